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
    INGREDIENTS,
    OBJECTS,
    SEED,
    SEEDS,
    SKILL_USE,
    TOKENS,
    die_number,
)
from game.rules.brewery.changes import own_goods, sell_goods
from game.rules.brewery.dice import BIT
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Pass,
    Place,
    Store,
    UseToken,
)
from game.rules.brewery.position import CLOSED_AT, GOLD, OWN, PLACE, PURCHASE, SEEDS_OWN
from game.rules.brewery.state import BreweryState
from game.rules.chance import Dealer
from game.rules.core import Options, Values
from tests.rules.brewery.classic import CLASSIC

GROWING = {"malt-light", "hops-grow", "malt-dark", "malt-raise", "hops-raise", "school-reroll"}
"""The fields of whom one may expect more dice and better ones."""


def game(
    seats: int = 2, *, seed: int = 1, first: int | None = 0, options: Values | None = None
) -> BreweryState:
    """The first position of a game on the classic recipes."""
    return BREWERY.setup(CLASSIC, Options(({},) * seats, first, options or {}), seed)


def put(state: BreweryState, seat: int, place: str, *dice: str) -> list[int]:
    """Lay dice into a seat's ``pool`` or ``ware``, as ``light-4`` with a value: ``light-4=6``.

    Whoever had them loses them. Returns their numbers.
    """
    numbers = []
    for word in dice:
        name, _, value = word.partition("=")
        die = die_number(name)
        lift(state, die)
        getattr(state, place)[4 * seat + COLOUR_OF[die]] |= BIT[die]
        state.face[die] = int(value or 0)
        numbers.append(die)
    return numbers


def lift(state: BreweryState, die: int) -> None:
    """Take a die away from wherever it lies."""
    colour, bit = COLOUR_OF[die], BIT[die]
    state.supply[colour] &= ~bit
    for seat in range(state.seats):
        state.pool[4 * seat + colour] &= ~bit
        state.ware[4 * seat + colour] &= ~bit


def bare(seats: int = 2, *, round_: int = 3, phase: int = PLACE, **options: bool) -> BreweryState:
    """A game in which nobody has a die, a seed or gold, and all buildings are open; seat 0 decides.

    All recipes of the row are open, nothing is rolled yet.
    """
    state = game(seats, options=options)
    for seat in range(seats):
        for die in range(DICE):
            if state.owner_at_hand(die) == seat:
                lift(state, die)
                state.supply[COLOUR_OF[die]] |= BIT[die]
                state.face[die] = 0
        state.own[OWN * seat : OWN * seat + OWN] = [0] * OWN
    state.seeds = SEEDS
    state.round, state.phase = round_, phase
    state.closed = CLOSED_AT[min(round_, 3)]
    return state


def give(
    state: BreweryState, seat: int, *goods: str, gold: int = 0, seeds: int = 0
) -> BreweryState:
    """Give a seat ingredients and tokens out of the markets, gold and seeds."""
    for name in goods:
        own_goods(state, seat, GOODS.index(name), 1)
        sell_goods(state, GOODS.index(name), -1)
    state.own[OWN * seat + GOLD] += gold
    state.own[OWN * seat + SEEDS_OWN] += seeds
    state.seeds -= seeds
    return state


def open_row(state: BreweryState, *recipes: str) -> None:
    """Have these recipes lie open, in this order, and all others in the deck."""
    row = [number(name) for name in recipes]
    cards = [*range(len(CLASSIC.recipes))]
    state.row = tuple(row)
    state.deck = tuple(card for card in cards if card not in row)
    state.drawn = 0


def number(recipe: str) -> int:
    """The recipe with that id."""
    return [card.id for card in CLASSIC.recipes].index(recipe)


def field(name: str) -> int:
    """The field with that name."""
    return FIELDS.index(name)


def place(name: str, item: str, colour: str | None = None) -> Place:
    """Put an item onto a field."""
    which = SEED if item == "seed" else die_number(item)
    return Place(field(name), which, None if colour is None else COLOURS.index(colour))


def accelerate(name: str, die: str) -> Accelerate:
    """Put a skill die to an item."""
    return Accelerate(field(name), die_number(die))


def use(token: str, target: str) -> UseToken:
    """Use a token on a die, an object or a recipe."""
    if token == "block_object":
        return UseToken(TOKENS.index(token), OBJECTS.index(target))
    if token == "block_recipe":
        return UseToken(TOKENS.index(token), number(target))
    return UseToken(TOKENS.index(token), die_number(target))


