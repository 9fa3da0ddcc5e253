"""Words on pieces and cards, letter by letter: the same on every machine (see ``fonts``)."""

from __future__ import annotations

from PIL import ImageDraw

from game.render.fonts import font, kerning

RGB = tuple[int, int, int]
BEFORE = {"l": 0.0, "m": 0.5, "r": 1.0}
"""The part of a text that stands left of its place."""


def length(text: str, face: str, pixels: int) -> float:
    """How wide a text is, in pixels."""
    return _pens(text, face, pixels)[-1]


def write(
    draw: ImageDraw.ImageDraw,
    text: str,
    ink: RGB,
    place: tuple[float, float],
    face: str,
    pixels: int,
    at: str = "m",
) -> None:
    """A text whose capitals are centred at the place's height; ``at``: l, m or r of it."""
    letters = font(face, pixels)
    pens = _pens(text, face, pixels)
    left = place[0] - pens[-1] * BEFORE[at]
    base = place[1] - sum(letters.getbbox("H", anchor="ls")[1::2]) / 2
    for character, pen in zip(text, pens, strict=False):
        draw.text((left + pen, base), character, ink, letters, anchor="ls")


def _pens(text: str, face: str, pixels: int) -> list[float]:
    """Where the pen stands before each letter, and after the last."""
    letters, pens = font(face, pixels), [0.0]
    for at, character in enumerate(text):
        pens.append(pens[-1] + letters.getlength(character))
        if at + 1 < len(text):
            pens[-1] += kerning(face, character, text[at + 1]) * pixels
    return pens
