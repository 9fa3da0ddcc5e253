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
    worth = 0.0
    for prospect, share in zip(prospects, shares, strict=False):
        worth += prospect.kept * share
    return worth


def changes(
    prospects: Sequence[Prospect],
    shares: Sequence[float],
    turns: Sequence[Sequence[int]],
    remains: Sequence[float],
) -> list[tuple[int, list[float]]]:
    """The stack of each prospect that counts, and by the explorations then still to make: its gain.

    ``turns`` until it can be had, by explorations and lacking blocks, and what ``remains`` of it
    after so many. Each keeps its rank.
    """
    found = []
    for prospect, share in zip(prospects, (*shares, shares[-1] / 2), strict=False):
        kept, net, lacking = prospect.kept, prospect.net, prospect.lacking
        gains = [share * (net * remains[row[lacking]] - kept) for row in turns]
        found.append((prospect.stack, gains))
    return found


def lost(prospects: Sequence[Prospect], rank: int, shares: Sequence[float]) -> float:
    """What the valuation loses once the prospect of that rank is no longer there."""
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
