"""What towers puts into the head-up display of a match."""

from __future__ import annotations

from game.language import _
from game.rules.towers.view import TowersView
from game.titles.towers.scene.looking import PRESETS
from game.titles.towers.ui.choices import DISCARD
from game.titles.towers.ui.panels.actions import ActionBar, action_bar
from game.titles.towers.ui.panels.banner import banner
from game.titles.towers.ui.panels.cards import player_cards
from game.titles.towers.ui.panels.drawer import everything
from game.ui.controls import icon_button
from game.ui.intents import On, Unfold
from game.ui.memo import kept
from game.ui.panels.hud import HudModel, HudParts
from game.ui.widget import Widget

Model = HudModel[TowersView, ActionBar]


def _own(on: On) -> Widget:
    label = _("Discard pile")
    return icon_button("hud.discard", "layers", label, Unfold(DISCARD), on, shortcut="P")


def _banner(model: Model) -> Widget:
    return kept(banner, model.view, model.people, model.held)


def _bar(model: Model, on: On, brief: bool) -> Widget:
    assert model.bar is not None
    return kept(action_bar, model.bar, on, brief=brief)


def _cards(model: Model, on: On, room: tuple[float, float]) -> Widget:
    told = (model.view, model.people, on, room, model.held)
    return player_cards(*told, counted=model.counted, ended=model.ended)


def _drawer(model: Model, on: On, height: float) -> Widget:
    acts = model.view.actor if model.held is None else model.held
    told = (model.view, model.people, model.lines, model.bar, on)
    return kept(everything, *told, acts=acts, height=height, ended=model.ended)


def _holds() -> str:
    return _("Phase, blocks, cards, what can be done, and what has happened")


PARTS = HudParts(PRESETS, _own, _banner, _bar, _cards, _drawer, _holds)
"""The parts of the display."""
