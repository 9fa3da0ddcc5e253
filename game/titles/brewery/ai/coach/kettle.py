"""Why a recipe is brewed, a thing bought, a token used."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.coach.advice import Reason
from game.rules.brewery.brewing import brewable, open_recipes, recipe_in
from game.rules.brewery.catalogue import (
    BLOCK_RECIPE,
    COLOUR_OF,
    INGREDIENTS,
    RAISE,
    REROLL,
    SKILL,
    SKILL_USE,
)
from game.rules.brewery.moves import Brew, Buy, UseToken
from game.rules.brewery.position import Position
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, NO_WINDOW
from game.titles.brewery.ai.cards import HALF, fills
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.rivals import rival_with
from game.titles.brewery.ai.counts import ONE, SIX
from game.titles.brewery.ai.holdings import Holdings
from game.titles.brewery.ai.outlook import Outlook
from game.titles.brewery.ai.turns import brewed, off, value_of


def on_brewing(position: Position, seat: int, outlook: Outlook, move: Brew) -> Iterator[Reason]:
    """What brewing a recipe gives, to whom it is denied, and what can be brewed then (D7)."""
    card = outlook.cards[move.recipe]
    points, gold = card.points, card.gold
    bonus: Reason | None = None
    for use, more, coins in card.extensions:
        if use == move.extension:
            points += more
            gold += coins
            bonus = told("brew_bonus", use=use, points=more, gold=coins)
    yield told("brew_gives", recipe=move.recipe, points=points, gold=gold)
    rival = rival_with(position, seat, move.recipe)
    if rival is not None:
        yield told("brew_before", recipe=move.recipe, rival=rival)
    if bonus is not None:
        yield bonus
    further = [
        recipe
        for recipe in brewable(brewed(position, seat, move), seat)
        if rival_with(position, seat, recipe) is None
    ]
    if further:
        best = max(further, key=lambda recipe: outlook.cards[recipe].worth)
        yield told("brew_then", recipe=best)


def on_buying(position: Position, outlook: Outlook, move: Buy) -> Iterator[Reason]:
    """The open recipe whose extension uses what is bought, and what a skill die saves (D6)."""
    if move.what < len(INGREDIENTS):
        best: tuple[float, int, int, int] | None = None
        for recipe in open_recipes(position):
            for use, points, gold in outlook.cards[recipe].extensions:
                if use == move.what:
                    rank = (points + HALF * gold, recipe, points, gold)
                    best = max(best or rank, rank)
        if best is not None:
            yield told("buy_for", recipe=best[1], points=best[2], gold=best[3])
    saved = off(position, move)
    if saved:
        yield told("buy_cheaper", off=saved)


def on_token(
    position: Position, seat: int, outlook: Outlook, held: Holdings, move: UseToken
) -> Iterator[Reason]:
    """What a token brings: a recipe for oneself, or one that a rival doesn't brew (D8)."""
    if position.window == AFTER_DECLARING:
        yield from _answered(position, seat, outlook, move)
    elif position.window == BEFORE_BREWING and move.token == BLOCK_RECIPE:
        rival = rival_with(position, seat, move.target)
        if rival is not None:
            yield told("token_blocks", recipe=move.target, rival=rival)
    elif position.window == NO_WINDOW and move.token == RAISE:
        yield from _raised(position, seat, outlook, held, move)


def _answered(position: Position, seat: int, outlook: Outlook, move: UseToken) -> Iterator[Reason]:
    """What comes of the declared brewing: saved, stopped, or left without its extension (D8)."""
    recipe, rival = recipe_in(position.declared), position.turn_player
    rolls = move.token == REROLL
    if seat == rival:
        yield told("token_may_brew" if rolls else "token_brews", recipe=recipe)
    elif COLOUR_OF[move.target] != SKILL:
        yield told("token_may_stop" if rolls else "token_stops", recipe=recipe, rival=rival)
    elif not rolls:
        _, points, gold = outlook.cards[recipe].extension(SKILL_USE)
        yield told("token_bares", recipe=recipe, rival=rival, points=points, gold=gold)


def _raised(
    position: Position, seat: int, outlook: Outlook, held: Holdings, move: UseToken
) -> Iterator[Reason]:
    """A recipe that the warehouse fills once a die of it is raised."""
    colour = COLOUR_OF[move.target]
    if colour == SKILL or not position.in_warehouse(seat, move.target):
        return
    shown = value_of(position, move.target)
    if shown >= SIX:
        return
    dice = held.ware[:SKILL]
    before = [one for one in open_recipes(position) if fills(outlook.cards[one], dice)]
    dice[colour] += ONE[shown + 1] - ONE[shown]
    for recipe in open_recipes(position):
        if recipe not in before and fills(outlook.cards[recipe], dice):
            yield told("token_brews", recipe=recipe)
            return
