"""The conformance suite bargains: at random, with hostile hands, and with an eye on who sees what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from .deals import AcceptDeal, Bargain, Deal, LapseDeal, Offer, RefuseDeal, Term, WithdrawDeal
from .declare import SPECTATOR, Seat
from .flow import Request
from .game import Game
from .ledger import MOST_TERMS, Ledger
from .rules import Rules, plain
from .state import GameState
from .texts import LANGUAGES
from .words import Action, Message, Refused

OFTEN = 0.15
"""How often somebody bargains before a decision."""

NONSENSE: tuple[Any, ...] = (
    None,
    [],
    {"type": "offer"},
    {"type": "offer", "parties": [1], "terms": [{"type": "no-such-term", "seat": 0}]},
    {"type": "offer", "parties": ["1"], "terms": []},
    {"type": "accept-deal"},
    {"type": "accept-deal", "deal": 3},
    {"type": "term", "seat": 0},
    {"type": "pass"},
)


SAID = 12
"""At one decision so many of the terms, at random, are said and saved: a table of eight may have hundreds."""


class Leak(Exception):
    """Something that no game may do when its players bargain."""


def _must(holds: bool, what: str, *about: Any) -> None:
    """As in `conformance`: what it is about is written out only when it fails."""
    if not holds:
        raise Leak(what.format(*about) if about else what)


# At random


def haggle(game: Game, rng: Random) -> None:
    """Now and then: an offer at random, and answers at random."""
    if not game.rules.promises or rng.random() > OFTEN:
        return
    seat = rng.randrange(game.players)
    attempt(game, seat, offer_at_random(game, seat, rng))
    for answerer, move in list(_answers(game, rng)):
        attempt(game, answerer, move)


def offer_at_random(game: Game, seat: Seat, rng: Random) -> Offer:
    others = [other for other in range(game.players) if other != seat]
    parties = tuple(rng.sample(others, min(len(others), rng.choice([1, 1, 2]))))
    terms = game.terms(seat, parties)
    return Offer(parties, tuple(rng.sample(terms, min(len(terms), rng.choice([1, 1, 2, 3])))))


def _answers(game: Game, rng: Random) -> Iterator[tuple[Seat, Bargain]]:
    """What the parties of each open deal may say to it."""
    for deal in [game.ledger.deals[at] for at in game.ledger.live]:
        if deal.status != "open" or rng.random() < 0.2:
            continue
        for seat in deal.parties:
            others = tuple(party for party in deal.parties if party != seat)
            moves: list[tuple[Seat, Bargain]] = [(seat, AcceptDeal(deal.id))] * 6
            if seat == deal.by:
                moves = [(seat, WithdrawDeal(deal.id)), (SPECTATOR, LapseDeal(deal.id)), *[(seat, NOTHING)] * 8]
            else:
                terms = rng.sample(deal.terms, rng.randint(1, len(deal.terms)))
                moves += [(seat, RefuseDeal(deal.id)), (seat, Offer(others, tuple(terms), deal.id))]
            answerer, move = rng.choice(moves)
            if move is not NOTHING:
                yield answerer, move


NOTHING = WithdrawDeal("")


def attempt(game: Game, seat: Seat, move: Bargain) -> Message | None:
    """Make a move. If it is refused, nothing has changed, and people can read why."""
    state, ledger, chain = game.state, game.ledger, game.chain
    try:
        changed = game.bargain(seat, move)
    except Refused as refused:
        same = game.state is state and game.ledger is ledger and game.chain is chain
        _must(same, "a refused move has changed the game: {}", move)
        _must(not (wrong := unsaid(game.rules, refused.message.id)), wrong)
        return refused.message
    _must(bool(changed) and all(deal in game.ledger.deals for deal in changed), "{} has changed nothing", move)
    return None


# With hostile hands


def check_refusals(game: Game, before: bytes) -> None:
    """Whatever is not open to a seat is refused, and the game stays as it was when it was saved."""
    for junk in NONSENSE:
        try:
            game.rules.load_bargain(junk)
        except msgspec.ValidationError:
            continue
        raise Leak(f"{junk!r} is taken for a bargain")
    for seat, move in _hostile(game):
        _must(attempt(game, seat, move) is not None, "seat {} may {}", seat, move)
    _must(game.save() == before, "a refused bargain has changed the game")


def _hostile(game: Game) -> Iterator[tuple[Seat, Bargain]]:
    last = game.players - 1
    terms = game.terms(0, (last,))
    for term in terms[:1]:
        for parties in ((), (0,), (last, last), (game.players,), (SPECTATOR,)):
            yield 0, Offer(parties, (term,))
        yield 0, Offer((last,), ())
        yield 0, Offer((last,), (term, term))
        yield 0, Offer((last,), (term,) * (MOST_TERMS + 1))
        yield 0, Offer((last,), (_of_nobody(term),))
        yield 0, Offer((last,), (term,), f"0-{last}.{10**6}")  # no two make so many deals
        yield 0, Offer((last,), (term,), "", Message("no such sentence"))
        yield 0, Offer((last,), (term,), "", Message("refused-over", {"long": "x" * 1000}))
        yield SPECTATOR, Offer((0,), (term,))
        yield game.players, Offer((0,), (term,))
    for deal in game.ledger.deals[-5:]:
        outsiders = [seat for seat in range(game.players) if seat not in deal.parties]
        for seat in (*outsiders, SPECTATOR, game.players):
            for move in (AcceptDeal(deal.id), RefuseDeal(deal.id), WithdrawDeal(deal.id)):
                yield seat, move
        for seat in outsiders:
            yield seat, Offer(tuple(other for other in deal.parties), deal.terms, deal.id)
        for seat in range(game.players):
            yield seat, LapseDeal(deal.id)
        if deal.status != "open":
            yield deal.by, WithdrawDeal(deal.id)
            yield SPECTATOR, LapseDeal(deal.id)
        yield deal.by, AcceptDeal(deal.id)
        yield deal.by, RefuseDeal(deal.id)
    yield 0, AcceptDeal("no such deal")
    yield SPECTATOR, LapseDeal("no such deal")


def _of_nobody(term: Term) -> Term:
    return msgspec.structs.replace(term, seat=-7)


def check_terms(game: Game, rng: Random) -> None:
    """Each term that is offered is of a declared kind, between its parties; some are said, and saved."""
    everybody = tuple(range(game.players))
    terms = game.terms(0, everybody[1:])
    _must(len(set(terms)) == len(terms), "a term is offered twice")
    for term in terms:
        _must(type(term) in game.rules.promises, "{} is of no kind that the game declares", term)
        _must(term.seat in everybody, "{} is nobody's", term)
    for term in rng.sample(terms, min(len(terms), SAID)):
        _must(not (wrong := wrong_with(game.rules, term)), wrong)
    for parties in ((0, 1), (0, game.players - 1)):
        fewer = {term for term in game.terms(*parties[:1], parties[1:]) if not (term.at_once or term.private)}
        _must(fewer <= set(terms), "fewer parties may promise more")


# What hangs on nothing but the game is looked at once


@cache
def unsaid(rules: Rules, id: str) -> str:
    """In which languages a message has no text, in words."""
    return " ".join(f"{id} has no {lang} text" for lang in LANGUAGES if not rules.texts(lang).has(id))


@cache
def wrong_with(rules: Rules, term: Term) -> str:
    """Whether a term can't be saved, or not be said, in words."""
    if rules.load_term(plain(term)) != term:
        return f"{term} is not the same once it has been saved"
    said = {lang: rules.texts(lang).promise(term) for lang in LANGUAGES}
    return " ".join(f"{term} has no {lang} text" for lang in LANGUAGES if said[lang].startswith("promise-"))


