"""Ballots: whom to make President, whether a budget is good enough, and which cards to spend on it."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.flow import Request
from hemicycle.engine.lots import best
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..politics.presidency import ChoosePresident, ChooseWinner, Nominate
from ..politics.scrutin import AGAINST, FOR, STAND, GiveAll, GiveVotes, PlayInBallot, Scrutin, votes_of_block
from ..state import Junta
from .outlook import Outlook

PROUD = 0.5
"""The part without which who reckons coolly votes against it, whatever his greed: with a third of that he won 11 %
of games of seven, with this 20 %."""
CONTENT, GREEDY = 0.16, 0.3
"""Of what a President keeps: the part that makes the modest vote for a budget, and what greed adds."""


def nominate(look: Outlook, options: Sequence[Action]) -> Action:
    """First President  Oneself, and nobody else."""
    own = Nominate(look.seat)
    return own if own in options else PASS if PASS in options else anyone(look, options)


def stand(options: Sequence[Action]) -> Action:
    return STAND[0] if STAND[0] in options else options[0]


def choose_president(look: Outlook, options: Sequence[Action]) -> Action:
    """Small tables  Oneself."""
    own = ChoosePresident(look.seat)
    return own if own in options else anyone(look, options)


def anyone(look: Outlook, options: Sequence[Action]) -> Action:
    """By lot: a promise has left others."""
    return best(options, lambda option: 0.0, look.rng)


def break_tie(look: Outlook, request: Request) -> Action:
    """Who decides a tie decides it for himself: his budget, his election, his Junta."""
    options = request.options
    question = request.about.get("question")
    for option in options:
        if isinstance(option, ChooseWinner):
            if question == "budget" and option.choice == FOR:
                return option
            if option.choice == look.seat:
                return option
    return best(options, lambda option: rank(look, option), look.rng)


def rank(look: Outlook, option: Action) -> float:
    if isinstance(option, ChooseWinner) and isinstance(option.choice, int):
        return look.weight(option.choice)
    return 0.0


def scrutin(g: Junta) -> Scrutin | None:
    """The ballot under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Scrutin):
            return frame
    return None


def vote(look: Outlook, request: Request) -> Action:
    """What one has lies open goes whole to the side that one is for; cards only where they may decide it."""
    question, family = str(request.about["question"]), int(request.about["family"])
    ballot = scrutin(look.g)
    if ballot is None:
        return PASS
    if question == "president":
        choice: int | str | None = candidate(look, ballot, family)
    elif question == "competence":
        choice = AGAINST if not wants_removed(look) else FOR
    else:
        choice = FOR if likes(look) else AGAINST
    if choice is None:
        return PASS
    return give(look, request, ballot, family, choice)


def give(look: Outlook, request: Request, ballot: Scrutin, family: int, choice: int | str) -> Action:
    """Everything open in the first round; in the second, cards that make the side win, if it does not without."""
    options, g = request.options, look.g
    for option in options:
        if isinstance(option, GiveAll) and option.choice == choice:
            return option
    single = [option for option in options if isinstance(option, GiveVotes) and option.choice == choice]
    hand = g.families[family].hand
    for option in single:
        if option.source not in hand:
            return option
    lead = margin(look, ballot, choice)
    cards = [option for option in single if option.source in hand]
    influence = [option for option in cards if g.edition.cards[option.source].kind == "influence"]
    if influence and (ballot.round == 2 or ballot.question == "president"):
        return influence[0]  # it stays open: nothing is lost
    if ballot.round == 2 and cards:
        later = later_votes(look, ballot)
        have = sum([votes_of_block(g, family, option.source) for option in cards])
        if lead <= later and lead + have > 0 and worth_cards(look, ballot, choice):
            return min(cards, key=lambda option: short(votes_of_block(g, family, option.source), later - lead))
    if ballot.round == 2:
        for option in options:
            if isinstance(option, PlayInBallot) and trick(look, ballot, option, lead, choice):
                return option
    return PASS


def short(votes: int, needed: int) -> tuple[bool, int]:
    """The smallest card that does it, else the largest."""
    return (votes <= needed, votes if votes > needed else -votes)


def worth_cards(look: Outlook, ballot: Scrutin, choice: int | str) -> bool:
    """Whether a ballot is worth Vote cards."""
    if ballot.question == "president":
        return choice == look.seat
    if ballot.question == "budget":
        return look.seat == look.g.president or look.temper.thrift < 0.6
    return True


def trick(look: Outlook, ballot: Scrutin, option: PlayInBallot, lead: int, choice: int | str) -> bool:
    """A card that has the ballot held anew, or undoes its second round: when it is about to be lost."""
    deeds = look.g.edition.cards[option.card].effects.deeds
    last = ballot.place == len(ballot.order) - 1
    if "verify" in deeds:
        return last and lead < 0 and look.temper.thrift < 0.8
    if "end-ballot" in deeds:
        first = margin(look, ballot, choice, 1)
        return first > 0 and lead <= 0
    return False


