"""The online table: people and bots at one table, live or over days."""
