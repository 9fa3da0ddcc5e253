"""The models by name, and the miniatures composed from them.

A building's miniature is named ``<model>:<biome>:<material>``: its walls take the material's
colour, its roof the biome's, and the biome's trees or rocks stand beside it. A mob's is just
``<model>``. Miniatures are modelled in the frame of their tile: draw them at the tile's pose.
"""

from __future__ import annotations

import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple
from weakref import WeakValueDictionary

from game.content.miniature import Miniatures, Spot
from game.content.models import shipped_models
from game.render.mesh import COLOUR_OFFSET, VERTEX, VERTEX_SIZE, Mesh, index_code
from game.render.models.assembling import UNIT
from game.render.models.bakery import BUILDING, COARSE, FILE, MOB, SCENERY, Baked
from game.render.models.carving import Carved
from game.render.models.larder import carved_miniatures, kept
from game.render.models.paint import BIOME_ROOFS, MATERIAL_WALLS, palette, rgb
from game.resources import assets, installed


class _Forms(NamedTuple):
    """Where a model is, by which name: as it is, and as it will do for small pictures."""

    carved: Mapping[str, Carved]
    name: str

    @property
    def fine(self) -> Carved:
        """The model as it is."""
        return self.carved[self.name]

    @property
    def coarse(self) -> Carved:
        """What will do for small pictures."""
        return self.carved[COARSE + self.name]


class _Building(NamedTuple):
    """A building before it is painted, and where its two small things stand."""

    forms: _Forms
    spots: tuple[Spot, ...]


def _forms(carved: Mapping[str, Carved]) -> Iterator[tuple[str, _Forms]]:
    """Every model by its name, with both of its forms."""
    for name in carved:
        if not name.startswith(COARSE):
            yield name, _Forms(carved, name)


class Library(Mapping[str, Mesh]):
    """Every model, made when it is asked for and nobody has it; buildings are composed."""

    def __init__(self, carved: Mapping[str, Carved], spots: Mapping[str, tuple[Spot, ...]]) -> None:
        self._meshes: WeakValueDictionary[str, Mesh] = WeakValueDictionary()
        self._plain: dict[str, _Forms] = {}
        self._buildings: dict[str, _Building] = {}
        self._variants: dict[str, tuple[str, str, str]] = {}
        self._scenery: dict[str, _Forms] = {}
        self._lent: dict[str, Mapping[str, Mesh]] = {}
        for name, each in _forms(carved):
            kind, _, rest = name.rpartition(":") if name.startswith(SCENERY) else ("", "", "")
            if kind:
                self._scenery[f"{kind.removeprefix(SCENERY)}:{rest}"] = each
            elif name.startswith(BUILDING):
                self._add_building(name.removeprefix(BUILDING), each, spots)
            else:
                self._plain[name.removeprefix(MOB)] = each

    def lend(self, models: Mapping[str, Mesh]) -> None:
        """Have these models too, which a title brings: each is fetched when it is asked for."""
        self._lent.update(dict.fromkeys(models, models))

    def welcome(self, pack: str, own: Miniatures) -> None:
        """Add the miniatures that a pack brings; their names begin with its id and a slash."""
        self.receive(pack, own, dict(carved_miniatures(own)))

    def receive(self, pack: str, own: Miniatures, carved: Mapping[str, Carved]) -> None:
        """Add miniatures that a pack brings, carved already."""
        spots = {name: each.scenery for name, each in own.buildings.items()}
        for name, each in _forms(carved):
            if name.startswith(BUILDING):
                plain = name.removeprefix(BUILDING)
                self._add_building(f"{pack}/{plain}", each, {f"{pack}/{plain}": spots[plain]})
            else:
                mob = f"{pack}/{name.removeprefix(MOB)}"
                self._plain[mob] = each
                self._meshes.pop(mob, None)

    def _add_building(
        self, name: str, forms: _Forms, spots: Mapping[str, tuple[Spot, ...]]
    ) -> None:
        self._buildings[name] = _Building(forms, spots[name])
        for biome in BIOME_ROOFS:
            for material in MATERIAL_WALLS:
                variant = f"{name}:{biome}:{material}"
                self._variants[variant] = (name, biome, material)
                self._meshes.pop(variant, None)

    def __getitem__(self, name: str) -> Mesh:
        mesh = self._meshes.get(name)
        if mesh is not None:
            return mesh
        if name not in self._variants and name not in self._plain:
            return self._lent[name][name]
        mesh = self._meshes[name] = self._made(name)
        return mesh

    def _made(self, name: str) -> Mesh:
        if name in self._variants:
            return self._compose(*self._variants[name])
        return _mesh(self._plain[name])

    def __iter__(self) -> Iterator[str]:
        yield from self._variants
        yield from self._plain
        yield from (name for name in self._lent if name not in self._plain)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        return name in self._variants or name in self._plain or name in self._lent

    def _compose(self, model: str, biome: str, material: str) -> Mesh:
        """Paint a building and set its scenery beside it."""
        building, colours = self._buildings[model], palette(biome, material)
        beside = [self._scenery[f"{biome}:{number}"] for number in range(len(building.spots))]
        coarse = _composed(
            _painted(building.forms.coarse, colours),
            [(thing.coarse, spot) for thing, spot in zip(beside, building.spots, strict=True)],
        )
        return _composed(
            _painted(building.forms.fine, colours),
            [(thing.fine, spot) for thing, spot in zip(beside, building.spots, strict=True)],
            coarse,
        )


