"""A real nginx in front of servers, with the file that we give to hosts (`deploy/nginx.conf`)."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

GIVEN = Path(__file__).parents[2] / "deploy" / "nginx.conf"
LOUD = (
    "NO NGINX HERE, so nobody has played through a real proxy: apt-get install --no-install-recommends nginx-light"
)


def program() -> str:
    """Where it is; a test that wants it is skipped where it is not, with a loud word."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(LOUD)
    return found


def around(site: str, folder: Path) -> str:
    """What stands around a site: a program of its own, which writes into this folder alone."""
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return "\n".join(
        [
            "user root;" if os.getuid() == 0 else "",
            f"pid {folder}/nginx.pid;",
            f"error_log {folder}/error.log warn;",
            "worker_processes 1;",
            "daemon off;",
            "events { worker_connections 512; }",
            "http {",
            "access_log off;",
            *(f"{name}_temp_path {folder}/{name};" for name in temporary),
            site,
            "}",
        ]
    )


HASH = "    hash $hemicycle_table consistent;\n"


def given(port: int, servers: Sequence[int], apart: bool = False) -> str:
    """Our file, with other addresses, and without the certificate; `apart`: to whoever has fewest lines."""
    text = GIVEN.read_text()
    assert HASH in text
    text = text.replace(HASH, "    least_conn;\n") if apart else text
    lines = [f"    server 127.0.0.1:{one} max_fails=1 fail_timeout=5s;" for one in servers]
    text, replaced = re.subn(r"(?:    server 127[^\n]*\n)+", "\n".join(lines) + "\n", text)
    assert replaced == 1
    assert "listen 443 ssl;" in text
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    return re.sub(r"^ *(?:ssl_certificate|server_name).*\n", "", text, flags=re.MULTILINE)


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def balancing(servers: Sequence[int], folder: Path, apart: bool = False) -> Iterator[int]:
    """An nginx before servers at these ports; its own port."""
    nginx, port = program(), free_port()
    folder.mkdir()
    file = folder / "nginx.conf"
    file.write_text(around(given(port, servers, apart), folder))
    # Its master passes on what ends it; the listening socket is there when the port answers.
    running = subprocess.Popen([nginx, "-p", str(folder), "-c", str(file), "-e", f"{folder}/error.log"])
    try:
        _wait(running, port, folder)
        yield port
    finally:
        running.terminate()
        running.wait(30)


def _wait(running: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    while running.poll() is None:
        with closing(socket.socket()) as asking:
            asking.settimeout(1)
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
    raise AssertionError((folder / "error.log").read_text())
