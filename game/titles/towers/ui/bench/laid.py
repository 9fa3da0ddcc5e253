"""A position of towers taken apart for the hand, and put together again as plain data.

Whatever says more than what lies where (the phase, the turn, whether the game is over) is dropped
by the first edit: the rules know it from the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

from game.content.challenge import Data
from game.rules.towers.catalogue import COLOURS, Field, field_at, place_of
from game.rules.towers.lines import BESIDE
from game.rules.towers.position import HAND, LAST_PHASE
from game.rules.towers.setup import BLOCKS, CARDS
from game.rules.towers.stacks import MOST
from game.rules.towers.turn import FEW_TOWERS

USUAL_HAND: Final = ("black", "white", "grey", "red", "red")
"""What one holds where a position doesn't tell it."""
_DROPPED: Final = ("over", "phase", "chance", "turn", "player")
_OWN: Final = ("towers", "neutral", "deck", "players")


@dataclass(slots=True)
class Laid:
    """What lies where, for one seat.

    ``towers``: by field, the blocks from the ground up; ``builders``: who built them, where that is
    told. ``pawns``: the own ones. ``hand`` None: dealt. ``deck``: the next cards, as far as they
    are known. ``player``: all else that the seat has; ``rest``: all else of the position.
    """

    towers: dict[Field, list[str]]
    builders: dict[Field, int]
    neutral: list[Field]
    pawns: list[Field]
    hand: list[str] | None
    blocks: dict[str, int]
    deck: list[str]
    player: dict[str, Any] = field(default_factory=dict)
    rest: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, position: Data) -> Self:
        """A position that the rules have judged; nothing of it is shared."""
        data: Any = position
        player = dict((data.get("players") or [{}])[0])
        hand = player.pop("hand", None)
        towers = data.get("towers", ())
        return cls(
            {_field(entry): list(entry[2]) for entry in towers},
            {_field(entry): entry[3] for entry in towers if len(entry) > 3},
            [_field(entry) for entry in data.get("neutral", ())],
            [_field(entry) for entry in player.pop("pawns", ())],
            None if hand is None else list(hand),
            dict(player.pop("blocks", {})),
            list(data.get("deck", ())),
            player,
            {key: held for key, held in data.items() if key not in (*_OWN, *_DROPPED)},
        )

    def told(self) -> dict[str, object]:
        """The position as data, nothing in it that is usual."""
        parts: dict[str, object] = {
            "pawns": _told_fields(self.pawns),
            "blocks": {name: count for name, count in self.blocks.items() if count},
        }
        player = self.player | {key: held for key, held in parts.items() if held}
        if self.hand is not None:
            player["hand"] = self.hand
        wholes: dict[str, object] = {
            "players": [player] if player else [],
            "towers": [self._told_tower(each) for each in self.towers],
            "neutral": _told_fields(self.neutral),
            "deck": self.deck,
        }
        return self.rest | {key: held for key, held in wholes.items() if held}

    def _told_tower(self, at: Field) -> list[object]:
        builder = [self.builders[at]] if at in self.builders else []
        return [*place_of(at), self.towers[at], *builder]

    @property
    def cards(self) -> list[str]:
        """The hand as it lies, from the left to the right."""
        hand = USUAL_HAND if self.hand is None else self.hand
        return sorted(hand, key=COLOURS.index)

    @property
    def joker(self) -> bool:
        """Whether the joker lies face up."""
        return bool(self.player.get("joker", True))

    def blocks_left(self, colour: str) -> int:
        """How many blocks of a colour are in the box."""
        standing = sum(blocks.count(colour) for blocks in self.towers.values())
        return BLOCKS - standing - self.blocks.get(colour, 0)

    def cards_left(self, colour: str) -> int:
        """How many cards of a colour are named nowhere."""
        gone: Mapping[str, int] = self.rest.get("discard", {})
        return CARDS - self.cards.count(colour) - self.deck.count(colour) - gone.get(colour, 0)

    def most_known(self) -> int:
        """How many cards lie in the deck."""
        gone: Mapping[str, int] = self.rest.get("discard", {})
        return CARDS * len(COLOURS) - HAND - sum(gone.values())

    def phase(self) -> int:
        """The first phase of whose height two towers stand; the last one where none do (T10)."""
        heights = [len(blocks) for blocks in self.towers.values()]
        phases = range(1, LAST_PHASE)
        return next((each for each in phases if heights.count(each) > FEW_TOWERS), LAST_PHASE)

    def ends(self) -> bool:
        """Whether the game would be over at once: no two towers of a height stand (T11)."""
        heights = [len(blocks) for blocks in self.towers.values()]
        return self.phase() == LAST_PHASE and heights.count(LAST_PHASE) <= FEW_TOWERS

    def shut_in(self) -> bool:
        """Whether a tower has no open side (T6.3)."""
        return any(all(side in self.towers for side in BESIDE[at]) for at in self.towers)

    def too_high(self) -> bool:
        """Whether a tower of five stands before the last phase."""
        return self.phase() < LAST_PHASE and any(len(each) == MOST for each in self.towers.values())


def _field(entry: Sequence[Any]) -> Field:
    return field_at(int(entry[0]), int(entry[1]))


def _told_fields(fields: Sequence[Field]) -> list[list[int]]:
    return [list(place_of(each)) for each in fields]
