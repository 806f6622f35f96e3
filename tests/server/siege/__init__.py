"""A hostile run: strangers do all they can to a server, while two people play at a table of their own.

    python -m tests.server.siege --minutes 2           each attack alone, then all of them at once for two minutes
    python -m tests.server.siege --only heads,talk     these alone

The server runs in a process of its own, with its usual limits and 1,024 files; the attackers in others, from many
addresses of the loopback. All of it ends by itself.
"""