def check_end(game: Game) -> None:
    """Nothing changes after the end, and nothing is left to be judged."""
    _must(not game.ledger.live, "the game is over, and a deal is not")
    _must(game.terms(0, (1,)) == (), "the game is over, and something may be promised")
    for deal in game.ledger.deals[-3:]:
        for move in (AcceptDeal(deal.id), WithdrawDeal(deal.id), LapseDeal(deal.id)):
            for seat in (deal.by, *deal.parties, SPECTATOR):
                _must(attempt(game, seat, move) is not None, "somebody bargains after the end")


# With an eye on who sees what


def check_sight(
    game: Game, after: Game, twin: GameState, viewer: Seat, request: Request, action: Action, rng: Random
) -> None:
    """Take away the deals that a viewer may not know of: whatever it sees, tries and is told stays the same.

    `after` is the game after the act.
    """
    public = rng.random() < 0.5
    known = Game(game.rules, twin.copy(), game.chain, "", (), without_hidden(game.ledger, viewer, public))
    _same_known(game, known, viewer, public, "sees a deal of others")
    if viewer != SPECTATOR:
        others = tuple(seat for seat in range(game.players) if seat != viewer)
        same = game.terms(viewer, others) == known.terms(viewer, others)
        _must(same, "what may be promised tells of a hand")
        _check_tries(game.copy(), known.copy(), viewer, public, rng)
    if any(one.id == request.id and action in one.options for one in known.requests):
        known.act(request.seat, request.id, action)
        told = [[event.mask(viewer) for event in one.log.events] for one in (after, known) if one.log]
        if told[0] == told[1]:
            _same_known(after, known, viewer, public, "learns by a verdict what it can't see")


