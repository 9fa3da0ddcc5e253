"""What somebody did, as a sign: an item placed, a purchase, a brewing, a token used."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.brewery.catalogue import COLOUR_OF, INGREDIENTS, Catalogue, Colour
from game.rules.brewery.events import (
    Accelerated,
    Bought,
    BrewingDeclared,
    BrewingFailed,
    DiceExchanged,
    DiceRolled,
    DieStored,
    ExtensionLost,
    ItemPlaced,
    Passed,
    TokenGained,
    TokenUsed,
)
from game.titles.brewery.ui.panels.dice import LEAF, TOKEN_ICONS, Chip
from game.titles.brewery.ui.panels.steps import Finished, Told
from game.ui import theme
from game.ui.boxes import Anchored
from game.ui.layout import Stack
from game.ui.marks import Badge, Disc
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done: its ``icon``, and the kind of die that it was done with."""

    icon: str
    colour: Colour | None = None
    seed: bool = False

    def sign(self, size: float) -> Widget:
        """The deed's sign in a square of ``size``; the die or the seed in its corner."""
        plain = Badge(self.icon, theme.PAPER, theme.INK, size, line=theme.LINE)
        if self.colour is None and not self.seed:
            return plain
        small = size * 0.52
        corner: Widget = Disc(small, theme.PAPER, LEAF, icon="seed", width=1.5)
        if self.colour is not None:
            corner = Chip(self.colour, small)
        return Stack(Anchored(plain, 0.5, 0.5, 0), Anchored(corner, 1.0, 1.0, 0))


def deed(event: Told, catalogue: Catalogue) -> Deed | None:
    """The sign of an event; None for what is no deed of its own."""
    del catalogue
    match event:
        case ItemPlaced(item=item):
            return Deed("put_down", seed=True) if item < 0 else Deed("put_down", COLOUR_OF[item])
        case DieStored(die=die):
            return Deed("warehouse", COLOUR_OF[die])
        case Accelerated(die=die):
            return Deed("skip", COLOUR_OF[die])
        case DiceRolled(reason="school-reroll"):
            return Deed("roll")
        case DiceExchanged(taken=die):
            return Deed("exchange", COLOUR_OF[die])
        case Bought(what=what):
            return Deed((*INGREDIENTS, *TOKEN_ICONS)[what])
        case TokenUsed(token=token) | TokenGained(token=token):
            return Deed(TOKEN_ICONS[token])
        case Finished():
            return Deed("glass")
        case BrewingDeclared():
            return Deed("brew")
        case ExtensionLost(die=die):
            return Deed("no_recipe", COLOUR_OF[die])
        case BrewingFailed():
            return Deed("no_recipe")
        case Passed():
            return Deed("end")
        case _:
            return None
