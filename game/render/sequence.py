"""In which order copies are drawn by one call, and the arrays that GL takes for it."""

from __future__ import annotations

import array
import ctypes
import enum
import struct
from bisect import insort
from functools import cache
from typing import Any, NamedTuple

from game.render.mesh import COLOUR_OFFSET, VERTEX_SIZE, Mesh, Surface, index_code
from game.render.records import RECORD_SIZE

from pyglet import gl  # isort: skip

INDEX_SIZE = 4
MOST_LATELY = 24
"""What draws so many choices of clusters is kept."""
ROOM = 64
"""Rows of numbers are as long as some multiple of this: each length is a type of its own, and to
make one takes longer than to fill rows of it."""
MOST_SHARE = 0.6
"""Where more than this part of the clusters is asked for, all are drawn: a few triangles that don't
show cost less than a choice, and what draws all is kept from one part of a picture to the next."""
PRINTED = (Surface.PICTURE, Surface.STAMP)
"""What shows a piece's face picture, by the last corner of a triangle, as in the shaders."""
_INT, _ADDRESS = struct.Struct("i"), struct.Struct("P")
"""The kinds of numbers in the arrays that GL takes."""
_SURFACE = COLOUR_OFFSET + 3
_PLACE = struct.Struct("<3f")
"""The beginning of a record."""


class Part(enum.IntEnum):
    """Which triangles of copies are drawn: by what they read, some cost more than others."""

    ALL = 0
    BARE = 1
    """Those that show paint alone."""
    PRINTED = 2
    """Those that may show their piece's face picture."""


class Columns(NamedTuple):
    """Triangles of some copies, as GL lays numbers: those of each copy at the same place of all."""

    lengths: bytes
    """How many indices there are of them."""
    firsts: bytes
    """Where the first index lies, in bytes."""
    bases: bytes
    """The vertex that index 0 means."""


NO_TRIANGLES = Columns(b"", b"", b"")
Run = tuple[Columns, Columns, Columns]
"""The triangles of one copy, by the number of each :class:`Part`."""
_Key = tuple[float, float, int]
_Choice = frozenset[int] | None
"""The numbers of the clusters that are drawn; None: all of them."""
Forms = tuple[list[Run], list[Run]]
"""The run of each slot: of its fine form, and of its coarse one."""
Arrays = tuple[object, object, object, int]
"""Counts, byte offsets of the first indices, base vertices, and how many there are of each."""


def run(length: int, first: int, base: int, bare: int = 0) -> Run:
    """The triangles of a copy.

    ``length``: how many indices it has, ``first``: the number of the first one, ``base``: the
    vertex that index 0 means, ``bare``: how many indices, the first ones, show paint alone.
    """
    printed = _triangles(length - bare, first + bare, base)
    return _triangles(length, first, base), _triangles(bare, first, base), printed


def _triangles(length: int, first: int, base: int) -> Columns:
    if not length:
        return NO_TRIANGLES
    return Columns(_INT.pack(length), _ADDRESS.pack(INDEX_SIZE * first), _INT.pack(base))


def _together(parts: list[Columns]) -> Columns:
    """All these, one after the other."""
    if len(parts) == 1:
        return parts[0]
    return Columns(*(b"".join(column) for column in zip(*parts, strict=True)))


def bare_first(mesh: Mesh) -> tuple[bytes, int]:
    """The mesh's indices as 32 bits each, so that one call can draw all meshes.

    Bare triangles come first; the number of their indices.
    """
    wide = array.array("I", array.array(index_code(mesh.vertex_count), mesh.indices))
    surfaces = mesh.vertices[_SURFACE::VERTEX_SIZE]
    if not any(each in surfaces for each in PRINTED):
        return wide.tobytes(), len(wide)
    bare, printed = array.array("I"), array.array("I")
    for at in range(0, len(wide), 3):
        triangle = wide[at : at + 3]
        (printed if surfaces[triangle[2]] in PRINTED else bare).extend(triangle)
    return (bare + printed).tobytes(), len(bare)


NOTHING: Arrays = ((gl.GLsizei * 0)(), (ctypes.c_void_p * 0)(), (gl.GLint * 0)(), 0)


class _Cluster:
    """Slots that are drawn together, in order, and the numbers that GL is told of them."""

    def __init__(self) -> None:
        self._slots: dict[int, None] = {}
        self._columns: dict[tuple[bool, Part], Columns] = {}
        self.first: _Key | None = None
        """Where its first slot is, once it has been put in order."""

    def add(self, slot: int) -> None:
        self._slots[slot] = None
        self.forget()

    def remove(self, slot: int) -> bool:
        """Take a slot out; whether it was the last."""
        del self._slots[slot]
        self.forget()
        return not self._slots

    def forget(self) -> None:
        self._columns.clear()
        self.first = None

    def put_in_order(self, records: bytearray) -> _Key:
        """High things first, then near ones: what they hide is not painted in vain. Returns where
        the first one is."""
        if self.first is None:
            keys = sorted([_key(records, slot) for slot in self._slots])
            self._slots = {slot: None for _, _, slot in keys}
            self.first = keys[0]
        return self.first

    def columns(self, runs: list[Run], coarse: bool, part: Part) -> Columns:
        """The triangles of a ``part``; ``runs``: those of all slots."""
        columns = self._columns.get((coarse, part))
        if columns is None:
            columns = _together([runs[slot][part] for slot in self._slots])
            self._columns[coarse, part] = columns
        return columns


