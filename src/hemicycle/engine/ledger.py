"""The ledger: every deal of a game, and of each promise whether it was kept, broken or became void.

It never changes: each move and each decision makes a new one, so that copies of a game share it. The numbered
rules (B1 to B10) are those of `docs/bargaining.md`.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .deals import (
    AcceptDeal,
    Bargain,
    Deal,
    LapseDeal,
    Offer,
    RefuseDeal,
    Standing,
    Status,
    Term,
    Verdict,
    WithdrawDeal,
)
from .declare import SPECTATOR, Seat
from .words import Event, Message, Refused

if TYPE_CHECKING:
    from .state import GameState

MOST_TERMS = 6
"""In one deal."""
MOST_OPEN = 3
"""Offers of one seat that wait for an answer."""
MOST_OFFERS = 12
"""Offers of one seat in one chapter of the game, so that a record stays readable."""
LONGEST_REASON = 500
"""Bytes of a reason with all its parameters."""


class Ledger:
    """All deals, in the order in which they were made."""

    __slots__ = ("_seen", "_standings", "deals", "live")

    def __init__(self, deals: tuple[Deal, ...] = ()):
        self.deals = deals
        self.live = tuple([at for at, deal in enumerate(deals) if deal.status == "open" or deal.pending])
        """Where the open deals stand, and those with a promise to be judged. Empty: no decision matters."""
        # What viewers see of it: it never changes, and is shown to a whole table at every decision.
        self._seen: dict[tuple[Seat, bool], tuple[Deal, ...]] = {}
        self._standings: dict[tuple[Seat, Seat, bool], Standing] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self.deals == other.deals

    def __hash__(self) -> int:
        raise TypeError("a ledger holds sentences, and can't be a key")

    def __repr__(self) -> str:
        return f"Ledger({self.deals!r})"

    def find(self, id: str) -> Deal | None:
        """The deal of this name. It is looked for from the end, where those are that people still speak of."""
        for deal in reversed(self.deals):
            if deal.id == id:
                return deal
        return None

    def visible(self, viewer: Seat, public: bool = False) -> tuple[Deal, ...]:
        """What a viewer may see: its own deals whole; of the others', where all may know, those agreed on (B8)."""
        if (viewer, public) not in self._seen:
            self._seen[viewer, public] = self._look(viewer, public)
        return self._seen[viewer, public]

    def _look(self, viewer: Seat, public: bool) -> tuple[Deal, ...]:
        seen = [(deal.made, deal) for deal in self.deals if viewer in deal.parties]
        if public:
            agreed = [deal for deal in self.deals if deal.status == "agreed" and viewer not in deal.parties]
            counts: dict[tuple[Seat, ...], int] = {}
            known = [deal for deal in agreed if not deal.private]
            for deal in sorted(known, key=lambda deal: (deal.agreed, deal.parties)):
                counts[deal.parties] = number = counts.get(deal.parties, 0) + 1
                seen.append((deal.agreed, _from_outside(deal, number)))
        return tuple([deal for _, deal in sorted(seen, key=lambda pair: pair[0])])

    def view(self, viewer: Seat, public: bool = False) -> Ledger:
        """The ledger as a viewer may see it."""
        return Ledger(self.visible(viewer, public))

    def record(self, seat: Seat, viewer: Seat, public: bool = False) -> Standing:
        """How a seat has kept its promises, as far as the viewer may know; what changed hands at once was none."""
        if (seat, viewer, public) not in self._standings:
            self._standings[seat, viewer, public] = self._count(seat, viewer, public)
        return self._standings[seat, viewer, public]

    def _count(self, seat: Seat, viewer: Seat, public: bool) -> Standing:
        agreed = [
            deal
            for deal in self.deals
            if deal.status == "agreed" and (viewer in deal.parties or (public and not deal.private))
        ]
        counts: Counter[str] = Counter(
            verdict
            for deal in agreed
            for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
            if term.seat == seat and not term.at_once
        )
        return Standing(**counts)

    def promises(self, seat: Seat) -> tuple[Term, ...]:
        """What a seat has promised and still has to keep."""
        return tuple(
            [
                term
                for at in self.live
                if self.deals[at].status == "agreed"
                for term, verdict in zip(self.deals[at].terms, self.deals[at].verdicts, strict=True)
                if term.seat == seat and verdict == "pending"
            ]
        )

    def open(self, seat: Seat) -> tuple[Deal, ...]:
        """The offers that wait for a seat's answer."""
        waiting = [self.deals[at] for at in self.live]
        return tuple(
            [
                deal
                for deal in waiting
                if deal.status == "open" and seat in deal.parties and seat not in deal.accepted
            ]
        )

    def changes(self, before: Ledger) -> tuple[Deal, ...]:
        """The deals that are new, or not as they were in an earlier ledger of the same game."""
        old = before.deals
        return tuple([deal for at, deal in enumerate(self.deals) if at >= len(old) or deal is not old[at]])

    def after(self, g: GameState, events: Sequence[Event]) -> Ledger:
        """What a decision has made of the deals that were live (B5, B6)."""
        deals = list(self.deals)
        chapter, seen = g.chapter(), [event.mask(SPECTATOR) for event in events]
        changed = False
        for at in self.live:
            deal = deals[at]
            if deal.status != "open":
                deals[at] = _judged(g, deal, seen)
            elif g.over or deal.until != chapter:
                deals[at] = _closed(deal, "lapsed")
            changed = changed or deals[at] is not deal
        return Ledger(tuple(deals)) if changed else self

    def excusing(self, seats: Collection[Seat], before: Ledger) -> Ledger:
        """The same, but what these seats have broken since an earlier ledger is void (B10): others played them."""
        old = {deal.id: deal for deal in before.deals}
        deals = tuple([_excused(deal, old.get(deal.id), seats) for deal in self.deals])
        return self if all(map(operator.is_, deals, self.deals)) else Ledger(deals)

    def _with(self, *deals: Deal) -> Ledger:
        """The same with deals replaced, or added."""
        kept = {deal.id: deal for deal in self.deals}
        for deal in deals:
            kept[deal.id] = deal
        return Ledger(tuple(kept.values()))


