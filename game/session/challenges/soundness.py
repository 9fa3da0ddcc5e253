"""Whether a challenge is one: its position and goal, and what it says that has been proven."""

from __future__ import annotations

from game.ai.puzzles.task import TooMany
from game.ai.titles import BRAINS
from game.content.challenge import Challenge, Proof, told_worth
from game.content.document import ContentError, Problem
from game.language import _
from game.rules.codec import BadData
from game.rules.core import IllegalMove
from game.session.challenges.attempt import Attempt
from game.session.challenges.beginning import begin
from game.session.challenges.proving import MOST_NODES, prove


def faults(challenge: Challenge) -> tuple[Problem, ...]:
    """Everything that is wrong with ``challenge``; empty for a sound one.

    Its solution is replayed by the rules; that nothing is better, :func:`unproven` says.
    """
    found = hindrances(challenge)
    if found:
        return found
    if challenge.proof is None:
        return (_wrong(challenge, "", _("par is not proven: cubewright prove --write")),)
    attempt = Attempt(challenge, begin(challenge, challenge.name))
    return _proof_faults(challenge, challenge.proof, attempt)


def hindrances(challenge: Challenge) -> tuple[Problem, ...]:
    """What keeps anybody from playing it: all of :func:`faults` but what concerns its proof."""
    try:
        return _hindrances(challenge, Attempt(challenge, begin(challenge, challenge.name)))
    except ContentError as error:
        return error.problems
    except BadData as error:
        return (_wrong(challenge, error.path, _("expected {what}").format(what=error.expected)),)
    except ValueError as error:
        return (_wrong(challenge, "", str(error)),)


def unproven(challenge: Challenge, nodes: int = MOST_NODES) -> tuple[Problem, ...]:
    """What a new proof finds different from what the file says. Raises as :func:`prove`."""
    try:
        found = prove(challenge, nodes).proven
    except TooMany as error:
        return (_wrong(challenge, "par", _("nothing proven: {why}").format(why=error)),)
    proof = challenge.proof
    wrong = []
    if found.best is None or found.best != challenge.par:
        best = "–" if found.best is None else told_worth(found.best)
        wrong.append(_wrong(challenge, "par", _("the best is {best}").format(best=best)))
    if proof is not None and proof.solutions != found.solutions:
        message = _("there are {count} solutions").format(count=found.solutions)
        wrong.append(_wrong(challenge, "proof.solutions", message))
    return tuple(wrong)


def _hindrances(challenge: Challenge, attempt: Attempt) -> tuple[Problem, ...]:
    marks = (*challenge.stars, challenge.par)
    if list(marks) != sorted(set(marks), reverse=attempt.fewest):
        message = _("expected marks that grow towards par")
        return (_wrong(challenge, "stars", message),)
    if attempt.over:
        return (_wrong(challenge, "position", _("nothing can be played here")),)
    if attempt.solved:
        return (_wrong(challenge, "par", _("par is reached at the start")),)
    return ()


def _proof_faults(challenge: Challenge, proof: Proof, attempt: Attempt) -> tuple[Problem, ...]:
    if proof.pack != attempt.match.content.digest:
        message = _("the pack has changed since: cubewright prove --write")
        return (_wrong(challenge, "proof.pack", message),)
    if proof.prover != BRAINS[challenge.title].puzzles.version:
        message = _("another prover's proof: cubewright prove --write")
        return (_wrong(challenge, "proof.prover", message),)
    match = attempt.match
    for at, action in enumerate(proof.moves):
        path = f"proof.moves[{at}]"
        try:
            move = match.rules.move_from_data(match.content, action, path)
            allowed = attempt.allows(move)
            match.play(move)
        except BadData as error:
            expected = _("expected {what}").format(what=error.expected)
            return (_wrong(challenge, error.path, expected),)
        except IllegalMove as error:
            message = _("the rules refuse it: {refusal}").format(refusal=error.refusal)
            return (_wrong(challenge, path, message),)
        if not allowed:
            return (_wrong(challenge, path, _("the challenge doesn't allow it")),)
    if not attempt.solved or attempt.best != challenge.par:
        return (_wrong(challenge, "proof.moves", _("they don't reach par")),)
    return ()


def _wrong(challenge: Challenge, path: str, message: str) -> Problem:
    line = challenge.root.line_at(path) if path else 0
    return Problem(str(challenge.file), line, path, message)
