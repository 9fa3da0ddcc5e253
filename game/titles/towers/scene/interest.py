"""Where on the table something happens, for an eye that turns to it a little."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.towers.events import (
    PawnCaptured,
    PawnMoved,
    PawnPlaced,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.view import TowersView
from game.scene.framing import box, joined
from game.scene.interest import Interest
from game.scene.pose import Vec3
from game.titles.towers.scene import places as at
from game.titles.towers.scene.sights import seat_points

AROUND = 1.8
"""What happens at a place happens within so many units of it."""
FIELD = 0.4
"""So far from its middle what stands on a field reaches."""
GLANCE, LOOK = 0.28, 0.45
"""How much of the way the eye goes: to what is small and quick, to what one wants to see."""


def interest(events: Sequence[TowersEvent], view: TowersView, focus: int) -> Interest | None:
    """What there is to be seen of ``events``; None for nothing in particular."""
    found: Interest | None = None
    for event in events:
        match event:
            case TowerDemolished(player=player, at=field) | TowerBuilt(player=player, at=field):
                own = seat_points(player, focus, len(view.players))
                return Interest(joined(_near(field), own), GLANCE, _on(field))
            case PawnCaptured(at=field):
                return Interest(_near(field), LOOK, _on(field))
            case PawnMoved(start=start, to=to) | PawnPlaced(entry=start, to=to):
                found = Interest(joined(_near(start), _near(to)), GLANCE, _on(to))
            case _:
                pass
    return found


def _near(field: int) -> tuple[Vec3, ...]:
    return _round(field, AROUND, 1.4)


def _on(field: int) -> tuple[Vec3, ...]:
    """What stands on a field, as high as most things there."""
    return _round(field, FIELD, 0.6)


def _round(field: int, reach: float, height: float) -> tuple[Vec3, ...]:
    x, y, _ = at.field_pose(field).place
    return box((x - reach, y - reach, 0.0), (x + reach, y + reach, height), 1)
