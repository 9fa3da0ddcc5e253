"""A position: everything that changes in a game, in few flat fields, so that a clone is cheap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from game.rules.biomes.board import BARE
from game.rules.biomes.catalogue import Round
from game.rules.biomes.cube import COLUMNS, FULL, FULL_TAKEABLE
from game.rules.biomes.overworld import ALL, CENTRE
from game.rules.biomes.pieces import Pieces
from game.rules.biomes.view import ActionKind, Stage
from game.rules.biomes.weapons import FightUnderWay

KINDS = tuple(ActionKind)
COLLECT, EXPLORE, BUILD, FIGHT, ARM = (1 << number for number in range(len(KINDS)))
"""The bits of the kinds of action in :attr:`Position.done`."""
REASONS = ("building", "hoe", "mob", "mob_bonus", "score_A", "score_B", "score_C")
REASON = {reason: number for number, reason in enumerate(REASONS)}
ACTIONS = 2
"""Actions of a turn (B2.1)."""
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance and the set-up screen fixed before the first move; shared by clones.

    ``materials``: 64, by block. ``stacks``: 64 tiles, four for each stack, the bottom one first.
    ``rim``: 16 tokens. ``boards`` (index in the pack), ``piles``, ``beginners``: by seat.
    """

    beginners: tuple[bool, ...]
    first_player: int
    materials: tuple[int, ...]
    stacks: tuple[int, ...]
    rim: tuple[int, ...]
    boards: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]


class Position:
    """The fields of a game under way.

    Masks over the overworld: ``closed`` and ``opened`` are the stacks whose top tile lies face
    down and face up (an empty stack is in neither), ``rim_closed`` and ``rim_opened`` likewise.
    ``tops`` and ``xp`` are flat: nine uppermost tiles and the points by reason for each seat.
    ``placed`` lists (board space of all seats, tile) in the order built. ``seen`` is the mask of
    tokens that everybody has seen; ``gone`` lists tiles and tokens that left the game, by id.
    ``word`` is the whole state of the game's own dealer.
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

    def __init__(self, pieces: Pieces, deal: Deal, word: int) -> None:
        seats = len(deal.boards)
        self.pieces = pieces
        self.deal = deal
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
        self.stage = Stage.ACTION
        self.actions_left = ACTIONS
        self.done = 0
        self.extra = False
        self.fight: FightUnderWay | None = None
        self.rounds_due: tuple[Round, ...] = ()
        self.scored_rounds: tuple[Round, ...] = ()
        self.scoring: Round | None = None
        self.to_score: tuple[int, ...] = ()
        self.word = word

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        copy = object.__new__(self.__class__)
        copy.pieces = self.pieces
        copy.deal = self.deal
        copy.heights = self.heights[:]
        copy.takeable = self.takeable
        copy.left = self.left[:]
        copy.closed = self.closed
        copy.opened = self.opened
        copy.rim_closed = self.rim_closed
        copy.rim_opened = self.rim_opened
        copy.crossings = self.crossings[:]
        copy.supplies = self.supplies[:]
        copy.tops = self.tops[:]
        copy.placed = self.placed
        copy.xp = self.xp[:]
        copy.mobs = self.mobs[:]
        copy.piles = self.piles[:]
        copy.seen = self.seen
        copy.gone = self.gone
        copy.turn = self.turn
        copy.turn_player = self.turn_player
        copy.decider = self.decider
        copy.stage = self.stage
        copy.actions_left = self.actions_left
        copy.done = self.done
        copy.extra = self.extra
        copy.fight = self.fight
        copy.rounds_due = self.rounds_due
        copy.scored_rounds = self.scored_rounds
        copy.scoring = self.scoring
        copy.to_score = self.to_score
        copy.word = self.word
        return copy

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
        is_extra = self.pieces.is_extra
        return tuple(tile for tile in self.mobs[seat] if is_extra[tile])
