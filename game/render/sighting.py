"""How the table shows in one picture, and which balls may show in a part of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import reduce

from game.render.extent import WHOLE, Ball, Part, union
from game.scene.geometry import Matrix

MARGIN = 0.08
"""How far beyond a rectangle balls are found: what moves on meanwhile finds the same ones."""
ROOMY = 4 * MARGIN
"""So much wider than a rectangle, or less, is what its balls are taken from."""
MOST_AREAS = 4
"""So many areas are kept up to date at once."""
_NEAR = 0.1


class _Area:
    """A rectangle, and the balls that may show in it, as they come and go."""

    def __init__(self, part: Part, rects: Mapping[int, Part]) -> None:
        left, bottom, right, top = part
        left, bottom, right, top = left - MARGIN, bottom - MARGIN, right + MARGIN, top + MARGIN
        self._part = (left, bottom, right, top)
        self.found = frozenset(
            [
                number
                for number, rect in rects.items()
                if rect[0] < right and rect[2] > left and rect[1] < top and rect[3] > bottom
            ]
        )

    def serves(self, part: Part) -> bool:
        """Whether a rectangle lies in it, and fills most of it."""
        left, bottom, right, top = self._part
        inside = left <= part[0] and bottom <= part[1] and right >= part[2] and top >= part[3]
        roomy = right - left > part[2] - part[0] + ROOMY or top - bottom > part[3] - part[1] + ROOMY
        return inside and not roomy

    def note(self, number: int, rect: Part | None) -> None:
        """The rectangle of a ball is another one, or it is gone."""
        left, bottom, right, top = self._part
        shows = (
            rect is not None
            and rect[0] < right
            and rect[2] > left
            and rect[1] < top
            and rect[3] > bottom
        )
        if shows is not (number in self.found):
            self.found = self.found | {number} if shows else self.found - {number}


class Sighting:
    """How the table shows in one picture: its matrix, and the rectangle of each ball."""

    def __init__(self, matrix: Matrix) -> None:
        self._balls: Mapping[int, Ball] = {}
        self._rects: dict[int, Part] | None = None
        self._changed: set[int] = set()
        self._areas: list[_Area] = []
        self.aim(matrix)

    def aim(self, matrix: Matrix) -> None:
        """Look another way from now on; ``matrix`` brings table units to clip space."""
        self._rows = [
            (*row, math.sqrt(sum(each * each for each in row[:3])))
            for row in (matrix[0::4], matrix[1::4], matrix[3::4])
        ]
        self._forget()

    def watch(self, balls: Mapping[int, Ball]) -> None:
        """Keep rectangles of these balls; ``changed`` tells of each that is new or gone."""
        self._balls = balls
        self._forget()

    def _forget(self) -> None:
        self._rects = None
        self._changed.clear()
        self._areas.clear()

    def changed(self, number: int) -> None:
        """The ball ``number`` is another one now, or gone."""
        if self._rects is not None:
            self._changed.add(number)

    def within(self, part: Part) -> frozenset[int]:
        """The balls that may show in a rectangle, or a little beside it.

        What is found is the very same set until a ball enters or leaves, even where the rectangle
        has moved a little: what follows from it can be kept.
        """
        rects = self._kept_up()
        for at, area in enumerate(self._areas):
            if area.serves(part):
                self._areas.append(self._areas.pop(at))
                return area.found
        if len(self._areas) == MOST_AREAS:
            self._areas.pop(0)
        self._areas.append(_Area(part, rects))
        return self._areas[-1].found

    def _kept_up(self) -> Mapping[int, Part]:
        """The rectangles of all balls as they are now."""
        if self._rects is None:
            self._rects = {number: self.part(ball) for number, ball in self._balls.items()}
        for number in self._changed:
            ball = self._balls.get(number)
            rect = None if ball is None else self.part(ball)
            if rect is None:
                self._rects.pop(number, None)
            else:
                self._rects[number] = rect
            for area in self._areas:
                area.note(number, rect)
        self._changed.clear()
        return self._rects

    def part(self, ball: Ball) -> Part:
        """The rectangle that holds a ball; the whole picture for one that the eye is in."""
        (x, y, z), radius = ball
        (a, b, c, d, length), (e, f, g, h, height), (i, j, k, m, depth) = self._rows
        middle, reach = i * x + j * y + k * z + m, radius * depth
        near, far = middle - reach, middle + reach
        if near < _NEAR:
            return WHOLE
        middle, reach = a * x + b * y + c * z + d, radius * length
        left, right = middle - reach, middle + reach
        middle, reach = e * x + f * y + g * z + h, radius * height
        bottom, top = middle - reach, middle + reach
        return (
            0.5 + 0.5 * left / (far if left > 0.0 else near),
            0.5 + 0.5 * bottom / (far if bottom > 0.0 else near),
            0.5 + 0.5 * right / (near if right > 0.0 else far),
            0.5 + 0.5 * top / (near if top > 0.0 else far),
        )

    def hull(self, balls: Iterable[Ball]) -> Part:
        """The rectangle that holds everything between these balls, of which there is one."""
        return reduce(union, map(self.part, balls))
