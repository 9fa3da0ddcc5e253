"""What the review of a game shows: values that its card and its summary are built of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.session.reviews.review import Verdict
from game.ui.persons import People, Person

EVERYBODY: Final = -1
"""Whose moves are told: those of all."""


@dataclass(frozen=True, slots=True)
class MoveTold:
    """A move of two: its ``letter``, what it is called, the ``chance`` to win after it (0-1), and
    ``why`` it is good, as a hint would say it, to the one called ``to``; "": to the reader.
    ``caution``: what speaks against it and must be known all the same, or ""."""

    letter: str
    name: str
    chance: float
    why: tuple[str, ...] = ()
    to: str = ""
    caution: str = ""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where the same missed chance is told: at a position ``at``; ``when`` as the table counts, as
    within a sentence."""

    at: int
    when: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that is told of: step ``n``, made by ``who`` at the seat ``player``.

    ``when``: as the table counts. ``own``: the only person at the table made it, and is spoken to.
    ``deed``: what came of it, a sentence without its full stop, or "". ``played``: None for what
    nobody weighed. ``better``: what would have been, where something was. ``luck``: what chance
    made of it, in shares of the win. ``asks``: the better move isn't told yet. ``elsewhere``: what
    was better was to be had more than once, and is told at another moment; None: it is told here.
    ``found``: the better move was found, as a puzzle.
    """

    n: int
    player: int
    who: Person
    when: str
    verdict: Verdict
    own: bool = False
    deed: str = ""
    played: MoveTold | None = None
    better: MoveTold | None = None
    luck: float = 0.0
    asks: bool = False
    elsewhere: Elsewhere | None = None
    found: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """How far the review has come: the ``share`` that is judged, 0-1; ``done``: nothing more will
    come. ``fault``: why it didn't come to its end, a sentence; else "".
    """

    share: float
    done: bool
    fault: str = ""


@dataclass(frozen=True, slots=True)
class CardModel:
    """What the card beside the table shows.

    ``moment``: the decision that is told of; None: none is, for ``absent``, a sentence. ``seat``:
    whose moves are told, or :data:`EVERYBODY`. ``before``, ``after``: the positions of the marked
    moments around this one; None: there is none. ``number`` of ``marked``: which of them this is,
    0 none. ``alone``: the letter of the move that is shown alone on the table, or "". ``always``:
    the better move is told at once. ``tries``: one may look for it oneself.
    """

    people: People
    seat: int
    course: Course
    moment: Moment | None = None
    absent: str = ""
    before: int | None = None
    after: int | None = None
    number: int = 0
    marked: int = 0
    alone: str = ""
    always: bool = False
    tries: bool = False


@dataclass(frozen=True, slots=True)
class Glance:
    """A moment worth a look: a press goes to its position ``at``. ``n``: its step, of which there
    is a picture, made in ``turn`` at the ``seat`` of ``who``. ``deed``: what was done. ``lost``:
    the share of the win that was given away."""

    at: int
    n: int
    who: Person
    when: str
    verdict: Verdict
    deed: str
    lost: float
    turn: int = 0
    seat: int = 0


@dataclass(frozen=True, slots=True)
class SeatTold:
    """What the review comes to for a seat: ``given`` away in so many ``moments``, which may be more
    than all, and ``luck``, both in shares of the win."""

    person: Person
    given: float
    luck: float
    moments: int


@dataclass(frozen=True, slots=True)
class SummaryModel:
    """What the review comes to.

    ``glances``: the few moments worth a look. ``least``: differences of less can't be told apart.
    ``title``: what the game is called. ``resulted``: it is left for the game's result.
    ``pictures``: by the step.
    """

    course: Course
    seats: tuple[SeatTold, ...]
    glances: tuple[Glance, ...]
    least: float
    title: str = ""
    resulted: bool = False
    pictures: Mapping[int, str] = field(default_factory=dict)
