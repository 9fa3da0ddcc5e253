"""Texts set one behind the other, with the signs that the language puts between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from game.language import _


def labelled(label: str, text: str) -> str:
    """What something is called, and what is told of it: ``Total: 12``."""
    # Translators: {label}: a name or a label; {text}: what is told of it, a word or a sentence.
    return _("{label}: {text}").format(label=label, text=text)


def clauses(parts: Sequence[str]) -> str:
    """Clauses one after another, without a word between them: ``2 games came; 1 person came``."""

    def two(one: str, other: str) -> str:
        # Translators: {one} and {other}: clauses that stand side by side.
        return _("{one}; {other}").format(one=one, other=other)

    return reduce(two, parts) if parts else ""
