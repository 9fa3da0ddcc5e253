"""Miniatures of content packs: read from YAML, checked, frozen.

The shipped ones lie in ``levels/biomes/miniatures``, in several files that know each other's paints
and parts; a pack may bring more of its own in its section ``miniatures``.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.content.assembly import Assembler, Store
from game.content.check import Check, all_known
from game.content.document import ContentError, Findings, Node, Problem, read_document
from game.content.extent import Extent, extent_of
from game.content.joinery import Joiner
from game.content.miniature import SLOTS, Miniature, Miniatures, Paint, Shade, Spot
from game.content.parts import Drawn
from game.content.placing import numbers_of
from game.resources import levels
from game.rules.biomes import BIOMES as RULES
from game.rules.biomes.catalogue import BIOMES

TITLE = RULES.id
FOLDER = "miniatures"
"""Of the shipped ones, beside the packs."""
SECTIONS = ("paints", "parts", "buildings", "mobs")
_HEAD = {"format": ("cubewright-miniatures",), "title": (TITLE,)}
MOST_NAMES, MOST_DRAWN = 200, 80
SIDES = ((-350, -80), (355, -20))
"""Where a building's two small things stand unless it says otherwise."""
BOX = Extent((-430, -310, -20), (430, 310, 750))
"""What a miniature keeps within, so that badges and cost strip stay free."""


class Collection(NamedTuple):
    """Everything that is shipped: the miniatures, and what their files name."""

    miniatures: Miniatures
    store: Store


class _Sketch(NamedTuple):
    """A miniature as it stands in the file."""

    node: Node
    pieces: tuple[Drawn, ...]
    size: int
    scenery: tuple[Spot, ...]


class SectionReader:
    """Reads the sections of one file; names are looked up when all files are read."""

    def __init__(self, findings: Findings, store: Store) -> None:
        self._check = Check(findings)
        self._joiner = Joiner(self._check)
        self._store = store
        self._sketches: dict[str, dict[str, _Sketch]] = {"buildings": {}, "mobs": {}}
        self._scenery: dict[str, tuple[Node, tuple[Drawn, ...]]] = {}

    def take(self, sections: Mapping[str, Node]) -> None:
        """Keep the paints and parts in the store, and the miniatures for later."""
        for name, node in self._names(sections.get("paints")):
            paint = self._paint(name, node)
            if paint and self._is_new(node, name, self._store.paints):
                self._store.paints[name] = paint
        for name, node in self._names(sections.get("parts")):
            pieces = self._pieces(node)
            if pieces and self._is_new(node, name, self._store.parts):
                self._store.parts[name] = pieces
        for kind, sketches in self._sketches.items():
            for name, node in self._names(sections.get(kind)):
                sketch = self._sketch(node, with_scenery=kind == "buildings")
                if sketch and self._is_new(node, name, self._store.models):
                    self._store.models.add(name)
                    sketches[name] = sketch
        for biome, node in self._names(sections.get("scenery")):
            things = self._pieces(node)
            if things:
                self._scenery[biome] = (node, things)

    def finish(self) -> Miniatures:
        """The miniatures; those that are wrong are left out, with their problems kept."""
        assembler = Assembler(self._check, self._store)
        made = {
            kind: {
                name: found
                for name, sketch in sketches.items()
                if (found := self._made(sketch, assembler, slots=kind == "buildings"))
            }
            for kind, sketches in self._sketches.items()
        }
        scenery = {}
        for biome, (node, things) in self._scenery.items():
            pieces = assembler.pieces(node, things, slots=False)
            scenery[biome] = tuple(Miniature((piece,)) for piece in pieces or ())
        return Miniatures(made["buildings"], made["mobs"], scenery)

    def _names(self, node: Node | None) -> list[tuple[str, Node]]:
        if node is None:
            return []
        if not isinstance(node.value, dict) or len(node.value) > MOST_NAMES:
            message = "expected at most {limit} names and what they mean"
            self._check.wrong(node, message.format(limit=MOST_NAMES))
            return []
        for name, held in node.value.items():
            self._check.identifier(Node(name, held.line, held.path))
        return list(node.value.items())

    def _is_new(self, node: Node, name: str, known: Container[str]) -> bool:
        if name in known:
            self._check.wrong(node, f"the name {name} is taken already")
        return name not in known

    def _paint(self, name: str, node: Node) -> Paint | None:
        if name in SLOTS or name.endswith(("-dark", "-light")):
            self._check.wrong(node, "this name has a meaning of its own; choose another")
            return None
        smooth = isinstance(node.value, dict)
        if smooth:
            held = self._check.fields(node, ("smooth",))
            if held is None:
                return None
            node = held["smooth"]
        colour = str(node.value)
        if len(colour) == 7 and colour[0] == "#" and not set(colour[1:].upper()) - _HEX:
            return Paint(colour.upper(), Shade.PURE, smooth)
        self._check.wrong(node, "expected a colour “#RRGGBB” in quotes")
        return None

    def _pieces(self, node: Node) -> tuple[Drawn, ...] | None:
        pieces = self._check.items(node, 1, MOST_DRAWN)
        return all_known([self._joiner.piece(piece) for piece in pieces or ()])

    def _sketch(self, node: Node, *, with_scenery: bool) -> _Sketch | None:
        optional = ("size", "scenery") if with_scenery else ("size",)
        held = self._check.fields(node, ("pieces",), optional)
        if held is None:
            return None
        pieces = self._pieces(held["pieces"])
        size = self._check.whole(held["size"], 100, 3000) if "size" in held else 1000
        spots = self._spots(held["scenery"]) if "scenery" in held else SIDES
        if not pieces or size is None or spots is None:
            return None
        return _Sketch(node, pieces, size, spots if with_scenery else ())

    def _spots(self, node: Node) -> tuple[Spot, ...] | None:
        places = self._check.items(node, 0, 2)
        if places is None:
            return None
        spots = [numbers_of(self._check, place, ("x", "y"), -430, 430) for place in places]
        known = all_known(spots)
        return None if known is None else tuple((x, y) for x, y in known)

    def _made(self, sketch: _Sketch, assembler: Assembler, *, slots: bool) -> Miniature | None:
        pieces = assembler.pieces(sketch.node, sketch.pieces, slots=slots)
        if pieces is None:
            return None
        found = extent_of(pieces, sketch.size)
        for axis, name in enumerate("xyz"):
            low, high = BOX.low[axis], BOX.high[axis]
            if found.low[axis] < low or found.high[axis] > high:
                message = "reaches from {name} = {low} to {high}; allowed is {least} to {most}"
                text = message.format(
                    name=name, low=found.low[axis], high=found.high[axis], least=low, most=high
                )
                self._check.wrong(sketch.node, text)
        return Miniature(pieces, sketch.size, sketch.scenery, sketch.node.line)


