"""The example that learns does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def test_it_wins_more_than_its_share_after_some_games() -> None:
    command = [sys.executable, str(EXAMPLE), "--games", "120", "--trials", "30"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    shares = [float(share) for share in re.findall(r"wins ([\d.]+)%", told)]
    assert len(shares) == 4
    assert shares[0] < shares[-1]
