"""What comes after a lesson: the next one, and after the last a first game."""

from __future__ import annotations

from game.app.routes import BoxPage, FirstGame, TakeLesson
from game.content.guide import has_guide
from game.content.lesson import Lesson
from game.content.lesson_reading import following
from game.session.lessons.progress import Progress
from game.ui.panels.lesson import Onward


class Leading:
    """Where one lesson leads."""

    def __init__(self, lesson: Lesson, progress: Progress) -> None:
        self._title, self._further, self._progress = lesson.title, following(lesson), progress
        self.kind = Onward.LESSON
        """What it is."""
        if self._further is None:
            self.kind = Onward.GAME if has_guide(lesson.title) else Onward.NOTHING

    def route(self) -> TakeLesson | FirstGame | BoxPage:
        """The way there."""
        if self._further is not None:
            return TakeLesson(self._further, self._progress.place(self._further))
        if self.kind is Onward.GAME:
            return FirstGame(self._title)
        return BoxPage(self._title)
