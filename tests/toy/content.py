"""How the toy's packs are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace

from game.content.check import Check, all_known
from game.content.document import ContentError, Findings, Node, Problem
from game.content.miniature import Miniatures
from game.content.reader import Reader, fingerprint
from tests.toy.rules import TOY, ToyPack, numbers

_HEAD = ("format", "version", "title", "id", "name")


def _read(root: Node, pack: str, findings: Findings) -> tuple[ToyPack, Miniatures]:
    check = Check(findings)
    held = check.fields(root, (*_HEAD, "pebbles", "cards")) or {}
    if "title" in held:
        check.one_of(held["title"], (TOY.id,))
    name = check.text(held["name"]) if "name" in held else None
    pebbles, cards = (_values(check, held.get(key)) for key in ("pebbles", "cards"))
    findings.raise_if_any()
    if name is None or pebbles is None or cards is None:
        raise ContentError((Problem(findings.file, 0, "", "the pack is not complete"),))
    return _whole(pack, name, pebbles, cards), Miniatures({}, {}, {})


def _values(check: Check, node: Node | None) -> tuple[int, ...] | None:
    found = check.items(node, 6, 20) if node else None
    return all_known([check.whole(each, 1, 9) for each in found]) if found else None


def _whole(pack: str, name: str, pebbles: tuple[int, ...], cards: tuple[int, ...]) -> ToyPack:
    content = ToyPack(pack, name, "", pebbles, cards)
    return replace(content, digest=fingerprint(asdict(content)))


def _disclosed(
    pack: str, digest: str, setup: Mapping[str, object], known: ToyPack | None
) -> ToyPack:
    name = known.name if known else pack
    return ToyPack(pack, name, digest, numbers(setup, "pebbles"), numbers(setup, "cards"))


READER = Reader(read=_read, disclosed=_disclosed)
