"""The panels of a match of brewery: what is its own in the frame that all titles share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.language import _
from game.rules.brewery.moves import Brew, Buy, UseToken
from game.rules.brewery.view import EXCHANGING, NO_WINDOW, TAKING, BreweryView
from game.titles.brewery.scene.looking import PRESETS
from game.titles.brewery.ui.choices import RECIPES, ActionKind
from game.titles.brewery.ui.hands.selection import BrewerySituation
from game.titles.brewery.ui.panels.actions import bar, is_his
from game.titles.brewery.ui.panels.answering import answer_panel
from game.titles.brewery.ui.panels.banner import (
    banner,
    last_text,
    meter_text,
    meter_tip,
    round_text,
)
from game.titles.brewery.ui.panels.brewing import brew_panel, recipes_to_brew
from game.titles.brewery.ui.panels.cards import CARDS
from game.titles.brewery.ui.panels.exchanging import exchange_panel
from game.titles.brewery.ui.panels.legend import NEAR, legend
from game.titles.brewery.ui.panels.prompt import prompt_text, turn_done_text
from game.titles.brewery.ui.panels.purchase import market_panel, purchase_panel
from game.titles.brewery.ui.panels.recipes import WIDTH as RECIPES_WIDTH
from game.titles.brewery.ui.panels.recipes import recipes_panel
from game.titles.brewery.ui.panels.rescue import attacks, is_rescue
from game.titles.brewery.ui.panels.ribbon import step_name, step_of
from game.titles.brewery.ui.panels.setback import setback, setback_panel
from game.titles.brewery.ui.panels.sheet import WIDTH as WIDE_PANEL
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.store import store_panel
from game.titles.brewery.ui.panels.tokens import (
    colour_panel,
    own_tokens,
    take_panel,
    token_panel,
)
from game.titles.brewery.ui.words import WORDS
from game.ui import theme
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.memo import kept
from game.ui.panels.asides import ABOVE_TOOLS, BELOW_PROMPT, DRAWER_WIDTH, EDGE, Aside, aside_height
from game.ui.panels.drawer import OverviewParts
from game.ui.panels.frame import FrameParts, match_frame
from game.ui.panels.hints import beside_the_table
from game.ui.panels.hud import HudParts, OwnTool
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def match_panels(
    told: BrewerySituation, on: On, viewport: Viewport, extra: Sequence[Widget] = ()
) -> Widget:
    """Everything over the table; ``extra`` lies upon it, the last on top."""
    return match_frame(PARTS, told, on, viewport, extra)


def _phase(view: BreweryView) -> Widget:
    """The step of the round, the season, and what ends the game."""
    last = last_text(view)
    now = "" if view.ended else f"{step_name(view, step_of(view))} · "
    # Translators: {made} is "3/10", of recipes; {meaning} is a sentence that says what they end
    meter = _("{made}: {meaning}").format(made=meter_text(view), meaning=meter_tip(view))
    return Column(
        Text(f"{now}{round_text(view)}", theme.BODY_BOLD),
        Text(meter, theme.BODY),
        Text(last, theme.BODY_BOLD, theme.BLOCKED) if last else None,
        gap=2,
    )


def _recipes(told: BrewerySituation, on: On, viewport: Viewport) -> Widget | None:
    """The recipes, clear of the tools below them."""
    if viewport.compact:
        return None
    room = Room(RECIPES_WIDTH, viewport.height - BELOW_PROMPT - ABOVE_TOOLS)
    shown = kept(recipes_panel, told.view, told.people, on, room)
    return Padding(Anchored(shown, 0.0, 0.0, 0), (EDGE, BELOW_PROMPT, 0, ABOVE_TOOLS))


def _aside(told: BrewerySituation, on: On, viewport: Viewport) -> Aside | None:
    """What is looked into, asked or chosen, or has befallen the viewer."""
    wide = DRAWER_WIDTH if viewport.compact else WIDE_PANEL
    room = Room(wide, aside_height(viewport))
    if viewport.compact and told.unfolded == RECIPES:
        return kept(recipes_panel, told.view, told.people, on, room), wide
    found = _asked(told, on, room) if told.legal else _storing(told, on, room)
    befell = setback(told.view, told.unread) if found is None else None
    if befell is not None:
        args = (told.view, told.people, befell, on, room)
        found = kept(setback_panel, *args, keyed=bool(told.legal) or told.view.actor is None)
    return None if found is None else (found, wide)


def _storing(told: BrewerySituation, on: On, room: Room) -> Widget | None:
    """The panel of storing while what was stored is on its way: it stays where it is."""
    acting = told.acting
    if acting is None or not is_his(acting) or told.selection.action is not ActionKind.STORE:
        return None
    return _offered(replace(told, legal=acting.legal), on, room) if acting.legal else None


def _asked(told: BrewerySituation, on: On, size: Room) -> Widget | None:
    """The panel of what waits for a yes, or of what is asked."""
    view, legal, held = told.view, tuple(told.legal), told.selection
    match held.waiting:
        case Brew() as move:
            return kept(brew_panel, view, move, legal, on, size)
        case Buy() as move:
            return kept(purchase_panel, view, move, legal, on, size)
        case UseToken() as move:
            return kept(token_panel, view, told.people, move, on, size)
        case _:
            pass
    if held.asking is not None:
        return kept(colour_panel, view, held.asking, legal, on, size)
    if view.window != NO_WINDOW:
        if held.picked is not None:
            return None
        done = attacks(view, told.lately) if is_rescue(view) else ()
        return kept(answer_panel, view, told.people, legal, told.habit, on, size, done)
    if view.pending == EXCHANGING:
        return kept(exchange_panel, view, held.picked, legal, on, size)
    if view.pending == TAKING:
        return kept(take_panel, view, legal, on, size)
    return _offered(told, on, size)


def _offered(told: BrewerySituation, on: On, size: Room) -> Widget | None:
    """All that an action can be done with, once its button is pressed."""
    view, legal, held = told.view, tuple(told.legal), told.selection
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


def _legend(told: BrewerySituation) -> Widget | None:
    return kept(legend, told.view.catalogue) if told.attention in NEAR else None


PARTS = FrameParts(
    hud=HudParts(
        presets=PRESETS,
        own=OwnTool("hud.recipes", "book", lambda: _("Recipes"), RECIPES),
        banner=lambda told: kept(banner, told.view, told.people, told.held),
        bar=bar,
        cards=CARDS,
        overview=OverviewParts(
            lambda: _("Round, dice, goods, what can be done, and what has happened"), _phase
        ),
        brief=False,
    ),
    hints=beside_the_table(WORDS),
    asks=lambda told: prompt_text(told.view, told.selection, told.legal, deciding=bool(told.legal)),
    done=lambda told: turn_done_text(undoes=told.undoes),
    unfolded=_recipes,
    legend=_legend,
    aside=_aside,
    warns=lambda selection: selection.passing,
)
"""What of brewery stands in the frame of a match."""
