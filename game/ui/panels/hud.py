"""The head-up display of a match, alike for every title, in the form that fits the window."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic

from game.scene.tabletop import Preset
from game.ui.boxes import Above, Anchored, Padding, Sized
from game.ui.controls import icon_button
from game.ui.hands import M, S, V
from game.ui.intents import On, Unfold
from game.ui.layout import Align, Column, Stack
from game.ui.memo import kept
from game.ui.panels.asides import (
    CARD_WIDTH,
    DRAWER_WIDTH,
    ROOMY,
    SMALL_CARD_WIDTH,
    Aside,
    aside_height,
    is_bar_brief,
    short_bar,
)
from game.ui.panels.bar import ActionBar, action_bar
from game.ui.panels.drawer import OverviewParts, handle, overview
from game.ui.panels.log import LONG, SHORT, log
from game.ui.panels.origin import LABEL, origin_label
from game.ui.panels.player_cards import CardParts, K, player_cards
from game.ui.panels.prompt import prompt
from game.ui.panels.tools import GROUPS, TOOL, tools
from game.ui.situation import Acting, Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

OPEN_LOG = 160.0
"""Height that an open log gets at least: the cards become shorter for it."""
HANDLE = 38.0
"""Height of what opens the drawer, and of the gap above it."""
FULL, TALL = 4, 880.0
"""The cards of so many players leave no room below them for a long line in a lower window."""
ABOVE_BAR = 6.0
"""Height of the gap above the action bar where room is scarce."""


@dataclass(frozen=True, slots=True)
class OwnTool:
    """A title's round button among the tools: it looks into something of the title's aside."""

    key: str
    icon: str
    label: Callable[[], str]
    unfolds: Hashable
    """What :attr:`game.ui.situation.Situation.unfolded` is while it is looked into."""


@dataclass(frozen=True, slots=True)
class HudParts(Generic[V, M, S, K]):
    """What a title puts into the display."""

    presets: Sequence[Preset]
    own: OwnTool
    banner: Callable[[Situation[V, M, S]], Widget]
    bar: Callable[[Situation[V, M, S], Acting[V, M, S]], ActionBar]
    """The buttons of the action bar."""
    cards: CardParts[V, K]
    overview: OverviewParts[V]
    brief: bool = True
    """Whether the bar becomes low in a low window."""


def match_hud(
    parts: HudParts[V, M, S, K],
    told: Situation[V, M, S],
    on: On,
    viewport: Viewport,
    extra: Sequence[Widget] = (),
    aside: Aside | None = None,
    text: str = "",
) -> Widget:
    """The display; ``extra`` lies upon it (stages, choosers, dialogs), the last on top.

    ``aside`` stands where the players' cards are. ``text``: what to do next, where there is no room
    for it below the banner.
    """
    compact = viewport.compact
    margin, gap = (8.0, 4.0) if compact else (16.0, 8.0)
    wide = CARD_WIDTH if viewport.width >= ROOMY else SMALL_CARD_WIDTH
    bar = None if told.acting is None else parts.bar(told, told.acting)
    if compact and aside is None and told.log_open:
        aside = _drawer(parts, told, bar, on, viewport), DRAWER_WIDTH
    side_free = aside is None
    if aside is not None:
        side, wide = _with_beneath(aside, told.beneath, viewport)
    else:
        side = Sized(_side(parts, told, on, viewport, wide), width=wide)
    words = parts.banner(told)
    if compact and side_free and text:
        words = Column(words, kept(prompt, text), gap=4, align=Align.CENTER)
    moved = 0.0 if compact else max(0.0, wide - CARD_WIDTH)  # its middle stays where it is
    room = (margin * 2 + moved, margin, margin * 2 + wide, 0)
    head = Padding(Anchored(words, 0.5, 0.0, 0), room)
    seated = told.view.seat >= 0
    corner = kept(_tools, parts.presets, parts.own, on, told.attention, seated, gap=gap)
    low = None
    if bar is not None:
        shown = kept(action_bar, bar, on, brief=parts.brief and is_bar_brief(viewport))
        low = Padding(Anchored(shown, 0.5, 1.0, margin), (3 * TOOL + gap + GROUPS, 0, 0, 0))
    left, right = Anchored(corner, 0.0, 1.0, margin), Anchored(side, 1.0, 0.0, margin)
    return Stack(head, left, right, low, *extra)


def _drawer(
    parts: HudParts[V, M, S, K],
    told: Situation[V, M, S],
    bar: ActionBar | None,
    on: On,
    viewport: Viewport,
) -> Widget:
    """The overview, in the place of the cards."""
    return kept(
        overview,
        parts.overview,
        parts.cards,
        told.view,
        told.people,
        told.lines,
        bar,
        on,
        acts=told.acts,
        height=aside_height(viewport),
        ended=told.ended,
        beginning=told.beginning,
    )


def _with_beneath(aside: Aside, beneath: Widget | None, viewport: Viewport) -> Aside:
    """What stands in the place of the cards; it leaves room for what must stay in sight below."""
    panel, wide = aside
    if beneath is None:
        return Sized(panel, width=wide), wide
    column = Column(grown(panel), beneath)
    return Sized(column, width=wide, max_height=aside_height(viewport)), wide


def _side(
    parts: HudParts[V, M, S, K],
    told: Situation[V, M, S],
    on: On,
    viewport: Viewport,
    width: float,
) -> Widget:
    """The cards, and below them the log or what opens the drawer."""
    room = viewport.height - (88 + HANDLE if viewport.compact else 148)
    origin = "" if is_bar_brief(viewport) else told.beginning.origin
    label = kept(origin_label, origin) if origin else None
    reserved = OPEN_LOG if told.log_open and not viewport.compact else 0
    reserved += LABEL if label is not None else 0
    cards = player_cards(parts.cards, told, on, (width, room - reserved))
    if viewport.compact:
        opener = Sized(handle(parts.overview.holds(), on), width=SMALL_CARD_WIDTH)
        low = label and Sized(label, width=SMALL_CARD_WIDTH)
        column = Above(cards, opener, low, told.beside, told.beneath, gap=6)
        taken = 2 * 8.0 + short_bar(viewport) + ABOVE_BAR
        return Sized(column, max_height=viewport.height - taken)
    scarce = len(told.people) >= FULL and viewport.height < TALL
    rows = SHORT if scarce else LONG
    midway = told.beginning.midway
    shown = kept(log, told.lines, told.people, on, is_open=told.log_open, rows=rows, midway=midway)
    lines = told.beside or shown
    if told.beneath is not None and told.beside is None:
        low = grown(Sized(lines, width=width))
        column = Above(cards, low, told.beneath, gap=8, least=OPEN_LOG)
        return Sized(column, max_height=room + 28)
    whole = Column(cards, grown(lines), label)
    return Sized(whole, max_height=room + 28)


def _tools(
    presets: Sequence[Preset], own: OwnTool, on: On, attention: str, seated: bool, *, gap: float
) -> Widget:
    """The tools; onlookers have nothing of their own to look into."""
    look = icon_button(own.key, own.icon, own.label(), Unfold(own.unfolds), on, shortcut="P")
    return tools(presets, attention, on, gap=gap, own=(look,) if seated else ())
