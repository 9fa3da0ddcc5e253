"""What is said in a lesson, and where it stands."""

from __future__ import annotations

from game.content.lesson import Deed
from game.language import _
from game.session.lessons.course import Course
from game.ui.panels.lesson import TEACHER, LessonNote, Onward
from game.ui.rect import Rect
from game.ui.signage import Covered
from game.ui.viewport import Viewport

FRAME = 16.0
"""Units round what a note says that belong to it, too."""


def told_note(
    course: Course, number: int, reply: str, *, further: Onward, watches: bool
) -> LessonNote:
    """What is said at the step ``number``, or when all is done, with the ``reply`` to a try.

    ``watches``: for now there is but to watch.
    """
    steps, idea = course.lesson.steps, _(course.lesson.idea)
    if not 0 <= number < len(steps):
        return LessonNote(TEACHER, "", "", number, len(steps), idea, further, shows=False)
    step = steps[number]
    if watches:
        said = _("Watch what happens!")
        return LessonNote(step.who, said, "", number, len(steps), idea, further, shows=False)
    before = steps[number - 1].who if number else TEACHER
    parts = (step.who, _(step.say), reply, number, len(steps), idea, further)
    return LessonNote(*parts, shows=True, new=step.who != before)


def usual(course: Course) -> str:
    """What is said to a try that nothing of its own is said to."""
    if course.control:
        return _("Later, gladly. First press the button that the hand points at.")
    if course.step is not None and course.step.deed is Deed.TURN:
        # Translators: Hazel speaks; it: the cube, the table.
        return _("First turn it round: hold the mouse button down on it and pull sideways.")
    return _("That can be done, too. But here we try something else.")


def under_note(words: Rect, viewport: Viewport) -> Covered:
    """What a note lies over whose words stand there, down to the lower edge."""
    left, top = (words.x - FRAME) / viewport.width, (words.y - FRAME) / viewport.height
    return Covered(left, 1.0, top, (viewport.pixel_width, viewport.pixel_height))
