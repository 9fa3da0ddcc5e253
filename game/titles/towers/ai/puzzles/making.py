"""Draws moments of a game by lot: a few towers of the map, pawns, cards that are all known."""

from __future__ import annotations

from typing import Final

from game.rules.chance import Dealer
from game.rules.towers.catalogue import COLOURS, FIELDS, Catalogue, Field, place_of
from game.rules.towers.lines import BESIDE
from game.rules.towers.position import HAND
from game.rules.towers.setup import BLOCKS, CARDS

_TOWERS: Final = (
    (1, 1, 1, 1, 2, 2, 3),
    (2, 2, 2, 3, 3, 1),
    (3, 3, 3, 2, 4),
    (4, 4, 4, 3, 2),
)
"""By the phase that they make, from the first on: the heights of the towers that stand."""
_FEWEST_PAWNS: Final = 2
_BUILT: Final = 3
"""One tower in so many stands where none is on the map: somebody has built it."""


class Moment:
    """What a dealer drew. ``towers``: by field, the blocks; ``free``: fields on which nothing
    stands, shuffled. :meth:`told` draws the rest."""

    def __init__(self, pack: Catalogue, dealer: Dealer) -> None:
        self._dealer = dealer
        self.phase = 1 + dealer.below(len(_TOWERS))
        self._blocks = [colour for colour in range(4) for _ in range(BLOCKS)]
        dealer.shuffle(self._blocks)
        self.towers: dict[Field, list[int]] = {}
        for height in _TOWERS[self.phase - 1]:
            field = _field(pack, dealer, height, self.towers)
            self.towers[field] = [self._blocks.pop() for _ in range(height)]
        self.free = [field for field in range(FIELDS) if field not in self.towers]
        dealer.shuffle(self.free)
        self._pawns = [self.free.pop() for _ in range(_FEWEST_PAWNS + dealer.below(3))]
        self._neutral = [self.free.pop() for _ in range(1 + dealer.below(4))]

    def low(self) -> list[Field]:
        """The fields of towers that may be demolished at once, in their order."""
        low = [field for field, blocks in self.towers.items() if len(blocks) <= self.phase]
        return sorted(low)

    def plenty(self) -> int:
        """The colour of which most blocks stand."""
        standing = [block for blocks in self.towers.values() for block in blocks]
        return max(range(4), key=standing.count)

    def told(self, turns: int) -> dict[str, object]:
        """The position for one seat, the cards that so many turns may draw named."""
        dealer = self._dealer
        cards = [colour for colour in COLOURS for _ in range(CARDS)]
        dealer.shuffle(cards)
        own = self._blocks[: dealer.below(self.phase + 3)]
        blocks = {name: own.count(colour) for colour, name in enumerate(COLOURS) if colour in own}
        player = {
            "hand": sorted(cards[:HAND], key=COLOURS.index),
            "joker": dealer.below(3) > 0,
            "pawns": [list(place_of(field)) for field in sorted(self._pawns)],
            "blocks": blocks,
        }
        return {
            "players": [player],
            "towers": [
                [*place_of(field), [COLOURS[block] for block in self.towers[field]]]
                for field in sorted(self.towers)
            ],
            "neutral": [list(place_of(field)) for field in sorted(self._neutral)],
            "deck": cards[HAND : HAND + HAND * turns],
        }


def _field(pack: Catalogue, dealer: Dealer, height: int, towers: dict[Field, list[int]]) -> Field:
    """A field for a tower: one of the map's, or one that touches none, so that all stay open."""
    squares = pack.squares
    free = [field for field in range(FIELDS) if field not in towers]
    marked = [field for field in free if squares[field] == height]
    if marked and dealer.below(_BUILT):
        return dealer.choice(marked)
    return dealer.choice(
        [
            field
            for field in free
            if not squares[field]
            and not any(beside in towers or squares[beside] for beside in BESIDE[field])
        ]
    )
