"""Where an action token may be used: in the own turn, and in the response windows (D8)."""

from __future__ import annotations

from typing import Final

from game.rules.brewery import refusals
from game.rules.brewery.brewing import (
    ANY_TOKEN,
    can_brew,
    extension_in,
    needs_die,
    open_recipes,
    recipe_in,
    would_fit,
)
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOUR_OF,
    DICE,
    FIRST_TOKEN,
    OBJECTS,
    OPENS,
    RAISE,
    REROLL,
    SKILL,
    TOKENS,
    WITHDRAW,
)
from game.rules.brewery.changes import different
from game.rules.brewery.dice import BLOCKED_FACE, PROTECTED_FACE, SIX, VALUE
from game.rules.brewery.listed import use
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.position import (
    COUNT,
    COUNT_BITS,
    OWN,
    OWNED,
    RECIPE_BIT,
    Position,
)
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, NO_WINDOW, ROUND_START
from game.rules.core import Refusal

INGREDIENTS_FROM: Final = 2
TOKENS_FROM: Final = 3
"""The rounds from which the two markets are open (D6)."""
OBJECT_OPENS: Final = (*OPENS, INGREDIENTS_FROM, TOKENS_FROM)
"""By object: the round from which it is open."""
_USED_IN: Final = (
    (WITHDRAW, BLOCK_DIE, RAISE, REROLL),
    (BLOCK_OBJECT, BLOCK_DIE, REROLL),
    (BLOCK_DIE, BLOCK_RECIPE),
    (WITHDRAW, BLOCK_DIE, RAISE, REROLL),
)
"""By window, :data:`NO_WINDOW` first: the tokens that somebody may use in it, in their order."""


def has_token(position: Position, seat: int, token: int) -> bool:
    """Whether a seat has an action token of a kind."""
    return position.owns(seat, FIRST_TOKEN + token) > 0


def refusal(position: Position, token: int, target: int) -> Refusal | None:
    """Why the deciding seat may not use a token on a target now, or None."""
    if not 0 <= token < len(TOKENS):
        return refusals.NO_SUCH_TOKEN
    seat = position.decider
    if not has_token(position, seat, token):
        return refusals.no_token(token)
    return _refused(position, seat, token, target)


def _refused(position: Position, seat: int, token: int, target: int) -> Refusal | None:
    """Why a token that a seat has may not be used on a target now, or None."""
    if position.window == NO_WINDOW:
        return _in_own_turn(position, seat, token, target)
    if position.window == ROUND_START:
        return _at_round_start(position, seat, token, target)
    if position.window == BEFORE_BREWING:
        return _before_brewing(position, seat, token, target)
    return _after_declaring(position, seat, token, target)


def _in_own_turn(position: Position, seat: int, token: int, target: int) -> Refusal | None:
    """Own dice raised, any die re-rolled or blocked or withdrawn, an own one protected."""
    if position.placed_now:
        return refusals.BEFORE_THE_ACTION
    if token == BLOCK_OBJECT:
        return refusals.AT_ROUND_START
    if token == BLOCK_RECIPE:
        return refusals.AT_BREWING_START
    return die_refusal(position, seat, token, target)


def die_refusal(position: Position, seat: int, token: int, die: int) -> Refusal | None:
    """Why the ``token`` of a seat can't act on a die at all, or None; whatever window is open."""
    if not 0 <= die < DICE:
        return refusals.NO_SUCH_DIE
    owner = position.owner_at_hand(die)
    if owner < 0:
        return refusals.die_not_at_hand(die)
    face = position.face[die]
    if not face & VALUE:
        return refusals.die_unrolled(die)
    if token == RAISE and owner != seat:
        return refusals.not_your_die(die, owner)
    if token == WITHDRAW and not position.in_warehouse(owner, die):
        return refusals.not_in_warehouse(die)
    if face & PROTECTED_FACE:
        return refusals.die_protected(die)
    if face & BLOCKED_FACE and token != WITHDRAW:
        return refusals.die_blocked(die)
    if token == RAISE and face & VALUE == SIX:
        return refusals.six_stays(die)
    return None


