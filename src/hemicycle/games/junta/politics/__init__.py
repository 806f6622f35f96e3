"""The political game: cards, the cabinet, the budget, killers and the Bank."""
