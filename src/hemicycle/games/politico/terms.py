"""How the things of Politico are called in the reader's language: the texts hold the words, this the grammar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hemicycle.engine.declare import FACE_DOWN
from hemicycle.engine.grammar import capital
from hemicycle.engine.texts import Say, Texts, say_seat, say_seats

from .edition import BLANK, TRUMPS
from .effects import Effect, parse

PLACES = {card: at for at, card in enumerate(TRUMPS)}


def say_card(texts: Texts, card: Any) -> str:
    """A trump. Whoever is refused may have named one that does not exist: it is said back."""
    if card == FACE_DOWN:
        return texts.say("term-card-face-down")
    return texts.say(f"term-card-{card}") if card in PLACES else str(card)


def sorted_cards(cards: Sequence[str]) -> list[str]:
    """As one holds a hand: Prime Ministers and the like, then attacks, then defences."""
    return sorted(cards, key=_place)


@lru_cache(maxsize=1024)
def _place(card: str) -> tuple[int, str]:
    return PLACES.get(card, len(PLACES)), card


def say_cards(texts: Texts, cards: Sequence[str]) -> str:
    return texts.listed([say_card(texts, card) for card in sorted_cards(cards)])


def say_until(texts: Texts, until: Any) -> str:
    """Until a turn; of a promise, until a named point."""
    if isinstance(until, int):
        return texts.say("term-until-turn", number=until)
    return texts.term("until", until)


def say_effect(texts: Texts, effect: Effect) -> str:
    """What an effect of an event does."""
    kind = effect.kind
    if kind == "fall" and effect.minority:
        return texts.say("term-effect-fall-minority")
    if kind == "points":
        won = "won" if effect.number > 0 else "lost"
        return texts.say(f"term-effect-points-{won}", number=abs(effect.number), who=say_who(texts, effect.who))
    who, to = say_who(texts, effect.who), say_who(texts, effect.to)
    return texts.say(f"term-effect-{kind}", number=effect.number, who=who, to=to)


def say_who(texts: Texts, word: str) -> str:
    return texts.say(f"term-who-{word}") if word else ""


def say_effects(texts: Texts, effects: Sequence[Effect]) -> tuple[str, ...]:
    """What an event does, a sentence for each effect. What comes after a fall on a condition hangs on it too."""
    said = [say_effect(texts, effect) for effect in effects]
    for at, effect in enumerate(effects):
        if effect.minority and said[at + 1 :]:
            said[at:] = [texts.say("term-effect-fall-minority-and", effects=texts.listed(said[at + 1 :]))]
            break
    return tuple([f"{capital(one)}." for one in said])


# What a message makes of its parameters together


def tell_event(texts: Texts, drawn: Any) -> str:
    """The title of the event and what it does, in the reader's language."""
    if drawn["card"] == BLANK:
        return texts.say("term-event-blank")
    title = drawn["french"] if texts.language == "fr" else drawn["english"]
    effects = " ".join(say_effects(texts, [parse(text) for text in drawn["effects"]]))
    return texts.say("term-event-told", title=title, effects=effects)


def tell_elected(texts: Texts, elected: Any) -> str:
    shares = sorted(enumerate(elected["deputies"]), key=lambda share: -share[1])
    said = ", ".join(texts.say("term-shares", seat=seat, number=number) for seat, number in shares)
    return texts.say(f"term-elected-{elected['why']}", shares=said, number=sum(elected["deputies"]))


def tell_trumps(texts: Texts, told: Any) -> str:
    """How many trumps, and which; for whoever may not see them, those that all know."""
    number = texts.say("term-trumps", number=len(told["cards"]))
    known = told["open"] if FACE_DOWN in told["cards"] else told["cards"]
    if not known:
        return number
    if len(known) == len(told["cards"]):
        return texts.say("term-trumps-named", trumps=number, cards=say_cards(texts, known))
    return texts.say("term-trumps-known", trumps=number, known=say_cards(texts, known))


def tell_shuffled(texts: Texts, shuffled: Any) -> str:
    return texts.say(f"term-shuffled-{shuffled['pile']}", number=shuffled["cards"])


def tell_points(texts: Texts, changed: Any) -> str:
    pairs = zip(changed["seats"], changed["points"], strict=False)
    return ", ".join(texts.say("term-points", seat=seat, points=points) for seat, points in pairs)


def tell_scored(texts: Texts, scored: Any) -> str:
    pairs = zip(scored["members"], scored["points"], strict=False)
    return ", ".join(texts.say("term-points", seat=seat, points=points) for seat, points in pairs)


