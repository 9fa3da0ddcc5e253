"""What somebody did, as a sign: a tower that came or went, a pawn that ran or was captured."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.towers.catalogue import Catalogue, Colour
from game.rules.towers.events import (
    PawnCaptured,
    PawnMoved,
    PawnPlaced,
    TowerBuilt,
    TowerDemolished,
)
from game.titles.towers.ui.panels.materials import chip
from game.titles.towers.ui.panels.steps import Exchanged, Told
from game.ui import theme
from game.ui.boxes import Anchored
from game.ui.layout import Stack
from game.ui.marks import Badge
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done: its ``icon``, and on which ``ground`` a pawn stands now."""

    icon: str
    ground: Colour | None = None

    def sign(self, size: float) -> Widget:
        """The deed's sign in a square of ``size``; the ground in its corner."""
        plain = Badge(self.icon, theme.PAPER, theme.INK, size, line=theme.LINE)
        if self.ground is None:
            return plain
        corner = chip(self.ground, size * 0.52)
        return Stack(Anchored(plain, 0.5, 0.5, 0), Anchored(corner, 1.0, 1.0, 0))


def deed(event: Told, catalogue: Catalogue) -> Deed | None:
    """The sign of an event; None for what is no deed of its own."""
    match event:
        case PawnPlaced(to=to):
            return Deed("place", catalogue.colours[to])
        case PawnMoved(to=to):
            return Deed("move", catalogue.colours[to])
        case TowerDemolished():
            return Deed("demolish")
        case TowerBuilt():
            return Deed("build")
        case PawnCaptured():
            return Deed("capture")
        case Exchanged():
            return Deed("exchange")
        case _:
            return None
