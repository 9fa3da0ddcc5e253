"""Measuring and wrapping of texts, in logical units at the window's exact pixel sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat
from typing import NamedTuple

from game.render.fonts import LONGEST, Fonts
from game.ui.bounded_cache import BoundedCache
from game.ui.theme import LINE_HEIGHT, Type

TOLERANCE = 0.05
"""Units a line may be wider than its limit: rounding of sums."""
BOUND = ("%", "…")
"""Signs that never begin a line."""
ELLIPSIS = "…"
_PARTS = re.compile(r"^[/\\]+[^/\\]*[/\\]?|[^/\\]*[/\\]|[^/\\]+")
"""The folders of a path, and what lies in the last of them."""
KEPT = 2000
"""Measures of so many texts are kept."""


class Wrapped(NamedTuple):
    """The lines of a text; ``cut`` when something had to be left out or sticks out."""

    lines: tuple[str, ...]
    cut: bool


class TextMeter:
    """Knows how wide texts are. One per scale: widths are those of whole-pixel type."""

    def __init__(self, fonts: Fonts, scale: float) -> None:
        self.fonts = fonts
        self.scale = scale
        self._widths = BoundedCache[tuple[str, Type], float](KEPT)
        self._wraps = BoundedCache[tuple[str, Type, float, int], Wrapped](KEPT)

    def pixels(self, style: Type) -> int:
        """The size of a type step in whole pixels."""
        return max(1, round(style.size * self.scale))

    def width(self, text: str, style: Type) -> float:
        """The width of one line."""
        key = (text, style)
        width = self._widths.get(key)
        if width is None:
            shown = self.fonts.clean(style.face, text)
            width = self.fonts.pens(style.face, self.pixels(style), shown)[-1] / self.scale
            self._widths[key] = width
        return width

    def line_height(self, style: Type) -> float:
        """The distance from line to line."""
        return round(style.size * LINE_HEIGHT)

    def wrap(self, text: str, style: Type, width: float, most: int = 0) -> Wrapped:
        """``text`` in lines of ``width``, ``most`` of them at the most (0: any number)."""
        key = (text, style, width, most)
        found = self._wraps.get(key)
        if found is None:
            found = self._wraps[key] = self._wrapped(text, style, width, most)
        return found

    def _wrapped(self, text: str, style: Type, width: float, most: int) -> Wrapped:
        lines: list[str] = []
        for paragraph in text[:LONGEST].split("\n"):
            lines.extend(self._paragraph(paragraph, style, width))
        cut = False
        if most and len(lines) > most:
            rest = " ".join(lines[most - 1 :])  # as much of it as fits, words or not
            lines = [*lines[: most - 1], rest + ELLIPSIS]
            cut = True
        fitted = [self._shortened(line, style, width) for line in lines]
        return Wrapped(tuple(fitted), cut or fitted != lines)

    def _paragraph(self, text: str, style: Type, width: float) -> list[str]:
        most = width + TOLERANCE
        lines, line, last, pen = list[str](), "", "", 0.0
        for gap, word in self._pieces(text, style, most):
            more = gap + word if line else word
            further = self._onward(style, pen, last, more)
            if line and further / self.scale > most:
                lines.append(line)
                line, more = "", word
                further = self._onward(style, 0.0, "", word)
            line, pen = line + more, further
            last = self.fonts.clean(style.face, line[-1:])[-1:]
        return self._accompanied([*lines, line], text, style, most)

    def _accompanied(self, lines: list[str], text: str, style: Type, most: float) -> list[str]:
        """The lines of a ``text``; no number stands alone in the last one, it belongs to a word."""
        *above, last = lines
        if not above or not last.strip(".,:;!?)%").isdigit():
            return lines
        rest, _gap, word = above[-1].rpartition(" ")
        both = f"{word} {last}"
        if not rest or not text.endswith(both) or self.width(both, style) > most:
            return lines
        return [*above[:-1], rest, both]

    def _pieces(self, text: str, style: Type, most: float) -> Iterator[tuple[str, str]]:
        """What no line may end within, and what stands before it: nothing within a path.

        Only a path that is longer than a line is taken apart.
        """
        for word in _words(text):
            parts = _PARTS.findall(word)
            if len(parts) > 1 and self.width(word, style) > most:
                yield from zip((" ", *repeat("", len(parts) - 1)), parts, strict=True)
            else:
                yield " ", word

    def _onward(self, style: Type, pen: float, last: str, more: str) -> float:
        shown = self.fonts.clean(style.face, more)
        return self.fonts.onward(style.face, self.pixels(style), pen, last, shown)

    def _shortened(self, line: str, style: Type, width: float) -> str:
        if self.width(line, style) <= width + TOLERANCE:
            return line
        kept = self._fitting(line.removesuffix(ELLIPSIS), style, width)
        while kept and self.width(kept + ELLIPSIS, style) > width + TOLERANCE:
            kept = kept[:-1]
        return kept.rstrip() + ELLIPSIS

    def _fitting(self, line: str, style: Type, width: float) -> str:
        """As much of a line as there is room for."""
        pen, last = 0.0, ""
        for place, character in enumerate(line):
            shown = self.fonts.clean(style.face, character)
            pen = self.fonts.onward(style.face, self.pixels(style), pen, last, shown)
            last = shown[-1:] or last
            if pen / self.scale > width + TOLERANCE:
                return line[:place]
        return line


def _words(text: str) -> list[str]:
    """What no line may end within: words, with a sign that belongs to the number before it."""
    found: list[str] = []
    for word in text.split(" "):
        if found and word.startswith(BOUND):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
