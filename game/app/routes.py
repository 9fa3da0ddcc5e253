"""What a screen may ask the window to show next: values, so that no screen knows another one.

:mod:`game.app.router` alone knows which screen each leads to.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from game.rules.core import View
from game.session.match import Match
from game.session.opening import NewGame, OpenFile, Shelf, Watch
from game.session.replay import Replay

if TYPE_CHECKING:
    from game.app.match.review.looking_back import LookingBack
    from game.app.match.viewer.table import Table
    from game.content.challenge import Challenge
    from game.content.lesson import Lesson
    from game.session.challenges.progress import Standing
    from game.session.challenges.workpiece import Workpiece
    from game.session.family.wanted import Wanted
    from game.session.lessons.progress import Place

__all__ = [
    "Again",
    "BoxPage",
    "Challenges",
    "Daily",
    "Family",
    "FirstGame",
    "Games",
    "NewGame",
    "OpenFile",
    "PlayChallenge",
    "Replayed",
    "Result",
    "Resumed",
    "Route",
    "SetUp",
    "Shelf",
    "TakeLesson",
    "Watch",
    "Workshop",
]


@dataclass(frozen=True, slots=True)
class SetUp:
    """The set-up of a game of a title."""

    title: str


@dataclass(frozen=True, slots=True)
class BoxPage:
    """All that a title's box holds: games, lessons, rules."""

    title: str


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A first game of a title, with somebody who explains."""

    title: str


@dataclass(frozen=True, slots=True)
class TakeLesson:
    """A lesson, from ``place`` on; None: from its beginning."""

    lesson: Lesson
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Challenges:
    """The challenges of a title."""

    title: str


@dataclass(frozen=True, slots=True)
class Daily:
    """The calendar with a challenge a day of a title."""

    title: str


@dataclass(frozen=True, slots=True)
class PlayChallenge:
    """A challenge, with the moves of the try that was ``left``; None: from its beginning.

    ``day``: whose challenge it is; None: no day's. ``after``: what is shown when it is left, else
    where the others are.
    """

    challenge: Challenge
    left: Standing | None = None
    day: date | None = None
    after: Route | None = None


@dataclass(frozen=True, slots=True)
class Workshop:
    """The bench on which challenges of a title are made, with a ``piece`` on it; None: what lay
    there last."""

    title: str
    piece: Workpiece | None = None


@dataclass(frozen=True, slots=True)
class Games:
    """The kept games: those that wait, or the ``finished`` ones, as ``wanted`` of them.

    ``after``: what is shown when they are left, else the shelf.
    """

    finished: bool = False
    wanted: Wanted | None = None
    after: Route | None = None


@dataclass(frozen=True, slots=True)
class Family:
    """The family's album, at a ``person``'s pages of a ``title``; "" is the usual ones.

    ``takes``: another family's file, which is taken in at once.
    """

    title: str = ""
    person: str = ""
    takes: Path | None = None


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match that goes on where it was left."""

    match: Match


@dataclass(frozen=True, slots=True)
class Again:
    """A new match of the same players with the same content, dealt anew."""

    match: Match


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match, over the table as ``view`` has it, seen by the seat ``focus``.

    Without, the table lies as everybody may see it when all is over. ``table``: where it lies
    already, if it does. ``looking``: what has been found out of the game's course already.
    ``chart``: which course is shown. ``after``: what it is left for, of a game that was over
    before; None: it has just ended.
    """

    match: Match
    view: View | None = None
    focus: int = 0
    table: Table | None = None
    looking: LookingBack | None = None
    chart: str = ""
    after: Route | None = None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game to watch; ``after``: what its screen is left for, else the shelf; ``at``: the position
    that it opens at; ``until``: the one that it runs to by itself, 0 none."""

    replay: Replay
    after: Route | None = None
    at: int = 0
    until: int = 0


Route = (
    Shelf
    | BoxPage
    | FirstGame
    | TakeLesson
    | Challenges
    | Daily
    | PlayChallenge
    | Workshop
    | SetUp
    | NewGame
    | Again
    | Resumed
    | Result
    | Watch
    | Replayed
    | Games
    | Family
    | OpenFile
)
