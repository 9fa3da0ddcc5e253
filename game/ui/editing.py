"""A line that is typed: its text, the caret, and what is selected. Values, no look."""

from __future__ import annotations

from dataclasses import dataclass, replace

WAYS = ("Left", "Right", "Home", "End")
"""The keys that move the caret; with Shift they select."""


@dataclass(frozen=True, slots=True)
class Line:
    """``caret`` characters stand before the caret; from ``anchor`` to it all is selected."""

    text: str
    caret: int
    anchor: int

    @classmethod
    def at_end(cls, text: str) -> Line:
        """A text with the caret behind it."""
        return cls(text, len(text), len(text))

    @property
    def span(self) -> tuple[int, int]:
        """Where the selection begins and ends."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """What is selected, or ""."""
        start, end = self.span
        return self.text[start:end]

    def put(self, caret: int, *, selecting: bool = False) -> Line:
        """The caret elsewhere, within the text; ``selecting`` what it passes over."""
        caret = min(max(caret, 0), len(self.text))
        return Line(self.text, caret, self.anchor if selecting else caret)

    def moved(self, way: str, *, selecting: bool = False) -> Line:
        """The caret where one of :data:`WAYS` leads."""
        start, end = self.span
        if start != end and not selecting and way in ("Left", "Right"):
            return self.put(start if way == "Left" else end)
        goals = {"Left": self.caret - 1, "Right": self.caret + 1, "Home": 0}
        return self.put(goals.get(way, len(self.text)), selecting=selecting)

    def all_selected(self) -> Line:
        """Everything selected."""
        return replace(self, anchor=0, caret=len(self.text))

    def word_at(self, place: int) -> Line:
        """The word selected that a place lies in or at the end of; a gap, where there is none."""
        start = end = min(max(place, 0), len(self.text))
        while start > 0 and not self.text[start - 1].isspace():
            start -= 1
        while end < len(self.text) and not self.text[end].isspace():
            end += 1
        return Line(self.text, end, start)

    def written(self, new: str, most: int) -> Line:
        """``new`` in the place of the selection, as far as there is room for ``most`` in all."""
        start, end = self.span
        before, after = self.text[:start], self.text[end:]
        new = new[: max(0, most - len(before) - len(after))]
        caret = len(before) + len(new)
        return Line(before + new + after, caret, caret)

    def erased(self, *, ahead: bool) -> Line:
        """Without the selection, or else without the character before the caret, or after it."""
        line = self
        if line.caret == line.anchor:
            line = line.moved("Right" if ahead else "Left", selecting=True)
        return line.written("", len(self.text))
