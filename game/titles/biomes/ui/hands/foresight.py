"""What would happen at the place pointed at, as far as a player may know."""

from __future__ import annotations

from game.rules.biomes.hints import hidden_beside
from game.rules.biomes.moves import Cell
from game.rules.biomes.view import BiomesView
from game.scene.targets import Target
from game.titles.biomes.scene.targets import CrossingTarget, SpaceTarget, StackTarget
from game.titles.biomes.ui.hands.selection import BuildPreview, Selection


def held_over(
    view: BiomesView, selection: Selection, hovered: Target | None
) -> BuildPreview | None:
    """The building in hand over a space of the own board at ``hovered``."""
    picked = selection.picked
    if not isinstance(picked, StackTarget) or not isinstance(hovered, SpaceTarget):
        return None
    tile = view.stack(picked.cell).face_up
    own = hovered.seat == view.actor
    return BuildPreview(picked.cell, tile, hovered.space) if tile and own else None


def turned_up(view: BiomesView, selection: Selection, hovered: Target | None) -> tuple[Cell, ...]:
    """The cells that exploring at ``hovered`` would turn up; none while a fight waits."""
    if selection.fight or not isinstance(hovered, CrossingTarget):
        return ()
    return hidden_beside(view, hovered.crossing)
