"""What each game hides, told apart from what a viewer has seen: written from the rules, not from the server."""

from __future__ import annotations

from functools import cache
from typing import Any

from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.env.boards import board_of
from hemicycle.games.junta import board as junta_board
from hemicycle.games.junta import terms as junta_terms
from hemicycle.games.koalition import board as koalition_board
from hemicycle.games.koalition import terms as koalition_terms
from hemicycle.games.politico import board as politico_board
from hemicycle.games.politico import edition as politico_edition
from hemicycle.games.politico import terms as politico_terms
from hemicycle.games.zoocracy import board as zoocracy_board
from hemicycle.games.zoocracy import terms as zoocracy_terms

WATCHING = -1


def told(game: Game, viewer: int) -> set[str]:
    """The cards that the events of the last decision name to a viewer: by now perhaps shuffled."""
    known: set[str] = set()
    for event in game.log.events if game.log is not None else ():
        seen = event.mask(viewer)
        for name in ("card", "cards", "open"):
            value = getattr(seen, name, ())
            known.update(map(str, value) if isinstance(value, tuple | list) else [str(value)])
    return known


class Hidden:
    """The hidden things of one game, each by its id; by itself, of a game in which nothing hidden has a name."""

    name: str = ""
    board: Any
    printed: str = ""
    """The part of the board that holds what everybody could read in the box."""
    counted: tuple[str, ...] = ()
    """Lines of the log in which figures are said as a card is."""
    traded: bool = False
    """Whether a deal may name things that nobody in it has seen."""

    def things(self, edition: Any) -> set[str]:
        """All that is hidden at first."""
        return set()

    def worded(self, edition: Any) -> set[str]:
        """Those of them whose names mean nothing else in a sentence."""
        return self.things(edition)

    def seen(self, g: Any, viewer: int) -> set[str]:
        """What a viewer sees at one moment; what the last events named is told apart."""
        return set()

    def shuffled(self, before: Any, after: Any) -> bool:
        """Whether all that was seen before may be anywhere now."""
        return False

    def said(self, thing: str, language: str) -> str:
        """How a thing is called."""
        raise NotImplementedError


class Koalition(Hidden):
    name = "koalition"
    board = koalition_board
    printed = "summary"
    counted = ("votes-counted", "points-scored", "europe-bonus-given")

    def things(self, edition: Any) -> set[str]:
        return {*edition.laid, *edition.countries}

    def seen(self, g: Any, viewer: int) -> set[str]:
        """Cards in one's hand, on the table or out of play, in this deal; the countries turned up."""
        own = [] if viewer == WATCHING else [*g.hands[viewer], *g.specials[viewer]]
        countries = [g.country, *(outcome.country for outcome in g.outcomes)]
        return set(own).union(g.spent, [laid.card for laid in g.table], *g.known, countries)

    def shuffled(self, before: Any, after: Any) -> bool:
        return bool(before.deals != after.deals)

    def said(self, thing: str, language: str) -> str:
        texts = games.find(self.name).texts(language)
        say = koalition_terms.say_country if len(thing) == 2 else koalition_terms.say_card
        return say(texts, thing)


class Zoocracy(Hidden):
    name = "zoocracy"
    board = zoocracy_board
    printed = "figures"

    def things(self, edition: Any) -> set[str]:
        return set(edition.decks["standard"])

    def seen(self, g: Any, viewer: int) -> set[str]:
        """Action cards in one's hand or on the discard pile; where they are later is another thing."""
        return {*g.discard, *([] if viewer == WATCHING else g.hands[viewer])}

    def said(self, thing: str, language: str) -> str:
        return zoocracy_terms.say_card(games.find(self.name).texts(language), thing)


class Politico(Hidden):
    name = "politico"
    board = politico_board
    printed = "figures"

    SPOKEN_OF = (*politico_edition.SPECIAL, politico_edition.CATASTROPHE, politico_edition.BARAKA, "treve")
    """What sentences of the rules name, whoever holds it: «Do you counter with Army Pressure?»"""

    def things(self, edition: Any) -> set[str]:
        return {*edition.trumps, *edition.incidents} - set(self.SPOKEN_OF)

    def seen(self, g: Any, viewer: int) -> set[str]:
        """Trumps in one's hand or open, and the events that were drawn."""
        own = [] if viewer == WATCHING else g.hands[viewer]
        return set(own).union(g.table, g.under, g.event_under, *g.known)

    def said(self, thing: str, language: str) -> str:
        edition: Any = games.find(self.name).find_edition("original")
        if thing in edition.incidents:
            return str(edition.incidents[thing].title[language])
        return politico_terms.say_card(games.find(self.name).texts(language), thing)


class Junta(Hidden):
    name = "junta"
    board = junta_board
    printed = "figures"
    traded = True

    MEAN_MORE = ("church", "student-movement", "peasants", "helicopter", "patriotic-league", "christian-militia")
    """Names that are part of other cards' names, or units of the city."""

    def things(self, edition: Any) -> set[str]:
        return set(edition.cards)

    def worded(self, edition: Any) -> set[str]:
        return self.things(edition) - set(self.MEAN_MORE)

    def seen(self, g: Any, viewer: int) -> set[str]:
        """Politics cards in a hand that one sees, open, or played or discarded."""
        hands = [family.hand for family in g.families if viewer in family.seats]
        return set(g.table).union(g.discard, *[family.influence for family in g.families], *hands)

    def said(self, thing: str, language: str) -> str:
        return junta_terms.say_card(games.find(self.name).texts(language), thing)


GAMES: dict[str, Hidden] = {game.name: game for game in (Junta(), Koalition(), Politico(), Zoocracy())}


def hidden_in(rules: Rules) -> Hidden:
    """What a game hides, by name where we have written it down."""
    if rules.name in GAMES:
        return GAMES[rules.name]
    other = Hidden()
    other.name, other.board = rules.name, board_of(rules)
    return other


@cache
def names(game: str, thing: str) -> tuple[str, ...]:
    """How a thing is called, in every language."""
    return tuple(GAMES[game].said(thing, language) for language in ("en", "fr"))