EMPTY = Ledger()


def newly_broken(now: Ledger, before: Ledger) -> list[tuple[Deal, Term]]:
    """The promises that were broken since an earlier ledger of the same game, each with its deal."""
    old = {deal.id: deal.verdicts for deal in before.deals}
    return [
        (deal, term)
        for deal in (now.changes(before) if now is not before else ())
        for at, term in enumerate(deal.terms)
        if deal.verdicts[at] == "broken" and (deal.id not in old or old[deal.id][at] != "broken")
    ]


def _changed(deal: Deal, **fields: Any) -> Deal:
    return msgspec.structs.replace(deal, **fields)


def _from_outside(deal: Deal, number: int) -> Deal:
    """An agreed deal as others see it: nothing tells of the offers that went before, nor why it was agreed."""
    return _changed(deal, id=_name(deal.parties, number), answers="", made=deal.agreed, reason=None)


def _name(parties: Sequence[Seat], number: int) -> str:
    return f"{'-'.join(map(str, parties))}.{number}"


def _closed(deal: Deal, status: Status) -> Deal:
    void: Verdict = "void"
    return _changed(deal, status=status, verdicts=(void,) * len(deal.terms))


def _judged(g: GameState, deal: Deal, events: Sequence[Event]) -> Deal:
    """The deal after these events, as all see them: each tells each promise what it makes of it."""
    verdicts, noted = list(deal.verdicts), list(deal.noted)
    for event in events:
        before = verdicts.copy()
        for at, term in enumerate(deal.terms):
            if before[at] == "pending":
                verdict = term.judge(g, deal, event, noted[at])
                if verdict is None:
                    noted[at] = term.follow(g, event, noted[at])
                else:
                    verdicts[at] = verdict
        breakers = {
            term.seat
            for term, old, new in zip(deal.terms, before, verdicts, strict=True)
            if old == "pending" and new == "broken"
        }
        if breakers:
            _release(deal, verdicts, breakers)
    if g.over:
        verdicts = ["void" if verdict == "pending" else verdict for verdict in verdicts]
    if tuple(verdicts) == deal.verdicts and tuple(noted) == deal.noted:
        return deal
    return _changed(deal, verdicts=tuple(verdicts), noted=tuple(noted))


def _release(deal: Deal, verdicts: list[Verdict], breakers: set[Seat]) -> None:
    """Whoever was let down by another party owes the deal nothing any more (B7)."""
    for at, term in enumerate(deal.terms):
        if verdicts[at] == "pending" and breakers != {term.seat}:
            verdicts[at] = "void"


