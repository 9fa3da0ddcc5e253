"""What somebody did, as a sign: a block, a building, a mob that fell or stood."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.biomes.catalogue import Building, Catalogue, Material, find_tile, find_weapon
from game.rules.biomes.events import (
    BiomesEvent,
    BlockTaken,
    Built,
    MobDefeated,
    MobSurvived,
    Moved,
    Scored,
    TokenGained,
    Traded,
)
from game.titles.biomes.ui.panels.words import weapon_icon
from game.ui import theme
from game.ui.boxes import Anchored
from game.ui.layout import Stack
from game.ui.marks import Badge, Disc, characteristic_sign, material_chip
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done. ``icon``: its symbol; ``trait``: the biome, material or type whose
    sign stands for it, if any; ``won``: how a fight ended, None for all else."""

    icon: str = ""
    trait: str = ""
    won: bool | None = None

    def sign(self, size: float) -> Widget:
        """The deed's sign in a square of ``size``; its corner tells a fight's end, or the deed."""
        if self.won is not None:
            fill, icon = (theme.GOOD, "check") if self.won else (theme.BLOCKED, "close")
            return _cornered(_plain(self.icon, size), size, fill, icon)
        if self.trait and self.icon:
            return _cornered(characteristic_sign(self.trait, size), size, theme.INK, self.icon)
        if self.trait:
            return material_chip(self.trait, size)
        return _plain(self.icon, size)


def deed(event: BiomesEvent, catalogue: Catalogue) -> Deed | None:
    """The sign of an event; None for what is no deed of its own."""
    match event:
        case BlockTaken(material=material):
            return Deed(trait=Material(material).value)
        case Moved():
            return Deed("explore")
        case Built(tile=tile):
            built = find_tile(catalogue, tile)
            return Deed("build", built.biome if isinstance(built, Building) else "")
        case MobDefeated():
            return Deed("mob", won=True)
        case MobSurvived():
            return Deed("mob", won=False)
        case TokenGained(token=token):
            return Deed(weapon_icon(find_weapon(catalogue, token)) if token else "weapons")
        case Scored(characteristic=trait):
            return Deed("star", trait)
        case Traded():
            return Deed("plus")
        case _:
            return None


def _plain(icon: str, size: float) -> Widget:
    return Badge(icon, theme.PAPER, theme.INK, size, line=theme.LINE)


def _cornered(sign: Widget, size: float, fill: theme.Ink, icon: str) -> Widget:
    corner = Disc(size * 0.54, fill, theme.PARCHMENT, icon=icon, width=1.5, share=0.72)
    return Stack(Anchored(sign, 0.5, 0.5, 0), Anchored(corner, 1.0, 1.0, 0))
