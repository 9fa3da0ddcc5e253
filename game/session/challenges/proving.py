"""Proving challenges: the best that can be had, a second opinion, and how hard it is."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

import msgspec

from game.ai.puzzles import table
from game.ai.puzzles.grading import grade_of, measure
from game.ai.puzzles.task import Proven, TooMany
from game.ai.titles import BRAINS
from game.content.challenge import Challenge, Measured, Proof
from game.session.challenges.beginning import begin, kind_of, task_of
from game.session.match import Match
from game.session.titles import GameState

MOST_NODES = 2_000_000
"""Positions that are looked at for one proof, unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What proving came to, and a match in which its solution has been played by the rules."""

    proven: Proven
    match: Match


def prove(challenge: Challenge, nodes: int = MOST_NODES) -> Verdict:
    """The best of ``challenge``, by its kind's own prover.

    Raises TooMany, and as :func:`~game.session.challenges.beginning.begin`.
    """
    match = begin(challenge, challenge.name)
    state = match.snapshot()
    try:
        proven = kind_of(challenge).prove(state, task_of(challenge, state), nodes)
    except RecursionError as error:  # ways without an end are as good as too many
        raise TooMany(nodes) from error
    for move in proven.moves:
        match.play(move)
    return Verdict(proven, match)


def prove_again(challenge: Challenge, nodes: int = MOST_NODES) -> Proven:
    """The same by the second prover, a table of whole positions. Raises as :func:`prove`."""
    match = begin(challenge, challenge.name)
    state = match.snapshot()

    def whole(position: GameState) -> Hashable:
        return msgspec.json.encode(match.rules.position(position), order="sorted")

    return table.prove(state, task_of(challenge, state), nodes, whole)


def proof_of(challenge: Challenge, verdict: Verdict, *, measured: bool = False) -> Challenge:
    """The challenge with par and proof as they were found, and its grade if it is ``measured``.

    Raises ValueError where the goal can't be reached, TooMany.
    """
    proven, match = verdict.proven, verdict.match
    if proven.best is None:
        raise ValueError("the goal can't be reached")
    moves = tuple(map(match.told, proven.moves))
    version = BRAINS[challenge.title].puzzles.version
    proof = Proof(version, match.content.digest, proven.nodes, proven.solutions, moves)
    if not measured:
        return replace(challenge, par=proven.best, proof=proof)
    known = replace(challenge, par=proven.best, proof=proof)
    return weighed(known, weigh(known, MOST_NODES))


def weigh(challenge: Challenge, nodes: int) -> Measured:
    """How hard a challenge is whose par is proven. Raises TooMany."""
    state = begin(challenge, challenge.name).snapshot()
    kind = kind_of(challenge)
    task = kind.seen(task_of(challenge, state))
    try:
        return measure(state, task, challenge.par, kind.prove, nodes, single=kind.single)
    except RecursionError as error:
        raise TooMany(nodes) from error


def weighed(challenge: Challenge, measured: Measured) -> Challenge:
    """A proven challenge with how hard it is, and its grade by that."""
    proof = challenge.proof
    kept = replace(proof, measured=measured) if proof is not None else None
    return replace(challenge, grade=grade_of(measured, kind_of(challenge).few), proof=kept)
