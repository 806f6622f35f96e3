"""Ten lines of polars on a file of games: which bot wins, what it scores, and whether it keeps its word.

    hemicycle simulate zoocracy --players 3 --games 300 --bots novice/loyal,novice/greedy,novice/treacherous \\
        --deals all --out games.parquet
    python examples/analyse.py games.parquet

What the columns hold is told in docs/research.md.
"""

# ruff: noqa: T201
import sys

import polars as pl

game = ["seed", "index"]
games = pl.read_parquet(sys.argv[1])
seats = games.explode("bots", "won", "points").with_columns(seat=pl.int_range(pl.len()).over(game))
wins = seats.group_by("bots").agg(pl.len().alias("games"), pl.mean("won"), pl.mean("points"))
promises = games.select(*game, "promises").explode("promises").drop_nulls().unnest("promises")
judged = promises.filter(pl.col("verdict").is_in(["kept", "broken"]), ~pl.col("at_once"))
judged = judged.join(seats.select(*game, "seat", "bots"), on=[*game, "seat"])
kept = judged.group_by("bots").agg(promises=pl.len(), kept=(pl.col("verdict") == "kept").mean())
print(wins.join(kept, on="bots", how="left").sort("won", descending=True))
