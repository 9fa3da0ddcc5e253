"""The whole head-up display of a match: everything at its place, in the form that fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.rules.biomes.view import BiomesView
from game.ui.boxes import Anchored, Padding, Sized
from game.ui.controls import HOT, PLAIN, icon_button
from game.ui.intents import LookAt, On, OpenMenu, ShowPile
from game.ui.keeping import kept
from game.ui.layout import Align, Column, Grid, Row, Stack
from game.ui.panels.biomes.actions import ActionBar, action_bar
from game.ui.panels.biomes.banner import banner
from game.ui.panels.biomes.cards import WIDTH, player_cards
from game.ui.panels.biomes.log import LogLine, log
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

OPEN_LOG = 160.0
"""Height that an open log gets at least: the cards become shorter for it."""
GROUPS = 12.0
"""Units between the two groups of tools: what one opens, and where one looks."""
TOOL = 48.0
"""Side of a round button of the tools at the lower left."""


@dataclass(frozen=True, slots=True)
class HudModel:
    """All the display shows. ``bar`` None: no action bar (a fight, a scoring, a replay).

    ``held``: the seat whose turn is over as soon as it says so. ``attention``: the preset that the
    eye is at.
    """

    view: BiomesView
    people: People
    lines: tuple[LogLine, ...]
    log_open: bool
    bar: ActionBar | None
    held: int | None = None
    attention: str = ""


def match_hud(model: HudModel, on: On, viewport: Viewport, extra: Sequence[Widget] = ()) -> Widget:
    """The display; ``extra`` lies upon it (stages, choosers, dialogs), the last on top."""
    compact = viewport.compact
    margin = 8.0 if compact else 16.0
    wide = WIDTH if viewport.width >= 1000 else 150.0
    side = Sized(_side(model, on, viewport, wide), width=wide)
    head = Padding(
        Anchored(kept(banner, model.view, model.people, model.held), 0.5, 0.0, 0),
        (margin * 2, margin, margin * 2 + wide, 0),
    )
    gap = 4.0 if compact else 8.0
    bar = None
    if model.bar is not None:
        room = (3 * TOOL + gap + GROUPS, 0, 0, 0)
        bar = Padding(Anchored(kept(action_bar, model.bar, on), 0.5, 1.0, margin), room)
    tools = Anchored(kept(_tools, on, model.attention, gap=gap), 0.0, 1.0, margin)
    return Stack(head, tools, Anchored(side, 1.0, 0.0, margin), bar, *extra)


def _side(model: HudModel, on: On, viewport: Viewport, width: float) -> Widget:
    room = viewport.height - (88 if viewport.compact else 148)
    reserved = OPEN_LOG if model.log_open and not viewport.compact else 0
    cards = player_cards(model.view, model.people, on, (width, room - reserved))
    if viewport.compact:
        return cards
    words = grown(kept(log, model.lines, model.people, on, is_open=model.log_open))
    return Sized(Column(cards, words, gap=8, align=Align.STRETCH), max_height=room + 28)


def _tools(on: On, attention: str, *, gap: float) -> Widget:
    menu = icon_button("hud.menu", "menu", _("Menu"), OpenMenu(), on, shortcut="Esc")
    pile = icon_button("hud.pile", "weapons", _("Your weapons"), ShowPile(), on, shortcut="P")
    looks = [
        icon_button(
            f"hud.look.{what}",
            icon,
            name,
            LookAt(what),
            on,
            shortcut=key,
            tone=HOT if what == attention else PLAIN,
        )
        for what, icon, name, key in (
            ("table", "table", _("Whole table"), "F1"),
            ("cube", "cube", _("Cube"), "F2"),
            ("overworld", "overworld", _("Overworld"), "F3"),
            ("board", "board", _("Your board"), "F4"),
        )
    ]
    views = Grid(*looks, columns=2, gap=gap)
    return Row(Column(menu, pile, gap=gap), views, gap=GROUPS)
