"""A view as it lies on the table."""

from __future__ import annotations

from dataclasses import replace

from game.rules.biomes.view import BiomesView, Stage


def as_laid(view: BiomesView) -> BiomesView:
    """``view`` as it lies on the table: for a pickaxe the stage makes room for the cube."""
    return replace(view, fight=None) if view.stage is Stage.PICKAXE else view


def unstaged(view: BiomesView) -> BiomesView:
    """``view`` as it lies while a fight of others is told where its mob lies."""
    return view if view.fight is None else replace(view, fight=None, stage=Stage.ACTION)
