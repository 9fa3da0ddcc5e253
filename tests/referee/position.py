"""The position as the referee keeps it: naive sets and dictionaries, no part of the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .fouls import Foul, demand
from .tables import ROUNDS, JsonObject, Pair, Tables, Tile, Triple


@dataclass
class Player:
    """What one player has."""

    board: list[list[str]]
    pile: list[str]
    beginner: bool
    crossing: Pair = (2, 2)
    xp: int = 0
    supply: Counter[str] = field(default_factory=Counter)
    built: dict[Pair, str] = field(default_factory=dict)
    mobs: list[str] = field(default_factory=list)


@dataclass
class Struggle:
    """A fight that waits for decisions."""

    cell: Pair
    tile: str
    hearts: int
    pickaxes: int
    bombs: list[str]


class Position:
    """Where everything lies, and the events that the rules ask for so far in this step."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.cube: dict[Triple, str] = dict(tables.cube)
        self.stacks = {cell: list(stack) for cell, stack in tables.stacks.items()}
        self.rim = dict(tables.rim)
        self.open_tiles: set[str] = set()
        self.open_tokens: set[str] = set()
        self.players = [
            Player(board, list(pile), beginner)
            for board, pile, beginner in zip(
                tables.boards, tables.piles, tables.beginners, strict=True
            )
        ]
        self.cleared: list[int] = []
        self.fight: Struggle | None = None
        self.expected: list[JsonObject] = []

    def tell(self, event: str, **keys: object) -> None:
        """Note an event that the rules ask for."""
        self.expected.append({"type": event, **keys})

    def gain(self, seat: int, amount: int, reason: str) -> None:
        """Experience points for ``seat``."""
        self.players[seat].xp += amount
        self.tell("xp", player=seat, amount=amount, reason=reason)

    def free_sides(self, block: Triple) -> int:
        """How many lateral sides of ``block`` are free (B3.2)."""
        x, y, z = block
        beside = ((x - 1, y, z), (x + 1, y, z), (x, y - 1, z), (x, y + 1, z))
        return sum(side not in self.cube for side in beside)

    def take_block(self, seat: int, block: Triple) -> None:
        """Take ``block`` out of the cube (B3)."""
        demand(block in self.cube, "B3.1", f"there is no block at {block}")
        x, y, z = block
        demand((x, y, z + 1) not in self.cube, "B3.2", f"the top of {block} is not free")
        free = self.free_sides(block)
        demand(free >= 2, "B3.2", f"{free} sides of {block} are free, not two")
        material = self.cube.pop(block)
        self.players[seat].supply[material] += 1
        self.tell("block_taken", player=seat, block=list(block), material=material)
        if not any(other[2] == z for other in self.cube):
            self.cleared.append(z)
            self.tell("layer_cleared", layer=z)

    def reveal(self, crossing: Pair) -> None:
        """Turn up what touches ``crossing`` (B4.2)."""
        for cell in touching(crossing):
            stack = self.stacks.get(cell)
            if stack and stack[0] not in self.open_tiles:
                self.open_tiles.add(stack[0])
                self.tell("tile_revealed", cell=list(cell), tile=stack[0])
            token = self.rim.get(cell)
            if token is not None and token not in self.open_tokens:
                self.open_tokens.add(token)
                self.tell("token_revealed", cell=list(cell), token=token)

    def top(self, seat: int, cell: Pair, kind: str, rule: str) -> str:
        """The face-up tile of ``kind`` at ``cell``, where ``seat`` stands at a corner."""
        demand(
            cell in touching(self.players[seat].crossing), rule, f"the character is not at {cell}"
        )
        stack = self.stacks.get(cell)
        if not stack:
            raise Foul(rule, f"no tile lies at {cell}")
        demand(stack[0] in self.open_tiles, rule, f"the tile at {cell} is face down")
        demand(self.tables.tiles[stack[0]].kind == kind, rule, f"the tile at {cell} is no {kind}")
        return stack[0]

    def matching(self, seat: int, letter: str, wanted: str) -> set[Pair]:
        """The spaces with the characteristic ``wanted`` of round ``letter`` (B7.4)."""
        player = self.players[seat]
        found = set()
        for row in range(3):
            for col in range(3):
                tile = player.built.get((row, col))
                trait = player.board[row][col] if letter == "A" else None
                if tile is not None:
                    trait = self.tables.tiles[tile].traits["ABC".index(letter)]
                if trait == wanted:
                    found.add((row, col))
        return found

    def trophy_points(self, seat: int) -> int:
        """What the trophy mobs of ``seat`` give at the end (B8.2)."""
        points = 0
        for name in self.players[seat].mobs:
            mob = self.tables.tiles[name]
            if not mob.extra_action:
                points += mob.bonus * len(self.matching(seat, letter_of(mob), mob.trophy))
        return points


def letter_of(mob: Tile) -> str:
    """The round to whose characteristics the mob's trophy belongs."""
    return next(letter for letter, known in ROUNDS.items() if mob.trophy in known)


def touching(crossing: Pair) -> list[Pair]:
    """The four cells that touch ``crossing``."""
    row, col = crossing
    return [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]


def largest_group(spaces: set[Pair]) -> int:
    """The size of the largest orthogonally connected group (B7.3)."""
    best, left = 0, set(spaces)
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            row, col = edge.pop()
            group += 1
            for beside in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
        best = max(best, group)
    return best
