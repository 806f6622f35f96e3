"""What bots know of Junta: how to share the aid, where to hide, whom to kill, and when to rise.

Plain functions over a view; the bots themselves (`hemicycle.bots`) are the same for every game. Only what the
asked seat may see is used: its own cards and money, what lies open, and what it remembers (`mind.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Event, Message

from ..state import Junta
from . import ballots, battle, books, deals, features, hand, mind, posts, rebels, refuge, shadows, treasury
from .estimate import by_hand, chances, estimate, horizon, revealed
from .mind import Mind
from .outlook import Outlook
from .why import heed, reason, told
from .widening import believe, likeness, manners, widened

temper = mind.temper
"""Who plays Junta has a memory as well."""
UNBANKED = 1.0
"""What it costs not to go to the Bank, of the money that one has."""


def choose(g: Junta, request: Request, temper: Temper, rng: Random) -> Action:
    """A novice's answer."""
    if isinstance(temper, Mind):
        temper.memory.look(g, request.seat)
    if len(request.options) == 1:
        return request.options[0]
    return decide(Outlook(g, request.seat, temper, rng=rng), request, rng)


hasty = choose
"""In imagination everybody plays as a novice."""


def look(g: Junta, seat: Seat, temper: Temper) -> None:
    """Keep in mind what the table shows a seat."""
    if isinstance(temper, Mind):
        temper.memory.look(g, seat)


def saw(events: Sequence[Event], temper: Temper) -> None:
    """Keep the books of what has happened."""
    if isinstance(temper, Mind):
        books.follow(temper.memory, events)


def decide(look: Outlook, request: Request, rng: Random) -> Action:
    """What is best, as the table looks."""
    options = request.options
    family = int(request.about.get("family", request.seat))
    match request.kind:
        case "play-cards" | "play-any-time":
            return hand.play(look, family, options)
        case "discard" | "lose-influence":
            return hand.discard(look, family, options)
        case "nominate":
            return ballots.nominate(look, options)
        case "stand":
            return ballots.stand(options)
        case "vote":
            return ballots.vote(look, request)
        case "answer-ballot":
            return ballots.answer_ballot(look, options)
        case "first-president" | "choose-president":
            return ballots.choose_president(look, options)
        case "break-tie" if "question" in request.about:
            return ballots.break_tie(look, request)
        case "break-tie" | "elect-junta":
            return rebels.acclaim(look, options)
        case "give-post":
            return posts.give(look, options, rng)
        case "install-cousin":
            return posts.cousin(options, rng)
        case "make-budget":
            return treasury.make_budget(look, options)
        case "announce":
            return treasury.announce(look, options, family, rng.random())
        case "force-budget":
            return treasury.force(look)
        case "take-over":
            return treasury.take_over(options)
        case "keep-bill":
            return options[-1]
        case "choose-location":
            coup = family == look.seat and plans_coup(look)
            return refuge.go_to(look, family, rng, coup)
        case "assassinate":
            return shadows.strike(look, family, options)
        case "save-yourself":
            return shadows.save(look, family, options)
        case "pay" | "come-back":
            return options[0] if request.kind == "pay" else PASS
        case "bank":
            return treasury.bank(look, options)
        case "exile":
            return treasury.exile(look, options)
        case "declare-coup":
            return rebels.declare(look, options)
        case "move-units":
            return battle.move(look, request)
        case "try-bribe":
            return battle.try_bribe(look, family, options)
        case "bombard":
            return battle.bombard(look, family, options)
        case "declare-attack":
            return PASS
        case "choose-area":
            return battle.choose_area(look, options)
        case "fire":
            return battle.fire(look, request)
        case "aim":
            return battle.aim(look, request)
        case "choose-loss":
            return battle.choose_loss(look, request)
        case "forbid-retreat":
            return battle.forbid(options)
        case "retreat":
            return battle.retreat(look, request)
        case "let-in":
            return battle.let_in(look, request)
        case "choose-side":
            return rebels.choose_side(look, family)
        case "firing-squad":
            return rebels.execute(look, options)
    return options[-1]


def plans_coup(look: Outlook) -> bool:
    """Whether to be at the headquarters: with what is left of the President's money by then, and of one's own."""
    president = look.g.president
    if president == look.seat or look.g.turn.unstable:
        return False
    kept = 1 - refuge.at_bank(look, president)
    return rebels.appetite(look, kept) > UNBANKED * look.mine


def volunteer(g: Junta, request: Request, temper: Temper, rng: Random) -> Action | None:
    """What may be done out of turn: nobody resigns, but when a coup is decided all may say so."""
    if request.kind != "concede" or g.coup is None:
        return None
    return rebels.concede(Outlook(g, request.seat, temper), request.options)


def onward(g: Junta, request: Request, temper: Temper, rng: Random) -> Action:
    """How who takes his time plays."""
    if isinstance(temper, Mind):
        temper.memory.look(g, request.seat)
    if len(request.options) == 1:
        return request.options[0]
    return decide(Outlook(g, request.seat, temper, True, rng), request, rng)


def candidates(g: Junta, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """One answer, by better judgement: looking ahead is left alone."""
    return [onward(g, request, temper, rng)]


DOUBT = 0.5
"""The judgement is that of a steady player here."""
SECRET = frozenset(("choose-location",))
"""What nobody may be able to foresee."""


def verdict(g: Junta, seat: Seat) -> float:
    """The chance to win on an imagined table, everybody's purse counted: it is filled as one thinks it is.

    Among four steady players this was off by 0.153 (Brier score), by what the seat sees alone 0.169.
    """
    return revealed(g)[seat]


def widen(g: Junta, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """What who searches tries out: of what decides much, more than one answer."""
    judged = onward(g, request, temper, rng)
    if len(request.options) == 1:
        return [judged]
    return widened(Outlook(g, request.seat, temper, sharp=True), request, judged)
