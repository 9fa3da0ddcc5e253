"""The solution that a challenge's file tells, played through once from its beginning."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from game.ai.puzzles.task import Task, better
from game.content.challenge import Challenge, Worth
from game.rules.codec import BadData
from game.rules.core import IllegalMove, Move
from game.session.challenges.beginning import OpenMatch


@dataclass(frozen=True, slots=True)
class Solution:
    """What a known solution plays, and what comes of it.

    ``plays``: its move in each of its positions, by their keys, None in the last one; empty where
    there is none, or none that the rules let be played. ``best``: the most that the goal counted
    on its way. ``fault``: the first thing that is wrong with it, as a path in the challenge's file
    and a sentence; None: it can be played.
    """

    plays: Mapping[Hashable, Move | None] = field(default_factory=dict)
    best: Worth | None = None
    fault: tuple[str, str] | None = None


def solution_of(challenge: Challenge, task: Task, match: OpenMatch) -> Solution:
    """What ``challenge`` tells for its ``task``, from the first state of its ``match``."""
    proof, state = challenge.proof, match.states()[0].clone()
    plays: dict[Hashable, Move | None] = {}
    best, fault = task.worth(state), None
    for at, action in enumerate(proof.moves if proof else ()):
        path = f"proof.moves[{at}]"
        try:
            move = match.read(action, path)
            if fault is None and move not in task.choices(state.clone()):
                fault = (path, "the challenge doesn't allow it")
            plays[task.key(state)] = move
            state.apply(move)
        except BadData as error:
            problem = (error.path, f"expected {error.expected}")
            return Solution(fault=fault or problem)
        except IllegalMove as error:
            problem = (path, f"the rules refuse it: {error.refusal}")
            return Solution(fault=fault or problem)
        worth = task.worth(state)
        best = worth if better(task, worth, best) else best
    if plays:
        plays[task.key(state)] = None
    return Solution(plays, best, fault)
