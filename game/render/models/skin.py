"""The surface of a model, of which one corner after the other is drawn into a neighbour."""

from __future__ import annotations

import array
import heapq
import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.render.mesh import VERTEX, Surface, index_code
from game.render.models.carving import Carved, Point, Slot
from game.scene.geometry import cross, dot, minus

UPRIGHT = 2.5
"""So much more do steps along the height count: thin things stay as thick."""
LEAST_TURN = 0.35
"""A triangle that turns farther than this cosine tells would fold the surface."""
SAME_SIDE, PRINTED_SIDE = 0.6, 0.95
"""Cosines up to which neighbouring corners are one side's; on printed sides, which have borders."""
DIRECTIONS = 1.5
"""How finely directions are told apart where corners become one: steps from 0 to 1."""
MOST_WORK = 500_000
"""So many planes and triangles are looked at for one model; then what is left stays as it is. The
richest of the shipped ones takes some 360,000."""
TRIANGLE_WORK = 4
"""Looking at a triangle takes as long as at so many planes."""
PRINTED = frozenset({Surface.PICTURE, Surface.STAMP})

Plane = tuple[float, float, float, float, float]
"""A unit normal, the distance from the origin, and how much a step off it counts."""
Way = tuple[float, int, int, int]
"""How much a step from one place to another moves; how often the first had changed by then."""


class Corner(NamedTuple):
    """A vertex of the fine form, and where it is now."""

    source: int
    place: int


