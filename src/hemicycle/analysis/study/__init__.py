"""What many games tell, of their rows alone: who wins, how long it takes, what comes up, what goes with winning,
what becomes of promises, what power is worth, who governs with whom.

Each part takes up the games one by one, in whatever order; `study.py` puts them together.
"""