def without_hidden(ledger: Ledger, viewer: Seat, public: bool) -> Ledger:
    """A ledger that the viewer can't tell from this one: of what it must not know, nothing has ever been."""
    kept: list[Deal] = []
    made: Counter[tuple[Seat, ...]] = Counter()
    known = [
        deal
        for deal in ledger.deals
        if viewer in deal.parties or (public and deal.status == "agreed" and not deal.private)
    ]
    for deal in sorted(known, key=lambda deal: deal.made if viewer in deal.parties else deal.agreed):
        if viewer in deal.parties:
            kept.append(deal)
        else:
            parties = "-".join(map(str, deal.parties))
            made[deal.parties] += 1
            alone = {"id": f"{parties}.{made[deal.parties]}", "answers": "", "made": deal.agreed, "reason": None}
            kept.append(msgspec.structs.replace(deal, **alone))
    return Ledger(tuple(kept))


def _same_known(one: Game, other: Game, viewer: Seat, public: bool, how: str) -> None:
    shown = [game.ledger.visible(viewer, public) for game in (one, other)]
    _must(shown[0] == shown[1], f"seat {viewer} {how}")
    records = [game.ledger.record(viewer % one.players, viewer, public) for game in (one, other)]
    _must(records[0] == records[1], f"seat {viewer} {how}, from a record")


def _check_tries(game: Game, known: Game, viewer: Seat, public: bool, rng: Random) -> None:
    """A move of the viewer's gets the same answer in both."""
    foreign = [deal.id for deal in game.ledger.deals if viewer not in deal.parties]
    mine = [deal for deal in game.ledger.deals if viewer in deal.parties]
    moves: list[Bargain] = [offer_at_random(game, viewer, rng)]
    moves += [AcceptDeal(id) for id in foreign[-1:]]
    moves += [AcceptDeal(deal.id) for deal in mine[-1:] if not hands_over(deal)]
    move = rng.choice(moves)
    answers = [attempt(one, viewer, move) for one in (game, known)]
    _must(answers[0] == answers[1], "seat {} is told by a refusal what it can't see: {}", viewer, answers)
    _same_known(game, known, viewer, public, "sees more by a move of its own")


def hands_over(deal: Deal) -> bool:
    """Whether something hidden may decide if it can be honoured: then being refused is how one learns of it."""
    return any(term.at_once for term in deal.terms)
