"""What a position of `towers` is worth to its seats: points, and a little of what is in reach.

Only the best target counts: a tower or pawn in sight, or the next tower to build. What a rival is
seen to have counts against one, and so does an own pawn that he sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.rules.towers.access import shut_in
from game.rules.towers.counts import total
from game.rules.towers.legal import SEVEN, sights_of
from game.rules.towers.lines import NOWHERE
from game.rules.towers.payment import LEAST_CAPTURE, MOST_CAPTURE
from game.rules.towers.position import HAND, LAST_PHASE, NEUTRAL, PLAYING, Position
from game.rules.towers.stacks import COLOURS, COST, HEIGHT
from game.titles.towers.ai.weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64  # int to the interpreter, a machine integer to the compiler

_SIZE: Final = 6
"""Rows of the table of shares: 0 to 5 cards missing, 0 to 5 to be drawn."""
_OTHER: Final = 0.75
"""The chance that a card is of another colour than the one wanted."""
_CARD: Final = 0.25


class Valuation:
    """The evaluation by one table of weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._shares = [
            _share(weights, missing, drawn) for missing in range(_SIZE) for drawn in range(_SIZE)
        ]

    def value(self, position: Position, seat: int, hand: int, drawn: int) -> float:
        """What a position is worth to a seat, against its best rival.

        ``hand`` is what the seat is known to hold, ``drawn`` the cards that come to it.
        """
        weights = self._weights
        own = self.worth(position, seat, hand, drawn)
        worths = [self.seen_worth(position, rival) for rival in rivals(position, seat)]
        best = max(worths, default=0.0)
        if position.ended == PLAYING:
            delay = towers_to_go(position) + builds_due(position, seat)
            return own - weights.rival * best - self.urge(position) * delay
        return own - weights.rival * best + weights.win * _won(position, seat)

    def urge(self, position: Position) -> float:
        """What each tower that must still go, or be built first, is a burden late in a game."""
        weights, deal = self._weights, position.deal
        if deal.quick:  # the clock ends it
            return 0.0
        late = position.turn / position.seats() - weights.patience * deal.rounds
        return weights.haste * late if late > 0 else 0.0

    def worth(self, position: Position, seat: int, hand: int, drawn: int) -> float:
        """A seat's points and what its hand promises, by itself; else as :meth:`reach`."""
        weights = self._weights
        blocks = total(position.blocks[seat])
        found = position.points_of(seat) + weights.block * blocks + self._skyline(position, seat)
        if not has_turn_left(position, seat):
            return found
        found += weights.pawns[len(position.pawns[seat])]
        if position.jokers >> seat & 1:
            found += weights.joker
        return found + self.reach(position, seat, hand, drawn) - self.danger(position, seat)

    def seen_worth(self, position: Position, seat: int) -> float:
        """As :meth:`worth` for a seat whose cards are hidden: five that may be any."""
        weights = self._weights
        found = position.points_of(seat) + weights.block * total(position.blocks[seat])
        found += self._skyline(position, seat)
        if not has_turn_left(position, seat):
            return found
        found += weights.pawns[len(position.pawns[seat])]
        return found + self.reach(position, seat, 0, HAND)

    def _skyline(self, position: Position, seat: int) -> float:
        """What the towers that a seat built promise for the end of a quick town (Q3).

        The longer they must still stand the less; five storeys nobody takes down (T5.2, T6.1).
        """
        if not position.deal.quick or position.ended != PLAYING:
            return 0.0
        left = position.deal.rounds - position.turn / position.seats()
        lasting = self._weights.lasting**left
        found, standing = 0.0, position.standing
        for field, builder in enumerate(position.builders):
            if builder == seat:
                height = HEIGHT[standing[field] - NEUTRAL]
                found += height * (lasting if height <= LAST_PHASE else 1.0)
        return found

    def reach(self, position: Position, seat: int, hand: int, drawn: int) -> float:
        """What the best target in reach counts: a tower, a pawn, or what a seat may build.

        ``hand``: the seat's cards, packed; ``drawn``: how many more it draws, which may be any.
        """
        weights = self._weights
        joker = position.jokers >> seat & 1
        best = self._build(position, seat, hand, drawn)
        standing, ground, shares = position.standing, position.ground, self._shares
        may_demolish = total(position.blocks[seat]) < SEVEN
        urge = self.urge(position)
        for sight in sights_of(position, position.pawns[seat]):
            for end in ground.seen[sight]:  # its last four bits: the colours between
                what = standing[end >> 4]
                if what > NEUTRAL:
                    row = what - NEUTRAL
                    if not may_demolish or HEIGHT[row] > position.phase or end & COLOURS[row]:
                        continue
                    lacks = max(0, missing(hand, COST[row]) - joker)
                    points = HEIGHT[row] + (urge if HEIGHT[row] == position.phase else 0.0)
                    found = shares[lacks * _SIZE + drawn] * points * weights.towers
                elif what != seat + 1:
                    colour = ground.colours[end >> 4]
                    if end >> colour & 1:
                        continue
                    cards = (hand >> 5 * colour & 31) + joker
                    lacks = max(0, LEAST_CAPTURE - cards)
                    points = min(MOST_CAPTURE, max(LEAST_CAPTURE, cards) + _CARD * drawn)
                    found = shares[lacks * _SIZE + drawn] * points * weights.hunted
                else:
                    continue
                best = max(best, found)
        return best

    def _build(self, position: Position, seat: int, hand: int, drawn: int) -> float:
        """What the next tower of one's own counts."""
        height = position.phase + 1
        blocks = position.blocks[seat]
        if total(blocks) < height:
            return 0.0
        for pawn in position.pawns[seat]:
            if shut_in(position, pawn) == NOWHERE:
                break
        else:
            return 0.0
        lacks = height - fitting(hand, blocks) - (position.jokers >> seat & 1)
        return self._shares[max(0, lacks) * _SIZE + drawn] * height

    def danger(self, position: Position, seat: int) -> float:
        """The points that it costs that rivals see own pawns."""
        weights, standing, found = self._weights, position.standing, 0.0
        ground = position.ground
        for pawn in position.pawns[seat]:
            colour = ground.colours[pawn]
            ends = [end for sight in sights_of(position, (pawn,)) for end in ground.seen[sight]]
            for end in ends:
                what = standing[end >> 4]
                if what == NEUTRAL or what > NEUTRAL or what == seat + 1:
                    continue
                if end >> colour & 1:
                    continue
                if has_turn_left(position, what - 1):
                    joker = position.jokers >> what - 1 & 1
                    found += weights.seen_joker if joker else weights.seen
        return found


