"""Zoocracy, rule by rule: tests are named after paragraphs and rulings, listed in docs/rules/zoocracy.md."""
