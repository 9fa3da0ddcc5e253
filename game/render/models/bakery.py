"""The baked file of all models: written by ``tools.assets``, read by the library.

Eight bytes ``CWMODEL2``, the length of the index (4 bytes, little-endian), the index as JSON, then
the vertices and indices of one model after the other. An index entry is
``[name, vertex count, index count, [[paint, first, count], …]]``.
"""

from __future__ import annotations

import array
import io
import json
import weakref
from collections.abc import Iterable, Iterator, Mapping
from typing import BinaryIO, NamedTuple

from game.render.mesh import VERTEX_SIZE, index_code
from game.render.models.carving import Carved, Slot

MAGIC = b"CWMODEL2"
FILE = "models/toys.bin"
"""Where the baked models lie in the assets."""
BUILDING, MOB, SCENERY = "building:", "mob:", "scenery:"
"""Before the names of miniatures, and of the small things beside them: ``scenery:forest:0``."""
COARSE = "coarse:"
"""Before all of it in the name of a coarse form."""


class DamagedModels(Exception):  # noqa: N818 - names what is wrong with the file
    """The file of baked models is not what this version of the game reads."""


def index_size(vertex_count: int) -> int:
    """Bytes of one index in a mesh of so many vertices."""
    return array.array(index_code(vertex_count)).itemsize


def bake(models: Iterable[tuple[str, Carved]]) -> bytes:
    """The bytes of the file."""
    entries, body = [], bytearray()
    for name, model in models:
        entries.append([name, model.vertex_count, model.index_count, model.slots])
        body += model.vertices + model.indices
    index = json.dumps(entries, separators=(",", ":")).encode()
    return MAGIC + len(index).to_bytes(4, "little") + index + bytes(body)


class _Place(NamedTuple):
    """Where a model stands in its file: from byte ``start`` on, as the index tells of it."""

    start: int
    vertex_count: int
    index_count: int
    slots: tuple[Slot, ...]

    @property
    def middle(self) -> int:
        """Where its vertices end and its indices begin."""
        return self.start + self.vertex_count * VERTEX_SIZE

    @property
    def end(self) -> int:
        """One past its last byte."""
        return self.middle + self.index_count * index_size(self.vertex_count)


class Baked(Mapping[str, Carved]):
    """The models of a file by name, in its order; each is read whenever it is asked for.

    Meshes lie where they are drawn from: what is read here is needed for a moment. The file stays
    open, so that one that is replaced under a running game goes on to hold what it held.
    """

    def __init__(self, stored: BinaryIO) -> None:
        """``stored``: the file, which is its own from now on. Raises DamagedModels."""
        self._stored = stored
        weakref.finalize(self, stored.close)
        head = stored.read(12)
        start = 12 + int.from_bytes(head[8:], "little")
        size = stored.seek(0, io.SEEK_END)
        stored.seek(12)
        index = stored.read(start - 12) if head[:8] == MAGIC and start <= size else b""
        self._places: dict[str, _Place] = {}
        try:
            for name, vertex_count, index_count, slots in json.loads(index or "[]"):
                runs = tuple(Slot(*slot) for slot in slots)
                self._places[name] = place = _Place(start, vertex_count, index_count, runs)
                start = place.end
        except (ValueError, TypeError) as error:
            raise DamagedModels("the index can't be read") from error
        if not self._places or start != size:
            raise DamagedModels("a part of it is missing")

    def __getitem__(self, name: str) -> Carved:
        place = self._places[name]
        self._stored.seek(place.start)
        vertices = self._stored.read(place.middle - place.start)
        indices = self._stored.read(place.end - place.middle)
        return Carved(vertices, indices, place.vertex_count, place.index_count, place.slots)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


def unbake(data: bytes) -> Iterator[tuple[str, Carved]]:
    """The models in a file's bytes, in order; raises :class:`DamagedModels`."""
    yield from Baked(io.BytesIO(data)).items()
