"""What brewery puts into the head-up display of a match."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.view import BreweryView
from game.titles.brewery.scene.looking import PRESETS
from game.titles.brewery.ui.choices import RECIPES
from game.titles.brewery.ui.panels.actions import ActionBar, action_bar
from game.titles.brewery.ui.panels.banner import banner
from game.titles.brewery.ui.panels.cards import player_cards
from game.titles.brewery.ui.panels.drawer import everything
from game.ui.controls import icon_button
from game.ui.intents import On, Unfold
from game.ui.memo import kept
from game.ui.panels.hud import HudModel, HudParts
from game.ui.widget import Widget

Model = HudModel[BreweryView, ActionBar]


def _own(on: On) -> Widget:
    return icon_button("hud.recipes", "book", _("Recipes"), Unfold(RECIPES), on, shortcut="P")


def _banner(model: Model) -> Widget:
    return kept(banner, model.view, model.people, model.held)


def _bar(model: Model, on: On, brief: bool) -> Widget:
    assert model.bar is not None
    del brief
    return kept(action_bar, model.bar, len(model.view.picked), on)


def _cards(model: Model, on: On, room: tuple[float, float]) -> Widget:
    told = (model.view, model.people, on, room, model.held)
    return player_cards(*told, counted=model.counted, ended=model.ended)


def _drawer(model: Model, on: On, height: float) -> Widget:
    told = (model.view, model.people, model.lines, model.bar, on)
    return kept(everything, *told, height=height, ended=model.ended)


def _holds() -> str:
    return _("Round, dice, goods, what can be done, and what has happened")


PARTS = HudParts(PRESETS, _own, _banner, _bar, _cards, _drawer, _holds)
"""The parts of the display."""
