"""Where two games of one deal parted, and how a game went, in few signs."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from game.rules.core import SPECTATOR
from game.rules.registry import TITLES
from game.session.record import Record
from game.session.replay import Replay

PARTS: Final = 10
"""In so many equal parts it is told how a game went."""


def parting(one: Record, other: Record) -> int:
    """The number of the first step in which two games of a deal differ; 0: they never do."""
    for number, (mine, theirs) in enumerate(zip_longest(one.steps, other.steps), 1):
        if (
            mine is None
            or theirs is None
            or (mine.player, mine.action)
            != (
                theirs.player,
                theirs.action,
            )
        ):
            return number
    return 0


def leads(replay: Replay, seat: int) -> tuple[int, ...]:
    """Whether ``seat`` was ahead (1), level (0) or behind (-1) after each tenth of a game, by the
    points that everybody sees; the last tells the end."""
    last, points = len(replay), TITLES[replay.header.title].points
    found = []
    for part in range(1, PARTS + 1):
        own, others = _parted(points(replay.view_at(last * part // PARTS, SPECTATOR)), seat)
        found.append((own > others) - (own < others))
    outcome = replay.outcome
    if outcome is not None:
        own, others = _parted(outcome.scores, seat)
        found[-1] = (own > others) - (own < others)
    return tuple(found)


def _parted(points: tuple[int, ...], seat: int) -> tuple[int, int]:
    """The points of ``seat``, and the most of all others."""
    return points[seat], max(p for other, p in enumerate(points) if other != seat)
