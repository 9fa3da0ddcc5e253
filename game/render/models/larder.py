"""Miniatures carved from their data, and kept on disk where carving them takes long.

The shipped ones are baked into the assets. Those that packs bring are carved when a match with the
pack begins (measured: 0.1 s each); the file of what was carved lies in the cache folder, named
after everything it depends on.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.content.miniature import Miniatures
from game.render.models.assembling import ON_TILE, assembled
from game.render.models.bakery import BUILDING, MAGIC, MOB, SCENERY, DamagedModels, bake, unbake
from game.render.models.carving import Carved
from game.render.models.coarsening import with_coarse
from game.session.folders import cache_folder

CARVING = b"2"
"""Counts up when the same data is carved into other meshes."""
FEW = 4
"""So many miniatures are carved faster than a file is looked after."""


def carve_all(miniatures: Miniatures) -> Iterator[tuple[str, Carved]]:
    """Every mesh with the name under which it is baked, coarse forms too."""
    return with_coarse(_carve_fine(miniatures))


def _carve_fine(miniatures: Miniatures) -> Iterator[tuple[str, Carved]]:
    for name, each in miniatures.buildings.items():
        yield BUILDING + name, assembled(each)
    for name, each in miniatures.mobs.items():
        yield MOB + name, assembled(each)
    for biome, things in miniatures.scenery.items():
        for number, thing in enumerate(things):
            yield f"{SCENERY}{biome}:{number}", assembled(thing, ON_TILE)


def carved_miniatures(
    miniatures: Miniatures, folder: Path | None = None
) -> list[tuple[str, Carved]]:
    """The same, from the cache ``folder`` where it was there before."""
    if len(miniatures.buildings) + len(miniatures.mobs) <= FEW:
        return list(carve_all(miniatures))
    key = hashlib.sha256(MAGIC + CARVING + repr(miniatures).encode()).hexdigest()[:32]
    file = (folder or cache_folder()) / f"miniatures-{key}.bin"
    with suppress(OSError, ValueError, DamagedModels):
        return list(unbake(file.read_bytes()))
    carved = list(carve_all(miniatures))
    _keep(file, bake(carved))
    return carved


def _keep(file: Path, data: bytes) -> None:
    """Write it whole or not at all; a cache that can't be written is done without."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(f".{os.getpid()}.new")
        new.write_bytes(data)
        new.replace(file)
