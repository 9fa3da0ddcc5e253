"""What a screen may ask the window to show next: values, so that no screen knows another one.

:mod:`game.app.router` alone knows which screen each leads to.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from game.session.opening import NewGame, OpenFile, Shelf, Watch

if TYPE_CHECKING:
    from game.app.match.review.looking_back import LookingBack
    from game.app.match.viewer.table import Table
    from game.app.review.underway import Underway
    from game.content.challenge import Challenge
    from game.content.lesson import Lesson
    from game.rules.core import View
    from game.session.challenges.progress import Standing
    from game.session.challenges.workpiece import Workpiece
    from game.session.deals.deal import Deal
    from game.session.family.wanted import Wanted
    from game.session.lessons.progress import Place
    from game.session.match import Match
    from game.session.record import Record
    from game.session.replay import Replay
    from game.session.reviews.review import Judgement
    from game.session.seats import Seat

__all__ = ["NewGame", "OpenFile", "Shelf", "Watch"]
"""What the program can be started with is told below, and handed on from here beside the rest."""


class SetUp(Struct, frozen=True):
    """The set-up of a game of a title.

    ``deal``: the code of a deal that is to be played again; "": none. ``seats``: who sits there;
    none: whoever did last. ``after``: what is shown when it is left, else the title's box.
    """

    title: str
    deal: str = ""
    seats: tuple[Seat, ...] = ()
    after: Route | None = None


class DealPage(Struct, frozen=True):
    """All that is known of a deal: who got what in it. ``agents``: who plays its seats. ``after``:
    what is shown when it is left, else the title's box."""

    deal: Deal
    agents: tuple[str, ...]
    after: Route | None = None


class BoxPage(Struct, frozen=True):
    """All that a title's box holds: games, lessons, rules."""

    title: str


class FirstGame(Struct, frozen=True):
    """A first game of a title, with somebody who explains."""

    title: str


class TakeLesson(Struct, frozen=True):
    """A lesson, from ``place`` on; None: from its beginning."""

    lesson: Lesson
    place: Place | None = None


class Challenges(Struct, frozen=True):
    """The challenges of a title."""

    title: str


class Daily(Struct, frozen=True):
    """The calendar with a challenge a day of a title."""

    title: str


class PlayChallenge(Struct, frozen=True):
    """A challenge, with the moves of the try that was ``left``; None: from its beginning.

    ``day``: whose challenge it is; None: no day's. ``after``: what is shown when it is left, else
    where the others are.
    """

    challenge: Challenge
    left: Standing | None = None
    day: date | None = None
    after: Route | None = None


class Workshop(Struct, frozen=True):
    """The bench on which challenges of a title are made, with a ``piece`` on it; None: what lay
    there last."""

    title: str
    piece: Workpiece | None = None


class Puzzles(Struct, frozen=True):
    """The own puzzles of a title: the moments of somebody's games that could have gone better."""

    title: str


class FindBetter(Struct, frozen=True):
    """One such moment, to be played better: the step of a ``record`` that was ``judged`` so.

    ``file``: the record's name among the finished games, by which is kept what comes of it; "":
    nothing is. ``after``: what is shown when it is left, else the own puzzles of its title.
    """

    record: Record
    judged: Judgement
    file: str = ""
    after: Route | None = None


class Games(Struct, frozen=True):
    """The kept games: those that wait, or the ``finished`` ones, as ``wanted`` of them; the others
    where there are only such.

    ``after``: what is shown when they are left, else the shelf.
    """

    finished: bool = False
    wanted: Wanted | None = None
    after: Route | None = None


class Family(Struct, frozen=True):
    """The family's album, at a ``person``'s pages of a ``title``; "" is the usual ones.

    ``takes``: another family's file, which is taken in at once.
    """

    title: str = ""
    person: str = ""
    takes: Path | None = None


class Resumed(Struct, frozen=True):
    """A match that goes on where it was left."""

    match: Match


class PlayedOn(Struct, frozen=True):
    """A new match that begins ``at`` a position of a recorded game, with these in its ``seats``.

    ``unknown_to``: the seat from which all that it can't know is dealt anew; None: nothing is.
    ``challenge``: the id of the one that was tried in the recorded game.
    """

    replay: Replay
    at: int
    seats: tuple[Seat, ...]
    unknown_to: int | None = None
    challenge: str = ""


class Again(Struct, frozen=True):
    """A new match of the same players with the same content, dealt anew."""

    match: Match


class Result(Struct, frozen=True):
    """The result of a match, over the table as ``view`` has it, seen by the seat ``focus``.

    Without, the table lies as everybody may see it when all is over. ``table``: where it lies
    already, if it does. ``looking``: what is told of the game's course already.
    ``chart``: which course is shown. ``after``: what it is left for, of a game that was over
    before; None: it has just ended. ``underway``: its review, if that has begun.
    """

    match: Match
    view: View | None = None
    focus: int = 0
    table: Table | None = None
    looking: LookingBack | None = None
    chart: str = ""
    after: Route | None = None
    underway: Underway | None = None


class Replayed(Struct, frozen=True):
    """A game to watch; ``after``: what its screen is left for, else the shelf; ``at``: the position
    that it opens at; ``until``: the one that it runs to by itself, 0 none."""

    replay: Replay
    after: Route | None = None
    at: int = 0
    until: int = 0


class Reviewed(Struct, frozen=True):
    """The review of a game; ``after``: what it is left for, else the shelf.

    ``at``: the position that it opens at; None: at its summary. ``underway``: what is known of it
    so far. ``path``: where its record is kept, if that is known. ``until``: the position that it
    plays to by itself, 0 none.
    """

    replay: Replay
    after: Route | None = None
    at: int | None = None
    underway: Underway | None = None
    path: Path | None = None
    until: int = 0


Route = (
    Shelf
    | BoxPage
    | FirstGame
    | TakeLesson
    | Challenges
    | Daily
    | DealPage
    | PlayChallenge
    | Workshop
    | Puzzles
    | FindBetter
    | SetUp
    | NewGame
    | PlayedOn
    | Again
    | Resumed
    | Result
    | Watch
    | Replayed
    | Reviewed
    | Games
    | Family
    | OpenFile
)
