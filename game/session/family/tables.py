"""The tables of the history, read and written: every value is looked at on its way in and out.

Whatever is raised here, the database is damaged or can't be reached; nothing that a record says
may do it. So a record's values are checked before they go in (:func:`fits`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, NamedTuple, TypeVar

import msgspec

from game.rules.registry import TITLES
from game.session.family.annals import VERSION, Luck, SeatFacts
from game.session.family.entry import Entry, EntrySeat
from game.session.family.wanted import Wanted, condition
from game.session.notes import MOST, Count, Points
from game.session.seats import COLORS, is_name

T = TypeVar("T")
_ENCODER = msgspec.json.Encoder()
_FACTS = msgspec.json.Decoder(SeatFacts)
_GAME = "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)"
_SEAT = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_FEAT = "INSERT OR REPLACE INTO feats VALUES (?, ?, ?, ?, ?)"
_SEATS = "name, agent, color, profile, head_start, hints, points, won, facts"
_MOST_SEATS = len(COLORS)
Truth = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Unsound(ValueError):  # noqa: N818 - a fact about the tables
    """A value in the tables that can't have been written there."""


class _File(NamedTuple):
    file: str


class _Number(NamedTuple):
    number: Count


class _Game(NamedTuple):
    file: str
    title: str
    started: Count
    reached: Count
    facts: Count
    deal: str
    whole: Truth


class _Seat(NamedTuple):
    name: str
    agent: str
    color: str
    profile: str
    head_start: Count
    hints: Truth
    points: Points
    won: Truth
    facts: str


class Tables:
    """What the history asks of a database and tells it."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def rows(self, kind: type[T], asked: str, values: Sequence[object] = ()) -> list[T]:
        """What a question finds, as named tuples of ``kind``. Raises what the database does, and
        msgspec's errors where a value isn't of its kind."""
        return [msgspec.convert(row, kind) for row in self.database.execute(asked, values)]

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction: what is written within it is kept as a whole, or none of it."""
        self.database.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.database.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self.database.execute("ROLLBACK")
            raise

    def files(self) -> set[str]:
        """The names of all games."""
        return {row.file for row in self.rows(_File, "SELECT file FROM games")}

    def without_facts(self, most: int) -> list[str]:
        """The names of the ``most`` latest games whose facts are to be computed."""
        asked = "SELECT file FROM games WHERE facts <> ? ORDER BY started DESC LIMIT ?"
        return [row.file for row in self.rows(_File, asked, (VERSION, most))]

    def pending(self) -> int:
        """How many games there are whose facts are to be computed."""
        return self._number("SELECT COUNT(*) FROM games WHERE facts <> ?", (VERSION,))

    def begun_at(self, title: str, started: int) -> list[str]:
        """The names of the games of a title that were begun in that second."""
        asked = "SELECT file FROM games WHERE title = ? AND started = ? ORDER BY file"
        return [row.file for row in self.rows(_File, asked, (title, started))]

    def count(self, wanted: Wanted) -> int:
        """How many games are as ``wanted``."""
        where, values = condition(wanted)
        return self._number(f"SELECT COUNT(*) FROM games WHERE {where}", values)

    def revision(self) -> tuple[int, int]:
        """What is another one whenever anything was written, by this window or another."""
        [row] = self.rows(_Number, "PRAGMA data_version")
        return row.number, self.database.total_changes

    def _number(self, asked: str, values: Sequence[object]) -> int:
        [row] = self.rows(_Number, asked, values)
        return row.number

    def page(self, wanted: Wanted, start: int, most: int) -> list[Entry]:
        """The games as ``wanted``, the one begun last first: ``most`` from ``start`` on."""
        where, values = condition(wanted)
        asked = (
            f"SELECT file, title, started, reached, facts, deal, whole FROM games WHERE {where} "
            "ORDER BY started DESC, file DESC LIMIT ? OFFSET ?"
        )
        return [self._entry(game) for game in self.rows(_Game, asked, (*values, most, start))]

    def _entry(self, game: _Game) -> Entry:
        asked = f"SELECT {_SEATS} FROM seats WHERE file = ? ORDER BY seat"
        seats = tuple(_seat(row) for row in self.rows(_Seat, asked, (game.file,)))
        if game.title not in TITLES or not 0 < len(seats) <= _MOST_SEATS:
            raise Unsound(game.file)
        known = (game.facts, game.deal, bool(game.whole))
        return Entry(game.file, game.title, game.started, game.reached, seats, *known)

    def insert(self, entry: Entry) -> None:
        """Write a game in the place of what stands there by its name, orphans included. One that
        isn't ``whole`` is the first of nothing."""
        self.forget([entry.file])
        self.database.execute(_GAME, _game(entry))
        for number, seat in enumerate(entry.seats):
            facts = _ENCODER.encode(seat.facts).decode()
            who = (seat.name, seat.agent, seat.level, seat.color, seat.profile)
            agreed, came_to = (seat.head_start, seat.hints), (seat.points, seat.won)
            self.database.execute(_SEAT, (entry.file, number, *who, *agreed, *came_to, facts))
            for feat in seat.facts.feats if entry.whole else ():
                self.database.execute(_FEAT, (entry.title, feat, entry.started, entry.file, number))

    def forget(self, files: Iterable[str]) -> None:
        """Games that are gone, and whatever still hangs on them."""
        named = [(file,) for file in files]
        for table in ("feats", "seats", "games"):
            self.database.executemany(f"DELETE FROM {table} WHERE file = ?", named)

    def leave_factless(self, files: Iterable[str]) -> None:
        """Note that nobody can compute the facts of these games."""
        rows = [(VERSION, file) for file in files]
        self.database.executemany("UPDATE games SET facts = ? WHERE file = ?", rows)


