"""Several processes behind one port: a parent that serves nobody, and starts anew whoever of them dies.

The parent binds the port and forks; all accept on the same socket, and whoever is free takes the next line. It has
no loop and no threads, so that a child that is forked later begins as clean as the first.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TypeAlias

from . import logs
from .logs import log
from .settings import BadSettings

LONG = 10.0
"""Seconds after which a process has come far: one that dies sooner is started again after a pause."""
LONGEST_PAUSE = 10.0
AGAIN = 1.0
"""Seconds after which who is to end is told so again: one that only begins does not hear it."""
STOP = (signal.SIGTERM, signal.SIGINT)

Work: TypeAlias = Callable[[Callable[[], None]], None]
"""What each of them does; it is given what is to be called when it serves."""


class Workers:
    """The parent of so many processes that do the same work."""

    def __init__(self, number: int, work: Work, ready: Callable[[], None]):
        self.work = work
        self.ready = ready
        """Called in the parent, when the first of them serves."""
        self.alive: dict[int, int] = {}
        """By process: which worker it is."""
        self.began: dict[int, float] = {}
        self.due = dict.fromkeys(range(1, number + 1), 0.0)
        """By worker: when it is to be started."""
        self.pauses = dict.fromkeys(self.due, 0.0)
        self.stopping = False
        # Nobody writes into it. When the parent is gone, however it went, it is at its end.
        self.parent, self._parent = os.pipe()
        self.woken, self._wake = os.pipe()
        # By which each says that it serves.
        self.told, self.tell = os.pipe()
        self.serving = False

    def run(self) -> None:
        """Until it is told to stop, and all have ended."""
        gc.freeze()
        for end in (self.woken, self._wake):
            os.set_blocking(end, False)
        before = {number: signal.signal(number, self._stop) for number in STOP}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        try:
            while self.alive or not self.stopping:
                self._start_due()
                self._wait()
                self._bury()
                if self.stopping:
                    self._tell_to_end()
        finally:
            signal.set_wakeup_fd(-1)
            for number, handler in before.items():
                signal.signal(number, handler)
            for end in (self.parent, self._parent, self.woken, self._wake, self.told, self.tell):
                os.close(end)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        """Hand it on: each finishes what it does."""
        self.stopping = True
        self._tell_to_end()

    def _tell_to_end(self) -> None:
        for process in list(self.alive):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)

    def _wait(self) -> None:
        """Until one has died, or serves, or is to be started, or all are to end."""
        now = time.monotonic()
        wait = None if not self.due else max(0.0, min(self.due.values()) - now)
        if self.stopping:
            wait = AGAIN
        ready, _, _ = select.select([self.woken, self.told], [], [], wait)
        if self.woken in ready:
            with suppress(BlockingIOError):
                os.read(self.woken, 4096)
        if self.told in ready:
            os.read(self.told, 4096)
            if not self.serving:
                self.serving = True
                self.ready()

    def _bury(self) -> None:
        while self.alive:
            process, status = os.waitpid(-1, os.WNOHANG)
            if not process:
                return
            worker, lived = self.alive.pop(process), time.monotonic() - self.began.pop(process)
            if self.stopping:
                continue
            how = os.waitstatus_to_exitcode(status)
            log.error("worker-died", worker=worker, process=process, status=how, lived=round(lived))
            pause = 0.0 if lived > LONG else min(LONGEST_PAUSE, 2 * self.pauses[worker] + 0.5)
            self.pauses[worker], self.due[worker] = pause, time.monotonic() + pause

    def _start_due(self) -> None:
        for worker, when in list(self.due.items()):
            if when <= time.monotonic() and not self.stopping:
                del self.due[worker]
                self._start(worker)

    def _start(self, worker: int) -> None:
        # Else it might be told to stop before it can hear that.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
        if (process := os.fork()) == 0:
            self._live(worker)
        self.alive[process], self.began[process] = worker, time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)

    # In the child

    def _live(self, worker: int) -> None:
        """Work, and end."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in (*STOP, signal.SIGCHLD):
                signal.signal(number, signal.SIG_DFL)
            # Ctrl-C reaches a whole group: here it is the parent who says when to end.
            os.setpgid(0, 0)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)
            os.close(self._parent)
            threading.Thread(target=self._end_with_parent, daemon=True).start()
            logs.ABOUT["worker"] = worker
            self.work(self._say)
            code = 0
        except BadSettings as error:
            log.error("worker-not-started", said=str(error))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _say(self) -> None:
        os.write(self.tell, b".")

    def _end_with_parent(self) -> None:
        os.read(self.parent, 1)
        while True:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(AGAIN)
