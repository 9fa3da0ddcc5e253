"""How large the steps of a match are told: what others do, as the player wants it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from game.rules.core import Event, View
from game.scene.beats import AnyBeat, Beat, Extent
from game.scene.tabletop import Telling
from game.session.preferences import Others


class Seen(NamedTuple):
    """A step as one viewer sees it: whose it is, what happened, the views around it."""

    player: int
    events: Sequence[Event]
    before: View
    after: View


def beats_of(
    telling: Telling[Any, Any], seen: Seen, own: Collection[int], others: Others
) -> list[AnyBeat]:
    """The beats of a step for those whose ``own`` seats these are; ``seen`` from the view that lies
    on the table."""
    small = told_small(telling, seen, own, others)
    return [small] if small is not None else telling.beats(*seen, seen.player in own)


def told_small(
    telling: Telling[Any, Any], seen: Seen, own: Collection[int], others: Others
) -> AnyBeat | None:
    """The one beat of a step that is told where it lies; None: it is told in full.

    ``seen``: the step, with the views before and after it. ``own``: the seats of those who look.
    ``others``: how they want to be told what others do.
    """
    player, events, before, after = seen
    if others is Others.LARGE or telling.unhurried(events):
        return None
    extent = telling.extent(own, events, before, after)
    if extent is Extent.FULL:
        return None
    before, after = telling.unstaged(before), telling.unstaged(after)
    return Beat(player, tuple(events), before, after, player in own, extent=extent)
