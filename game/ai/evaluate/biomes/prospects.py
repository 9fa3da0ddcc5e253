"""What one seat may hope for: the buildings and the mobs in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Prospect(NamedTuple):
    """A building or a mob in sight, as one seat sees it.

    ``kept``: what remains of ``net`` points for the turns until it can be had. ``explorations``
    and ``lacking`` blocks come before it.
    """

    kept: float
    net: float
    stack: int
    explorations: int
    lacking: int


def in_shares(prospects: Sequence[Prospect], shares: Sequence[float]) -> float:
    """Prospects, the best first, by the shares that count."""
    return shared([one.kept for one in prospects[: len(shares)]], shares)


def ladders(
    prospects: Sequence[Prospect], turns: Sequence[Sequence[int]], remains: Sequence[float]
) -> list[tuple[int, list[float]]]:
    """Each prospect's stack, and what remains of it by the explorations still to make."""
    return [
        (one.stack, [one.net * remains[row[one.lacking]] for row in turns]) for one in prospects
    ]


def shared(kept: Sequence[float], shares: Sequence[float]) -> float:
    """What remains of prospects, the best first, by the shares that count."""
    worth = 0.0
    for one, share in zip(kept, shares, strict=False):
        worth += one * share
    return worth


def lost(prospects: Sequence[Prospect], rank: int, shares: Sequence[float]) -> float:
    """What the outlook loses once the prospect of that rank is no longer there."""
    before = after = 0.0
    place = 0
    for number, prospect in enumerate(prospects):
        if number < len(shares):
            before += prospect.kept * shares[number]
        if number != rank:
            if place < len(shares):
                after += prospect.kept * shares[place]
            place += 1
        if place >= len(shares):
            break
    return before - after
