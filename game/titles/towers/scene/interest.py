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
GLANCE, LOOK = 0.28, 0.45
"""How much of the way the eye goes: to what is small and quick, to what one wants to see."""


def interest(events: Sequence[TowersEvent], view: TowersView, focus: int) -> Interest | None:
    """What there is to be seen of ``events``; None for nothing in particular."""
    found: Interest | None = None
    for event in events:
        match event:
            case TowerDemolished(player=player, at=field) | TowerBuilt(player=player, at=field):
                own = seat_points(player, focus, len(view.players))
                return Interest(joined(_near(field), own), GLANCE)
            case PawnCaptured(at=field):
                return Interest(_near(field), LOOK)
            case PawnMoved(start=start, to=to) | PawnPlaced(entry=start, to=to):
                found = Interest(joined(_near(start), _near(to)), GLANCE)
            case _:
                pass
    return found


def _near(field: int) -> tuple[Vec3, ...]:
    x, y, _ = at.field_pose(field).place
    return box((x - AROUND, y - AROUND, 0.0), (x + AROUND, y + AROUND, 1.4), 1)
