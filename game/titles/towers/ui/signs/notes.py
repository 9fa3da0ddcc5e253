"""What stands over the table: lines of sight, the way of a pawn, open sides, points to come."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.rules.towers.catalogue import FIELDS, SIDE, Field, place_of
from game.rules.towers.moves import Build, Exchange, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene import tower
from game.scene.geometry import on
from game.scene.pose import Pose, Vec3
from game.scene.targets import Target
from game.titles.towers.scene import places as at
from game.titles.towers.scene.targets import FieldTarget, PawnTarget, TowerTarget
from game.titles.towers.scene.veils import hiding
from game.titles.towers.ui.hands.meaning import between, lanes_of, mover_of, seat_of, standing_on
from game.titles.towers.ui.hands.refusal_of_click import refused
from game.titles.towers.ui.hands.selection import EMPTY, TowersDecision
from game.titles.towers.ui.signs.beads import (
    BLOCKED,
    CLEAR,
    CREAM,
    Beads,
    Cross,
    Frame,
    Point,
    Side,
)
from game.titles.towers.ui.signs.hidden import hides
from game.titles.towers.ui.signs.pointed_move import aimed, leads_to, told_of, way_of
from game.titles.towers.ui.view_facts import first_in_line, gain, height, neighbours, open_sides
from game.ui import theme
from game.ui.boxes import Panel, Pinned
from game.ui.ground import Ground
from game.ui.layout import Row
from game.ui.marks import Disc, Icon, Text
from game.ui.rect import Rect
from game.ui.signs import Meant
from game.ui.theme import Ink
from game.ui.tooltip_placement import hidden
from game.ui.viewport import Viewport
from game.ui.widget import Widget

BEADS = 3
"""To a field."""
CLEAR_OF = 0.42
"""Part of a field that a line keeps off a pawn or tower at its ends."""
PLATE, SMALL_PLATE = 46.0, 36.0
"""Across the disc with the points to come."""
BELOW_BANNER = {False: 100.0, True: 72.0}
"""The banner and the line below it reach so far down; in low windows."""
SIGN, SMALL_SIGN = 22.0, 16.0
ROOF, BESIDE = 0.25, 1.1
"""Where on a roof its number is, over the storeys; and how far from the middle of a roof the points
stand beside it, in their own widths."""
EDGE = 0.46
"""From the middle of a field to its marked edge."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The signs over one table for one decision."""

    table: Ground[TowersView]
    decision: TowersDecision
    viewport: Viewport

    def all(self, meant: Meant) -> list[Widget]:
        """Everything that is told of what is in hand, waits or is pointed at."""
        parts: list[Widget] = []
        move, piece = aimed(self.decision, meant), told_of(self.decision, meant)
        if move is None and isinstance(piece, PawnTarget):
            parts += self._sight(piece.field)
        if move is None:
            parts += self._obstacle(meant)
        site = self.decision.selection.unfinished
        if site is not None:
            parts += self._sides(site.at)
        if move is not None:
            parts += self._move(move)
        where = [] if meant.clicked else self._where(meant.target)
        return [*self._standing(move, piece), *parts, *where]

    def _where(self, target: Target | None) -> list[Widget]:
        """Row and column of the field that is pointed at, on its near edge, as the rim has them;
        and round a tower, where that field ends. A click has it go: it lies over what is next."""
        if not isinstance(target, FieldTarget | TowerTarget | PawnTarget):
            return []
        field = target.field
        place: list[Widget] = []
        for icon, number in zip(("right", "down"), place_of(target.field), strict=True):
            place += [Icon(icon, 9), Text(str(number + 1), theme.SMALL_BOLD, lines=1)]
        x, y = self.table.units(on(at.field_pose(field), Pose((0.0, -0.5, 0.0))).place)
        sign = Pinned(Panel(Row(*place, gap=2), padding=(4, 0)), (x, y))
        return [*(self._frame(field, CREAM) if isinstance(target, TowerTarget) else []), sign]

    def _standing(self, move: TowersMove | None, piece: Target | None) -> list[Widget]:
        """The field of the pawn that it is all about, over whatever hides it."""
        mover = mover_of(move, seat_of(self.decision.view)) if move is not None else piece
        return self._frame(mover.field, CLEAR) if isinstance(mover, PawnTarget) else []

    def _move(self, move: TowersMove) -> list[Widget]:
        """The way of a move, the sides of a new tower, the points."""
        parts: list[Widget] = []
        way = way_of(move)
        if isinstance(move, Place) and move.to != move.entry:
            lane = lanes_of(move)[0]
            start = at.lane_pose(lane.entry, lane.step).place
            parts.append(self._beads(start, at.field_pose(move.to).place, clear=True, near=0.0))
        elif way is not None and not isinstance(move, Place) and between(*way):
            parts.append(self._line(*way, clear=True))
        if isinstance(move, Build):
            parts += self._sides(move.at)
        return parts + self._points(move)

    def _points(self, move: TowersMove) -> list[Widget]:
        """What a move would bring, over where it is done."""
        won = gain(move, self.decision.view)
        if not won or isinstance(move, Exchange):
            return []
        field = move.at if isinstance(move, Build) else move.to
        tall = sum(move.blocks) if isinstance(move, Build) else height(self.decision.view, field)
        size = SMALL_PLATE if self.viewport.compact else PLATE
        place = self._free_place(field, max(tall, 1), size)
        disc = Disc(size, theme.PAPER, theme.INK, text=f"+{won}", line=theme.ACCENT, width=3)
        return [Pinned(disc, place.center)]

    def _free_place(self, field: Field, tall: int, size: float) -> Rect:
        """The place that hides least of other towers' roofs: over the own one, or else beside it.

        The own roof's number lies lower than that; towers that are seen through don't count.
        """
        foot, view = at.field_pose(field), self.decision.view
        x, high = self.table.units(tower.top(foot, tall, 0.9))
        _, y = self.table.units(tower.top(foot, tall, 0.2))
        least = BELOW_BANNER[self.viewport.compact]
        aside = size * BESIDE
        middles = ((x, high - size / 2), (x + aside, y), (x - aside, y))
        places = [Rect(a - size / 2, max(b - size / 2, least), size, size) for a, b in middles]
        own = TowerTarget(field) if view.towers[field] else PawnTarget(field)
        clear = {field, *hiding(own, view, self.table.eye.eye)}
        roofs = [
            self._around(tower.top(at.field_pose(other), len(blocks), ROOF), size)
            for other, blocks in enumerate(view.towers)
            if blocks and other not in clear
        ]
        pawns = [at.pawn_pose(each).place for player in view.players for each in player.pawns]
        seen = [*roofs, *(self._around(each, size) for each in pawns)]
        return min(places, key=lambda place: round(sum(hidden(place, each) for each in seen), 2))

    def _around(self, point: Vec3, size: float) -> Rect:
        """What is to be seen of a thing, round one of its points."""
        x, y = self.table.units(point)
        return Rect(x - size / 2, y - size / 2, size, size)

    def _sight(self, pawn: Field) -> list[Widget]:
        """All that a pawn sees and may take; and what colours hide from it (T5.1, T7.1)."""
        usable = {
            getattr(target, "field", None)
            for target in leads_to(self.decision, PawnTarget(pawn))
            if self._stands(getattr(target, "field", None))
        }
        parts: list[Widget] = []
        for goal in first_in_line(self.decision.view, pawn):
            if goal in usable:
                if not between(pawn, goal):
                    continue
                parts.append(self._line(pawn, goal, clear=True))
            else:
                parts += self._hidden(pawn, goal)
        return parts

    def _stands(self, field: Field | None) -> bool:
        if field is None or field not in range(FIELDS):
            return False
        return not isinstance(standing_on(self.decision.view, field), FieldTarget)

    def _hidden(self, pawn: Field, goal: Field) -> list[Widget]:
        """A red line as far as the field of the colour that lies between."""
        field = hides(self.decision, pawn, goal)
        return [*self._frame(field), *self._barred(pawn, field)] if field is not None else []

    def _barred(self, pawn: Field, field: Field) -> list[Widget]:
        """A red line to a field, and a cross on it."""
        return [self._line(pawn, field, clear=False), self._cross(field)]

    def _cross(self, field: Field) -> Widget:
        spot = self.table.units(at.field_pose(field).place)
        return Cross(spot, SMALL_SIGN if self.viewport.compact else SIGN)

    def _obstacle(self, meant: Meant) -> list[Widget]:
        """The corners of a field that the pointer is on and no way leads to; and what is in the
        way of it."""
        decision, target = self.decision, meant.target
        if target is None or meant.usable or not decision.open or decision.selection.waits:
            return []
        if replace(decision.selection, cursor=None) == EMPTY:
            return []
        reason = refused(decision, target)
        if reason is None or reason.code not in IN_THE_WAY:
            return []
        parts = self._frame(target.field) if isinstance(target, FieldTarget) else []
        field, picked = dict(reason.values).get("field"), decision.selection.picked
        if not isinstance(field, int):
            return parts
        parts += self._frame(field)
        if isinstance(picked, PawnTarget) and picked.field != field:
            return parts + self._barred(picked.field, field)
        return [*parts, self._cross(field)]

    def _frame(self, field: Field, ink: Ink = BLOCKED) -> list[Widget]:
        """The edge of a field: in one line, or its corners where it is in the way."""
        corners = [self._corner(field, x, y) for x, y in CORNERS]
        return [Frame(corners, ink, broken=ink == BLOCKED)]

    def _sides(self, field: Field) -> list[Widget]:
        """The open and the closed sides of a new tower, and the open ones beside it (T6.3)."""
        view = self.decision.view
        sign = SMALL_SIGN if self.viewport.compact else SIGN
        parts = [
            self._side(each, towards, view, built=field, sign=0.0)
            for each in neighbours(view, field)
            for towards in STEPS
            if _next(each, towards) != field
        ]
        return parts + [
            self._side(field, towards, view, built=None, sign=sign) for towards in STEPS
        ]

    def _side(
        self, field: Field, towards: Point, view: TowersView, *, built: Field | None, sign: float
    ) -> Widget:
        """One side of the tower on a field."""
        other = _next(field, towards)
        is_open = other in open_sides(view, field, built)
        x, y = towards
        ends = [self._corner(field, x + side * y, y + side * x) for side in (-1, 1)]
        return Side(ends[0], ends[1], is_open=is_open, sign=sign)

    def _line(self, start: Field, goal: Field, *, clear: bool) -> Widget:
        return self._beads(at.field_pose(start).place, at.field_pose(goal).place, clear=clear)

    def _beads(self, start: Vec3, goal: Vec3, *, clear: bool, near: float = CLEAR_OF) -> Widget:
        """Beads between two places, clear of what stands there."""
        length = max(math.dist(start, goal), 1e-6)
        size = at.BOARD.scale
        first, last = near * size / length, (CLEAR_OF if clear else CLEAR_OF / 2) * size / length
        a = _part(start, goal, min(first, 0.5))
        b = _part(start, goal, 1.0 - min(last, 0.4))
        one, two = self.table.units(a), self.table.units(b)
        fields = max(math.dist(a, b) / size, 0.3)
        return Beads(one, two, math.dist(one, two) / (BEADS * fields), clear=clear)

    def _corner(self, field: Field, x: float, y: float) -> Point:
        """A point of a field's edge, ``x`` and ``y`` −1…1."""
        spot = on(at.field_pose(field), Pose((x * EDGE, y * EDGE, 0.0)))
        return self.table.units(spot.place)


CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
STEPS: tuple[Point, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""To the left, right, near and far side."""
IN_THE_WAY = (
    "colour_between",
    "colour_earlier",
    "tower_in_way",
    "pawn_in_way",
    "no_open_side",
    "no_way_here",
)
"""Of why nothing can be done there: something lies in the way."""


def _next(field: Field, towards: Point) -> Field:
    """The field beyond a side; -1 beyond the board's edge."""
    row, column = place_of(field)
    row, column = row - int(towards[1]), column + int(towards[0])
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column if inside else -1


def _part(start: Vec3, goal: Vec3, part: float) -> Vec3:
    x, y, z = (a + (b - a) * part for a, b in zip(start, goal, strict=True))
    return (x, y, z)
