"""How the things of Junta are called in the reader's language: the texts hold the words, this the grammar.

Cards and areas bring their names along, in the edition.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hemicycle.engine.declare import FACE_DOWN, UNKNOWN
from hemicycle.engine.texts import Say, Texts, named

from .edition import BANK, CARDS, POSTS, PRESIDENT, TITLES, PoliticsCard
from .money import worth

LETTERS = "ABC"
ASKED_FOR_PUPPETS = (
    "vote",
    "play-cards",
    "lose-influence",
    "discard",
    "choose-location",
    "assassinate",
    "save-yourself",
    "move-units",
    "bombard",
    "declare-attack",
    "fire",
    "aim",
    "choose-loss",
    "retreat",
    "choose-side",
)
"""What a player may be asked for himself or for a puppet."""


def titled(prefix: str) -> Say:
    """What an edition names."""

    def say(texts: Texts, id: Any) -> str:
        found: Any = texts.edition
        title = (found.titles if found else TITLES).get(f"{prefix}-{id}")
        return title[texts.language] if title and texts.language in title else str(id)

    return say


say_area = titled("area")
"""An area as a map calls it, without its article."""
say_title = titled("card")
say_post = named("post")
say_unit = named("unit")


def say_place(texts: Texts, area: Any) -> str:
    """An area in a sentence: the edition names it, the texts know its article."""
    return texts.say("term-area", place=area, title=say_area(texts, area))


def say_card(texts: Texts, card: Any) -> str:
    """A Politics card; no card: the secret police."""
    if card == FACE_DOWN:
        return texts.say("term-card-face-down")
    return say_title(texts, card) if card else texts.say("term-secret-police")


def say_cards(texts: Texts, cards: Sequence[str]) -> str:
    """Which cards; or how many, for whoever may not see them."""
    if not cards or FACE_DOWN in cards:
        return texts.say("term-cards", number=len(cards))
    return texts.listed([say_card(texts, card) for card in cards])


def say_family(texts: Texts, family: Any) -> str:
    """A family: a player, or a puppet, which sits after them."""
    if not isinstance(family, int):
        return str(family)
    if family < 0:
        return texts.say("term-vacant")
    if family < len(texts.names) or not texts.names:
        return texts.seat(family)
    return texts.say("term-puppet", letter=LETTERS[(family - len(texts.names)) % len(LETTERS)])


def say_families(texts: Texts, families: Any) -> str:
    return families if isinstance(families, str) else texts.listed([say_family(texts, one) for one in families])


def say_choice(texts: Texts, choice: Any) -> str:
    if isinstance(choice, int):
        return say_family(texts, choice)
    return texts.term("choice", choice)


def say_bills(texts: Texts, bills: Any) -> str:
    """Bills, and what they are worth; or that there are some, for whoever may not see them."""
    if isinstance(bills, str) or len(bills) != 3:
        return str(bills)
    if UNKNOWN in bills:
        return texts.say("term-money-hidden")
    said = [
        texts.say("term-bills", number=number, bill=bill)
        for bill, number in zip((1, 2, 3), bills, strict=True)
        if number
    ]
    if not said:
        return texts.say("term-money-none")
    if sum(bills) == 1:
        return said[0]
    return texts.say("term-money", bills=", ".join(said), number=worth((bills[0], bills[1], bills[2])))


def say_source(texts: Texts, source: Any) -> str:
    """A block of votes."""
    if source in (*POSTS, PRESIDENT):
        return texts.say("term-source-post", post=source)
    id = f"term-source-{source}"
    return texts.say(id) if texts.has(id) else say_card(texts, source)


def say_units(texts: Texts, units: Sequence[str], numbers: Sequence[int]) -> str:
    pairs = zip(units, numbers, strict=False)
    return texts.listed([texts.say("term-units", number=number, unit=unit) for unit, number in pairs])


def say_areas(texts: Texts, areas: Any) -> str:
    if isinstance(areas, str):
        return areas
    return texts.listed([say_area(texts, area) for area in areas]) if areas else texts.say("term-no-area")


def say_effects(texts: Texts, card: PoliticsCard) -> list[str]:
    """What a card does, a sentence each."""
    does = card.effects
    found: list[str] = []

    def tell(effect: str, wanted: object, **params: Any) -> None:
        if wanted:
            found.append(texts.say(f"term-effect-{effect}", **params))

    tell(card.kind, does.votes, number=does.votes)
    for other, votes in does.votes_with:
        tell("votes-with", votes, number=votes, card=other)
    tell("pays", does.pays, number=does.pays)
    for at, deed in enumerate(does.deeds):
        tell("or-save" if at and deed == "save" else deed, deed, number=does.figure)
    tell("draws", does.draws)
    tell("mad", does.mad)
    tell("fails", does.fails_to, number=does.fails_to)
    tell("bribes", does.bribes_from, unit=does.unit, number=does.bribes_from)
    areas = texts.either([say_area(texts, area) for area in does.areas])
    units = texts.say("term-units", number=does.number, unit=does.unit)
    tell("units-at" if areas else "units", does.number, units=units, areas=areas)
    tell("cost", does.cost, number=does.cost)
    tell("needs", does.needs, card=does.needs)
    tell("not-by", does.not_by, posts=texts.either([say_post(texts, post) for post in does.not_by]))
    return found


# What a message makes of its parameters together


def card_of(texts: Texts, card: str) -> PoliticsCard | None:
    edition: Any = texts.edition
    found: dict[str, PoliticsCard] = edition.cards if edition else CARDS
    return found.get(card)


def tell_card_effect(texts: Texts, played: Any) -> str:
    card = card_of(texts, played["card"])
    return " ".join(say_effects(texts, card)) if card else say_card(texts, played["card"])


def tell_points(texts: Texts, opened: Any) -> str:
    ranked = sorted(enumerate(opened["points"]), key=lambda pair: -pair[1])
    return ", ".join(texts.say("term-points-seat", seat=seat, number=points) for seat, points in ranked)


def tell_cards(texts: Texts, given: Any) -> str:
    return say_cards(texts, given["cards"])


def tell_number(texts: Texts, given: Any) -> str:
    return texts.say("term-cards", number=given["number"])


def tell_swap(texts: Texts, swapped: Any) -> str:
    family, puppet, cards = swapped["family"], swapped["puppet"], swapped["cards"]
    if len(cards) != 2 or FACE_DOWN in cards:
        return texts.say("term-swapped-secretly", family=family, puppet=puppet)
    return texts.say("term-swapped", family=family, puppet=puppet, card=cards[0], wanted=cards[1])


def tell_post(texts: Texts, given: Any) -> str:
    return texts.say("term-left-vacant" if given["family"] < 0 else "term-appointed", **given)


def tell_named(texts: Texts, named: Any) -> str:
    return texts.say("term-named-self" if named["seat"] == named["family"] else "term-named", **named)


def tell_candidates(texts: Texts, answered: Any) -> str:
    said = []
    if answered["standing"]:
        said.append(texts.say("term-standing", families=answered["standing"]))
    if answered["declined"]:
        said.append(texts.say("term-declined", families=answered["declined"]))
    return " ".join(said)


def by_choice(texts: Texts, message: str, choice: int | str, **params: Any) -> str:
    """What is said otherwise of a candidate (`term-tally-candidate`) than of a side (`term-tally-side`)."""
    kind = "candidate" if isinstance(choice, int) else "side"
    return texts.say(f"{message}-{kind}", choice=choice, **params)


def tell_votes(texts: Texts, given: Any) -> str:
    return by_choice(texts, "term-votes", **given)


def tell_tie(texts: Texts, broken: Any) -> str:
    return by_choice(texts, "term-tie", **broken)


def tell_round(texts: Texts, over: Any) -> str:
    pairs = zip(over["choices"], over["votes"], strict=False)
    said = [by_choice(texts, "term-tally", choice, votes=votes) for choice, votes in pairs]
    return texts.listed(said) if said else texts.say("term-tally-none")


def tell_anew(texts: Texts, anew: Any) -> str:
    return texts.say("term-anew-tied" if anew["tied"] else "term-anew-verified")


def tell_competence(texts: Texts, voted: Any) -> str:
    id = "term-competence-removed" if voted["removed"] else "term-competence-kept"
    return texts.say(id, seat=voted["seat"], yes=voted["yes"], no=voted["no"])


def tell_piles(texts: Texts, piles: Any) -> str:
    pairs = zip(piles["families"], piles["sizes"], strict=False)
    said = [
        texts.say("term-pile", family=family, bills=texts.say("term-bill-count", number=size))
        for family, size in pairs
    ]
    return ", ".join(said) or texts.say("term-no-pile")


def tell_budget(texts: Texts, proposed: Any) -> str:
    rows = zip(proposed["families"], proposed["sizes"], proposed["announced"], strict=False)
    said = [
        texts.say("term-share", family=family, number=value, bills=texts.say("term-bill-count", number=size))
        for family, size, value in rows
    ]
    return ", ".join(said) or texts.say("term-no-pile")


def tell_budget_vote(texts: Texts, voted: Any) -> str:
    id = "term-budget-passed" if voted["passed"] else "term-budget-failed"
    return texts.say(id, seat=voted["seat"], yes=voted["yes"], no=voted["no"])


def tell_locations(texts: Texts, chosen: Any) -> str:
    if not chosen["exiles"]:
        return texts.say("term-located")
    return texts.say("term-exiled", families=chosen["exiles"])


def tell_attempt(texts: Texts, announced: Any) -> str:
    """Burglars are announced like killers, and want money."""
    card = card_of(texts, announced["card"])
    burglars = card is not None and "burgle" in card.effects.deeds
    return texts.say("term-burglary" if burglars else "term-attempt", **announced)


def tell_burgled(texts: Texts, paid: Any) -> str:
    return texts.say("term-burgled-lost" if paid["heir"] < 0 else "term-burgled", **paid)


def tell_police(texts: Texts, struck: Any) -> str:
    return texts.say("term-police-bank" if struck["location"] == BANK else "term-police-anywhere")


def tell_killed(texts: Texts, killed: Any) -> str:
    cards = say_cards(texts, killed["cards"])
    if killed["heir"] < 0:
        return texts.say("term-killed", family=killed["family"], bills=killed["bills"], cards=cards)
    return texts.say(
        "term-killed-heir", family=killed["family"], bills=killed["bills"], heir=killed["heir"], cards=cards
    )


def tell_bank(texts: Texts, opened: Any) -> str:
    if not opened["families"]:
        return texts.say("term-bank-empty")
    return texts.say("term-bank-there", families=opened["families"])


def tell_coup_phase(texts: Texts, began: Any) -> str:
    id = "term-coup-phase" if began["phase"] else "term-coup-rebellion"
    return texts.say(id, phase=began["phase"], family=began["family"])


def tell_conceded(texts: Texts, conceded: Any) -> str:
    if not conceded["side"]:
        return texts.say("term-not-conceded", seat=conceded["seat"])
    return texts.say("term-conceded", seat=conceded["seat"], side=conceded["side"])


def tell_units(texts: Texts, moved: Any) -> str:
    return say_units(texts, moved["units"], moved["numbers"])


def tell_flown(texts: Texts, flown: Any) -> str:
    """The helicopter, and what it carries."""
    way = {name: flown[name] for name in ("family", "area", "to")}
    if not flown["units"]:
        return texts.say("term-flew", **way)
    return texts.say("term-flew-carrying", units=tell_units(texts, flown), **way)


def tell_unit(texts: Texts, moved: Any) -> str:
    return texts.say("term-units", number=moved["number"], unit=moved["unit"])


def tell_bribed(texts: Texts, bribed: Any) -> str:
    if bribed["won"]:
        return texts.say("term-bribed", family=bribed["family"])
    return texts.say("term-not-bribed", target=bribed["target"])


def tell_dice(texts: Texts, rolled: Any) -> str:
    dice = " ".join(str(die) for die in rolled["dice"]) or "–"
    return texts.say("term-dice", dice=dice, hits=rolled["hits"])


def tell_salvo(texts: Texts, salvo: Any) -> str:
    pairs = zip(salvo["families"], salvo["targets"], strict=False)
    return ", ".join(texts.say("term-shot", family=family, target=target) for family, target in pairs)


def tell_coup(texts: Texts, decided: Any) -> str:
    if decided["agreed"]:
        return texts.say("term-coup-agreed", side=decided["side"])
    junta, president = (say_areas(texts, decided[side]) for side in ("junta", "president"))
    return texts.say("term-coup-won", side=decided["side"], junta=junta, president=president)


def tell_junta(texts: Texts, voted: Any) -> str:
    pairs = zip(voted["families"], voted["choices"], strict=False)
    said = [
        texts.say("term-junta-vote" if choice >= 0 else "term-junta-abstains", family=family, target=choice)
        for family, choice in pairs
    ]
    return ", ".join(said)


def tell_flight(texts: Texts, flown: Any) -> str:
    return texts.say("term-carrying" if flown["carry"] else "term-not-carrying")


def tell_whose(texts: Texts, asked: Any) -> str:
    """Whether somebody is asked for himself or for a puppet: a question chooses its words by it."""
    return "own" if asked["family"] == asked["seat"] else "puppet"


def either(when: str, yes: str, no: str) -> Callable[[Texts, Any], str]:
    """One of two words, as a parameter has it."""

    def tell(texts: Texts, given: Any) -> str:
        return texts.say(yes if given[when] else no)

    return tell


def chosen_by(prefix: str, field: str) -> Callable[[Texts, Any], str]:
    """The words for what a parameter says."""

    def tell(texts: Texts, given: Any) -> str:
        return texts.say(f"{prefix}-{given[field]}")

    return tell


TERMS: dict[str, Say] = {
    "card": say_card,
    "wanted": say_card,
    "family": say_family,
    "target": say_family,
    "puppet": say_family,
    "heir": say_family,
    "leader": say_family,
    "party": say_family,
    "candidate": say_family,
    "families": say_families,
    "choice": say_choice,
    "bills": say_bills,
    "source": say_source,
    "post": say_post,
    "location": named("location"),
    "unit": say_unit,
    "area": say_place,
    "to": say_place,
    "areas": say_areas,
    "question": named("question"),
    "side": named("side"),
    "weapon": named("weapon"),
    "means": named("means"),
    "what": named("paid"),
    "why": named("failed"),
    "how": named("elected"),
    "event-phase-began": chosen_by("term-phase", "phase"),
    "event-accounts-opened": tell_points,
    "event-cards-drawn": tell_cards,
    "event-deck-shuffled": tell_number,
    "event-cards-discarded": tell_cards,
    "event-cards-swapped": tell_swap,
    "event-puppets-shown": tell_cards,
    "event-ballot-opened": chosen_by("term-ballot", "question"),
    "event-candidate-named": tell_named,
    "event-candidates-answered": tell_candidates,
    "event-votes-given": tell_votes,
    "event-round-over": tell_round,
    "event-ballot-anew": tell_anew,
    "event-tie-broken": tell_tie,
    "event-competence-voted": tell_competence,
    "event-post-given": tell_post,
    "event-piles-sealed": tell_piles,
    "event-budget-proposed": tell_budget,
    "event-loyalty-tried": either("won", "term-loyal", "term-not-loyal"),
    "event-budget-voted": tell_budget_vote,
    "event-bank-closed": chosen_by("term-closed", "how"),
    "event-locations-chosen": tell_locations,
    "event-assassination-announced": tell_attempt,
    "event-burglars-paid": tell_burgled,
    "event-family-killed": tell_killed,
    "event-bank-opened": tell_bank,
    "event-coup-phase-began": tell_coup_phase,
    "event-side-conceded": tell_conceded,
    "event-units-appeared": tell_unit,
    "event-units-marched": tell_units,
    "event-helicopter-flew": tell_flown,
    "event-units-lost": tell_unit,
    "event-units-handed": tell_unit,
    "event-unit-bribed": tell_bribed,
    "event-stack-bombarded": tell_dice,
    "event-salvo-declared": tell_salvo,
    "event-shots-fired": tell_dice,
    "event-coup-decided": tell_coup,
    "event-junta-voted": tell_junta,
    "action-fly": tell_flight,
    "help-action-secret-police": tell_police,
    **{f"ask-{kind}": tell_whose for kind in ASKED_FOR_PUPPETS},
    "help-action-play-card": tell_card_effect,
    "help-action-play-on": tell_card_effect,
    "help-action-play-in-ballot": tell_card_effect,
}
