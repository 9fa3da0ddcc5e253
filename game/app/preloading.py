"""What a first click on the shelf needs, loaded while the shelf is looked at.

Its first picture needs none of it. A piece takes some 20 ms, which nobody sees in a frame where
nothing moves; what is clicked before is loaded then.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.registry import TITLES


def pieces() -> list[Callable[[], None]]:
    """Each loads a piece, or does nothing where it is there already."""
    kinds = (_rules_of, _brain_of)
    return [_what_goes_on, *(partial(load, title) for load in kinds for title in TITLES)]


def _what_goes_on() -> None:
    """Kept games, with the readers of records, packs and lessons."""
    from game.app import resume_game
    from game.content import packs

    del resume_game, packs


def _rules_of(title: str) -> None:
    from game.content.titles import READERS

    READERS.load(title)
    TITLES.load(title)


def _brain_of(title: str) -> None:
    from game.ai.titles import BRAINS

    BRAINS.load(title)
