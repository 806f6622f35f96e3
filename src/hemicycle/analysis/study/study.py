"""All that is found in the games of one table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from hemicycle.analysis.rows.game import GameRow
from hemicycle.engine.rules import Rules, bad_setup

from .often import Counts, Kinds, Often, rules_of
from .promises import Promised, Promises
from .shares import Lengths, Shares, Standing, lengths
from .voting import Groups, Network, Power, Together, Voting
from .winning import Lift, Winning


class Study(NamedTuple):
    """What the games of a file tell."""

    game: str
    edition: str
    table: dict[str, Any]
    """The table in words, as records have it."""
    players: int
    options: dict[str, Any]
    deals: tuple[str, ...]
    seeds: tuple[int, ...]
    games: int
    shuffles: int
    decisions: int
    violations: int
    seats: tuple[Standing, ...]
    bots: dict[str, Standing]
    lengths: Lengths
    endings: dict[str, int]
    actions: tuple[Often, ...]
    things: dict[str, tuple[Often, ...]]
    """By the field in which they are named."""
    rules: tuple[Often, ...]
    winning: tuple[Lift, ...]
    promises: Promised
    power: Power
    governments: float
    """In a game, in the mean."""
    together: Literal["governments", "majorities"]
    """Who governs with whom; or, where nobody shares a government, who was in majorities with whom."""
    seats_together: Network | None
    bots_together: Network | None
    """Where everybody at the table is another bot."""
    parties_together: Network | None


def study(rules: Rules, rows: Iterable[GameRow], path: str) -> Study:
    """Count the games of a file, all of one table."""
    counting: Counting | None = None
    for row in rows:
        if row.game != rules.name:
            raise bad_setup("rows-game", path=path, game=row.game, wanted=rules.name)
        if counting is None:
            counting = Counting(rules, row)
        elif counting.table_of(row) != counting.table_of(counting.first):
            raise bad_setup("rows-tables", path=path)
        counting.add(row)
    if counting is None:
        raise bad_setup("rows-none", path=path)
    return counting.result()


class Counting:
    """Takes up games one by one."""

    def __init__(self, rules: Rules, first: GameRow):
        self.first = first
        self.games = self.violations = 0
        self.shuffles: set[Hashable] = set()
        self.seeds: set[int] = set()
        self.deals: set[str] = set()
        self.shares = Shares()
        self.decisions: list[int] = []
        self.rounds: list[int] = []
        self.endings: Counter[str] = Counter()
        self.kinds = Kinds(rules)
        self.actions, self.rules = Counts(), Counts()
        self.things: defaultdict[str, Counts] = defaultdict(Counts)
        self.winning = Winning(self.kinds)
        self.promises = Promises()
        self.voting = Voting()
        self.governments, self.majorities, self.parties_together = Groups(), Groups(), Together()

    @staticmethod
    def table_of(row: GameRow) -> tuple[str, int]:
        return row.table, row.version

    def add(self, row: GameRow) -> None:
        shuffle = (row.seed, row.shuffle)
        self.games += 1
        self.violations += bool(row.violations)
        self.shuffles.add(shuffle)
        self.seeds.add(row.seed)
        self.deals.add(row.deals)
        self.shares.add(row, shuffle)
        self.decisions.append(row.decisions)
        if row.rounds is not None:
            self.rounds.append(row.rounds)
        self.endings[row.ending] += 1
        self.actions.add(self.kinds.actions_of(row))
        self.rules.add(rules_of(row))
        found = self.kinds.things_of(row)
        for field in {field for (field, _), _ in found}:
            self.things[field].add([(key, number) for key, number in found if key[0] == field])
        self.winning.add(row, shuffle)
        self.promises.add(row, shuffle)
        self.voting.add(row, shuffle)
        for one in row.governments:
            self.governments.add(row, one.members)
        for vote in row.votes:
            if vote.governs:
                self.majorities.add(row, vote.governs)
            if vote.parties:
                self.parties_together.add(vote.parties)

    def result(self) -> Study:
        first, shares = self.first, self.shares
        bots = list(dict.fromkeys(first.bots)) + sorted(shares.bots - set(first.bots))
        seats = [f"{seat}" for seat in range(first.players)]
        together = self.governments if self.governments.seats.pairs else self.majorities
        parties = sorted(self.parties_together.times, key=lambda one: (-self.parties_together.times[one], one))
        return Study(
            game=first.game,
            edition=first.edition,
            table=msgspec.json.decode(first.table),
            players=first.players,
            options=msgspec.json.decode(first.options),
            deals=tuple(sorted(self.deals)),
            seeds=tuple(sorted(self.seeds)),
            games=self.games,
            shuffles=len(self.shuffles),
            decisions=sum(self.decisions),
            violations=self.violations,
            seats=tuple([shares.of(seat) for seat in range(first.players)]),
            bots={bot: shares.of(bot) for bot in bots},
            lengths=lengths(self.decisions, self.rounds),
            endings=dict(self.endings.most_common()),
            actions=self.actions.result(self.games),
            things={field: self.things[field].result(self.games) for field in sorted(self.things)},
            rules=self.rules.result(self.games),
            winning=self.winning.result(),
            promises=self.promises.result(),
            power=self.voting.result(),
            governments=self.governments.seats.governments / self.games,
            together="governments" if together is self.governments else "majorities",
            seats_together=together.seats.result(seats),
            bots_together=together.bots.result(bots) if together.distinct else None,
            parties_together=self.parties_together.result(parties),
        )
