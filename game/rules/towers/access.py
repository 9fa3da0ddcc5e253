"""Access to towers: each keeps a side at which no other one stands (T6.3)."""

from __future__ import annotations

from game.rules.towers.lines import BESIDE, NOWHERE
from game.rules.towers.position import NEUTRAL, Position


def has_open_side(position: Position, field: int, also: int) -> bool:
    """Whether a tower on ``field`` has an open side where one stands on ``also``, too."""
    standing = position.standing
    return bool([at for at in BESIDE[field] if standing[at] <= NEUTRAL and at != also])


def shut_in(position: Position, field: int) -> int:
    """Which tower a new one on ``field`` would leave without an open side, or NOWHERE.

    That is the new one itself or one next to it: pawns don't close a side, the edge does.
    """
    if not has_open_side(position, field, NOWHERE):
        return field
    standing = position.standing
    for beside in BESIDE[field]:
        if standing[beside] > NEUTRAL and not has_open_side(position, beside, field):
            return beside
    return NOWHERE
