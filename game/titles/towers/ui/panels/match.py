"""The panels of a match of towers: what is its own in the frame that all titles share."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.towers.view import TowersView
from game.titles.towers.scene.looking import PRESETS
from game.titles.towers.ui.choices import DISCARD, ActionKind
from game.titles.towers.ui.hands.building import counts_of, is_building
from game.titles.towers.ui.hands.meaning import fan
from game.titles.towers.ui.hands.paying import prices
from game.titles.towers.ui.hands.selection import TowersSituation
from game.titles.towers.ui.panels.actions import bar
from game.titles.towers.ui.panels.banner import banner, meter_text, phase_text, round_text
from game.titles.towers.ui.panels.cards import CARDS
from game.titles.towers.ui.panels.legend import NEAR, legend
from game.titles.towers.ui.panels.picks import HEIGHT as PICKS
from game.titles.towers.ui.panels.picks import picks
from game.titles.towers.ui.panels.preview import WIDTH as PREVIEW_WIDTH
from game.titles.towers.ui.panels.preview import preview
from game.titles.towers.ui.panels.prompt import counting_text, looked_text, prompt_text
from game.titles.towers.ui.panels.site import site
from game.titles.towers.ui.panels.unseen import discard_panel, unseen_row
from game.titles.towers.ui.words import WORDS
from game.ui import theme
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.memo import kept
from game.ui.panels.asides import (
    ABOVE_TOOLS,
    BANNER_COMPACT,
    BELOW_PROMPT,
    DRAWER_WIDTH,
    EDGE,
    Aside,
    aside_height,
)
from game.ui.panels.drawer import OverviewParts
from game.ui.panels.frame import FrameParts, match_frame
from game.ui.panels.hints import beside_the_table
from game.ui.panels.hud import HudParts, OwnTool
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def match_panels(
    told: TowersSituation, on: On, viewport: Viewport, extra: Sequence[Widget] = ()
) -> Widget:
    """Everything over the table; ``extra`` lies upon it, the last on top."""
    return match_frame(PARTS, told, on, viewport, extra)


def _banner(told: TowersSituation) -> Widget:
    return kept(banner, told.view, told.people, told.held)


def _phase(view: TowersView) -> Widget:
    """What the phase allows, what ends it, and the round."""
    last = _("Last round") if view.last_round else round_text(view)
    return Column(
        Text(phase_text(view), theme.BODY_BOLD),
        Text(meter_text(view), theme.BODY),
        Text(last, theme.BODY),
        gap=2,
    )


def _unseen(view: TowersView) -> Widget:
    return unseen_row(view, max(view.seat, 0))


def _asks(told: TowersSituation) -> str:
    return prompt_text(told.view, told.selection, told.legal, deciding=bool(told.legal))


def _counts(told: TowersSituation) -> str:
    counted = told.view.quick and told.view.actor is None and not told.view.ended
    return counting_text() if counted else ""


def _done(_told: TowersSituation) -> str:
    return looked_text()


def _pile(told: TowersSituation, on: On, viewport: Viewport) -> Widget:
    """The discard pile, clear of the tools below or beside it."""
    left, below = (ABOVE_TOOLS + 44, 84.0) if viewport.compact else (EDGE, ABOVE_TOOLS)
    top = BANNER_COMPACT + EDGE if viewport.compact else BELOW_PROMPT
    height = viewport.height - top - below
    pile = kept(discard_panel, told.view, on, height=height)
    return Padding(Anchored(pile, 0.0, 0.0, 0), (left, top, 0, below))


def _aside(told: TowersSituation, on: On, viewport: Viewport) -> Aside | None:
    """The move that waits for its yes, in the place of the cards."""
    if not told.legal or (viewport.compact and told.unfolded == DISCARD):
        return None
    wide = DRAWER_WIDTH if viewport.compact else PREVIEW_WIDTH
    waiting = told.selection.waiting
    above: list[Widget] = []
    if told.selection.action is ActionKind.EXCHANGE:
        above = [kept(picks, fan(told.view), told.selection.cards, on, width=wide)]
    if waiting is not None:
        pays, height = prices(waiting, told.legal), aside_height(viewport)
        height -= PICKS if above else 0.0
        shown = kept(preview, told.view, told.people, waiting, pays, on, width=wide, height=height)
        return Column(*above, shown, gap=8), wide
    if above:
        return above[0], wide
    if is_building(told.selection):
        blocks, height = counts_of(told.selection.blocks), aside_height(viewport)
        begun = told.selection.unfinished is not None
        return kept(
            site, told.view, told.seat, blocks, on, begun=begun, width=wide, height=height
        ), wide
    return None


def _legend(told: TowersSituation) -> Widget | None:
    return kept(legend) if told.attention in NEAR else None


PARTS = FrameParts(
    hud=HudParts(
        presets=PRESETS,
        own=OwnTool("hud.discard", "layers", lambda: _("Discard pile"), DISCARD),
        banner=_banner,
        bar=bar,
        cards=CARDS,
        overview=OverviewParts(
            # Translators: what a panel tells, in a line.
            lambda: _("Phase, blocks, cards, what can be done, and what has happened"),
            _phase,
            _unseen,
        ),
    ),
    hints=beside_the_table(WORDS),
    asks=_asks,
    done=_done,
    unfolded=_pile,
    legend=_legend,
    aside=_aside,
    counts=_counts,
)
"""What of towers stands in the frame of a match."""
