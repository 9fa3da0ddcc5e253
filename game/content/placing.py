"""Where copies of a piece stand: at, turn, size, mirror, rows and rings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.content.check import Check, Held, all_known
from game.content.document import Node
from game.content.miniature import Placing, Trio

LARGEST, WHOLE_TURN, MOST_COPIES = 2000, 360, 24
PLACING = ("at", "turn", "size", "mirror", "copies", "step", "round")
"""The keys that say where a piece stands."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the copies of a piece or part stand, told as the file tells it: a row of ``copies``,
    carried ``around`` the middle so many times, and all of that once more in the mirror."""

    first: Placing
    step: Trio = (0, 0, 0)
    copies: int = 1
    around: int = 1
    mirror: bool = False

    @property
    def count(self) -> int:
        """How many copies there are."""
        return self.copies * self.around * (2 if self.mirror else 1)

    def placings(self) -> tuple[Placing, ...]:
        """Where each copy stands."""
        (x, y, z), (dx, dy, dz) = self.first.at, self.step
        row = [
            replace(self.first, at=(x + k * dx, y + k * dy, z + k * dz)) for k in range(self.copies)
        ]
        ring = [
            _turned(each, k * WHOLE_TURN / self.around) for k in range(self.around) for each in row
        ]
        return (*ring, *(replace(each, mirrored=True) for each in ring if self.mirror))


def numbers_of(
    check: Check, node: Node, names: Sequence[str], low: int, high: int
) -> tuple[int, ...] | None:
    """A list of as many whole numbers as there are ``names``."""
    if not isinstance(node.value, list) or len(node.value) != len(names):
        message = "expected a list of numbers: [{names}]".format(names=", ".join(names))
        check.wrong(node, message)
        return None
    return all_known([check.whole(each, low, high) for each in node.value])


def places_of(check: Check, held: Held) -> Places:
    """Where the copies of a piece or part stand, to be thrown away if any problem was kept."""
    at, turn, step = (_trio(check, held, key) for key in ("at", "turn", "step"))
    size = held.whole("size", 50, 5000, 1000)
    copies, around = (held.whole(key, 1, MOST_COPIES, 1) for key in ("copies", "round"))
    mirror = held.read("mirror", check.flag, usual=False)
    return Places(Placing(at, turn, size), step, copies, around, mirror)


def _trio(check: Check, held: Held, key: str) -> Trio:
    limit = WHOLE_TURN if key == "turn" else LARGEST
    usual: tuple[int, ...] = (0, 0, 0)
    x, y, z = held.read(
        key, lambda node: numbers_of(check, node, ("x", "y", "z"), -limit, limit), usual
    )
    return x, y, z


def _turned(placing: Placing, angle: float) -> Placing:
    """``placing``, carried round the middle by ``angle`` degrees."""
    if not angle:
        return placing
    (x, y, z), (rx, ry, rz) = placing.at, placing.turn
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    at = (round(x * cosine - y * sine), round(x * sine + y * cosine), z)
    return replace(placing, at=at, turn=(rx, ry, round(rz + angle)))
