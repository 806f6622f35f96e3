"""The table of Junta for a screen, from what a viewer may know; what a player has; what he would think of.

`shown` says what is in it. With `story` this is all that the server asks of a game beside its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from hemicycle.engine.declare import Seat
from hemicycle.engine.state import Setup
from hemicycle.engine.texts import in_every_language
from hemicycle.engine.words import Action

from .cards import may_play
from .coup.city import families_in
from .coup.declaration import DECLARE, means_of
from .coup.march import MoveTurn
from .coup.salvos import Salvos
from .coup.uprising import Side, Uprising
from .edition import BANK, COMMAND, MINISTER, PRESIDENT, Area, Card, JuntaEdition, PoliticsCard
from .money import Purse
from .pay import can_pay, funds_of
from .politics.assassins import Assassinate, AssassinPhase, SecretPolice, Strike, police_locations
from .politics.budget import Budget
from .politics.cabinet import GivePost
from .politics.deeds import PlayCard
from .politics.location import GoIntoExile
from .politics.scrutin import FAMILY, Scrutin, influence_of, votes_of_block
from .shown import (
    AreaShown,
    AttemptNow,
    AttemptState,
    BallotNow,
    Board,
    BudgetNow,
    Cabinet,
    CardShown,
    CityNow,
    Course,
    Deck,
    FamilyNow,
    FightNow,
    Figures,
    GivenNow,
    Hand,
    Holding,
    MoveNow,
    OpenCard,
    PileNow,
    PlotNow,
    PointNow,
    StackNow,
    Turn,
    UnitShown,
)
from .state import NOBODY, Junta
from .terms import say_effects

__all__ = ["board", "hand", "thinkable"]


def board(g: Junta) -> Board:
    """The open table, from any view."""
    return Board(
        figures=_figures(g.setup, len(g.families)),
        course=Course(
            turn=g.turn.number,
            phase=g.turn.phase,
            unstable=g.turn.unstable,
            bank=g.turn.bank,
            forced=g.turn.forced,
            coups=g.coups,
            motion=g.turn.motion,
            reform=g.turn.reform,
            reform_up_to=g.turn.reform_up_to,
            lost=g.lost,
        ),
        turn=_turn(g),
        cabinet=Cabinet(g.president, dict(g.posts), g.cousin),
        families=tuple([_family(g, family) for family in range(len(g.families))]),
        budget=_budget(g),
        ballot=_ballot(g),
        plot=_plot(g),
        city=_city(g, g.coup) if g.coup is not None else None,
        deck=Deck(len(g.deck), tuple(g.discard)),
    )


@lru_cache(maxsize=64)
def _figures(setup: Setup, families: int) -> Figures:
    edition: JuntaEdition = setup.edition
    return Figures(
        players=setup.players,
        families=families,
        hand=edition.hand,
        air_strikes=edition.air_strikes,
        hits=edition.hits,
        areas=tuple([AreaShown(one.area, one.kind, one.title, one.next) for one in edition.places.values()]),
        cards=tuple([_card(setup, card) for card in edition.cards.values()]),
        units=tuple(
            [
                UnitShown(unit, number, edition.attack[unit], COMMAND.get(unit, ""))
                for unit, number in edition.units.items()
            ]
        ),
        options={name: str(value) for name, value in msgspec.structs.asdict(setup.options).items()},
    )


def _card(setup: Setup, card: PoliticsCard) -> CardShown:
    does = in_every_language(setup.texts, lambda texts: tuple(say_effects(texts, card)))
    figures = card.effects
    return CardShown(
        card.card, card.kind, card.title, does, figures.votes, figures.votes_with, figures.cost, figures.unit
    )


def _turn(g: Junta) -> Turn:
    requests = [one for one in g.requests if not one.optional]
    return Turn(
        kind=requests[0].kind if requests else "",
        asked=tuple(dict.fromkeys([one.seat for one in requests])),
        seats=tuple(dict.fromkeys([one.seat for one in requests if not one.answered])),
    )


def _family(g: Junta, family: int) -> FamilyNow:
    one = g.families[family]
    posts = g.posts_of(family)
    influence = tuple([OpenCard(card, votes_of_block(g, family, card)) for card in one.influence])
    votes = 0
    if g.active(family):
        blocks = [FAMILY, *posts, *influence_of(g, family)]
        if family == g.president:
            blocks.append(PRESIDENT)
        votes = sum([votes_of_block(g, family, block) for block in blocks]) + g.turn.sacrilege.get(family, 0)
    return FamilyNow(
        leader=one.leader,
        cards=len(one.hand),
        influence=influence,
        votes=votes,
        posts=tuple(posts),
        dead=one.dead,
        exile=one.exile,
        target=one.target,
        location=one.shown,
        funds=max(0, funds_of(g, family)),
        sacrilege=g.turn.sacrilege.get(family, 0),
    )


# What is going on, from the frames of the rules that are under way


def _budget(g: Junta) -> BudgetNow | None:
    found: Budget | None = None
    for frame in g.stack:
        if isinstance(frame, Budget):
            found = frame
    if found is None:
        return None
    piles = tuple([PileNow(pile.family, pile.size, pile.announced) for pile in g.turn.piles])
    return BudgetNow(found.seat, found.first, piles)


def _ballot(g: Junta) -> BallotNow | None:
    for frame in g.stack:
        if isinstance(frame, Scrutin):
            choices, votes = frame.count(g)
            given = [
                GivenNow(one.family, one.source, one.choice, votes_of_block(g, one.family, one.source), one.round)
                for one in frame.given
            ]
            voting = frame.place < len(frame.order) and g.stack[-1] is frame
            return BallotNow(
                question=frame.question,
                round=min(frame.round, 2),
                choices=choices,
                votes=votes,
                given=tuple(given),
                order=frame.order,
                voter=frame.order[frame.place] if voting else NOBODY,
            )
    return None


def _plot(g: Junta) -> PlotNow | None:
    phase: AssassinPhase | None = None
    strikes = False
    for frame in g.stack:
        if isinstance(frame, AssassinPhase):
            phase = frame
        elif isinstance(frame, Strike):
            strikes = True
    if phase is None:
        return None
    attempts = []
    for at, one in enumerate(phase.attempts):
        state: AttemptState = "announced" if at >= phase.resolved else "over"
        if strikes and at == phase.resolved - 1:
            state = "now"
        attempts.append(AttemptNow(one.family, one.card, one.target, one.location, state))
    family = phase.order[phase.place] if phase.place < len(phase.order) else NOBODY
    return PlotNow(phase.order, family, tuple(attempts))


# The city


def _city(g: Junta, coup: Uprising) -> CityNow:
    move: MoveNow | None = None
    fight: FightNow | None = None
    for frame in g.stack:
        if isinstance(frame, MoveTurn):
            move = MoveNow(frame.family, frame.cousin, frame.moved, dict(frame.held))
        elif isinstance(frame, Salvos):
            fight = FightNow(frame.area, frame.salvo, dict(frame.losses))
    return CityNow(
        first=coup.first,
        rebels=tuple(coup.rebels),
        phase=coup.phase,
        leads=coup.leads,
        stacks=tuple(
            [StackNow(one.area, one.unit, one.family, one.number, one.moved, one.retreated) for one in coup.stacks]
        ),
        lost=dict(coup.lost),
        landed=tuple(coup.landed),
        strikes=coup.strikes,
        crowds=tuple(coup.crowds),
        agreed=tuple(coup.agreed),
        sides=tuple(coup.sides),
        won=coup.won,
        points=tuple([_point(g, coup, area) for area in g.edition.power]),
        move=move,
        fight=fight,
    )


def _point(g: Junta, coup: Uprising, area: Area) -> PointNow:
    """Coup end 2  Only units for the Junta: its own; else the President has it, also where nobody stands."""
    families = families_in(coup, area)
    junta = [
        (coup.sides[one] if coup.sides and coup.sides[one] else _side(coup, one)) == "junta" for one in families
    ]
    return PointNow(area, tuple(families), "junta" if junta and all(junta) else "president")


def _side(coup: Uprising, family: int) -> Side:
    return "junta" if family in coup.rebels else "president"


# What a player has for himself


def hand(g: Junta, seat: Seat) -> Hand:
    """A player's cards and money and those of the puppets he leads, from his own view."""
    families = [
        Holding(family, tuple(sorted(one.hand, key=_place(g.edition))), one.reserve, one.account, one.location)
        for family, one in enumerate(g.families)
        if seat in one.seats
    ]
    families.sort(key=lambda one: one.family != seat)
    draft: tuple[Purse, ...] = ()
    aimed: dict[str, int] = {}
    for frame in g.stack:
        if isinstance(frame, Budget):
            draft = tuple(frame.draft) if frame.seat == seat else ()
        elif isinstance(frame, Salvos):
            for volley in frame.volleys:
                if seat in volley.seats:
                    aimed |= volley.shots
    piles = tuple([pile.bills for pile in g.turn.piles if seat in pile.seats])
    return Hand(tuple(families), draft, piles, aimed)


