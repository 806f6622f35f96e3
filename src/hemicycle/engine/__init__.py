"""The kernel: frames, requests, ballots, windows, events, views, chance, records. It knows no game by name."""