def _settled(g: GameState, ledger: Ledger, by: Deal) -> list[Deal]:
    """The deals of the very same parties in which this one, agreed, makes good a promise, or a part of it (B9)."""
    live = [ledger.deals[at] for at in ledger.live]
    deals = sorted(
        [deal for deal in live if deal.pending and deal.parties == by.parties], key=lambda deal: deal.agreed
    )
    places = [
        (at, term)
        for at, deal in enumerate(deals)
        for term, verdict in enumerate(deal.verdicts)
        if verdict == "pending"
    ]
    if not places:
        return []
    after = g.settled(by, [(deals[at].terms[term], deals[at].noted[term]) for at, term in places])
    verdicts, notes = [list(deal.verdicts) for deal in deals], [list(deal.noted) for deal in deals]
    for (at, term), (verdict, noted) in zip(places, after, strict=True):
        verdicts[at][term], notes[at][term] = verdict, noted
    return [
        _changed(deal, verdicts=tuple(verdicts[at]), noted=tuple(notes[at]))
        for at, deal in enumerate(deals)
        if (tuple(verdicts[at]), tuple(notes[at])) != (deal.verdicts, deal.noted)
    ]


def _let_go(g: GameState, ledger: Ledger, refused: Deal) -> list[Deal]:
    """The deals in which a promise is void, since whoever made it put before the others what keeps it (B7).

    What he could not have handed over he has not put before them.
    """
    possible = g.terms_between(refused.parties)
    if any(term not in possible and g.further_term(refused.parties, term) is None for term in refused.terms):
        return []
    try:
        hand_over(g, refused, refused.terms)
    except Refused:
        return []
    found: list[Deal] = []
    for settled in _settled(g, ledger, refused):
        deal = next(one for one in ledger.deals if one.id == settled.id)
        verdicts = tuple(
            [
                "void" if old == "pending" and new == "kept" and term.seat == refused.by else old
                for term, old, new in zip(deal.terms, deal.verdicts, settled.verdicts, strict=True)
            ]
        )
        if verdicts != deal.verdicts:
            found.append(_changed(deal, verdicts=verdicts))
    return found


def _excused(deal: Deal, before: Deal | None, seats: Collection[Seat]) -> Deal:
    if deal is before or "broken" not in deal.verdicts:
        return deal
    known = before.verdicts if before is not None else ("pending",) * len(deal.terms)
    verdicts = tuple(
        [
            "void" if now == "broken" != old and term.seat in seats else now
            for term, now, old in zip(deal.terms, deal.verdicts, known, strict=True)
        ]
    )
    return deal if verdicts == deal.verdicts else _changed(deal, verdicts=verdicts)


# The door


def bargain(g: GameState, ledger: Ledger, number: int, seat: Seat, move: Bargain) -> tuple[Ledger, GameState]:
    """A move of a seat after so many decisions: the ledger and the table that come of it; `Refused` otherwise.

    The table is another one only when something was handed over.
    """
    if g.over:
        raise Refused(Message("refused-over"))
    if isinstance(move, LapseDeal):
        if seat != SPECTATOR:
            raise Refused(Message("refused-deal-lapse", {}, "B5"))
        return ledger._with(_closed(_find(ledger, SPECTATOR, move.deal), "lapsed")), g
    if not 0 <= seat < g.players:
        raise Refused(Message("refused-no-such-seat", {"seats": g.players}))
    match move:
        case Offer():
            return _offered(g, ledger, number, seat, move), g
        case AcceptDeal():
            return _accepted(g, ledger, number, seat, move)
        case RefuseDeal():
            deal = _find(ledger, seat, move.deal)
            if deal.by == seat:
                raise Refused(Message("refused-deal-own", {}, "B4"))
            refused = _changed(_closed(deal, "refused"), reason=_reason(g, move.reason))
            return ledger._with(refused, *_let_go(g, ledger, deal)), g
        case WithdrawDeal():
            deal = _find(ledger, seat, move.deal)
            if deal.by != seat:
                raise Refused(Message("refused-deal-not-own", {"seat": deal.by}, "B4"))
            return ledger._with(_closed(deal, "withdrawn")), g
    raise Refused(Message("refused-no-such-deal", {}, "B4"))


def _find(ledger: Ledger, seat: Seat, id: str) -> Deal:
    """An open deal of the seat's. Of a deal of others it hears what it hears of one that never was."""
    deal = ledger.find(id)
    if deal is None or (seat != SPECTATOR and seat not in deal.parties):
        raise Refused(Message("refused-no-such-deal", {}, "B4"))
    if deal.status != "open":
        raise Refused(Message("refused-deal-closed", {}, "B4"))
    return deal


