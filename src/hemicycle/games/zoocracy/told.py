"""The table of Zoocracy in words, from what its board shows: for plain text, and for the terminal's lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hemicycle.engine.declare import Seat
from hemicycle.engine.grammar import capital
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event

from .campaign import LeaderCampaign, Place, PlaceBonus
from .edition import (
    CAMPAIGN,
    ELECTION,
    GOVERNMENT_OFFICES,
    OPPOSITION_LEADER,
    PRESIDENT,
    PRESIDENTIAL,
    PRIME_MINISTER,
)
from .events import CardsDrawn, PhaseBegan, PlayerOrder, RoundBegan
from .government import Appoint
from .shown import Board, Hand, Parliament, Proposed, SpeciesNow, Talks, Tracks, Zoo
from .terms import say_card, say_event, say_office, say_species, tell_proposal


def table(texts: Texts, board: Board, hand: Hand | None, seat: Seat) -> list[str]:
    """The round, the zoo, parliament, the goals, what everybody has."""
    return [
        *_tracks(texts, board),
        *_zoo(texts, board),
        *_parliament(texts, board.parliament),
        *(_talks(texts, board.talks) if board.talks else ()),
        texts.say("told-goals", told=texts.each(board.standing.points), goal=board.figures.goal_track),
        *([texts.say("board-order", seats=board.turn.order)] if board.turn.order else ()),
        *_players(texts, board),
        *(_own(texts, hand) if hand else ()),
    ]


# The round


def _tracks(texts: Texts, board: Board) -> Iterator[str]:
    tracks = board.tracks
    if tracks.phase:
        number = texts.say("board-round", round=tracks.round)
        yield texts.say("told-round", round=number, phase=tracks.phase)
    yield from elections(texts, tracks)
    if tracks.event:
        does = board.figures.does[texts.language][tracks.event]
        told = texts.say("term-event-told", event=say_event(texts, tracks.event), does=does)
        yield texts.say("told-event", told=told)
    if tracks.last:
        yield texts.say("board-last-round")
    elif any(one.may_end for one in tracks.rounds if one.round == tracks.round):
        yield texts.say("board-may-end-now")


def elections(texts: Texts, tracks: Tracks) -> Iterator[str]:
    """The rounds of the elections that are announced."""
    presidential = [f"{one.round}" for one in tracks.rounds if one.presidential]
    parliamentary = [f"{one.round}" for one in tracks.rounds if one.parliamentary]
    if presidential:
        yield texts.say("told-presidential", rounds=", ".join(presidential))
    if parliamentary:
        yield texts.say("told-parliamentary", rounds=", ".join(parliamentary))


# The zoo


def _zoo(texts: Texts, board: Board) -> Iterator[str]:
    yield texts.say("told-zoo")
    water = [one.species for one in board.figures.walkway if one.water]
    for one in board.zoo.species:
        yield species(texts, one, one.species in water)
    if board.tracks.phase in (PRESIDENTIAL, CAMPAIGN, ELECTION) and any(board.zoo.forecast):
        yield forecast(texts, board.zoo)


def species(texts: Texts, one: SpeciesNow, water: bool) -> str:
    """A species with its votes, what lies on it, and whose food: no two have equally much."""
    marks = texts.row(
        [texts.say("told-votes", votes=one.votes[0], fewer=one.votes[1]), *_marks(texts, one, water)]
    )
    ranked = sorted(enumerate(one.tokens), key=lambda pair: -pair[1])
    tokens = [texts.say("term-shares", seat=seat, number=number) for seat, number in ranked if number]
    what = capital(say_species(texts, one.species))
    return texts.say("told-species", what=what, marks=marks, tokens=", ".join(tokens) or texts.say("term-nothing"))


def _marks(texts: Texts, one: SpeciesNow, water: bool) -> Iterator[str]:
    if water:
        yield texts.say("told-water")
    if one.blockade:
        yield texts.say("board-way-set-blockade")
    if one.manipulation:
        yield texts.say("board-way-set-manipulation")
    if one.season:
        yield texts.say("board-season")
    if one.overhang:
        yield texts.say("board-overhang", number=one.overhang)
    for seat, number in one.loyal.items():
        yield texts.say("board-loyal", seat=seat, number=number)


def forecast(texts: Texts, zoo: Zoo) -> str:
    """The parliament that the zoo would elect now."""
    what = texts.say("board-forecast")
    return texts.say("told-forecast", what=what, told=texts.each(zoo.forecast), majority=zoo.majority)


# Parliament


def _parliament(texts: Texts, parliament: Parliament) -> Iterator[str]:
    figures = {"total": parliament.total, "majority": parliament.majority}
    yield texts.say("told-seats", told=texts.each(parliament.seats), **figures)
    if held := list(offices(texts, parliament)):
        yield texts.say("told-offices", told=", ".join(held))
    if said := government(texts, parliament):
        yield said
    if parliament.interim:
        yield texts.say("board-interim", elections="none")
    if said := programme(texts, parliament):
        yield said


def offices(texts: Texts, parliament: Parliament) -> Iterator[str]:
    """Who holds which office, and whether its privilege is still there."""
    for one in parliament.offices:
        if one.seat is not None:
            said = texts.say("told-office", office=one.office, seat=one.seat)
            used = one.office != PRESIDENT and not one.up
            yield texts.say("board-of", what=said, of=texts.say("board-side-down")) if used else said


def government(texts: Texts, parliament: Parliament) -> str:
    """Who governs with how many seats; nothing while nobody does."""
    if not parliament.government:
        return ""
    figures = {"number": parliament.government_seats, "majority": parliament.majority}
    return texts.say("board-government", members=parliament.government, **figures)


def programme(texts: Texts, parliament: Parliament) -> str:
    """Who is to implement which goal; nothing where none is promised."""
    spaces = enumerate(parliament.programme, 1)
    said = [texts.say(f"told-programme-{space}", seat=seat) for space, seat in spaces if seat is not None]
    return texts.say("told-programme", told=", ".join(said)) if said else ""


def _talks(texts: Texts, talks: Talks) -> Iterator[str]:
    """Who proposes a government, or has proposed which."""
    if talks.proposal:
        yield texts.say("told-proposal", proposer=talks.proposer, told=proposal(texts, talks.proposal))
    else:
        yield texts.say("told-proposes-motion" if talks.motion else "told-proposes", proposer=talks.proposer)
    if talks.before:
        yield texts.say("told-refused", seats=talks.before)
    if talks.to_come:
        yield texts.say("told-next", seats=talks.to_come)


def proposal(texts: Texts, proposed: Proposed) -> str:
    """What a proposal gives out."""
    names = ("prime_minister", "finance", "defence")
    first, second = (*proposed.goals, None)[:2]
    given = {**dict(zip(names, proposed.offices, strict=True)), "first_goal": first, "second_goal": second}
    return tell_proposal(texts, given)


# What everybody has


def _players(texts: Texts, board: Board) -> Iterator[str]:
    hands = texts.each([one.cards for one in board.players])
    yield texts.say("told-hands", told=hands, deck=f"{board.pile.deck}")
    food = [one.food for one in board.players]
    if None not in food:
        yield texts.say("told-funds", told=texts.each(food))


def _own(texts: Texts, hand: Hand) -> Iterator[str]:
    yield texts.say("told-own-food", food=hand.food)
    yield texts.say("told-hand", cards=held_cards(texts, hand))
    if hand.draft:
        yield texts.say("told-draft", told=", ".join(draft(texts, hand.draft)))


def held_cards(texts: Texts, hand: Hand) -> str:
    """One's own cards."""
    return ", ".join([say_card(texts, one.card) for one in hand.cards]) or texts.say("board-empty")


