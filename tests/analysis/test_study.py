"""What is counted of many games, on rows whose figures one can check by hand."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.analysis.rows.game import Chosen, Done, GameRow, Governed, Offered, Promise, Ruled, Voted
from hemicycle.analysis.study.shares import histogram, wide
from hemicycle.analysis.study.study import Study, study
from hemicycle.analysis.study.voting import Link
from hemicycle.engine.rules import BadSetup

RULES = games.find("koalition")
TABLE = msgspec.json.encode(RULES.setup(3, options={"countries": 5}).summary()).decode()


def row(index: int = 0, **more: Any) -> GameRow:
    """A game of three, which the first seat wins."""
    fields: dict[str, Any] = {
        "game": "koalition",
        "edition": "second",
        "players": 3,
        "options": "{}",
        "deals": "all",
        "seed": 1,
        "index": index,
        "shuffle": index,
        "bots": ("novice/loyal", "novice/greedy", "novice/even"),
        "places": (1, 2, 3),
        "points": (9, 6, 3),
        "won": (1.0, 0.0, 0.0),
        "decisions": 100,
        "rounds": 5,
        "over": True,
        "ending": "ending-countries",
        **dict.fromkeys(("promises", "offers", "actions", "things", "events", "rules"), ()),
        **dict.fromkeys(("governments", "votes", "violations"), ()),
        "digest": "",
        "version": RULES.version,
        "code": "",
        "table": TABLE,
    }
    return GameRow(**(fields | more))


def found(*rows: GameRow) -> Study:
    return study(RULES, rows, "games.parquet")


# Who wins


def test_shares_are_those_of_seats_and_of_the_bots_that_sat_there() -> None:
    bots = ("novice/greedy", "novice/loyal", "novice/even")
    result = found(row(0), row(1, bots=bots), row(2, won=(0.0, 0.5, 0.5), bots=bots))
    assert [one.wins.mean for one in result.seats] == pytest.approx([2 / 3, 1 / 6, 1 / 6])
    assert result.bots["novice/loyal"].wins.mean == pytest.approx(1.5 / 3)
    assert result.bots["novice/greedy"].wins.mean == pytest.approx(1 / 3)
    assert result.bots["novice/even"].points.mean == 3
    assert result.seats[0].wins.interval is None  # of three shuffles


def test_games_of_one_shuffle_are_one_observation() -> None:
    often = found(*[row(at, shuffle=at // 2, won=(at % 4 < 2, 0.0, 0.0)) for at in range(40)])
    once = found(*[row(at, won=(at % 2 < 1, 0.0, 0.0)) for at in range(20)])
    assert often.shuffles == once.shuffles == 20
    assert often.seats[0].wins.interval == pytest.approx(once.seats[0].wins.interval)


def test_how_long_games_are_and_how_they_end() -> None:
    result = found(*[row(at, decisions=100 + at, ending="ending-countries" if at else "") for at in range(3)])
    assert (result.lengths.spread["least"], result.lengths.spread["half"]) == (100, 101)
    assert result.lengths.rounds == 5
    assert result.endings == {"ending-countries": 2, "": 1}


@pytest.mark.parametrize(("least", "width"), [(0.2, 1), (1.5, 2), (4, 5), (6, 10), (11, 20), (30, 50)])
def test_columns_have_round_widths(least: float, width: int) -> None:
    assert wide(least) == width


def test_a_histogram_counts_everything_once() -> None:
    columns = histogram([7, 7, 8, 55, 120])
    assert sum(column.number for column in columns) == 5
    assert [(column.low, column.number) for column in columns if column.number] == [(5, 3), (55, 1), (120, 1)]
    assert all(column.high - column.low == 5 for column in columns)


# What comes up


def test_how_often_things_come_up_in_a_game_and_in_how_many() -> None:
    laid = (Done(0, "lay", "lay", 4), Done(1, "lay", "lay", 2))
    result = found(row(0, actions=laid, rules=(Ruled("Cards 1", 6),)), row(1))
    (one,) = result.actions
    assert (one.key, one.each, one.games) == (("lay", "lay"), 3.0, 0.5)
    assert result.rules[0].each == 3.0


def test_what_is_called_alike_is_one() -> None:
    actions = (Done(0, "open", "doppler", 1), Done(0, "answer", "doppler", 2))
    cards = (Chosen(0, "lay", "card", "rose-10", 1), Chosen(1, "lay", "card", "rose-10b", 1))
    unnamed = (Chosen(0, "propose", "coalition", '["rose","leaf"]', 1),)
    result = found(row(actions=actions, things=(*cards, *unnamed)))
    assert [(one.key, one.each) for one in result.actions] == [(("open", "doppler"), 3.0)]
    assert {field: [(one.key, one.each) for one in things] for field, things in result.things.items()} == {
        "card": [(("card", "rose-10"), 2.0)]
    }


# What goes with winning


def test_those_who_did_more_are_compared_with_the_others_of_their_game() -> None:
    rows = [
        # In half of the games the first seat lays most and wins, in the others all lay as much.
        row(at, actions=tuple(Done(seat, "lay", "lay", 3 + (seat == at % 2 == 0)) for seat in range(3)))
        for at in range(80)
    ]
    (one,) = found(*rows).winning
    assert one.factor == ("action", "lay", "lay")
    assert (one.more, one.others, one.difference, one.games) == (1.0, 0.0, 1.0, 40)


def test_what_is_as_good_as_chance_is_not_clear() -> None:
    def played(at: int) -> GameRow:
        promised = Promise("0-1.1", at % 3, (0, 1), "join", False, 3, "kept")
        return row(at, promises=(promised,), governments=(Governed(5, (0,)),), won=(at % 2, (at + 1) % 2, 0.0))

    result = {one.factor: one for one in found(*map(played, range(120))).winning}
    promised, governed = result["promised",], result["governed",]
    assert promised.difference == pytest.approx(0)
    assert not promised.clear
    assert governed.difference == pytest.approx(0.25)
    assert governed.clear


def test_of_few_games_nothing_is_said() -> None:
    assert found(*[row(at, actions=(Done(0, "lay", "lay", 1),)) for at in range(29)]).winning == ()


# Promises


def test_what_became_of_promises_by_kind_and_by_bot() -> None:
    def promise(seat: int, kind: str, verdict: str, at_once: bool = False) -> Promise:
        return Promise("0-1.1", seat, (0, 1), kind, at_once, 3, verdict)

    made = (promise(0, "join", "kept"), promise(1, "join", "broken"), promise(1, "join", "void"))
    result = found(
        row(
            promises=(*made, promise(0, "gift", "kept", True)),
            offers=(Offered(0, "agreed", 2), Offered(1, "refused", 3)),
        )
    )
    join, gift = result.promises.kinds
    assert (join.name, join.verdicts, join.broken.mean) == ("join", {"kept": 1, "broken": 1, "void": 1}, 0.5)
    assert (gift.name, gift.at_once) == ("gift", True)
    assert {bot.name: bot.verdicts for bot in result.promises.bots} == {
        "novice/greedy": {"broken": 1, "void": 1},
        "novice/loyal": {"kept": 1},
    }
    assert (result.promises.offers, result.promises.agreed) == (5, 2)


# Power and partners


def test_power_is_banzhafs_and_what_it_brings_is_counted_by_its_steps() -> None:
    # [51; 50, 49, 1]: three fifths of the power for the first, a fifth for each of the others.
    vote = Voted(5, 51, (50, 49, 1), (0, 2), ("rose", "leaf"), (6, 0, 2))
    none = Voted(6, 51, (50, 49, 1), (), (), ())
    result = found(row(votes=(vote, none))).power
    assert (result.votes, result.none) == (1, 1)
    fifth, most = result.steps
    assert (round(fifth.low, 1), round(fifth.high, 1), fifth.governs.mean, fifth.governs.number) == (
        0.1,
        0.2,
        0.5,
        2,
    )
    assert (round(most.low, 1), most.governs.mean) == (0.5, 1.0)
    assert most.taken is not None
    assert most.taken.mean == 0.75
    assert result.fit is not None
    # The votes say that the first two are alike, the index that the last two are; neither says who governs.
    assert result.fit.banzhaf == pytest.approx(0.5)
    assert result.fit.banzhaf > result.fit.votes


def test_a_vote_that_nobody_can_win_is_none() -> None:
    vote = Voted(5, 200, (50, 49, 1), (0, 2), (), (6, 0, 2))
    assert found(row(votes=(vote, vote._replace(quota=0)))).power.votes == 0


def test_who_governs_with_whom() -> None:
    terms = (Governed(1, (0, 1)), Governed(2, (0, 1)), Governed(3, (1, 2)), Governed(4, (0,)))
    result = found(row(governments=terms))
    network = result.bots_together
    assert result.together == "governments"
    assert result.governments == 4
    assert network is not None
    assert network.nodes == ("novice/loyal", "novice/greedy", "novice/even")
    assert network.times == (3, 3, 1)
    assert network.links == (Link(0, 1, 2), Link(1, 2, 1))
    assert network.sizes == {1: 1, 2: 3}
    # By lot three pairs would fall as the products 9, 3, 3.
    assert network.expected(0, 1) == pytest.approx(3 * 9 / 15)


def test_pairs_are_told_from_chance_only_where_they_are_clear() -> None:
    def linked(times: int) -> list[int]:
        terms = [Governed(1, (0, 1))] * times + [Governed(2, (1, 2))] * 100 + [Governed(3, (0, 2))] * 100
        network = found(row(governments=tuple(terms))).bots_together
        assert network is not None
        return [network.apart(link) for link in network.links]

    assert linked(100) == linked(110) == [0, 0, 0]
    assert linked(1)[0] == -1
    assert linked(400)[0] == 1


def test_where_nobody_shares_a_government_majorities_are_looked_at() -> None:
    vote = Voted(5, 51, (50, 49, 1), (0, 2), (), ())
    bots = ("random", "random", "novice")
    result = found(row(governments=(Governed(1, (0,)),), votes=(vote,), bots=bots))
    assert result.together == "majorities"
    assert result.bots_together is None  # two of them are the same
    assert result.seats_together is not None
    assert result.seats_together.links == (Link(0, 2, 1),)


def test_parties_govern_together_too() -> None:
    votes = tuple(
        Voted(at, 51, (50, 49, 1), (0, 2), parties, ()) for at, parties in enumerate([("rose", "leaf")] * 2)
    )
    result = found(row(votes=votes))
    assert result.parties_together is not None
    assert result.parties_together.nodes == ("leaf", "rose")
    assert result.parties_together.links == (Link(0, 1, 2),)


# What is no such file


def test_games_of_another_game_or_table_are_refused() -> None:
    with pytest.raises(BadSetup, match="has games of junta, and not of koalition"):
        found(row(), row(1, game="junta"))
    with pytest.raises(BadSetup, match="several tables"):
        found(row(), row(1, version=RULES.version + 1))
    with pytest.raises(BadSetup, match="has no games"):
        found()
