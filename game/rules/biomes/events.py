"""The events of `biomes`: what an onlooker sees, in order, ids only (record format)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.biomes.catalogue import Payment, Round
from game.rules.biomes.moves import Block, Cell, Crossing, Space
from game.rules.core import PublicEvent


@dataclass(frozen=True, slots=True)
class Moved(PublicEvent):
    """A character went from one crossing to another (B4.1)."""

    type: ClassVar[str] = "moved"
    player: int
    start: Crossing
    to: Crossing


@dataclass(frozen=True, slots=True)
class TileRevealed(PublicEvent):
    """The top tile of a stack was turned up (B4.2)."""

    type: ClassVar[str] = "tile_revealed"
    teaches: ClassVar[bool] = True
    cell: Cell
    tile: str


@dataclass(frozen=True, slots=True)
class TokenRevealed(PublicEvent):
    """A weapon token of the rim was turned up (B4.2)."""

    type: ClassVar[str] = "token_revealed"
    teaches: ClassVar[bool] = True
    cell: Cell
    token: str


@dataclass(frozen=True, slots=True)
class BlockTaken(PublicEvent):
    """A block went from the cube to a supply (B3.1, B6.6)."""

    type: ClassVar[str] = "block_taken"
    player: int
    block: Block
    material: str


@dataclass(frozen=True, slots=True)
class Built(PublicEvent):
    """A building of ``cell`` went to a board (B5)."""

    type: ClassVar[str] = "built"
    player: int
    tile: str
    space: Space
    pay: Payment
    cell: Cell


@dataclass(frozen=True, slots=True)
class WeaponsDrawn(PublicEvent):
    """The tokens a fight revealed, in order, bows' extra ones included (B6.1, B6.4)."""

    type: ClassVar[str] = "weapons_drawn"
    teaches: ClassVar[bool] = True
    player: int
    cell: Cell
    tile: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MobDefeated(PublicEvent):
    """The fight was won with ``hearts``; the tile goes to the player (B6.2)."""

    type: ClassVar[str] = "mob_defeated"
    player: int
    tile: str
    hearts: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class MobSurvived(PublicEvent):
    """The fight was lost with ``hearts`` (B6.2)."""

    type: ClassVar[str] = "mob_survived"
    player: int
    tile: str
    hearts: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class TokenGained:
    """A token of the rim went to a pile; ``token`` is None to whom it was never shown (B6.9)."""

    type: ClassVar[str] = "token_gained"
    player: int
    token: str | None
    cell: Cell
    face_up: bool

    @property
    def teaches(self) -> bool:
        """Whether its taker learned what it is only now."""
        return not self.face_up

    def redacted(self, seat: int) -> TokenGained:
        """The event without the token, for all but its taker, when it was taken unseen."""
        if self.face_up or seat == self.player:
            return self
        return TokenGained(self.player, None, self.cell, self.face_up)


@dataclass(frozen=True, slots=True)
class TokenRemoved(PublicEvent):
    """A detonated TNT left the game (B6.7)."""

    type: ClassVar[str] = "token_removed"
    player: int
    token: str


@dataclass(frozen=True, slots=True)
class XpGained(PublicEvent):
    """Experience points; reasons: building, mob, hoe, score_A, score_B, score_C, mob_bonus."""

    type: ClassVar[str] = "xp"
    player: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class LayerCleared(PublicEvent):
    """A layer became empty; 3 is the top one (B7.1)."""

    type: ClassVar[str] = "layer_cleared"
    layer: int


@dataclass(frozen=True, slots=True)
class Traded(PublicEvent):
    """An extra-action mob was returned (B2.2)."""

    type: ClassVar[str] = "traded"
    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class ScoringStarted(PublicEvent):
    """A scoring round begins (B7.2)."""

    type: ClassVar[str] = "scoring_started"
    round: Round


@dataclass(frozen=True, slots=True)
class Scored(PublicEvent):
    """A seat chose what to score; ``spaces`` are those that count (B7.3, B7.6)."""

    type: ClassVar[str] = "scored"
    player: int
    round: Round
    characteristic: str
    spaces: tuple[Space, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class TurnStarted(PublicEvent):
    """The next seat's turn begins; turns count from 1."""

    type: ClassVar[str] = "turn_started"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The game has ended (B8.1)."""

    type: ClassVar[str] = "game_over"


BiomesEvent = (
    Moved
    | TileRevealed
    | TokenRevealed
    | BlockTaken
    | Built
    | WeaponsDrawn
    | MobDefeated
    | MobSurvived
    | TokenGained
    | TokenRemoved
    | XpGained
    | LayerCleared
    | Traded
    | ScoringStarted
    | Scored
    | TurnStarted
    | GameOver
)
