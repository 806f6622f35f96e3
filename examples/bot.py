"""A bot in some forty lines, over the same protocol as the browser: it plays anything legal, at random.

    python examples/bot.py http://localhost:8080             a table of its own, against two bots
    python examples/bot.py http://localhost:8080/t/TABLE     a free seat at the table with this link

Python's own library and `websockets` are all it needs; docs/protocol.md explains what is said.
"""

# ruff: noqa: T201
# mypy: ignore-errors

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def call(path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "")


server, _, table = sys.argv[1].rstrip("/").partition("/t/")
cookie = call("/api/me")[1].partition(";")[0]  # the first visit makes somebody of us
call("/api/me", {"name": "Thirty Lines"}, Cookie=cookie)
me = {"Authorization": "Bearer " + call("/api/me/token", {}, Cookie=cookie)[0]["token"]}
if not table:
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "novice"}] * 2
    new = {"game": "koalition", "seats": seats, "options": {"countries": 5}}
    table = call("/api/tables", new, **me)[0]["table"]
print(f"{server}/t/{table}", flush=True)

known, tried, rng = {}, set(), random.Random()
word = secrets.token_hex(16)  # ours in the deal: sealed before anybody opens theirs


def play(socket):
    for frame in map(json.loads, socket):
        known.update(frame)  # what is missing has not changed
        if frame.get("code") == "too-fast":
            time.sleep(2)
            tried.clear()
        at, seat = known["table"], known["you"].get("seat", -1)
        asked = [one for one in known.get("asked") or [] if not one.get("optional") and "answered" not in one]
        chosen = [(one["id"], rng.choice(one["options"])["action"]) for one in asked]
        wanted = [{"do": "act", "request": id, "actions": [action]} for id, action in chosen]
        if at["state"] == "over":
            print(f"place {at['places'][seat]} of {len(at['places'])}, {at['points'][seat]} points", flush=True)
            return True
        if at["state"] == "gathering":
            free = next((one["seat"] for one in at["seats"] if one["kind"] == "open"), 0)
            seal = hashlib.sha256(f"word/{at['commitment']}/{seat}/{word}".encode()).hexdigest()
            ready = {"do": "open", "word": word} if known.get("sealed") else {"do": "ready", "seal": seal}
            wanted = [ready if seat >= 0 else {"do": "sit", "seat": free}]
        for command in wanted:
            # Once; and again if somebody was faster, and we are asked anew after that.
            if (
                key := (command["do"], command.get("request"), command.get("seat"), known.get("moves"))
            ) not in tried:
                tried.add(key)
                socket.send(json.dumps({"id": secrets.token_hex(8), **command}))


over, wait = False, 1
while not over:
    try:
        # A line that dies without a word is noticed, for it is pinged; on the next we are told everything anew.
        with connect(
            f"ws{server[4:]}/api/tables/{table}/socket",
            additional_headers=me,
            max_size=None,
            ping_interval=5,
            ping_timeout=5,
        ) as socket:
            tried.clear()
            wait = 1
            over = play(socket)
    except (OSError, WebSocketException) as lost:
        closed, denied = getattr(lost, "rcvd", None), getattr(lost, "response", None)
        if (closed and closed.code in (1008, 1009)) or (denied and denied.status_code in (403, 404)):
            raise  # there is no use in coming again
        print(f"the line is lost: {lost}", file=sys.stderr)
    if not over:
        time.sleep(wait)
        wait = min(2 * wait, 15)