def _offered(g: GameState, ledger: Ledger, number: int, seat: Seat, move: Offer) -> Ledger:
    others = set(move.parties)
    if not others or seat in others or len(others) < len(move.parties) or not others <= set(range(g.players)):
        raise Refused(Message("refused-deal-parties", {}, "B1"))
    parties = tuple(sorted({seat, *others}))
    terms = _terms(g, parties, move.terms)
    chapter = g.chapter()
    mine = [deal for deal in ledger.deals if deal.by == seat and deal.until == chapter]
    if len(mine) >= MOST_OFFERS:
        raise Refused(Message("refused-deal-offers", {"most": MOST_OFFERS}, "B3"))
    answered = _find(ledger, seat, move.answers) if move.answers else None
    if answered is not None and (answered.by == seat or answered.parties != parties):
        raise Refused(Message("refused-deal-answer", {}, "B4"))
    if sum(deal.status == "open" for deal in mine) >= MOST_OPEN:
        raise Refused(Message("refused-deal-open", {"most": MOST_OPEN}, "B3"))
    before = [deal for deal in ledger.deals if deal.parties == parties]
    if any(deal.status == "open" and set(deal.terms) == set(terms) for deal in before):
        raise Refused(Message("refused-deal-again", {}, "B3"))
    reason = _reason(g, move.reason)
    pending: Verdict = "pending"
    deal = Deal(
        id=_name(parties, len(before) + 1),
        by=seat,
        parties=parties,
        terms=terms,
        accepted=(seat,),
        status="open",
        answers=move.answers,
        made=number,
        agreed=-1,
        until=chapter,
        verdicts=(pending,) * len(terms),
        noted=("",) * len(terms),
        reason=reason,
    )
    hand_over(g, deal, [term for term in terms if term.seat == seat])
    if answered is None:
        return ledger._with(deal)
    closed = _changed(_closed(answered, "answered"), reason=reason)
    return ledger._with(closed, *_let_go(g, ledger, answered), deal)


def _terms(g: GameState, parties: tuple[Seat, ...], given: Sequence[Term]) -> tuple[Term, ...]:
    """The terms of an offer, each one of those that may be promised now between these parties."""
    if not given:
        raise Refused(Message("refused-deal-empty", {}, "B2"))
    if len(given) > MOST_TERMS:
        raise Refused(Message("refused-deal-terms", {"most": MOST_TERMS}, "B2"))
    possible = list(g.terms_between(parties))
    terms: list[Term] = []
    for one in given:
        # What is kept is the term of the list: 1 and True are equal, and are not written alike.
        term = possible[possible.index(one)] if one in possible else g.further_term(parties, one)
        if term is None:
            raise Refused(g.why_no_term(parties, one) or Message("refused-deal-term", {}, "B2"))
        if any(term == other or term.against(other) or other.against(term) for other in terms):
            raise Refused(Message("refused-deal-clash", {}, "B2"))
        terms.append(term)
    return tuple(terms)


def _accepted(g: GameState, ledger: Ledger, number: int, seat: Seat, move: AcceptDeal) -> tuple[Ledger, GameState]:
    deal = _find(ledger, seat, move.deal)
    if seat in deal.accepted:
        raise Refused(Message("refused-deal-accepted", {}, "B4"))
    possible = g.terms_between(deal.parties)
    for term in deal.terms:
        if term not in possible and g.further_term(deal.parties, term) is None:
            raise Refused(g.why_no_term(deal.parties, term) or Message("refused-deal-void", {}, "B5"))
    accepted = tuple(sorted((*deal.accepted, seat)))
    deal = _changed(deal, accepted=accepted, reason=_reason(g, move.reason))
    if accepted != deal.parties:
        hand_over(g, deal, [term for term in deal.terms if term.seat == seat])
        return ledger._with(deal), g
    table = hand_over(g, deal, deal.terms)
    verdicts: list[Verdict] = ["kept" if term.at_once else "pending" for term in deal.terms]
    noted = tuple([term.begins(table) for term in deal.terms])
    agreed = _changed(deal, status="agreed", agreed=number, verdicts=tuple(verdicts), noted=noted)
    return ledger._with(agreed, *_settled(table, ledger, agreed)), table


def hand_over(g: GameState, deal: Deal, terms: Sequence[Term]) -> GameState:
    """The table after what changes hands at once has done so; `Refused`, and `g` untouched, when it can't."""
    if not any(term.at_once for term in terms):
        return g
    table = g.copy()
    for term in terms:
        if term.at_once:
            term.hands_over(table, deal)
    return table


def _reason(g: GameState, reason: Message | None) -> Message | None:
    """A reason as it is kept: a sentence that the texts know, and short."""
    if reason is None:
        return None
    try:
        plain = msgspec.json.encode(reason)
        # As it will be read from a save: lists, where tuples were given.
        kept = msgspec.json.decode(plain, type=Message)
    except (msgspec.MsgspecError, TypeError):
        raise Refused(Message("refused-deal-reason", {}, "B4")) from None
    if len(plain) > LONGEST_REASON or not g.setup.rules.texts("en").has(reason.id):
        raise Refused(Message("refused-deal-reason", {}, "B4"))
    return kept
