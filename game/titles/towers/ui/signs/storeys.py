"""What the towers are built of, while the eye is above the board and sees their roofs alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.towers.catalogue import Colour
from game.rules.towers.view import TowersView
from game.scene.geometry import on
from game.scene.pose import Pose, Vec3
from game.scene.tower import STOREY
from game.titles.towers.scene import places as at
from game.titles.towers.ui.panels.materials import FILL
from game.ui import theme
from game.ui.ground import Ground
from game.ui.rect import Rect
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

ABOVE = "board"
"""The sight from which no wall shows."""
SIDE, EDGE, LOW = 0.4, 0.42, -0.4
"""From a tower's middle to the strip, to its roof's edge, and to the strip's foot, in fields."""
PARTS, WIDE = 4.8, 1.5
"""So many storeys are as long as a roof's side; and how wide one is, in its heights."""
ROUND, LINE = 2.5, 2.0
"""The corners of a strip, and the line round it, in units."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A tower's storeys beside its roof, from ``foot`` upwards; each ``size`` high, in units."""

    foot: tuple[float, float]
    size: float
    colours: tuple[Colour, ...]

    @property
    def rect(self) -> Rect:
        """All of it with its line."""
        (x, y), high, wide = self.foot, self.size * len(self.colours), self.size * WIDE
        return Rect(x - wide / 2, y - high, wide, high)


class Storeys(Widget):
    """A strip at each tower, as it is piled up."""

    def __init__(self, strips: Sequence[Strip]) -> None:
        super().__init__()
        self.strips = strips

    def draw(self, painter: Painter) -> None:
        """Paint each storey in its material's colour."""
        for strip in self.strips:
            rect, size = strip.rect, strip.size
            wide, high = rect.width + 2 * LINE, rect.height + 2 * LINE
            around = Rect(rect.x - LINE, rect.y - LINE, wide, high)
            painter.box(around, Style(theme.ACCENT, theme.DARK_BROWN, 1.0, ROUND))
            for storey, colour in enumerate(strip.colours):
                y = strip.foot[1] - (storey + 1) * size
                painter.box(
                    Rect(rect.x, y + 0.75, rect.width, size - 1.5),
                    Style(FILL[colour], None, 0.0, 1.0),
                )


def storeys(table: Ground[TowersView]) -> list[Widget]:
    """The strips of all towers; none where the eye sees the towers' walls."""
    if table.aim != ABOVE:
        return []
    strips = []
    for field, colours in enumerate(table.view.towers):
        if colours:
            foot = table.units(_at_roof(field, len(colours), LOW))
            _, top = table.units(_at_roof(field, len(colours), EDGE))
            strips.append(Strip(foot, (foot[1] - top) / PARTS, colours))
    return [Storeys(strips)] if strips else []


def _at_roof(field: int, height: int, up: float) -> Vec3:
    """A point at the side of the roof of a tower of so many storeys."""
    return on(at.field_pose(field), Pose((SIDE, up, height * STOREY))).place
