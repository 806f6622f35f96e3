"""The table of Politico in words, from what its board shows: for plain text, and for the terminal's lines."""

from __future__ import annotations

from collections.abc import Iterator

from hemicycle.engine.declare import Seat
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event

from .acts import AttackWith, Swap
from .edition import BLANK, PREMIER_MINISTRE
from .events import TrumpsDrawn, TurnBegan
from .shown import Affair, ArmyNow, AttackRow, Board, Fall, Figures, GovernmentNow, Hand, LastingNow
from .terms import say_card

PAST = 3
"""So many fallen governments are told, the last ones."""


def table(texts: Texts, board: Board, hand: Hand | None, seat: Seat) -> list[str]:
    """The turn, the players, the government, what lasts, what goes on, the hand."""
    return [
        *_course(texts, board),
        *[player(texts, board, one) for one in range(board.figures.players)],
        texts.say("told-assembly", total=board.assembly.total, majority=board.assembly.majority),
        *government(texts, board),
        *[lasting(texts, one) for one in board.lasting],
        *_affair(texts, board),
        *[fallen(texts, one) for one in board.past[-PAST:]],
        texts.say("board-pile", number=board.pile.deck, under=len(board.pile.under)),
        *(_own(texts, hand) if hand else ()),
    ]


# The turn


def _course(texts: Texts, board: Board) -> Iterator[str]:
    course, figures = board.course, board.figures
    if course.turn:
        yield texts.say("told-turn", told=progress(texts, board), seat=course.seat)
    yield texts.say("board-goal", goal=figures.goal)
    if course.elected:
        yield texts.say("board-elections-held")
    else:
        yield texts.say(
            f"board-elections-{'minutes' if figures.ending == 'clock' else 'turns'}", number=figures.election
        )
    if course.dissolved:
        yield texts.say("board-dissolved")
    if course.providence:
        yield texts.say("board-providence")
    if board.event:
        yield event(texts, board)


def progress(texts: Texts, board: Board) -> str:
    """How far the game has come."""
    course, limit = board.course, board.figures.last
    if board.figures.ending == "clock":
        return texts.say("board-minutes-of", number=course.minutes, limit=limit)
    return texts.say("board-turns-of", number=course.turn, limit=limit)


def event(texts: Texts, board: Board) -> str:
    """What was drawn this turn, and what it does."""
    drawn = board.event
    if drawn is None or drawn.card == BLANK:
        return texts.say("term-event-blank")
    language = texts.language
    return texts.say("term-event-told", title=drawn.title[language], effects=" ".join(drawn.does[language]))


# Players and government


def player(texts: Texts, board: Board, seat: Seat) -> str:
    """A player's points, deputies and trumps, and what more there is to say."""
    figures = [
        texts.say("told-points", points=board.standing.points[seat]),
        texts.say("term-deputies", number=board.assembly.deputies[seat]),
        texts.say("term-trumps", number=board.players[seat].cards),
    ]
    said = texts.row([", ".join(figures), *standing(texts, board, seat)])
    return texts.say("told-player", seat=seat, told=said)


def standing(texts: Texts, board: Board, seat: Seat) -> Iterator[str]:
    """Head or member of the government, and the cards that all know."""
    if (role := rank(board, seat)) is not None:
        yield texts.say(role)
    if known := board.players[seat].known:
        yield texts.say("board-known", cards=texts.listed([say_card(texts, card) for card in known]))


def rank(board: Board, seat: Seat) -> str | None:
    """What a player is in the government, as the texts say it."""
    if not board.government or seat not in board.government.members:
        return None
    return f"term-card-{PREMIER_MINISTRE}" if seat == board.government.seat else "board-member"


def government(texts: Texts, board: Board) -> Iterator[str]:
    """Who governs with how many votes, and when the government scores."""
    governs = board.government
    if governs is None:
        yield texts.say("board-no-government", number=board.course.vacant)
        return
    together = "told-government" if len(governs.members) > 1 else "told-alone"
    yield texts.say(together, members=governs.members, premier=governs.seat)
    yield " ".join(holds(texts, governs, board.assembly.majority))


def holds(texts: Texts, governs: GovernmentNow, majority: int) -> Iterator[str]:
    """How strong a government is, when it scores, whether it can be attacked."""
    strong = "board-has-majority" if governs.deputies >= majority else "board-in-minority"
    yield texts.say(strong, number=governs.deputies, majority=majority)
    yield texts.say("board-withheld-in" if governs.withheld else "board-scores-in", number=governs.scores_in)
    if governs.immune:
        yield texts.say("board-immune", number=governs.immune)


