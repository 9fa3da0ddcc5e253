"""The panels of a match of brewery, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.rules.brewery.moves import Brew, BreweryMove, Buy, UseToken
from game.rules.brewery.view import EXCHANGING, NO_WINDOW, TAKING, BreweryView
from game.titles.brewery.ui.choices import ActionKind, kind_of
from game.titles.brewery.ui.giving_up import given_up
from game.titles.brewery.ui.hands.selection import EMPTY, Selection
from game.titles.brewery.ui.panels.actions import ActionBar, ending
from game.titles.brewery.ui.panels.answering import answer_panel
from game.titles.brewery.ui.panels.brewing import brew_panel, recipes_to_brew
from game.titles.brewery.ui.panels.exchanging import exchange_panel
from game.titles.brewery.ui.panels.hud import PARTS
from game.titles.brewery.ui.panels.lacking import reasons, stores_only
from game.titles.brewery.ui.panels.legend import NEAR, legend
from game.titles.brewery.ui.panels.names import called
from game.titles.brewery.ui.panels.prompt import prompt_text, turn_done_text
from game.titles.brewery.ui.panels.purchase import market_panel, purchase_panel
from game.titles.brewery.ui.panels.recipes import WIDTH as RECIPES_WIDTH
from game.titles.brewery.ui.panels.recipes import recipes_panel
from game.titles.brewery.ui.panels.rescue import attacks, is_rescue
from game.titles.brewery.ui.panels.setback import setback, setback_panel
from game.titles.brewery.ui.panels.sheet import WIDTH as WIDE_PANEL
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.steps import Told
from game.titles.brewery.ui.panels.store import store_panel
from game.titles.brewery.ui.panels.tokens import (
    colour_panel,
    own_tokens,
    take_panel,
    token_panel,
)
from game.titles.brewery.ui.words import WORDS
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
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


@dataclass(frozen=True, slots=True)
class PanelsModel:
    """All that the panels show. ``view`` is what lies on the table now.

    ``legal`` is empty unless the viewer decides; ``soon`` is what he decides about all the
    while that his own move is shown. ``news``: what the others did since his last turn.
    ``lately``: the latest events; ``unread``: all since he last read what befell him, each behind
    the seat that moved. ``holding``: the others wait for the viewer's yes; ``undoes``: he can
    still take his last move back. ``skippable``: he is to be told that he need not watch to the
    end. ``said``: why what has just played itself did so. ``taught``: somebody says beside the
    panels what to do. ``hint`` is the button that asks the coach, ``coach`` what it says.
    ``attention`` is the preset that the eye is at. ``counted``: the seats that points have reached
    just now. ``habit``: when the viewer wants to be asked. ``beside``: what stands below the cards
    in the place of the log; ``aside``: in the place of the cards; ``beneath``: below the title's
    own there.
    """

    view: BreweryView
    people: People
    seat: int
    legal: Sequence[BreweryMove] = ()
    selection: Selection = field(default_factory=Selection)
    lines: tuple[LogLine, ...] = ()
    news: tuple[LogLine, ...] = ()
    lately: Sequence[Told] = ()
    unread: Sequence[tuple[int, Told]] = ()
    soon: Sequence[BreweryMove] = ()
    log_open: bool = False
    recipes_open: bool = False
    holding: bool = False
    undoes: bool = False
    skippable: bool = False
    said: str = ""
    taught: bool = False
    bar: ActionBar | None = None
    hint: HintButton | None = None
    coach: CoachModel | None = None
    attention: str = ""
    counted: frozenset[int] = frozenset()
    ended: Reckonings = ()
    habit: str = ""
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
        text if viewport.compact else "",
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
    if shown.recipes_open and not viewport.compact:
        parts.append(_recipes(shown, on, viewport))
    elif not viewport.compact:
        parts += _margins(shown, on, viewport, alone=aside is not None)
    return match_hud(PARTS, model, on, viewport, [*parts, *extra], aside)


def _in_the_way(shown: PanelsModel, viewport: Viewport) -> bool:
    """Whether something that was asked for stands where the log would open."""
    if viewport.compact:
        return shown.recipes_open
    return shown.coach is not None and is_hint_below_cards(shown.view, viewport)


def _recipes(shown: PanelsModel, on: On, viewport: Viewport) -> Widget:
    """The recipes, clear of the tools below them."""
    room = Room(RECIPES_WIDTH, viewport.height - BELOW_PROMPT - ABOVE_TOOLS)
    told = kept(recipes_panel, shown.view, shown.people, on, room)
    return Padding(Anchored(told, 0.0, 0.0, 0), (EDGE, BELOW_PROMPT, 0, ABOVE_TOOLS))


def _aside(shown: PanelsModel, on: On, viewport: Viewport) -> tuple[Widget, float] | None:
    """What stands in the place of the cards, and its width: the title's own, or what is lent."""
    own = _own_aside(shown, on, viewport)
    return (shown.aside, DRAWER_WIDTH) if own is None and shown.aside is not None else own


