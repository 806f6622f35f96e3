"""Where the server listens, and by which addresses this machine can be reached."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
from collections.abc import Iterator

import ifaddr

from .settings import BadSettings, Settings

DEAF = 60_000
"""Milliseconds after which the system drops somebody who takes nothing of what is sent."""
ANYWHERE = ("198.51.100.1", 9)
"""An address that is nobody's: to find out which way leads outside. Nothing is sent there."""


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on the port, or on one of the next ones."""
    for number in range(port, port + tries):
        try:
            return _bound(host, number)
        except OverflowError:
            raise BadSettings("port", given=f"{port}") from None
        except socket.gaierror:
            raise BadSettings("no-address", host=host) from None
        except PermissionError:
            raise BadSettings("port-rights", number=f"{number}") from None
        except OSError as error:
            if number == port + tries - 1:
                id = "port-in-use" if error.errno == errno.EADDRINUSE else "port-unused"
                ports = {"number": f"{port}", "last": f"{number}", "other": f"{port + 1}"}
                raise BadSettings(f"{id}-all" if tries > 1 else id, host=host, **ports) from None
    raise AssertionError


def _bound(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Each connection inherits it. Else one that never reads would hold its buffers for ever.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
        listening.bind((host, port))
    except BaseException:
        listening.close()
        raise
    return listening


def written(host: str, port: int) -> str:
    """An address as it is typed."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def local_address(settings: Settings) -> str:
    """How a browser on this machine reaches the server."""
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(settings.host, settings.host)
    return written(host, settings.port)


def is_loopback(host: str) -> bool:
    """Whether it means this machine and no other can mean it: `localhost`, `127.0.0.1`, `::1`."""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host.lower() == "localhost"
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def home_addresses() -> list[str]:
    """This machine's addresses in networks that are not the internet, the likeliest first."""
    return [host for host in own_addresses() if not ipaddress.ip_address(host).is_global]


def own_addresses() -> list[str]:
    """All addresses by which other machines may reach this one: the one that leads outside first, then IPv4."""
    outside = _way_outside()
    return sorted(set(_of_adapters()), key=lambda host: (host != outside, ":" in host, _lonely(host), host))


def _of_adapters() -> Iterator[str]:
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            host = one.ip if isinstance(one.ip, str) else one.ip[0]
            address = ipaddress.ip_address(host)
            # A browser can't be told the adapter that a link-local address of IPv6 needs.
            if not (address.is_loopback or address.is_unspecified or address.is_multicast):
                if address.version == 4 or not address.is_link_local:
                    yield host


def _lonely(host: str) -> bool:
    """169.254.…: what machines on one cable give themselves."""
    return ipaddress.ip_address(host).is_link_local


def _way_outside() -> str:
    """The address that this machine would use to talk to the internet; empty where there is no way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
