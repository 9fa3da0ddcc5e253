"""The value of each legal move of `brewery` to its seat: one move ahead, rolls by their chances.

Nothing is looked up that only comes to light by the move: gained and re-rolled dice count by all
that they may show, an exchange by what a supply usually offers, and no recipe comes up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.thinking import WrongView, actors_view
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import COLOUR_OF, SCHOOL_EXCHANGE, SCHOOL_REROLL, SKILL
from game.rules.brewery.determinize import imagine
from game.rules.brewery.dice import VALUE
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.position import PLACE, Position
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.brewery.ai.answers import worth_of_token
from game.titles.brewery.ai.counts import BITS, COUNT, ONE, SIX
from game.titles.brewery.ai.holdings import Holdings, holdings_of
from game.titles.brewery.ai.tastes import BALANCED, Taste
from game.titles.brewery.ai.turns import (
    after_buying,
    after_exchange,
    after_item,
    after_skill,
    after_storing,
    brewed,
    grown_on,
)
from game.titles.brewery.ai.valuation import (
    STORED,
    Valuation,
    field_worth,
    lowest_of,
    moment,
    useful_fields,
)
from game.titles.brewery.ai.weights import WEIGHTS, Weights

NEVER: Final = 1000.0
"""By so many points a move is worse that no plan has a use for."""
LOW: Final = 3
"""What a pool die shows that is worth another roll (D5.3)."""
_SAMPLES: Final = 6
_MANY: Final = 6
"""A supply of so many dice nearly always offers a 6."""
_TIE: Final = 1e-6


def appraise(
    view: View,
    legal_moves: Sequence[Move],
    dealer: Dealer,
    weights: Weights = WEIGHTS,
    taste: Taste = BALANCED,
) -> list[float]:
    """The value of each of ``legal_moves`` to the actor of ``view``, in points.

    Raises WrongView for anything but the actor's own view of a game of brewery.
    """
    view = actors_view(view, BreweryView)
    moves = [move for move in legal_moves if isinstance(move, BreweryMove)]
    if len(moves) != len(legal_moves):
        raise WrongView("some moves are not moves of brewery")
    position = imagine(view, dealer)
    return values_of(position, moves, Valuation(position, weights), taste)


def values_of(
    position: Position, moves: Sequence[BreweryMove], valuation: Valuation, taste: Taste = BALANCED
) -> list[float]:
    """The value of each move to the seat that decides, in points.

    ``valuation`` values what it comes to hold; ``taste`` adds what each pleases by.
    """
    looking = Appraiser(position, valuation)
    return [looking.value(move) + taste.pleasure(position, move) for move in moves]


class Appraiser:
    """Values the moves of one decision."""

    def __init__(self, position: Position, valuation: Valuation) -> None:
        self._position = position
        self._valuation = valuation
        self._seat: int = position.decider
        self._held: Holdings = holdings_of(position, self._seat)
        self._row: list[int] = open_recipes(position)
        self._left: int = valuation.horizon(position)
        self._when: int = moment(position)
        self._rivals: float = self._rivals_worth(position, self._row, self._left)
        self.base: float = self._worth(self._held)

    def _worth(self, held: Holdings, used: int = 0) -> float:
        """Own holdings against the best rival's, free fields counted in while one places."""
        position, valuation, seat = self._position, self._valuation, self._seat
        worth = valuation.worth(held, self._row, self._left, self._when)
        if position.phase == PLACE:
            stage = valuation.stage(self._left)
            worth += field_worth(stage, useful_fields(position, seat, held) & ~used)
        return worth - valuation.weights.rival * self._rivals

    def _rivals_worth(self, position: Position, row: list[int], left: int) -> float:
        """What the best of the others has and may expect."""
        best = -NEVER
        when = moment(position)
        for seat in range(position.seats):
            if seat != self._seat:
                held = holdings_of(position, seat)
                best = max(best, self._valuation.worth(held, row, left, when))
        return best

    def value(self, move: BreweryMove) -> float:
        """What a move is worth, in points."""
        if isinstance(move, Place):
            return self._placed(move)
        if isinstance(move, Accelerate):
            return self._accelerated(move)
        if isinstance(move, EndMove | Pass | Keep | Decline):
            return self.base + _TIE
        if isinstance(move, Store):
            return self._stored(move)
        if isinstance(move, Buy):
            return self._worth(after_buying(self._position, self._seat, self._held, move))
        if isinstance(move, EndPurchase):
            return self._ended()
        if isinstance(move, Brew):
            return self._brewed(move)
        return self._rarer(move)

    def _rarer(self, move: BreweryMove) -> float:
        if isinstance(move, Exchange):
            return self._worth(after_exchange(self._position, self._seat, self._held, move))
        if isinstance(move, Pick):
            return self.base + (1.0 if self._is_low(move.die) else -NEVER)
        if isinstance(move, Roll):
            return self.base
        if isinstance(move, Take):
            return self.base + self._valuation.stage(self._left).tokens[move.token]
        if isinstance(move, UseToken):
            gain = worth_of_token(self._position, self._valuation, move)
            return self.base + gain
        raise WrongView("not a move of brewery")

    def _is_low(self, die: int) -> bool:
        position = self._position
        shown = position.face[die] & VALUE
        return COLOUR_OF[die] != SKILL and shown <= LOW and position.in_pool(self._seat, die)

    def _placed(self, move: Place) -> float:
        position = self._position
        held = after_item(position, self._seat, self._held, move)
        if move.field == SCHOOL_REROLL:
            return self._rerolled(held)
        if move.field == SCHOOL_EXCHANGE and move.colour is not None:
            _bettered(held, move.colour, bin(position.supply[move.colour]).count("1"))
        return self._worth(held, 1 << move.field) + self._denied(move.field)

    def _denied(self, field: int) -> float:
        """What it brings that rivals can't use the field any more (D4.3)."""
        position = self._position
        rivals = position.seats - 1
        if not rivals or (position.uses >> 2 * field & 3) + 1 < rivals:
            return 0.0
        found = 0.0
        stage = self._valuation.stage(self._left)
        for seat in range(position.seats):
            if seat != self._seat:
                held = holdings_of(position, seat)
                found += field_worth(stage, useful_fields(position, seat, held) & 1 << field)
        return self._valuation.weights.rival * found / rivals

    def _rerolled(self, held: Holdings) -> float:
        """The pool's low dice rolled again, on an average of some rolls."""
        low = 0
        for colour in range(SKILL):
            for value in range(1, LOW + 1):
                low += held.pool[colour] >> BITS * value & COUNT
        if low < 2:
            return self.base - NEVER
        dealer = Dealer(self._left * 64 + low)
        found = 0.0
        for _ in range(_SAMPLES):
            found += self._worth(_rolled_anew(held, dealer), 1 << SCHOOL_REROLL)
        return found / _SAMPLES

    def _accelerated(self, move: Accelerate) -> float:
        """The effect comes at once, and the skill die rests (D4.4)."""
        held = after_skill(self._position, self._seat, self._held, move)
        colour = grown_on(move.field)
        if colour < 0:
            return self._worth(held)
        found = 0.0
        for value in range(1, SIX + 1):
            rolled = held.copy()
            rolled.pool[colour] += ONE[value]
            found += self._worth(rolled)
        return found / SIX

    def _stored(self, move: Store) -> float:
        """Storing waits for the purchase: earlier it is never better."""
        if self._position.phase == PLACE:
            return self.base - NEVER
        return self._worth(after_storing(self._position, self._held, move))

    def _ended(self) -> float:
        """The purchase is over: what is in the pool now is rolled next round."""
        valuation = self._valuation
        worth = valuation.worth(self._held, self._row, self._left, STORED)
        return worth - valuation.weights.rival * self._rivals + _TIE

    def _brewed(self, move: Brew) -> float:
        """The recipe brewed, the row one short (what comes up nobody knows)."""
        seat, valuation = self._seat, self._valuation
        after = brewed(self._position, seat, move)
        row, left = open_recipes(after), valuation.horizon(after)
        own = valuation.worth(holdings_of(after, seat), row, left, STORED)
        if valuation.cards[move.recipe].token:
            own += max(valuation.stage(left).tokens)
        return own - valuation.weights.rival * self._rivals_worth(after, row, left)


def _bettered(held: Holdings, colour: int, offered: int) -> None:
    """The lowest own die of a colour becomes a 6, a 5 where the supply is small (D5.3)."""
    best = SIX if offered >= _MANY else SIX - 1
    pool = held.pool[colour] & ~COUNT
    ware = held.ware[colour]
    low_pool = lowest_of(pool) if pool else 0
    low_ware = lowest_of(ware) if ware else 0
    if low_pool and (not low_ware or low_pool <= low_ware):
        if low_pool < ONE[best]:
            held.pool[colour] += ONE[best] - low_pool
    elif low_ware and low_ware < ONE[best]:
        held.ware[colour] += ONE[best] - low_ware


def _rolled_anew(held: Holdings, dealer: Dealer) -> Holdings:
    """The holdings with the pool's low dice rolled again."""
    made = held.copy()
    for colour in range(SKILL):
        for value in range(1, LOW + 1):
            for _ in range(held.pool[colour] >> BITS * value & COUNT):
                made.pool[colour] += ONE[1 + dealer.below(SIX)] - ONE[value]
    return made
