"""The command line: one module per command, `main` with all of them, `boards` with what a game looks like."""

from .main import main

__all__ = ["main"]
