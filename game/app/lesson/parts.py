"""The parts of a table that a lesson lets one look at: which of them lies beneath the pointer."""

from __future__ import annotations

from game.app.match.viewer.table import Table
from game.scene.rays import on_plane
from game.scene.targets import Target


def part_holds(table: Table, part: str, target: Target | None, at: tuple[float, float]) -> bool:
    """Whether ``target``, or the bare table at a pixel, is of what the preset ``part`` shows."""
    place = on_plane(table.ray(*at), 0.0) if target is None else table.point(target)
    sight = table.tabletop.looking.sight(part, table.view, table.focus)
    return place is not None and sight.holds(place)
