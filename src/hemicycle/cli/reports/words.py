"""How the things that a report counts are called, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.analysis.study.winning import Factor
from hemicycle.bots import levels
from hemicycle.engine.citations import items
from hemicycle.engine.rulebook import rulebook
from hemicycle.engine.texts import OPEN, Texts


class Words:
    """The names of actions, things, promises, rules and bots."""

    def __init__(self, texts: Texts, bots: Sequence[str]):
        self.texts = texts
        self.bots = short(bots)
        self.book = rulebook(texts.package, texts.language) if texts.package else None

    def action(self, asked: str, action: str) -> str:
        return begun(self.texts.kind_of_action(action, asked))

    def thing(self, field: str, thing: str) -> str:
        return begun(self.texts.named(field, thing))

    def promise(self, kind: str) -> str:
        return begun(self.texts.kind(f"promise-{kind}"))

    def ending(self, id: str) -> str:
        return begun(self.texts.kind(id)) if id else self.texts.say("report-no-ending")

    def factor(self, factor: Factor) -> str:
        """What somebody did more of than others."""
        match factor:
            case ("action", asked, action):
                return self.action(asked, action)
            case ("thing", action, field, thing):
                did = self.action("", action).rstrip(f" {OPEN}:")
                return self.texts.say("report-factor-thing", what=did, name=self.thing(field, thing))
        return self.texts.say(f"report-factor-{factor[0]}")

    def rule(self, citation: str) -> str:
        return self.texts.cited(citation)

    def chapter(self, citation: str) -> str:
        """Under which heading of the rules a citation stands; as it is, where the game has no page of rules."""
        for named in items(citation):
            if self.book is not None and (item := self.book.find(named)) is not None:
                return next(part.title for part in self.book.sections if item in part.items)
        return self.rule(citation)

    def node(self, node: str, kind: str) -> str:
        """Who, or what, a network is of."""
        match kind:
            case "seats":
                return self.texts.say("report-seat", number=int(node) + 1)
            case "parties":
                return self.texts.named("party", node)
        return self.bots[node]


def begun(said: str) -> str:
    """A sentence that begins with what it speaks of, without that: «… joins …» → «Joins …»."""
    said = said.removeprefix(f"{OPEN} ").removesuffix(".")
    return said[:1].upper() + said[1:]


def short(bots: Sequence[str]) -> dict[str, str]:
    """How bots are called: by their characters, where all are of one level; one of one's own by its class."""
    parts = [levels.brief(name).partition("/") for name in bots]
    one_level = len({level for level, _, _ in parts}) == 1 and all(character for *_, character in parts)
    named = [character if one_level else "".join(part) for part in parts for character in part[2:]]
    return {bot: name if named.count(name) == 1 else bot for bot, name in zip(bots, named)}
