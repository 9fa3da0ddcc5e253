"""The recipes that a record's ``setup`` discloses, for when the pack itself has changed.

Names for people are no part of a record: they come from a pack that knows the same ids, if any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.brewery.catalogue import (
    COLOURS,
    GOODS,
    SKILL_USE,
    Catalogue,
    Colour,
    Extension,
    RecipeCard,
    Reward,
    Style,
)
from game.rules.codec import BadData, Flag, Number, Row, Text, inside, mapping, required
from game.titles.brewery.content.pack import BASE, DEAREST, USES
from game.titles.brewery.content.soundness import (
    EXPERIMENTAL,
    FEWEST_EXTENSIONS,
    LEVELS,
    MOST_ALIKE,
    MOST_EXTENSIONS,
    MOST_REWARD,
    RECIPES,
    STARTERS,
    STYLES,
    Cards,
    faults_of,
)

_AMOUNT: Final = Number(0, MOST_REWARD)
_LEAST: Final = Row(Number(1, 6))
_Data = Mapping[str, object]


def read_disclosed(pack: str, digest: str, setup: _Data, known: Catalogue | None) -> Catalogue:
    """The pack behind ``setup``; it keeps every property that packs keep. Raises BadData."""
    recipes = mapping(required(setup, "recipes", "setup"), "setup.recipes")
    if len(recipes) != RECIPES:
        raise BadData("setup.recipes", f"{RECIPES} recipes")
    rows = {id_: mapping(row, f"setup.recipes.{id_}") for id_, row in recipes.items()}
    styles = _styles(rows, known)
    cards = tuple(
        _recipe(f"setup.recipes.{id_}", id_, row, styles, known) for id_, row in rows.items()
    )
    starters = _starters(list(rows), setup, known)
    for fault in faults_of(Cards(cards, [style.id for style in styles], ())):
        place = ".".join(str(step) for step in fault.place)
        raise BadData("setup.recipes", f"recipes to play with ({place}: {fault.message})")
    prices = _prices(setup)
    if known is None:
        return Catalogue(pack, pack, digest, cards, styles, starters, prices)
    own = (known.words, known.symbols, known.models)
    return Catalogue(pack, known.name, digest, cards, styles, starters, prices, *own)


def _styles(rows: Mapping[str, _Data], known: Catalogue | None) -> tuple[Style, ...]:
    """The nine styles of the recipes, in the known pack's order, the experimental one last."""
    ids: list[str] = []
    for id_, row in rows.items():
        path = f"setup.recipes.{id_}"
        style = Text().load(required(row, "style", path), inside(path, "style"))
        if style not in ids:
            ids.append(style)
    if len(ids) != STYLES or EXPERIMENTAL not in ids:
        raise BadData("setup.recipes", f"recipes of {STYLES} styles, one of them {EXPERIMENTAL}")
    names = {style.id: style.name for style in known.styles} if known else {}
    order = list(names) + [id_ for id_ in ids if id_ not in names]
    order = [id_ for id_ in order if id_ in ids and id_ != EXPERIMENTAL] + [EXPERIMENTAL]
    return tuple(Style(id_, names.get(id_, id_)) for id_ in order)


def _recipe(
    path: str, id_: str, row: _Data, styles: Sequence[Style], known: Catalogue | None
) -> RecipeCard:
    names = {card.id: card.name for card in known.recipes} if known else {}
    base = mapping(required(row, "base", path), inside(path, "base"))
    light, dark, hops = (_least(base, colour, f"{path}.base") for colour in BASE)
    return RecipeCard(
        id=id_,
        name=names.get(id_, id_),
        style=[style.id for style in styles].index(str(row["style"])),
        level=Number(LEVELS[0], LEVELS[-1]).load(required(row, "level", path), f"{path}.level"),
        base=(light, dark, hops),
        extensions=_extensions(row, path),
        reward=_reward(row, path),
    )


def _least(base: _Data, colour: str, path: str) -> tuple[int, ...]:
    here = inside(path, colour)
    values = _LEAST.load(base.get(colour, []), here)
    if len(values) > MOST_ALIKE or list(values) != sorted(values, reverse=True):
        raise BadData(here, f"at most {MOST_ALIKE} values, the highest first")
    return values


def _extensions(row: _Data, path: str) -> tuple[Extension, ...]:
    here = inside(path, "extension")
    entries = required(row, "extension", path)
    if not isinstance(entries, list | tuple):
        raise BadData(here, "a list")
    if not FEWEST_EXTENSIONS <= len(entries) <= MOST_EXTENSIONS:
        raise BadData(here, f"{FEWEST_EXTENSIONS} or {MOST_EXTENSIONS} extensions")
    return tuple(_extension(entry, f"{here}[{at}]") for at, entry in enumerate(entries))


def _extension(entry: object, path: str) -> Extension:
    row = mapping(entry, path)
    use = Text().load(required(row, "use", path), inside(path, "use"))
    if use not in USES:
        raise BadData(inside(path, "use"), "one of " + ", ".join(USES))
    return Extension(USES.index(use) + SKILL_USE, _amount(row, "points", path), _gold(row, path))


def _reward(row: _Data, path: str) -> Reward:
    here = inside(path, "reward")
    held = mapping(required(row, "reward", path), here)
    token = Flag().load(held.get("token", False), inside(here, "token"))
    die = _colour(held.get("die"), inside(here, "die"))
    return Reward(_amount(held, "points", here), _gold(held, here), token, die)


def _colour(data: object, path: str) -> Colour | None:
    if data is None:
        return None
    name = Text().load(data, path)
    if name not in COLOURS:
        raise BadData(path, "one of " + ", ".join(COLOURS))
    return COLOURS.index(name)


def _amount(row: _Data, key: str, path: str) -> int:
    return _AMOUNT.load(row.get(key, 0), inside(path, key))


def _gold(row: _Data, path: str) -> int:
    return _amount(row, "gold", path)


def _prices(setup: _Data) -> tuple[int, ...]:
    path = "setup.prices"
    prices = mapping(required(setup, "prices", "setup"), path)
    price = Number(1, DEAREST)
    return tuple(price.load(required(prices, each, path), inside(path, each)) for each in GOODS)


def _starters(ids: Sequence[str], setup: _Data, known: Catalogue | None) -> tuple[int, ...]:
    """The known pack's starters; where these recipes are others, those that lay open."""
    starters = [known.recipes[recipe].id for recipe in known.starters] if known else []
    if not starters or not set(starters) <= set(ids):
        starters = list(Row(Text()).load(required(setup, "row", "setup"), "setup.row"))
    if len(starters) > STARTERS or not set(starters) <= set(ids):
        raise BadData("setup.row", f"at most {STARTERS} of the recipes")
    return tuple(ids.index(id_) for id_ in starters)
