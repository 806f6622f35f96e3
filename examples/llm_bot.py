"""A language model as a bot: a program that asks any server which speaks the usual API (`/v1/chat/completions`).

    export OPENAI_BASE_URL=http://localhost:8000/v1 OPENAI_MODEL=some-model OPENAI_API_KEY=…
    hemicycle simulate koalition --players 3 --games 1 --deals all --bots "cmd:python llm_bot.py,novice,novice"

Python's own library is all it needs. docs/bots.md has the lines that it is told, and what it may answer. Where the
model can't be reached, or says nothing that means anything, that one choice is by lot, and a line on the standard
error tells of it.
"""

# ruff: noqa: T201

import json
import os
import random
import re
import sys
import urllib.request

BASE = os.environ.get("OPENAI_BASE_URL", "http://localhost:8000/v1").rstrip("/")
MODEL = os.environ.get("OPENAI_MODEL", "default")
KEY = os.environ.get("OPENAI_API_KEY", "")
SECONDS = float(os.environ.get("HEMICYCLE_BOT_SECONDS", "30"))
TRIES = 2
REMEMBERED = 40  # sentences of what happened
SYSTEM = """You play {game}, a board game of power and bargaining, as {name} against {others}. You want to win.
Nobody is bound by a promise, but everybody remembers who keeps theirs. Think briefly. The last line of your answer
is what you are asked for, and nothing else."""


def complete(system, prompt, seed):
    """What the model says."""
    messages = [{"role": "system", "content": system}, {"role": "user", "content": prompt}]
    body = json.dumps({"model": MODEL, "messages": messages, "seed": seed}).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {KEY}"} if KEY else {})
    request = urllib.request.Request(f"{BASE}/chat/completions", body, headers)
    with urllib.request.urlopen(request, timeout=SECONDS / (TRIES + 1)) as answer:
        return json.load(answer)["choices"][0]["message"]["content"] or ""


def asked(system, prompt, seed, read):
    """What the model means; nothing, where it does not answer or means nothing, and was told so once."""
    for _ in range(TRIES):
        try:
            said = complete(system, prompt, seed)
        except (OSError, ValueError, LookupError, TypeError) as error:
            print(f"the model does not answer: {type(error).__name__} {error}", file=sys.stderr)
            continue
        last = (said.strip().splitlines() or [""])[-1]
        if (meant := read(last)) is not None:
            return meant
        print(f"the model says {last[:80]!r}", file=sys.stderr)
        prompt += f"\n\nYou answered {last[:80]!r}, which is not what was asked for."
    return None


def number(most):
    """Reads a number up to this one, the last in a line."""

    def read(line):
        found = [int(one) for one in re.findall(r"\d{1,6}", line)]
        return found[-1] if found and 0 < found[-1] <= most else None

    return read


def numbers(most):
    """Reads the numbers of some promises; 0: none."""

    def read(line):
        found = [int(one) for one in re.findall(r"\d{1,6}", line)]
        return [one for one in found if one] if found and max(found) <= most and len(found) <= 6 else None

    return read


def listed(things):
    return "\n".join(f"{one['number']}. {one['said']}" for one in things)


def told_so_far(told, news):
    """What stands above every question."""
    parts = ["\n".join(told.get("table", [])), "Lately:\n" + "\n".join(news[-REMEMBERED:])]
    if told["promises"]:
        parts.append("Still to be kept:\n" + "\n".join(one["said"] for one in told["promises"]))
    return "\n\n".join(parts)


def choose(system, told, news):
    prompt = f"{told_so_far(told, news)}\n\n{told['said']}\n{told['help']}\n{listed(told['options'])}"
    most = len(told["options"])
    if told["optional"]:
        meant = asked(
            system, f"{prompt}\n\nThe number of what you do, or 0 to let it be.", told["seed"], numbers(most)
        )
        return meant[0] if meant else None
    meant = asked(system, f"{prompt}\n\nThe number of your choice.", told["seed"], number(most))
    return meant or random.Random(told["seed"]).randint(1, most)


def yes_or_no(line):
    words = re.findall(r"[a-z]+", line.lower())
    return {"yes": True, "no": False}.get(words[-1] if words else "")


def consider(system, told, news, names):
    deal = told["deal"]
    terms = "\n".join(one["said"] for one in deal["terms"])
    prompt = f"{told_so_far(told, news)}\n\n{names[deal['by']]} offers you a deal:\n{terms}"
    meant = asked(system, f"{prompt}\n\nDo you accept? Yes or no.", told["seed"], yes_or_no)
    return "accept" if meant else "refuse"


def offer(system, told, news):
    if told["seed"] % 4:  # now and then: each of these is a question more to the model
        return None
    prompt = f"{told_so_far(told, news)}\n\nWhat you and others could promise each other:\n{listed(told['terms'])}"
    prompt += (
        "\n\nThe numbers of the promises that make a deal you want to offer, at least one of them yours; or 0."
    )
    meant = asked(system, prompt, told["seed"], numbers(len(told["terms"])))
    return {"terms": meant} if meant else None


def main():
    system, news, names, seat = "", [], [], 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "game":
            names, seat, news = told["players"], told["seat"], []
            others = ", ".join(name for at, name in enumerate(names) if at != seat)
            system = SYSTEM.format(game=told["game"], name=names[seat], others=others)
            answer = {"words": "en", "view": False, "deals": True}
        else:
            news += [one["said"] for one in told["news"]]
            if told["type"] == "ask":
                answer = choose(system, told, news)
            elif told["type"] == "consider":
                answer = consider(system, told, news, names)
            else:
                answer = offer(system, told, news)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
