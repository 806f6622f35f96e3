"""What we give to hosts in `deploy/` is what the programs that read it take, and names only what there is."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import click
import pytest

from hemicycle.cli import main

from .server.nginx import GIVEN, around, program

DEPLOY = Path(__file__).parents[1] / "deploy"
UNITS = [one.name for one in sorted(DEPLOY.iterdir()) if one.suffix in (".service", ".timer")]
PROGRAM = "/opt/hemicycle/bin/hemicycle"


def typed(words: list[str]) -> None:
    """A command with options that there are; nothing is done."""
    command = main.commands[words[0]]
    command.make_context(words[0], words[1:], parent=click.Context(main), resilient_parsing=False)


def unit(name: str) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(strict=False, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read_string((DEPLOY / name).read_text())
    return parsed


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_a_service_starts_a_command_that_there_is(name: str) -> None:
    words = shlex.split(unit(name)["Service"]["ExecStart"].replace("%i", "8081"))
    assert words[0] == PROGRAM
    typed(words[1:])


def test_the_services_differ_in_little() -> None:
    one, many = unit("hemicycle.service")["Service"], unit("hemicycle@.service")["Service"]
    assert {key for key in one if one[key] != many.get(key)} == {"ExecStart", "EnvironmentFile", "Restart"}
    assert set(many) == set(one)


@pytest.mark.parametrize("name", UNITS)
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("NO SYSTEMD HERE, so no unit was verified")
    here = tmp_path / "hemicycle"
    here.write_text("#!/bin/sh\n")
    here.chmod(0o755)
    for unit in UNITS:  # a timer wants its service
        text = (DEPLOY / unit).read_text().replace(PROGRAM, f"{here}")
        (tmp_path / unit).write_text(text)
    asked = tmp_path / name.replace("@", "@8081")
    if "@" in name:
        asked.symlink_to(tmp_path / name)
    done = subprocess.run(
        [analyze, "verify", "--man=no", "--recursive-errors=no", asked], capture_output=True, text=True
    )
    told = [line for line in (done.stdout + done.stderr).splitlines() if "hemicycle" in line]
    assert not told
    assert done.returncode == 0, done.stderr


def test_nginx_takes_its_file_as_it_is(tmp_path: Path) -> None:
    nginx = program()
    key, certificate = _certificate(tmp_path)
    folder = "/etc/letsencrypt/live/play.example.org"
    site = GIVEN.read_text()
    assert site.count(folder) == 2
    site = site.replace(f"{folder}/fullchain.pem", f"{certificate}").replace(f"{folder}/privkey.pem", f"{key}")
    file = tmp_path / "nginx.conf"
    file.write_text(around(site.replace("listen 443", "listen 127.0.0.1:8443"), tmp_path))
    command = [nginx, "-t", "-p", f"{tmp_path}", "-c", f"{file}", "-e", f"{tmp_path}/error.log"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr


def _certificate(folder: Path) -> tuple[Path, Path]:
    """Of nobody, for a day."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "play.example.org")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now).not_valid_after(now + timedelta(days=1))
    signed = made.sign(key, hashes.SHA256())
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "key.pem").write_bytes(private)
    (folder / "certificate.pem").write_bytes(signed.public_bytes(pem))
    return folder / "key.pem", folder / "certificate.pem"


def test_the_container_starts_a_command_that_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    words = {
        name: json.loads(said) for name, said in re.findall(r"^(ENTRYPOINT|CMD) (\[.*\])$", text, re.MULTILINE)
    }
    assert words["ENTRYPOINT"] == [PROGRAM]
    typed(words["CMD"])
    assert "UNTRIED" in text.splitlines()[0]
    for file in re.findall(r"-r (\S+)", text):
        assert (DEPLOY.parent / file).is_file()


def test_caddy_and_nginx_lead_where_the_services_listen() -> None:
    caddy, nginx = (DEPLOY / "Caddyfile").read_text(), GIVEN.read_text()
    assert caddy.count("{") == caddy.count("}")
    one = shlex.split(unit("hemicycle.service")["Service"]["ExecStart"])
    assert f"127.0.0.1:{one[one.index('--port') + 1]}" in caddy
    comment = (DEPLOY / "hemicycle@.service").read_text()
    for port in ("8081", "8082", "8083"):
        assert f"hemicycle@{port}" in comment
        assert f"127.0.0.1:{port}" in caddy
        assert f"server 127.0.0.1:{port}" in nginx


def test_what_stands_in_the_environment_is_in_the_docs() -> None:
    docs = (DEPLOY.parent / "docs" / "hosting.md").read_text()
    for name in re.findall(r"^#?(HEMICYCLE_\w+)=", (DEPLOY / "hemicycle.env").read_text(), re.MULTILINE):
        assert f"`{name}`" in docs
