"""A door for language models and agents, by the Model Context Protocol: one seat, and its own eyes only."""
