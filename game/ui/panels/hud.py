"""The head-up display of a match, alike for every title, in the form that fits the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.scene.tabletop import Preset
from game.ui.boxes import Above, Anchored, Padding, Sized
from game.ui.intents import On
from game.ui.layout import Align, Column, Stack
from game.ui.memo import kept
from game.ui.panels.asides import (
    CARD_WIDTH,
    DRAWER_WIDTH,
    ROOMY,
    SMALL_CARD_WIDTH,
    aside_height,
    is_bar_brief,
    short_bar,
)
from game.ui.panels.drawer import handle
from game.ui.panels.log import LogLine, log
from game.ui.panels.prompt import prompt
from game.ui.panels.reckoned import Reckonings
from game.ui.panels.tools import GROUPS, TOOL, tools
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

OPEN_LOG = 160.0
"""Height that an open log gets at least: the cards become shorter for it."""
HANDLE = 38.0
"""Height of what opens the drawer, and of the gap above it."""
ABOVE_BAR = 6.0
"""Height of the gap above the action bar where room is scarce."""

V = TypeVar("V")
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class HudModel(Generic[V, B]):
    """All the display shows. ``bar`` None: no action bar (a fight, a scoring, one watches).

    ``held``: the seat whose turn is over as soon as it says so. ``attention``: the preset that the
    eye is at. ``prompt``: what to do next, where there is no room for it below the banner.
    ``counted``: the seats that points have reached just now. ``beside``: what stands below the
    cards in the place of the log; ``beneath``: what stays free below all that stands there.
    ``ended``: what each seat would have if the game ended here; () where nobody wants to know.
    """

    view: V
    people: People
    lines: tuple[LogLine, ...]
    log_open: bool
    bar: B | None
    held: int | None = None
    attention: str = ""
    prompt: str = ""
    counted: frozenset[int] = frozenset()
    beside: Widget | None = None
    beneath: Widget | None = None
    ended: Reckonings = ()


M = TypeVar("M", bound=HudModel[Any, Any])


@dataclass(frozen=True, slots=True)
class HudParts(Generic[M]):
    """What a title puts into the display.

    ``own``: its round button among the tools. ``banner``: of a model, narrow or not. ``bar``: of a
    model with a bar, brief or not. ``cards``: in a room of so many units (width, height).
    ``drawer``: as high as that at most; ``holds``: what is found in it.
    """

    presets: Sequence[Preset]
    own: Callable[[On], Widget]
    banner: Callable[[M], Widget]
    bar: Callable[[M, On, bool], Widget]
    cards: Callable[[M, On, tuple[float, float]], Widget]
    drawer: Callable[[M, On, float], Widget]
    holds: Callable[[], str]


def match_hud(
    parts: HudParts[M],
    model: M,
    on: On,
    viewport: Viewport,
    extra: Sequence[Widget] = (),
    aside: tuple[Widget, float] | None = None,
) -> Widget:
    """The display; ``extra`` lies upon it (stages, choosers, dialogs), the last on top.

    ``aside`` stands where the players' cards are, so wide.
    """
    compact = viewport.compact
    margin, gap = (8.0, 4.0) if compact else (16.0, 8.0)
    wide = CARD_WIDTH if viewport.width >= ROOMY else SMALL_CARD_WIDTH
    if compact and aside is None and model.log_open:
        aside = parts.drawer(model, on, aside_height(viewport)), DRAWER_WIDTH
    side_free = aside is None
    if aside is not None:
        side, wide = _with_beneath(aside, model.beneath, viewport)
    else:
        side = Sized(_side(parts, model, on, viewport, wide), width=wide)
    words = parts.banner(model)
    if compact and side_free and model.prompt:
        words = Column(words, kept(prompt, model.prompt), gap=4, align=Align.CENTER)
    left = 0.0 if compact else max(0.0, wide - CARD_WIDTH)  # its middle stays where it is
    room = (margin * 2 + left, margin, margin * 2 + wide, 0)
    head = Padding(Anchored(words, 0.5, 0.0, 0), room)
    bar = None
    if model.bar is not None:
        clear = (3 * TOOL + gap + GROUPS, 0, 0, 0)
        shown = parts.bar(model, on, is_bar_brief(viewport))
        bar = Padding(Anchored(shown, 0.5, 1.0, margin), clear)
    told = (parts, on, model.attention, model.view.seat >= 0)
    low = Anchored(kept(_tools, *told, gap=gap), 0.0, 1.0, margin)
    return Stack(head, low, Anchored(side, 1.0, 0.0, margin), bar, *extra)


def _with_beneath(
    aside: tuple[Widget, float], beneath: Widget | None, viewport: Viewport
) -> tuple[Widget, float]:
    """What stands in the place of the cards; it leaves room for what must stay in sight below."""
    panel, wide = aside
    if beneath is None:
        return Sized(panel, width=wide), wide
    column = Column(grown(panel), beneath, gap=8)
    return Sized(column, width=wide, max_height=aside_height(viewport)), wide


def _side(parts: HudParts[M], model: M, on: On, viewport: Viewport, width: float) -> Widget:
    room = viewport.height - (88 + HANDLE if viewport.compact else 148)
    reserved = OPEN_LOG if model.log_open and not viewport.compact else 0
    cards = parts.cards(model, on, (width, room - reserved))
    if viewport.compact:
        opener = Sized(handle(parts.holds(), on), width=SMALL_CARD_WIDTH)
        column = Above(cards, opener, model.beside, model.beneath, gap=6)
        taken = 2 * 8.0 + short_bar(viewport) + ABOVE_BAR
        return Sized(column, max_height=viewport.height - taken)
    lines = model.beside or kept(log, model.lines, model.people, on, is_open=model.log_open)
    if model.beneath is not None and model.beside is None:
        low = grown(Sized(lines, width=width))
        column = Above(cards, low, model.beneath, gap=8, least=OPEN_LOG)
        return Sized(column, max_height=room + 28)
    return Sized(Column(cards, grown(lines), gap=8, align=Align.STRETCH), max_height=room + 28)


def _tools(parts: HudParts[Any], on: On, attention: str, seated: bool, *, gap: float) -> Widget:
    """The tools; onlookers have nothing of their own to look into."""
    own = (parts.own(on),) if seated else ()
    return tools(parts.presets, attention, on, gap=gap, own=own)