def margin(look: Outlook, ballot: Scrutin, choice: int | str, up_to: int = 2) -> int:
    """By how many votes a choice leads, so far."""
    totals: dict[int | str, int] = dict.fromkeys(ballot.candidates(), 0)
    for given in ballot.given:
        if given.choice in totals and given.round <= up_to:
            totals[given.choice] += votes_of_block(look.g, given.family, given.source)
    if ballot.round == 1 and up_to == 2:
        for family in ballot.order[ballot.place + 1 :]:
            if ballot.question == "president" and family in totals:
                totals[family] += look.votes(family)
    mine = totals.pop(choice, 0)
    return mine - max(totals.values(), default=0)


def later_votes(look: Outlook, ballot: Scrutin) -> int:
    """The votes that those who come after may still add from their hands: who is careful adds some."""
    if not look.sharp:
        return 0
    after = [other for other in ballot.order[ballot.place + 1 :] if look.g.decides(other) != look.seat]
    return min(2, len(after))


# The President


def candidate(look: Outlook, ballot: Scrutin, family: int) -> int | str | None:
    """Oneself where one stands; else whoever is least dangerous, among those who can win."""
    choices = ballot.candidates()
    if look.seat in choices:
        if ballot.round == 2 and not hopeful(look, ballot, family):
            return lesser_evil(look, ballot)
        return look.seat
    return lesser_evil(look, ballot)


def hopeful(look: Outlook, ballot: Scrutin, family: int) -> bool:
    """Whether the cards in hand could still make one win."""
    g = look.g
    hand = g.families[family].hand
    have = sum([votes_of_block(g, family, card) for card in hand if g.edition.cards[card].kind == "vote"])
    have += sum(
        [g.edition.cards[card].effects.votes for card in hand if g.edition.cards[card].kind == "influence"]
    )
    return margin(look, ballot, look.seat) + have > 0


def lesser_evil(look: Outlook, ballot: Scrutin) -> int | str | None:
    """Of the two who lead the one whose money counts less against one."""
    others = [choice for choice in ballot.candidates() if isinstance(choice, int) and choice != look.seat]
    return best(others, look.weight, look.rng) if others else None


def wants_removed(look: Outlook) -> bool:
    """Competence  Whether the President should go: whoever has something to hope for from it."""
    g = look.g
    if g.president == look.seat or g.families[g.president].leader == look.seat:
        return False
    return not look.sharp or look.weight(g.president) <= -1 / max(1, g.players - 1) or look.temper.loyalty < 0.5


# The budget


def likes(look: Outlook) -> bool:
    """Whether one's part of the budget is enough, measured by what the President keeps."""
    g = look.g
    author = author_of(g)
    if author == look.seat:
        return True
    part = PROUD if look.sharp else wanted(look.temper.greed)
    return own_part(look) >= part * max(1.0, kept_by(look)) if g.turn.piles else False


def wanted(greed: float) -> float:
    return CONTENT + GREEDY * greed


def author_of(g: Junta) -> int:
    """Who proposes the budget on the table."""
    if g.turn.piles:
        return next(iter(g.turn.piles[0].seats))
    return g.president


def own_part(look: Outlook) -> float:
    """What the budget has for one's own family, and for puppets that follow one."""
    return sum([look.pile(family) for family in look.families()])


def kept_by(look: Outlook) -> float:
    """What whoever proposes a budget is thought to keep for himself."""
    bill = 1.0 if look.sharp else 1.3
    given = sum([max(float(pile.announced), bill * pile.size) for pile in look.g.turn.piles])
    return max(0.0, look.aid - given)


def answer_ballot(look: Outlook, options: Sequence[Action]) -> Action:
    """House rule  A ballot that is about to be lost may be cut short, or held anew."""
    ballot = scrutin(look.g)
    if ballot is None or len(options) == 1:
        return PASS
    if ballot.question == "president":
        choice: int | str = look.seat if look.seat in ballot.candidates() else FOR
    elif ballot.question == "competence":
        choice = FOR if wants_removed(look) else AGAINST
    else:
        choice = FOR if likes(look) else AGAINST
    if choice not in ballot.candidates():
        return PASS
    totals = margin(look, ballot, choice, ballot.round)
    first = margin(look, ballot, choice, 1)
    for option in options:
        if isinstance(option, PlayInBallot):
            deeds = look.g.edition.cards[option.card].effects.deeds
            if "verify" in deeds and ballot.round == 3 and totals < 0:
                return option
            if "verify" not in deeds and ballot.round == 1 and first > 0:
                return option
            if "end-ballot" in deeds and ballot.round == 3 and first > 0 >= totals:
                return option
    return PASS
