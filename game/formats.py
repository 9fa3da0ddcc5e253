"""How the language that is spoken now writes lists, numbers, shares and days."""

from __future__ import annotations

from collections.abc import Sequence


def listed(parts: Sequence[str]) -> str:
    """Names or things one after another, the last with "and": ``Ada, Ben and Cleo``.

    >>> listed(["Ada"]), listed(["Ada", "Ben"]), listed(["Ada", "Ben", "Cleo"])
    ('Ada', 'Ada and Ben', 'Ada, Ben and Cleo')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def row_of(parts: Sequence[str]) -> str:
    """Parts one after another without a word between them, as in a label: ``2 wood, 1 stone``."""
    return ", ".join(parts)
