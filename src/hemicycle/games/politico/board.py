"""The table of Politico for a screen, from what a viewer may know; what a player has; what he would think of.

`shown` says what is in it. With `story` this is all that the server asks of a game beside its rules.
"""

from __future__ import annotations

from functools import lru_cache

from hemicycle.engine.ballot import Ballot
from hemicycle.engine.declare import Seat
from hemicycle.engine.state import Setup
from hemicycle.engine.texts import in_every_language
from hemicycle.engine.words import Action

from .acts import (
    DISSOLVE,
    ENTER,
    LEAVE,
    RESHUFFLE,
    STEP_DOWN,
    TABLE,
    TOPPLE,
    UNION,
    WITH_ATTACK,
    AttackWith,
    Left,
)
from .army import ArmyAnswers
from .attack import Assault, Defence
from .censure import Censure
from .edition import (
    ANSWERS,
    ARMY,
    ATTACKS,
    BLANK,
    CATASTROPHE,
    CRISE,
    HOMME_PROVIDENTIEL,
    MOTION,
    PREMIER_MINISTRE,
    TRUMPS,
    UNION_NATIONALE,
    Card,
    EventCard,
    PoliticoEdition,
)
from .formation import FORMS, INVITES, Formation, Reshuffle
from .shown import (
    Affair,
    ArmyNow,
    AssaultNow,
    Assembly,
    AttackRow,
    AttemptNow,
    Board,
    Course,
    EventNow,
    Fall,
    Figures,
    GovernmentNow,
    Hand,
    LastingNow,
    Pile,
    Player,
    Standing,
    Turn,
    VoteNow,
)
from .state import Government, Lasting, Politico, PoliticoOptions
from .terms import say_effects, sorted_cards
from .turn import Turn as TurnFrame

__all__ = ["board", "hand", "thinkable"]


