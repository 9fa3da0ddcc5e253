"""The panels of a match of towers, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.towers.moves import Exchange, Pay, TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.building import counts_of, is_building
from game.titles.towers.ui.hands.meaning import fan
from game.titles.towers.ui.hands.selection import Selection
from game.titles.towers.ui.panels.actions import ActionBar, one_action_first
from game.titles.towers.ui.panels.hud import PARTS
from game.titles.towers.ui.panels.lacking import lacks
from game.titles.towers.ui.panels.legend import NEAR, legend
from game.titles.towers.ui.panels.picks import HEIGHT as PICKS
from game.titles.towers.ui.panels.picks import picks
from game.titles.towers.ui.panels.preview import WIDTH as PREVIEW_WIDTH
from game.titles.towers.ui.panels.preview import preview
from game.titles.towers.ui.panels.prompt import counting_text, looked_text, prompt_text
from game.titles.towers.ui.panels.site import site
from game.titles.towers.ui.panels.unseen import discard_panel
from game.titles.towers.ui.words import WORDS
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.memo import kept
from game.ui.panels.asides import (
    DRAWER_WIDTH,
    EDGE,
    above_tools,
    aside_height,
    below_banner,
    hint_below_cards,
    hint_in_place_of_cards,
    is_hint_below_cards,
    news_below_cards,
    side_room,
)
from game.ui.panels.coach import CoachModel, HintButton
from game.ui.panels.hud import HudModel, match_hud
from game.ui.panels.log import LogLine
from game.ui.panels.prompt import watching_text
from game.ui.panels.reckoned import Reckonings
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget

ABOVE_TOOLS = 132.0
"""The same and the gap above them."""
BELOW_PROMPT = 148.0
"""Where the line below the banner ends, even if it is long."""
BANNER_COMPACT = 76.0
"""Height of the banner where room is scarce."""


@dataclass(frozen=True, slots=True)
class PanelsModel:
    """All that the panels show. ``view`` is what lies on the table now.

    ``legal`` is empty unless the viewer decides. ``news``: what the others did since his last turn.
    ``holding``: the viewer looks at his new cards before another person comes. ``skippable``: he is
    to be told that he need not watch to the end. ``said``: why what has just played itself did so.
    ``taught``: somebody says beside the panels what to do. ``hint`` is the button that asks the
    coach, ``coach`` what it says. ``attention`` is the preset that the eye is at. ``counted``: the
    seats that points have reached just now.
    ``beside``: what stands below the cards in the place of the log; ``aside``: in the place of the
    cards; ``beneath``: below the title's own there.
    """

    view: TowersView
    people: People
    seat: int
    legal: Sequence[TowersMove] = ()
    selection: Selection = field(default_factory=Selection)
    lines: tuple[LogLine, ...] = ()
    news: tuple[LogLine, ...] = ()
    log_open: bool = False
    pile_open: bool = False
    holding: bool = False
    skippable: bool = False
    said: str = ""
    taught: bool = False
    bar: ActionBar | None = None
    hint: HintButton | None = None
    coach: CoachModel | None = None
    attention: str = ""
    counted: frozenset[int] = frozenset()
    ended: Reckonings = ()
    beside: Widget | None = None
    aside: Widget | None = None
    beneath: Widget | None = None


def match_panels(
    shown: PanelsModel, on: On, viewport: Viewport, extra: Sequence[Widget] = ()
) -> Widget:
    """Everything over the table; ``extra`` lies upon it, the last on top."""
    text, aside = _prompt(shown), _aside(shown, on, viewport)
    model = HudModel(
        shown.view,
        shown.people,
        shown.lines,
        shown.log_open and not _in_the_way(shown, viewport),
        shown.bar,
        shown.seat if shown.holding else None,
        shown.attention,
        text if viewport.compact and not shown.pile_open else "",
        shown.counted,
        shown.beside,
        shown.beneath,
        shown.ended,
    )
    parts: list[Widget] = []
    if text and not viewport.compact:
        side = side_room(viewport) if aside is None else aside[1] + 2 * EDGE
        parts.append(below_banner(text, side))
    if shown.coach is not None and aside is None:
        parts.append(hint_below_cards(shown.coach, shown.view, WORDS, on, viewport))
    if shown.pile_open:
        parts.append(_pile(shown, on, viewport))
    elif not viewport.compact:
        parts += _margins(shown, on, viewport, alone=aside is not None)
    return match_hud(PARTS, model, on, viewport, [*parts, *extra], aside)


def _in_the_way(shown: PanelsModel, viewport: Viewport) -> bool:
    """Whether something that was asked for stands where the log would open."""
    if viewport.compact:
        return shown.pile_open
    return shown.coach is not None and is_hint_below_cards(shown.view, viewport)


def _pile(shown: PanelsModel, on: On, viewport: Viewport) -> Widget:
    """The discard pile, clear of the tools below or beside it."""
    left, below = (ABOVE_TOOLS + 44, 84.0) if viewport.compact else (EDGE, ABOVE_TOOLS)
    top = BANNER_COMPACT + EDGE if viewport.compact else BELOW_PROMPT
    height = viewport.height - top - below
    pile = kept(discard_panel, shown.view, on, height=height)
    return Padding(Anchored(pile, 0.0, 0.0, 0), (left, top, 0, below))


def _aside(shown: PanelsModel, on: On, viewport: Viewport) -> tuple[Widget, float] | None:
    """What stands in the place of the cards, and its width: the title's own, or what is lent."""
    own = _own_aside(shown, on, viewport)
    return (shown.aside, DRAWER_WIDTH) if own is None and shown.aside is not None else own


