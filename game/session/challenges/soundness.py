"""Whether a challenge is one: its position and goal, and what it says that has been proven."""

from __future__ import annotations

from game.ai.puzzles.task import TooMany
from game.ai.titles import BRAINS
from game.content.challenge import STARS, Challenge, told_worth
from game.content.document import ContentError, Problem
from game.rules.codec import BadData
from game.session.challenges.attempt import Attempt, stars_for
from game.session.challenges.beginning import begin
from game.session.challenges.proving import MOST_NODES, prove


def begun(challenge: Challenge, name: str) -> Attempt:
    """A first try at ``challenge`` by somebody called ``name``.

    Raises ContentError, with all that keeps anybody from playing it.
    """
    try:
        attempt = Attempt(challenge, begin(challenge, name))
        found = _hindrances(attempt)
    except BadData as error:
        message = f"expected {error.expected}"
        raise ContentError((_wrong(challenge, error.path, message),)) from error
    except ValueError as error:
        raise ContentError((_wrong(challenge, "", str(error)),)) from error
    if found:
        raise ContentError(found)
    return attempt


def faults(challenge: Challenge) -> tuple[Problem, ...]:
    """Everything that is wrong with ``challenge``; empty for a sound one.

    Its solution is replayed by the rules; that nothing is better, :func:`unproven` says.
    """
    try:
        return proof_faults(begun(challenge, challenge.name))
    except ContentError as error:
        return error.problems


def hindrances(challenge: Challenge) -> tuple[Problem, ...]:
    """What keeps anybody from playing it: all of :func:`faults` but what concerns its proof."""
    try:
        begun(challenge, challenge.name)
    except ContentError as error:
        return error.problems
    return ()


def unproven(challenge: Challenge, nodes: int = MOST_NODES) -> tuple[Problem, ...]:
    """What a new proof finds different from what the file says. Raises as :func:`prove`."""
    try:
        found = prove(challenge, nodes).proven
    except TooMany as error:
        return (_wrong(challenge, "par", f"nothing proven: {error}"),)
    proof = challenge.proof
    wrong = []
    if found.best is None or found.best != challenge.par:
        best = "–" if found.best is None else told_worth(found.best)
        wrong.append(_wrong(challenge, "par", f"the best is {best}"))
    if proof is not None and proof.solutions != found.solutions:
        message = f"there are {found.solutions} solutions"
        wrong.append(_wrong(challenge, "proof.solutions", message))
    return tuple(wrong)


def proof_faults(attempt: Attempt) -> tuple[Problem, ...]:
    """What is wrong with the proof of the challenge that is tried; one without any has a fault."""
    challenge, match = attempt.challenge, attempt.match
    proof, solution = challenge.proof, attempt.solution
    if proof is None:
        return (_wrong(challenge, "", "par is not proven: cubewright prove --write"),)
    if proof.pack != match.content.digest:
        message = "the pack has changed since: cubewright prove --write"
        return (_wrong(challenge, "proof.pack", message),)
    if proof.prover != BRAINS[challenge.title].puzzles.version:
        message = "another prover's proof: cubewright prove --write"
        return (_wrong(challenge, "proof.prover", message),)
    if solution.fault is not None:
        return (_wrong(challenge, *solution.fault),)
    stars = stars_for(challenge, solution.best, fewest=attempt.fewest)
    if stars < STARS or solution.best != challenge.par:
        return (_wrong(challenge, "proof.moves", "they don't reach par"),)
    return ()


def _hindrances(attempt: Attempt) -> tuple[Problem, ...]:
    challenge = attempt.challenge
    marks = (*challenge.stars, challenge.par)
    if list(marks) != sorted(set(marks), reverse=attempt.fewest):
        message = "expected marks that grow towards par"
        return (_wrong(challenge, "stars", message),)
    if attempt.over:
        return (_wrong(challenge, "position", "nothing can be played here"),)
    if attempt.solved:
        return (_wrong(challenge, "par", "par is reached at the start"),)
    return ()


def _wrong(challenge: Challenge, path: str, message: str) -> Problem:
    line = challenge.root.line_at(path) if path else 0
    return Problem(str(challenge.file), line, path, message)
