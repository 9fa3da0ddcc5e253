"""The table of `brewery`: its part of the scene's table of titles."""

from __future__ import annotations

from functools import partial

from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.view import BreweryView
from game.scene.stage import Scene
from game.scene.tabletop import Tabletop, Telling
from game.scene.turntable import Turntable
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.beats import centre, unhurried, weight
from game.titles.brewery.scene.director.direct import direct
from game.titles.brewery.scene.director.opening import lay_out
from game.titles.brewery.scene.layout import layout
from game.titles.brewery.scene.looking import LOOKING
from game.titles.brewery.scene.stakes import extent
from game.titles.brewery.scene.touching import TOUCHING


def _situation(view: BreweryView) -> str:
    """What is to be decided, in a word."""
    if view.ended:
        return "over"
    return "window" if view.window else view.pending or view.phase


TABLETOP: Tabletop[BreweryView, BreweryEvent] = Tabletop(
    scene=lambda: Scene(Turntable(at.KETTLE.place)),
    layout=layout,
    direct=direct,
    open=lay_out,
    looking=LOOKING,
    touching=TOUCHING,
    telling=Telling(weight=weight, unhurried=unhurried, centre=centre, extent=extent),
    situation=_situation,
    direct_small=partial(direct, small=True),
)
