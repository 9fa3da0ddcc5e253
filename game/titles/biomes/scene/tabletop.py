"""The table of `biomes`: its part of the scene's table of titles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.view import BiomesView
from game.scene.pose import Layout
from game.scene.stage import Scene
from game.scene.tabletop import Tabletop, Telling
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.beats import beats, centre, unhurried, weight
from game.titles.biomes.scene.director.direct import direct
from game.titles.biomes.scene.director.fights import STAGE
from game.titles.biomes.scene.director.pouring import pour
from game.titles.biomes.scene.laid import as_laid, unstaged
from game.titles.biomes.scene.layout import layout
from game.titles.biomes.scene.looking import LOOKING, LOOKING_AT_LARGE
from game.titles.biomes.scene.stakes import extent
from game.titles.biomes.scene.touching import TOUCHING, TOUCHING_LARGE


def _scene() -> Scene:
    return Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))


def _layout(view: BiomesView, focus: int, *, large: bool = False) -> Layout:
    return layout(as_laid(view), focus, large=large)


def _direct(
    scene: Scene,
    events: Sequence[BiomesEvent],
    before: BiomesView,
    after: BiomesView,
    focus: int,
    *,
    large: bool = False,
    small: bool = False,
) -> None:
    direct(scene, events, as_laid(before), as_laid(after), focus, large=large, small=small)


_USUAL: Tabletop[BiomesView, BiomesEvent] = Tabletop(
    scene=_scene,
    layout=_layout,
    direct=_direct,
    open=pour,
    looking=LOOKING,
    touching=TOUCHING,
    telling=Telling(
        beats=beats,
        weight=weight,
        unhurried=unhurried,
        centre=centre,
        extent=extent,
        unstaged=unstaged,
    ),
    stage=STAGE,
    situation=lambda view: view.stage.value,
    direct_small=partial(_direct, small=True),
)
TABLETOP = replace(
    _USUAL,
    large=replace(
        _USUAL,
        layout=partial(_layout, large=True),
        direct=partial(_direct, large=True),
        direct_small=partial(_direct, large=True, small=True),
        open=partial(pour, large=True),
        looking=LOOKING_AT_LARGE,
        touching=TOUCHING_LARGE,
    ),
)
