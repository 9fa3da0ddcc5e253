"""A position: everything that changes in a game, in few flat fields, so that a clone is cheap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.towers.catalogue import FIELDS, SIDE
from game.rules.towers.counts import ONE, total
from game.rules.towers.ground import Ground
from game.rules.towers.lines import COLUMN, LINES, ROW
from game.rules.towers.stacks import HEIGHT, ROWS

FREE: Final = 0
"""Nothing stands on a field; 1-4 is the pawn of a seat."""
NEUTRAL: Final = 5
"""A neutral pawn (T12); above it, a tower: :data:`NEUTRAL` + the number of its row of blocks."""
PAWNS: Final = 4
"""Each seat's (T1.5)."""
HAND: Final = 5
"""Cards at every decision (T8)."""
LAST_PHASE: Final = 4
REASONS: Final = ("build", "capture", "demolish", "skyline")
BUILD_POINTS: Final = 0
CAPTURE_POINTS: Final = 1
DEMOLISH_POINTS: Final = 2
SKYLINE_POINTS: Final = 3
"""Those of the end of a quick town (Q3)."""
PLAYING: Final = 0
FINISHED: Final = 1
STALLED: Final = 2
ENDINGS: Final = ("", "finished", "stalled")
NO_BUILDERS: Final[tuple[int | None, ...]] = (None,) * FIELDS
"""By field, as at the start: the towers of the map are nobody's work."""


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance and the set-up screen fixed before the first move; shared by clones.

    ``towers``: by field, the number of its row of blocks. ``neutral``: fields. ``hands``: by seat,
    the cards in the order dealt. ``deck``: the next card first. ``rounds``: after so many a game
    ends as it stands (T11). ``quick``: it is played as *Quick town* (Q1, Q2).
    """

    first_player: int
    rounds: int
    towers: tuple[int, ...]
    neutral: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    quick: bool = False


class Position:
    """The fields of a game under way.

    ``standing``: by field, what stands there. ``lines``: by line, the occupied places as nine bits.
    ``pawns``: by seat, the fields of those on the board, ascending. ``hands``, ``blocks``,
    ``discard``: packed counts; ``chips``: likewise, by value from 1 on. ``points`` is flat: four
    reasons for each seat. ``jokers``: the seats whose joker is face up, as bits. ``heights``: how
    many towers of each height stand, five bits a height. ``builders``: by field, the seat that
    built the tower there, or None. ``deck`` is drawn from at ``drawn``. ``word`` is the whole state
    of the game's own dealer. Made ``like`` another position it is a copy of it.
    """

    __slots__ = (
        "blocks",
        "builders",
        "chips",
        "deal",
        "deck",
        "discard",
        "discard_top",
        "drawn",
        "ended",
        "ground",
        "hands",
        "heights",
        "jokers",
        "last_round",
        "lines",
        "pawns",
        "phase",
        "points",
        "standing",
        "turn",
        "turn_player",
        "word",
    )

    def __init__(self, ground: Ground, deal: Deal, word: int, like: Position | None = None) -> None:
        self.ground = ground
        self.deal = deal
        self.word = word
        if like is None:
            self._begin(deal)
        else:
            self._copy(like)

    def _begin(self, deal: Deal) -> None:
        """Set the fields as they are before the first move."""
        seats = len(deal.hands)
        self.standing = [FREE] * FIELDS
        self.lines = [0] * LINES
        self.heights = 0
        for field, row in enumerate(deal.towers):
            if row:
                self.put(field, NEUTRAL + row)
        for field in deal.neutral:
            self.put(field, NEUTRAL)
        self.builders = NO_BUILDERS
        self.pawns: list[tuple[int, ...]] = [()] * seats
        self.hands = [sum(ONE[card] for card in hand) for hand in deal.hands]
        self.blocks = [0] * seats
        self.chips = [0] * seats
        self.points = [0] * (len(REASONS) * seats)
        self.jokers = (1 << seats) - 1
        self.deck = deal.deck
        self.drawn = 0
        self.discard = 0
        self.discard_top = -1
        self.phase = 2 if seats == 2 else 1
        self.turn = 1
        self.turn_player = deal.first_player
        self.last_round = False
        self.ended = PLAYING

    def _copy(self, like: Position) -> None:
        """Set the fields as they are in ``like``, sharing only what never changes."""
        self.standing = like.standing[:]
        self.lines = like.lines[:]
        self.heights = like.heights
        self.builders = like.builders
        self.pawns = like.pawns[:]
        self.hands = like.hands[:]
        self.blocks = like.blocks[:]
        self.chips = like.chips[:]
        self.points = like.points[:]
        self.jokers = like.jokers
        self.deck = like.deck
        self.drawn = like.drawn
        self.discard = like.discard
        self.discard_top = like.discard_top
        self.phase = like.phase
        self.turn = like.turn
        self.turn_player = like.turn_player
        self.last_round = like.last_round
        self.ended = like.ended

    def clone(self) -> Position:
        """A copy; no change to either shows in the other."""
        return Position(self.ground, self.deal, self.word, self)

    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    def put(self, field: int, what: int) -> None:
        """Have something stand on a free field."""
        self.standing[field] = what
        row = ROW[field]
        column = COLUMN[field]
        self.lines[row] |= 1 << column
        self.lines[SIDE + column] |= 1 << row
        if what > NEUTRAL:
            self.heights += 1 << 5 * HEIGHT[what - NEUTRAL]

    def clear(self, field: int) -> int:
        """Take what stands on a field away and return it."""
        what = self.standing[field]
        self.standing[field] = FREE
        row = ROW[field]
        column = COLUMN[field]
        self.lines[row] &= ~(1 << column)
        self.lines[SIDE + column] &= ~(1 << row)
        if what > NEUTRAL:
            self.heights -= 1 << 5 * HEIGHT[what - NEUTRAL]
        return what

    def shift(self, start: int, to: int) -> None:
        """Have the pawn on ``start`` stand on a free field."""
        standing = self.standing
        lines = self.lines
        standing[to] = standing[start]
        standing[start] = FREE
        row = ROW[start]
        column = COLUMN[start]
        lines[row] ^= 1 << column
        lines[SIDE + column] ^= 1 << row
        row = ROW[to]
        column = COLUMN[to]
        lines[row] ^= 1 << column
        lines[SIDE + column] ^= 1 << row

    def towers(self) -> list[tuple[int, ...]]:
        """By field, the blocks of the tower that stands there, bottom first; none: ``()``."""
        return [ROWS[what - NEUTRAL] if what > NEUTRAL else () for what in self.standing]

    def towers_of(self, height: int) -> int:
        """How many towers of a height stand (T10)."""
        return self.heights >> 5 * height & 31

    def points_of(self, seat: int) -> int:
        """A seat's points."""
        start = len(REASONS) * seat
        points = self.points
        return points[start] + points[start + 1] + points[start + 2] + points[start + 3]

    def blocks_of(self, seat: int) -> int:
        """How many blocks a seat has."""
        return total(self.blocks[seat])
