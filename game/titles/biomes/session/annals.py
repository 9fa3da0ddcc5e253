"""What a record of biomes tells of each seat.

Luck is that of fights (B6): the chance to win with the tokens then in the pile, all TNT counted,
against what the revealed tokens were worth, all TNT counted. What a player made of it is no luck.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.rules.biomes.odds import pile_chance
from game.session.family.annals import Annals, SeatFacts, Tally, tallies
from game.session.record import Record, StepLine
from game.titles.biomes.session.strengths import STRENGTHS

VILLAGE, HUNTER, LONG_SHOT, HARVEST = "village", "hunter", "long-shot", "harvest"
"""No empty space; so many mobs; a fight won against the odds; a rich scoring."""
SPACES, MOBS, UNLIKELY, RICH = 9, 4, 0.25, 40
WAYS = {
    "block_taken": "collect",
    "moved": "explore",
    "built": "build",
    "weapons_drawn": "fight",
    "token_gained": "arm",
}
"""What a seat has done, by the events that tell so; a pickaxe takes blocks as well."""


class _Weapon(msgspec.Struct, frozen=True):
    kind: str
    hearts: int


class _Tile(msgspec.Struct, frozen=True):
    kind: str
    hearts: int = 0


class _Setup(msgspec.Struct, frozen=True):
    tiles: dict[str, _Tile]
    weapons: dict[str, _Weapon]
    piles: tuple[tuple[str, ...], ...]


class _Event(msgspec.Struct, frozen=True):
    type: str
    player: int = 0
    amount: int = 0
    reason: str = ""
    tile: str = ""
    token: str = ""
    tokens: tuple[str, ...] = ()
    space: tuple[int, int] = (0, 0)


class _Reader:
    """Follows piles and villages from step to step."""

    def __init__(self, record: Record) -> None:
        self._setup = msgspec.convert(record.header.setup, _Setup)
        self._piles = [list(pile) for pile in self._setup.piles]
        self.tallies = tallies(record)
        self._built: list[set[tuple[int, int]]] = [set() for _ in self.tallies]
        self._mobs = [0] * len(self.tallies)
        self._chance = 1.0

    def read(self, step: StepLine) -> None:
        """Count one step."""
        for data in step.events:
            event = msgspec.convert(data, _Event)
            self._hear(event, self.tallies[event.player])

    def _hear(self, event: _Event, tally: Tally) -> None:
        if event.type in WAYS:
            tally.ways[WAYS[event.type]] += 1
        match event.type:
            case "xp":
                tally.sources[event.reason] += event.amount
            case "token_gained":
                self._piles[event.player].append(event.token)
            case "token_removed":
                self._piles[event.player].remove(event.token)
            case "weapons_drawn":
                self._fight(event, tally)
            case "mob_defeated":
                self._won(event.player, tally)
            case "built":
                self._built[event.player].add(event.space)
                if len(self._built[event.player]) == SPACES:
                    tally.feats.add(VILLAGE)
            case "scored" if event.amount >= RICH:
                tally.feats.add(HARVEST)
            case _:
                pass

    def _fight(self, event: _Event, tally: Tally) -> None:
        weapons = self._setup.weapons
        pile = [weapons[token] for token in self._piles[event.player]]
        counted = sorted((weapon.hearts, int(weapon.kind == "bow")) for weapon in pile)
        needed = self._setup.tiles[event.tile].hearts
        self._chance = pile_chance(tuple(counted), needed)
        hearts = sum(weapons[token].hearts for token in event.tokens)
        tally.chance(self._chance, float(hearts >= needed))

    def _won(self, seat: int, tally: Tally) -> None:
        self._mobs[seat] += 1
        if self._mobs[seat] >= MOBS:
            tally.feats.add(HUNTER)
        if self._chance < UNLIKELY:
            tally.feats.add(LONG_SHOT)


def facts(record: Record) -> Sequence[SeatFacts]:
    """The facts of each seat. Raises msgspec.ValidationError, LookupError or ValueError."""
    reader = _Reader(record)
    for step in record.steps:
        reader.read(step)
    return [tally.facts() for tally in reader.tallies]


ANNALS = Annals(facts, strengths=STRENGTHS)
"""Biomes: what its records tell."""
