"""What has been learned already, and where a lesson was left: one small file of the player's.

A file that can't be read is set aside with its reason; then nothing has been learned yet, and that
is all that is lost.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.content.lesson import Lesson
from game.content.reader import fingerprint
from game.language import _
from game.session.folders import data_folder
from game.session.notebook import Notebook

FILE = "lessons.json"


class Place(msgspec.Struct, frozen=True):
    """Where a lesson was left: its moves so far, the steps done that are none, and of which text
    of the lesson (a fingerprint)."""

    lesson: str
    moves: tuple[dict[str, object], ...]
    did: tuple[int, ...] = ()


class Learned(msgspec.Struct, frozen=True):
    """One lesson's entry: whether it was ever finished, and where it was left."""

    done: bool = False
    place: Place | None = None


class _File(msgspec.Struct, frozen=True):
    version: int = 1
    lessons: dict[str, Learned] = {}


def key_of(lesson: Lesson) -> str:
    """The name of a lesson among those of all titles."""
    return f"{lesson.title}/{lesson.id}"


def mark_of(lesson: Lesson) -> str:
    """What changes when a lesson's file does, but for comments and layout."""
    return fingerprint(lesson.root.plain())


class Progress:
    """The lessons taken on this computer."""

    def __init__(self, folder: Path | None = None) -> None:
        self._book = Notebook(
            (folder or data_folder()) / FILE,
            _File(),
            _("The list of lessons was damaged and has been set aside."),
            _("What was learned could not be kept: {reason}"),
        )

    @property
    def problem(self) -> str:
        """A sentence for the player, else empty."""
        return self._book.problem

    def is_done(self, lesson: Lesson) -> bool:
        """Whether it was finished once."""
        return self._of(lesson).done

    def place(self, lesson: Lesson) -> Place | None:
        """Where it was left, unless its file has changed since."""
        place = self._of(lesson).place
        return place if place is not None and place.lesson == mark_of(lesson) else None

    def leave(self, lesson: Lesson, place: Place) -> None:
        """Keep where it was left."""
        self._keep(lesson, Learned(self._of(lesson).done, place))

    def finish(self, lesson: Lesson) -> None:
        """Keep that it was finished; it begins anew next time."""
        self._keep(lesson, Learned(done=True))

    def forget(self, lesson: Lesson) -> None:
        """Let it begin anew; what was learned stays learned."""
        self._keep(lesson, Learned(self._of(lesson).done))

    def _of(self, lesson: Lesson) -> Learned:
        return self._book.read().lessons.get(key_of(lesson), Learned())

    def _keep(self, lesson: Lesson, learned: Learned) -> None:
        if self._of(lesson) != learned:
            told = self._book.read().lessons
            self._book.write(_File(lessons={**told, key_of(lesson): learned}))
