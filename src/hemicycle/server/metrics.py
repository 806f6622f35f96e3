"""What can be counted and timed, for Prometheus. No label names a person, a table or an address."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

connections = Gauge("hemicycle_connections", "Sockets that are open", registry=REGISTRY)
connections_cut = Counter("hemicycle_connections_cut", "Sockets cut off, by reason", ["reason"], registry=REGISTRY)
lines = Gauge("hemicycle_lines", "Lines that are open, whatever they are for", registry=REGISTRY)
lines_cut = Counter("hemicycle_lines_cut", "Lines cut off at the door, by reason", ["reason"], registry=REGISTRY)
"""`reason`: full, address, silent, head-size, head-time, body-size, body-time, answer-time, unread, pipelined."""
tables_loaded = Gauge("hemicycle_tables_loaded", "Tables in memory", registry=REGISTRY)
moves = Counter("hemicycle_moves", "Decisions taken, by who took them", ["kind"], registry=REGISTRY)
"""`kind`: person, bot or clock."""
commands = Counter("hemicycle_commands", "Commands carried out, by kind", ["kind"], registry=REGISTRY)
command_seconds = Histogram(
    "hemicycle_command_seconds",
    "From a command's arrival until it is stored and told",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
refused = Counter("hemicycle_refused", "What was refused, by code", ["code"], registry=REGISTRY)
commit_seconds = Histogram(
    "hemicycle_commit_seconds",
    "A transaction, from its begin until it is on the disk",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
commit_group = Histogram(
    "hemicycle_commit_group",
    "Writes in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
writes_waiting = Gauge(
    "hemicycle_writes_waiting", "Writes that the database has not begun with yet", registry=REGISTRY
)
database_up = Gauge("hemicycle_database_up", "Whether the database answers: 1, or 0", registry=REGISTRY)
database_away = Counter(
    "hemicycle_database_away", "What was refused since the database was away", registry=REGISTRY
)
database_connects = Counter(
    "hemicycle_database_connects",
    "Connections opened to PostgreSQL: after the first, lines were cut",
    registry=REGISTRY,
)
processes = Gauge("hemicycle_processes", "Processes that live on this database", registry=REGISTRY)
tables_kept = Gauge(
    "hemicycle_tables_kept",
    "Tables in memory that this process keeps: it moves bots and clocks",
    registry=REGISTRY,
)
thoughts_waiting = Gauge(
    "hemicycle_thoughts_waiting", "Bots' thoughts that no process has taken up yet", registry=REGISTRY
)
thought_seconds = Histogram(
    "hemicycle_thought_seconds",
    "What a bot takes for a thought, by where it thinks",
    ["where"],
    buckets=(0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
"""`where`: thread or process."""
thinkers = Gauge("hemicycle_thinkers", "Processes that think for bots", registry=REGISTRY)
thinkers_replaced = Counter(
    "hemicycle_thinkers_replaced", "Processes that did not come back from a thought", ["why"], registry=REGISTRY
)
"""`why`: died or hung."""
notices = Counter("hemicycle_notices", "Notices, by way and outcome", ["way", "outcome"], registry=REGISTRY)


@cache
def _child(counter: Counter, label: str) -> Counter:
    return counter.labels(label)


def counted(counter: Counter, label: str) -> None:
    """One more: where that is done at every move. To find the label costs more than to count."""
    _child(counter, label).inc()


def text() -> bytes:
    """All of it, as Prometheus reads it."""
    from prometheus_client import generate_latest

    return generate_latest(REGISTRY)
