"""The moves of `biomes`: one decision each, ids and coordinates only (record format)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.biomes.catalogue import Payment, Round

Cell = tuple[int, int]
"""Row and column on the 6 x 6 overworld, 0-5; stacks lie at 1-4, weapon tokens on the rim."""
Crossing = tuple[int, int]
"""A crossing's row and column, 0-4; it touches the cells [r, c], [r, c+1], [r+1, c], [r+1, c+1]."""
Block = tuple[int, int, int]
"""x, y, z in the cube, 0-3; z = 3 is the top layer."""
Space = tuple[int, int]
"""Row and column on a player board, 0-2; row 0 is the back row."""


@dataclass(frozen=True, slots=True)
class Collect:
    """Take one block (B3.1)."""

    type: ClassVar[str] = "collect"
    block: Block


@dataclass(frozen=True, slots=True)
class Explore:
    """Move to a crossing at most two steps away and reveal what touches it (B4)."""

    type: ClassVar[str] = "explore"
    to: Crossing


@dataclass(frozen=True, slots=True)
class Build:
    """Build the face-up building of ``cell`` on ``space``, handing in ``pay`` (B5)."""

    type: ClassVar[str] = "build"
    cell: Cell
    space: Space
    pay: Payment


@dataclass(frozen=True, slots=True)
class Fight:
    """Fight the face-up mob of ``cell`` (B6.1)."""

    type: ClassVar[str] = "fight"
    cell: Cell


@dataclass(frozen=True, slots=True)
class Pickaxe:
    """Use a revealed pickaxe: take ``block``, or None to decline (B6.6)."""

    type: ClassVar[str] = "pickaxe"
    block: Block | None


@dataclass(frozen=True, slots=True)
class Tnt:
    """Decide about the revealed TNT ``token`` (B6.7)."""

    type: ClassVar[str] = "tnt"
    token: str
    detonate: bool


@dataclass(frozen=True, slots=True)
class Arm:
    """Collect the weapon token of the rim cell ``cell`` (B6.9)."""

    type: ClassVar[str] = "arm"
    cell: Cell


@dataclass(frozen=True, slots=True)
class Trade:
    """Return the extra-action mob ``tile`` for one more action (B2.2)."""

    type: ClassVar[str] = "trade"
    tile: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Decline a possible trade (B2.2)."""

    type: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Score:
    """Choose the characteristic to score in ``round`` (B7.3)."""

    type: ClassVar[str] = "score"
    round: Round
    characteristic: str


BiomesMove = Collect | Explore | Build | Fight | Pickaxe | Tnt | Arm | Trade | EndTurn | Score
