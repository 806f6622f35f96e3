"""Politico, rule by rule: tests are named after paragraphs and rulings, listed in docs/rules/politico.md."""