def _own_aside(shown: PanelsModel, on: On, viewport: Viewport) -> tuple[Widget, float] | None:
    """What stands in the place of the cards: the hint, or the move that waits for its yes."""
    if shown.coach is not None:
        if is_hint_below_cards(shown.view, viewport):
            return None
        return hint_in_place_of_cards(shown.coach, shown.view, WORDS, on, viewport)
    if not shown.legal or (viewport.compact and shown.pile_open):
        return None
    wide = DRAWER_WIDTH if viewport.compact else PREVIEW_WIDTH
    waiting = shown.selection.waiting
    above: list[Widget] = []
    if shown.selection.action is ActionKind.EXCHANGE:
        above = [kept(picks, fan(shown.view), shown.selection.cards, on, width=wide)]
    if waiting is not None:
        pays, height = _pays(waiting, shown.legal), aside_height(viewport)
        height -= PICKS if above else 0.0
        told = (shown.view, shown.people, waiting, pays, on)
        return Column(*above, kept(preview, *told, width=wide, height=height), gap=8), wide
    if above:
        return above[0], wide
    if is_building(shown.selection):
        told_of = (shown.view, shown.seat, counts_of(shown.selection.blocks), on)
        begun, height = shown.selection.unfinished is not None, aside_height(viewport)
        return kept(site, *told_of, begun=begun, width=wide, height=height), wide
    return None


def _pays(move: TowersMove, legal: Sequence[TowersMove]) -> tuple[Pay, ...]:
    """Every way to pay for a move, by the joker last."""
    if isinstance(move, Exchange):
        return ()
    alike = [
        other.pay
        for other in legal
        if not isinstance(other, Exchange) and _unpaid(other) == _unpaid(move)
    ]
    return tuple(sorted(alike, key=lambda pay: (pay[4], sum(pay), [-n for n in pay])))


def _unpaid(move: TowersMove) -> tuple[object, ...]:
    """What a move is, apart from its price."""
    names = [name for name in type(move).__dataclass_fields__ if name != "pay"]
    return (move.type, *(getattr(move, name) for name in names))


def _margins(shown: PanelsModel, on: On, viewport: Viewport, *, alone: bool) -> list[Widget]:
    """What helps at the edges: the news below the cards, the materials above the tools."""
    found: list[Widget] = []
    news = news_below_cards(shown.news, shown.people, shown.view, on, viewport, shown.beneath)
    if news is not None and not alone and shown.coach is None:
        found.append(news)
    if shown.attention in NEAR:
        found.append(above_tools(kept(legend)))
    return found


def bar(
    view: TowersView,
    legal: Sequence[TowersMove],
    selection: Selection,
    people: People,
    *,
    mine: bool,
    hint: HintButton | None = None,
    holding: bool = False,
) -> ActionBar:
    """The action bar for the legal moves.

    ``hint``: the button that asks the coach. ``holding``: another person waits for the viewer to
    have looked at his cards.
    """
    shared = sum(person.human for person in people) > 1
    end = ("" if holding else one_action_first()) if shared else None
    chosen = selection.action if mine else None
    waiting = selection.waiting if mine else None
    paying = waiting is not None and len(_pays(waiting, legal)) > 1
    return ActionBar(lacks(view, legal, people, mine=mine), chosen, hint, end, paying)


def _prompt(shown: PanelsModel) -> str:
    """What to do next."""
    if shown.coach is not None:
        return ""
    if shown.view.quick and shown.view.actor is None and not shown.view.ended:
        return counting_text()
    if shown.said:
        return shown.said
    if shown.taught and not shown.skippable:
        return ""
    if shown.holding:
        return looked_text()
    if shown.skippable:
        return watching_text()
    return prompt_text(shown.view, shown.selection, shown.legal, deciding=bool(shown.legal))
