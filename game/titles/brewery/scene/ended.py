"""How the table looks when all is over: a cellar rack with every bottle, by style and level."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.brewery.catalogue import Recipe
from game.rules.brewery.view import BreweryView
from game.scene.geometry import on
from game.scene.pose import UPRIGHT, Piece, PieceId, Pose
from game.titles.brewery.scene.names import looks

RACK = Pose((0.7, -0.98, 0.0))
PITCH, STOREY, FLOOR = 0.62, 0.78, 0.1
"""From one style's bottles to the next, from shelf to shelf, and height of the lowest."""
BOTTLE = 1.12
BESIDE = 0.17
"""How far two of one style and level stand from their middle."""
LEVELS = 3


def cellar(view: BreweryView) -> Iterator[tuple[PieceId, Piece]]:
    """The rack with what everybody brewed; ribbons tell whose it is."""
    yield ("cellar",), Piece(looks("cellar"), RACK)
    for seat, player in enumerate(view.players):
        for recipe in player.recipes:
            pose = shelf_pose(view, recipe)
            style = view.catalogue.recipes[recipe].style
            yield ("shelved", recipe), Piece(looks(f"bottle:{style}"), pose)
            yield ("ribbon", recipe), Piece(looks(f"ribbon{seat}"), pose)


def shelf_pose(view: BreweryView, recipe: Recipe) -> Pose:
    """Where a recipe's bottle stands in the rack: its style's column, its level's shelf."""
    cards = view.catalogue.recipes
    card = cards[recipe]
    alike = [
        number
        for number, each in enumerate(cards)
        if (each.style, each.level) == (card.style, card.level)
    ]
    styles = len(view.catalogue.styles)
    off = (alike.index(recipe) - (len(alike) - 1) / 2) * 2 * BESIDE
    x = (card.style - (styles - 1) / 2) * PITCH + off
    level = min(max(card.level, 1), LEVELS) - 1
    return on(RACK, Pose((x, 0.0, FLOOR + STOREY * level), UPRIGHT, BOTTLE))