_HEX = frozenset("0123456789ABCDEF")


@cache
def collection() -> Collection:
    """The shipped miniatures; raises ContentError with everything that is wrong."""
    return read_collection(sorted((levels() / TITLE / FOLDER).glob("*.yaml")))


def read_collection(files: Sequence[Path]) -> Collection:
    """The miniatures of files that belong together; raises ContentError."""
    store = Store()
    readers: list[tuple[SectionReader, Findings]] = []
    problems: list[Problem] = []
    for file in files:
        findings = Findings(str(file))
        reader = SectionReader(findings, store)
        try:
            reader.take(_sections(read_document(file, findings), findings))
        except ContentError as error:
            problems += error.problems
            continue
        readers.append((reader, findings))
    found = [reader.finish() for reader, _findings in readers]
    merged = _merged(found)
    problems += [each for _reader, findings in readers for each in findings.sorted()]
    if problems:
        raise ContentError(tuple(problems))
    return Collection(merged, store)


def _sections(root: Node, findings: Findings) -> dict[str, Node]:
    check = Check(findings)
    held = check.fields(root, tuple(_HEAD), (*SECTIONS, "scenery", "version"))
    for key, words in _HEAD.items():
        if held and key in held:
            check.one_of(held[key], words)
    for key, node in (held or {}).items():
        if key == "scenery":
            check.fields(node, (), BIOMES)
    return dict(held or {})


def _merged(found: Sequence[Miniatures]) -> Miniatures:
    merged = Miniatures({}, {}, {})
    for each in found:
        merged.buildings.update(each.buildings)
        merged.mobs.update(each.mobs)
        merged.scenery.update(each.scenery)
    return merged


def read_own(node: Node, findings: Findings) -> Miniatures:
    """The miniatures of a pack's section; what is wrong with them is kept in ``findings``."""
    reader = SectionReader(findings, collection().store.copy())
    held = Check(findings).fields(node, (), SECTIONS)
    reader.take(held or {})
    return reader.finish()
