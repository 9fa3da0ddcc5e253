"""What is said in a lesson: each step once the table shows what led to it."""

from __future__ import annotations

from game.content.lesson import Deed
from game.language import _
from game.session.lessons.course import Course
from game.ui.panels.lesson import LessonNote
from game.ui.signage import Covered
from game.ui.viewport import Viewport
from game.ui.widget import Rect

WATCHED_S = 1.2
"""What takes longer to be shown is said to be watched: nothing is to be done meanwhile."""
FRAME = 16.0
"""Units round what a note says that belong to it, too."""


class Watching:
    """For how long something has been shown that comes before the next step."""

    def __init__(self) -> None:
        self._seconds = 0.0

    @property
    def long(self) -> bool:
        """Whether it takes so long that it is said to be watched."""
        return self._seconds >= WATCHED_S

    def advance(self, seconds: float, *, passing: bool) -> bool:
        """Let time pass; whether something else is to be said now."""
        before = self.long
        self._seconds = self._seconds + seconds if passing else 0.0
        return self.long is not before


def told_note(
    course: Course, number: int, reply: str, *, further: bool, watches: bool
) -> LessonNote:
    """The note of the step of that ``number``; ``watches``: for now there is but to watch."""
    steps, idea = course.lesson.steps, _(course.lesson.idea)
    if number >= len(steps):
        return LessonNote("hazel", "", "", number, len(steps), idea, further, shows=False)
    step = steps[number]
    if watches:
        said = _("Watch what happens!")
        return LessonNote(step.who, said, "", number, len(steps), idea, further, shows=False)
    shows = step.deed is Deed.MOVE or bool(course.control)
    return LessonNote(step.who, _(step.say), reply, number, len(steps), idea, further, shows)


def under_note(words: Rect, view: Viewport) -> Covered:
    """What the note lies over whose words stand there."""
    left, top = (words.x - FRAME) / view.width, (words.y - FRAME) / view.height
    return Covered(left, 1.0, top, (view.pixel_width, view.pixel_height))
