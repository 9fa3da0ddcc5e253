"""Letters as they are measured and drawn at exact pixel sizes. No GL here.

Letters are drawn large and averaged down, at quarters of a pixel: FreeType's own small pictures are
bent to whole pixels, which makes the gaps between letters uneven. Measures are those of the
outlines; how close two letters stand is read from a table of our own (``tools/kerning.py``), the
same on every machine. A character that a face lacks is replaced by a similar one or left out, so
that no empty box ever shows.
"""

from __future__ import annotations

import json
import struct
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFont

from game.resources import assets, installed

PHASES = 4
"""Letters start at quarters of a pixel."""
OVERSIZE = 4
"""How many times larger letters are drawn than they show; a multiple of the phases."""
MEASURED_SIZE = 1000
"""The size at which faces are measured."""
DARKENING = 0.85
"""Exponent of a small letter's coverage: averaged strokes look thinner than they are."""
SHARP_SIZE = 40
"""From this size in pixels on, whole pixels are fine enough."""
WORD_SPACE = {"Alegreya_800ExtraBold": 0.07}
"""Wider word spaces, in font sizes, for faces whose own are too narrow on a screen."""
LONGEST = 20_000
"""More characters of a text are never shown."""
OPEN = 16
"""Faces at a size that are kept open: each has the whole file in memory."""
NO_LETTER = "\uffff"
TABLE = "kerning.json"
"""How close letters stand, beside the faces."""
SIMILAR = {
    "⟦": "[",
    "⟧": "]",
    "→": "›",
    "←": "‹",
    "−": "-",
    "\u00a0": " ",
    "\u202f": " ",
    "’": "'",
    "…": "...",
}


@lru_cache(maxsize=OPEN)
def font(face: str, pixels: int) -> ImageFont.FreeTypeFont:
    """The FreeType font of a face at a size.

    Its letters are laid out by Pillow alone: with the system's help, where there is some, they
    would stand elsewhere than where there is none.
    """
    with installed(assets() / "fonts" / f"{face}.ttf") as file:
        _check_whole(file)
        return ImageFont.truetype(str(file), pixels, layout_engine=ImageFont.Layout.BASIC)


@cache
def has_letter(face: str, character: str) -> bool:
    """Whether a face has a picture for a character."""
    small = font(face, 24)
    return character == " " or bytes(small.getmask(character)) != bytes(small.getmask(NO_LETTER))


class _Spacing:
    """How close the characters of one face stand."""

    def __init__(self, left: list[str], right: list[str], values: list[list[int]]) -> None:
        self._left = {each: i for i, alike in enumerate(left) for each in alike}
        self._right = {each: i for i, alike in enumerate(right) for each in alike}
        self._values = values

    def between(self, left: str, right: str) -> int:
        """In thousandths of the font's size; negative where they stand closer."""
        row, column = self._left.get(left), self._right.get(right)
        return 0 if row is None or column is None else self._values[row][column]


@cache
def _spacings() -> dict[str, _Spacing]:
    with installed(assets() / "fonts" / TABLE) as file:
        faces = json.loads(file.read_text("utf-8"))
    return {face: _Spacing(**spacing) for face, spacing in faces.items()}


def kerning(face: str, left: str, right: str) -> float:
    """How much closer (negative) two neighbours stand, in font sizes."""
    return _spacings()[face].between(left, right) / MEASURED_SIZE


@cache
def _check_whole(file: Path) -> None:
    """Raise ValueError if a part of a font is missing: FreeType finds out at some letter only."""
    with file.open("rb") as font:
        count = int.from_bytes(font.read(12)[4:6], "big")
        tables = font.read(16 * count)
    for at in range(8, 16 * count, 16):
        start, size = struct.unpack_from(">II", tables, at)
        if start + size > file.stat().st_size:
            raise ValueError


class Raster(NamedTuple):
    """A picture of one character; ``left`` and ``top`` from the pen on the base line."""

    image: Image.Image
    left: int
    top: int


