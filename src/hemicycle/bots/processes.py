"""Programs that play, as processes: started, asked and answered in lines, ended.

One plays a seat of a game at a time. When its bot is gone it waits for the next one, so that a program is started
once for each seat that it plays in a process of ours, and not for each game. It is in a group of its own, which is
ended as a whole: Ctrl-C is heard by us alone, and whatever a script has started goes with it. Where we are ended
without a word its input ends, and so does every program that reads it.
"""

from __future__ import annotations

import os
import re
import select
import shlex
import shutil
import subprocess
import sys
import threading
import time
from contextlib import suppress
from itertools import pairwise
from multiprocessing.util import Finalize
from pathlib import Path
from signal import Signals

from hemicycle.engine.rules import bad_setup
from hemicycle.engine.words import Message, Sentence

MARK = "cmd:"
"""With it begins the name of a bot that is a program."""
PATIENCE = 30.0
"""Seconds in which a program must answer, and in which it must have started, unless somebody says otherwise."""
ASKED_FOR_BY = "HEMICYCLE_BOT_SECONDS"
"""Which variable of the environment says otherwise."""
LONGEST = 64 * 1024
"""Bytes in an answer."""
QUOTED = 80
"""Letters that are quoted of what a program says."""
MANY = 64 * 1024
"""Bytes that are read at a time."""
LAST_MOMENT = 1.0
"""Seconds for a program that ends by itself."""
LOOK = os.WEXITED | os.WNOHANG | os.WNOWAIT if os.name == "posix" else 0


def words_of(name: str) -> tuple[str, ...]:
    """The words of `cmd:python my_bot.py`; none, where they can't be told apart."""
    try:
        return tuple(shlex.split(name.removeprefix(MARK), posix=os.name == "posix"))
    except ValueError:
        return ()


def split(name: str) -> tuple[str, ...]:
    """The same, of a program that is there, and what it is given; no shell reads them."""
    words = words_of(name)
    if not words or "\0" in name:
        raise bad_setup("program-words", name=f"{name:.60}")
    if shutil.which(words[0]) is None:
        raise bad_setup("program-none", program=f"{words[0]:.60}", name=f"{name:.60}")
    return words


def called(words: tuple[str, ...]) -> str:
    """What a program is called: by the first file or module that it is given, else by its own name."""
    files = [word for word in words[1:] if re.fullmatch(r"\.[a-z]\w*", Path(word).suffix) or Path(word).is_file()]
    modules = [word for before, word in pairwise(words) if before == "-m"]
    word = next((word for word in (*modules, *files) if not word.startswith("-")), words[0])
    return re.sub(r"[^\w-]+", "_", Path(word).stem)


class ProgramFailed(Sentence):
    """A program that plays did not do what a bot must. It has been ended."""


def failed(id: str, **params: object) -> ProgramFailed:
    """`raise failed("slow", line=…, seconds=…)`"""
    return ProgramFailed(Message(f"program-{id}", params))


def quoted(said: bytes) -> str:
    """The beginning of what a program said, as it can be shown."""
    text = said[: 4 * QUOTED].decode("utf-8", "replace")
    shown = "".join([letter if letter.isprintable() else " " for letter in text]).strip()
    return f"{shown[:QUOTED]}…" if len(shown) > QUOTED else shown


def patience() -> float:
    """Seconds in which a program must answer."""
    given = os.environ.get(ASKED_FOR_BY, "")
    try:
        seconds = float(given) if given else PATIENCE
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86400:
        raise bad_setup("program-seconds", name=ASKED_FOR_BY, given=f"{given:.40}")
    return seconds


