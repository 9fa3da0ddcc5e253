"""The baked models by name, and the miniatures composed from them.

A building's miniature is named ``<model>:<biome>:<material>``: its walls take the material's
colour, its roof the biome's, and the biome's trees or rocks stand beside it. A mob's is just
``<model>``. Miniatures are modelled in the frame of their tile: draw them at the tile's pose.
"""

from __future__ import annotations

import array
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain

from game.render.mesh import COLOUR_OFFSET, VERTEX_SIZE, Mesh
from game.render.models.bakery import FILE, unbake
from game.render.models.carving import Carved
from game.render.models.nature import BARE, PLACE_OF, SIDES
from game.render.models.paint import BIOME_ROOFS, MATERIAL_WALLS, palette, rgb
from game.resources import assets

SCENERY = "scenery"


class Library(Mapping[str, Mesh]):
    """Every model; the miniatures of buildings are composed when they are asked for."""

    def __init__(self, carved: Mapping[str, Carved]) -> None:
        self._carved = carved
        self._fixed = {name: _mesh(each) for name, each in carved.items() if not each.slots}
        self._variants = {
            f"{model}:{biome}:{material}": (model, biome, material)
            for model, each in carved.items()
            if each.slots
            for biome in BIOME_ROOFS
            for material in MATERIAL_WALLS
        }
        self._composed: dict[str, Mesh] = {}

    def __getitem__(self, name: str) -> Mesh:
        if name in self._fixed:
            return self._fixed[name]
        if name not in self._composed:
            self._composed[name] = self._compose(*self._variants[name])
        return self._composed[name]

    def __iter__(self) -> Iterator[str]:
        return chain(self._fixed, self._variants)

    def __len__(self) -> int:
        return len(self._fixed) + len(self._variants)

    def __contains__(self, name: object) -> bool:
        return name in self._fixed or name in self._variants

    def _compose(self, model: str, biome: str, material: str) -> Mesh:
        """Paint a building and set its scenery beside it."""
        building, colours = self._carved[model], palette(biome, material)
        vertices = bytearray(building.vertices)
        for slot in building.slots:
            _paint(vertices, slot.first, slot.size, colours[slot.paint])
        if model in BARE:
            painted = building._replace(vertices=bytes(vertices))
            return _mesh(painted)
        scenery = self._carved[f"{SCENERY}:{biome}:{PLACE_OF.get(model, SIDES)}"]
        shifted = [i + building.vertex_count for i in array.array("H", scenery.indices)]
        return Mesh(
            bytes(vertices) + scenery.vertices,
            building.indices + array.array("H", shifted).tobytes(),
            building.vertex_count + scenery.vertex_count,
            building.index_count + scenery.index_count,
        )


def _paint(vertices: bytearray, first: int, count: int, colour: str) -> None:
    """Give a run of vertices one colour; their surface kinds stay."""
    start, end = first * VERTEX_SIZE + COLOUR_OFFSET, (first + count) * VERTEX_SIZE
    for channel, value in enumerate(rgb(colour)):
        vertices[start + channel : end : VERTEX_SIZE] = bytes((value,)) * count


def _mesh(model: Carved) -> Mesh:
    return Mesh(model.vertices, model.indices, model.vertex_count, model.index_count)


@cache
def library() -> Library:
    """The library of this installation, read once (measured: 3 ms)."""
    return Library(dict(unbake((assets() / FILE).read_bytes())))