def _composed(
    building: Carved, beside: Sequence[tuple[Carved, Spot]], coarse: Mesh | None = None
) -> Mesh:
    """One mesh of a building and what stands beside it."""
    vertices = bytearray(building.vertices)
    total = building.vertex_count + sum(thing.vertex_count for thing, _ in beside)
    indices = array.array(index_code(total), _numbers(building))
    for thing, spot in beside:
        first = len(vertices) // VERTEX_SIZE
        indices.extend(i + first for i in _numbers(thing))
        vertices += _moved(thing.vertices, spot)
    count = len(vertices) // VERTEX_SIZE
    return Mesh(bytes(vertices), indices.tobytes(), count, len(indices), coarse)


def _numbers(carved: Carved) -> array.array[int]:
    return array.array(index_code(carved.vertex_count), carved.indices)


def _painted(building: Carved, colours: Mapping[str, str]) -> Carved:
    """The building's model with the colours of all paints that it names put on."""
    vertices = bytearray(building.vertices)
    for slot in building.slots:
        _paint(vertices, slot.first, slot.size, colours[slot.paint])
    return building._replace(vertices=bytes(vertices))


def _paint(vertices: bytearray, first: int, count: int, colour: str) -> None:
    """Give a run of vertices one colour; their surface kinds stay."""
    start, end = first * VERTEX_SIZE + COLOUR_OFFSET, (first + count) * VERTEX_SIZE
    for channel, value in enumerate(rgb(colour)):
        vertices[start + channel : end : VERTEX_SIZE] = bytes((value,)) * count


def _moved(vertices: bytes, spot: Spot) -> bytes:
    x, y = (each * UNIT for each in spot)
    return b"".join(
        VERTEX.pack(row[0] + x, row[1] + y, *row[2:]) for row in VERTEX.iter_unpack(vertices)
    )


def _mesh(forms: _Forms) -> Mesh:
    fine, coarse = forms.fine, forms.coarse
    return Mesh(
        fine.vertices,
        fine.indices,
        fine.vertex_count,
        fine.index_count,
        Mesh(coarse.vertices, coarse.indices, coarse.vertex_count, coarse.index_count),
    )


@cache
def library() -> Library:
    """The library of this installation, its index read once (measured: 2 ms)."""
    with installed(assets() / FILE) as file:
        baked = Baked(file.open("rb"))
    return Library(baked, shipped_models().buildings)


def furnish(pack: str, own: Miniatures) -> Miniatures | None:
    """Have the library hold what a pack brings itself; what has to be carved first, which may take
    a while, is returned instead.
    """
    if not own.buildings and not own.mobs:
        return None
    carved = kept(own)
    if carved is None:
        return own
    library().receive(pack, own, dict(carved))
    return None
