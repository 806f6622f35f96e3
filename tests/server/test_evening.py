"""Two machines play an evening: the server on one, a friend on the other, and the link that is shown between them.

The machines are network namespaces, made without any rights where Linux allows it; elsewhere the test is skipped.
What one sees in the browser on such an evening is in `tests/browser/test_friends.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.one_database

ROOT = Path(__file__).parents[2]

EVENING = """
set -eu
ip link set lo up
unshare --net sh -c 'echo up; read wait' < leave > friend &
friend=$!
exec 9> leave
read up < friend
ip link add eth0 type veth peer name eth0 netns $friend
ip addr add 192.168.77.1/24 dev eth0
ip link set eth0 up
at_the_friends() { nsenter --net=/proc/$friend/ns/net "$@"; }
at_the_friends ip link set lo up
at_the_friends ip addr add 192.168.77.2/24 dev eth0
at_the_friends ip link set eth0 up

$PYTHON -u -m hemicycle $WORDS > terminal 2> log &
server=$!
trap 'kill $server $friend' EXIT
for wait in $(seq 300); do grep -q 'in your network\\|Only this' terminal && break; sleep 0.1; done
cat terminal
here=$(grep -o 'http://localhost[^ ]*' terminal)
there=$(grep -o 'http://192[^ ,]*' terminal)
table=$($PYTHON invite.py $here)
at_the_friends timeout 200 $PYTHON $BOT $there/t/$table &
guest=$!
timeout 200 $PYTHON $BOT $here/t/$table > host
wait $guest
echo "host: $(tail -1 host)"
"""

INVITE = """
import json, sys, urllib.request
def call(path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(sys.argv[1] + path, data, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "")
cookie = call("/api/me")[1].partition(";")[0]
call("/api/me", {"name": "Ada"}, Cookie=cookie)
seats = [{"kind": "open"}] * 2 + [{"kind": "bot", "level": "novice"}] * 2
new = {"game": "koalition", "seats": seats, "options": {"countries": 5}}
table = call("/api/tables", new, Cookie=cookie)[0]["table"]
print(table)
"""

MACHINES = ["unshare", "--user", "--map-root-user", "--net"]


def can_be_made() -> bool:
    """Whether this machine lets itself be two."""
    if not sys.platform.startswith("linux") or not all(shutil.which(one) for one in ("unshare", "nsenter", "ip")):
        return False
    tried = [*MACHINES, "sh", "-c", "ip link add one type veth peer name other"]
    return subprocess.run(tried, capture_output=True, timeout=30).returncode == 0


def test_two_machines_play_an_evening(tmp_path: Path) -> None:
    if not can_be_made():
        pytest.skip("no network namespaces can be made here")
    os.mkfifo(tmp_path / "leave")
    os.mkfifo(tmp_path / "friend")
    (tmp_path / "invite.py").write_text(INVITE)
    environment = {
        **os.environ,
        "PYTHON": sys.executable,
        "PYTHONPATH": str(ROOT / "src"),
        "BOT": str(ROOT / "examples" / "bot.py"),
        "WORDS": "serve --lan --port 8080 --bot-delay 0 --database sqlite:///games.db --log json",
        "LC_ALL": "C.UTF-8",
    }
    evening = subprocess.run(
        [*MACHINES, "sh", "-c", EVENING],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        stdin=subprocess.DEVNULL,
    )
    told = f"{evening.stdout}\n{evening.stderr}"
    assert evening.returncode == 0, told
    assert "Others in your network reach it at http://192.168.77.1:8080" in told
    assert len(re.findall(r"place [1-4] of 4, \d+ points", told)) == 2, told