def brew(recipe: str, extension: str | None = None) -> Brew:
    """Declare a brewing."""
    if extension is None:
        return Brew(number(recipe))
    return Brew(number(recipe), SKILL_USE if extension == "skill" else INGREDIENTS.index(extension))


def buy(what: str, die: str | None = None) -> Buy:
    """Buy something."""
    return Buy(GOODS.index(what), None if die is None else die_number(die))


def do(state: BreweryState, *moves: BreweryMove) -> list[str]:
    """Play moves; what they told, as short lines of their data: ``die_gained 0 hops-3 recipe``."""
    told: list[str] = []
    codec = BREWERY.events(CLASSIC)
    for move in moves:
        for event in state.apply(move):
            told.append(" ".join(written(value) for value in codec.to_data(event).values()))
    return told


def written(value: object) -> str:
    """A value of an event as one word."""
    if isinstance(value, list):
        return ",".join(
            written(each) if not isinstance(each, list) else f"{each[0]}={each[1]}"
            for each in value
        )
    return "-" if value is None else str(value)


def lies(state: BreweryState, name: str) -> tuple[int, str, int]:
    """A die's owner, place and value."""
    view, die = state.view(0), die_number(name)
    places = ("supply", "pool", "warehouse", "placed", "resting")
    return view.owner[die], places[view.where[die]], view.value[die]


def to_clean_up(state: BreweryState) -> list[str]:
    """End the round: everybody passes, buys nothing and brews nothing; what was told from then on.

    Whoever is asked in a window declines.
    """
    quiet: dict[str, BreweryMove] = {"place": Pass(), "purchase": EndPurchase(), "brew": Pass()}
    told: list[str] = []
    before = state.round
    while state.round == before and state.actor() is not None:
        view = state.view(0)
        if view.window:
            told += do(state, Decline())
        elif view.placed_now:
            told += do(state, EndMove())
        else:
            told += do(state, quiet[view.phase])
    return told


def cleaned(state: BreweryState) -> list[str]:
    """What the clean-up of the present round tells, and nothing else."""
    told = to_clean_up(state)
    return told[told.index("phase_started clean_up") + 1 : first(told, "round_started")]


def first(told: list[str], kind: str) -> int:
    """Where the first line of a kind stands; behind all where there is none."""
    return next((at for at, line in enumerate(told) if line.startswith(kind)), len(told))


def eager(state: BreweryState, moves: Sequence[BreweryMove], dealer: Dealer) -> BreweryMove:
    """Somebody who wants to brew: stores, plants, raises, buys and uses tokens.

    Random play gives its dice away and never ends before round 30 (D11.4).
    """
    kinds: dict[str, list[BreweryMove]] = {}
    for move in moves:
        kinds.setdefault(move.type, []).append(move)
    if "use_token" in kinds and ("decline" in kinds or not dealer.below(8)):
        return dealer.choice(kinds["use_token"])
    for kind in ("brew", "take", "buy", "roll", "exchange"):
        if kind in kinds and (kind == "brew" or dealer.below(4)):
            return kinds[kind][-1]
    wanted = [
        move
        for move in moves
        if (isinstance(move, Place) and FIELDS[move.field] in GROWING and _can_spare(state, move))
        or (isinstance(move, Store) and state.phase == PURCHASE and state.face[move.die] > 2)
        or isinstance(move, Accelerate)
    ]
    if wanted and dealer.below(5):
        return dealer.choice(wanted)
    quiet = [
        move
        for move in moves
        if move.type not in {"store", "use_token"}
        and not (isinstance(move, Place) and move.item < 40 and dealer.below(9))
    ]
    return dealer.choice(quiet or moves)


def _can_spare(state: BreweryState, move: Place) -> bool:
    """Whether light malt that is to darken isn't the last but two."""
    at = 4 * state.decider
    return FIELDS[move.field] != "malt-dark" or (state.pool[at] | state.ware[at]).bit_count() > 2


def midgame(seats: int, seed: int, moves: int) -> BreweryState:
    """A position after so many eager moves, or the end of a shorter game."""
    state, dealer = game(seats, seed=seed, first=None), Dealer(seed)
    for _ in range(moves):
        if state.actor() is not None:
            state.apply(eager(state, state.legal_moves(), dealer))
    return state
