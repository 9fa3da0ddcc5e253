"""What the doubts about several people's strengths have in common: their covariances.

Somebody whom an opponent of the house has shown to be strong has shown as much of those who beat
him; and who of two is stronger is soon known better than how strong they both are.
"""

from __future__ import annotations

import math
from typing import Final

CLOSEST: Final = 0.99
"""The correlation of two doubts at the most."""


class Doubts:
    """The covariances, a row for each person."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}
        self._rows: list[list[float]] = []

    def enter(self, person: str, doubt: float) -> None:
        """Somebody comes of whom nothing is known, unless he is here already."""
        if person in self._places:
            return
        for row in self._rows:
            row.append(0.0)
        self._places[person] = len(self._rows)
        self._rows.append([0.0] * (len(self._rows) + 1))
        self.set(person, doubt)

    def set(self, person: str, doubt: float) -> None:
        """Somebody's strength has that standard deviation now."""
        place = self._places[person]
        self._rows[place][place] = doubt * doubt

    def common(self, one: str, other: str) -> float:
        """The covariance of two; 0 where one of them is nobody of these people."""
        first, second = self._places.get(one), self._places.get(other)
        if first is None or second is None:
            return 0.0
        most = CLOSEST * math.sqrt(self._rows[first][first] * self._rows[second][second])
        return min(max(self._rows[first][second], -most), most)

    def meet(self, one: str, other: str, slope: float, told: float) -> None:
        """Two have met: a Kalman filter's step for what the score ``told`` (its weight times its
        variance) of their difference, of which ``slope`` counted. ``other``: "" for no person.

        Variances stay: who keeps ratings sets those of whoever played.
        """
        first, second = self._places[one], self._places.get(other)
        along = [slope * value for value in self._rows[first]]
        if second is not None:
            back = self._rows[second]
            along = [value - slope * away for value, away in zip(along, back, strict=True)]
        doubt = slope * (along[first] - (along[second] if second is not None else 0.0))
        part = told / (1.0 + told * doubt)
        for place, value in enumerate(along):
            if value:
                own, row = self._rows[place][place], self._rows[place]
                pull = part * value
                row[:] = [old - pull * way for old, way in zip(row, along, strict=True)]
                row[place] = own
