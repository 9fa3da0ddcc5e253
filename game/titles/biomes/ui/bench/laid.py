"""A position of biomes taken apart for the hand, and put together again as plain data.

Whatever says more than what lies where (the state of the dice, what has left the game, blocks that
are gone) is dropped by the first edit: the rules know it from the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

from game.content.challenge import Data
from game.rules.biomes.cube import COLUMNS, SIDE
from game.rules.biomes.position_dump import BARE_SPACE, GONE, ON_TOP

Cell = tuple[int, int]
SPACES: Final = 9
STARTING: Final = "p0."
"""Before the names of the tokens that the only seat begins with."""
_DROPPED: Final = ("removed", "chance", "turn", "player")
_OWN: Final = ("cube", "stacks", "rim", "players")


@dataclass(slots=True)
class Laid:
    """What lies where, for one seat.

    ``columns``: the materials of each, the lowest first. ``stacks`` and ``rim``: entries by cell.
    ``village``: the tiles of each space, the lowest first. ``pile`` None: the starting tokens.
    ``player``: all else that the seat has; ``rest``: all else of the position.
    """

    columns: list[list[str]]
    stacks: dict[Cell, dict[str, Any]]
    rim: dict[Cell, dict[str, Any]]
    village: list[list[str]]
    supply: dict[str, int]
    mobs: list[str]
    pile: list[str] | None
    player: dict[str, Any] = field(default_factory=dict)
    rest: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, position: Data) -> Self:
        """A position that the rules have judged."""
        data: Any = position
        player = dict((data.get("players") or [{}])[0])
        pile = player.pop("pile", None)
        return cls(
            _columns(data.get("cube", ())),
            {_cell(entry): dict(entry) for entry in data.get("stacks", ())},
            {_cell(entry): dict(entry) for entry in data.get("rim", ())},
            _village(player.pop("village", ())),
            dict(player.pop("supply", {})),
            list(player.pop("mobs", ())),
            None if pile is None else list(pile),
            player,
            {key: held for key, held in data.items() if key not in (*_OWN, *_DROPPED)},
        )

    def told(self) -> dict[str, object]:
        """The position as data, nothing in it that is usual."""
        data = dict(self.rest)
        player = {key: held for key, held in self.player.items() if key != "unseen"}
        parts: dict[str, object] = {
            "supply": {name: count for name, count in self.supply.items() if count},
            "village": _told_village(self.village),
            "mobs": self.mobs,
        }
        player |= {key: held for key, held in parts.items() if held}
        if self.pile is not None:
            player["pile"] = self.pile
        wholes: dict[str, object] = {
            "players": [player] if player else [],
            "cube": _told_cube(self.columns),
            "stacks": list(self.stacks.values()),
            "rim": list(self.rim.values()),
        }
        return data | {key: held for key, held in wholes.items() if held}

    def blocks(self, material: str) -> int:
        """How many blocks of a material stand or are owned."""
        standing = sum(column.count(material) for column in self.columns)
        return standing + self.supply.get(material, 0)

    def tiles(self) -> set[str]:
        """The tiles that are named."""
        lying = {str(entry["up"]) for entry in self.stacks.values() if "up" in entry}
        for entry in self.stacks.values():
            below = entry.get("down", ())
            lying.update(below if isinstance(below, Sequence) else ())
        return lying.union(self.mobs, *self.village)

    def tokens(self) -> set[str]:
        """The tokens of the rim and the hand that are named."""
        named = {str(entry[key]) for entry in self.rim.values() for key in _FACES if key in entry}
        return named | set(self.pile or ())

    def take_tile(self, tile: str) -> None:
        """Take a tile away from wherever it is named."""
        for cell, entry in list(self.stacks.items()):
            if entry.get("up") == tile:
                self.uncover(cell)
            elif tile in _below(entry):
                entry["down"] = [each for each in _below(entry) if each != tile]
                self._tidy(cell)
        self.village = [[each for each in space if each != tile] for space in self.village]
        self.mobs = [each for each in self.mobs if each != tile]

    def uncover(self, cell: Cell) -> None:
        """Take the tile that lies face up on a stack; of one that shows none, all of it."""
        if self.stacks[cell].pop("up", None) is None:
            del self.stacks[cell]
        else:
            self._tidy(cell)

    def _tidy(self, cell: Cell) -> None:
        entry = self.stacks[cell]
        if not entry.get("down"):
            entry.pop("down", None)
        if "up" not in entry and "down" not in entry:
            del self.stacks[cell]


_FACES: Final = ("up", "down")


def _cell(entry: Mapping[str, Any]) -> Cell:
    row, column = entry["cell"]
    return int(row), int(column)


def _below(entry: Mapping[str, Any]) -> Sequence[str]:
    """The hidden tiles of a stack that are named."""
    below = entry.get("down", ())
    return below if isinstance(below, Sequence) else ()


def _columns(layers: Sequence[Sequence[str]]) -> list[list[str]]:
    columns: list[list[str]] = [[] for _ in range(COLUMNS)]
    for layer in reversed(layers):
        words = [word for row in layer for word in row.split()]
        for column, word in zip(columns, words, strict=True):
            if word != BARE_SPACE and not word.startswith(GONE):
                column.append(word)
    return columns


def _told_cube(columns: Sequence[Sequence[str]]) -> list[list[str]]:
    """The layers from the top, each row by row."""

    def word(column: Sequence[str], height: int) -> str:
        return column[height] if height < len(column) else BARE_SPACE

    def row(x: int, height: int) -> str:
        return " ".join(word(column, height) for column in columns[x * SIDE : (x + 1) * SIDE])

    top = max(len(column) for column in columns)
    return [[row(x, height) for x in range(SIDE)] for height in reversed(range(top))]


def _village(rows: Sequence[str]) -> list[list[str]]:
    if not rows:
        return [[] for _ in range(SPACES)]
    words = [word for row in rows for word in row.split()]
    return [[] if word == BARE_SPACE else word.split(ON_TOP) for word in words]


def _told_village(village: Sequence[Sequence[str]]) -> list[str]:
    if not any(village):
        return []
    words = [ON_TOP.join(space) or BARE_SPACE for space in village]
    return [" ".join(words[start : start + 3]) for start in (0, 3, 6)]
