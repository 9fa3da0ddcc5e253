"""The own puzzles of a title: today's, all of them, and where more come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.ai.coach.shares import hundredths
from game.app.puzzle.looking import LookingThrough
from game.app.puzzle.taking import A_LOOK, done_today, pile_of, route_to
from game.app.puzzle.telling import against_told, comes_back, day_told
from game.app.routes import BoxPage, Puzzles
from game.app.screen import Host, Screen
from game.app.screens.dialogs import notify
from game.formats import percent
from game.language import _
from game.session.family.entry import Entry
from game.session.family.wanted import Wanted
from game.session.reviews.leitner import DAYS, latest
from game.session.reviews.own_puzzles import PileOf
from game.session.reviews.pile import Part, Puzzle
from game.ui.dates import when
from game.ui.intents import Back, Intent
from game.ui.intents.puzzles import (
    GroupPuzzles,
    LookThrough,
    ShowPuzzlesOf,
    StopLooking,
    TakePuzzle,
)
from game.ui.panels.course import cost_text
from game.ui.panels.pile import (
    BY_GAME,
    BY_PART,
    BY_TIME,
    Group,
    Looking,
    PileModel,
    PuzzleLine,
    pile_page,
)
from game.ui.shelf.titles import BOXES
from game.ui.time_told import stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget

LAST: Final = 5
"""So many games are looked through at once."""
WEEK, MONTH = 7 * 86400, 30 * 86400
"""In seconds."""


class PuzzlesScreen(Screen):
    """The puzzles of ``title``; reviews are read, and games looked through, while it is open."""

    name = "puzzles"

    def __init__(self, host: Host, title: str) -> None:
        super().__init__(host)
        self._title, self._by = title, BY_GAME
        self._unread = True
        self._looking: LookingThrough | None = None
        self._problem = ""
        self._model: PileModel | None = None
        self._due: tuple[Puzzle, ...] = ()
        self._puzzles: dict[str, Puzzle] = {}

    def enter(self) -> None:
        """See what there is."""
        self.host.saves.finish()
        self.host.saves.archive.history.catch_up()
        self._look()

    def leave(self) -> None:
        """What was found in games so far stays."""
        self._stop()
        super().leave()

    @property
    def waiting(self) -> bool:
        """Whether reviews are still to be read, or games looked through."""
        return self._unread or self._looking is not None

    def advance(self, seconds: float) -> None:
        """Read some more reviews; go on looking through games."""
        super().advance(seconds)
        if self._unread:
            self._unread = self.host.saves.puzzles.read(A_LOOK)
            if not self._unread:
                self._turn()
        if self._looking is not None:
            self._go_on(self._looking, seconds)

    def _go_on(self, looking: LookingThrough, seconds: float) -> None:
        """Go on looking through games; one that is done may have puzzles in it."""
        left = looking.left
        if not looking.advance(seconds):
            return
        if looking.left < left:
            self._look()
        self._turn()
        if not looking.left:
            self._stop()

    def _look(self) -> None:
        """See what reviews there are, and read the first of them."""
        self.host.saves.puzzles.look(self._title)
        self._unread = self.host.saves.puzzles.read(A_LOOK)
        self._turn()

    def _turn(self) -> None:
        """What is shown is no longer so."""
        self._model = None
        self.host.refresh()

    def _stop(self) -> None:
        """Look through no more games."""
        if self._looking is not None:
            self._problem = self._looking.problem
            self._looking.close()
            self._looking = None
            self._look()

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        if self._model is None:
            self._model = self._told()
        return pile_page(self._model, self.host.hear, viewport)

    def _told(self) -> PileModel:
        saves, title = self.host.saves, self._title
        pile = pile_of(self.host, title)
        entries = {each.file: each for each in saves.archive.history.page(Wanted(title))}
        boxes, now = saves.learning.leitner, self.host.today
        self._due = pile.todays(boxes, now) if pile else ()
        self._puzzles = {each.name: each for each in pile.puzzles} if pile else {}
        people = tuple((each.key, each.who.name) for each in saves.puzzles.piles(title))
        return PileModel(
            name=BOXES[title].name(),
            people=people,
            person=pile.key if pile else "",
            by=self._by,
            groups=self._groups(pile, entries) if pile else (),
            due=len(self._due),
            done="" if self._due else day_told(done_today(self.host, title)),
            looking=self._looked(),
            played=bool(entries),
            note=boxes.problem,
        )

    def _looked(self) -> Looking:
        games = 0
        if not self._unread and self._looking is None:
            games = len(self.host.saves.puzzles.unreviewed(self._title, LAST))
        done = None if self._looking is None else self._looking.done
        return Looking(games, done, self._problem)

    def _groups(self, pile: PileOf, entries: dict[str, Entry]) -> tuple[Group, ...]:
        """The puzzles by what the list goes by, each with what that doesn't tell."""
        now = self.host.clock()
        heads: dict[str, Callable[[Puzzle], str]] = {
            BY_GAME: lambda each: each.file,
            BY_TIME: lambda each: _time(now - each.started),
            BY_PART: lambda each: part_told(each.part),
        }
        head, groups = heads[self._by], dict[str, list[Puzzle]]()
        for each in _sorted(pile.puzzles, self._by):
            groups.setdefault(head(each), []).append(each)
        found = []
        for name, puzzles in groups.items():
            lines = tuple(self._line(each, entries[each.file]) for each in puzzles)
            told = _game(entries[name], puzzles[0].seat, now) if self._by == BY_GAME else name
            found.append(Group(told, lines))
        return tuple(found)

    def _line(self, puzzle: Puzzle, entry: Entry) -> PuzzleLine:
        tried = latest(self.host.saves.learning.leitner.tried, puzzle.names)
        label = stands(self._title, puzzle.reached)
        # Translators: {percent}: “12 %”, of the chance to win.
        lost = _("{percent} given away").format(percent=percent(hundredths(puzzle.lost)))
        note = lost
        if self._by != BY_GAME:
            note = f"{_game(entry, puzzle.seat, self.host.clock())} · {lost}"
        found = tried.found if tried else None
        returns = comes_back(tried, self.host.today)
        known, cost = (found, len(DAYS)), cost_text(puzzle.lost)
        return PuzzleLine(puzzle.name, label, note, *known, puzzle in self._due, returns, cost)

    def on(self, intent: Intent) -> None:
        """Play one, list them otherwise, look for more, or go back to the box."""
        match intent:
            case Back():
                self.host.navigator.show(BoxPage(self._title))
            case TakePuzzle(name):
                self._take(name)
            case GroupPuzzles(by):
                self._by = by
                self._turn()
            case ShowPuzzlesOf(person):
                self.host.saves.learning.leitner.show(person)
                self._turn()
            case LookThrough() if self._looking is None:
                host = self.host
                paths = host.saves.puzzles.unreviewed(self._title, LAST)
                self._problem = ""
                self._looking = LookingThrough(host.saves, host.reviewer, paths)
                self._turn()
            case StopLooking():
                self._stop()

    def _take(self, name: str) -> None:
        """Play a puzzle, or the first of today's."""
        puzzle = self._puzzles.get(name) if name else next(iter(self._due), None)
        if puzzle is None:
            return
        route = route_to(self.host, puzzle, Puzzles(self._title))
        if route is not None:
            self.host.navigator.show(route)
            return
        text = _("Its game, or what was found in it, is not there any more.")
        notify(self.host, _("This puzzle can't be shown"), text)
        self._look()


def part_told(part: Part) -> str:
    """A part of a game, in words."""
    match part:
        case Part.BEGINNING:
            return _("Beginning of the game")
        case Part.MIDDLE:
            return _("Middle of the game")
        case Part.END:
            return _("End of the game")


def _game(entry: Entry, seat: int, now: float) -> str:
    """Which game it was: when, and against whom."""
    rivals = [each.name for at, each in enumerate(entry.seats) if at != seat]
    return " · ".join(filter(None, (when(entry.started, now), against_told(rivals))))


def _time(ago: float) -> str:
    """How long ago a game was, in seconds."""
    if ago < WEEK:
        return _("In the last seven days")
    return _("In the last month") if ago < MONTH else _("Longer ago")


def _sorted(puzzles: Sequence[Puzzle], by: str) -> list[Puzzle]:
    """The latest game first and each game from its beginning; by part, the beginnings first."""
    found = sorted(puzzles, key=lambda each: (-each.started, each.file, each.n))
    if by == BY_PART:
        found.sort(key=lambda each: tuple(Part).index(each.part))
    return found
