"""Where the eye goes in `towers`: presets, what a look still means, the town of the winner."""

from __future__ import annotations

import math

from game.language import _
from game.rules.towers.events import TowersEvent
from game.rules.towers.view import TowersView
from game.scene.camera import Camera
from game.scene.framing import seat_sight
from game.scene.tabletop import WHOLE, Looking, Preset
from game.scene.targets import Target
from game.titles.towers.scene import places as at
from game.titles.towers.scene.interest import interest
from game.titles.towers.scene.sights import OBSTACLES, sight
from game.titles.towers.scene.targets import (
    FieldTarget,
    LaneTarget,
    PawnTarget,
)

# Translators: from where one looks at the table: names of buttons.
PRESETS = (
    Preset(WHOLE, "F2", "table", lambda: _("Whole table")),
    Preset("board", "F3", "board", lambda: _("Board from above"), lasts=True),
    Preset("hand", "F4", "cards", lambda: _("Your hand")),
    Preset("tower", "F5", "tower", lambda: _("Near your pawn")),
    Preset("skyline"),
)
NEAR, AWAY = 4.4, 17.0
"""Table units that the eye may look past the board's middle, and stand away, and still mean it."""
SKYLINE = 17.5
"""From so far away the town is looked at when all is over."""


def _seat_sight(seat: int, focus: int) -> str:
    return "hand" if seat == focus else seat_sight(seat)


def attention(goal: Camera) -> str:
    """Whoever turns or tilts what he sees of the board from near still looks at it."""
    aside = math.dist(goal.target[:2], at.BOARD.place[:2])
    return "tower" if aside <= NEAR and goal.distance <= AWAY else ""


def _seen_from(target: Target) -> str:
    return "board" if isinstance(target, FieldTarget | PawnTarget | LaneTarget) else WHOLE


def _prize(_winner: int, _view: TowersView, _focus: int, covered: float) -> Camera:
    """The town as it stands in the end, from low before it, beside a panel."""
    x, y, _ = at.BOARD.place
    distance = SKYLINE / (1.0 - 0.55 * covered)
    return Camera((x, y + 0.3, 0.6), -32.0, 29.0, distance, 50.0, (covered / 2, 0.0))


LOOKING: Looking[TowersView, TowersEvent] = Looking(
    presets=PRESETS,
    sight=sight,
    seat_sight=_seat_sight,
    obstacles=OBSTACLES,
    attention=attention,
    interest=interest,
    seen_from=_seen_from,
    prize=_prize,
)
