"""What a match within a lesson has of its own: others play by the script, and all goes calmly."""

from __future__ import annotations

from msgspec.structs import replace

from game.app.match.flow.thinking import Unasked
from game.rules.core import Move
from game.session.lessons.course import Course
from game.session.match import Match
from game.session.preferences import Pace, Preferences, TurnEnds


class Scripted(Unasked):
    """Others at the table of a lesson: they play what comes by itself, and nobody thinks."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course

    def move(self, match: Match) -> Move | None:
        """The move that the script has come to; None: it waits for the learner."""
        del match
        return self._course.next_move()


def calmly(course: Course, kept: Preferences) -> Preferences:
    """A lesson goes calmly, asks as usual, ends turns itself, and speaks of nothing else."""
    pace = kept.pace if kept.pace in {Pace.SLOW, Pace.INSTANT} else Pace.CALM
    ends = TurnEnds.ALWAYS if course.ends_turns() else TurnEnds.NEVER
    return replace(
        kept, pace=pace, turn_ends=ends, coach=True, habits={}, sights={}, if_ended=False
    )
