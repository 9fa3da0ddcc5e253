"""The whole head-up display of a match: everything at its place, in the form that fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.rules.towers.view import TowersView
from game.titles.towers.scene.looking import PRESETS
from game.titles.towers.ui.choices import DISCARD
from game.titles.towers.ui.panels.actions import ActionBar, action_bar
from game.titles.towers.ui.panels.banner import banner
from game.titles.towers.ui.panels.cards import SMALL_WIDTH, WIDTH, player_cards
from game.titles.towers.ui.panels.drawer import drawer, handle
from game.ui.boxes import Anchored, Padding, Sized
from game.ui.controls import icon_button
from game.ui.intents import On, Unfold
from game.ui.keeping import kept
from game.ui.layout import Align, Column, Stack
from game.ui.panels.asides import DRAWER_WIDTH, aside_height
from game.ui.panels.log import LogLine, log
from game.ui.panels.prompt import narrow_prompt
from game.ui.panels.tools import GROUPS, TOOL, tools
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

OPEN_LOG = 160.0
"""Height that an open log gets at least: the cards become shorter for it."""
HANDLE = 38.0
"""Height of what opens the drawer, and of the gap above it."""
PROMPT = 84.0
"""Height that is kept for what to do next, where it stands below the cards."""
BAR_HEIGHT = 66.0
"""Height of the action bar where room is scarce, and of the gap above it."""


@dataclass(frozen=True, slots=True)
class HudModel:
    """All the display shows. ``bar`` None: no action bar (one watches).

    ``held``: the seat that still looks at its new cards. ``attention``: the preset that the eye is
    at. ``prompt``: what to do next, where there is no room for it below the banner. ``counted``:
    the seats that points have reached just now.
    ``beside``: what stands below the cards in the place of the log.
    """

    view: TowersView
    people: People
    lines: tuple[LogLine, ...]
    log_open: bool
    bar: ActionBar | None
    held: int | None = None
    attention: str = ""
    prompt: str = ""
    counted: frozenset[int] = frozenset()
    beside: Widget | None = None


def match_hud(
    model: HudModel,
    on: On,
    viewport: Viewport,
    extra: Sequence[Widget] = (),
    aside: tuple[Widget, float] | None = None,
) -> Widget:
    """The display; ``extra`` lies upon it, the last on top.

    ``aside`` stands where the players' cards are, so wide.
    """
    compact = viewport.compact
    margin = 8.0 if compact else 16.0
    wide = WIDTH if viewport.width >= 1000 else SMALL_WIDTH
    if compact and aside is None and model.log_open:
        aside = _drawer(model, on, viewport), DRAWER_WIDTH
    if aside is not None:
        side, wide = aside
    else:
        side = Sized(_side(model, on, viewport, wide), width=wide)
    narrow = compact and aside is not None
    words = kept(banner, model.view, model.people, model.held, narrow=narrow)
    left = 0.0 if compact else max(0.0, wide - WIDTH)  # its middle stays where it is
    room = (margin * 2 + left, margin, margin * 2 + wide, 0)
    head = Padding(Anchored(words, 0.5, 0.0, 0), room)
    gap = 4.0 if compact else 8.0
    bar = None
    if model.bar is not None:
        clear = (3 * TOOL + gap + GROUPS, 0, 0, 0)
        bar = Padding(
            Anchored(kept(action_bar, model.bar, on, brief=compact), 0.5, 1.0, margin), clear
        )
    low = Anchored(kept(_tools, on, model.attention, gap=gap), 0.0, 1.0, margin)
    return Stack(head, low, Anchored(side, 1.0, 0.0, margin), bar, *extra)


def _drawer(model: HudModel, on: On, viewport: Viewport) -> Widget:
    return kept(
        drawer,
        model.view,
        model.people,
        model.lines,
        model.bar,
        on,
        acts=model.view.actor if model.held is None else model.held,
        height=aside_height(viewport),
    )


def _side(model: HudModel, on: On, viewport: Viewport, width: float) -> Widget:
    room = viewport.height - (88 + HANDLE + PROMPT if viewport.compact else 148)
    reserved = OPEN_LOG if model.log_open and not viewport.compact else 0
    told = (model.view, model.people)
    space = (width, room - reserved)
    cards = player_cards(*told, on, space, model.held, counted=model.counted)
    if viewport.compact:
        pill = kept(narrow_prompt, model.prompt) if model.prompt else None
        pill = grown(Sized(pill, width=width)) if pill else None
        column = Column(cards, handle(on), model.beside, pill, gap=6, align=Align.END)
        return Sized(column, max_height=viewport.height - 2 * 8.0 - BAR_HEIGHT)
    lines = model.beside or kept(log, model.lines, model.people, on, is_open=model.log_open)
    return Sized(Column(cards, grown(lines), gap=8, align=Align.STRETCH), max_height=room + 28)


def _tools(on: On, attention: str, *, gap: float) -> Widget:
    pile = icon_button(
        "hud.discard", "layers", _("Discard pile"), Unfold(DISCARD), on, shortcut="P"
    )
    return tools(PRESETS, attention, on, gap=gap, own=(pile,))
