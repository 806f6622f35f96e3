"""The games as environments of PettingZoo: `hemicycle.env.pettingzoo.env("koalition", players=5)`.

An agent is a seat, and agents act one after the other (AEC): `play.py` says who is asked what. There is no
parallel form, since who decides hangs on what was decided before. How it is used is in `docs/research.md`.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any, ClassVar

from hemicycle.engine.editions import Edition

from .extra import lacking
from .play import Play
from .rewards import Reward, reward_of, rewards
from .table import Deals, Observe, OpenNumbers, Seeds, Table, shown

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise lacking(error) from error


class GameEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """A game at one table. `raw_env` is this class, `env` adds PettingZoo's check of the order of calls."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        deals: Deals = False,
        edition: str | Edition | None = None,
        options: dict[str, Any] | None = None,
        observe: Observe = "dict",
        reward: Reward = "win",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ):
        super().__init__()
        self.table = Table(game, players, deals=deals, edition=edition, options=options, observe=observe)
        self.reward = reward_of(reward)
        self.max_steps = max_steps
        if render_mode not in (None, *GameEnv.metadata["render_modes"]):
            raise ValueError(f"render_mode={render_mode!r} is not known; there are: 'ansi', 'human'")
        self.render_mode = render_mode
        self.metadata = {**GameEnv.metadata, "name": f"hemicycle_{game}_v{self.table.rules.version}"}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: self.table.action_space(partial(self._legal, agent)) for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self._seen: dict[str, Any] = {}
        self.play: Play
        """The game: `play.game`; who is asked what: `play.turn`."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> OpenNumbers:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: with a seed the game of that seed, without one another each time. `options` say nothing here."""
        self.play = self.table.begin(self._seeds.next(seed))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._asked()

    def step(self, action: int | None) -> None:
        """Say a number for the agent that is asked; `ValueError`, and nothing has changed, if it is not open."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no answer")
        self.play.apply(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.play.over:
            paid = rewards(self.play.game, self.reward)
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._asked()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        """What a seat is told now; the same to whoever asks twice."""
        if agent not in self._seen:
            self._seen[agent] = self.table.observe(self.play, self.possible_agents.index(agent))
        return self._seen[agent]

    def render(self) -> str | None:
        """The table as the seat that is asked sees it."""
        text = shown(self.play, self.possible_agents.index(self.agent_selection))
        if self.render_mode != "human":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def close(self) -> None:
        """There is nothing to release."""

    def __str__(self) -> str:
        name: str = self.metadata["name"]
        return name

    def _asked(self) -> None:
        """Turn to the agent that is asked now."""
        self._seen = {}
        if self.play.turn is not None:
            self.agent_selection = self.possible_agents[self.play.turn.seat]
        if self.table.told == "flat":
            self.infos = {
                agent: {"action_mask": self.table.mask(self.play, seat)}
                for seat, agent in enumerate(self.possible_agents)
            }

    def _legal(self, agent: str) -> list[int]:
        return self.play.legal() if self.agents and self.agent_selection == agent else []


raw_env = GameEnv


def env(game: str, players: int | None = None, **table: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """A game for PettingZoo; `raw_env` says what may be said of the table."""
    return OrderEnforcingWrapper(raw_env(game, players, **table))
