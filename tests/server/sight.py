"""What a viewer may know at each moment, from the minutes, the secret and the rules; frames held against it.

Nothing of the server is asked: not what it believes to be hidden, nor for whom.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hemicycle import games
from hemicycle.bots.coach import openly
from hemicycle.engine.chance import seed_from
from hemicycle.engine.deals import Deal
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Message

from .client import Plain
from .databases import rows
from .hidden import WATCHING, hidden_in, names, told
from .people import minutes, secret_of
from .serving import Server


class Leak(AssertionError):
    """A frame tells what its receiver may not know, or not what it may."""


class Moment(NamedTuple):
    """The true game after an entry of the minutes."""

    game: Game | None
    audience: frozenset[int] | None
    """The seats that may know of the entry; nothing: everybody."""


class Truth:
    """A table as it really is, moment by moment."""

    def __init__(self, server: Server, table: str):
        self.secret = secret_of(server, table)
        self.settings = _settings(server, table)
        self.entries = minutes(server, table)
        self.spoken = {one["id"]: (at, one) for at, one in enumerate(self.entries) if one["type"] == "spoke"}
        """What was said, and at which moment."""
        self.rules = games.find(self.settings["game"])
        self.hidden = hidden_in(self.rules)
        setup = self.rules.setup(len(self.settings["seats"]), None, self.settings["options"])
        self.edition: Any = setup.edition
        self.moments: list[Moment] = []
        self.why: list[tuple[int, int, Message]] = []
        """Reasons of bots that follow from what everybody knew: from which decision on each may be told, whose."""
        sealed: list[tuple[set[int], int, Message]] = []
        self.names: dict[int, str] = {}
        self.words: list[str] = []
        words: dict[int, str] = {}
        live: Game | None = None
        game: Game | None = None
        for entry in self.entries:
            before, aside = game.ledger.deals if game else (), False
            match entry["type"]:
                case "sat" | "filled":
                    self.names[entry["seat"]] = entry.get("name", "")
                case "opened":
                    words[entry["seat"]] = entry["word"]
                case "began":
                    self.words = [words[seat] for seat in sorted(words) if words[seat]]
                    live = Game.begin(self.rules, setup, self.secret, tuple(self.words)).keep_undo()
                    game = live.copy()
                case "acted":
                    assert live is not None
                    (action,) = entry["actions"]
                    asked = next(one for one in live.requests if one.id == entry["request"])
                    ask, reason, again = live.state.ask, None, asked.answered
                    if entry.get("by") == "bot":
                        taken = self.rules.load_action(action)
                        reason = openly(self.rules, live.view(WATCHING), asked, taken)
                    events = live.act(entry["seat"], entry["request"], self.rules.load_action(action))
                    aside = (asked.optional or again) and not events
                    if reason is not None:
                        together = {one.id for one in ask.requests} if ask.gathers == "all" else set()
                        sealed.append((together, entry["seat"], reason))
                    still = {one.id for one in live.state.ask.requests}
                    self.why += [(live.number, seat, one) for ids, seat, one in sealed if not ids & still]
                    sealed = [one for one in sealed if one[0] & still]
                    game = live.copy()
                case "undone":
                    assert live is not None
                    number = live.number
                    live.undo(entry["seat"], entry["request"])
                    aside = live.number == number
                    game = live.copy()
                case "bargained":
                    assert live is not None
                    live.bargain(entry["seat"], self.rules.load_bargain(entry["move"]))
                    game = live.copy()
            changed = [deal for deal in (game.ledger.deals if game else ()) if deal not in before]
            audience = frozenset({entry["seat"]}) if aside else self._audience(entry, changed)
            self.moments.append(Moment(game, audience))
        self.seed = seed_from(self.secret, tuple(self.words))
        # Each is asked again and again by all who read; what it has found goes with the table.
        for often in ("open", "board", "heard", "whispers", "reasons", "said_back", "bargained", "known"):
            setattr(self, often, cache(getattr(self, often)))

    def _audience(self, entry: Plain, changed: list[Deal]) -> frozenset[int] | None:
        match entry["type"]:
            case "spoke" if entry.get("to"):
                return frozenset(entry["to"])
            case "muted" | "pondered":
                return frozenset()
            case "bargained":
                if self.public and any(deal.status == "agreed" and not deal.private for deal in changed):
                    return None
                return frozenset(seat for deal in changed for seat in deal.parties)
        return None

    @property
    def public(self) -> bool:
        return bool(self.settings.get("promises", "all") == "all")

    def at(self, viewer: int, number: int) -> int:
        """The last moment at which a viewer knows of so many entries."""
        known = self.heard(viewer) or [0]
        if known[-1] < number:
            raise Leak(f"viewer {viewer} is at {number}, and there are {known[-1]} entries that it may know of")
        return bisect_right(known, number) - 1

    def heard(self, viewer: int) -> list[int]:
        """Of how many entries a viewer knows at each moment."""
        return list(accumulate(one.audience is None or viewer in one.audience for one in self.moments))

    def open(self, at: int) -> Any:
        """What everybody may see at a moment."""
        return self.moments[at].game.view(WATCHING)  # type: ignore[union-attr]

    def board(self, at: int) -> Plain:
        """The same, as a board."""
        board: Plain = _json(self.hidden.board.board(self.open(at)))
        return board

    def whispers(self, viewer: int) -> dict[str, list[str]]:
        """What was said to others alone, by how it begins: so most of it is soon passed over."""
        found: dict[str, list[str]] = {}
        for _, one in self.spoken.values():
            if one.get("to") and viewer not in one["to"]:
                found.setdefault(one["text"][:8], []).append(one["text"])
        return found

    def reasons(self, seat: int) -> list[tuple[int, frozenset[str]]]:
        """What who only watches could have said of a bot's moves, and from which decision on."""
        names = [self.names.get(seat, "") for seat in range(max(self.names) + 1)]
        if self.settings.get("talk") == "none":
            names = []
        every = [self.rules.texts(language, names).playing(self.edition) for language in LANGUAGES]
        return [
            (number, frozenset(texts.say(one) for texts in every)) for number, by, one in self.why if by == seat
        ]

    def said_back(self, viewer: int) -> frozenset[str]:
        """Refusals of a card that the viewer wanted to give away and does not hold: its own words and hand."""
        if not self.hidden.traded:
            return frozenset()
        names = [self.names.get(seat, "") for seat in range(max(self.names, default=0) + 1)]
        every = [self.rules.texts(language, names).playing(self.edition) for language in LANGUAGES]
        cards = self.hidden.things(self.edition)
        return frozenset(
            texts.say("refused-trade-card", seat=viewer, card=card) for texts in every for card in cards
        )

    def bargained(self, viewer: int) -> frozenset[str]:
        """What the viewer's own deals name: a refusal may say it back."""
        game = self.moments[-1].game
        if game is None or not self.hidden.traded:
            return frozenset()
        mine = [deal for deal in game.ledger.deals if viewer in deal.parties]
        return frozenset(getattr(term, "card", "") for deal in mine for term in deal.terms)

    def known(self, viewer: int, ever: bool) -> list[frozenset[str]]:
        """Hidden things that a viewer has seen by each moment: ever, or since all was last shuffled."""
        found: list[frozenset[str]] = []
        known: frozenset[str] = frozenset()
        last: Game | None = None
        for moment in self.moments:
            game = moment.game
            if game is not None and game is not last:
                if last is not None and not ever and self.hidden.shuffled(last.state, game.state):
                    known = frozenset()
                known |= self.hidden.seen(game.state, viewer) | told(game, viewer)
                last = game
            found.append(known)
        return found


