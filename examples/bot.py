"""A bot in some thirty lines, over the same protocol as the browser: it plays anything legal, at random.

    python examples/bot.py http://localhost:8080             a table of its own, against two bots
    python examples/bot.py http://localhost:8080/t/TABLE     a free seat at the table with this link

Python's own library and `websockets` are all it needs; docs/protocol.md explains what is said.
"""

# ruff: noqa: T201
# mypy: ignore-errors

import json
import random
import secrets
import sys
import time
import urllib.request

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
with connect(f"ws{server[4:]}/api/tables/{table}/socket", additional_headers=me, max_size=None) as socket:
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
            break
        if at["state"] == "gathering":
            free = next((one["seat"] for one in at["seats"] if one["kind"] == "open"), 0)
            wanted = [{"do": "ready"} if seat >= 0 else {"do": "sit", "seat": free}]
        for command in wanted:
            # Once; and again if somebody was faster, and we are asked anew after that.
            if (
                key := (command["do"], command.get("request"), command.get("seat"), known.get("moves"))
            ) not in tried:
                tried.add(key)
                socket.send(json.dumps({"id": secrets.token_hex(8), **command}))
