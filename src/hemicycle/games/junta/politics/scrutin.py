"""Procedure de scrutin: a ballot in two rounds, of blocks of votes that each go whole to one side."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from hemicycle.engine.declare import Among, Fact, Public
from hemicycle.engine.flow import Frame, Step, ask, ask_all, call, done, question
from hemicycle.engine.memory import remembered
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action, Answer, Pass

from .. import cards
from ..edition import POSTS, PRESIDENT, Card, FamilyNumber, family_numbers
from ..effects import Deed
from ..events import CardPlayed, NothingPlayed
from ..state import NOBODY, Junta
from . import deeds
from .events import BallotAnew, BallotCut, BallotOpened, CandidatesAnswered, RoundOver, VotesGiven

FAMILY = "family"
"""The vote that everybody has as the head of a family."""
SACRILEGE = "sacrilege"
"""More votes, since the church was sacked."""
FOR, AGAINST = "for", "against"
BallotChoice: TypeAlias = Annotated[int | str, Among(lambda setup: (*family_numbers(setup), FOR, AGAINST))]
"""A candidate's family, or a side."""
Block: TypeAlias = Annotated[
    str, Among(lambda setup: (FAMILY, PRESIDENT, *POSTS, SACRILEGE, *setup.edition.cards))
]
"""What a block of votes is of: the family, a post, a sack, a card."""
Question: TypeAlias = Literal["president", "budget", "competence"]
PRESIDENCY: Question = "president"
BUDGET: Question = "budget"
COMPETENCE: Question = "competence"
PASS = Pass()


class GiveVotes(Action, frozen=True):
    """Ballots 2, 3; ruling 9  Give a block of votes: of the family, of a post, of a card open or in hand."""

    source: Public[Block]
    choice: Public[BallotChoice]


class GiveAll(Action, frozen=True):
    """Ballots 2, 3; ruling 9  Give every block that one has but cards in hand."""

    choice: Public[BallotChoice]


class PlayInBallot(Action, frozen=True):
    """Cards 8, 10, 11  Play an event that has to do with a ballot."""

    card: Public[Card]


class Stand(Action, frozen=True):
    """Be ready to be President."""


class Decline(Action, frozen=True):
    """Not become President: the votes given to one are lost."""


STAND = (Stand(), Decline())


class Given(Fact, frozen=True):
    """A block of votes that has been given."""

    family: Public[FamilyNumber]
    source: Public[Block]
    choice: Public[BallotChoice]
    round: Public[int]


class Tally:
    """The outcome of a ballot."""

    def __init__(self, choices: tuple[int | str, ...], votes: tuple[int, ...], fresh: bool):
        self.choices = choices
        self.votes = votes
        self.fresh = fresh
        """Whether a card was played from a hand."""

    def leaders(self) -> tuple[int | str, ...]:
        """The choices that share the most votes; none when nobody has any."""
        most = max(self.votes, default=0)
        if not most:
            return ()
        return tuple([choice for choice, votes in zip(self.choices, self.votes, strict=True) if votes == most])

    def of(self, choice: int | str) -> int:
        return self.votes[self.choices.index(choice)]


@remembered
def votes_options(
    open_blocks: tuple[str, ...], hand: tuple[Card, ...], choices: tuple[int | str, ...], events: tuple[Card, ...]
) -> tuple[Action, ...]:
    """What one may do with these blocks, these cards and these choices."""
    found: list[Action] = []
    if len(open_blocks) > 1:
        found += [GiveAll(choice) for choice in choices]
    found += [GiveVotes(source, choice) for source in open_blocks for choice in choices]
    found += [GiveVotes(card, choice) for card in hand for choice in choices]
    found += [PlayInBallot(card) for card in events]
    found.append(PASS)
    return tuple(found)


