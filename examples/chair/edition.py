"""The figures of an edition, checked."""

from __future__ import annotations

from hemicycle.engine.editions import Edition, Source


class ChairEdition(Edition):
    """For how many players, and what a chair is worth."""

    def read(self, source: Source) -> None:
        self.counts = source.players(3, 8)
        self.chair = source.number("chair", low=1, high=9)
        """Points for a chair of one's own."""
        self.friend = source.number("friend", low=0, high=9)
        """Points for a chair of one's friend."""

    def players(self) -> range:
        return self.counts
