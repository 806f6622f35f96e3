"""The table of Junta in words, from what its board shows: for plain text, and for the terminal's lines."""

from __future__ import annotations

from collections.abc import Iterator

from hemicycle.engine.declare import Seat
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event

from .events import CardsDrawn, PhaseBegan, TurnBegan
from .money import worth
from .politics.events import BallotOpened, PileAnnounced, PilesSealed
from .shown import BallotNow, Board, BudgetNow, FamilyNow, Hand, Holding, PlotNow
from .state import NOBODY
from .terms import by_choice, say_bills, say_card, say_choice, say_family, say_units
from .told_choices import labels
from .told_city import city

__all__ = ["heading", "held", "labels", "quiet", "table"]


def table(texts: Texts, board: Board, hand: Hand | None, seat: Seat) -> list[str]:
    """The turn, the families, what goes on, the city in a coup, one's money and cards."""
    return [
        *_course(texts, board),
        *[family(texts, board, one) for one in range(len(board.families))],
        *(_budget(texts, board.budget, hand, seat) if board.budget else ()),
        *(_ballot(texts, board, board.ballot) if board.ballot else ()),
        *(_plot(texts, board.plot) if board.plot else ()),
        *(city(texts, board.city, board.figures) if board.city else ()),
        texts.say("board-deck", number=board.deck.cards, discard=len(board.deck.discard)),
        *(_own(texts, hand) if hand else ()),
    ]


# The turn


def _course(texts: Texts, board: Board) -> Iterator[str]:
    course = board.course
    if course.phase:
        turn, phase = texts.say("board-turn", turn=course.turn), texts.say(f"term-phase-{course.phase}")
        yield texts.say("told-phase", turn=turn, phase=f"{course.phase}", told=phase)
    elif not course.turn:
        yield texts.say("board-first-election")
    yield from situation(texts, board)
    if course.motion != NOBODY:
        yield texts.say("board-motion", family=course.motion)
    if course.reform != NOBODY:
        yield texts.say("board-reform", family=course.reform, number=course.reform_up_to)


def situation(texts: Texts, board: Board) -> Iterator[str]:
    """Whether a coup may be started, and whether the Bank is open."""
    if board.course.unstable:
        yield texts.say("board-unstable")
    if board.course.forced:
        yield texts.say("board-forced")
    if board.course.bank != "open":
        yield texts.say(f"board-bank-{board.course.bank}")


# The families


def family(texts: Texts, board: Board, number: int) -> str:
    """A family's votes and cards, its posts, and what else all know of it."""
    one = board.families[number]
    size = texts.say("told-hand-size", number=one.cards)
    said = [*posts(texts, board, number, one), texts.say("told-votes", votes=one.votes), size]
    more = [told for _, told in standing(texts, board, number)]
    return texts.say("told-family", family=number, told=texts.row([", ".join(said), *more]))


def posts(texts: Texts, board: Board, number: int, one: FamilyNow) -> Iterator[str]:
    """The presidency, and posts."""
    if number == board.cabinet.president:
        yield texts.say("term-post-president")
    yield from [texts.say(f"term-post-{post}") for post in one.posts]


def standing(texts: Texts, board: Board, number: int) -> Iterator[tuple[str, str]]:
    """Dead, abroad, Rebel, whose puppet, where; and the Influence cards that lie open: what it is, in words."""
    one, shown = board.families[number], board.city
    if one.dead:
        yield "dead", texts.say("board-dead")
    if one.exile:
        yield "exiled", texts.say("board-exiled")
    if shown is not None and number in shown.rebels:
        rebel = "first-rebel" if number == shown.first else "rebel"
        yield rebel, texts.say(f"board-{rebel}")
    if number >= board.figures.players:
        free = one.leader == NOBODY
        yield "puppet", texts.say("board-puppet-free") if free else texts.say("board-puppet-of", leader=one.leader)
    if one.target:
        yield "target", texts.say("board-target")
    if one.location:
        yield "location", texts.say("told-at", location=one.location)
    if one.funds:
        yield "funds", texts.say("board-funds", number=one.funds)
    if one.influence:
        cards = [texts.say("board-influence", card=card.card, votes=card.votes) for card in one.influence]
        yield "influence", ", ".join(cards)


# What goes on


def _budget(texts: Texts, budget: BudgetNow, hand: Hand | None, seat: Seat) -> Iterator[str]:
    """The budget on the table, or the piles that one is making."""
    if said := piles(texts, budget, hand, seat):
        owner = texts.say("board-budget-of" if budget.first else "board-budget-taken", family=budget.seat)
        yield texts.say("board-titled", what=owner, said=texts.row(said))
    if hand is not None and (making := draft(texts, hand)):
        yield texts.say("told-draft", told=texts.row(making))


