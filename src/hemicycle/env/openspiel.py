"""The games as games of OpenSpiel, so that its algorithms run on them: `pyspiel.load_game("hemicycle_koalition")`.

To import this module registers every game there is. What it takes is installed with the extra `[research]`.

A game's luck comes from one secret, so the secret is what chance draws, at the beginning: four draws of a byte, or
one among `seeds`. From there on a state is what was chosen, as OpenSpiel wants it of a game whose chance is
explicit, though each later draw is then settled. Nobody at the table knows them, and who thinks as somebody at
the table (`resample_from_infostate`) is given another luck with each world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Self

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules, as_json, bad_setup

from .extra import lacking
from .moments import Moment, code_of
from .observed import Observed
from .play import Play
from .rewards import Reward, reward_of, rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise lacking(error) from error

PREFIX = "hemicycle_"
BYTES, BYTE = 4, 256
"""How often chance draws for a deal, and among how many: of 4,294,967,296 secrets each is as likely."""

REWARDS: tuple[Reward, ...] = ("places", "zero-sum")
"""Those that come to nothing together, as is said of these games."""
MEMORIES = ("whole", "digest")
DEALS = ("no", "all", "parties")
"""Whether seats bargain, and who is told what is agreed."""
OURS: dict[str, Any] = {
    "edition": "",
    "seeds": 0,
    "reward": REWARDS[0],
    "memory": MEMORIES[0],
    "deals": DEALS[0],
}
"""Parameters of a table that no game knows of, with their defaults."""


class Table:
    """What a game of OpenSpiel is played at: made once, and shared by all that are the same."""

    def __init__(self, game: str, given: tuple[tuple[str, Any], ...]):
        self.known_by = (game, given)
        meant: dict[str, Any] = {
            name: value.removeprefix("#") if isinstance(value, str) else value for name, value in given
        }
        seeds, deals = meant.pop("seeds"), _one_of("deals", meant.pop("deals"), DEALS)
        if seeds < 0:
            raise bad_setup("at-least", what="seeds", least=0, given=f"{seeds}")
        self.reward = reward_of(_one_of("reward", meant.pop("reward"), REWARDS))
        self.digests = _one_of("memory", meant.pop("memory"), MEMORIES) == "digest"
        """Whether a seat's information state is told by a digest of it."""
        rules = games.find(game)
        self.setup = setup = rules.setup(meant.pop("players"), meant.pop("edition") or None, meant)
        self.code = code_of(game, as_json(setup.summary()), deals != "no")
        self.public = deals != "parties"
        """Whether all may know what is agreed."""
        self.observed = Observed(setup, self.code)
        self.draws = 1 if seeds else BYTES
        many = seeds or BYTE
        self.luck = [(number, 1 / many) for number in range(many)]
        """What chance may draw at once, and how likely."""

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        return table_of, self.known_by


@cache
def table_of(game: str, given: tuple[tuple[str, Any], ...]) -> Table:
    """The table that parameters describe; `BadSetup`, with a sentence, when there can't be such a one."""
    return Table(game, given)


