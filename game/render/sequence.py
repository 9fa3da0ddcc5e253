"""In which order copies are drawn by one call, and the arrays that GL takes for it."""

from __future__ import annotations

import array
import ctypes
import enum
import struct
from collections.abc import Collection
from typing import NamedTuple

from game.render.mesh import COLOUR_OFFSET, VERTEX_SIZE, Mesh, Surface, index_code
from game.render.records import RECORD_SIZE

from pyglet import gl  # isort: skip

INDEX_SIZE = 4
MOST_PARTS = 24
"""What draws so many choices of slots is kept."""
PRINTED = (Surface.PICTURE, Surface.STAMP)
"""What shows a piece's face picture, by the last corner of a triangle, as in the shaders."""
_INT, _ADDRESS = "i", "Q" if ctypes.sizeof(ctypes.c_void_p) == 8 else "I"
"""The kinds of numbers in the arrays that GL takes, as :mod:`array` names them."""
_SURFACE = COLOUR_OFFSET + 3
_PLACE = struct.Struct("<3f")
"""The beginning of a record."""


class Part(enum.Enum):
    """Which triangles of copies are drawn: by what they read, some cost more than others."""

    ALL = 0
    BARE = 1
    """Those that show paint alone."""
    PRINTED = 2
    """Those that may show their piece's face picture."""


class Run(NamedTuple):
    """The indices of one copy: how many, the first, and the vertex that index 0 means."""

    length: int
    first: int
    base: int
    bare: int = 0
    """How many of its indices, the first ones, are of triangles that show paint alone."""


Forms = tuple[list[Run], list[Run]]
"""The run of each slot: of its fine form, and of its coarse one."""
Arrays = tuple[object, object, object, int]
"""Counts, byte offsets of the first indices, base vertices, and how many there are of each."""


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


def _joined(runs: Collection[Run], part: Part) -> Arrays:
    """What ``glMultiDrawElementsBaseVertex`` takes to draw some of these runs' triangles."""
    if part is Part.ALL:
        spans = [(length, INDEX_SIZE * first, base) for length, first, base, _ in runs]
    elif part is Part.BARE:
        spans = [(bare, INDEX_SIZE * first, base) for _, first, base, bare in runs if bare]
    else:
        spans = [
            (length - bare, INDEX_SIZE * (first + bare), base)
            for length, first, base, bare in runs
            if length > bare
        ]
    if not spans:
        return NOTHING
    size = len(spans)
    lengths, offsets, bases = zip(*spans, strict=True)
    return (  # by way of arrays: three times as fast as handing over number by number
        (gl.GLsizei * size).from_buffer(array.array(_INT, lengths)),
        (ctypes.c_void_p * size).from_buffer(array.array(_ADDRESS, offsets)),
        (gl.GLint * size).from_buffer(array.array(_INT, bases)),
        size,
    )


class Sequence:
    """The slots that one call draws."""

    def __init__(self) -> None:
        self._slots: dict[int, None] = {}
        self._ordered = True
        self._whole: dict[tuple[bool, Part], Arrays] = {}
        self._parts: dict[tuple[frozenset[int], bool, Part], Arrays] = {}
        """What draws some of the slots, of the choices asked for lately."""

    def __len__(self) -> int:
        return len(self._slots)

    def add(self, slot: int) -> None:
        """Draw this slot too."""
        self._slots[slot] = None
        self._ordered = False
        self.forget()

    def remove(self, slot: int) -> None:
        """Draw this slot no longer."""
        del self._slots[slot]
        self.forget()

    def forget(self) -> None:
        """Work everything out anew: what is drawn for some slot has become another."""
        self._whole.clear()
        self._parts.clear()

    def all(self, records: bytearray, runs: Forms, coarse: bool, part: Part = Part.ALL) -> Arrays:
        """What draws every slot; worked out once, until something of it changes.

        ``records``: those of all slots, by whose places they are put in order. ``runs``: those of
        all slots, of which ``coarse`` takes the coarse form. ``part``: which triangles.
        """
        if (coarse, part) not in self._whole:
            self._put_in_order(records)
            form = runs[coarse]
            self._whole[coarse, part] = _joined([form[slot] for slot in self._slots], part)
        return self._whole[coarse, part]

    def some(
        self,
        records: bytearray,
        runs: Forms,
        coarse: bool,
        wanted: frozenset[int],
        part: Part = Part.ALL,
    ) -> Arrays:
        """What draws those slots that are ``wanted``; the rest as in :meth:`all`."""
        key = (wanted, coarse, part)
        arrays = self._parts.get(key)
        if arrays is None:
            arrays = NOTHING
            if not self._slots.keys().isdisjoint(wanted):
                self._put_in_order(records)
                form = runs[coarse]
                arrays = _joined([form[slot] for slot in self._slots if slot in wanted], part)
            if len(self._parts) >= MOST_PARTS:
                self._parts.clear()
            self._parts[key] = arrays
        return arrays

    def _put_in_order(self, records: bytearray) -> None:
        """High things first, then near ones: what they hide is not painted in vain."""
        if self._ordered:
            return
        self._ordered = True
        places = {slot: _PLACE.unpack_from(records, slot * RECORD_SIZE) for slot in self._slots}
        order = sorted(places, key=lambda slot: (-places[slot][2], places[slot][1], slot))
        self._slots = dict.fromkeys(order)
