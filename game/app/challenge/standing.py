"""How a try stands, in the words of its title."""

from __future__ import annotations

from datetime import date

from game.content.challenge import STARS, Worth
from game.language import _
from game.rules.core import View
from game.session.challenges.attempt import Attempt
from game.ui.panels.challenge import Mark, TaskModel
from game.ui.panels.challenge_end import EndModel
from game.ui.shelf.titles import BOXES
from game.ui.tasks import Tasks


def told_task(tasks: Tasks, attempt: Attempt, view: View, *, proven: bool) -> TaskModel:
    """What the panel of the task tells of an ``attempt``, in the words of ``tasks``; nothing of a
    hint.

    ``view``: what lies on the table. ``proven``: its par is.
    """
    challenge, best = attempt.challenge, attempt.best
    return TaskModel(
        _(challenge.name),
        tasks.goal(challenge),
        tasks.left(challenge, attempt.left, view),
        "" if best is None else tasks.worth(challenge, best),
        attempt.stars,
        tuple(
            Mark(earned, tasks.worth(challenge, worth), attempt.stars >= earned)
            for earned, worth in marks(attempt)
        ),
        proven=proven,
        notes=tasks.notes(challenge, view, attempt.match.states()[-1]),
        undoes=bool(attempt.match.history),
    )


def told_result(tasks: Tasks, attempt: Attempt, day: date) -> str:
    """The result of a day's challenge in a line that one sends to somebody; it tells no move."""
    challenge, best = attempt.challenge, attempt.best
    reached = "–" if best is None else tasks.worth(challenge, best)
    name = BOXES[challenge.title].name()
    given = "★" * attempt.stars + "☆" * (STARS - attempt.stars)
    return f"Cubewright · {name} · {day.isoformat()}  {given}  {reached}"


def marks(attempt: Attempt) -> list[tuple[int, Worth]]:
    """By number of stars, the worth that earns them: the fewest stars first, par last."""
    worths = (*attempt.challenge.stars, attempt.challenge.par)
    return [(STARS - len(worths) + at, worth) for at, worth in enumerate(worths, 1)]


def told_end(tasks: Tasks, attempt: Attempt, shown: int, *, further: bool) -> EndModel:
    """What the end of an ``attempt`` tells, in the words of ``tasks``.

    ``shown``: so many of its stars are to be seen by now. ``further``: another challenge comes
    next.
    """
    challenge, best = attempt.challenge, attempt.best
    return EndModel(
        attempt.stars,
        shown,
        "" if best is None else tasks.worth(challenge, best),
        tasks.worth(challenge, challenge.par),
        _(challenge.idea),
        further,
        beyond=attempt.solved and best != challenge.par,
    )
