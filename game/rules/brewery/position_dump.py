"""A game of `brewery` as a position: plain data from which :mod:`.position_load` makes it again."""

from __future__ import annotations

from game.rules.brewery.brewing import NO_EXTENSION, extension_in, recipe_in
from game.rules.brewery.catalogue import (
    COLOURS,
    DICE,
    FIELDS,
    FIRST_TOKEN,
    INGREDIENTS,
    OBJECTS,
    OF_A_KIND,
    SEED,
    SKILL_USE,
    TOKENS,
    die_name,
)
from game.rules.brewery.codec import SEED_NAME, SKILL_NAME
from game.rules.brewery.dice import BLOCKED_FACE, PROTECTED_FACE, RAISES, VALUE, dice_in
from game.rules.brewery.position import (
    ALL_POINTS,
    GOLD,
    ITEM,
    ITEM_BITS,
    NOT_DECLARED,
    OWN,
    PENDINGS,
    PHASES,
    PLACE,
    POINT_BITS,
    POINTS,
    REASONS,
    RECIPE_BIT,
    SEEDS_OWN,
    USED,
    Position,
)
from game.rules.brewery.view import NO_WINDOW
from game.rules.positions import counted, first_seat, told_word, written

NO_CARD = "."
"""An empty slot of the row."""
WINDOWS = ("", "round_start", "before_brewing", "after_declaring")
USES = (SKILL_NAME, *INGREDIENTS)
"""What an extension may use, from :data:`SKILL_USE` on."""
BOUGHT = ("ingredient", "token")


def position(state: Position) -> dict[str, object]:
    """The whole state as plain data."""
    recipes = [card.id for card in state.book.catalogue.recipes]
    in_window = state.window != NO_WINDOW
    return (
        written(
            {
                "round": state.round,
                "turn": state.turn,
                "holder": state.holder,
                "phase": "" if state.phase == PLACE else PHASES[state.phase],
                "window": WINDOWS[state.window],
                "pending": PENDINGS[state.pending],
                "placed_now": state.placed_now,
                "picked": [die_name(die) for die in state.picked],
                "offer": {} if state.offer < 0 else _values(state, state.offer, state.supply),
                "declared": []
                if state.declared == NOT_DECLARED
                else _brewed(state, state.declared),
                "bought": [name for bit, name in enumerate(BOUGHT) if state.bought >> bit & 1],
                "row": [NO_CARD if recipe < 0 else recipes[recipe] for recipe in state.row],
                "deck": [recipes[recipe] for recipe in state.deck[state.drawn :]],
                "players": [_player(state, seat) for seat in range(state.seats)],
                "blocked": _marked(state, BLOCKED_FACE),
                "protected": _marked(state, PROTECTED_FACE),
                "raised": {die_name(die): raises for die, raises in _raised(state)},
                "blocked_objects": _names(OBJECTS, state.blocked),
                "blocked_recipes": _names(recipes, state.blocked >> RECIPE_BIT),
                "spent": counted(TOKENS, _spent(state)),
                "over": state.ended,
                "chance": told_word(state.word),
            }
        )
        | {"player": state.turn_player}
        | _beginner(state)
        | ({"asked": state.decider} if in_window else {})
    )


def _beginner(state: Position) -> dict[str, object]:
    """Who began, where the token has not simply gone clockwise since (D9)."""
    first = state.deal.first_player
    is_implied = first_seat(state.holder, state.round - 1, state.seats) == first
    return {} if is_implied else {"first_player": first}


def _names(names: tuple[str, ...] | list[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _marked(state: Position, bit: int) -> list[str]:
    return [die_name(die) for die in range(DICE) if state.face[die] & bit]


def _raised(state: Position) -> list[tuple[int, int]]:
    """The dice that tokens have raised, and how often."""
    raises = [(die, face >> RAISES) for die, face in enumerate(state.face)]
    return [(die, count) for die, count in raises if count]


def _spent(state: Position) -> list[int]:
    """How many tokens of each kind have left the game (D8)."""
    goods = range(FIRST_TOKEN, FIRST_TOKEN + len(TOKENS))
    return [
        OF_A_KIND - state.for_sale(each) - sum(state.owns(s, each) for s in range(state.seats))
        for each in goods
    ]


def _values(state: Position, at: int, place: list[int]) -> dict[str, int]:
    """The dice of a place's entry ``at``, with what they show."""
    return {die_name(die): state.face[die] & VALUE for die in dice_in(at & 3, place[at])}


def _all_values(state: Position, seat: int, place: list[int]) -> dict[str, int]:
    values: dict[str, int] = {}
    for colour in range(len(COLOURS)):
        values |= _values(state, 4 * seat + colour, place)
    return values


def _brewed(state: Position, number: int) -> list[str]:
    """A recipe, and what its extension used."""
    recipe = state.book.catalogue.recipes[recipe_in(number)].id
    use = extension_in(number)
    return [recipe] if use == NO_EXTENSION else [recipe, USES[use - SKILL_USE]]


def _player(state: Position, seat: int) -> dict[str, object]:
    own = state.own[OWN * seat : OWN * seat + OWN]
    face = state.face
    goods = [state.owns(seat, each) for each in range(FIRST_TOKEN + len(TOKENS))]
    points = [own[POINTS] >> POINT_BITS * reason & ALL_POINTS for reason in range(len(REASONS))]
    return written(
        {
            "pool": _all_values(state, seat, state.pool),
            "warehouse": _all_values(state, seat, state.ware),
            "waiting": [_waiting(state, entry) for entry in state.waiting[seat]],
            "resting": [[die_name(die), face[die] & VALUE] for die in state.resting[seat]],
            "used": _names(FIELDS, own[USED]),
            "gold": own[GOLD],
            "seeds": own[SEEDS_OWN],
            "ingredients": counted(INGREDIENTS, goods[:FIRST_TOKEN]),
            "tokens": counted(TOKENS, goods[FIRST_TOKEN:]),
            "recipes": [_brewed(state, number) for number in state.brewed[seat]],
            "points": counted(REASONS, points),
            "out": bool(state.out >> seat & 1),
        }
    )


def _waiting(state: Position, entry: int) -> list[object]:
    """A field and what lies on it: a seed, or a die with what it shows."""
    field, item = FIELDS[entry >> ITEM_BITS], (entry & ITEM) + SEED
    return [field, SEED_NAME] if item == SEED else [field, die_name(item), state.face[item] & VALUE]
