"""Doors: a game for people who read, for language models, for researchers and their machines."""
