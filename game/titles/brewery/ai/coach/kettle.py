"""Why a recipe is brewed or a thing bought."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.coach.advice import Reason
from game.rules.brewery.brewing import brewable, can_brew, open_recipes
from game.rules.brewery.catalogue import FIRST_TOKEN
from game.rules.brewery.moves import Brew, Buy
from game.titles.brewery.ai.cards import HALF
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.coach.rivals import rival_with
from game.titles.brewery.ai.coach.sights import Sight
from game.titles.brewery.ai.turns import brewed, off


def on_brewing(sight: Sight, move: Brew) -> Iterator[Reason]:
    """What a brewing gives, whom it denies it, and what can be brewed then (D7)."""
    position, seat, card = sight.position, sight.seat, sight.cards[move.recipe]
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
        yield told("brew_then", recipe=sight.best(further))


def on_buying(sight: Sight, move: Buy) -> Iterator[Reason]:
    """The open recipe whose extension uses what is bought, and what a skill die saves (D6).

    Of several that which can be brewed; else the likeliest for what it brings.
    """
    position = sight.position
    if move.what < FIRST_TOKEN:
        best: tuple[bool, float, int, int, int] | None = None
        for recipe in open_recipes(position):
            for use, points, gold in sight.cards[recipe].extensions:
                if use == move.what:
                    ready = can_brew(position, sight.seat, recipe)
                    chance = 1.0 if ready else sight.hope(recipe).chance
                    rank = (ready, chance * (points + HALF * gold), recipe, points, gold)
                    best = max(best or rank, rank)
        if best is not None:
            yield told("buy_for", recipe=best[2], points=best[3], gold=best[4])
    else:
        yield told("token_use", token=move.what - FIRST_TOKEN)
    saved = off(position, move)
    if saved:
        yield told("buy_cheaper", off=saved)