def _settings(server: Server, table: str) -> Plain:
    ((body,),) = rows(server.database, "SELECT settings FROM tables WHERE id = ?", table)
    settings: Plain = msgspec.json.decode(body)
    return settings


QUOTED = re.compile(r'"([^"\\]*)"')
"""Every string of a JSON text that is written as it is."""


Way: TypeAlias = tuple[Any, ...]


def places(value: Any, wanted: Callable[[Any, str], object]) -> list[tuple[Way, str]]:
    """Every string, and every key, that is wanted where it stands, with the way there.

    The way is put together for these alone: a game has millions of others.
    """
    found: list[tuple[Way, str]] = []
    if isinstance(value, dict):
        found += [(("key",), key) for key in value if wanted("key", key)]
    for at, one in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(one, str):
            if wanted(at, one):
                found.append(((at,), one))
        elif isinstance(one, dict | list):
            found += [((at, *way), text) for way, text in places(one, wanted)]
    return found


class Reader:
    """Holds all that one client was sent against the truth."""

    def __init__(self, truth: Truth, seat: int, frames: list[bytes]):
        self.truth = truth
        self.seat = seat
        """The seat that this client had in the end; before it sat down, and if it never did, it watched."""
        self.frames = frames
        self.viewer = WATCHING
        self.last = -1
        self.checked = 0

    def check(self) -> int:
        """Every frame; how many there were."""
        for frame in self.frames:
            data: Plain = msgspec.json.decode(frame)
            try:
                self._frame(data)
            except Leak as leak:
                raise Leak(f"to viewer {self.viewer}: {leak}\n{frame.decode()[:3000]}") from None
            self.checked += 1
        return self.checked

    def _frame(self, data: Plain) -> None:
        if data["type"] != "news":
            self.scan(data, self.last)
            return
        if "you" in data:
            self.viewer = data["you"].get("seat", WATCHING)
            if self.viewer not in (WATCHING, self.seat):
                raise Leak("somebody is told to be somebody else")
        latest = self.truth.at(self.viewer, data["number"])
        if latest < self.last:
            raise Leak("numbers go back")
        # Others may have traded in private since: the frame tells of a moment from the last one on.
        earliest = max(self.last, self.truth.at(self.viewer, data["number"] - 1) + 1) if data["number"] else latest
        for at in range(min(earliest, latest), latest + 1):
            try:
                self._pieces(data, at)
            except Leak:
                if at == latest:
                    raise
                continue
            break
        self.last = at
        self.scan(data, latest)

    # Piece by piece: exactly what follows from the viewer's view

    def _pieces(self, data: Plain, at: int) -> None:
        truth, viewer = self.truth, self.viewer
        game = truth.moments[at].game
        self._table(data.get("table"), game)
        self._talk(data.get("talk", []), at)
        if game is None:
            _same("before the deal", [data.get(name) for name in ("board", "deals", "lines")], [None] * 3)
            _same("asked", data.get("asked", []), [])
            return
        view, mine = truth.open(at), game.view(viewer)
        if "moves" in data:
            _same("moves", data["moves"], game.number)
        if "board" in data:
            board = truth.board(at)
            _same("board", data["board"], {name: board[name] for name in data["board"]})
        if "mine" in data:
            held = {} if viewer == WATCHING else _json(truth.hidden.board.hand(mine, viewer))
            _same("mine", data["mine"], held)
        if "asked" in data:
            requests = [one for one in mine.requests if one.seat == viewer]
            _same("asked", [one["id"] for one in data["asked"]], [one.id for one in requests])
            for asked, request in zip(data["asked"], requests, strict=True):
                options = [one["action"] for one in asked["options"]]
                _same("options", options, _json(request.options))
                answer = options[asked["answered"]] if "answered" in asked else None
                _same("answered", answer, _json(request.answer))
                # What one might think of follows from one's view; so it may name a card that nobody has seen.
                thinkable = _json(truth.hidden.board.thinkable(mine, viewer)) if "barred" in asked else []
                for barred in asked.get("barred", []):
                    if barred["action"] not in thinkable or barred["action"] in options:
                        raise Leak(f"barred: {barred}")
        if "waiting" in data:
            awaited = [(one.seat, one.kind) for one in view.requests if not one.optional and not one.answered]
            _same("waiting", [(one["seat"], one["kind"]) for one in data["waiting"]], awaited)
        lines = data.get("lines", [])
        events: dict[int, list[Any]] = {}
        for number, event in game.events(viewer, min((line["move"] for line in lines), default=game.number) - 1):
            events.setdefault(number, []).append(_json(event))
        for line in lines:
            for why in line.get("why", []):
                if not game.over and not self._follows(line["move"], why):
                    raise Leak(f"a reason that does not follow from what all know: {why}")
            if not line["type"].startswith("table-") and line["event"] not in events.get(line["move"], []):
                raise Leak(f"a line tells {line['event']}")
        self._deals(data, game)

    def _follows(self, move: int, why: Plain) -> bool:
        """Whether a reason is one that who only watches could have given, of what is open by then."""
        told = (said for number, said in self.truth.reasons(why["seat"]) if number <= move)
        return self.viewer != WATCHING and any(why["said"] in said for said in told)

    def _table(self, table: Plain | None, game: Game | None) -> None:
        if table is None:
            return
        over = game is not None and game.over
        if not over and ("points" in table or "places" in table):
            raise Leak("the result before the end")
        if self.truth.settings.get("talk") == "none" and not over:
            shown_names = {seat.get("name", "") for seat in table["seats"]}
            if shown_names & set(self.truth.names.values()):
                raise Leak("names where they are hidden")

    def _talk(self, talk: list[Plain], at: int) -> None:
        for line in talk:
            by_then, entry = self.truth.spoken.get(line["id"], (at + 1, {}))
            if by_then > at or (entry.get("to") and self.viewer not in entry["to"]):
                raise Leak(f"talk that is not for this viewer: {line}")
            _same("talk", (line["text"], line.get("to", [])), (entry["text"], entry.get("to", [])))

    def _deals(self, data: Plain, game: Game) -> None:
        viewer, public = self.viewer, self.truth.public
        for deal in data.get("deals", []):
            terms = [one["term"] for one in deal["terms"]]
            same = [
                one
                for one in game.ledger.deals
                if list(one.parties) == deal["parties"] and _json(one.terms) == terms
            ]
            if any(one.private for one in same) and viewer not in deal["parties"]:
                raise Leak(f"a private trade of others: {deal}")
            if viewer in deal["parties"]:
                if not any((one.id, one.status) == (deal["id"], deal["status"]) for one in same):
                    raise Leak(f"an own deal as it is not: {deal}")
            elif not public or deal["status"] != "agreed" or not any(one.status == "agreed" for one in same):
                raise Leak(f"a deal of others: {deal}")
            elif "reason" in deal or "answers" in deal or deal["made"] not in [one.agreed for one in same]:
                raise Leak(f"more of others' deal than that it was agreed: {deal}")
        if "standings" in data:
            agreed = [one for one in game.ledger.deals if one.status == "agreed"]
            seen = [one for one in agreed if viewer in one.parties or (public and not one.private)]
            for standing in data["standings"]:
                for verdict in ("kept", "broken", "void", "pending"):
                    count = sum(
                        term.seat == standing["seat"] and ruled == verdict and not term.at_once
                        for one in seen
                        for term, ruled in zip(one.terms, one.verdicts)
                    )
                    _same(f"standings: {verdict}", standing.get(verdict, 0), count)

    # And whatever stands anywhere in it

    def scan(self, data: Any, at: int, *, ever: bool = False) -> None:
        """Everything hidden that occurs anywhere, by its id or in words, must be known to the viewer."""
        truth, viewer = self.truth, self.viewer
        ever = ever or bool(isinstance(data, dict) and data.get("whole"))
        text = msgspec.json.encode(data).decode()
        for secret in (truth.secret, truth.seed):
            if secret in text:
                raise Leak("the secret")
        known = truth.known(viewer, ever)[at] if at >= 0 else frozenset()
        if isinstance(data, dict) and data.get("type") == "refused":
            if data["said"] in truth.said_back(viewer):
                return
            known |= truth.bargained(viewer)
        hidden = truth.hidden.things(truth.edition) - known
        # Where it stands is looked for only if it is there: ids have nothing in them that JSON writes otherwise.
        there = hidden.intersection(QUOTED.findall(text))
        for path, value in places(data, lambda at, one: one in there) if there else ():
            if path[:2] == ("board", truth.hidden.printed) or path[:1] == ("talk",) or path[2:3] == ("barred",):
                continue
            if truth.hidden.traded and path[:1] == ("deals",) and path[2:3] == ("terms",):
                continue  # whoever asks for a card need not know who has it; `_deals` has seen whose deal it is
            raise Leak(f"{value} at {path}")
        self._words(data, text, known)
        for start, whispers in truth.whispers(viewer).items():
            if start in text and any(one in text for one in whispers):
                raise Leak("what was said to others")

    def _words(self, data: Any, text: str, known: frozenset[str]) -> None:
        """In sentences things have other names. A count of votes may be said like a card: «Rose 10»."""
        hidden = self._hidden_words(known)
        if hidden is None or not hidden.search(text.replace("\\n", " ")):
            return
        counts = {
            at
            for at, line in enumerate(data.get("lines", []) if isinstance(data, dict) else [])
            if line["type"] in self.truth.hidden.counted
        }
        for path, value in places(data, lambda at, one: at in ("said", "why") and hidden.search(one)):
            if path[:1] == ("talk",):
                continue
            if (path[:1] == ("lines",) and path[1] in counts) or path[2:3] == ("barred",):
                continue
            if self.truth.hidden.traded and path[:1] == ("deals",) and path[2:3] == ("terms",):
                continue
            raise Leak(f"hidden things in «{value}»")

    def _hidden_words(self, known: frozenset[str]) -> re.Pattern[str] | None:
        game = self.truth.rules.name
        if (game, known) not in self._patterns:
            words = {name for thing in self.truth.hidden.worded(self.truth.edition) for name in names(game, thing)}
            words -= {name for thing in known for name in names(game, thing)}
            self._patterns[game, known] = (
                re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(words)))})(?!\w)") if words else None
            )
        return self._patterns[game, known]

    _patterns: dict[tuple[str, frozenset[str]], re.Pattern[str] | None] = {}


def _json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=plain))


def _same(what: str, told: Any, true: Any) -> None:
    if told != true:
        raise Leak(f"{what}: told {told}, and it is {true}")
