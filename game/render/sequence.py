"""In which order copies are drawn by one call, and the arrays that GL takes for it."""

from __future__ import annotations

import array
import ctypes
import struct
from collections.abc import Collection
from typing import NamedTuple

from game.render.records import RECORD_SIZE

from pyglet import gl  # isort: skip

INDEX_SIZE = 4
_PLACE = struct.Struct("<3f")
"""The beginning of a record."""


class Run(NamedTuple):
    """The indices of one copy: how many, the first, and the vertex that index 0 means."""

    length: int
    first: int
    base: int


Forms = tuple[list[Run], list[Run]]
"""The run of each slot: of its fine form, and of its coarse one."""
Arrays = tuple[object, object, object, int]
"""Counts, byte offsets of the first indices, base vertices, and how many there are of each."""


def arrays(runs: Collection[Run]) -> Arrays:
    """What ``glMultiDrawElementsBaseVertex`` takes to draw these runs."""
    size = len(runs)
    lengths, firsts, bases = zip(*runs, strict=True) if runs else ((), (), ())
    return (
        (gl.GLsizei * size).from_buffer(array.array("i", lengths)),
        (ctypes.c_void_p * size).from_buffer(array.array("Q", [INDEX_SIZE * n for n in firsts])),
        (gl.GLint * size).from_buffer(array.array("i", bases)),
        size,
    )


class Sequence:
    """The slots that one call draws."""

    def __init__(self) -> None:
        self._slots: dict[int, None] = {}
        self._ordered = True
        self._whole: dict[bool, Arrays] = {}

    def __len__(self) -> int:
        return len(self._slots)

    def add(self, slot: int) -> None:
        """Draw this slot too."""
        self._slots[slot] = None
        self._ordered = False
        self.forget()

    def remove(self, slot: int) -> None:
        """Draw it no longer."""
        del self._slots[slot]
        self.forget()

    def forget(self) -> None:
        """What is drawn for some slot has become another."""
        self._whole.clear()

    def all(self, records: bytearray, runs: Forms, coarse: bool) -> Arrays:
        """What draws every slot."""
        if coarse not in self._whole:
            self._put_in_order(records)
            form = runs[coarse]
            self._whole[coarse] = arrays([form[slot] for slot in self._slots])
        return self._whole[coarse]

    def some(
        self, records: bytearray, runs: Forms, coarse: bool, wanted: Collection[int]
    ) -> Arrays:
        """What draws those slots that are ``wanted``."""
        self._put_in_order(records)
        form = runs[coarse]
        return arrays([form[slot] for slot in self._slots if slot in wanted])

    def _put_in_order(self, records: bytearray) -> None:
        """High things first, then near ones: what they hide is not painted in vain."""
        if self._ordered:
            return
        self._ordered = True
        places = {slot: _PLACE.unpack_from(records, slot * RECORD_SIZE) for slot in self._slots}
        order = sorted(places, key=lambda slot: (-places[slot][2], places[slot][1], slot))
        self._slots = dict.fromkeys(order)
