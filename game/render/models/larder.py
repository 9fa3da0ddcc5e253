"""Miniatures carved from their data, and kept on disk because carving them takes long.

The shipped ones are baked into the assets. Those that packs bring are carved when a match with the
pack begins (measured: 0.1 s each); the file of what was carved lies in the cache folder, named
after everything it depends on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.content.miniature import Miniature, Miniatures
from game.reading import read_file
from game.render.models.assembling import ON_TILE, assembled
from game.render.models.bakery import (
    BUILDING,
    COARSE,
    MAGIC,
    MOB,
    SCENERY,
    DamagedModels,
    bake,
    unbake,
)
from game.render.models.carving import Carved
from game.render.models.coarsening import coarsened, limit_of
from game.session.atomic_write import write_atomically
from game.session.folders import cache_folder

CARVING = b"3"
"""Counts up when the same data is carved into other meshes."""
MOST_BYTES = 64 << 20
"""No file of carved miniatures is larger; those of the shipped game take 7 MiB."""
_DIGEST = hashlib.sha256
_DIGEST_SIZE = _DIGEST().digest_size


class Uncarvable(Exception):  # noqa: N818 - a fact about the miniature
    """Nothing comes of a miniature; the message says why."""


def carved(miniature: Miniature, place: tuple[float, float, float] = ON_TILE) -> Carved:
    """The mesh of a miniature. Raises Uncarvable."""
    try:
        model = assembled(miniature, place)
    except Exception as error:  # data from a stranger: whatever it is, it must not end the game
        message = f"it can't be carved: {type(error).__name__}"
        raise Uncarvable(message) from error
    if not model.index_count:
        raise Uncarvable("nothing of it can be seen; make it larger")
    return model


def faults(miniatures: Miniatures) -> Iterator[tuple[int, str, str]]:
    """Line, path and reason of every miniature from which nothing comes."""
    for kind, named in (("buildings", miniatures.buildings), ("mobs", miniatures.mobs)):
        for name, each in named.items():
            try:
                carved(each)
            except Uncarvable as error:
                yield each.line, f"miniatures.{kind}.{name}", str(error)


def carve_all(miniatures: Miniatures) -> Iterator[tuple[str, Carved]]:
    """Every mesh with the name under which it is baked, each followed by its coarse form; what
    can't be carved is left out, and its tile stays bare."""
    for name, each in _named(miniatures):
        with suppress(Uncarvable):
            fine = carved(each)
            yield name, fine
            yield COARSE + name, _coarse(name, fine)


def _named(miniatures: Miniatures) -> Iterator[tuple[str, Miniature]]:
    for name, each in miniatures.buildings.items():
        yield BUILDING + name, each
    for name, each in miniatures.mobs.items():
        yield MOB + name, each
    for biome, things in miniatures.scenery.items():
        for number, thing in enumerate(things):
            yield f"{SCENERY}{biome}:{number}", thing


def _coarse(name: str, fine: Carved) -> Carved:
    """The coarse form; the fine one where none comes of it."""
    try:
        return coarsened(fine, limit_of(name, fine))
    except Exception:  # as above; the fine one will do, it only takes longer to draw
        return fine


def carved_miniatures(
    miniatures: Miniatures, folder: Path | None = None
) -> list[tuple[str, Carved]]:
    """What :func:`carve_all` carves, from the cache ``folder`` where it was there before."""
    found = kept(miniatures, folder)
    if found is None:
        found = list(carve_all(miniatures))
        if found:
            _keep(_place(miniatures, folder), bake(found))
    return found


def kept(miniatures: Miniatures, folder: Path | None = None) -> list[tuple[str, Carved]] | None:
    """What was carved of ``miniatures`` before, if it is still whole in the cache ``folder``."""
    with suppress(OSError, DamagedModels):
        data = read_file(_place(miniatures, folder), MOST_BYTES)
        digest, models = data[:_DIGEST_SIZE], data[_DIGEST_SIZE:]
        if _DIGEST(models).digest() == digest:
            return list(unbake(models))
    return None


def _place(miniatures: Miniatures, folder: Path | None) -> Path:
    key = _DIGEST(MAGIC + CARVING + repr(miniatures).encode()).hexdigest()[:32]
    return (folder or cache_folder()) / f"miniatures-{key}.bin"


def _keep(file: Path, data: bytes) -> None:
    """Write it whole or not at all; a cache that can't be written is done without."""
    with suppress(OSError):
        write_atomically(file, _DIGEST(data).digest() + data)
