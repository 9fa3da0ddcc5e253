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


def _read(root: Node, pack: str, findings: Findings) -> tuple[Catalogue, Miniatures]:
    catalogue = read_pack(root, pack, findings)
    digest = fingerprint(asdict(catalogue))  # comments, order of keys and layout don't count
    return replace(catalogue, digest=digest), Miniatures({}, {}, {})


READER: Final = Reader(read=_read, disclosed=read_disclosed)