def piles(texts: Texts, budget: BudgetNow, hand: Hand | None, seat: Seat) -> list[str]:
    """The piles of a budget, with what they hold for whoever made them."""
    known = hand.piles if hand is not None and budget.seat == seat else ()
    found = []
    for at, pile in enumerate(budget.piles):
        bills = texts.say("term-bill-count", number=pile.size)
        share = "told-share-open" if pile.announced == NOBODY else "told-share"
        said = texts.say(share, family=pile.family, number=pile.announced, bills=bills)
        if at < len(known):
            truth = texts.say("board-truth", number=worth(known[at]))
            said = texts.say("told-pile-truth", pile=said, truth=truth)
        found.append(said)
    return found


def draft(texts: Texts, hand: Hand) -> list[str]:
    """The piles that one is making, those with something in them."""
    return [
        texts.say("board-titled", what=say_family(texts, family), said=say_bills(texts, pile))
        for family, pile in enumerate(hand.draft)
        if worth(pile)
    ]


def _ballot(texts: Texts, board: Board, ballot: BallotNow) -> Iterator[str]:
    """What is voted on, how it stands, who has given how many votes, and who is to vote."""
    tally = [
        by_choice(texts, "term-tally", choice, votes=votes)
        for choice, votes in zip(ballot.choices, ballot.votes, strict=True)
    ]
    question = texts.say(f"board-ballot-{ballot.question}")
    told = texts.listed(tally) if tally else texts.say("term-tally-none")
    yield texts.say("told-ballot", question=question, round=ballot.round, told=told)
    if ballot.question == "competence":
        yield texts.say("board-two-thirds", number=-(-2 * sum(ballot.votes) // 3))
    given: dict[tuple[int, int | str], int] = {}
    for one in ballot.given:
        given[one.family, one.choice] = given.get((one.family, one.choice), 0) + one.votes
    if given:
        said = [
            texts.say("told-given", family=one, votes=votes, choice=say_choice(texts, choice))
            for (one, choice), votes in given.items()
        ]
        yield texts.say("told-given-so-far", told=", ".join(said))
    if ballot.voter in ballot.order:
        yield texts.say("told-votes-now", family=ballot.voter)
        if after := ballot.order[ballot.order.index(ballot.voter) + 1 :]:
            yield texts.say("told-voters", families=after)


def _plot(texts: Texts, plot: PlotNow) -> Iterator[str]:
    """The assassinations that were announced."""
    for one in plot.attempts:
        attempt = {"family": one.family, "target": one.target, "card": one.card, "location": one.location}
        said = texts.say("told-attempt-of", **attempt)
        yield texts.say("told-attempt", state=one.state, told=said)


# What one has


def _own(texts: Texts, hand: Hand) -> Iterator[str]:
    """One's own money, place and cards, and those of the puppets that one leads."""
    for own, one in zip((True, *(False,) * len(hand.families)), hand.families, strict=False):
        if own:
            yield money(texts, one)
            if one.location:
                yield texts.say("told-where", location=one.location)
            yield texts.say("told-hand", cards=held_cards(texts, one))
        else:
            purses = {"reserve": say_bills(texts, one.reserve), "account": say_bills(texts, one.account)}
            yield texts.say("told-money-of", family=one.family, **purses, told=held_cards(texts, one))
    if hand.aimed:
        yield texts.say("told-aimed", told=", ".join(aimed(texts, hand)))


def money(texts: Texts, mine: Holding) -> str:
    """One's own reserve and account."""
    reserve, account = (say_bills(texts, purse) for purse in (mine.reserve, mine.account))
    return texts.say("told-money", reserve=reserve, account=account)


def held_cards(texts: Texts, mine: Holding) -> str:
    return ", ".join([say_card(texts, card) for card in mine.cards]) or texts.say("board-empty")


def aimed(texts: Texts, hand: Hand) -> Iterator[str]:
    """At whom one's units fire, as far as one has said it."""
    for shot, number in hand.aimed.items():
        unit, _, target = shot.rpartition(" ")
        units = say_units(texts, [unit], [number])
        yield texts.say("told-against", card=units, target=int(target)) if target.isdecimal() else units


def held(texts: Texts, board: Board, hand: Hand) -> list[str]:
    """What each card in hand does."""
    does = {one.card: one.does[texts.language] for one in board.figures.cards}
    mine = dict.fromkeys([card for one in hand.families[:1] for card in one.cards])
    return [texts.say("board-does", what=say_card(texts, card), effects=" ".join(does[card])) for card in mine]


# What happened


def heading(texts: Texts, event: Event) -> str | None:
    """A turn opens a chapter."""
    return texts.say("board-turn", turn=event.turn) if isinstance(event, TurnBegan) else None


def quiet(event: Event, seat: Seat) -> bool:
    """The board shows the phase and what lies on the table; of other hands only that they grow."""
    if isinstance(event, CardsDrawn):
        return seat not in event.seats
    return isinstance(event, TurnBegan | PhaseBegan | PilesSealed | PileAnnounced | BallotOpened)
