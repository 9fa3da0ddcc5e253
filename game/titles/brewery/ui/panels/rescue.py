"""One's own brewing that others have disturbed: who did what to it, and what saves it (D8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ai.coach.shares import hundredths
from game.formats import percent
from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    COLOUR_OF,
    RAISE,
    REROLL,
    WITHDRAW,
    Die,
    Recipe,
    Token,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.events import BrewingDeclared, DiceRolled, TokenUsed
from game.rules.brewery.moves import UseToken
from game.rules.brewery.view import AFTER_DECLARING, BreweryView
from game.titles.brewery.ui.forecast import faces_that_fill
from game.titles.brewery.ui.panels.names import colour_within, recipe_name, shown_die
from game.titles.brewery.ui.panels.stakes import Stake, gain_text
from game.titles.brewery.ui.panels.steps import Told
from game.titles.brewery.ui.view_facts import viewer
from game.ui.persons import People


class Attack(NamedTuple):
    """A token that another has used on a die of the brewing; ``value``: what came up, if rolled."""

    rival: int
    token: Token
    die: Die
    value: int


def is_rescue(view: BreweryView) -> bool:
    """Whether the viewer is asked to save a brewing of his own."""
    return view.window == AFTER_DECLARING and view.turn_player == viewer(view)


def attacks(view: BreweryView, lately: Sequence[Told]) -> tuple[Attack, ...]:
    """What the others did to the brewing that the viewer has declared, the first first."""
    found: list[Attack] = []
    value = 0
    for event in reversed(lately):
        match event:
            case BrewingDeclared():
                break
            case DiceRolled(reason="token", dice=((_, value),)):
                pass
            case TokenUsed(player=rival, token=token, target=die) if rival != viewer(view):
                found.append(Attack(rival, token, die, value if token == REROLL else 0))
            case _:
                pass
    return tuple(reversed(found))


def rescue_stakes(
    view: BreweryView, people: People, uses: Sequence[UseToken], done: Sequence[Attack]
) -> list[Stake]:
    """What is at stake: who disturbed the brewing, what saves it, and what comes if nothing does.

    ``uses``: the tokens that may be used now; ``done``: what rivals did, in order.
    """
    stakes = [Stake("warning", attacked(view, people, each)) for each in done]
    last = done[-1].die if done else None
    stakes += [Stake("brew", text) for text in _saved(view, uses, last)]
    text = _("Otherwise it falls through for now. Your dice and tokens stay with you.")
    return [*stakes, Stake("info", text)]


def attacked(view: BreweryView, people: People, attack: Attack) -> str:
    """What another did to a die of the brewing, in a sentence."""
    # Translators: {colour} is the kind of a die, as "hops"
    text = {
        REROLL: _("{name} rolled your {colour} again: it is a {value} now."),
        WITHDRAW: _("{name} has sent your {colour} back to the pool."),
        BLOCK_DIE: _("{name} has blocked your {colour}: it can't be used in this round."),
    }[attack.token]
    colour = colour_within(view.catalogue, COLOUR_OF[attack.die])
    return text.format(name=people[attack.rival].name, colour=colour, value=attack.value)


def _saved(view: BreweryView, uses: Sequence[UseToken], last: Die | None) -> Iterator[str]:
    """A sentence for each kind of token that may save it; ``last``: the die told of just now."""
    if view.declared is None:
        return
    recipe, extension = view.declared
    for token in (RAISE, REROLL):
        dice = [move.target for move in uses if move.token == token]
        if dice:
            least = _least(view, recipe, dice) if token == REROLL else None
            yield _way(token, dice, last).format(
                enough=_enough(least),
                die=shown_die(view, dice[0]),
                recipe=recipe_name(view.catalogue, recipe),
                gain=gain_text(view, recipe, extension),
            )


def _least(view: BreweryView, recipe: Recipe, dice: Sequence[Die]) -> int | None:
    """What the only die must show at least, rolled again; None: of several, or all too low."""
    if len(dice) > 1:
        return None
    return min(faces_that_fill(view, viewer(view), recipe, dice[0]), default=None)


def _enough(least: int | None) -> str:
    """What the roll must bring, with its chance where that is known."""
    if least is None:
        # Translators: in the gap {enough} of "Roll it again: {enough}, and the {recipe} is yours"
        return _("high enough")
    chance = percent(hundredths((SIX + 1 - least) / SIX))
    # Translators: in the gap {enough} of "Roll it again: {enough}, and the {recipe} is yours"
    return _("with {least} or more ({percent})").format(least=least, percent=chance)


def _way(token: Token, dice: Sequence[Die], last: Die | None) -> str:
    """What to do with which die, and what comes of it."""
    if token == RAISE:
        if dice == [last]:
            return _("Raise it, and the {recipe} is yours: {gain}.")
        if len(dice) == 1:
            return _("Raise your {die}, and the {recipe} is yours: {gain}.")
        return _("Raise a die, and the {recipe} is yours: {gain}.")
    if dice == [last]:
        return _("Roll it again: {enough}, and the {recipe} is yours: {gain}.")
    if len(dice) == 1:
        return _("Roll your {die} again: {enough}, and the {recipe} is yours: {gain}.")
    return _("Roll a die again: {enough}, and the {recipe} is yours: {gain}.")
