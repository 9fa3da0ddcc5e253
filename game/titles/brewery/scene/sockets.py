"""Where a recipe's sockets are on its card, in the card's own frame: printing and dice agree."""

from __future__ import annotations

from game.rules.brewery.catalogue import RecipeCard
from game.titles.brewery.scene.places import CARD

PRINT: tuple[int, int] = (760, 1040)
"""Size at which a card is drawn, in pixels."""
ROWS = (396, 570)
"""Middles of one row of sockets and of the second."""
GAP = 20
EXTENSIONS = PRINT[1] - 273
"""Height of the middle of the extensions, from above."""


def asked(card: RecipeCard) -> list[tuple[int, int]]:
    """What a recipe asks for, colour and least value, in the order of its slots."""
    return [(colour, least) for colour, values in enumerate(card.base) for least in values]


def sockets(card: RecipeCard) -> tuple[list[tuple[float, float]], float]:
    """The middle of each socket in pixels of the print, and how large they are."""
    count = len(asked(card))
    split = -(-count // 2) if count > 4 else count
    rows = [length for length in (split, count - split) if length]
    size = 158.0 if max(rows, default=1) < 4 else 150.0
    if len(rows) == 1 and count < 4:
        size = 186.0
    found = []
    for number, length in enumerate(rows):
        y = ROWS[number] if len(rows) > 1 else sum(ROWS) / 2 - 6
        for place in range(length):
            found.append((PRINT[0] / 2 + (place - (length - 1) / 2) * (size + GAP), float(y)))
    return found, size


def extension(index: int, count: int) -> tuple[float, float]:
    """The middle of an extension in pixels of the print."""
    pitch = (PRINT[0] - 96) / max(count, 1)
    return 48 + (index + 0.5) * pitch, float(EXTENSIONS)


def on_card(pixels: tuple[float, float]) -> tuple[float, float]:
    """A place of the print on the card, from its middle, unscaled."""
    x, y = pixels
    return (x / PRINT[0] - 0.5) * CARD[0], (0.5 - y / PRINT[1]) * CARD[1]
