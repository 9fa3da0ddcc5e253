"""What comes after a lesson: the next one, and after the last a first game."""

from __future__ import annotations

from game.app.routes import BoxPage, FirstGame, TakeLesson
from game.content.guide import has_guide
from game.content.lesson import Lesson
from game.content.lesson_reading import following
from game.session.lessons.progress import Progress
from game.ui.panels.lesson import Onward


def onward(lesson: Lesson, progress: Progress) -> tuple[Onward, TakeLesson | FirstGame | BoxPage]:
    """Where a lesson leads: what it is, and the way there."""
    further = following(lesson)
    if further is not None:
        return Onward.LESSON, TakeLesson(further, progress.place(further))
    if has_guide(lesson.title):
        return Onward.GAME, FirstGame(lesson.title)
    return Onward.NOTHING, BoxPage(lesson.title)
