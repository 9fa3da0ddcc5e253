"""Which rule of `brewery` tells about what a player meets."""

from __future__ import annotations

from typing import Any, Final

from game.rules.brewery.catalogue import BUILDING_OF
from game.rules.brewery.view import BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    CellarTarget,
    DeckTarget,
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    GoldTarget,
    IngredientTarget,
    KettleTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeasonTarget,
    SeedsTarget,
    SeedTarget,
    SupplyTarget,
    TokenTarget,
    WarehouseTarget,
)
from game.ui.guidance import Guidance, by_key

BUILDINGS: Final = ("D5.1", "D5.2", "D5.3", "D5.4", "D6", "D6")
"""Of the four buildings, and of the two markets."""
THINGS: Final[dict[type, str]] = {
    DieTarget: "D3",
    SeedTarget: "D2.1",
    PoolTarget: "D3",
    WarehouseTarget: "D3",
    GoldTarget: "D6",
    OwnGoodsTarget: "D8",
    CellarTarget: "D10",
    RecipeTarget: "D7",
    ExtensionTarget: "D7",
    DeckTarget: "D2.3",
    IngredientTarget: "D6",
    TokenTarget: "D8",
    SupplyTarget: "D5.5",
    SeedsTarget: "D5.5",
    SeasonTarget: "D9",
    KettleTarget: "D7",
}
MOVES: Final = {
    "store": "D3",
    "place": "D4.2",
    "accelerate": "D4.4",
    "end_move": "D4.2",
    "pass": "D4.2",
    "pick": "D5.3",
    "roll": "D5.3",
    "exchange": "D5.3",
    "keep": "D5.3",
    "buy": "D6",
    "end_purchase": "D6",
    "brew": "D7",
    "take": "D7",
    "use_token": "D8",
    "decline": "D8",
}
CONTROLS: Final = {
    **{f"action.{kind}": rule for kind, rule in MOVES.items()},
    "step.": "D4",
    "store.": "D3",
    "market.": "D6",
    "extension.": "D7",
    "recipes.": "D1.2",
    "hud.recipes": "D1.2",
    "take.": "D7",
    "tokens.": "D8",
    "answer.": "D8",
    "colour.": "D5.3",
}


def _thing(_view: BreweryView, target: Target) -> str:
    match target:
        case FieldTarget(_, field):
            return BUILDINGS[BUILDING_OF[field]]
        case BuildingTarget(_, building):
            return BUILDINGS[building]
        case _:
            return THINGS.get(type(target), "")


def _move(_view: Any, move: Any) -> str:
    """A placing is told where its building is."""
    if move.type == "place":
        return BUILDINGS[BUILDING_OF[move.field]]
    return MOVES.get(move.type, "")


GUIDANCE: Final = Guidance(target=_thing, control=by_key(CONTROLS), move=_move)
