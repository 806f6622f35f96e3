"""A process that thinks. It reads what there is to think about, thinks, answers, and ends with whoever started it.

It serves nobody else and opens nothing. It hears no signal to end: it ends as soon as the pipe is shut, however
the server came to its end, and even while it thinks.
"""

from __future__ import annotations

import gc
import os
import queue
import signal
import struct
import sys
import threading
from collections.abc import Sequence
from typing import BinaryIO

import msgspec

from hemicycle.bots import processes

from .freezing import Freeze, Frozen, freeze
from .glance import Glance, Seen, look
from .logs import failure
from .prospects import Figures, Past, figures
from .thoughts import Matter, Mind, Reply, failing, reflect

HEAD = struct.Struct("<I")
"""The length of a message stands before it."""
NICE = 5
"""People's own moves come first, where a core has to be shared."""
READY = b"ready"


class Order(msgspec.Struct):
    """What the server wants."""

    work: Matter | Past | Glance | Freeze
    forget: Sequence[int] = ()
    """Bots that are no more."""


ORDERS = msgspec.msgpack.Decoder(Order)


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    # What a bot prints must not come between the answers.
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        orders: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(sys.stdin.buffer, orders), daemon=True).start()
        gc.freeze()
        _say(answers, READY)
        _work(orders, answers)


def _work(orders: queue.SimpleQueue[bytes], answers: BinaryIO) -> None:
    minds: dict[int, Mind] = {}
    while True:
        order = ORDERS.decode(orders.get())
        for mind in order.forget:
            minds.pop(mind, None)
        _say(answers, msgspec.msgpack.encode(_done(order.work, minds)))


def _done(work: Matter | Past | Glance | Freeze, minds: dict[int, Mind]) -> Reply | Figures | Seen | Frozen:
    if isinstance(work, Glance):
        try:
            return look(work)
        except Exception as error:
            return Seen(failed=failure(error))
    if isinstance(work, Freeze):
        try:
            return freeze(work)
        except Exception as error:
            return Frozen(failed=failure(error))
    try:
        return figures(work) if isinstance(work, Past) else reflect(work, minds)
    except Exception as error:
        return failing(error)


def _read(source: BinaryIO, orders: queue.SimpleQueue[bytes]) -> None:
    while len(head := source.read(HEAD.size)) == HEAD.size:
        (size,) = HEAD.unpack(head)
        if len(order := source.read(size)) < size:
            break
        orders.put(order)
    _exit()


def _exit() -> None:
    """Whoever would be answered is gone, and programs that played are ended too."""
    processes.end_all()
    os._exit(0)


def _say(answers: BinaryIO, message: bytes) -> None:
    try:
        answers.write(HEAD.pack(len(message)) + message)
        answers.flush()
    except BrokenPipeError:
        _exit()