@lru_cache(maxsize=16)
def _places(edition: JuntaEdition) -> dict[Card, int]:
    return {card: at for at, card in enumerate(edition.cards)}


def _place(edition: JuntaEdition) -> Callable[[Card], int]:
    """Cards are held in the order of the edition."""
    return _places(edition).__getitem__


def thinkable(g: Junta, seat: Seat) -> list[Action]:
    """What a player would think of when he is asked, legal or not, so that what is not can say why.

    Where one reason holds for many choices, one of them is enough.
    """
    found: list[Action] = []
    for request in g.requests:
        if request.seat != seat or request.optional:
            continue
        family = int(request.about.get("family", seat))
        match request.kind:
            case "give-post":
                post = str(request.about["post"])
                found += [GivePost(post, one) for one in range(len(g.families)) if one != g.president]
            case "choose-location" if family == g.president:
                found.append(GoIntoExile())
            case "play-cards":
                found += [PlayCard(card) for card in _wanting(g, family, "event")]
            case "assassinate":
                found += _thinkable_killers(g, family)
            case "declare-coup":
                found += [DECLARE[means] for means in means_of(g, seat)]
    return found


def _wanting(g: Junta, family: int, kind: str) -> list[Card]:
    """Cards in a hand that one may not play, since another is missing, or one has the wrong post, or no money."""
    found = []
    for card in dict.fromkeys(g.families[family].hand):
        politics = g.edition.cards[card]
        if politics.kind == kind and not (may_play(g, family, card) and can_pay(g, family, politics.effects.cost)):
            found.append(card)
    return found


def _thinkable_killers(g: Junta, family: int) -> list[Action]:
    targets = [other for other in g.present(family) if g.decides(other) not in (NOBODY, g.decides(family))]
    if not targets:
        return []
    found: list[Action] = []
    for card in _wanting(g, family, "assassin"):
        if "attempt" in g.edition.cards[card].effects.deeds:
            found.append(Assassinate(card, targets[0], BANK))
    if g.holder(MINISTER) == family and BANK not in police_locations(g):
        found.append(SecretPolice(targets[0], BANK))
    return found