def board(g: Politico) -> Board:
    """The open table, from any view."""
    total = sum(g.deputies)
    return Board(
        figures=_figures(g.edition, g.players, g.options),
        course=Course(
            turn=g.turn,
            seat=g.seat,
            minutes=g.minutes,
            elected=g.elected,
            dissolved=g.dissolved,
            vacant=0 if g.government else max(0, g.turn - g.vacant_since),
            providence=g.providence,
        ),
        event=_event(g.setup, g.event) if g.event else None,
        turn=_turn(g),
        assembly=Assembly(tuple(g.deputies), total, total // 2 + 1),
        government=_government(g, g.government) if g.government else None,
        past=tuple(
            [Fall(one.seat, one.members, one.formed, one.fell, one.rounds, one.why, one.author) for one in g.past]
        ),
        lasting=tuple([_lasting(g, one) for one in g.lasting]),
        affair=_affair(g),
        standing=Standing(tuple(g.points)),
        players=tuple(
            [
                Player(
                    len(held), tuple(sorted_cards(g.known[seat])), g.silenced(seat), g.mute(seat), g.barred(seat)
                )
                for seat, held in enumerate(g.hands)
            ]
        ),
        pile=Pile(len(g.pile), tuple(g.under)),
    )


@lru_cache(maxsize=64)
def _figures(edition: PoliticoEdition, players: int, options: PoliticoOptions) -> Figures:
    clocked = options.ending == "clock"
    last, election = edition.last_minute(options.length) if clocked else edition.last_turn(options.length)
    return Figures(
        players=players,
        goal=edition.goal,
        fall_points=edition.fall_points,
        fall_deputies=edition.fall_deputies,
        attacks=tuple(
            [
                AttackRow(
                    card=card,
                    copies=edition.copies[card],
                    personal=attack.personal,
                    government=attack.government,
                    answers=ANSWERS[card],
                    pays=attack.pays,
                    price=edition.price.get(card, 0),
                    number=edition.loss.get(card, 0),
                )
                for card, attack in ATTACKS.items()
            ]
        ),
        copies={card: edition.copies[card] for card in TRUMPS},
        ending=options.ending,
        last=last,
        election=election,
        piles=options.piles,
    )


@lru_cache(maxsize=1_000)
def _event(setup: Setup, card: EventCard) -> EventNow:
    if card == BLANK:
        return EventNow(card, {}, {})
    incident = setup.edition.incidents[card]
    does = in_every_language(setup.texts, lambda texts: say_effects(texts, incident.effects))
    return EventNow(card, incident.title, does)


def _government(g: Politico, government: Government) -> GovernmentNow:
    points = [g.deputies[seat] for seat in government.members]
    points[0] += g.edition.bonus
    return GovernmentNow(
        seat=government.seat,
        members=government.members,
        card=government.card,
        formed=government.formed,
        rounds=government.rounds,
        deputies=sum([g.deputies[seat] for seat in government.members]),
        scores_in=g.players - (g.turn - government.formed) % g.players,
        points=tuple(points),
        withheld=any(lasting.what == "withheld" for lasting in g.lasting),
        immune=max(0, government.immune_until - g.turn),
    )


def _lasting(g: Politico, lasting: Lasting) -> LastingNow:
    what: str = lasting.what
    if what == "silenced" and lasting.card == CRISE:
        what = "mute"
    elif what == "barred" and lasting.current:
        what = "barred-now"
    return LastingNow(
        what=what,
        card=lasting.card,
        seat=lasting.seat,
        turns=lasting.until - g.turn if lasting.until else 0,
        members=lasting.members,
    )


# What is going on


def _turn(g: Politico) -> Turn:
    requests = [one for one in g.requests if not one.optional]
    waited = [one.seat for one in requests if not one.answered]
    asked = _asked(g) or tuple(waited)
    return Turn(
        kind=requests[0].kind if requests else "",
        asked=asked,
        seats=tuple([seat for seat in asked if seat in waited]),
        left=_left(g),
    )


def _asked(g: Politico) -> tuple[Seat, ...]:
    """All who are asked at once. Who has answered for good is not among the open requests any more."""
    match g.stack[-1] if g.stack else None:
        case Ballot(papers=papers):
            return tuple([paper.seat for paper in papers])
        case ArmyAnswers() as frame:
            return tuple([seat for seat in frame.order[:-1] if frame.may(g, seat)])
        case Defence() as frame:
            return tuple([seat for seat in frame.order if frame.may(g, seat)])
        case (Formation() | Reshuffle()) as frame if g.ask.state == "call_on":
            return frame.invited
    return ()


def _left(g: Politico) -> Left:
    for frame in g.stack:
        if isinstance(frame, TurnFrame):
            return frame.left
    return "none"


def _affair(g: Politico) -> Affair:
    """From the frames of the rules that are under way."""
    assault: AssaultNow | None = None
    attempt: AttemptNow | None = None
    army: ArmyNow | None = None
    vote: VoteNow | None = None
    motion: Seat | None = None
    for frame in g.stack:
        match frame:
            case Assault():
                assault = AssaultNow(frame.seat, frame.card, frame.target)
            case Formation():
                attempt = AttemptNow(frame.seat, frame.card, frame.army, frame.invited, (), frame.members)
            case Reshuffle():
                attempt = AttemptNow(frame.seat, "", False, frame.invited, frame.expelled, g.members)
            case Censure():
                motion = frame.seat
            case ArmyAnswers():
                army = ArmyNow(frame.use, frame.by, frame.stands, frame.cards, frame.order[-1])
            case Ballot():
                voters = tuple([paper.seat for paper in frame.papers])
                vote = VoteNow(frame.question, voters, tuple([paper.weight for paper in frame.papers]))
    return Affair(assault, attempt, motion, army, vote)


# What a player has for himself


def hand(g: Politico, seat: Seat) -> Hand:
    """A player's trumps and what he has resolved, from his own view."""
    return Hand(tuple(sorted_cards(g.hands[seat])), bool(g.resigning and g.resigning[seat]))


def thinkable(g: Politico, seat: Seat) -> list[Action]:
    """What a player would think of when he is asked, legal or not, so that what is not can say why.

    On his turn: every card in hand on everybody, and the rights of a Prime Minister or member. When he invites:
    everybody. Where one reason holds for many choices, one of them is enough.
    """
    kinds = [request.kind for request in g.requests if request.seat == seat and not request.optional]
    others = g.others(seat)
    if "act" in kinds:
        return [*_thinkable_cards(g, seat, _left(g)), *_thinkable_rights(g, seat)]
    if "invite" in kinds:
        return [INVITES[party] for party in others]
    if "reshuffle" in kinds:
        return [INVITES[party] for party in others if party not in g.members]
    return []


def _thinkable_cards(g: Politico, seat: Seat, left: Left) -> list[Action]:
    held = g.hands[seat]
    found: list[Action] = []
    for card in (PREMIER_MINISTRE, HOMME_PROVIDENTIEL):
        if card in held:
            found.append(FORMS[card, False])
            if ARMY in held and g.government is None and not (card == HOMME_PROVIDENTIEL and g.providence):
                found.append(FORMS[card, True])
    if UNION_NATIONALE in held:
        found.append(UNION)
    if MOTION in held:
        found.append(TABLE)
    if ARMY in held:
        found.append(TOPPLE)
        if seat not in g.members:
            found.append(ENTER)
    for card in ATTACKS:
        if card in held:
            found += _thinkable_attacks(g, seat, card, left)
    return found


def _thinkable_attacks(g: Politico, seat: Seat, card: Card, left: Left) -> list[Action]:
    targets = g.others(seat)
    forbidden = left not in WITH_ATTACK or g.silenced(seat) or (g.peace and card != CATASTROPHE)
    if forbidden or (ATTACKS[card].government and g.government is None):
        targets = targets[:1]
    return [AttackWith(card, target) for target in targets]


def _thinkable_rights(g: Politico, seat: Seat) -> list[Action]:
    if g.prime_minister == seat:
        return [RESHUFFLE, DISSOLVE, STEP_DOWN]
    return [LEAVE] if seat in g.members else []
