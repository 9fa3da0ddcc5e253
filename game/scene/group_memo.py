"""Groups of pieces that lie where they lay before: most moves change one group of many."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.scene.pose import Layout, Piece, PieceId

MOST = 3
"""So many of its last lays are kept of each group: before and after a move, and an onlooker's."""
_LAST: dict[str, list[tuple[tuple[object, ...], Layout]]] = {}
"""By the group's name: what it was laid from last, and how it lies; the newest at the end."""


def kept(
    name: str, sources: tuple[object, ...], lay: Callable[[], Iterable[tuple[PieceId, Piece]]]
) -> Layout:
    """How the group ``name`` lies, which follows from ``sources`` alone; not to be changed."""
    lays = _LAST.setdefault(name, [])
    for at, (of, layout) in enumerate(lays):
        if of == sources:
            del lays[at]
            lays.append((sources, layout))  # what is the very same next time isn't compared
            return layout
    layout = dict(lay())
    lays.append((sources, layout))
    del lays[:-MOST]
    return layout
