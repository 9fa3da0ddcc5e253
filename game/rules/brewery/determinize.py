"""A full state that fits a view: the deck is shuffled anew, and the dice to come with it.

The hidden cards are sorted before they are shuffled, so that two games with one view and one dealer
give one answer.
"""

from __future__ import annotations

from game.rules.brewery.book import book_of
from game.rules.brewery.brewing import packed
from game.rules.brewery.catalogue import COLOUR_OF, SEED
from game.rules.brewery.changes import close_fields
from game.rules.brewery.dice import BIT, BLOCKED_FACE, PROTECTED_FACE, RAISED_FACE
from game.rules.brewery.position import (
    COUNT_BITS,
    ITEM_BITS,
    NO_RECIPE,
    NOT_DECLARED,
    OWN,
    PENDINGS,
    PHASES,
    POINT_BITS,
    RECIPE_BIT,
    Deal,
)
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import (
    BLOCKED,
    POOL,
    PROTECTED,
    SUPPLY,
    WAREHOUSE,
    BreweryView,
    PlayerView,
)
from game.rules.chance import Dealer


class Determinizer:
    """What a view shows, set up once, and the deck's cards, sorted: to be dealt many times."""

    __slots__ = ("_hidden", "_shown")

    def __init__(self, view: BreweryView) -> None:
        self._shown = shown(view)
        seen = {recipe for recipe in view.row if recipe is not None}
        for player in view.players:
            seen.update(player.recipes)
        self._hidden = [
            recipe for recipe in range(len(view.catalogue.recipes)) if recipe not in seen
        ]

    def deal(self, dealer: Dealer) -> BreweryState:
        """A state whose ``view(view.seat)`` is ``view``; its chance is the dealer's."""
        state = self._shown.clone()
        cards = self._hidden[:]
        dealer.shuffle(cards)
        state.deck = tuple(cards)
        state.word = dealer.next_word()
        return state


def imagine(view: BreweryView, dealer: Dealer) -> BreweryState:
    """A state whose ``view(view.seat)`` is ``view``; its chance is the dealer's."""
    return Determinizer(view).deal(dealer)


def _goods(ingredients: tuple[int, ...], tokens: tuple[int, ...]) -> int:
    """Counts of ingredients and tokens as one number."""
    number = 0
    for goods, count in enumerate(ingredients + tokens):
        number |= count << COUNT_BITS * goods
    return number


def shown(view: BreweryView) -> BreweryState:
    """The state of all that the view shows, its deck still to be dealt."""
    deal = Deal(
        first_player=view.first_player,
        seats=len(view.players),
        advanced=view.advanced,
        even_seasons=view.even_seasons,
        row=tuple([NO_RECIPE if recipe is None else recipe for recipe in view.row]),
        deck=(),
        rolls=(),
        short=view.short,
        behind_begins=view.behind_begins,
    )
    state = BreweryState(book_of(view.catalogue), deal, 0)
    _lay_dice(state, view)
    for seat, player in enumerate(view.players):
        _seat(state, seat, player)
    state.market = _goods(view.market, view.black_market)
    state.seeds = view.seeds
    state.round, state.holder = view.round, view.holder
    _close_fields(state, view)
    state.turn, state.turn_player = view.turn, view.turn_player
    state.decider = view.turn_player if view.actor is None else view.actor
    state.phase, state.window = PHASES.index(view.phase), view.window
    state.pending = PENDINGS.index(view.pending)
    state.placed_now, state.picked = view.placed_now, view.picked
    state.offer = -1 if view.offer is None else view.offer
    state.declared = NOT_DECLARED if view.declared is None else packed(*view.declared)
    state.bought = view.bought_ingredient | view.bought_token << 1
    state.ended = view.ended
    return state


def _lay_dice(state: BreweryState, view: BreweryView) -> None:
    """Every die where it lies, with its value and its marks."""
    fallen = dict(view.raised)
    state.pool = [0] * len(state.pool)
    state.supply = [0] * len(state.supply)
    for die, colour in enumerate(COLOUR_OF):
        where = view.where[die]
        if where == SUPPLY:
            state.supply[colour] |= BIT[die]
        elif where == POOL:
            state.pool[4 * view.owner[die] + colour] |= BIT[die]
        elif where == WAREHOUSE:
            state.ware[4 * view.owner[die] + colour] |= BIT[die]
        shown = view.value[die]
        raises = shown - fallen.get(die, shown)
        state.face[die] = (
            shown
            | (BLOCKED_FACE if view.marks[die] & BLOCKED else 0)
            | (PROTECTED_FACE if view.marks[die] & PROTECTED else 0)
            | raises * RAISED_FACE
        )


def _seat(state: BreweryState, seat: int, player: PlayerView) -> None:
    """What one seat has besides dice."""
    points = 0
    for number, (_, amount) in enumerate(player.points_by_reason):
        points |= amount << POINT_BITS * number
    used = 0
    for field in player.used:
        used |= 1 << field
    goods = _goods(player.ingredients, player.tokens)
    state.own[OWN * seat : OWN * seat + OWN] = [player.gold, player.seeds, used, goods, points]
    state.waiting[seat] = tuple(
        [field << ITEM_BITS | item - SEED for field, item in player.waiting]
    )
    state.resting[seat] = player.resting
    state.brewed[seat] = tuple(
        [
            packed(recipe, extension)
            for recipe, extension in zip(player.recipes, player.extensions, strict=True)
        ]
    )
    state.out |= player.out << seat


def _close_fields(state: BreweryState, view: BreweryView) -> None:
    """The fields that nobody may use, and what is blocked."""
    for building in view.blocked_objects:
        state.blocked |= 1 << building
    for recipe in view.blocked_recipes:
        state.blocked |= 1 << RECIPE_BIT + recipe
    for field, uses in enumerate(view.uses):
        state.uses |= uses << 2 * field
    close_fields(state)
