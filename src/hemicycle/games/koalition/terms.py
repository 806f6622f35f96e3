"""How the things of Koalition are called in the reader's language: the texts hold the words, this the grammar."""

from __future__ import annotations

from typing import Any

from hemicycle.engine.declare import FACE_DOWN
from hemicycle.engine.texts import Say, Texts

from .edition import PARTIES


def say_party(texts: Texts, party: Any) -> str:
    return texts.say(f"term-party-{party}")


def say_country(texts: Texts, country: Any) -> str:
    return texts.say(f"term-country-{country}")


def say_special(texts: Texts, card: Any) -> str:
    """An action card, or a joker: `doppler`, `joker-5b`, `doubler-rose`."""
    kind, _, rest = str(card).partition("-")
    if kind == "joker":
        return texts.say("term-joker", votes=int(rest.rstrip("bcdef")))
    if rest in PARTIES:
        return texts.say(f"term-special-{kind}-of", party=rest)
    return texts.say(f"term-special-{card}")


def say_card(texts: Texts, card: Any) -> str:
    """A card that is laid for votes: `rose-10b` is said «Rose 10»."""
    if card in ("", FACE_DOWN):
        return texts.say("term-face-down")
    party, _, votes = str(card).partition("-")
    if party not in PARTIES:
        return say_special(texts, card)
    return texts.say("term-politician", party=party, votes=int(votes.rstrip("bcdef")))


def say_target(texts: Texts, target: Any) -> str:
    """A party or a card."""
    return say_party(texts, target) if target in PARTIES else say_card(texts, target)


def say_bloc(texts: Texts, bloc: Any) -> str:
    """A party, or the small party of one player: `rose/2`."""
    party, _, seat = str(bloc).partition("/")
    if not seat:
        return say_party(texts, party)
    return texts.say("term-small-party", party=party, seat=int(seat))


def say_coalition(texts: Texts, coalition: Any) -> str:
    return " + ".join(say_bloc(texts, bloc) for bloc in coalition)


def say_seat(texts: Texts, seat: Any) -> str:
    return texts.say("nobody") if seat is None else texts.seat(seat)


def say_seats(texts: Texts, seats: Any) -> str:
    return texts.listed([texts.seat(seat) for seat in seats])


def say_cards(texts: Texts, cards: Any) -> str:
    return ", ".join(say_card(texts, card) for card in cards)


def say_scores(texts: Texts, scores: Any) -> str:
    """Each player's points of one vote, most first."""
    points: dict[int, int] = {}
    for score in scores:
        points[score.seat] = points.get(score.seat, 0) + score.points
    ranked = sorted(points.items(), key=lambda pair: -pair[1])
    return ", ".join(texts.say("term-score", seat=seat, points=taken) for seat, taken in ranked)


TERMS: dict[str, Say] = {
    "party": say_party,
    "country": say_country,
    "special": say_special,
    "card": say_card,
    "politicians": say_cards,
    "specials": say_cards,
    "target": say_target,
    "coalition": say_coalition,
    "leader": say_seat,
    "owner": say_seat,
    "successor": say_seat,
    "leaders": say_seats,
    "winners": say_seats,
    "scores": say_scores,
}