class Fonts:
    """The faces of ``assets/fonts`` by file name; sizes are whole pixels."""

    def __init__(self) -> None:
        self._clean: dict[tuple[str, str], str] = {}
        self._lengths: dict[tuple[str, str], float] = {}

    def clean(self, face: str, text: str) -> str:
        """``text`` in one line, every character the face lacks replaced by a similar one or left
        out; what no screen could show is cut off."""
        return "".join(self._shown(face, character) for character in text[:LONGEST])

    def _shown(self, face: str, character: str) -> str:
        key = (face, character)
        if key not in self._clean:
            if not character.isprintable() and character not in SIMILAR:
                shown = " " if character.isspace() else ""
            elif has_letter(face, character):
                shown = character
            else:
                shown = "".join(c for c in SIMILAR.get(character, "") if has_letter(face, c))
            self._clean[key] = shown
        return self._clean[key]

    def advance(self, face: str, pixels: int, character: str) -> float:
        """How far the pen moves, in pixels."""
        extra = WORD_SPACE.get(face, 0.0) if character == " " else 0.0
        return (self._length(face, character) / MEASURED_SIZE + extra) * pixels

    def _length(self, face: str, character: str) -> float:
        """A character's length at the size of measuring."""
        key = (face, character)
        if key not in self._lengths:
            self._lengths[key] = font(face, MEASURED_SIZE).getlength(character)
        return self._lengths[key]

    def kerning(self, face: str, pixels: int, left: str, right: str) -> float:
        """How much closer (negative) two neighbours stand, in pixels."""
        return kerning(face, left, right) * pixels

    def pens(self, face: str, pixels: int, text: str) -> list[float]:
        """Where the pen stands before each character, and after the last."""
        pen, places = 0.0, [0.0]
        for i, character in enumerate(text):
            if i:
                pen += self.kerning(face, pixels, text[i - 1], character)
                places[-1] = pen
            pen += self.advance(face, pixels, character)
            places.append(pen)
        return places

    def onward(self, face: str, pixels: int, pen: float, before: str, text: str) -> float:
        """Where the pen stands after ``text``, if it stood at ``pen`` after ``before``."""
        for character in text:
            if before:
                pen += self.kerning(face, pixels, before, character)
            pen += self.advance(face, pixels, character)
            before = character
        return pen

    def rise(self, face: str, pixels: int) -> float:
        """How far the base line lies below the middle of a line, in pixels."""
        ascent, descent = font(face, MEASURED_SIZE).getmetrics()
        return (ascent - descent) / 2 * pixels / MEASURED_SIZE

    def raster(self, face: str, pixels: int, character: str, phase: int) -> Raster:
        """The picture of a character whose pen stands ``phase`` quarters right of a pixel."""
        core, (left, top) = font(face, pixels * OVERSIZE).getmask2(character, mode="L", anchor="ls")
        if not core.size[0] or not core.size[1]:
            return Raster(Image.new("L", (0, 0)), 0, 0)
        large = Image.frombytes("L", core.size, bytes(core))
        picture = _reduced(large, int(left) + phase * OVERSIZE // PHASES, int(top))
        if pixels < SHARP_SIZE:
            picture = picture._replace(image=_darker(picture.image))
        return picture


_DARKER = bytes(round(255 * (value / 255) ** DARKENING) for value in range(256))


def _darker(picture: Image.Image) -> Image.Image:
    """Small letters, darker; Pillow's own ``point`` rounds the whole table for each letter."""
    return Image.frombytes("L", picture.size, picture.tobytes().translate(_DARKER))


def _reduced(large: Image.Image, left: int, top: int) -> Raster:
    """An oversize picture with its corner at a place of its own grid, on the grid of pixels."""
    x, y = left // OVERSIZE, top // OVERSIZE
    right, bottom = -(-(left + large.width) // OVERSIZE), -(-(top + large.height) // OVERSIZE)
    padded = Image.new("L", ((right - x) * OVERSIZE, (bottom - y) * OVERSIZE))
    padded.paste(large, (left - x * OVERSIZE, top - y * OVERSIZE))
    return Raster(padded.reduce(OVERSIZE), x, y)
