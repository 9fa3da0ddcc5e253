"""What has been learned, and where a lesson or a first game was left: one small file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.content.lesson import Lesson
from game.content.reader import fingerprint
from game.language import _
from game.session.match import Match
from game.session.notebook import Notebook, Words

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


class Guided(msgspec.Struct, frozen=True):
    """A first game in which notes come up: which game it is, and the notes ``told`` by now."""

    game: str
    told: tuple[int, ...] = ()


class _File(msgspec.Struct, frozen=True):
    """``guided``: the first game of each title; ``known``: the titles that need none; ``asked``:
    somebody was asked what he is called."""

    version: int = 1
    lessons: dict[str, Learned] = {}
    guided: dict[str, Guided] = {}
    known: tuple[str, ...] = ()
    asked: bool = False


def key_of(lesson: Lesson) -> str:
    """The name of a lesson among those of all titles."""
    return f"{lesson.title}/{lesson.id}"


def mark_of(lesson: Lesson) -> str:
    """What changes when a lesson's file does, but for comments and layout."""
    return fingerprint(lesson.root.plain())


def name_of(match: Match) -> str:
    """What tells a match from all others of its title."""
    return f"{match.header.seed}-{match.header.started}"


class Progress(Notebook[_File]):
    """The lessons and first games taken on this computer."""

    def __init__(self, home: Path) -> None:
        words = Words(
            unread=_("The list of lessons could not be read: {reason}. {file} stays as it is."),
            damaged=_("The list of lessons was damaged and has been set aside as {file}."),
            unkept=_("What was learned could not be kept: {reason}. ({file})"),
        )
        super().__init__(home / FILE, _File(), words)

    def is_done(self, lesson: Lesson) -> bool:
        """Whether ``lesson`` was finished once."""
        return self._of(lesson).done

    def following(self, lessons: Sequence[Lesson]) -> Lesson | None:
        """Which of ``lessons``, in their order, is best taken now; None: all are done.

        It comes after the furthest that was finished: whoever left one out knew why.
        """
        done = [self.is_done(each) for each in lessons]
        furthest = max((at for at, each in enumerate(done) if each), default=-1)
        order = [*range(furthest + 1, len(done)), *range(furthest + 1)]
        return next((lessons[at] for at in order if not done[at]), None)

    def place(self, lesson: Lesson) -> Place | None:
        """Where ``lesson`` was left, unless its file has changed since."""
        place = self._of(lesson).place
        return place if place is not None and place.lesson == mark_of(lesson) else None

    def leave(self, lesson: Lesson, place: Place) -> None:
        """Keep the ``place`` at which ``lesson`` was left."""
        self._keep(lesson, lambda kept: replace(kept, place=place))

    def finish(self, lesson: Lesson) -> None:
        """Keep that it was finished; it begins anew next time."""
        self._keep(lesson, lambda _kept: Learned(done=True))

    def forget(self, lesson: Lesson) -> None:
        """Let it begin anew; what was learned stays learned."""
        self._keep(lesson, lambda kept: replace(kept, place=None))

    def is_known(self, title: str) -> bool:
        """Whether somebody has said that he needs no first game of ``title``."""
        return title in self.read().known

    def know(self, title: str) -> None:
        """Keep that nobody needs a first game of ``title`` any more."""
        self.change(lambda told: replace(told, known=tuple(sorted({*told.known, title}))))

    @property
    def asked_name(self) -> bool:
        """Whether somebody was asked what he is called."""
        return self.read().asked

    def ask_name_no_more(self) -> None:
        """Keep that somebody was asked for his name."""
        self.change(lambda told: replace(told, asked=True))

    def told_in(self, match: Match) -> tuple[int, ...] | None:
        """The notes that came up in ``match``; None: there are none in it, or no more."""
        return _told_in(self.read(), match)

    def guide(self, match: Match, notes: tuple[int, ...] | None) -> None:
        """Keep the numbers of the ``notes`` that came up in ``match``; None: it has no more."""

        def guided(file: _File) -> _File:
            games = dict(file.guided)
            if notes is not None:
                games[match.header.title] = Guided(name_of(match), notes)
            elif _told_in(file, match) is not None:
                del games[match.header.title]
            return replace(file, guided=games)

        self.change(guided)

    def _of(self, lesson: Lesson) -> Learned:
        return self.read().lessons.get(key_of(lesson), Learned())

    def _keep(self, lesson: Lesson, change: Callable[[Learned], Learned]) -> None:
        def changed(file: _File) -> _File:
            before = file.lessons.get(key_of(lesson), Learned())
            after = change(before)
            if after == before:
                return file
            return replace(file, lessons={**file.lessons, key_of(lesson): after})

        self.change(changed)


def _told_in(file: _File, match: Match) -> tuple[int, ...] | None:
    found = file.guided.get(match.header.title)
    return found.told if found is not None and found.game == name_of(match) else None