def draft(texts: Texts, chosen: Sequence[Seat]) -> Iterator[str]:
    """What a proposal that is being made gives out so far: the offices, then the goals."""
    shares = [*[say_office(texts, office) for office in GOVERNMENT_OFFICES]]
    shares += [texts.say("told-goal", number=f"{number}") for number in (1, 2)]
    for share, seat in zip(shares, chosen, strict=False):
        yield texts.say("told-office", office=share, seat=seat)


def held(texts: Texts, board: Board, hand: Hand) -> list[str]:
    """What each card in hand does."""
    kinds = dict.fromkeys([one.kind for one in hand.cards])
    say = texts.say
    return [say("board-does", what=say(f"term-card-{kind}"), effects=say(f"help-action-{kind}")) for kind in kinds]


# Choices


def first(kind: str) -> int:
    """A bid is typed as it is."""
    return 0 if kind.startswith("bid") else 1


def labels(texts: Texts, action: Action, kind: str) -> tuple[str, str]:
    """What may be done on a species stands together, and so do bids."""
    if kind.startswith("bid"):
        return texts.say("board-bid"), texts.action(action, kind)
    match action:
        case Place(species, number):
            return say_species(texts, species), texts.say("term-tokens", number=number)
        case PlaceBonus(species, number):
            tokens, premier = texts.say("term-tokens", number=number), say_office(texts, PRIME_MINISTER)
            return say_species(texts, species), texts.say("board-of", what=tokens, of=premier)
        case LeaderCampaign(species, party):
            replaced = texts.say("told-replace", party=party, office=OPPOSITION_LEADER)
            return say_species(texts, species), replaced
        case Appoint(office, party):
            return say_office(texts, office), texts.seat(party)
    return "", texts.action(action, kind)


# What happened


def heading(texts: Texts, event: Event) -> str | None:
    """A round opens a chapter."""
    return texts.say("board-round", round=event.round) if isinstance(event, RoundBegan) else None


def quiet(event: Event, seat: Seat) -> bool:
    """The board shows it; of other hands only that they grow."""
    return isinstance(event, PhaseBegan | PlayerOrder) or (isinstance(event, CardsDrawn) and event.seat != seat)
