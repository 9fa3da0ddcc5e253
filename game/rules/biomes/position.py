"""A position: everything that changes in a game, in few flat fields, so that a clone is cheap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.biomes.board import BARE
from game.rules.biomes.catalogue import Round
from game.rules.biomes.cube import COLUMNS, FULL, FULL_TAKEABLE
from game.rules.biomes.overworld import ALL, CENTRE
from game.rules.biomes.pieces import Pieces
from game.rules.biomes.stages import ACTION
from game.rules.biomes.view import ActionKind, Stage
from game.rules.biomes.weapons import FightUnderWay

KINDS: Final = tuple(ActionKind)
COLLECT: Final = 1
EXPLORE: Final = 2
BUILD: Final = 4
FIGHT: Final = 8
ARM: Final = 16
"""The bits of the kinds of action in :attr:`Position.done`."""
REASONS: Final = ("building", "hoe", "mob", "mob_bonus", "score_A", "score_B", "score_C")
SCORE_REASONS: Final[tuple[str, ...]] = ("score_A", "score_B", "score_C")
REASON: Final = {reason: number for number, reason in enumerate(REASONS)}
ACTIONS: Final = 2
"""Actions of a turn (B2.1)."""
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance and the set-up screen fixed before the first move; shared by clones.

    ``materials``: 64, by block. ``stacks``: 64 tiles, four for each stack, the bottom one first.
    ``rim``: 16 tokens. ``boards`` (index in the pack), ``piles``, ``beginners``: by seat.
    ``barred``: the bits of the kinds of action that aren't known, in a task for one seat alone.
    """

    beginners: tuple[bool, ...]
    first_player: int
    materials: tuple[int, ...]
    stacks: tuple[int, ...]
    rim: tuple[int, ...]
    boards: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    barred: int = 0

    def actions(self) -> int:
        """Actions of a turn (B2.1): fewer where fewer kinds are known."""
        return min(ACTIONS, len(KINDS) - self.barred.bit_count())


class Position:
    """The fields of a game under way.

    Masks over the overworld: ``closed`` and ``opened`` are the stacks whose top tile lies face
    down and face up (an empty stack is in neither), ``rim_closed`` and ``rim_opened`` likewise.
    ``tops`` and ``xp`` are flat: nine uppermost tiles and the points by reason for each seat.
    ``placed`` lists (board space of all seats, tile) in the order built. ``seen`` is the mask of
    tokens that everybody has seen; ``gone`` lists tiles and tokens that left the game, by id.
    ``done`` has the bits of the kinds of action done this turn, and of those that are barred.
    ``word`` is the whole state of the game's own dealer. Made ``like`` another position it is a
    copy of it.
    """

    __slots__ = (
        "actions_left",
        "closed",
        "crossings",
        "deal",
        "decider",
        "done",
        "extra",
        "fight",
        "gone",
        "heights",
        "left",
        "mobs",
        "opened",
        "pieces",
        "piles",
        "placed",
        "rim_closed",
        "rim_opened",
        "rounds_due",
        "scored_rounds",
        "scoring",
        "seen",
        "stage",
        "supplies",
        "takeable",
        "to_score",
        "tops",
        "turn",
        "turn_player",
        "word",
        "xp",
    )

    def __init__(self, pieces: Pieces, deal: Deal, word: int, like: Position | None = None) -> None:
        self.pieces = pieces
        self.deal = deal
        self.word = word
        if like is None:
            self._begin(deal)
        else:
            self._copy(like)

    def _begin(self, deal: Deal) -> None:
        """Set the fields as they are before the first move."""
        seats = len(deal.boards)
        self.heights = list(FULL)
        self.takeable = FULL_TAKEABLE
        self.left = [4] * COLUMNS
        self.closed = ALL
        self.opened = 0
        self.rim_closed = ALL
        self.rim_opened = 0
        self.crossings = [CENTRE] * seats
        self.supplies = [0] * seats
        self.tops = [BARE] * (9 * seats)
        self.placed: tuple[tuple[int, int], ...] = ()
        self.xp = [0] * (len(REASONS) * seats)
        self.mobs: list[tuple[int, ...]] = [()] * seats
        self.piles = list(deal.piles)
        self.seen = sum(1 << token for pile in deal.piles for token in pile)
        self.gone: tuple[str, ...] = ()
        self.turn = 1
        self.turn_player = deal.first_player
        self.decider = deal.first_player
        self.stage: Stage = ACTION
        self.actions_left = deal.actions()
        self.done = deal.barred
        self.extra = False
        self.fight: FightUnderWay | None = None
        self.rounds_due: tuple[Round, ...] = ()
        self.scored_rounds: tuple[Round, ...] = ()
        self.scoring: Round | None = None
        self.to_score: tuple[int, ...] = ()

    def _copy(self, like: Position) -> None:
        """Set the fields as they are in ``like``, sharing only what never changes."""
        self.heights = like.heights[:]
        self.takeable = like.takeable
        self.left = like.left[:]
        self.closed = like.closed
        self.opened = like.opened
        self.rim_closed = like.rim_closed
        self.rim_opened = like.rim_opened
        self.crossings = like.crossings[:]
        self.supplies = like.supplies[:]
        self.tops = like.tops[:]
        self.placed = like.placed
        self.xp = like.xp[:]
        self.mobs = like.mobs[:]
        self.piles = like.piles[:]
        self.seen = like.seen
        self.gone = like.gone
        self.turn = like.turn
        self.turn_player = like.turn_player
        self.decider = like.decider
        self.stage = like.stage
        self.actions_left = like.actions_left
        self.done = like.done
        self.extra = like.extra
        self.fight = like.fight
        self.rounds_due = like.rounds_due
        self.scored_rounds = like.scored_rounds
        self.scoring = like.scoring
        self.to_score = like.to_score

    def clone(self) -> Position:
        """A copy; no change to either shows in the other."""
        return Position(self.pieces, self.deal, self.word, self)

    def seats(self) -> int:
        """The number of players."""
        return len(self.crossings)

    def top_tile(self, stack: int) -> int:
        """The uppermost tile of a stack that is not empty."""
        return self.deal.stacks[stack * 4 + self.left[stack] - 1]

    def xp_of(self, seat: int) -> int:
        """A seat's experience points."""
        start = len(REASONS) * seat
        return sum(self.xp[start : start + len(REASONS)])

    def extra_mobs(self, seat: int) -> tuple[int, ...]:
        """The extra-action mobs a seat owns (B6.8)."""
        mobs = self.mobs[seat]
        if not mobs:
            return mobs
        is_extra = self.pieces.is_extra
        return tuple([tile for tile in mobs if is_extra[tile]])
