"""How the things of Zoocracy are called in the reader's language: the texts hold the words, this the grammar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hemicycle.engine.declare import FACE_DOWN
from hemicycle.engine.texts import Say, Texts, named, say_seat, say_seats

from .edition import DONATION, END_OF_GAME, EVENTS, OFFICES, PHASE_OF, RESISTANCE, SPECIES

say_species = named("species")
say_office = named("office")


def say_phase(texts: Texts, phase: Any) -> str:
    return f"{phase}, {texts.say(f'term-phase-{phase}')}" if texts.has(f"term-phase-{phase}") else str(phase)


def say_card(texts: Texts, card: Any) -> str:
    """An action card: `rally-polar-bears` is said «Rally (polar bears)», its twin `rally-polar-bears-b` too."""
    name = str(card)
    if name in ("", FACE_DOWN):
        return texts.say("term-card-face-down")
    kind = next((kind for kind in PHASE_OF if name == kind or name.startswith(f"{kind}-")), "")
    if not kind:
        return name
    rest = name[len(kind) + 1 :]
    about = next((one for one in (*SPECIES, *OFFICES) if rest == one or rest.startswith(f"{one}-")), "")
    word = texts.say(f"term-card-{kind}")
    if not about:
        return word
    said = say_species(texts, about) if about in SPECIES else say_office(texts, about)
    return texts.say("term-card-about", kind=word, about=said)


def sorted_cards(cards: Sequence[str]) -> list[str]:
    """As one holds a hand: by phase, kind and species."""
    return sorted(cards, key=_place)


@lru_cache(maxsize=1024)
def _place(card: str) -> tuple[int, int, str]:
    kinds = list(PHASE_OF)
    kind = next((kind for kind in kinds if card == kind or card.startswith(f"{kind}-")), "")
    rest = card[len(kind) + 1 :]
    at = next((at for at, one in enumerate((*SPECIES, *OFFICES)) if rest.startswith(one)), -1)
    return kinds.index(kind) if kind else len(kinds), at, card


def say_choice(texts: Texts, choice: Any) -> str:
    """A bid, or yes or no."""
    if isinstance(choice, int):
        return texts.say("term-food", number=choice)
    return texts.term("choice", choice)


def say_order(texts: Texts, order: Any) -> str:
    return texts.listed([texts.seat(seat) for seat in order])


# What a message makes of its parameters together


def tell_drawn(texts: Texts, drawn: Any) -> str:
    """Which cards; or how many, for whoever may not see them."""
    cards = drawn["cards"]
    if FACE_DOWN in cards:
        return texts.say("term-cards-face-down", number=len(cards))
    return texts.listed([say_card(texts, card) for card in sorted_cards(cards)])


def tell_round(texts: Texts, began: Any) -> str:
    if began["presidential"]:
        return texts.say("term-round-both" if began["parliamentary"] else "term-round-presidential")
    return texts.say("term-round-parliamentary" if began["parliamentary"] else "term-round-none")


def tell_ballot(texts: Texts, ballot: Any) -> str:
    """Bids, or votes with the seats behind them."""
    if ballot["question"] == "vote":
        votes = zip(ballot["voters"], ballot["choices"], ballot["weights"], strict=False)
        said = [texts.say("term-voted", seat=seat, choice=choice, weight=seats) for seat, choice, seats in votes]
        return texts.say("term-votes-opened", votes=", ".join(said))
    bids = sorted(zip(ballot["choices"], ballot["voters"], strict=False), key=lambda bid: -int(bid[0]))
    said = [texts.say("term-bid", seat=seat, number=int(bid)) for bid, seat in bids]
    return texts.say("term-bids-opened", bids=", ".join(said))


def tell_paid(texts: Texts, paid: Any) -> str:
    pairs = zip(paid["seats"], paid["paid"], strict=False)
    return ", ".join(texts.say("term-shares", seat=seat, number=food) for seat, food in pairs if food)


def tell_no_president(texts: Texts, stays: Any) -> str:
    if stays["seat"] is None:
        return texts.say("term-no-president")
    return texts.say("term-president-stays", seat=stays["seat"])


def tell_goal(texts: Texts, goal: Any) -> str:
    return texts.say(f"term-goal-{goal['by']}", seat=goal["seat"])


def tell_tokens(texts: Texts, placed: Any) -> str:
    return texts.say("term-tokens", number=placed["number"])


def tell_season(texts: Texts, played: Any) -> str:
    return texts.say(f"term-season-{played['season']}")


def tell_voted(texts: Texts, voted: Any) -> str:
    """How a species votes: the first, the second if it shows two numbers, and an overhang seat."""
    id = "term-voted-one" if voted["second"] is None else "term-voted-two"
    said = texts.say(
        id,
        species=voted["species"],
        first=voted["first"],
        votes=voted["votes"],
        second=voted["second"],
        fewer=voted["second_votes"],
    )
    return texts.say("term-voted-overhang", voted=said, first=voted["first"]) if voted["overhang"] else said


def tell_by_seat(figures: str) -> Say:
    """Everybody's share, largest first."""

    def tell(texts: Texts, event: Any) -> str:
        shares = sorted(enumerate(event[figures]), key=lambda share: -share[1])
        said = [texts.say("term-shares", seat=seat, number=number) for seat, number in shares if number]
        return ", ".join(said) or texts.say("term-nothing")

    return tell


