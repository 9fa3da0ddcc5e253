"""How a game begins."""

from __future__ import annotations

from game.rules.brewery.view import BreweryView
from game.scene.stage import Scene
from game.titles.brewery.scene.layout import layout


def lay_out(scene: Scene, view: BreweryView, focus: int) -> None:
    """The beginning of a game."""
    scene.cut()
    scene.show(layout(view, focus))