class Process:
    """A program that runs."""

    def __init__(self, words: tuple[str, ...]):
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise failed("not-started", error=error.strerror or type(error).__name__) from None
        self.words = words
        self.lines = 0
        """How many it has been told."""
        self.owes = False
        """Whether it has been asked, and has not answered."""
        self.ended = False
        self.last = b""
        """What it last said on its standard error."""
        self._heard = b""
        self._end = threading.Lock()
        self._late = False
        self._listens = threading.Thread(target=self._listen, daemon=True)
        self._listens.start()
        ALL.add(self)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer to a line. Whoever gives none in this time, or more than one, is ended."""
        if self._has_more():
            said = self._heard or os.read(self._out, MANY)
            if said:
                self.end()
                raise failed("more", line=self.lines + 1, said=quoted(said))
        self.owes = True
        self.lines += 1
        timer = threading.Timer(seconds, self._out_of_time)
        timer.daemon = True
        timer.start()
        try:
            self._write(line + b"\n")
            answer = self._read()
        except (OSError, EOFError):
            raise self._broken(seconds) from None
        finally:
            timer.cancel()
        self.owes = False
        return answer

    def end(self) -> None:
        """End it, whatever it does, and all that it has started."""
        self._kill()
        ALL.discard(self)
        process = self.process
        process.wait()
        self._listens.join(1.0)
        for pipe in (process.stdin, process.stdout, process.stderr):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()

    # Lines

    @property
    def _out(self) -> int:
        assert self.process.stdout is not None
        return self.process.stdout.fileno()

    def _write(self, line: bytes) -> None:
        assert self.process.stdin is not None
        left = memoryview(line)
        while left:
            left = left[os.write(self.process.stdin.fileno(), left) :]

    def _read(self) -> bytes:
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                self.end()
                raise failed("long", line=self.lines, most=LONGEST)
            if not (more := os.read(self._out, MANY)):
                raise EOFError
            self._heard += more
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _has_more(self) -> bool:
        """Whether it has said something that nobody asked for, as far as that can be seen without waiting."""
        if self._heard or os.name != "posix":
            return bool(self._heard)
        return bool(select.select([self._out], [], [], 0)[0])

    def _listen(self) -> None:
        """Pass on what it says on its standard error, and keep the last of it for whoever wants to know."""
        assert self.process.stderr is not None
        name = called(self.words)
        rest = b""
        with suppress(OSError, ValueError):
            while more := os.read(self.process.stderr.fileno(), MANY):
                *lines, rest = (rest + more).split(b"\n")
                if len(rest) > LONGEST:
                    lines, rest = [*lines, rest], b""
                for line in lines:
                    self._pass_on(name, line)
            if rest:
                self._pass_on(name, rest)

    def _pass_on(self, name: str, line: bytes) -> None:
        if line.strip():
            self.last = line
        with suppress(OSError, ValueError):
            sys.stderr.write(f"{name}: {line.decode('utf-8', 'replace')}\n")
            sys.stderr.flush()

    # Ends

    def _out_of_time(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        """The process is there until somebody waits for it, so that its number is nobody else's."""
        with self._end:
            if self.ended:
                return
            self.ended = True
            with suppress(ProcessLookupError, PermissionError):
                if os.name == "posix":
                    os.killpg(self.process.pid, Signals.SIGKILL)
                else:
                    self.process.kill()

    def _broken(self, seconds: float) -> ProgramFailed:
        """Why it did not answer."""
        if self._late:
            self.end()
            return failed("slow", line=self.lines, seconds=f"{seconds:g}")
        self._may_end()
        self.end()
        known = {"line": self.lines, "status": f"{self.process.returncode}"}
        if self.last:
            return failed("died-saying", said=quoted(self.last), **known)
        return failed("died", **known)

    def _may_end(self) -> None:
        """It has shut its mouth, so it is about to end: it has a moment to do so with a status of its own.

        It is only looked at, for as soon as it is waited for, its number may be another's.
        """
        until = time.monotonic() + LAST_MOMENT
        while time.monotonic() < until and not self.ended:
            if os.name != "posix" or os.waitid(os.P_PID, self.process.pid, LOOK) is not None:
                return
            time.sleep(0.005)


ALL: set[Process] = set()
"""Those that have not been ended."""
IDLE: dict[tuple[str, ...], list[Process]] = {}
"""Those whose game is over, by what was typed."""
TIDY: list[object] = []
"""What ends them all, as this process ends."""


def start(words: tuple[str, ...]) -> Process:
    """A new one."""
    if not TIDY:
        TIDY.append(Finalize(None, end_all, exitpriority=1))
    return Process(words)


def waiting(words: tuple[str, ...]) -> Process | None:
    """One whose game is over."""
    idle = IDLE.get(words)
    return idle.pop() if idle else None


def give_back(process: Process) -> None:
    """Its game is over. Whoever owes an answer would give it in the next one."""
    if process.owes or process.ended:
        process.end()
    else:
        IDLE.setdefault(process.words, []).append(process)


def end_all() -> None:
    """Nobody plays any more."""
    for process in list(ALL):
        process.end()
    IDLE.clear()


def _in_a_fork() -> None:
    """What another process has started is not ours."""
    ALL.clear()
    IDLE.clear()
    TIDY.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_a_fork)
