"""The table of `towers`: its part of the scene's table of titles."""

from __future__ import annotations

from game.rules.towers.events import TowersEvent
from game.rules.towers.view import TowersView
from game.scene.stage import Scene
from game.scene.tabletop import Tabletop, Telling
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.beats import centre, unhurried, weight
from game.titles.towers.scene.director.direct import direct
from game.titles.towers.scene.director.opening import lay_out
from game.titles.towers.scene.layout import layout
from game.titles.towers.scene.looking import LOOKING
from game.titles.towers.scene.stakes import extent
from game.titles.towers.scene.touching import TOUCHING


def _situation(view: TowersView) -> str:
    """What is to be decided: an action, or nothing any more."""
    return view.ended or "action"


TABLETOP: Tabletop[TowersView, TowersEvent] = Tabletop(
    scene=lambda: Scene(Turntable(at.BOARD.place)),
    layout=layout,
    direct=direct,
    open=lay_out,
    looking=LOOKING,
    touching=TOUCHING,
    telling=Telling(weight=weight, unhurried=unhurried, centre=centre, extent=extent),
    situation=_situation,
)