def _one_of(name: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise bad_setup("option", name=name, value=f"{value:.60}", known=", ".join(known))
    return value


def parameters(rules: Rules) -> dict[str, Any]:
    """What may be said of a table of a game, with the defaults: how many play, the game's options, and `OURS`."""
    options = {
        name: values[0] if len({type(value) for value in values}) == 1 else _word(values[0])
        for name, values in rules.choices().items()
    }
    return {"players": rules.find_edition(rules.editions[0]).usual, **OURS, **options}


def _word(value: Any) -> str:
    """A value among words, as OpenSpiel reads it back: `5` would be a number to it, `#5` is a word."""
    said = f"{value}".removeprefix("#")
    return f"#{said}" if said.isdecimal() else said


def _said(rules: Rules, params: dict[str, Any]) -> dict[str, Any]:
    """The parameters of a table, all of them, as they are read back."""
    given = {**parameters(rules), **params}
    return {name: _word(value) if isinstance(value, str) else value for name, value in given.items()}


def _counts(rules: Rules) -> list[int]:
    """For how many players there are editions of a game, the default one first."""
    return [count for name in rules.editions for count in rules.find_edition(name).players()]


@cache
def game_type(rules: Rules) -> Any:
    """What OpenSpiel wants to know of a game before there is a table."""
    counts = _counts(rules)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{rules.name}",
        long_name=f"Hemicycle: {rules.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table. Each game of Hemicycle has its own class."""

    rules: ClassVar[Rules]

    def __init__(self, params: dict[str, Any] | None = None):
        rules = self.rules
        given = _said(rules, params or {})
        self.table = table = table_of(rules.name, tuple(sorted(given.items())))
        count = table.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=table.code.size,
            max_chance_outcomes=len(table.luck),
            num_players=count,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # In numbers that are said: before a decision each seat may be asked what it does out of turn.
            max_game_length=rules.longest * (1 + count),
        )
        super().__init__(game_type(rules), info, given)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What looks at states for one seat after the other."""
        if params:
            raise ValueError(f"an observation of {self} takes no parameters; given were {', '.join(params)}")
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: a moment of a game, once it is dealt."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.table = game.table
        self.drawn: tuple[int, ...] = ()
        """What chance has drawn. A state that somebody has imagined does not say."""
        self.moment: Moment | None = None

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.moment.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.asked is None

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        return self.table.luck

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.moment.legal if self.moment is not None else []

    def _apply_action(self, number: int) -> None:
        if self.moment is not None:
            self.moment = self.moment.after(number)
            return
        self.drawn += (number,)
        if len(self.drawn) == self.table.draws:
            setup, secret = self.table.setup, f"openspiel {self.drawn}"
            self.moment = Moment(Play(Game.begin(setup.rules, setup, secret), self.table.code, self.table.public))

    def _action_to_string(self, player: Seat, number: int) -> str:
        return f"secret {number}" if player < 0 else self.table.code.names[number]

    def returns(self) -> list[float]:
        """By places; nothing before the end."""
        if self.moment is None:
            return [0.0] * self.table.setup.players
        return rewards(self.moment.play.game, self.table.reward)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat can't tell from this one, with another luck. It has no history."""
        if self.moment is None:
            raise ValueError("before the deal nobody knows anything: there is nothing to imagine")
        found: SpielState = self.get_game().new_initial_state()
        found.moment = self.moment.imagined(player, Random(f"{sampler()} {sampler()}"))
        return found

    def __str__(self) -> str:
        """The truth, all secrets open."""
        if self.moment is None:
            return f"before the deal, drawn so far: {list(self.drawn)}"
        return f"{self.moment.play.game.save().decode()} {self.moment.play.turn}"


class AsItStands:
    """For OpenSpiel's searches: a state is worth what it would be if the game ended there, and all is as likely.

    `mcts.RandomRolloutEvaluator` plays each to its end instead, which are hundreds of decisions.
    """

    def evaluate(self, state: SpielState) -> list[float]:
        if state.moment is None:
            return state.returns()
        return state.table.reward(state.moment.play.game.result.places)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


class Observer:
    """What a seat sees of a state, as text and as numbers; with perfect recall the text has all that it ever saw.

    What is public, without any seat's own, is told as text only: the numbers are those of a seat.
    """

    def __init__(self, table: Table, kind: Any):
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "a seat is shown what is public and what is its own: others' secrets are shown to nobody"
            )
        self.table = table
        self.recalls = kind.perfect_recall
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        observed = table.observed
        self.tensor = np.zeros(observed.size, np.float32) if self.own else None
        self.dict = (
            {}
            if self.tensor is None
            else {name: self.tensor[begin:end] for name, (begin, end) in observed.spans.items()}
        )

    def set_from(self, state: SpielState, player: Seat) -> None:
        if self.tensor is None:
            return
        if state.moment is None:
            self.tensor.fill(0)
            return
        play = state.moment.play
        self.tensor[:] = self.table.observed.flat(play.game.view(player), player, play.turn, play.ledger(player))

    def string_from(self, state: SpielState, player: Seat) -> str:
        if state.moment is None:
            return "before the deal"
        viewer = player if self.own else SPECTATOR
        sight = state.moment.sight(viewer).decode()
        if not self.recalls:
            return sight
        memory = state.moment.memory(viewer)
        if self.table.digests:
            return memory.digest
        return "\n".join([*[one.line for one in memory.steps()], sight])


def _register() -> None:
    for name in games.names():
        rules = games.find(name)
        # A class and no function: OpenSpiel lets go of it when Python has ended, and a class is still there then.
        pyspiel.register_game(
            game_type(rules), type(f"{SpielGame.__name__}Of{name}", (SpielGame,), {"rules": rules})
        )


_register()
