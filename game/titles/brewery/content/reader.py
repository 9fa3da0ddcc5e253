"""The reader of `brewery`'s packs."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from game.content.document import Findings, Node
from game.content.miniature import Miniatures
from game.content.reader import Reader, fingerprint
from game.rules.brewery.catalogue import Catalogue
from game.titles.brewery.content.disclosed import read_disclosed
from game.titles.brewery.content.pack import read_pack

LOOKS: Final = ("symbols", "models")
"""What a pack says of how things look: a game goes on with whatever that is by now."""


def _read(root: Node, pack: str, findings: Findings) -> tuple[Catalogue, Miniatures]:
    catalogue = read_pack(root, pack, findings)
    counted = {name: value for name, value in asdict(catalogue).items() if name not in LOOKS}
    digest = fingerprint(counted)  # comments, order of keys, layout and looks don't count
    return replace(catalogue, digest=digest), Miniatures({}, {}, {})


READER: Final = Reader(read=_read, disclosed=read_disclosed)
