"""A deal as the record's ``setup``, and back (record format)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.brewery.book import book_of
from game.rules.brewery.catalogue import (
    COLOURS,
    GOODS,
    INGREDIENTS,
    SKILL_USE,
    Catalogue,
    Extension,
    RecipeCard,
    Reward,
)
from game.rules.brewery.codec import DICE, SHOWN, SKILL_NAME, Name
from game.rules.brewery.position import Deal
from game.rules.brewery.setup import (
    ADVANCED,
    BEHIND_BEGINS,
    EVEN_SEASONS,
    SHORT_GAME,
    dice_of,
    first_position,
    is_set,
    open_at_start,
)
from game.rules.brewery.state import BreweryState
from game.rules.codec import BadData, Row, mapping, required
from game.rules.core import Options


def _extension(extension: Extension) -> dict[str, object]:
    use = SKILL_NAME if extension.use == SKILL_USE else INGREDIENTS[extension.use]
    return {"use": use, "points": extension.points, "gold": extension.gold}


def _reward(reward: Reward) -> dict[str, object]:
    return {
        "points": reward.points,
        "gold": reward.gold,
        "token": reward.token,
        "die": None if reward.die is None else COLOURS[reward.die],
    }


def _recipe(card: RecipeCard, catalogue: Catalogue) -> dict[str, object]:
    return {
        "style": catalogue.styles[card.style].id,
        "level": card.level,
        "base": {COLOURS[colour]: list(least) for colour, least in enumerate(card.base)},
        "extension": [_extension(extension) for extension in card.extensions],
        "reward": _reward(card.reward),
    }


def _printed(catalogue: Catalogue) -> dict[str, object]:
    """The part of the set-up that the pack fixes: recipes and prices."""
    return {
        "recipes": {card.id: _recipe(card, catalogue) for card in catalogue.recipes},
        "prices": dict(zip(GOODS, catalogue.prices, strict=True)),
    }


def disclose(state: BreweryState) -> dict[str, object]:
    """All that chance decided before the first move, hidden things included."""
    deal = state.deal
    catalogue = state.book.catalogue
    return _printed(catalogue) | {
        "row": [catalogue.recipes[recipe].id for recipe in deal.row],
        "deck": [catalogue.recipes[recipe].id for recipe in deal.deck],
        "dice": [DICE.dump(dice_of(seat)) for seat in range(deal.seats)],
        "first_rolls": SHOWN.dump(deal.rolls),
    }


def restore(
    catalogue: Catalogue, options: Options, data: Mapping[str, object], seed: int
) -> BreweryState:
    """The first position of a disclosed set-up. Raises BadData where it doesn't fit the pack.

    ``options.first_player`` must be given: it stands in the record's header.
    """
    seats = len(options.seats)
    first = options.first_player
    if first is None or first not in range(seats):
        raise BadData("first_player", f"a seat from 0 to {seats - 1}")
    _check_printed(data, catalogue)
    recipes = Row(Name([card.id for card in catalogue.recipes]))
    row = recipes.load(_under(data, "row"), "setup.row")
    deck = recipes.load(_under(data, "deck"), "setup.deck")
    if len(row) != open_at_start(seats):
        raise BadData("setup.row", f"{open_at_start(seats)} recipes")
    if sorted(row + deck) != list(range(len(catalogue.recipes))):
        raise BadData("setup.deck", "every recipe of the pack once, here or in the row")
    advanced = is_set(options.game, ADVANCED)
    if not advanced and row != catalogue.starters[: len(row)]:
        raise BadData("setup.row", "the starters: the game is not an advanced one")
    _check_dice(data, seats)
    deal = Deal(
        first_player=first,
        seats=seats,
        advanced=advanced,
        even_seasons=is_set(options.game, EVEN_SEASONS),
        row=row,
        deck=deck,
        rolls=_read_rolls(data, seats, first),
        short=is_set(options.game, SHORT_GAME),
        behind_begins=is_set(options.game, BEHIND_BEGINS),
    )
    return first_position(book_of(catalogue), deal, seed)


def _under(data: Mapping[str, object], key: str) -> object:
    return required(data, key, "setup")


def _check_printed(data: Mapping[str, object], catalogue: Catalogue) -> None:
    """The record's recipes and prices must be the catalogue's."""
    for key, ours in _printed(catalogue).items():
        if mapping(_under(data, key), f"setup.{key}") != ours:
            raise BadData(f"setup.{key}", f"the {key} of the pack")


def _check_dice(data: Mapping[str, object], seats: int) -> None:
    """Each player begins with its number of each colour (D2.1)."""
    dice = Row(DICE, seats).load(_under(data, "dice"), "setup.dice")
    if dice != tuple(dice_of(seat) for seat in range(seats)):
        raise BadData("setup.dice", "of each colour the die with the player's number")


def _read_rolls(data: Mapping[str, object], seats: int, first: int) -> tuple[tuple[int, int], ...]:
    """The values of the first round's dice, from the holder of the season token on (D4.1)."""
    rolls = SHOWN.load(_under(data, "first_rolls"), "setup.first_rolls")
    order = [die for offset in range(seats) for die in dice_of((first + offset) % seats)]
    if [die for die, _ in rolls] != order:
        raise BadData("setup.first_rolls", "the players' dice, from the holder on")
    return rolls
