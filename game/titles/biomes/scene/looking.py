"""Where the eye goes in `biomes`: presets, what helps with a decision, what a look still means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.language import _
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.view import BiomesView, Stage
from game.scene.camera import Camera
from game.scene.framing import Sight, seat_sight
from game.scene.interest import Interest
from game.scene.pose import Pose
from game.scene.tabletop import WHOLE, Looking, Preset
from game.scene.targets import Target
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.interest import interest
from game.titles.biomes.scene.sights import LAYERS, OBSTACLES, sight
from game.titles.biomes.scene.targets import BlockTarget, FightTokenTarget

PRESETS = (
    # Translators: a view of the table, on a button.
    Preset(WHOLE, "F2", "table", lambda: _("Whole table")),
    # Translators: a view of the table, on a button.
    Preset("cube", "F3", "cube", lambda: _("Cube")),
    # Translators: a view of the table, on a button.
    Preset("overworld", "F4", "overworld", lambda: _("Overworld")),
    # Translators: a view of the table, on a button.
    Preset("board", "F5", "board", lambda: _("Your board")),
    Preset("scoring"),
    Preset("fight"),
)
NEAR = 8.6
"""Table units from which a board of full size, or what stands for one, is looked at."""
ASIDE, AWAY = 3.0, 20.0
"""Table units that the eye may look past the cube, and stand away from it, and still mean it."""


def _sight(name: str, view: BiomesView, focus: int, *, large: bool = False) -> Sight:
    """The cube is looked at as high as it is; elsewhere there is room for all of it."""
    layers = max(view.heights) if name == "cube" else LAYERS
    return sight(name, focus, len(view.players), layers, large=large)


def _seat_sight(seat: int, focus: int) -> str:
    return "board" if seat == focus else seat_sight(seat)


def attention(goal: Camera) -> str:
    """Whoever turns or tilts what he sees of the cube still looks at the cube."""
    aside = math.dist(goal.target[:2], at.CUBE_CENTRE[:2])
    return "cube" if aside <= ASIDE and goal.distance <= AWAY else ""


def _interest(events: Sequence[BiomesEvent], view: BiomesView, focus: int) -> Interest | None:
    return interest(events, focus, len(view.players))


def needed(view: BiomesView, own: bool) -> str:
    """The preset that helps with the decision at hand; what others decide, only in a fight."""
    if view.fight is not None and view.stage is Stage.TNT:
        return "fight"
    return {Stage.PICKAXE: "cube", Stage.SCORE: "scoring"}.get(view.stage, "") if own else ""


def _seen_from(target: Target) -> str:
    match target:
        case FightTokenTarget():
            return ""
        case BlockTarget():
            return "cube"
        case _:
            return WHOLE


def beside(board: Pose, covered: float) -> Camera:
    """A look at a board left of a panel that covers so large a part of the window."""
    x, y, _z = board.place
    distance = NEAR * board.scale / (1.0 - covered)
    return Camera((x, y, 0.2), 20.0, 40.0, distance, 50.0, (covered / 2, 0.0))


def _prize(winner: int, view: BiomesView, focus: int, covered: float) -> Camera:
    """The winner's village."""
    return beside(at.board_pose(winner, focus, len(view.players)), covered)


LOOKING = Looking(
    presets=PRESETS,
    sight=_sight,
    seat_sight=_seat_sight,
    obstacles=OBSTACLES,
    attention=attention,
    interest=_interest,
    needed=needed,
    closeups=("scoring", "fight"),
    seen_from=_seen_from,
    prize=_prize,
    stage="fight",
)
LOOKING_AT_LARGE = replace(LOOKING, sight=partial(_sight, large=True))
"""The same for those who read large texts."""
