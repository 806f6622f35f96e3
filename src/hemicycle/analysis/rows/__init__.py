"""Games as rows of a table, for polars, pandas and the report: a row a game, and on request a row a decision.

`game.py` declares the rows and makes them of a game, `watch.py` follows a game for what it does not keep,
`parquet.py` writes and reads the files.
"""
