"""What one seat of `biomes` may know (B10), as frozen plain data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.biomes.catalogue import Catalogue, Material, Payment, Round
from game.rules.biomes.moves import Cell, Crossing


class Stage(StrEnum):
    """What the actor decides now."""

    ACTION = "action"  # choose and begin an action (B2.1)
    SECOND_BLOCK = "second_block"  # take the second block of a collection (B3.1)
    PICKAXE = "pickaxe"  # use or decline a revealed pickaxe (B6.6)
    TNT = "tnt"  # detonate a revealed TNT or not (B6.7)
    EXTRA = "extra"  # return an extra-action mob or end the turn (B2.2)
    SCORE = "score"  # choose what to score (B7.3)
    OVER = "over"


class ActionKind(StrEnum):
    """The five kinds of action (B2.1)."""

    COLLECT = "collect"
    EXPLORE = "explore"
    BUILD = "build"
    FIGHT = "fight"
    ARM = "arm"


@dataclass(frozen=True, slots=True)
class StackView:
    """One stack: ``count`` tiles, the top one's id when it is face up."""

    count: int
    face_up: str | None


@dataclass(frozen=True, slots=True)
class RimView:
    """One place of the rim: whether a token lies there, its id when it is face up."""

    present: bool
    face_up: str | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as the viewer sees it.

    ``board`` indexes the catalogue's boards; ``spaces`` holds nine stacks of tile ids, bottom
    first, row by row (empty: the printed biome shows). ``pile`` holds the ids the viewer knows to
    be in this seat's pile, sorted; ``pile_size`` counts all of them. ``xp_by_reason`` adds up the
    points by the events' reasons, sorted by reason.
    """

    xp: int
    xp_by_reason: tuple[tuple[str, int], ...]
    beginner: bool
    crossing: Crossing
    supply: Payment
    board: int
    spaces: tuple[tuple[str, ...], ...]
    mobs: tuple[str, ...]
    pile: tuple[str, ...]
    pile_size: int


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight under way: revealed ``tokens`` in order, ``hearts`` counted so far.

    ``pickaxes`` counts those still to be used or declined; ``tnt`` lists the tokens still to be
    decided about, the next one first.
    """

    cell: Cell
    tile: str
    tokens: tuple[str, ...]
    hearts: int
    pickaxes: int
    tnt: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BiomesView:
    """All that ``seat`` may know (B10).

    ``cube``: 64 materials as dealt, index ``x * 16 + y * 4 + z``; a block is still there when
    ``z < heights[x * 4 + y]``. ``stacks``: 16, row by row. ``rim``: by cell, sorted.
    ``actions_left`` counts the turn's actions not begun yet, ``done`` the kinds done this turn.
    ``scoring``: the round being scored; ``to_score``: the seats still to choose, the actor first.
    ``rounds_due``: rounds triggered this turn and not begun yet. ``removed``: tiles and tokens that
    left the game, in order (traded mobs B2.2, detonated TNT B6.7). ``barred``: the kinds of action
    that aren't known here, in a task for one seat alone.
    """

    seat: int
    catalogue: Catalogue
    actor: int | None
    turn: int
    turn_player: int
    first_player: int
    stage: Stage
    actions_left: int
    done: tuple[ActionKind, ...]
    extra: bool
    cube: tuple[Material, ...]
    heights: tuple[int, ...]
    stacks: tuple[StackView, ...]
    rim: tuple[tuple[Cell, RimView], ...]
    players: tuple[PlayerView, ...]
    fight: FightView | None
    scoring: Round | None
    to_score: tuple[int, ...]
    rounds_due: tuple[Round, ...]
    scored_rounds: tuple[Round, ...]
    removed: tuple[str, ...]
    barred: tuple[ActionKind, ...] = ()

    def stack(self, cell: Cell) -> StackView:
        """The stack at ``cell``, whose row and column are 1-4."""
        return self.stacks[(cell[0] - 1) * 4 + cell[1] - 1]

    def is_block_there(self, x: int, y: int, z: int) -> bool:
        """Whether the block is still part of the cube."""
        return z < self.heights[x * 4 + y]
