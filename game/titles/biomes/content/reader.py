"""The reader of `biomes`' packs."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from game.content.document import Findings, Node
from game.content.miniature import Miniatures
from game.content.reader import Reader, fingerprint
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.disclosed_pack import read_disclosed_pack
from game.titles.biomes.content.miniatures import FOLDER, read_collection
from game.titles.biomes.content.pack import read_pack


def _read(root: Node, pack: str, findings: Findings) -> tuple[Catalogue, Miniatures]:
    catalogue, miniatures = read_pack(root, pack, findings)
    return replace(catalogue, digest=_digest(catalogue)), miniatures


def _digest(catalogue: Catalogue) -> str:
    """The fingerprint of the game that the pack describes; comments, order of keys and layout
    don't count, nor does how the tiles look."""
    data = asdict(catalogue)
    for tile in data["tiles"]:
        del tile["model"]
    return fingerprint(data)


def _brings(catalogue: Catalogue) -> bool:
    """Whether a tile's model has the pack's id and a slash before its name."""
    return any(tile.model.startswith(f"{catalogue.id}/") for tile in catalogue.tiles)


READER: Final = Reader(
    read=_read,
    disclosed=read_disclosed_pack,
    brings=_brings,
    beside={FOLDER: read_collection},
)
