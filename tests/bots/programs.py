"""Programs that play, for the tests: good ones, and one for each way in which a program can fail."""

from __future__ import annotations

import sys
from pathlib import Path

GOOD = """
import json, random, sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        answer = WISHES
    elif told["type"] == "ask":
        answer = ASK(told)
    elif told["type"] == "consider":
        answer = CONSIDER(told)
    else:
        answer = OFFER(told)
    print(json.dumps(answer), flush=True)
"""
FIRST = "lambda told: 1"
BY_LOT = "lambda told: random.Random(told['seed']).randint(1, len(told['options']))"
REFUSES = "lambda told: 'refuse'"
NOTHING = "lambda told: None"

HEARS = "import sys, time\nhear = sys.stdin.readline\nsay = lambda words: print(words, flush=True)\n"
BAD = {
    "dies": "hear(); sys.exit('no idea')",
    "never-begins": "sys.exit(3)",
    "hangs": "hear(); time.sleep(600)",
    "hears-nothing": "time.sleep(600)",
    "no-json": "hear(); say('hello'); hear()",
    "no-wish": "hear(); say('[1]'); hear()",
    "no-language": """hear(); say('{"words":"tlh"}'); hear()""",
    "no-option": "hear(); say('{}'); hear(); say(999); hear()",
    "no-answer": "hear(); say('{}'); hear(); say('true'); hear()",
    "twice": "hear(); say('{}\\n1'); hear()",
    "floods": "hear()\nwhile True: sys.stdout.write('x' * 1000)",
    "deep": "hear(); say('[' * 50000); hear()",
}
"""What a program does that is none of ours to forgive."""


def program(folder: Path, name: str, *, wishes: str = "{}", ask: str = FIRST, **more: str) -> str:
    """A program that answers so, as it is named on the command line."""
    text = GOOD.replace("WISHES", wishes).replace("ASK", f"({ask})")
    text = text.replace("CONSIDER", f"({more.get('consider', REFUSES)})")
    return written(folder, name, text.replace("OFFER", f"({more.get('offer', NOTHING)})"))


def bad(folder: Path, name: str) -> str:
    return written(folder, name, f"{HEARS}{BAD[name]}\n")


def written(folder: Path, name: str, text: str) -> str:
    (folder / f"{name}.py").write_text(text, "utf-8")
    return f"cmd:{sys.executable} '{folder / name}.py'"


def running(folder: Path) -> list[int]:
    """The processes that run a file of this folder; those that have ended and are not buried yet do not count."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_bytes().split(b"\0")
            dead = (path / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
        except OSError:
            continue
        if not dead and any(word.startswith(f"{folder}/".encode()) for word in words):
            found.append(int(path.name))
    return found