class Skin:
    """A surface in the making: corners at places, and the triangles between them."""

    def __init__(self, model: Carved) -> None:
        self._model = model
        self._rows = list(VERTEX.iter_unpack(model.vertices))
        numbers: dict[Point, int] = {}
        homes = [numbers.setdefault(row[:3], len(numbers)) for row in self._rows]
        self._places = list(numbers)
        self._paints = self._painted()
        indices = array.array(index_code(model.vertex_count), model.indices)
        corners = [Corner(number, home) for number, home in enumerate(homes)]
        self._triangles: dict[int, tuple[Corner, Corner, Corner]] = {}
        self._around: list[set[int]] = [set() for _ in numbers]
        for at in range(0, len(indices), 3):
            a, b, c = (corners[each] for each in indices[at : at + 3])
            if len({a.place, b.place, c.place}) == 3:
                self._triangles[at] = (a, b, c)
                for corner in (a, b, c):
                    self._around[corner.place].add(at)
        self._planes: list[set[Plane]] = [set() for _ in numbers]
        self._note_planes()
        self._changes = [0] * len(numbers)
        self._work = 0

    def _painted(self) -> list[tuple[object, ...]]:
        """What tells the paint of each vertex: its colour and surface, and its slot."""
        waiting = {
            number: slot.paint
            for slot in self._model.slots
            for number in range(slot.first, slot.first + slot.size)
        }
        return [(waiting.get(number, ""), *row[6:10]) for number, row in enumerate(self._rows)]

    def _note_planes(self) -> None:
        """Every place's triangles' planes, and upright ones along the borders of paint."""
        edges: dict[tuple[int, int], list[tuple[Point, object]]] = {}
        for corners in self._triangles.values():
            normal = self._normal([corner.place for corner in corners])
            if normal is None:
                continue
            paint = self._paints[corners[0].source]
            for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
                self._planes[one.place].add(_plane(normal, self._places[one.place]))
                edge = (min(one.place, other.place), max(one.place, other.place))
                edges.setdefault(edge, []).append((normal, paint))
        for (a, b), sides in edges.items():
            if len({paint for _, paint in sides}) > 1 or len(sides) == 1:
                self._note_border(a, b, [normal for normal, _ in sides])

    def _note_border(self, a: int, b: int, normals: Iterable[Point]) -> None:
        along = minus(self._places[b], self._places[a])
        for normal in normals:
            across = cross(normal, along)
            length = math.sqrt(dot(across, across))
            if length > 0.0:
                x, y, z = across
                plane = _plane((x / length, y / length, z / length), self._places[a])
                self._planes[a].add(plane)
                self._planes[b].add(plane)

    def _normal(self, places: list[int]) -> Point | None:
        a, b, c = (self._places[place] for place in places)
        x, y, z = cross(minus(b, a), minus(c, a))
        length = math.sqrt(x * x + y * y + z * z)
        return (x / length, y / length, z / length) if length > 1e-12 else None

    def drop_specks(self, size: float) -> None:
        """Take away what is joined to nothing and no larger, if there is more than that."""
        parts = list(self._parts())
        specks = [part for part in parts if self._extent(part) <= size]
        if len(specks) < len(parts):
            for part in specks:
                for number in {each for place in part for each in self._around[place]}:
                    self._remove(number)

    def _extent(self, part: Iterable[int]) -> float:
        places = [self._places[place] for place in part]
        return max(
            max(place[axis] for place in places) - min(place[axis] for place in places)
            for axis in range(3)
        )

    def _parts(self) -> Iterator[set[int]]:
        left = {place for place, triangles in enumerate(self._around) if triangles}
        while left:
            part, edge = set(), [min(left)]
            while edge:
                place = edge.pop()
                if place not in part:
                    part.add(place)
                    edge += self._neighbours(place)
            left -= part
            yield part

    def draw_together(self, limit: float) -> None:
        """Draw corners into neighbours until no one is left that may go."""
        heap: list[Way] = []
        for place in range(len(self._places)):
            self._offer(heap, place, limit)
        while heap and self._work < MOST_WORK:
            _, goer, goal, then = heapq.heappop(heap)
            if then != self._changes[goer]:
                continue
            self._work += TRIANGLE_WORK * len(self._around[goer])
            if self._may(goer, goal):
                self._move(goer, goal)
                self._changes[goal] += 1
                self._offer(heap, goal, limit)
                for place in sorted(self._neighbours(goal)):
                    self._offer(heap, place, limit, (goal,))

    def _offer(
        self, heap: list[Way], place: int, limit: float, goals: Iterable[int] | None = None
    ) -> None:
        """Note the ways of a place to its neighbours, or to these, that keep within the limit."""
        for goal in sorted(self._neighbours(place)) if goals is None else goals:
            cost = self._cost(place, goal)
            if cost <= limit:
                heapq.heappush(heap, (cost, place, goal, self._changes[place]))

    def _cost(self, goer: int, goal: int) -> float:
        """How far off the surfaces that ``goer`` stands for its going to ``goal`` leads."""
        x, y, z = self._places[goal]
        self._work += len(self._planes[goer])
        off = (abs(a * x + b * y + c * z - d) * e for a, b, c, d, e in self._planes[goer])
        return max(off, default=0.0)

    def _neighbours(self, place: int) -> set[int]:
        found = {corner.place for each in self._around[place] for corner in self._triangles[each]}
        found.discard(place)
        return found

    def _may(self, goer: int, goal: int) -> bool:
        """Whether nothing folds and every paint finds its place."""
        for number in self._around[goer]:
            corners = self._triangles[number]
            places = [corner.place for corner in corners]
            if goal in places:
                continue
            before = self._normal(places)
            after = self._normal([goal if place == goer else place for place in places])
            if before is None or after is None or dot(before, after) < LEAST_TURN:
                return False
            [mine] = [corner for corner in corners if corner.place == goer]
            if self._rows[mine.source][9] in PRINTED and self._twin(mine, goal) is None:
                return False
        return True

    def _twin(self, corner: Corner, goal: int) -> Corner | None:
        """The corner at ``goal`` that belongs to the same side of the same paint."""
        row, paint = self._rows[corner.source], self._paints[corner.source]
        least = PRINTED_SIDE if row[9] in PRINTED else SAME_SIDE
        best = None
        for number in sorted(self._around[goal]):
            for other in self._triangles[number]:
                if other.place == goal and self._paints[other.source] == paint:
                    agreement = dot(row[3:6], self._rows[other.source][3:6])
                    if agreement > least:
                        best, least = other, agreement
        return best

    def _move(self, goer: int, goal: int) -> None:
        for number in sorted(self._around[goer]):
            corners = self._triangles[number]
            if goal in (corner.place for corner in corners):
                continue
            moved = [
                (self._twin(corner, goal) or corner._replace(place=goal))
                if corner.place == goer
                else corner
                for corner in corners
            ]
            self._triangles[number] = (moved[0], moved[1], moved[2])
        for number in list(self._around[goer]):
            if goal in (corner.place for corner in self._triangles[number]) and any(
                corner.place == goer for corner in self._triangles[number]
            ):
                self._remove(number)
        self._around[goal] |= self._around[goer]
        self._around[goer] = set()
        self._planes[goal] |= self._planes[goer]
        self._changes[goer] += 1

    def _remove(self, number: int) -> None:
        for corner in self._triangles.pop(number):
            self._around[corner.place].discard(number)

    def finish(self) -> Carved:
        """What is left, as bytes; vertices of named paints still stand together."""
        used = sorted({corner for each in self._triangles.values() for corner in each})
        numbers: dict[tuple[object, ...], int] = {}
        new: dict[Corner, int] = {}
        kept: list[Corner] = []
        for corner in used:
            row = self._rows[corner.source]
            normal = tuple(round(each * DIRECTIONS) for each in row[3:6])
            flat = row[10:] if row[9] in PRINTED else ()
            key = (corner.place, self._paints[corner.source], normal, flat)
            new[corner] = numbers.setdefault(key, len(numbers))
            if new[corner] == len(kept):
                kept.append(corner)
        indices = [new[corner] for each in self._triangles.values() for corner in each]
        vertices = b"".join(
            VERTEX.pack(*self._places[corner.place], *self._rows[corner.source][3:])
            for corner in kept
        )
        return Carved(
            vertices,
            array.array(index_code(len(kept)), indices).tobytes(),
            len(kept),
            len(indices),
            self._slots(kept),
        )

    def _slots(self, kept: list[Corner]) -> tuple[Slot, ...]:
        sources = [corner.source for corner in kept]
        found = []
        for slot in self._model.slots:
            there = [n for n, at in enumerate(sources) if 0 <= at - slot.first < slot.size]
            if there:
                found.append(Slot(slot.paint, there[0], len(there)))
        return tuple(found)


def _plane(normal: Point, point: Point) -> Plane:
    """The plane through ``point``, told coarsely enough for neighbours to have the same."""
    x, y, z = (round(each, 3) for each in normal)
    weight = 1.0 + (UPRIGHT - 1.0) * abs(z) ** 4
    return (x, y, z, round(x * point[0] + y * point[1] + z * point[2], 4), round(weight, 3))
