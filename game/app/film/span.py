"""Which steps of a game a film shows: from so far to so far, in turns, or in rounds."""

from __future__ import annotations

from game.session.replay import Replay


def most(replay: Replay) -> int:
    """How far the game came, as its players count; at least 1."""
    return max((step.reached for step in replay.steps), default=1)


def span(replay: Replay, first: int, last: int) -> tuple[int, int]:
    """The positions between which everything from ``first`` to ``last`` happened, both included."""
    shown = [step.n for step in replay.steps if first <= step.reached <= last]
    return (shown[0] - 1, shown[-1]) if shown else (0, 0)
