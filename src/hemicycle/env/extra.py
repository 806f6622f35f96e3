"""What some of these doors need beside Hemicycle comes with the extra for researchers: who lacks it is told so."""

from __future__ import annotations


def lacking(error: ImportError) -> ImportError:
    """In place of an import that failed, the sentence that says what to install."""
    return ImportError(
        f"{error.name or error} is not installed. Learning environments come with the extra for researchers:"
        ' pip install "hemicycle[research]"'
    )
