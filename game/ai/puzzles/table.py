"""The second prover of any kind: a table of whole positions, no bounds, nothing a title says but
which moves may be played and what a state is worth.

It looks at every position that can be reached, breadth first, and takes two for one only where all
of them is alike, and what was earned on the way as well: no position tells in which order a village
was built. So it knows neither a kind's bounds nor its keys, and agrees with the first prover only
if both are right.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.ai.puzzles.task import Proven, Task, TooMany, better
from game.content.challenge import Worth
from game.rules.core import Move

_Way = tuple[int, Move]
"""The number of the position before, and the move from there."""


def prove(state: Any, task: Task, nodes: int, whole: Callable[[Any], Hashable]) -> Proven:
    """The best from ``state`` on; ``whole`` tells all of a position. Raises TooMany."""
    ways: list[_Way | None] = [None]
    wave: list[tuple[int, Any]] = [(0, state)]
    best: Worth | None = task.worth(state)
    known: set[tuple[Hashable, Worth | None]] = {(whole(state), best)}
    first, traces = 0, ({task.trace(state)} if best is not None else set())
    while wave:
        following: list[tuple[int, Any]] = []
        for number, here in wave:
            for move in task.choices(here):
                after = here.clone()
                after.play_unchecked(move)
                worth = task.worth(after)
                key = (whole(after), worth)
                if key in known:
                    continue
                known.add(key)
                if len(ways) >= nodes:
                    raise TooMany(nodes)
                ways.append((number, move))
                following.append((len(ways) - 1, after))
                if better(task, worth, best):
                    best, first, traces = worth, len(ways) - 1, set()
                if worth is not None and worth == best:
                    traces.add(task.trace(after))
        wave = following
    return Proven(best, len(traces), _way_to(ways, first), len(ways))


def _way_to(ways: list[_Way | None], number: int) -> tuple[Move, ...]:
    """The moves from the first position to that one."""
    moves: list[Move] = []
    way = ways[number]
    while way is not None:
        moves.append(way[1])
        way = ways[way[0]]
    return tuple(reversed(moves))