def _own_aside(shown: PanelsModel, on: On, viewport: Viewport) -> tuple[Widget, float] | None:
    """What stands in the place of the cards: the hint, a window, or what is being chosen."""
    if shown.coach is not None:
        if is_hint_below_cards(shown.view, viewport):
            return None
        return hint_in_place_of_cards(shown.coach, shown.view, WORDS, on, viewport)
    if viewport.compact and shown.recipes_open:
        room = Room(DRAWER_WIDTH, aside_height(viewport))
        return kept(recipes_panel, shown.view, shown.people, on, room), DRAWER_WIDTH
    wide = DRAWER_WIDTH if viewport.compact else WIDE_PANEL
    room = Room(wide, aside_height(viewport))
    found = _asked(shown, on, room) if shown.legal else _storing(shown, on, room)
    befell = setback(shown.view, shown.unread) if found is None else None
    if befell is not None:
        args = (shown.view, shown.people, befell, on, room)
        found = kept(setback_panel, *args, keyed=bool(shown.legal))
    return None if found is None else (found, wide)


def _storing(shown: PanelsModel, on: On, room: Room) -> Widget | None:
    """The panel of storing while what was stored is on its way: it stays where it is."""
    if shown.selection.action is not ActionKind.STORE or not shown.soon:
        return None
    return _offered(replace(shown, legal=shown.soon), on, room)


def _asked(shown: PanelsModel, on: On, size: Room) -> Widget | None:
    """The panel of what waits for a yes, or of what is asked."""
    view, legal, held = shown.view, tuple(shown.legal), shown.selection
    match held.waiting:
        case Brew() as move:
            return kept(brew_panel, view, move, legal, on, size)
        case Buy() as move:
            return kept(purchase_panel, view, move, legal, on, size)
        case UseToken() as move:
            return kept(token_panel, view, shown.people, move, on, size)
        case _:
            pass
    if held.asking is not None:
        return kept(colour_panel, view, held.asking, legal, on, size)
    if view.window != NO_WINDOW:
        if held.picked is not None:
            return None
        done = attacks(view, shown.lately) if is_rescue(view) else ()
        return kept(answer_panel, view, shown.people, legal, shown.habit, on, size, done)
    if view.pending == EXCHANGING:
        return kept(exchange_panel, view, held.picked, legal, on, size)
    if view.pending == TAKING:
        return kept(take_panel, view, legal, on, size)
    return _offered(shown, on, size)


def _offered(shown: PanelsModel, on: On, size: Room) -> Widget | None:
    """All that an action can be done with, once its button is pressed."""
    view, legal, held = shown.view, tuple(shown.legal), shown.selection
    if held.picked is not None or view.pending:
        return None
    match held.action:
        case ActionKind.BREW:
            return kept(recipes_to_brew, view, legal, on, size)
        case ActionKind.BUY:
            return kept(market_panel, view, legal, on, size)
        case ActionKind.TOKENS:
            return kept(own_tokens, view, legal, on, size)
        case ActionKind.STORE:
            return kept(store_panel, view, legal, held.suggesting, on, size)
        case _:
            return None


def _margins(shown: PanelsModel, on: On, viewport: Viewport, *, alone: bool) -> list[Widget]:
    """What helps at the edges: the news below the cards, the kinds of dice above the tools."""
    found: list[Widget] = []
    news = news_below_cards(shown.news, shown.people, shown.view, on, viewport, shown.beneath)
    if news is not None and not alone and shown.coach is None:
        found.append(news)
    if shown.attention in NEAR:
        found.append(above_tools(kept(legend, shown.view.catalogue)))
    return found


def bar(
    view: BreweryView,
    legal: Sequence[BreweryMove],
    selection: Selection,
    *,
    mine: bool,
    undo: str = "",
    hint: HintButton | None = None,
    holding: bool = False,
) -> ActionBar:
    """The action bar for the legal moves.

    ``undo``: why nothing can be taken back. ``hint``: the button that asks the coach. ``holding``:
    the others wait for the viewer's yes.
    """
    begun = replace(selection, suggesting=False, passing=False) != EMPTY
    asked = mine and (begun or view.window != NO_WINDOW)
    waiting = kind_of(selection.waiting) if selection.waiting is not None else None
    return ActionBar(
        reasons(view, legal, mine),
        undo,
        (selection.action or waiting) if mine else None,
        hint,
        ending(legal) if mine else None,
        asked,
        holding,
        called(view.catalogue, "brew"),
        mine and bool(given_up(view, legal)),
        stores_only(view),
    )


def _prompt(shown: PanelsModel) -> str:
    """What to do next."""
    silent = shown.taught and not (shown.skippable or shown.selection.passing)
    if shown.coach is not None:
        return ""
    if shown.said:
        return shown.said
    if silent:
        return ""
    if shown.holding:
        return turn_done_text(undoes=shown.undoes)
    if shown.skippable:
        return watching_text()
    return prompt_text(shown.view, shown.selection, shown.legal, deciding=bool(shown.legal))
