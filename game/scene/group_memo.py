"""Groups of pieces that lie where they lay before: most moves change one group of many."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.scene.pose import Layout, Piece, PieceId

_LAST: dict[str, tuple[tuple[object, ...], Layout]] = {}
"""By the group's name: what it was laid from last, and how it lies."""


def kept(
    name: str, sources: tuple[object, ...], lay: Callable[[], Iterable[tuple[PieceId, Piece]]]
) -> Layout:
    """How the group ``name`` lies, which follows from ``sources`` alone; not to be changed."""
    last = _LAST.get(name)
    if last is None or last[0] != sources:
        last = _LAST[name] = (sources, dict(lay()))
    return last[1]