class Scrutin(Frame):
    """Ballots 1; ruling 8  Two rounds; the result is a `Tally`. In the second only cards played then add votes."""

    question: Public[Question]
    choices: Public[tuple[BallotChoice, ...]]
    order: Public[tuple[FamilyNumber, ...]]
    """The families that vote, in order."""
    bound: Public[tuple[FamilyNumber, ...]] = ()
    """A faction that must vote for its budget: puppets have no choice at all, their leader may add cards."""
    round: Public[int] = 1
    place: Public[int] = 0
    given: Public[list[Given]] = []
    declined: Public[list[FamilyNumber]] = []
    standing: Public[list[FamilyNumber]] = []
    """Candidates who have said that they stand."""
    cut: Public[bool] = False
    fresh: Public[bool] = False

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        g.tell(BallotOpened(self.question))
        return self.next_family

    # A family's turn

    def next_family(self, g: Junta) -> Step:
        order = self.order
        while self.place < len(order):
            family = order[self.place]
            bound = family in self.bound
            if bound and self.round == 1:
                self.give_all(g, family, FOR)
            if not (bound and family >= g.players) and g.active(family) and g.decides(family) != NOBODY:
                return self.vote
            self.place += 1
        return self.round_over

    def vote(self, g: Junta) -> Step:
        family = self.order[self.place]
        standing = (FOR,) if family in self.bound else self.candidates()
        open_blocks = tuple(self.open_blocks(g, family)) if self.round == 1 else ()
        voting: list[Card] = []
        events: list[Card] = []
        for card in sorted(set(g.families[family].hand)):
            kind = g.edition.cards[card].kind
            if kind == "influence" or kind == "vote":
                voting.append(card)
            elif kind == "event" and self.suits(g, family, card):
                events.append(card)
        options = votes_options(open_blocks, tuple(voting), standing, tuple(events))
        about: dict[str, int | str] = {"question": self.question, "round": self.round, "family": family}
        return ask(g.decides(family), "vote", options, self.voted, about)

    def voted(self, g: Junta, action: Action) -> Step:
        family = self.order[self.place]
        if type(action) is Pass:
            self.place += 1
            return self.next_family
        if type(action) is GiveAll:
            self.give_all(g, family, action.choice)
        elif type(action) is GiveVotes:
            self.give(g, family, action.source, action.choice)
        elif type(action) is PlayInBallot:
            return self.play(g, family, action.card)
        return self.vote

    def candidates(self) -> tuple[int | str, ...]:
        """What can still be voted for."""
        if not self.declined:
            return self.choices
        return tuple([choice for choice in self.choices if choice not in self.declined])

    def open_blocks(self, g: Junta, family: int) -> list[str]:
        """What a family can give without a card from its hand, and has not given yet."""
        cards_of = g.edition.cards  # a card votes once, whoever has won it over meanwhile (ruling J20)
        used = [given.source for given in self.given if given.family == family or given.source in cards_of]
        blocks = [FAMILY, PRESIDENT] if family == g.president else [FAMILY]
        for post, holder in g.posts.items():
            if holder == family:
                blocks.append(post)
        blocks += influence_of(g, family)
        if family in g.turn.sacrilege:
            blocks.append(SACRILEGE)
        return [block for block in blocks if block not in used]

    def give_all(self, g: Junta, family: int, choice: int | str) -> None:
        for source in self.open_blocks(g, family):
            self.give(g, family, source, choice)

    def give(self, g: Junta, family: int, source: str, choice: int | str) -> None:
        one = g.families[family]
        if source in one.hand:
            self.fresh = True
            if g.edition.cards[source].kind == "influence":
                cards.lay_open(g, family, source)
            else:
                one.hand.remove(source)
                g.table.append(source)
                g.tell(CardPlayed(family, source))
        self.given.append(Given(family, source, choice, self.round))
        g.tell(VotesGiven(family, source, choice, votes_of_block(g, family, source)))

    # Events

    def suits(self, g: Junta, family: int, card: Card) -> bool:
        """Whether an event card may be played now."""
        does = g.edition.cards[card].effects
        if not cards.may_play(g, family, card):
            return False
        for deed in does.deeds:
            if deed == "end-ballot" or deed == "verify":
                return True
            if deed in ("skip-round", "reform", "sacrilege"):
                return self.round == 1
        return False

    def play(self, g: Junta, family: int, card: Card) -> Step:
        deed = g.edition.cards[card].effects.deeds[0]
        cards.play(g, family, card)
        if deed == "verify":
            return self.anew(g)
        if deed == "end-ballot" or deed == "skip-round":
            self.cut = True
            g.tell(BallotCut(family))
            return self.round_over if self.round == 2 else self.vote
        deeds.carry_out(g, family, card)
        return self.vote

    def anew(self, g: Junta) -> Step:
        """Cards 8  All Vote cards used are discarded, and the ballot is held again."""
        clear_table(g)
        self.given, self.round, self.place, self.cut = [], 1, 0, False
        g.tell(BallotAnew(self.question, False))
        return self.next_family

    # Between the rounds, and the count

    def round_over(self, g: Junta) -> Step:
        if self.cut and self.round == 2:
            # A power cut: what was given in the second round does not count.
            self.given = [given for given in self.given if given.round == 1]
        choices, votes = self.count(g)
        g.tell(RoundOver(self.question, self.round, choices, votes))
        if self.question == PRESIDENCY:
            return self.ask_candidates
        return self.after_round(g)

    def ask_candidates(self, g: Junta) -> Step:
        """First President 3; rulings 6, J10  Nobody can be made to be President: who has votes is asked."""
        choices, votes = self.count(g)
        backed = [choice for choice, number in zip(choices, votes, strict=True) if number]
        asked = [
            question(choice, "stand", STAND, changeable=True, default=STAND[0])
            for choice in backed
            if isinstance(choice, int) and choice not in self.standing
        ]
        return ask_all(asked, self.candidates_answered) if asked else self.after_round(g)

    def candidates_answered(self, g: Junta, answers: list[Answer]) -> Step:
        ready = tuple([answer.seat for answer in answers if type(answer.action) is Stand])
        not_ready = tuple([answer.seat for answer in answers if type(answer.action) is Decline])
        self.standing += ready
        self.declined += not_ready
        if not_ready:
            self.given = [given for given in self.given if given.choice not in not_ready]
        g.tell(CandidatesAnswered(ready, not_ready))
        return self.after_round(g)

    def after_round(self, g: Junta) -> Step:
        if self.round == 1 and not self.cut and self.candidates():
            if g.any_time:
                return self.window(g, ("end-ballot", "skip-round", "verify"))
            return self.second_round(g)
        if self.round == 2 and g.any_time and not self.cut and self.candidates():
            self.round = 3
            return self.window(g, ("end-ballot", "verify"))
        return self.finish(g)

    def window(self, g: Junta, deeds_now: tuple[Deed, ...]) -> Step:
        voters = tuple([family for family in self.order if family < g.players and g.active(family)])
        window = BallotWindow(order=voters, kind="answer-ballot", deeds=deeds_now)
        return call(window, self.answered)

    def answered(self, g: Junta, deed: Deed | None) -> Step:
        """Where cards may be played at any moment: whether somebody has cut the ballot short, or has it anew."""
        if deed is None:
            g.tell(NothingPlayed())
        if deed == "verify":
            return self.anew(g)
        if deed is not None:
            self.cut = True
            if self.round == 3:
                self.given = [given for given in self.given if given.round == 1]
            return self.finish(g)
        return self.second_round(g) if self.round == 1 else self.finish(g)

    def second_round(self, g: Junta) -> Step:
        self.round, self.place = 2, 0
        return self.next_family

    def finish(self, g: Junta) -> Step:
        choices, votes = self.count(g)
        clear_table(g)
        return done(Tally(choices, votes, self.fresh))

    def count(self, g: Junta) -> tuple[tuple[int | str, ...], tuple[int, ...]]:
        choices = self.candidates()
        votes = dict.fromkeys(choices, 0)
        for given in self.given:
            if given.choice in votes:
                votes[given.choice] += votes_of_block(g, given.family, given.source)
        return choices, tuple(votes.values())


