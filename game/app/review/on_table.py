"""Two moves on the table: what was played and what would have been better, each with its letter.

Pieces lie as ghosts where a move would put them, as for a hint; what it is about has a ring in the
colour of its letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.app.match.viewer.bring_into_view import bring_into_view
from game.app.match.viewer.table import Table
from game.rules.core import Move, View
from game.rules.registry import legal_moves
from game.scene.pose import PieceId, Vec3
from game.scene.stage import Mark
from game.scene.targets import Target
from game.ui import theme
from game.ui.boxes import Pinned
from game.ui.hands import AnyDecision, Decision
from game.ui.interface import Interface
from game.ui.panels.review.verdicts import BETTER, INKS, LetterSign
from game.ui.persons import People
from game.ui.ring import Ring
from game.ui.signs import Meant
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

GHOST = "reviewed"
"""Names of the ghosts begin so, then come the letter and a number."""
Spot = tuple[float, float]
"""A place in the window, in units, with the way down."""
TAG = 24.0
"""Across a letter on the table, in units."""
STROKES = ((9.0, theme.INK), (6.5, theme.WHITE))
"""Widths and inks of a ring beneath its own colour, from the lowest on."""
THICK = 4.5


class LetteredRing(Ring):
    """A ring round what a move is about, in the colour of the move's ``letter``."""

    def __init__(self, points: Sequence[tuple[float, float]], letter: str) -> None:
        super().__init__(points)
        self.letter = letter

    def draw(self, painter: Painter) -> None:
        """Draw the strokes."""
        closed = [*self.points, *self.points[:1]]
        for width, ink in (*STROKES, (THICK, INKS[self.letter])):
            painter.line(closed, ink, width)


@dataclass(frozen=True, slots=True)
class _Lies:
    """Where a move shows: round what ``things``, and at which ``places`` its ghosts stand."""

    letter: str
    things: tuple[Target, ...]
    places: tuple[Vec3, ...]


class MovesOnTable:
    """The moves that are shown on one table, by their letters."""

    def __init__(self, table: Table, title: str, interface: Interface, people: People) -> None:
        self._table, self._title = table, title
        self._interface, self._people = interface, people
        self._lies: tuple[_Lies, ...] = ()

    @property
    def letters(self) -> tuple[str, ...]:
        """Those that are shown."""
        return tuple(each.letter for each in self._lies)

    def show(self, view: View, moves: Mapping[str, Move]) -> None:
        """Show these and no others, for whoever decides in ``view``, as the table lies for him."""
        self.clear()
        table, signs = self._table, self._interface.signs
        marks: dict[Target, Mark] = {}
        single: dict[PieceId, Mark] = {}
        held: list[Target] = []
        found = []
        for letter, move in moves.items():
            decision = self._decision(view, move)
            things = tuple(self._interface.words.about(view, move))
            marks.update(dict.fromkeys(things, Mark.CHOSEN))
            held += [*things, *signs.previewed(decision, Meant())]
            places = []
            for number, piece in enumerate(signs.ghosts(table, decision, Meant())):
                name = (GHOST, letter, number)
                table.scene.put(name, piece)
                single[name] = Mark.GHOST
                places.append(piece.pose.place)
            found.append(_Lies(letter, things, tuple(places)))
        self._lies = tuple(found)
        table.mark(marks, single, None, held)

    def _decision(self, view: View, move: Move) -> AnyDecision:
        """The decision as it was, with a move that is hinted at."""
        legal, empty = legal_moves(self._title, view), self._interface.hands.empty
        # Nothing speaks against a move that is looked back at.
        return Decision(view, self._people, legal, empty, lambda _: None, open=True, hint=move)

    def clear(self) -> None:
        """Show none."""
        scene = self._table.scene
        for name in [name for name in scene.pieces if name[0] == GHOST]:
            scene.remove(name)
        if self._lies:
            self._lies = ()
            self._table.mark({})

    def look(self) -> None:
        """Let the eye see what is shown, the better move first."""
        for each in sorted(self._lies, key=lambda each: each.letter != BETTER)[:1]:
            for thing in each.things:
                bring_into_view(self._table, thing)

    def widgets(self) -> list[Widget]:
        """Rings and letters, where they show just now."""
        rings: list[Widget] = []
        tags: list[tuple[str, Spot]] = []
        for each in self._lies:
            seen = [thing for thing in each.things if self._table.sees(thing)]
            for points in (self._outline(thing) for thing in seen):
                rings.append(LetteredRing(points, each.letter))
                tags.append((each.letter, _corner(points, each.letter)))
            if not seen and each.places:
                tags.append((each.letter, self._table.units(each.places[-1])))
        spots = apart([spot for _letter, spot in tags])
        pinned = (
            Pinned(LetterSign(letter, TAG), spot)
            for (letter, _spot), spot in zip(tags, spots, strict=True)
        )
        return [*rings, *pinned]

    def _outline(self, thing: Target) -> list[Spot]:
        table = self._table
        return table.ring(thing) or [table.units(table.point(thing))]


def _corner(points: Sequence[Spot], letter: str) -> Spot:
    """Where the letter of a move stands beside what it is about: at the upper left corner, that of
    the better one at the right, for both may be about the same."""
    xs, ys = zip(*points, strict=True)
    return (max(xs) if letter == BETTER else min(xs)), min(ys)


def apart(spots: Sequence[Spot]) -> list[Spot]:
    """The middles of letters, each as far below where it would stand as the ones before need."""
    taken: list[Spot] = []
    for x, wanted in spots:
        y = wanted
        while any(abs(x - other) < TAG and abs(y - beside) < TAG for other, beside in taken):
            y += TAG
        taken.append((x, y))
    return taken
