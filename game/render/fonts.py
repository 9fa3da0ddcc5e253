"""Letters as they are measured and drawn at exact pixel sizes. No GL here.

Letters are drawn large and averaged down, at quarters of a pixel: FreeType's own small pictures are
bent to whole pixels, which makes the gaps between letters uneven. Measures are those of the
outlines; which letters a face has, how long they are and how close two of them stand is read from a
table of our own (``tools/kerning.py``), the same on every machine. A character that a face lacks is
replaced by a similar one or left out, so that no empty box ever shows.
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
"""The size at which faces are measured: lengths and distances are thousandths of a font's size."""
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
TABLE = "kerning.json"
"""How long letters are and how close they stand, beside the faces."""
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


class _Face:
    """Which characters one face has, how long they are, and how close they stand."""

    def __init__(
        self,
        lengths: dict[str, str],
        left: list[str],
        right: list[str],
        values: list[list[int]],
    ) -> None:
        self.lengths = {each: int(length) for length, alike in lengths.items() for each in alike}
        self._left = {each: i for i, alike in enumerate(left) for each in alike}
        self._right = {each: i for i, alike in enumerate(right) for each in alike}
        self._values = values

    def between(self, left: str, right: str) -> int:
        """In thousandths of the font's size; negative where they stand closer."""
        row, column = self._left.get(left), self._right.get(right)
        return 0 if row is None or column is None else self._values[row][column]


@cache
def _faces() -> dict[str, _Face]:
    with installed(assets() / "fonts" / TABLE) as file:
        faces = json.loads(file.read_text("utf-8"))
    return {face: _Face(**measures) for face, measures in faces.items()}


def has_letter(face: str, character: str) -> bool:
    """Whether a face has a picture for a character."""
    return character in _faces()[face].lengths


def kerning(face: str, left: str, right: str) -> float:
    """How much closer (negative) two neighbours stand, in font sizes."""
    return _faces()[face].between(left, right) / MEASURED_SIZE


class _Shown(dict[int, str]):
    """What one face shows of each character, by its code."""

    def __init__(self, face: str) -> None:
        super().__init__()
        self._face = face

    def __missing__(self, code: int) -> str:
        character = chr(code)
        if not character.isprintable() and character not in SIMILAR:
            shown = " " if character.isspace() else ""
        elif has_letter(self._face, character):
            shown = character
        else:
            shown = "".join(c for c in SIMILAR.get(character, "") if has_letter(self._face, c))
        self[code] = shown
        return shown


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
        self._shown: dict[str, _Shown] = {}
        self._steps: dict[tuple[str, int], dict[str, tuple[float, float]]] = {}
        """By face and size, and by a character with the one before it: how far the pen goes."""

    def clean(self, face: str, text: str) -> str:
        """``text`` in one line, every character the face lacks replaced by a similar one or left
        out; what no screen could show is cut off."""
        shown = self._shown.get(face)
        if shown is None:
            shown = self._shown[face] = _Shown(face)
        return text[:LONGEST].translate(shown)

    def advance(self, face: str, pixels: int, character: str) -> float:
        """How far the pen moves, in pixels."""
        extra = WORD_SPACE.get(face, 0.0) if character == " " else 0.0
        return (_faces()[face].lengths.get(character, 0) / MEASURED_SIZE + extra) * pixels

    def kerning(self, face: str, pixels: int, left: str, right: str) -> float:
        """How much closer (negative) two neighbours stand, in pixels."""
        return kerning(face, left, right) * pixels

    def _step(self, face: str, pixels: int, before: str, character: str) -> tuple[float, float]:
        """How far the pen goes to where a character begins, and on to its end."""
        steps = self._steps.setdefault((face, pixels), {})
        step = steps.get(before + character)
        if step is None:
            closer = self.kerning(face, pixels, before, character) if before else 0.0
            step = steps[before + character] = closer, self.advance(face, pixels, character)
        return step

    def pens(self, face: str, pixels: int, text: str) -> list[float]:
        """Where the pen stands before each character, and after the last."""
        pen, before, places = 0.0, "", [0.0]
        for character in text:
            closer, length = self._step(face, pixels, before, character)
            pen += closer
            places[-1] = pen
            pen += length
            places.append(pen)
            before = character
        return places

    def onward(self, face: str, pixels: int, pen: float, before: str, text: str) -> float:
        """Where the pen stands after ``text``, if it stood at ``pen`` after ``before``."""
        for character in text:
            closer, length = self._step(face, pixels, before, character)
            pen = pen + closer + length
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
