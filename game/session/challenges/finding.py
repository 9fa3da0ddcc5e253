"""Finding out what the best of a challenge is, in a process of its own.

A prover tells nothing while it looks around. So it is asked again and again with a larger limit:
each time it gives up, that many positions have been looked at, which costs half as much again. How
far it has come stands in a number that both processes see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Any, Final

from game.ai.puzzles.task import TooMany
from game.content.challenge import Challenge, Measured
from game.language import _
from game.session.background_job import BackgroundJob
from game.session.challenges import proving
from game.session.challenges.making import proven
from game.session.challenges.soundness import hindrances

MOST_NODES: Final = 1_500_000
"""Positions that a proof looks at before it is given up."""
FIRST_NODES, WIDENING = 2_000, 3


@dataclass(frozen=True, slots=True)
class Quest:
    """What to find out of a ``challenge``, looking at so many ``nodes`` at the most; ``looked``: a
    number that both see."""

    challenge: Challenge
    nodes: int
    looked: Any


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of it: the challenge with its proof; None: nothing was proven.

    ``nodes``: positions looked at, ``why``: nothing can come of it at all, in a sentence.
    """

    challenge: Challenge | None
    nodes: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Weight:
    """How hard a challenge is; None where that takes too long to find out."""

    measured: Measured | None


Search = BackgroundJob[Quest, Finding]
Weighing = BackgroundJob[Quest, Weight]


def quest(challenge: Challenge, nodes: int = MOST_NODES) -> Quest:
    """What to find out of ``challenge``; whoever asks holds it until the answer comes."""
    return Quest(challenge, nodes, get_context("spawn").RawValue("q", 0))


def find_out(asked: Quest) -> Finding:
    """Find the best that can be had: the work of an errand."""
    challenge = replace(asked.challenge, proof=None)
    most = min(FIRST_NODES, asked.nodes)
    while True:
        try:
            found = proven(challenge, most)
        except TooMany:
            asked.looked.value = most
            if most >= asked.nodes:
                return Finding(None, most)
            most = min(most * WIDENING, asked.nodes)
        except ValueError:
            return Finding(None, asked.looked.value, _("The goal can't be reached at all."))
        else:
            return _judged(found)


def _judged(found: Challenge) -> Finding:
    nodes = found.proof.nodes if found.proof else 0
    if hindrances(found):
        return Finding(None, nodes, _("There is nothing to gain: it can't get better than it is."))
    return Finding(found, nodes)


def weigh(asked: Quest) -> Weight:
    """Measure how hard a proven challenge is: the work of an errand."""
    try:
        return Weight(proving.weigh(asked.challenge, asked.nodes))
    except TooMany:
        return Weight(None)
