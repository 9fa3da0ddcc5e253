"""What biomes puts into the head-up display of a match."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.rules.biomes.view import BiomesView
from game.titles.biomes.scene.looking import PRESETS
from game.titles.biomes.ui.hands.selection import PILE
from game.titles.biomes.ui.panels.actions import ActionBar, action_bar
from game.titles.biomes.ui.panels.banner import banner
from game.titles.biomes.ui.panels.cards import player_cards
from game.titles.biomes.ui.panels.drawer import everything
from game.ui.controls import icon_button
from game.ui.intents import On, Unfold
from game.ui.memo import kept
from game.ui.panels import hud
from game.ui.panels.hud import HudParts
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class HudModel(hud.HudModel[BiomesView, ActionBar]):
    """All the display shows. ``passes``: the seat that is held has scored in another's turn."""

    passes: bool = False


def _own(on: On) -> Widget:
    return icon_button("hud.pile", "weapons", _("Your weapons"), Unfold(PILE), on, shortcut="P")


def _banner(model: HudModel) -> Widget:
    told = (model.view, model.people, model.held)
    return kept(banner, *told, passes=model.passes)


def _bar(model: HudModel, on: On, brief: bool) -> Widget:
    assert model.bar is not None
    return kept(action_bar, model.bar, on, brief=brief)


def _cards(model: HudModel, on: On, room: tuple[float, float]) -> Widget:
    told = (model.view, model.people, on, room, model.held)
    return player_cards(*told, counted=model.counted, ended=model.ended)


def _drawer(model: HudModel, on: On, height: float) -> Widget:
    acts = model.view.actor if model.held is None else model.held
    told = (model.view, model.people, model.lines, model.bar, on)
    return kept(everything, *told, acts=acts, height=height, ended=model.ended)


def _holds() -> str:
    return _("Blocks, weapons, what can be done, and what has happened")


PARTS = HudParts(PRESETS, _own, _banner, _bar, _cards, _drawer, _holds)
"""The parts of the display."""
