"""What the shelf and the set-up ask of a title: its box, without anything of its game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.theme import Ink

WOOD: tuple[Ink, Ink] = ("#B98D55", "#2E1C0C")
"""A plate of bare wood, and what is written on it."""


@dataclass(frozen=True, slots=True)
class Box:
    """A title's box; texts are functions, for the language may change.

    ``name``: what is written on it; ``line``: what one does in the title, in a sentence. ``plate``:
    the colour of the lid's plate, and of what is written there. Its picture lies at
    ``assets/pictures/boxes/<id>.webp``.
    """

    name: Callable[[], str]
    line: Callable[[], str]
    plate: tuple[Ink, Ink] = WOOD
