"""The game of the coup d'état: who rises, the fight for the city, and how it ends."""
