"""Bots: who plays where nobody sits. Each game brings what its bots must know (`games/GAME/bot.py`)."""
