"""A storm: several servers on one PostgreSQL, any of which dies at any moment, while people and bots play on.

`python -m tests.server.storm --kills 1000` plays as many games as it takes.
"""
