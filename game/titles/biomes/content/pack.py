"""Content packs of `biomes`: from nodes to a checked, frozen Catalogue (B11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NoReturn

from game.content.check import Check, all_known
from game.content.document import Findings, Node
from game.content.miniature import Miniatures
from game.content.models import shipped_models
from game.rules.biomes.catalogue import (
    BIOMES,
    BUILDING_MATERIALS,
    CHARACTERISTICS,
    DEAREST,
    MATERIALS,
    MOST_ALIKE,
    TYPES,
    Biome,
    BoardLayout,
    Building,
    BuildingType,
    Catalogue,
    Material,
    Mob,
    Round,
    Tile,
    Weapon,
    WeaponKind,
)
from game.titles.biomes.content.miniatures import read_own

TILES, NEUTRAL, STARTING, BOARDS, BLOCKS = 64, 16, 5, 4, 64
_HEAD_KEYS = ("format", "version", "title", "id", "name")
_PART_KEYS = ("blocks", "scoring", "boards", "starting", "weapons", "buildings", "mobs")
_KEYS = (*_HEAD_KEYS, *_PART_KEYS)
_MINIATURES = "miniatures"
_BUILDING_KEYS = ("id", "name", "biome", "material", "type", "cost", "xp", "model")
_MOB_KEYS = ("id", "name", "hearts", "xp", "model")
_ALL_CHARACTERISTICS = tuple(word for round_ in Round for word in CHARACTERISTICS[round_])


def read_pack(root: Node, pack_id: str, findings: Findings) -> tuple[Catalogue, Miniatures]:
    """The catalogue that ``root`` describes, without its digest, and the miniatures that the pack
    brings; a tile's ``model`` has the pack's id and a slash before the name of one of these.
    Raises ContentError."""
    return _Pack(findings, pack_id).read(root)


class _Pack:
    def __init__(self, findings: Findings, pack_id: str) -> None:
        self._findings = findings
        self._check = Check(findings)
        self._id = pack_id
        self._own = Miniatures({}, {}, {})
        self._own_names: dict[str, set[str]] = {"buildings": set(), "mobs": set()}

    def read(self, root: Node) -> tuple[Catalogue, Miniatures]:
        held = self._check.fields(root, _KEYS, (_MINIATURES,))
        if held is None and not isinstance(root.value, dict):
            self._give_up()
        whole = root.value if isinstance(root.value, dict) else {}
        parts = {key: node for key, node in whole.items() if key in (*_KEYS, _MINIATURES)}
        self._check.head(parts, "biomes", self._id)
        self._take_miniatures(parts.get(_MINIATURES))
        name = self._check.text(parts["name"]) if "name" in parts else None
        blocks = self._blocks(parts.get("blocks"))
        scoring = self._scoring(parts.get("scoring"))
        boards = self._boards(parts.get("boards"))
        starting = self._weapons(parts.get("starting"), STARTING)
        weapons = self._weapons(parts.get("weapons"), NEUTRAL)
        tiles = self._tiles(parts)
        self._distinct(parts)
        self._findings.raise_if_any()
        if not (name and blocks and scoring and boards and starting and weapons and tiles):
            self._give_up()
        catalogue = Catalogue(self._id, name, "", tiles, weapons, starting, scoring, boards, blocks)
        return catalogue, self._own

    def _take_miniatures(self, node: Node | None) -> None:
        if node is None:
            return
        self._own = read_own(node, self._findings)
        sections = node.value if isinstance(node.value, dict) else {}
        for kind, names in self._own_names.items():
            held = sections[kind].value if kind in sections else None
            names.update(held if isinstance(held, dict) else ())

    def _model(self, node: Node, kind: str, shipped: Sequence[str]) -> str | None:
        own = self._own_names[kind]
        found = self._check.one_of(node, (*sorted(own), *shipped))
        return f"{self._id}/{found}" if found in own else found

    def _give_up(self) -> NoReturn:
        self._findings.add(0, "", "the pack is not complete")
        self._findings.raise_if_any()
        raise AssertionError  # the line above has raised

    def _blocks(self, node: Node | None) -> tuple[int, int, int, int, int] | None:
        counts = self._check.counts(node, MATERIALS, 0, MOST_ALIKE) if node else None
        if node is None or counts is None:
            return None
        if sum(counts) != BLOCKS:
            message = "the cube has {wanted} blocks, these are {found}"
            self._check.wrong(node, message.format(wanted=BLOCKS, found=sum(counts)))
        wood, sand, stone, obsidian, emerald = counts
        return wood, sand, stone, obsidian, emerald

    def _scoring(self, node: Node | None) -> dict[Round, tuple[int, int, int, int]] | None:
        held = self._check.fields(node, tuple(Round)) if node else None
        cards: dict[Round, tuple[int, int, int, int]] = {}
        for round_ in Round if held else ():
            points = (
                self._check.counts(held[round_], CHARACTERISTICS[round_], 1, 20) if held else None
            )
            if points:
                first, second, third, fourth = points
                cards[round_] = (first, second, third, fourth)
        return cards if len(cards) == len(Round) else None

    def _boards(self, node: Node | None) -> tuple[BoardLayout, ...] | None:
        boards = self._check.items(node, BOARDS, BOARDS) if node else None
        return all_known([self._board(board) for board in boards]) if boards else None

    def _board(self, node: Node) -> BoardLayout | None:
        rows = self._check.items(node, 3, 3)
        layout = [self._row(row) for row in rows or ()]
        spaces = all_known(layout)
        if rows is None or spaces is None:
            return None
        biomes = tuple(biome for row in spaces for biome in row)
        absent = [biome for biome in BIOMES if biome not in biomes]
        if absent:
            message = "each biome must be on each board; missing: {words}"
            self._check.wrong(node, message.format(words=", ".join(absent)))
        return biomes

    def _row(self, node: Node) -> tuple[Biome, ...] | None:
        cells = self._check.items(node, 3, 3)
        if cells is None:
            return None
        return all_known([self._check.member(cell, Biome, BIOMES) for cell in cells])

    def _weapons(self, node: Node | None, wanted: int) -> tuple[Weapon, ...] | None:
        entries = self._check.items(node, 1, wanted) if node else None
        if node is None or entries is None:
            return None
        kinds = all_known([self._weapon(entry) for entry in entries])
        if kinds is None:
            return None
        tokens = tuple(token for copies in kinds for token in copies)
        if len(tokens) != wanted:
            message = "expected {wanted} tokens in all, found {found}"
            self._check.wrong(node, message.format(wanted=wanted, found=len(tokens)))
        return tokens

    def _weapon(self, node: Node) -> tuple[Weapon, ...] | None:
        check = self._check
        held = check.fields(node, ("id", "name", "kind", "hearts"), ("count",))
        if held is None:
            return None
        id_, name = check.identifier(held["id"]), check.text(held["name"])
        kind = check.member(held["kind"], WeaponKind, tuple(WeaponKind))
        hearts = check.whole(held["hearts"], 0, 20)
        count = check.whole(held["count"], 1, NEUTRAL) if "count" in held else 1
        if id_ is None or name is None or kind is None or hearts is None or count is None:
            return None
        if count == 1:
            return (Weapon(id_, name, kind, hearts),)
        return tuple(Weapon(f"{id_}-{n}", name, kind, hearts) for n in range(1, count + 1))

    def _tiles(self, parts: Mapping[str, Node]) -> tuple[Tile, ...] | None:
        check = self._check
        if "buildings" not in parts or "mobs" not in parts:
            return None
        buildings = check.items(parts["buildings"], 1, TILES)
        mobs = check.items(parts["mobs"], 1, TILES)
        built = all_known([self._building(node) for node in buildings or ()])
        fought = all_known([self._mob(node) for node in mobs or ()])
        if buildings is None or mobs is None or built is None or fought is None:
            return None
        if len(built) + len(fought) != TILES:
            message = "expected {wanted} buildings and mobs in all, found {found}"
            found = len(built) + len(fought)
            check.wrong(parts["buildings"], message.format(wanted=TILES, found=found))
        return (*built, *fought)

    def _building(self, node: Node) -> Building | None:
        check = self._check
        held = check.fields(node, _BUILDING_KEYS)
        if held is None:
            return None
        id_, name = check.identifier(held["id"]), check.text(held["name"])
        biome = check.member(held["biome"], Biome, BIOMES)
        material = check.member(held["material"], Material, BUILDING_MATERIALS)
        type_ = check.member(held["type"], BuildingType, TYPES)
        cost = self._cost(held["cost"])
        xp = check.whole(held["xp"], 0, 50)
        model = self._model(held["model"], "buildings", tuple(shipped_models().buildings))
        if id_ is None or name is None or biome is None or material is None:
            return None
        if type_ is None or cost is None or xp is None or model is None:
            return None
        return Building(id_, name, biome, material, type_, cost, xp, model)

    def _cost(self, node: Node) -> tuple[int, int, int, int] | None:
        counts = self._check.counts(node, BUILDING_MATERIALS, 1, DEAREST, partial=True)
        if counts is None:
            return None
        if not 1 <= sum(counts) <= DEAREST:
            message = "a building costs 1–{most} blocks"
            self._check.wrong(node, message.format(most=DEAREST))
        wood, sand, stone, obsidian = counts
        return wood, sand, stone, obsidian

    def _mob(self, node: Node) -> Mob | None:
        check = self._check
        held = check.fields(node, _MOB_KEYS, ("extra_action", "each", "bonus"))
        if held is None:
            return None
        id_, name = check.identifier(held["id"]), check.text(held["name"])
        hearts, xp = check.whole(held["hearts"], 1, 50), check.whole(held["xp"], 0, 50)
        model = self._model(held["model"], "mobs", shipped_models().mobs)
        reward = self._reward(node, held)
        if id_ is None or name is None or hearts is None or xp is None:
            return None
        if model is None or reward is None:
            return None
        return replace(reward, id=id_, name=name, hearts=hearts, xp=xp, model=model)

    def _reward(self, node: Node, held: Mapping[str, Node]) -> Mob | None:
        """A mob that holds nothing but its reward yet (B6.8)."""
        check = self._check
        extra = check.flag(held["extra_action"]) if "extra_action" in held else False
        if extra is None:
            return None
        trophy_keys = [key for key in ("each", "bonus") if key in held]
        if bool(trophy_keys) == extra or len(trophy_keys) == 1:
            check.wrong(node, "a mob needs either extra_action: true, or both each and bonus")
            return None
        if extra:
            return Mob("", "", 0, 0, True, None, 0, "")
        trophy = check.one_of(held["each"], _ALL_CHARACTERISTICS)
        bonus = check.whole(held["bonus"], 1, 20)
        if trophy is None or bonus is None:
            return None
        return Mob("", "", 0, 0, False, trophy, bonus, "")

    def _distinct(self, parts: Mapping[str, Node]) -> None:
        """Ids are unique in the pack, tiles' names among the tiles."""
        lists = [_entries(parts.get(key)) for key in ("starting", "weapons", "buildings", "mobs")]
        ids = [(entry["id"], id_) for entries in lists for entry in entries for id_ in _ids(entry)]
        names = [
            (entry["name"], name) for entry in lists[2] + lists[3] for name in _words(entry, "name")
        ]
        self._check.unique(ids, "the id {name} stands in line {line} already")
        self._check.unique(names, "the name {name} stands in line {line} already")


def _entries(node: Node | None) -> list[dict[str, Node]]:
    entries = node.value if node and isinstance(node.value, list) else []
    return [entry.value for entry in entries if isinstance(entry.value, dict)]


def _words(entry: dict[str, Node], key: str) -> list[str]:
    value = entry[key].value if key in entry else None
    return [value] if isinstance(value, str) else []


def _ids(entry: dict[str, Node]) -> list[str]:
    """The ids that an entry gives: several where it has a count."""
    count = entry["count"].value if "count" in entry else 1
    if not isinstance(count, int) or not 1 < count <= NEUTRAL:
        return _words(entry, "id")
    return [f"{id_}-{n}" for id_ in _words(entry, "id") for n in range(1, count + 1)]
