"""All pieces as one batch: a copy of its mesh for each, drawn together by one call.

Each copy carries the number of its *slot*: the shaders read place, turn and look of a slot from a
buffer texture, so that moving a piece writes 64 bytes and drawing costs Python one call. A copy
that is given back waits for the next piece of the same model.
"""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.render.buffers import Attribute, Buffer, VertexArray
from game.render.mesh import (
    COLOUR_OFFSET,
    NORMAL_OFFSET,
    POSITION_OFFSET,
    UV_OFFSET,
    VERTEX_SIZE,
    Mesh,
)
from game.render.records import RECORD_SIZE
from game.render.sequence import INDEX_SIZE, Forms, Part, Sequence, bare_first, run
from game.render.targets import delete_texture

from pyglet import gl  # isort: skip

_SLOT_SIZE = 4
_VERTEX_FEED = (
    Attribute(0, 3, POSITION_OFFSET, VERTEX_SIZE),
    Attribute(1, 3, NORMAL_OFFSET, VERTEX_SIZE),
    Attribute(2, 4, COLOUR_OFFSET, VERTEX_SIZE, gl.GL_UNSIGNED_BYTE, normalized=True),
    Attribute(3, 2, UV_OFFSET, VERTEX_SIZE),
)
_SLOT_FEED = (Attribute(4, 1, 0, _SLOT_SIZE, gl.GL_UNSIGNED_INT, integer=True),)


class _Model(NamedTuple):
    """A mesh of the library: where its indices lie, and how many are of bare triangles."""

    index_count: int
    first_index: int
    bare: int


@dataclass(frozen=True, slots=True)
class Copy:
    """One drawable copy of a model, and its slot."""

    model: str
    slot: int


