"""Lines of text as rows of the atlas' letters, kept as long as the atlas stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.render.drawlist import Quad
from game.render.fonts import PHASES, SHARP_SIZE
from game.render.glyphs import Atlas, Sprite
from game.ui.bounded_cache import BoundedCache
from game.ui.text import TextMeter
from game.ui.theme import Type


class Letter(NamedTuple):
    """A letter's pixels right of and below the pen's start, and its place in the atlas."""

    dx: int
    dy: int
    width: int
    height: int
    place: Quad


Run = tuple[Letter, ...]
KEPT = 250
"""So many lines are kept."""


class Typesetter:
    """Sets lines at one scale. May raise :class:`game.render.glyphs.AtlasFull`."""

    def __init__(self, atlas: Atlas, meter: TextMeter) -> None:
        self._atlas = atlas
        self._meter = meter
        self._runs = BoundedCache[tuple[str, Type], Run](KEPT)
        self._generation = atlas.generation

    def run(self, text: str, style: Type) -> Run:
        """The letters of a line."""
        if self._generation != self._atlas.generation:
            self._runs.clear()
            self._generation = self._atlas.generation
        key = (text, style)
        run = self._runs.get(key)
        if run is None:
            letters = [_letter(sprite, whole) for sprite, whole in self._sprites(text, style)]
            run = self._runs[key] = tuple(each for each in letters if each.width)
        return run

    def rehearse(self, lines: Iterable[tuple[str, Type]]) -> Iterator[None]:
        """Have all letters of these lines, one at a time: new ones must be drawn."""
        for line, style in lines:
            if (line, style) not in self._runs:
                for _ in self._sprites(line, style):
                    yield

    def _sprites(self, text: str, style: Type) -> Iterator[tuple[Sprite, int]]:
        """Each letter's sprite and the whole pixels that its pen stands from the start."""
        fonts, pixels = self._meter.fonts, self._meter.pixels(style)
        shown = fonts.clean(style.face, text)
        phases = 1 if pixels >= SHARP_SIZE else PHASES
        for character, pen in zip(shown, fonts.pens(style.face, pixels, shown), strict=False):
            whole, phase = divmod(round(pen * phases), phases)
            yield self._atlas.glyph(style.face, pixels, character, phase), whole


def _letter(sprite: Sprite, whole: int) -> Letter:
    place = (sprite.left, sprite.top, sprite.right, sprite.bottom)
    width, height = sprite.right - sprite.left, sprite.bottom - sprite.top
    return Letter(whole + sprite.dx, sprite.dy, width, height, place)
