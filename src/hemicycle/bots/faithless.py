"""Who accepts everything and keeps nothing, by its first name: it stands among the other probes now."""

from .probes import Faithless

__all__ = ["Faithless"]