class Batch:
    """The pieces' copies, their slots, and the lists in which they are drawn."""

    def __init__(self, library: Mapping[str, Mesh]) -> None:
        self._library = library
        self._models: dict[tuple[str, bool], _Model] = {}
        self._runs: Forms = ([], [])
        self._copies: list[Copy] = []
        self._coarse = False
        self._indices = Buffer(1 << 18)
        self._index_count = 0
        self._vertices = Buffer(1 << 20)
        self._slots_of_vertices = Buffer(1 << 17)
        self._records = Buffer(256 * RECORD_SIZE, gl.GL_TEXTURE_BUFFER)
        self._mirror = bytearray(256 * RECORD_SIZE)
        self._vertex_count = 0
        self._dirty: tuple[int, int] | None = None
        self._free: dict[str, list[Copy]] = {}
        self._lists: dict[str, Sequence] = {}
        self._array = VertexArray()
        name = gl.GLuint()
        gl.glGenTextures(1, ctypes.byref(name))
        self.texture = int(name.value)
        self._feed()
        self._bind_records()

    def knows(self, model: str) -> bool:
        """Whether the library has this model."""
        return model in self._library

    @property
    def slots(self) -> int:
        """How many copies there are, drawn or waiting."""
        return len(self._copies)

    def take(self, model: str) -> Copy:
        """A copy of ``model`` with a slot of its own; in no list yet."""
        free = self._free.get(model)
        return free.pop() if free else self._new_copies([model])[0]

    def reserve(self, wanted: Mapping[str, int]) -> None:
        """Have so many copies of each model, drawn or waiting: showing one of them is quick then.

        Models that the library doesn't have are passed over.
        """
        there = Counter(copy.model for copy in self._copies)
        missing = [
            model
            for model, count in wanted.items()
            if self.knows(model)
            for _ in range(count - there[model])
        ]
        for copy in self._new_copies(missing):
            self.give_back(copy)

    def give_back(self, copy: Copy) -> None:
        """The copy is no longer needed; it must have been taken out of its list."""
        self._free.setdefault(copy.model, []).append(copy)

    def write(self, copy: Copy, record: bytes) -> None:
        """Set the record of a copy's slot; it reaches the GPU with the next ``upload``."""
        start = copy.slot * RECORD_SIZE
        end = start + RECORD_SIZE
        self._mirror[start:end] = record
        low, high = self._dirty or (start, end)
        self._dirty = (min(low, start), max(high, end))

    def upload(self) -> None:
        """Bring the changed records to the GPU, in one call."""
        if self._dirty is None:
            return
        start, end = self._dirty
        self._records.write(memoryview(self._mirror)[start:end], start)
        self._dirty = None

    def put(self, copy: Copy, place: str, cluster: int) -> None:
        """Draw the copy with the list ``place``, where this ``cluster`` is drawn."""
        self._lists.setdefault(place, Sequence()).put(copy.slot, cluster)

    def drop(self, copy: Copy, place: str) -> None:
        """Draw the copy with the list ``place`` no longer."""
        self._lists[place].remove(copy.slot)

    def count(self, place: str) -> int:
        """How many copies the list ``place`` draws."""
        return len(self._lists.get(place, ()))

    def coarsen(self) -> None:
        """Keep a coarse form of every copy from now on."""
        if self._coarse:
            return
        self._coarse = True
        self._append(self._copies, self._meshes(self._copies), coarse=True)
        for drawn in self._lists.values():
            drawn.forget()

    def begin(self) -> None:
        """The next calls of :meth:`draw` come with nothing else drawn between them."""
        self._array.bind()

    def draw(
        self,
        place: str,
        only: frozenset[int] | None = None,
        *,
        coarse: bool = False,
        part: Part = Part.ALL,
    ) -> int:
        """Draw the copies of the list ``place`` with the current program, after :meth:`begin`.

        ``only``: those of these clusters, and the others too where these are most, so that what
        shows has to be kept to its part of the picture; None: all of them. ``coarse``: in their
        coarse forms, which :meth:`coarsen` has made. ``part``: which of their triangles. Returns
        the number of draw calls, 0 or 1.
        """
        drawn = self._lists.get(place)
        if drawn is None:
            return 0
        counts, offsets, bases, size = drawn.arrays(self._mirror, self._runs, coarse, part, only)
        if not size:
            return 0
        gl.glMultiDrawElementsBaseVertex(
            gl.GL_TRIANGLES, counts, gl.GL_UNSIGNED_INT, offsets, size, bases
        )
        return 1

    def delete(self) -> None:
        """Give everything back."""
        for buffer in (self._indices, self._vertices, self._slots_of_vertices, self._records):
            buffer.delete()
        self._array.delete()
        delete_texture(self.texture)

    def _meshes(self, copies: Iterable[Copy]) -> dict[str, Mesh]:
        """The meshes of copies by their names: the library makes them for this moment alone."""
        return {name: self._library[name] for name in {copy.model for copy in copies}}

    def _model(self, name: str, mesh: Mesh, coarse: bool) -> _Model:
        if (name, coarse) not in self._models:
            self._models[name, coarse] = self._load(mesh)
        return self._models[name, coarse]

    def _load(self, mesh: Mesh) -> _Model:
        first = self._index_count
        self._index_count += mesh.index_count
        if self._indices.grow(self._index_count * INDEX_SIZE):
            self._feed()
        indices, bare = bare_first(mesh)
        self._indices.write(indices, first * INDEX_SIZE)
        return _Model(mesh.index_count, first, bare)

    def _new_copies(self, models: list[str]) -> list[Copy]:
        copies = [Copy(model, slot) for slot, model in enumerate(models, len(self._copies))]
        self._copies += copies
        meshes = self._meshes(copies)
        self._append(copies, meshes, coarse=False)
        if self._coarse:
            self._append(copies, meshes, coarse=True)
        return copies

    def _append(self, copies: list[Copy], meshes: Mapping[str, Mesh], coarse: bool) -> None:
        """Bring copies, in the order of their slots, to the GPU: many of them all at once."""
        base, several = self._vertex_count, len(copies) > 1
        vertices, owners = list[bytes](), list[bytes]()
        for copy in copies:
            mesh = (coarse and meshes[copy.model].coarse) or meshes[copy.model]
            index_count, first, bare = self._model(copy.model, mesh, coarse)
            self._runs[coarse].append(run(index_count, first, self._vertex_count, bare))
            self._vertex_count += mesh.vertex_count
            vertices.append(mesh.vertices)
            owners.append(copy.slot.to_bytes(_SLOT_SIZE, "little") * mesh.vertex_count)
        self._make_room()
        self._vertices.write(b"".join(vertices), base * VERTEX_SIZE, waits=several)
        self._slots_of_vertices.write(b"".join(owners), base * _SLOT_SIZE, waits=several)

    def _make_room(self) -> None:
        moved = self._vertices.grow(self._vertex_count * VERTEX_SIZE)
        moved |= self._slots_of_vertices.grow(self._vertex_count * _SLOT_SIZE)
        if moved:
            self._feed()
        if self._records.grow(len(self._copies) * RECORD_SIZE):
            self._mirror.extend(bytes(self._records.capacity - len(self._mirror)))
            self._bind_records()

    def _feed(self) -> None:
        self._array.feed(self._vertices, _VERTEX_FEED)
        self._array.feed(self._slots_of_vertices, _SLOT_FEED)
        self._array.index(self._indices)

    def _bind_records(self) -> None:
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_BUFFER, self.texture)
        gl.glTexBuffer(gl.GL_TEXTURE_BUFFER, gl.GL_RGBA32F, self._records.id)
