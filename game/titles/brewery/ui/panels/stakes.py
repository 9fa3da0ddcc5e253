"""What is at stake in a response window: who would get what, and what an answer costs (D8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ai.coach.shares import hundredths
from game.formats import listed, percent
from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOUR_OF,
    REROLL,
    SKILL,
    SKILL_USE,
    WITHDRAW,
    Die,
    Recipe,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.moves import UseToken
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, BreweryView
from game.titles.brewery.ui.forecast import faces_that_fill
from game.titles.brewery.ui.panels.names import (
    bonus,
    dice_kind,
    gold,
    points,
    recipe_name,
    shown_die,
    token_name,
)
from game.titles.brewery.ui.view_facts import lacking, viewer
from game.ui.persons import People

MOST = 2
"""So many of the others' hopes are named; more would not be read."""


class Stake(NamedTuple):
    """A sentence behind its symbol."""

    icon: str
    text: str


def stakes(view: BreweryView, people: People, uses: Sequence[UseToken]) -> list[Stake]:
    """What threatens or tempts the viewer, and what his answer would come to."""
    tokens = {move.token for move in uses}
    if view.window == AFTER_DECLARING and view.declared is not None:
        return [*_declared(view, people, uses, *view.declared)]
    if view.window == BEFORE_BREWING:
        blocked = [move.target for move in uses if move.token == BLOCK_RECIPE]
        threats = _threats(view, people) if BLOCK_DIE in tokens else ()
        return [*_brewable(view, people, blocked), *threats]
    if BLOCK_OBJECT in tokens:
        closed = _("A place that you block is closed to all in this round, and to you.")
        return [*_hopes(view, people), Stake("lock", closed)]
    return [Stake("roll", _("You may spoil a die of another for this round."))]


def gain_text(view: BreweryView, recipe: Recipe, extension: int | None) -> str:
    """All that a brewing brings: its points with the one of each brewing, gold, a die, a token."""
    card = view.catalogue.recipes[recipe]
    bonus = [each for each in card.extensions if each.use == extension]
    coins = card.reward.gold + sum(each.gold for each in bonus)
    parts = [points(card.reward.points + 1 + sum(each.points for each in bonus))]
    if coins:
        parts.append(gold(coins))
    if card.reward.die is not None and view.supply(card.reward.die):
        parts.append(dice_kind(view.catalogue, card.reward.die).die)
    if card.reward.token and any(view.black_market):
        # Translators: nominative, in a list such as "3 points, a die of hops and an action token"
        parts.append(_("an action token"))
    return listed(parts)


def _declared(
    view: BreweryView,
    people: People,
    uses: Sequence[UseToken],
    recipe: Recipe,
    extension: int | None,
) -> Iterator[Stake]:
    """Who brews what, what stops it, and whether the viewer could brew it himself."""
    name, gain = recipe_name(view.catalogue, recipe), gain_text(view, recipe, extension)
    text = _("{name} is about to finish {recipe} and to get {gain}.")
    yield Stake("brew", text.format(name=people[view.turn_player].name, recipe=name, gain=gain))
    yield from _answers(view, uses)
    if not lacking(view, viewer(view), recipe):
        # Translators: of a recipe
        yield Stake("glass", _("You have all its dice, too: it could be yours."))


def _answers(view: BreweryView, uses: Sequence[UseToken]) -> Iterator[Stake]:
    """What comes of each kind of answer, and that it costs the token."""
    answers = [*_spoiling(view, uses), *bared(view, uses)]
    icon, first = answers[0]
    cost = _("Your token is used up by it.")
    yield Stake(icon, f"{first} {cost}")
    yield from answers[1:]


