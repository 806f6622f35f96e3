"""A table for programs that learn: its numbers and spaces, how a game begins there, what a seat is told.

Shared by the doors of PettingZoo and of Gymnasium.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Literal, TypeAlias, get_args

from hemicycle import games
from hemicycle.engine.declare import Seat
from hemicycle.engine.editions import Edition
from hemicycle.engine.game import Game

from . import words
from .actions import LET_BE, ActionCode
from .extra import lacking
from .play import Play

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise lacking(error) from error

from .observed import Observed

Deals: TypeAlias = Literal[False, "all", "parties"]
Observe: TypeAlias = Literal["dict", "parts", "flat"]
Mask: TypeAlias = "NDArray[np.int8]"


class OpenNumbers(spaces.Discrete):
    """All numbers of a table. A sample without a mask is drawn from those that are open now."""

    def __init__(self, size: int, legal: Callable[[], list[int]]):
        super().__init__(size)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        open_now = self.legal() if mask is None and probability is None else []
        if not open_now:
            return super().sample(mask, probability)
        return self.dtype.type(open_now[self.np_random.integers(len(open_now))])


class Table:
    """A game with so many players, at an edition, with options; whether there are deals; how seats are told."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        deals: Deals = False,
        edition: str | Edition | None = None,
        options: dict[str, Any] | None = None,
        observe: Observe = "dict",
    ):
        self.rules = games.find(game)
        chosen = (
            edition if isinstance(edition, Edition) else self.rules.find_edition(edition or self.rules.editions[0])
        )
        self.setup = self.rules.setup(chosen.usual if players is None else players, chosen, options)
        _among("deals", deals, get_args(Deals))
        _among("observe", observe, get_args(Observe))
        if deals and not self.rules.promises:
            raise ValueError(f"nobody bargains in {game}: deals=False is all there is")
        self.public = deals != "parties"
        self.told = observe
        self.code = ActionCode(self.setup, bool(deals))
        self.observed = Observed(self.setup, self.code)

    @property
    def players(self) -> int:
        return self.setup.players

    def begin(self, secret: str) -> Play:
        """A new game, dealt."""
        return Play(Game.begin(self.rules, self.setup, secret), self.code, self.public)

    # Spaces

    def observation_space(self) -> spaces.Space[Any]:
        """A new one each time: whoever seeds one seeds no other."""
        if self.told == "flat":
            return _box(self.observed.size)
        seen: spaces.Space[Any] = _box(self.observed.size)
        if self.told == "parts":
            seen = spaces.Dict({name: _box(end - begin) for name, (begin, end) in self.observed.spans.items()})
        mask = spaces.Box(0, 1, (self.code.size,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self, legal: Callable[[], list[int]]) -> OpenNumbers:
        return OpenNumbers(self.code.size, legal)

    # What a seat is told

    def observe(self, play: Play, seat: Seat) -> Any:
        """Its view, its deals, what it is asked; but for `flat` with the mask of what is open to it."""
        told = (play.game.view(seat), seat, play.turn, play.ledger(seat))
        if self.told == "flat":
            return self.observed.flat(*told)
        seen = self.observed.fields(*told) if self.told == "parts" else self.observed.flat(*told)
        return {"observation": seen, "action_mask": self.mask(play, seat)}

    def mask(self, play: Play, seat: Seat) -> Mask:
        """1 for each number that is open to a seat: nothing for one that is not asked. After the end each may only
        let it be: that no number at all is open, few programs can bear."""
        mask = np.zeros(self.code.size, np.int8)
        if play.turn is None:
            mask[LET_BE] = 1
        elif play.turn.seat == seat:
            mask[play.legal()] = 1
        return mask


class Seeds:
    """The secrets of game after game: the same after the same seed."""

    def __init__(self) -> None:
        self._seed = secrets.token_hex(16)
        self._games = 0

    def next(self, seed: int | None = None) -> str:
        """With a seed the game is that of `hemicycle.new(…, seed=seed)`; without one, the next in its row."""
        if seed is not None:
            self._seed, self._games = f"{seed}", 0
        self._games += 1
        return self._seed if self._games == 1 else f"{self._seed} {self._games}"


def _box(size: int) -> spaces.Box:
    return spaces.Box(-1.0, 1.0, (size,), np.float32)


def _among(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name}={value!r} is not known; there are: {', '.join(map(repr, known))}")


def shown(play: Play, seat: Seat) -> str:
    """All that a seat is told, in words."""
    game = play.game
    texts = game.state.setup.texts("en", [f"seat_{one}" for one in range(game.players)])
    return words.page(game, seat, texts, public=play.public).text("undo")
