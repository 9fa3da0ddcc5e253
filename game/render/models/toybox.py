"""Models that titles may share, kept ready or carved when they are first asked for.

A title names what it wants and how it is to be carved; nothing is read or carved, and no memory
taken, for a title that wants none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from types import MappingProxyType
from weakref import WeakValueDictionary

from game.render.mesh import Mesh
from game.render.models.bakery import COARSE, Baked
from game.render.models.carving import Carved
from game.render.models.workshop import Sculptor, carve
from game.resources import assets, installed


def mesh_of(model: Carved, coarse: Mesh | None = None) -> Mesh:
    """A carved model as it is drawn; ``coarse``: what will do for it in small pictures."""
    counts = (model.vertex_count, model.index_count)
    return Mesh(model.vertices, model.indices, *counts, coarse)


class Toybox(Mapping[str, Mesh]):
    """Models by name, each made on demand.

    ``baked``: the file in the assets in which ``tools.assets`` has laid all of them ready, with
    their coarse forms: each is read whenever it is wanted (measured: 0.05 ms) and nobody has it.
    Without it they are carved (measured: 1 to 12 ms), once, and have none.
    ``coarse``: what carves coarse forms that would lose too much, or keep too much, if they were
    found by coarsening alone.
    """

    def __init__(
        self,
        sculptors: Mapping[str, Sculptor],
        baked: str = "",
        coarse: Mapping[str, Callable[[], Carved]] = MappingProxyType({}),
    ) -> None:
        self.sculptors, self.coarse = dict(sculptors), dict(coarse)
        self.baked = baked
        self._meshes: MutableMapping[str, Mesh] = WeakValueDictionary() if baked else {}
        self._ready: Mapping[str, Carved] | None = None if baked else {}

    def __getitem__(self, name: str) -> Mesh:
        mesh = self._meshes.get(name)
        if mesh is None:
            mesh = self._meshes[name] = self._made(name)
        return mesh

    def _made(self, name: str) -> Mesh:
        sculptor = self.sculptors[name]
        if self._ready is None:
            with installed(assets() / self.baked) as file:
                self._ready = Baked(file.open("rb"))
        ready = self._ready.get(name)
        if ready is None:
            return mesh_of(carve(sculptor))
        return mesh_of(ready, mesh_of(self._ready[COARSE + name]))

    def __iter__(self) -> Iterator[str]:
        return iter(self.sculptors)

    def __len__(self) -> int:
        return len(self.sculptors)

    def __contains__(self, name: object) -> bool:
        return name in self.sculptors