def facts_in(text: str) -> SeatFacts:
    """The facts in ``text``, a value of the tables. Raises msgspec's errors, Unsound."""
    facts = _FACTS.decode(text)
    if not _is_sound(facts):
        raise Unsound("facts")
    return facts


def _is_sound(facts: SeatFacts) -> bool:
    """Whether all numbers are such as can be added up."""
    counts = (*facts.sources.values(), *facts.ways.values())
    luck = facts.luck or Luck(0.0, 0.0, 0)
    numbers = (*counts, luck.chances, luck.expected, luck.actual)
    return all(-MOST < number < MOST for number in numbers)


def _seat(row: _Seat) -> EntrySeat:
    if not is_name(row.name) or row.color not in COLORS:
        raise Unsound(row.name)
    person = (row.name, row.agent, row.color, row.profile, row.head_start, bool(row.hints))
    return EntrySeat(*person, row.points, bool(row.won), facts_in(row.facts))


def _game(entry: Entry) -> tuple[str | int, ...]:
    """A game as its row has it."""
    told = (entry.file, entry.title, entry.started, entry.reached, entry.version)
    return (*told, entry.deal, int(entry.whole))


def fits(entry: Entry) -> bool:
    """Whether an entry comes out of the tables as it went in, whatever its record says."""
    try:
        msgspec.convert(_game(entry), _Game)
        return all(_comes_back(entry, seat) for seat in entry.seats)
    except (msgspec.MsgspecError, ValueError):  # a name that no text can hold is one of these
        return False


def _comes_back(entry: Entry, seat: EntrySeat) -> bool:
    facts = _ENCODER.encode(seat.facts).decode()
    person = (seat.name, seat.agent, seat.color, seat.profile, seat.head_start)
    for text in (entry.file, seat.name, seat.agent, seat.profile, *seat.facts.feats):
        text.encode()
    row = msgspec.convert((*person, int(seat.hints), seat.points, int(seat.won), facts), _Seat)
    return _seat(row) == seat
