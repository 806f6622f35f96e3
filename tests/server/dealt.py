"""A server that deals the same cards at every run: no test may pass or fail by luck.

What a table is dealt and how its bots think follow from its secret, so its tables have the secrets 1, 2, 3 and on.
As a program it is `python -m hemicycle`.
"""

from __future__ import annotations

from itertools import count

from hemicycle.cli.main import main
from hemicycle.server import hall


def deal_the_same() -> None:
    """From now on, in this process."""
    secrets = count(1)
    hall.draw_secret = lambda: f"secret {next(secrets)}"


if __name__ == "__main__":
    deal_the_same()
    main(prog_name="hemicycle")
