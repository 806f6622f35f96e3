"""A client in the shape of a language model: it reads what it is told, and calls tools. It knows nothing else."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

from mcp import Client

CHOICES = re.compile(r"(?:^|: |; )(\d+)(?: or \d+|, \d+)*\) ", re.MULTILINE)
OFFER = re.compile(r"^Offer (\d+), by .*Open .*awaited from [^.]*\bRobin\b", re.MULTILINE)
OVER = re.compile(r"^The game is over\.", re.MULTILINE)


class Model:
    """Chooses at random among what it reads; now and then it bargains, asks why not, and talks nonsense."""

    def __init__(self, client: Client, seed: int = 1):
        self.client = client
        self.rng = Random(seed)
        self.text = ""
        self.calls: Counter[str] = Counter()
        self.refused: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:
        found = await self.client.call_tool(tool, given)
        self.calls[tool] += 1
        (content,) = found.content
        said = content.text  # type: ignore[union-attr]
        assert "Traceback" not in said
        if found.is_error:
            self.refused.append(said)
        return said

    @property
    def over(self) -> bool:
        return OVER.search(self.section("What is asked")) is not None

    def section(self, heading: str) -> str:
        """What stands under a heading."""
        parts = [part.partition("\n") for part in self.text.split("\n\n")]
        return "\n".join([lines for head, _, lines in parts if head == heading])

    @property
    def choices(self) -> list[str]:
        return CHOICES.findall(self.section("What is asked") + "\n" + self.section("What you may do out of turn"))

    async def play(self, others: list[str], bargains: float = 0.1) -> None:
        """To the end of the game."""
        while not self.over:
            for number in OFFER.findall(self.text):
                answer = self.rng.choice(["accept", "refuse"])
                self.text = await self.call("answer", offer=int(number), answer=answer)
            if self.rng.random() < bargains:
                await self.bargain(self.rng.choice(others))
            if not self.choices:
                self.text = await self.call("wait", seconds=60)
            else:
                said = await self.call("act", choice=self.rng.choice(self.choices))
                self.text = said if "\n\n" in said else await self.call("look")

    async def bargain(self, other: str) -> None:
        """Offer something that it has read of."""
        listed = await self.call("promises", **{"with": other})
        found = [
            promise
            for line in listed.splitlines()
            if ": " in line
            for promise in line.partition(": ")[2].split("; ")
        ]
        if found:
            said = await self.call("offer", to=other, promises=self.rng.choice(found))
            if "\n\n" in said:
                self.text = said