def _spoiling(view: BreweryView, uses: Sequence[UseToken]) -> Iterator[Stake]:
    """What comes of tokens on the recipe's own dice: to take one away is certain, a roll isn't."""
    dice = [move for move in uses if COLOUR_OF[move.target] != SKILL]
    if any(move.token != REROLL for move in dice):
        text = _("Without one of these dice it falls through, for now.")
        if len(dice) < len(uses):
            text = _("Without one of the recipe's own dice it falls through, for now.")
        yield Stake("no_recipe", text)
    rolled = [move.target for move in dice if move.token == REROLL]
    if rolled and view.declared is not None:
        recipe = view.declared[0]
        share, die = max((_too_low(view, recipe, die), die) for die in rolled)
        text = _(
            "If a die rolled again is too low, it falls through for now: {die} with {percent}."
        )
        if not share:
            text = _("To roll one of these dice again changes nothing: any value fits.")
        shown = shown_die(view, die)
        yield Stake("roll", text.format(die=shown, percent=percent(hundredths(share))))


def _too_low(view: BreweryView, recipe: Recipe, die: Die) -> float:
    """With what chance a die, rolled again, spoils the brewing that its owner has declared."""
    return 1 - len(faces_that_fill(view, view.turn_player, recipe, die)) / SIX


def bared(view: BreweryView, uses: Sequence[UseToken]) -> Iterator[Stake]:
    """What comes of tokens on the skill die of a brewing that another has declared (D8)."""
    if view.declared is None or view.turn_player == viewer(view):
        return
    tokens = {move.token for move in uses if COLOUR_OF[move.target] == SKILL}
    if tokens - {REROLL}:
        text = _("Without the skill die it goes on, but without its extension: {gain} less.")
        gain = bonus(view.catalogue, view.declared[0], SKILL_USE)
        yield Stake("recipe", text.format(gain=gain))
    if REROLL in tokens:
        text = _("The skill die helps whatever it shows: to roll it again changes nothing.")
        yield Stake("roll", text)


def _brewable(view: BreweryView, people: People, recipes: Sequence[Recipe]) -> Iterator[Stake]:
    """Which others can brew a recipe that may be blocked, and whether the viewer can."""
    for recipe in dict.fromkeys(recipes):
        name, gain = recipe_name(view.catalogue, recipe), gain_text(view, recipe, None)
        for seat in _others(view):
            if not lacking(view, seat, recipe):
                text = _("{name} can finish {recipe} and get {gain}.")
                yield Stake("brew", text.format(name=people[seat].name, recipe=name, gain=gain))
        if not lacking(view, viewer(view), recipe):
            text = _("You can finish {recipe}, too: blocked, it is closed to all.")
            yield Stake("glass", text.format(recipe=name))


def _threats(view: BreweryView, people: People) -> Iterator[Stake]:
    """Who holds what one's own dice can be protected from, and which recipe they are for."""
    mine = [r for r in view.row if r is not None and not lacking(view, viewer(view), r)]
    for seat in _others(view):
        for token in (WITHDRAW, BLOCK_DIE, REROLL):
            if not view.players[seat].tokens[token]:
                continue
            text = _("{name} holds “{token}”: your dice are in danger.")
            if mine:
                text = _("{name} holds “{token}”: your {recipe} is in danger.")
            yield Stake(
                "guard",
                text.format(
                    name=people[seat].name,
                    token=token_name(view.catalogue, token),
                    recipe=recipe_name(view.catalogue, mine[0]) if mine else "",
                ),
            )


def _hopes(view: BreweryView, people: People) -> list[Stake]:
    """What the others are nearest to, the dearest first."""
    found: list[tuple[int, str]] = []
    for seat in _others(view):
        for recipe in view.row:
            lacks = 2 if recipe is None else len(lacking(view, seat, recipe))
            if recipe is None or lacks > 1:
                continue
            text = _("{name} has all dice for {recipe}: {gain}.")
            if lacks:
                text = _("{name} lacks but one die for {recipe}: {gain}.")
            name, gain = recipe_name(view.catalogue, recipe), gain_text(view, recipe, None)
            worth = view.catalogue.recipes[recipe].reward.points
            found.append((worth, text.format(name=people[seat].name, recipe=name, gain=gain)))
    dearest = sorted(found, key=lambda each: -each[0])[:MOST]
    return [Stake("brew", text) for _worth, text in dearest]


def _others(view: BreweryView) -> Iterator[int]:
    return (seat for seat in range(len(view.players)) if seat != viewer(view))
