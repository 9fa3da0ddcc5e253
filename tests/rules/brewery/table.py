"""Games of `brewery` on a test's table."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    COLOURS,
    DICE,
    FIELDS,
    GOODS,
    OBJECTS,
    SCHOOL_EXCHANGE,
    SEED,
    SKILL_USE,
    TOKENS,
)
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
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NOBODY, BreweryView
from game.rules.chance import Dealer
from game.rules.core import Options, Values
from tests.rules.brewery.classic import CLASSIC

PLAIN: Sequence[BreweryMove] = (
    EndMove(),
    Pass(),
    Roll(),
    Keep(),
    EndPurchase(),
    Decline(),
)


def game(
    seats: int = 2, *, seed: int = 1, first: int | None = 0, options: Values | None = None
) -> BreweryState:
    """The first position of a game on the classic recipes."""
    return BREWERY.setup(CLASSIC, Options(({},) * seats, first, options or {}), seed)


def alike(view: BreweryView, die: int) -> int:
    """The lowest of the dice that are interchangeable with ``die`` (brewery-details 5)."""
    if not 0 <= die < DICE:
        return die
    falls = dict(view.raised)

    def kind(each: int) -> tuple[object, ...]:
        return (
            view.owner[each],
            view.where[each],
            COLOUR_OF[each],
            view.value[each],
            view.marks[each],
            falls.get(each),
        )

    wanted = kind(die)
    alikes = [each for each in range(DICE) if kind(each) == wanted and each not in view.picked]
    return min(alikes, default=die)


def near_miss(state: BreweryState, dealer: Dealer) -> BreweryMove:
    """A well-formed move, likely refused; of alike dice the lowest, picks in rising order."""
    view = state.view(0)

    def die() -> int:
        own = [each for each in range(DICE) if view.owner[each] == state.decider]
        if own and dealer.below(4):
            return alike(view, dealer.choice(own))
        return alike(view, dealer.below(DICE + 2) - 1)

    kind = dealer.below(16)
    if kind < 4:
        field = dealer.below(len(FIELDS) + 1)
        colour = dealer.below(len(COLOURS)) if field == SCHOOL_EXCHANGE else None
        if not dealer.below(20):
            colour = dealer.below(len(COLOURS) + 1)
        return Place(field, die() if dealer.below(4) else SEED, colour)
    if kind < 6:
        return Accelerate(dealer.below(len(FIELDS) + 1), die())
    if kind == 6:
        return Store(die())
    if kind == 7:
        each = die()
        return Roll() if each <= max(view.picked, default=-2) else Pick(each)
    if kind == 8:
        supply = [each for each in range(DICE) if view.owner[each] == NOBODY]
        return Exchange(die(), alike(view, dealer.choice(supply)) if dealer.below(9) else die())
    if kind < 11:
        return Buy(dealer.below(len(GOODS) + 1), die() if dealer.below(3) == 0 else None)
    if kind == 11:
        recipe = dealer.choice([-1, dealer.below(30), *(each for each in view.row if each)])
        return Brew(recipe, dealer.choice([None, SKILL_USE, dealer.below(5)]))
    if kind < 14:
        token = dealer.below(len(TOKENS) + 1)
        target = dealer.choice([dealer.below(len(OBJECTS) + 1), dealer.below(30), die()])
        return UseToken(token, alike(view, target) if token in {0, 2, 4, 5} else target)
    return Take(dealer.below(len(TOKENS) + 1)) if kind == 14 else dealer.choice(PLAIN)
