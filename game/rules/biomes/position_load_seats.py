"""What the seats of a position have, and the pieces of the box that nobody has named yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.biomes.board import SIZE
from game.rules.biomes.catalogue import BIOMES, MATERIALS, MOST_ALIKE
from game.rules.biomes.overworld import CENTRE, CROSSING_INDEX
from game.rules.biomes.payment import ONE
from game.rules.biomes.pieces import Pieces
from game.rules.biomes.position import REASONS
from game.rules.biomes.position_dump import BARE_SPACE, ON_TOP
from game.rules.biomes.setup import starting_pile
from game.rules.codec import BadData, Number, Text
from game.rules.positions import Form, Reader, counts, exactly, one_of, words

PLAYER_KEYS: Final = ("board", "at", "supply", "village", "mobs", "pile", "unseen", "xp")
_MOST_XP: Final = 999


class Box:
    """The tiles and tokens that are named nowhere yet, by id; naming one takes it out."""

    def __init__(self, pieces: Pieces, seats: int) -> None:
        self.pieces = pieces
        self.tiles = dict(pieces.tile_index)
        self.neutral = {
            name: pieces.token_index[name]
            for name in sorted(weapon.id for weapon in pieces.catalogue.weapons)
        }
        self._own = [
            {pieces.token_ids[token]: token for token in starting_pile(pieces, seat)}
            for seat in range(seats)
        ]

    def tile(self, data: object, path: str) -> int:
        """The number of a tile, by its id. Raises BadData for one that is named already."""
        return _take(data, path, self.tiles)

    def neutral_token(self, data: object, path: str) -> int:
        """The number of a token of the rim, by its id. Raises BadData for one named already."""
        return _take(data, path, self.neutral)

    def token_of(self, seat: int) -> Reader[int]:
        """A token that a seat may have: one of the rim, or its own starting ones."""
        return lambda data, path: _take(data, path, self.neutral, self._own[seat])

    def start(self, seat: int) -> list[int]:
        """The starting tokens of a seat, all of which are taken out."""
        tokens = list(self._own[seat].values())
        self._own[seat].clear()
        return tokens

    def any(self, data: object, path: str) -> str:
        """The id of any tile or token, taken out. Raises BadData for one that is named already."""
        _take(data, path, self.tiles, self.neutral, *self._own)
        return str(data)

    def names_left(self) -> list[str]:
        """The ids of all that is named nowhere, tiles in the pack's order."""
        return [*self.tiles, *(name for own in (self.neutral, *self._own) for name in own)]


def _take(data: object, path: str, *among: dict[str, int]) -> int:
    name = Text().load(data, path)
    for pieces in among:
        if name in pieces:
            return pieces.pop(name)
    raise BadData(path, "an id of the pack that fits here and stands nowhere else")


@dataclass(frozen=True)
class Owned:
    """What one seat has: numbers of the board, the crossing, tiles and tokens; a packed supply."""

    board: int
    crossing: int
    supply: int
    placed: tuple[tuple[int, int], ...]
    mobs: tuple[int, ...]
    pile: tuple[int, ...]
    unseen: tuple[int, ...]
    xp: list[int]


def read_seat(form: Form, seat: int, box: Box, boards: Sequence[int]) -> Owned:
    """What a seat has, whose board is none of ``boards``. Raises BadData."""
    pieces = box.pieces
    supply = form.read("supply", counts(MATERIALS, MOST_ALIKE), [0] * len(MATERIALS))
    pile = form.some("pile", box.token_of(seat)) if "pile" in form else box.start(seat)
    names = {pieces.token_ids[token]: token for token in pile}
    neutral = {name: names[name] for name in names if name not in _starting(pieces, seat)}
    return Owned(
        board=_board(form, pieces, boards),
        crossing=form.read("at", _crossing, CENTRE),
        supply=sum(count * one for count, one in zip(supply, ONE, strict=True)),
        placed=_village(form, box),
        mobs=tuple(_of_kind(form, "mobs", form.some("mobs", box.tile), pieces)),
        pile=tuple(sorted(pile)),
        unseen=tuple(form.some("unseen", lambda data, path: _take(data, path, neutral))),
        xp=form.read("xp", counts(REASONS, _MOST_XP), [0] * len(REASONS)),
    )


def _starting(pieces: Pieces, seat: int) -> set[str]:
    return {pieces.token_ids[token] for token in starting_pile(pieces, seat)}


def _crossing(data: object, path: str) -> int:
    row, col = exactly(2, Number().load)(data, path)
    if (row, col) not in CROSSING_INDEX:
        raise BadData(path, "a crossing that exists")
    return CROSSING_INDEX[row, col]


def _board(form: Form, pieces: Pieces, taken: Sequence[int]) -> int:
    """The number of the board: one that no other seat has; a pack may have several alike."""
    layouts = pieces.catalogue.boards
    free = [number for number in range(len(layouts)) if number not in taken]

    def read(data: object, path: str) -> int:
        if isinstance(data, int):
            alike = [Number(0, len(layouts) - 1).load(data, path)]
        else:
            rows = exactly(SIZE, words(SIZE))(data, path)
            biomes = [one_of(BIOMES)(word, path) for row in rows for word in row]
            layout = tuple(BIOMES[number] for number in biomes)
            alike = [number for number, each in enumerate(layouts) if each == layout]
        fitting = [number for number in alike if number in free]
        if not fitting:
            raise BadData(path, "a board of the pack that nobody else has")
        return fitting[0]

    return form.read("board", read, free[0]) if free else 0


def _village(form: Form, box: Box) -> tuple[tuple[int, int], ...]:
    """By space the tiles built there, the lowest first."""
    rows = form.read("village", exactly(SIZE, words(SIZE)), [[BARE_SPACE] * SIZE] * SIZE)
    placed: list[tuple[int, int]] = []
    for space, word in enumerate(word for row in rows for word in row):
        if word != BARE_SPACE:
            path = f"{form.at('village')}[{space // SIZE}]"
            placed += [(space, box.tile(name, path)) for name in word.split(ON_TOP)]
    _of_kind(form, "village", [tile for _, tile in placed], box.pieces, building=True)
    return tuple(placed)


def _of_kind(
    form: Form, key: str, tiles: list[int], pieces: Pieces, *, building: bool = False
) -> list[int]:
    """``tiles``, all of which are buildings, or mobs."""
    if any(pieces.is_building[tile] is not building for tile in tiles):
        raise form.wrong(key, "buildings alone" if building else "mobs alone")
    return tiles