def _key(records: bytearray, slot: int) -> _Key:
    _x, y, z = _PLACE.unpack_from(records, slot * RECORD_SIZE)
    return (-z, y, slot)


class Sequence:
    """The slots that one call draws, each in the cluster that is drawn or left out as a whole."""

    def __init__(self) -> None:
        self._where: dict[int, int] = {}
        """The number of each slot's cluster."""
        self._clusters: dict[int, _Cluster] = {}
        self._order: list[tuple[_Key, int]] = []
        """Where the clusters are, by which they are in order, and their numbers."""
        self._astray: set[int] = set()
        """The numbers of clusters that have no place in that order yet, or a wrong one."""
        self._lately: dict[tuple[bool, Part, _Choice], Arrays] = {}
        self._choices: dict[frozenset[int], _Choice] = {}
        """What of the clusters asked for lately is drawn here."""
        self._changed: set[int] = set()
        """The numbers of the clusters that came, went or changed since arrays were last asked."""

    def __len__(self) -> int:
        return len(self._where)

    def put(self, slot: int, cluster: int) -> None:
        """Draw this slot too, where the cluster of that number is drawn."""
        if slot in self._where:
            self.remove(slot)
        self._where[slot] = cluster
        self._clusters.setdefault(cluster, _Cluster()).add(slot)
        self._changed.add(cluster)

    def remove(self, slot: int) -> None:
        """Draw this slot no longer."""
        number = self._where.pop(slot)
        if self._clusters[number].remove(slot):
            del self._clusters[number]
        self._changed.add(number)

    def forget(self) -> None:
        """Work everything out anew: what is drawn for some slot has become another."""
        for cluster in self._clusters.values():
            cluster.forget()
        self._changed.update(self._clusters)

    def _heed_changes(self) -> None:
        """Forget the places of clusters that are others now, and what draws these."""
        changed = self._changed
        self._astray |= changed
        self._choices.clear()
        self._lately = {
            key: arrays
            for key, arrays in self._lately.items()
            if key[-1] is not None and changed.isdisjoint(key[-1])
        }
        changed.clear()

    def arrays(
        self,
        records: bytearray,
        runs: Forms,
        coarse: bool = False,
        part: Part = Part.ALL,
        only: frozenset[int] | None = None,
    ) -> Arrays:
        """What draws every slot, or those of some clusters ``only`` - all, if these are most.

        ``records``: those of all slots, by whose places they are put in order. ``runs``: those of
        all slots, of which ``coarse`` takes the coarse form. ``part``: which triangles.
        """
        if self._changed:
            self._heed_changes()
        chosen = self._chosen(only)
        key = (coarse, part, chosen)
        arrays = self._lately.get(key)
        if arrays is None:
            if len(self._lately) >= MOST_LATELY:
                self._lately.clear()
            arrays = self._lately[key] = _arrays(
                [
                    self._clusters[number].columns(runs[coarse], coarse, part)
                    for _, number in self._in_order(records)
                    if chosen is None or number in chosen
                ]
            )
        return arrays

    def _chosen(self, only: frozenset[int] | None) -> _Choice:
        """What is drawn here where those clusters are asked for."""
        if only is None:
            return None
        if only not in self._choices:
            if len(self._choices) >= MOST_LATELY:
                self._choices.clear()
            here = only.intersection(self._clusters)
            most = len(here) > MOST_SHARE * len(self._clusters)
            self._choices[only] = None if most else here
        return self._choices[only]

    def _in_order(self, records: bytearray) -> list[tuple[_Key, int]]:
        astray = self._astray
        if astray:
            self._order = [each for each in self._order if each[1] not in astray]
            for number in astray & self._clusters.keys():
                insort(self._order, (self._clusters[number].put_in_order(records), number))
            astray.clear()
        return self._order


def _arrays(parts: list[Columns]) -> Arrays:
    """All these columns as GL takes them."""
    if not parts:
        return NOTHING
    lengths, firsts, bases = _together(parts)
    size = len(lengths) // ctypes.sizeof(gl.GLsizei)
    room = -(-size // ROOM) * ROOM
    return (
        _row(gl.GLsizei, room, lengths),
        _row(ctypes.c_void_p, room, firsts),
        _row(gl.GLint, room, bases),
        size,
    )


def _row(kind: type[ctypes.c_int | ctypes.c_void_p], room: int, numbers: bytes) -> object:
    """A row of numbers, with ``room`` for so many."""
    row = _type_of(kind, room)
    return row.from_buffer_copy(numbers.ljust(ctypes.sizeof(row), b"\0"))


@cache
def _type_of(kind: type[ctypes.c_int | ctypes.c_void_p], room: int) -> type[ctypes.Array[Any]]:
    return kind * room