def tell_deputies(texts: Texts, moved: Any) -> str:
    return texts.say("term-deputies", number=moved["number"])


def tell_answers(texts: Texts, answered: Any) -> str:
    """Who has accepted, and who has not."""
    if not answered["declined"]:
        return texts.say("term-invited-all", members=answered["members"])
    if not answered["members"]:
        return texts.say("term-invited-none", declined=answered["declined"])
    return texts.say("term-invited-some", members=answered["members"], declined=answered["declined"])


def tell_attempt(texts: Texts, attempt: Any) -> str:
    return texts.say("term-attempt-army" if attempt["army"] else "term-attempt-alone", card=attempt["card"])


def tell_formed(texts: Texts, formed: Any) -> str:
    others = [seat for seat in formed["members"] if seat != formed["seat"]]
    if not others:
        return texts.say(f"term-formed-alone-{formed['how']}", premier=formed["seat"])
    return texts.say(f"term-formed-{formed['how']}", premier=formed["seat"], members=others)


def tell_fell(texts: Texts, fell: Any) -> str:
    if fell["author"] is None:
        return texts.say("term-fell-event", premier=fell["seat"])
    return texts.say(f"term-fell-{fell['why']}", premier=fell["seat"], author=fell["author"])


def tell_silenced(texts: Texts, silenced: Any) -> str:
    what = "crisis" if silenced["card"] == "crise-dans-le-parti" else "affair"
    return texts.say(f"term-silenced-{what}", seat=silenced["seat"], until=silenced["until"])


def tell_ended(texts: Texts, ended: Any) -> str:
    if not ended["card"]:
        return texts.say("term-truce-ended")
    if ended["seat"] is None:
        return texts.say("term-ended", card=ended["card"])
    return texts.say("term-ended-for", card=ended["card"], seat=ended["seat"])


def tell_army(texts: Texts, played: Any) -> str:
    return texts.say(f"term-army-{played['use']}")


def tell_stopped(texts: Texts, stopped: Any) -> str:
    return texts.say(f"term-stopped-{stopped['use']}", seat=stopped["seat"])


def ask_army(texts: Texts, asked: Any) -> str:
    """What the army would stop, or bring about after all."""
    if asked.get("cards"):
        return texts.say("term-ask-army-again", last=asked["last"])
    return texts.say(f"term-ask-army-{asked['use']}", author=asked["author"])


def ask_investiture(texts: Texts, asked: Any) -> str:
    own = "-own" if asked["seat"] == asked["premier"] else ""
    return texts.say(f"term-ask-government{own}", premier=asked["premier"])


def ask_censure(texts: Texts, asked: Any) -> str:
    own = "-own" if asked["seat"] == asked["author"] else ""
    return texts.say(f"term-ask-motion{own}", author=asked["author"])


def ask_defend(texts: Texts, asked: Any) -> str:
    oneself = asked["seat"] == asked["target"]
    id = "term-ask-defend-oneself" if oneself else "term-ask-defend-other"
    return texts.say(id, attacker=asked["attacker"], target=asked["target"], card=asked["card"])


def tell_form(texts: Texts, form: Any) -> str:
    return texts.say("term-form-army" if form["army"] else "term-form", card=form["card"])


TERMS: dict[str, Say] = {
    "card": say_card,
    "attack": say_card,
    "party": say_seat,
    "target": say_seat,
    "attacker": say_seat,
    "giver": say_seat,
    "author": say_seat,
    "premier": say_seat,
    "last": say_seat,
    "members": say_seats,
    "declined": say_seats,
    "until": say_until,
    "event-event-drawn": tell_event,
    "event-deputies-elected": tell_elected,
    "event-trumps-drawn": tell_trumps,
    "event-pile-shuffled": tell_shuffled,
    "event-trumps-lost": tell_trumps,
    "event-points-changed": tell_points,
    "event-government-scored": tell_scored,
    "event-deputies-moved": tell_deputies,
    "event-invitations-answered": tell_answers,
    "event-government-attempted": tell_attempt,
    "event-government-formed": tell_formed,
    "event-government-fell": tell_fell,
    "event-player-silenced": tell_silenced,
    "event-lasting-ended": tell_ended,
    "event-army-played": tell_army,
    "event-army-stopped": tell_stopped,
    "ask-answer-army": ask_army,
    "ask-investiture": ask_investiture,
    "ask-censure": ask_censure,
    "ask-defend": ask_defend,
    "action-form-government": tell_form,
}
