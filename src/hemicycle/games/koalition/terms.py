"""How the things of Koalition are called in the reader's language: the texts hold the words, this the grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hemicycle.engine.declare import FACE_DOWN
from hemicycle.engine.texts import Say, Texts, named, say_seat, say_seats

from .edition import DOPPLER, PARTIES, RESIGNATION


@lru_cache(maxsize=1024)
def figure(card: str) -> int | None:
    """The figure on a card: 10 of `rose-10b`."""
    figure = re.fullmatch(r"[a-z]+-(\d{1,4})[b-f]?", card, re.ASCII)
    return int(figure.group(1)) if figure else None


say_party = named("party")
say_country = named("country")


def say_special(texts: Texts, card: Any) -> str:
    """An action card, or a joker: `doppler`, `joker-5b`, `doubler-rose`."""
    kind, _, rest = str(card).partition("-")
    if kind == "joker" and (votes := figure(str(card))) is not None:
        return texts.say("term-joker", votes=votes)
    if kind == "doubler" and rest in PARTIES:
        return texts.say("term-special-doubler-of", party=rest)
    return texts.term("special", card)


def say_card(texts: Texts, card: Any) -> str:
    """A card that is laid for votes: `rose-10b` is said «Rose 10»."""
    if card in ("", FACE_DOWN):
        return texts.say("term-face-down")
    party, votes = str(card).partition("-")[0], figure(str(card))
    if party not in PARTIES or votes is None:
        return say_special(texts, card)
    return texts.say("term-politician", party=party, votes=votes)


def say_cards(texts: Texts, cards: Any) -> str:
    return texts.listed([say_card(texts, card) for card in cards])


def say_target(texts: Texts, target: Any) -> str:
    """A party, which a sentence calls one, or a card."""
    return texts.say("term-target-party", party=target) if target in PARTIES else say_card(texts, target)


def say_bloc(texts: Texts, bloc: Any) -> str:
    """A party, or the small party of one player: `rose/2`."""
    return say_coalition(texts, (bloc,))


def say_coalition(texts: Texts, coalition: Any) -> str:
    """Its parties, strongest first; small parties of one party together: «Lemon + Rose (Ada and Bruno)»."""
    players: dict[str, list[str]] = {}
    for bloc in map(str, coalition):
        party, _, seat = bloc.partition("/")
        if seat.isascii() and seat.isdigit():
            players.setdefault(party, []).append(texts.seat(int(seat)))
        else:
            players.setdefault(bloc, [])
    return " + ".join(
        texts.say("term-small-party", party=party, players=texts.listed(names))
        if names
        else say_party(texts, party)
        for party, names in players.items()
    )


def say_scores(texts: Texts, scores: Any) -> str:
    """Each player's points of one vote, most first."""
    points: dict[int, int] = {}
    for score in scores:
        points[score.seat] = points.get(score.seat, 0) + score.points
    ranked = sorted(points.items(), key=lambda pair: -pair[1])
    return ", ".join(texts.say("term-score", seat=seat, points=taken) for seat, taken in ranked)


# What a message makes of its parameters together


def tell_laid(texts: Texts, laid: Any) -> str:
    """A politician speaks for itself; of a joker the party must be said."""
    card, party = laid["card"], laid["party"]
    if str(card).startswith("joker"):
        return texts.say("term-joker-for", special=card, party=party)
    return say_card(texts, card)


def tell_dealt(texts: Texts, hand: Any) -> str:
    """Which cards; or how many, for whoever may not see them."""
    said = []
    for name, hidden in (("politicians", "term-hidden-politicians"), ("specials", "term-hidden-specials")):
        cards = hand[name]
        if cards and FACE_DOWN in cards:
            said.append(texts.say(hidden, number=len(cards)))
        elif cards:
            said += [say_card(texts, card) for card in sorted_cards(cards)]
    return texts.listed(said)


def tell_new_deal(texts: Texts, dealt: Any) -> str:
    """Why cards are dealt anew, as far as it is known."""
    if dealt["number"] == 1:
        return texts.say("term-deal-first")
    if not dealt.get("short"):
        return texts.say("term-deal-again")
    short = dealt["short"]
    return texts.say("term-deal-short", wanted=dealt["wanted"], seats_named=short, number=len(short))


def tell_counted(texts: Texts, counted: Any) -> str:
    blocs = zip(counted["blocs"], counted["votes"], counted["leaders"], strict=False)
    return ", ".join(
        # A small party's name says already whose it is.
        texts.say("term-counted-small-party", bloc=bloc, votes=votes)
        if "/" in bloc
        else texts.say("term-counted", bloc=bloc, votes=votes, leader=leader)
        for bloc, votes, leader in blocs
    )


def tell_bonus(texts: Texts, given: Any) -> str:
    id = "term-bonus-one" if len(given["winners"]) == 1 else "term-bonus-shared"
    return texts.say(id, winners=given["winners"], each=given["each"])


def tell_alone(texts: Texts, won: Any) -> str:
    """A party and its leader; a small party's name says already whose it is."""
    id = "term-alone-small-party" if "/" in won["bloc"] else "term-alone"
    return texts.say(id, bloc=won["bloc"], seat=won["seat"])


def tell_resignation(texts: Texts, laid: Any) -> str:
    """Of the action, which knows no owner, the card is enough."""
    if not laid["card"]:
        return texts.say("term-resigns-nobody")
    if "owner" not in laid:
        return say_card(texts, laid["card"])
    return texts.say("term-resigns", card=laid["card"], owner=laid["owner"])


def tell_promised_card(texts: Texts, promised: Any) -> str:
    id = "term-card-for" if promised["special"] == DOPPLER else "term-card-against"
    return texts.say(id, special=promised["special"], party=promised["party"])


def sorted_cards(cards: Iterable[str]) -> list[str]:
    """As one holds a hand: party by party, highest first, then jokers, then the rest."""
    return sorted(cards, key=_place)


@lru_cache(maxsize=1024)
def _place(card: str) -> tuple[int, int, str]:
    party, votes = card.partition("-")[0], figure(card)
    if party in PARTIES:
        return PARTIES.index(party), -(votes or 0), card
    if party == "joker":
        return len(PARTIES), -(votes or 0), card
    return len(PARTIES) + (2 if card == RESIGNATION else 1), 0, card


TERMS: dict[str, Say] = {
    "party": say_party,
    "country": say_country,
    "special": say_special,
    "card": say_card,
    "highest": say_cards,
    "target": say_target,
    "bloc": say_bloc,
    "other_bloc": say_bloc,
    "coalition": say_coalition,
    "leader": say_seat,
    "owner": say_seat,
    "partner": say_seat,
    "successor": say_seat,
    "leaders": say_seats,
    "winners": say_seats,
    "scores": say_scores,
    "event-dealt": tell_dealt,
    "event-new-deal": tell_new_deal,
    "event-card-laid": tell_laid,
    "event-votes-counted": tell_counted,
    "event-europe-bonus-given": tell_bonus,
    "event-won-alone": tell_alone,
    "event-resignation-laid": tell_resignation,
    "promise-play-card": tell_promised_card,
    "action-lay": tell_laid,
    "action-lay-resignation": tell_resignation,
}