def _at_round_start(position: Position, seat: int, token: int, target: int) -> Refusal | None:
    """An open object is blocked, a die of another blocked or re-rolled."""
    if token == BLOCK_OBJECT:
        if not 0 <= target < len(OBJECTS):
            return refusals.NO_SUCH_OBJECT
        if OBJECT_OPENS[target] > position.round:
            return refusals.object_not_open(target, OBJECT_OPENS[target])
        if position.blocked >> target & 1:
            return refusals.object_blocked(target)
        return None
    if token not in (BLOCK_DIE, REROLL):
        return refusals.not_in_window(token)
    refused = die_refusal(position, seat, token, target)
    if refused is None and position.owner_at_hand(target) == seat:
        return refusals.not_own_die(target)
    return refused


def _before_brewing(position: Position, seat: int, token: int, target: int) -> Refusal | None:
    """A recipe that another could brew is blocked, or an own die protected if it is in danger."""
    if token == BLOCK_RECIPE:
        if target < 0 or target not in position.row:
            return refusals.RECIPE_NOT_OPEN
        if position.blocked >> RECIPE_BIT + target & 1:
            return refusals.recipe_blocked(target)
        return None if _others_can_brew(position, seat, target) else refusals.nobody_brews(target)
    if token != BLOCK_DIE:
        return refusals.not_in_window(token)
    if not _others_threaten(position, seat):
        return refusals.NO_THREAT
    refused = die_refusal(position, seat, token, target)
    if refused is None and not position.in_warehouse(seat, target):
        return refusals.not_in_warehouse(target)
    return refused


def _others_can_brew(position: Position, seat: int, recipe: int) -> bool:
    for other in range(position.seats):
        if other != seat and can_brew(position, other, recipe):
            return True
    return False


def _others_threaten(position: Position, seat: int) -> bool:
    """Whether another seat has a token that can take a die of the warehouse out of a brewing."""
    for other in range(position.seats):
        if other != seat and (
            has_token(position, other, WITHDRAW)
            or has_token(position, other, BLOCK_DIE)
            or has_token(position, other, REROLL)
        ):
            return True
    return False


def _after_declaring(position: Position, seat: int, token: int, target: int) -> Refusal | None:
    """A die without which the brewing falls through or loses its extension; or the brewer saves it
    (D8).
    """
    brewer = position.turn_player
    if token not in ((RAISE, REROLL) if seat == brewer else (WITHDRAW, BLOCK_DIE, REROLL)):
        return refusals.not_in_window(token)
    refused = die_refusal(position, seat, token, target)
    if refused is not None:
        return refused
    if not position.in_warehouse(brewer, target):
        return refusals.not_in_warehouse(target)
    recipe = recipe_in(position.declared)
    extension = extension_in(position.declared)
    if seat != brewer:
        if needs_die(position, brewer, recipe, extension, target):
            return None
        return refusals.not_needed(target)
    value = SIX if token == REROLL else (position.face[target] & VALUE) + 1
    if COLOUR_OF[target] != SKILL and would_fit(position, seat, recipe, target, value):
        return None
    return refusals.not_saved(target)


def uses(position: Position) -> list[BreweryMove]:
    """The ways in which the deciding seat may use its tokens now, of alike dice the lowest."""
    seat = position.decider
    moves: list[BreweryMove] = []
    owned = position.own[OWN * seat + OWNED]
    if not owned & ANY_TOKEN:
        return moves
    if position.window == AFTER_DECLARING and not _may_matter(position, seat):
        return moves
    for token in _USED_IN[position.window]:
        if not owned >> COUNT_BITS * (FIRST_TOKEN + token) & COUNT:
            continue
        if token == BLOCK_OBJECT:
            targets = list(range(len(OBJECTS)))
        elif token == BLOCK_RECIPE:
            targets = open_recipes(position)
        else:
            targets = different_dice(position)
        for target in targets:
            if _refused(position, seat, token, target) is None:
                moves.append(use(token, target))
    return moves


def _may_matter(position: Position, seat: int) -> bool:
    """Whether a token of a seat can still matter to the declared brewing.

    Others can stop or bare it while its base fits; the brewer can save it once the base doesn't.
    """
    brewer = position.turn_player
    stands = can_brew(position, brewer, recipe_in(position.declared))
    return stands if seat != brewer else not stands


def different_dice(position: Position) -> list[int]:
    """One die, the lowest, of each group of alike ones in all pools and warehouses."""
    dice: list[int] = []
    for place in (position.pool, position.ware):
        for at, held in enumerate(place):
            dice += different(position, at & 3, held)
    return dice
