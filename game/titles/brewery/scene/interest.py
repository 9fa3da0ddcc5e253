"""Where on the table something happens, for an eye that turns to it a little."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import events as ev
from game.rules.brewery.view import BreweryView
from game.scene.framing import box, joined
from game.scene.interest import Interest
from game.scene.pose import Vec3
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.sights import seat_points

GLANCE, LOOK = 0.24, 0.4
"""How much of the way the eye goes: to what is small and quick, to what one wants to see."""


def interest(events: Sequence[ev.BreweryEvent], view: BreweryView, focus: int) -> Interest | None:
    """What there is to be seen of ``events``; None for nothing in particular."""
    seats = len(view.players)
    for event in events:
        match event:
            case ev.Brewed(player=player):
                own = seat_points(player, focus, seats)
                return Interest(joined(_kettle(), own), GLANCE, _kettle())
            case ev.ItemPlaced(player=player) | ev.Accelerated(player=player):
                if player != focus:
                    return Interest(seat_points(player, focus, seats), GLANCE)
            case ev.Bought(player=player) | ev.TokenUsed(player=player):
                way = joined(_market(), seat_points(player, focus, seats))
                return Interest(way, GLANCE, _stall())
            case _:
                pass
    return None


def _kettle() -> tuple[Vec3, ...]:
    x, y, _ = at.KETTLE.place
    return box((x - 1.8, y - 1.8, 0.0), (x + 1.8, y + 1.8, 2.4), 1)


def _stall() -> tuple[Vec3, ...]:
    """The stall's counter, where wares go away from."""
    x, y, _ = at.MARKET.place
    wide, deep = at.STALL[0] / 2, at.STALL[1] / 2
    return box((x - wide, y - deep, 0.0), (x + wide, y + deep, 0.2), 1)


def _market() -> tuple[Vec3, ...]:
    x, y, _ = at.MARKET.place
    return box((x - 1.7, y - 2.6, 0.0), (x + 1.7, y + 2.6, 0.6), 1)
