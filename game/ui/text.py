"""Measuring and wrapping of texts, in logical units at the window's exact pixel sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat
from typing import NamedTuple

from game.render.fonts import LONGEST, Fonts
from game.syllables import HYPHEN, breaks
from game.ui.bounded_cache import BoundedCache
from game.ui.theme import LINE_HEIGHT, Type

TOLERANCE = 0.05
"""Units a line may be wider than its limit: rounding of sums."""
BOUND = ("%", "…")
"""Signs that never begin a line."""
ELLIPSIS = "…"
LONG, LONGEST_WORD = 8, 80
"""Letters of a word that may be too long for a line, and of what can be one at all."""
_PARTS = re.compile(r"^[/\\]+[^/\\]*[/\\]?|[^/\\]*[/\\]|[^/\\]+")
"""The folders of a path, and what lies in the last of them."""
KEPT = 2000
"""Measures of so many texts are kept."""
NEW_LINE = "\n"
"""Stands before what begins a line, as it belongs to a word that is taken apart."""
EVENED = 3
"""Texts of more lines are read like a paragraph: their last line may be short."""
NEARLY = 2.0
"""Units between two widths that look the same."""


class Wrapped(NamedTuple):
    """The lines of a text; ``cut`` when something had to be left out or sticks out.

    ``parted``: a word was longer than a line and is taken apart by hyphens.
    """

    lines: tuple[str, ...]
    cut: bool
    parted: bool = False


class TextMeter:
    """Knows how wide texts are. One per scale: widths are those of whole-pixel type."""

    def __init__(self, fonts: Fonts, scale: float) -> None:
        self.fonts = fonts
        self.scale = scale
        self._widths = BoundedCache[tuple[str, Type], float](KEPT)
        self._wraps = BoundedCache[tuple[str, Type, float, int, bool], Wrapped](KEPT)

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

    def wrap(
        self, text: str, style: Type, width: float, most: int = 0, *, even: bool = False
    ) -> Wrapped:
        """``text`` in lines of ``width``, ``most`` of them at the most (0: any number).

        ``even``: two or three lines are about equally long, as is good to see in the middle.
        """
        key = (text, style, width, most, even)
        found = self._wraps.get(key)
        if found is None:
            found = self._wrapped(text, style, width, most)
            if even and 1 < len(found.lines) <= EVENED and not (found.cut or found.parted):
                found = self._evened(found, text, style)
            self._wraps[key] = found
        return found

    def _wrapped(self, text: str, style: Type, width: float, most: int) -> Wrapped:
        lines = self._lines(text, style, width)
        cut = parted = False
        if any(self.width(line, style) > width + TOLERANCE for line in lines):
            taken = self._lines(text, style, width, parts=True)
            if taken != lines and len(taken) <= (most or len(taken)):
                lines, parted = taken, True
        if most and len(lines) > most:
            rest = " ".join(lines[most - 1 :])  # as much of it as fits, words or not
            lines = [*lines[: most - 1], rest + ELLIPSIS]
            cut = True
        fitted = [self._shortened(line, style, width) for line in lines]
        return Wrapped(tuple(fitted), cut or fitted != lines, parted)

    def _evened(self, found: Wrapped, text: str, style: Type) -> Wrapped:
        """The narrowest lines that are no more than those that were found."""
        wide = max(self.width(line, style) for line in found.lines)
        count, narrow = len(found.lines), wide / len(found.lines)
        while wide - narrow > NEARLY:
            middle = (narrow + wide) / 2
            tried = self._wrapped(text, style, middle, 0)
            if len(tried.lines) > count or tried.cut or tried.parted:
                narrow = middle
            else:
                found, wide = tried, middle
        return found

    def _lines(self, text: str, style: Type, width: float, *, parts: bool = False) -> list[str]:
        """All lines; ``parts``: words that are longer than one are taken apart."""
        lines: list[str] = []
        for paragraph in text[:LONGEST].split("\n"):
            lines.extend(self._paragraph(paragraph, style, width, parts=parts))
        return lines

    def _paragraph(self, text: str, style: Type, width: float, *, parts: bool) -> list[str]:
        most = width + TOLERANCE
        lines, line, last, pen = list[str](), "", "", 0.0
        for gap, word in self._pieces(text, style, most, parts=parts):
            more = gap + word if line else word
            further = self._onward(style, pen, last, more)
            if line and (gap == NEW_LINE or further / self.scale > most):
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

    def _pieces(
        self, text: str, style: Type, most: float, *, parts: bool
    ) -> Iterator[tuple[str, str]]:
        """What no line may end within, and what stands before it: nothing within a path.

        Only what is longer than a line is taken apart: a path, and a word if it may be (``parts``).
        """
        for word in _words(text):
            if len(word) < LONG or self.width(word, style) <= most:
                yield " ", word
                continue
            pieces = _PARTS.findall(word)
            if len(pieces) > 1:
                yield from zip((" ", *repeat("", len(pieces) - 1)), pieces, strict=True)
            elif parts:
                pieces = self._syllables(word, style, most)
                yield from zip((" ", *repeat(NEW_LINE, len(pieces) - 1)), pieces, strict=True)
            else:
                yield " ", word

    def _syllables(self, word: str, style: Type, most: float) -> list[str]:
        """A word in parts that fit, behind its own hyphens first; whole if that is in vain."""
        parts, rest = list[str](), word
        while self.width(rest, style) > most:
            ends = breaks(rest[:LONGEST_WORD])
            fitting = [at for at in ends if self.width(_begun(rest, at), style) <= most]
            if not fitting:
                return [word]
            at = next((at for at in reversed(fitting) if rest[at - 1] == HYPHEN), fitting[-1])
            parts.append(_begun(rest, at))
            rest = rest[at:]
        return [*parts, rest]

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


def _begun(word: str, end: int) -> str:
    """The beginning of a word that goes on in the next line, with a hyphen."""
    return word[:end] if word[end - 1] == HYPHEN else word[:end] + HYPHEN
