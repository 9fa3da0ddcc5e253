"""A step of a recorded game, shown once more: from where the eye is, or where it is told."""

from __future__ import annotations

from collections.abc import Collection

from game.app.match.playback.detail import Seen, told_small
from game.app.match.viewer.table import Table
from game.scene.beats import AnyBeat, Beat
from game.session.preferences import Others


def retell(table: Table, seen: Seen, own: Collection[int], others: Others) -> None:
    """Begin to show a step on the ``table`` without a stop: in full what those did whose ``own``
    seats these are, what ``others`` did as large as it is wanted."""
    telling = table.tabletop.telling
    beat: AnyBeat = told_small(telling, seen, own, others) or _in_one(seen)
    centre = telling.centre(beat)
    if centre:
        near = centre == table.tabletop.looking.stage or telling.unhurried(seen.events)
        table.following.attend(centre, own=near)
    else:
        table.camera_controller.come_back()
        table.follow_events(seen.events)
    table.direct(beat)


def awaits(table: Table, seen: Seen, own: Collection[int]) -> bool:
    """Whether it must be seen first what comes of a step, before it is told of: a verdict falls.

    ``own``: as for :func:`retell`.
    """
    beats = table.tabletop.telling.beats(*seen, seen.player in own)
    return any(beat.verdict is not None for beat in beats)


def _in_one(seen: Seen) -> AnyBeat:
    """All of a step without a stop."""
    return Beat(seen.player, tuple(seen.events), seen.before, seen.after, own=False)
