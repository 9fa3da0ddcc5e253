"""The baked file of all models: written by ``tools.assets``, read by the library.

Eight bytes ``CWMODEL2``, the length of the index (4 bytes, little-endian), the index as JSON, then
the vertices and indices of one model after the other. An index entry is
``[name, vertex count, index count, [[paint, first, count], …]]``.
"""

from __future__ import annotations

import array
import json
from collections.abc import Iterable, Iterator
from typing import Any

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


def _entries(data: bytes, start: int) -> list[list[Any]]:
    """The index, if it and all it tells of are there; the rest stands from ``start`` on."""
    try:
        entries: list[list[Any]] = json.loads(data[12:start]) if data[:8] == MAGIC else []
        size = sum(count * VERTEX_SIZE + n * index_size(count) for _, count, n, _ in entries)
    except (ValueError, TypeError) as error:
        raise DamagedModels("the index can't be read") from error
    if not entries or start + size != len(data):
        raise DamagedModels("a part of it is missing")
    return entries


def unbake(data: bytes) -> Iterator[tuple[str, Carved]]:
    """The models in the file, in order; raises :class:`DamagedModels`."""
    start = 12 + int.from_bytes(data[8:12], "little")
    for name, vertex_count, index_count, slots in _entries(data, start):
        middle = start + vertex_count * VERTEX_SIZE
        end = middle + index_count * index_size(vertex_count)
        runs = tuple(Slot(*slot) for slot in slots)
        yield name, Carved(data[start:middle], data[middle:end], vertex_count, index_count, runs)
        start = end
