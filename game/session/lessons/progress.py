"""What has been learned already, and where a lesson was left: one small file of the player's.

A file that can't be read is set aside with its reason; then nothing has been learned yet, and that
is all that is lost.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from game.content.lesson import Lesson
from game.content.reader import fingerprint
from game.language import _
from game.reading import TooLarge, read_file
from game.session.durable import set_aside, write_durably
from game.session.folders import data_folder

FILE = "lessons.json"
MOST_BYTES = 1 << 20


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
    """The lessons taken on this computer. ``problem``: a sentence for the player, else empty."""

    def __init__(self, folder: Path | None = None) -> None:
        self.problem = ""
        self._path = (folder or data_folder()) / FILE
        self._told: dict[str, Learned] | None = None

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
        return self._lessons().get(key_of(lesson), Learned())

    def _keep(self, lesson: Lesson, learned: Learned) -> None:
        told = self._lessons()
        if told.get(key_of(lesson), Learned()) == learned:
            return
        told[key_of(lesson)] = learned
        try:
            write_durably(self._path, msgspec.json.encode(_File(lessons=told)), keep=1)
        except OSError as error:
            reason = error.strerror or str(error)
            self.problem = _("What was learned could not be kept: {reason}").format(reason=reason)

    def _lessons(self) -> dict[str, Learned]:
        if self._told is None:
            self._told = self._read()
        return self._told

    def _read(self) -> dict[str, Learned]:
        try:
            found = msgspec.json.decode(read_file(self._path, MOST_BYTES), type=_File)
        except FileNotFoundError:
            return {}
        except OSError as error:
            self.problem = error.strerror or str(error)
            return {}
        except (TooLarge, msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.problem = _("The list of lessons was damaged and has been set aside.")
            with contextlib.suppress(OSError):
                set_aside(self._path, str(error))
            return {}
        return dict(found.lessons)