def lasting(texts: Texts, one: LastingNow) -> str:
    """An effect that lasts, and for how many turns."""
    members = texts.listed([texts.seat(seat) for seat in one.members])
    said = texts.say(f"board-lasts-{one.what}", seat=one.seat, card=one.card, seats=members)
    return texts.say("board-lasts-turns", effect=said, number=one.turns) if one.turns else said


def fallen(texts: Texts, one: Fall) -> str:
    """A government that has fallen, and why."""
    why = texts.say(f"board-fell-{one.why}", seat=one.author)
    return texts.say("told-fallen", formed=f"{one.formed}", fell=f"{one.fell}", members=one.members, why=why)


# What goes on within the turn


def _affair(texts: Texts, board: Board) -> Iterator[str]:
    affair = board.affair
    if affair.assault:
        one = affair.assault
        yield texts.say("event-attack-played", seat=one.seat, target=one.target, card=one.card)
    yield from _attempt(texts, affair)
    if affair.motion is not None:
        yield texts.say("event-motion-tabled", seat=affair.motion)
    if affair.army:
        yield " ".join(_army(texts, affair.army, board))


def _attempt(texts: Texts, affair: Affair) -> Iterator[str]:
    """A government that somebody tries to form, or changes."""
    attempt = affair.attempt
    if attempt is None:
        return
    yield texts.say("board-forms" if attempt.card else "board-reshuffles", seat=attempt.seat)
    if attempt.army:
        yield texts.say("board-by-army")
    for said, seats in (("called", attempt.invited), ("expelled", attempt.expelled), ("in-it", attempt.members)):
        if seats:
            yield texts.say(f"told-{said}", members=seats)


def _army(texts: Texts, army: ArmyNow, board: Board) -> Iterator[str]:
    """What the army was called for, who has answered, and how it stands."""
    premier = board.government.seat if board.government else None
    yield texts.say(f"board-army-{army.use}", seat=army.by, premier=premier)
    if army.cards:
        yield texts.say("board-army-answered", number=army.cards, seat=army.last)
    yield texts.say(f"board-{'stands' if army.stands else 'stopped'}-{army.use}", seat=army.by)


# What one has


def _own(texts: Texts, hand: Hand) -> Iterator[str]:
    yield texts.say("told-hand", cards=held_cards(texts, hand))
    if hand.resigning:
        yield texts.say("board-will-resign")


def held_cards(texts: Texts, hand: Hand) -> str:
    """One’s own trumps."""
    return ", ".join([say_card(texts, card) for card in hand.cards]) or texts.say("board-empty")


def does(texts: Texts, row: AttackRow, figures: Figures) -> str:
    """What an attack does that nobody counters, what counters it, and what that costs the attacker."""
    lost = {"points": figures.fall_points, "deputies": figures.fall_deputies}
    cards = texts.either([say_card(texts, card) for card in row.answers])
    if row.pays:
        price = texts.say(f"board-pays-{row.pays}", price=row.price)
        answered = texts.say("board-answered-by", cards=cards, price=price)
    else:
        answered = texts.say("board-answered-free", cards=cards)
    return f"{texts.say(f'board-hit-{row.card}', number=row.number, **lost)} {answered}"


def held(texts: Texts, board: Board, hand: Hand) -> list[str]:
    """What each card in hand does."""
    figures, told = board.figures, []
    attacks = {row.card: row for row in figures.attacks}
    for card in dict.fromkeys(hand.cards):
        countered = [say_card(texts, row.card) for row in figures.attacks if card in row.answers]
        if card in attacks:
            effects = does(texts, attacks[card], figures)
        elif texts.has(f"about-card-{card}"):
            effects = texts.say(f"about-card-{card}")
        else:
            effects = texts.say("board-counters", cards=texts.either(countered))
        told.append(texts.say("board-does", what=say_card(texts, card), effects=effects))
    return told


# Choices


def labels(texts: Texts, action: Action, kind: str) -> tuple[str, str]:
    """An attack on one or another stands together, and so do cards to get rid of."""
    match action:
        case AttackWith(card, target):
            return say_card(texts, card), texts.seat(target)
        case Swap(card):
            return texts.say("board-swap"), say_card(texts, card)
    return "", texts.action(action, kind)


# What happened


def heading(texts: Texts, event: Event) -> str | None:
    """A turn opens a chapter."""
    return texts.event(event) if isinstance(event, TurnBegan) else None


def quiet(event: Event, seat: Seat) -> bool:
    """The heading says whose turn it is; of other hands only that they grow."""
    return isinstance(event, TurnBegan) or (isinstance(event, TrumpsDrawn) and event.seat != seat)
