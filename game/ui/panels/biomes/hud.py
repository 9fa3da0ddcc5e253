"""The whole head-up display of a match: everything at its place, in the form that fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.rules.biomes.view import BiomesView
from game.ui.boxes import Anchored, Padding, Sized
from game.ui.controls import icon_button
from game.ui.intents import LookAt, On, OpenMenu, ShowPile
from game.ui.layout import Align, Column, Row, Stack
from game.ui.panels.biomes.actions import ActionBar, action_bar
from game.ui.panels.biomes.banner import banner
from game.ui.panels.biomes.cards import WIDTH, player_cards
from game.ui.panels.biomes.log import LogLine, log
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class HudModel:
    """All the display shows. ``bar`` None: no action bar (a fight, a scoring, a replay)."""

    view: BiomesView
    people: People
    lines: tuple[LogLine, ...]
    log_open: bool
    bar: ActionBar | None


def match_hud(model: HudModel, on: On, viewport: Viewport, extra: Sequence[Widget] = ()) -> Widget:
    """The display; ``extra`` lies upon it (stages, choosers, dialogs), the last on top."""
    compact = viewport.compact
    margin = 8.0 if compact else 16.0
    side = Sized(_side(model, on, viewport), width=150.0 if compact else WIDTH)
    tools = _tools(on, compact=compact)
    left = margin * 2 + (48 if compact else 2 * 48 + 8)
    right = margin * 2 + (150.0 if compact else WIDTH)
    head = Padding(
        Anchored(banner(model.view, model.people), 0.5, 0.0, 0), (left, margin, right, 0)
    )
    bar = None
    if model.bar is not None:
        bar = Anchored(action_bar(model.bar, on), 0.5, 1.0, margin)
    return Stack(
        head, Anchored(tools, 0.0, 0.0, margin), Anchored(side, 1.0, 0.0, margin), bar, *extra
    )


def _side(model: HudModel, on: On, viewport: Viewport) -> Widget:
    cards = player_cards(model.view, model.people, on, compact=viewport.compact)
    if viewport.compact:
        return cards
    cards_room = len(model.people) * 136
    room = viewport.height - cards_room - 120
    words = log(model.lines, model.people, on, is_open=model.log_open)
    return Column(cards, Sized(words, max_height=max(room, 48)), gap=8, align=Align.STRETCH)


def _tools(on: On, *, compact: bool) -> Widget:
    menu = icon_button("hud.menu", "menu", _("Menu"), OpenMenu(), on, shortcut="Esc")
    pile = icon_button("hud.pile", "weapons", _("Your weapons"), ShowPile(), on, shortcut="P")
    looks = [
        icon_button(f"hud.look.{what}", icon, name, LookAt(what), on, shortcut=key)
        for what, icon, name, key in (
            ("table", "table", _("Whole table"), "F1"),
            ("cube", "cube", _("Cube"), "F2"),
            ("overworld", "overworld", _("Overworld"), "F3"),
            ("board", "board", _("Your board"), "F4"),
        )
    ]
    if compact:
        return Column(menu, pile, *looks, gap=4, align=Align.START)
    return Row(
        Column(menu, *looks, gap=8, align=Align.START),
        Column(pile, align=Align.START),
        gap=8,
        align=Align.START,
    )
