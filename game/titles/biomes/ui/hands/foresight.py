"""What would happen at the place pointed at, as far as a player may know."""

from __future__ import annotations

from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.hints import hidden_beside
from game.rules.biomes.view import BiomesView
from game.scene.targets import Target
from game.titles.biomes.scene.targets import CrossingTarget, SpaceTarget, StackTarget
from game.titles.biomes.ui.hands.selection import (
    BuildPreview,
    ExplorePreview,
    FightPreview,
    Preview,
    Selection,
)


def preview(view: BiomesView, selection: Selection, hovered: Target | None) -> Preview | None:
    """What would happen at ``hovered``, as far as a player may know."""
    picked = selection.picked
    if isinstance(picked, StackTarget) and isinstance(hovered, SpaceTarget):
        tile = view.stack(picked.cell).face_up
        own = hovered.seat == view.actor
        return BuildPreview(picked.cell, tile, hovered.space) if tile and own else None
    if selection.fight:
        tile = view.stack(selection.fight).face_up
        return FightPreview(selection.fight, tile, True) if tile else None
    if isinstance(hovered, StackTarget):
        tile = view.stack(hovered.cell).face_up
        mob = tile is not None and isinstance(find_tile(view.catalogue, tile), Mob)
        return FightPreview(hovered.cell, tile, False) if tile and mob else None
    if isinstance(hovered, CrossingTarget):
        return ExplorePreview(hovered.crossing, hidden_beside(view, hovered.crossing))
    return None