def _share(weights: Weights, lacks: int, drawn: int) -> float:
    """What counts of a target for which so many cards are missing and so many are drawn."""
    chance = 1.0
    for number in range(lacks):
        chance *= 1.0 - _OTHER ** max(0, drawn - number)
    return weights.kept * (chance + (1.0 - chance) * weights.later * weights.lacking**lacks)


def in_line(position: Position, pawn: int) -> list[int]:
    """The fields of what stands nearest to a pawn's in each direction."""
    seen = position.ground.seen
    return [end >> 4 for sight in sights_of(position, (pawn,)) for end in seen[sight]]


def missing(hand: i64, cost: i64) -> i64:
    """How many cards a packed hand lacks for a packed cost."""
    lacks: i64 = 0
    for shift in (0, 5, 10, 15):
        more: i64 = (cost >> shift & 31) - (hand >> shift & 31)
        if more > 0:
            lacks += more
    return lacks


def fitting(hand: i64, blocks: i64) -> i64:
    """How many cards of a packed hand have a block of their colour, each its own."""
    found: i64 = 0
    for shift in (0, 5, 10, 15):
        cards: i64 = hand >> shift & 31
        own: i64 = blocks >> shift & 31
        found += cards if cards < own else own
    return found


def rivals(position: Position, seat: int) -> list[int]:
    """All seats but ``seat``."""
    return [other for other in range(position.seats()) if other != seat]


def has_turn_left(position: Position, seat: int) -> bool:
    """Whether a seat will still have a turn, the one under way counted (T11)."""
    if position.ended != PLAYING:
        return False
    if not position.last_round:
        return True
    seats, first = position.seats(), position.deal.first_player
    return (seat - first) % seats >= (position.turn_player - first) % seats


def towers_to_go(position: Position) -> int:
    """How many of the towers that stand must go before the game ends (T10, T11)."""
    towers = 0
    for height in range(position.phase, LAST_PHASE + 1):
        towers += max(0, position.towers_of(height) - 1)
    return towers


def builds_due(position: Position, seat: int) -> int:
    """How many towers a seat must build before it may demolish again (T5.4).

    Each adds a tower that must go, so that late in a game it is no heavier than the blocks were.
    """
    over = total(position.blocks[seat]) - (SEVEN - 1)
    return -(-over // (position.phase + 1)) if over > 0 else 0


def standing_of(position: Position) -> list[float]:
    """By seat, what decides the game: points, then blocks (T11)."""
    return [
        position.points_of(seat) + 0.01 * position.blocks_of(seat)
        for seat in range(position.seats())
    ]


def _won(position: Position, seat: int) -> float:
    """1 for the winner, -1 for a loser, 0 where the win is shared."""
    scores: Sequence[float] = standing_of(position)
    best = max([scores[rival] for rival in rivals(position, seat)], default=0.0)
    if scores[seat] == best:
        return 0.0
    return 1.0 if scores[seat] > best else -1.0