def tell_proposal(texts: Texts, proposal: Any) -> str:
    """The three offices, and the goals that it has to give."""
    first, second = proposal["first_goal"], proposal["second_goal"]
    if second is None:
        goals = texts.say("term-proposal-goal", first=first)
    elif first == second:
        goals = texts.say("term-proposal-both", first=first)
    else:
        goals = texts.say("term-proposal-goals", first=first, second=second)
    offices = {name: proposal[name] for name in ("prime_minister", "finance", "defence")}
    return texts.say("term-proposal", **offices, goals=goals)


def tell_formed(texts: Texts, formed: Any) -> str:
    """Who governs, with how many seats, and how offices and goals are shared."""
    id = "term-governs-one" if len(formed["members"]) == 1 else "term-governs-several"
    votes = texts.say("term-seats", number=formed["votes"])
    return texts.say(id, members=formed["members"], votes=votes, proposal=tell_proposal(texts, formed))


def tell_voted_on(texts: Texts, asked: Any) -> str:
    """The proposal that a vote is about, and whose it is."""
    goals = {"first_goal": asked["goal_1"], "second_goal": asked.get("goal_2")}
    id = "term-vote-on-own" if asked["proposer"] == asked["seat"] else "term-vote-on"
    return texts.say(id, proposer=asked["proposer"], proposal=tell_proposal(texts, {**asked, **goals}))


def tell_opposition(texts: Texts, led: Any) -> str:
    if led["seat"] is None:
        return texts.say("term-no-opposition")
    return texts.say("term-opposition-led", seat=led["seat"])


def tell_failed(texts: Texts, failed: Any) -> str:
    if not failed["interim"]:
        return texts.say("term-formation-failed")
    return texts.say("term-formation-failed-interim", interim=failed["interim"])


def say_event(texts: Texts, card: Any) -> str:
    return texts.say(f"term-event-{_event_kind(card)}")


def _event_kind(card: Any) -> str:
    return next((kind for kind in (*EVENTS, DONATION, END_OF_GAME) if str(card).startswith(kind)), str(card))


def say_does(texts: Texts, edition: Any, card: Any) -> str:
    """What an event does, with the figures of its edition."""
    kind, offices = _event_kind(card), ""
    number = edition.resistance if kind == RESISTANCE else edition.harvest
    if kind == DONATION:
        number = edition.donations[card].food
        offices = texts.listed([say_office(texts, office) for office in edition.donations[card].offices])
    return texts.say(f"term-event-{kind}-does", food=texts.say("term-food", number=number), offices=offices)


def tell_event(texts: Texts, drawn: Any) -> str:
    """What the event is, and what it does."""
    event = say_event(texts, drawn["card"])
    if texts.edition is None:
        return event
    return texts.say("term-event-told", event=event, does=say_does(texts, texts.edition, drawn["card"]))


def tell_donation(texts: Texts, taken: Any) -> str:
    return texts.say("term-food", number=taken["food"])


def tell_defected(texts: Texts, defected: Any) -> str:
    return texts.say("term-seats", number=defected["number"])


def tell_named(texts: Texts, named: Any) -> str:
    id = "term-goal-kept" if named["party"] == named["seat"] else "term-goal-given"
    return texts.say(id, seat=named["seat"], party=named["party"])


def tell_lost(texts: Texts, lost: Any) -> str:
    return texts.say(f"term-goal-lost-{lost['why']}", seat=lost["seat"])


TERMS: dict[str, Say] = {
    "species": say_species,
    "office": say_office,
    "phase": say_phase,
    "card": say_card,
    "season": say_card,
    "choice": say_choice,
    "party": say_seat,
    "partner": say_seat,
    "proposer": say_seat,
    "first": say_seat,
    "second": say_seat,
    "prime_minister": say_seat,
    "finance": say_seat,
    "defence": say_seat,
    "seats": say_seats,
    "members": say_seats,
    "interim": say_seats,
    "order": say_order,
    "event-cards-drawn": tell_drawn,
    "event-round-began": tell_round,
    "event-ballot-revealed": tell_ballot,
    "event-bids-paid": tell_paid,
    "event-no-president-elected": tell_no_president,
    "event-goal-implemented": tell_goal,
    "event-food-placed": tell_tokens,
    "event-bonus-placed": tell_tokens,
    "event-rally-played": tell_tokens,
    "event-loyalty-played": tell_tokens,
    "event-season-played": tell_season,
    "event-species-voted": tell_voted,
    "event-parliament-elected": tell_by_seat("seats"),
    "event-income-taken": tell_by_seat("food"),
    "event-coalition-proposed": tell_proposal,
    "event-government-formed": tell_formed,
    "event-opposition-led": tell_opposition,
    "event-formation-failed": tell_failed,
    "event-event-drawn": tell_event,
    "event-donation-taken": tell_donation,
    "event-seats-defected": tell_defected,
    "event-goal-named": tell_named,
    "event-goal-lost": tell_lost,
    "ask-vote": tell_voted_on,
    "action-place": tell_tokens,
    "action-place-bonus": tell_tokens,
    "action-rally": tell_tokens,
    "action-loyalty": tell_tokens,
}