class BallotWindow(Window):
    """Options 3; rulings 17, J14  Cards at any moment: anybody may cut a ballot short, or have it verified."""

    deeds: Public[tuple[Deed, ...]] = ("end-ballot", "verify")

    undisturbed = True
    how = "together"

    def answers(self, g: Junta, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in sorted(set(g.families[seat].hand)):
            deeds_of = g.edition.cards[card].effects.deeds
            if deeds_of and deeds_of[0] in self.deeds and cards.may_play(g, seat, card):
                found.append(PlayInBallot(card))
        return found

    def play(self, g: Junta, seat: int, action: PlayInBallot) -> Step:
        cards.play(g, seat, action.card)
        deed = g.edition.cards[action.card].effects.deeds[0]
        if deed != "verify":
            g.tell(BallotCut(seat))
        return done(deed)


def clear_table(g: Junta) -> None:
    """Vote cards are used once."""
    g.discard += g.table
    g.table = []


def influence_of(g: Junta, family: int) -> list[Card]:
    """The open Influence cards whose votes a family gives: its own, or those that a reform has won over.

    A reform ends with its author, and does not reach into an embassy (ruling J21).
    """
    if g.turn.reform == NOBODY or not g.active(g.turn.reform):
        return g.families[family].influence
    found: list[Card] = []
    for number, one in enumerate(g.families):
        for card in one.influence:
            small = g.edition.cards[card].effects.votes <= g.turn.reform_up_to
            won = small and number != g.turn.reform and g.active(number)
            if family == (g.turn.reform if won else number):
                found.append(card)
    return found


def votes_of_block(g: Junta, family: int, source: str) -> int:
    """How many votes a block has."""
    if source == SACRILEGE:
        return g.turn.sacrilege.get(family, 0)
    politics = g.edition.cards.get(source)
    if politics is None:
        return 1
    if politics.kind == "influence":
        owner = cards.owner_of(g, source)
        return 0 if owner == NOBODY else cards.votes_of(g, owner, source)
    return politics.effects.votes
