"""Where the eye goes in `brewery`: presets, what a look still means, the winner's cellar."""

from __future__ import annotations

import math

from game.language import _
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.view import BreweryView
from game.scene.camera import Camera
from game.scene.framing import seat_sight
from game.scene.tabletop import WHOLE, Looking, Preset
from game.scene.targets import Target
from game.titles.brewery.scene import targets as to
from game.titles.brewery.scene.ended import RACK
from game.titles.brewery.scene.estates import FRONT
from game.titles.brewery.scene.interest import interest
from game.titles.brewery.scene.sights import OBSTACLES, sight

PRESETS = (
    Preset(WHOLE, "F2", "table", lambda: _("Whole table")),
    Preset("board", "F3", "board", lambda: _("Your board")),
    Preset("yard", "F4", "recipe", lambda: _("Market and recipes")),
    Preset("brew"),
    Preset("cellar"),
)
NEAR, AWAY = 4.6, 15.0
"""Table units that the eye may look past the board's middle, and stand away, and still mean it."""
REACH = 13.0
"""From so far away the cellar is looked at when nothing covers the picture."""


def _seat_sight(seat: int, focus: int) -> str:
    return "board" if seat == focus else seat_sight(seat)


def attention(goal: Camera) -> str:
    """Whoever turns or tilts what he sees of his board from near still looks at it."""
    aside = math.dist(goal.target[:2], FRONT.base.place[:2])
    return "board" if aside <= NEAR and goal.distance <= AWAY else ""


def _seen_from(target: Target) -> str:
    return "yard" if isinstance(target, to.ExtensionTarget) else WHOLE


def _prize(_winner: int, _view: BreweryView, _focus: int, covered: float) -> Camera:
    """The cellar of all that was brewed before the steaming kettle, beside a panel."""
    x, y, _ = RACK.place
    distance = REACH / (1.0 - 0.8 * covered)
    return Camera((x - 0.4, y + 0.3, 1.0), -7.0, 33.0, distance, 50.0, (covered / 2, 0.0))


LOOKING: Looking[BreweryView, BreweryEvent] = Looking(
    presets=PRESETS,
    sight=sight,
    seat_sight=_seat_sight,
    obstacles=OBSTACLES,
    attention=attention,
    interest=interest,
    seen_from=_seen_from,
    prize=_prize,
)
