"""One seat of a game as an environment of Gymnasium, the others bots: `hemicycle.env.gymnasium.make("koalition")`.

To import this module also registers every game there is: `gymnasium.make("hemicycle/Koalition-v2", …)`, where the
number is the version of the game's rules. How it is used is in `docs/research.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.base import Mind
from hemicycle.engine.deals import RefuseDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.editions import Edition
from hemicycle.engine.words import Refused

from .extra import lacking
from .play import Play
from .rewards import Reward, reward_of, rewards
from .table import Deals, Observe, Seeds, Table, shown

try:
    import gymnasium
except ImportError as error:
    raise lacking(error) from error


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat. A step is one number of that seat; whatever the bots do until it is asked again is part of it."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat = 0,
        bots: str | Sequence[str] = "random",
        *,
        deals: Deals = False,
        edition: str | Edition | None = None,
        options: dict[str, Any] | None = None,
        observe: Observe = "dict",
        reward: Reward = "win",
        illegal: Literal["lose", "refuse"] = "lose",
        render_mode: str | None = None,
    ):
        self.table = Table(game, players, deals=deals, edition=edition, options=options, observe=observe)
        self.reward = reward_of(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        others = self.table.players - 1
        if not 0 <= seat <= others:
            raise ValueError(f"seat={seat} is none of this table's: there are 0 to {others}")
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise ValueError(f"bots: one name for all, or one for each of {others} other seats, not {len(names)}")
        self.seat = seat
        self.bots = [levels.find_or_import(self.table.rules, name) for name in names]
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space(self._legal)
        self._seeds = Seeds()
        self._minds: dict[Seat, Mind] = {}
        self.play: Play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal: with a seed the game of that seed and the bots' luck with it. `options` say nothing here."""
        super().reset(seed=seed)
        secret = self._seeds.next(seed)
        self.play = self.table.begin(secret)
        seats = [seat for seat in range(self.table.players) if seat != self.seat]
        self._minds = {
            seat: Mind(self.play.game, make(seat, Random(f"{secret} {seat}")), self.table.public)
            for seat, make in zip(seats, self.bots, strict=True)
        }
        self._let_bots_play()
        return self.table.observe(self.play, self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Say a number. With one that is not open the game is lost, and `info` says why; or else, if the table has
        it so, it is a `ValueError` and nothing has changed."""
        try:
            self.play.apply(int(action))
        except ValueError as refused:
            if self.illegal == "refuse":
                raise
            return self._lost(f"{refused}")
        self._let_bots_play()
        paid = rewards(self.play.game, self.reward)[self.seat]
        return self.table.observe(self.play, self.seat), paid, self.play.over, False, self._info()

    def _lost(self, why: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        places = [1] * self.table.players
        places[self.seat] = self.table.players
        told = {**self._info(), "illegal": why}
        return self.table.observe(self.play, self.seat), self.reward(places)[self.seat], True, False, told

    def render(self) -> str:
        """The table as the seat sees it, as text."""
        return shown(self.play, self.seat)

    def _legal(self) -> list[int]:
        return self.play.legal()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.play, self.seat)}

    def _let_bots_play(self) -> None:
        """Until the seat is asked, or the game is over."""
        play = self.play
        while (turn := play.turn) is not None and turn.seat != self.seat:
            self._bot(self._minds[turn.seat])

    def _bot(self, mind: Mind) -> None:
        """What a bot answers to what it is asked; as the driver of a simulation has it (`bots.base.Driver`)."""
        play, request, deal = self.play, self.play.request, self.play.deal
        if deal is not None:
            try:
                play.take(mind.consider(deal))
            except Refused:  # what it thought of can't be
                play.take(RefuseDeal(deal.id))
            return
        assert request is not None
        if request.optional:
            play.take(mind.volunteer(request))
            return
        if self.table.code.deals and play.may_offer() and (offer := mind.offer(request)) is not None:
            try:
                play.take(offer)
                return
            except Refused:
                pass
        play.take(mind.choose(request))


def named(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"hemicycle/{game.capitalize()}-v{games.find(game).version}"


def make(
    game: str, players: int | None = None, seat: Seat = 0, bots: str | Sequence[str] = "random", **table: Any
) -> gymnasium.Env[Any, Any]:
    """One seat of a game against bots, as Gymnasium makes it; `SeatEnv` says what may be said of the table."""
    return gymnasium.make(named(game), players=players, seat=seat, bots=bots, **table)


for _game in games.names():
    if named(_game) not in gymnasium.registry:
        gymnasium.register(named(_game), entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game})
