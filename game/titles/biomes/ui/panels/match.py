"""The panels of a match of biomes, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.language import _
from game.rules.biomes.catalogue import Building, Mob, find_tile
from game.rules.biomes.hints import win_chance
from game.rules.biomes.moves import BiomesMove, EndTurn, Trade
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ui.hands.meaning import kind_of
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import Selection
from game.titles.biomes.ui.panels.actions import ActionBar, end_reason, reasons
from game.titles.biomes.ui.panels.asides import (
    ABOVE_TOOLS,
    hint,
    hint_in_place_of_cards,
    is_hint_below_cards,
)
from game.titles.biomes.ui.panels.banner import is_alone
from game.titles.biomes.ui.panels.challenge import challenge
from game.titles.biomes.ui.panels.fight import fight_stage
from game.titles.biomes.ui.panels.fight_model import FightModel
from game.titles.biomes.ui.panels.hud import PARTS, HudModel
from game.titles.biomes.ui.panels.legend import cube_legend
from game.titles.biomes.ui.panels.payment import payment_chooser
from game.titles.biomes.ui.panels.pile import pile_panel
from game.titles.biomes.ui.panels.prompt import poor_text, prompt_text, scored_text, turn_done_text
from game.titles.biomes.ui.panels.scoring import scoring_panel
from game.titles.biomes.ui.panels.trade import trade_panel
from game.titles.biomes.ui.words import WORDS
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.layout import Align, Column
from game.ui.memo import kept
from game.ui.panels.asides import (
    DRAWER_WIDTH,
    WIDE,
    above_tools,
    below_banner,
    news_below_cards,
    side_room,
)
from game.ui.panels.coach import CoachModel, HintButton, coach_panel, enter_is_taken
from game.ui.panels.hud import match_hud
from game.ui.panels.lesson import EDGE as SPOKEN_EDGE
from game.ui.panels.lesson import WIDTH as SPOKEN
from game.ui.panels.log import LogLine
from game.ui.panels.prompt import watching_text
from game.ui.panels.reckoned import Reckonings
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

BANNER_COMPACT = 76.0
"""Height of the banner where room is scarce."""
BELOW_LIST = 300.0
"""Height of a hint below the list of what can be scored, at most: no line of that is scrolled."""
PAYING = 0.1
"""How far down the choice of payment hangs: the blocks in the tray, which it is about, show."""


@dataclass(frozen=True, slots=True)
class PanelsModel:
    """All that the panels show. ``view`` is what lies on the table now.

    ``legal`` is empty unless the viewer decides. ``news``: what the others did since his last turn.
    ``fight`` is what the stage of a fight tells. ``holding``: the viewer's turn waits for his yes;
    ``passes``: it is a scoring in the turn of another that does; ``undoes``: he can still take his
    last move back. ``skippable``: he is to be told that he need not watch to the end. ``said``: why
    what has just played itself did so. ``taught``: somebody says beside the panels what to do.
    ``hint`` is the button that asks the coach,
    ``coach`` what it says. ``attention`` is the preset that the eye is at. ``counted``: the seats
    that points have reached just now.
    ``beside``: what stands below the cards in the place of the log; ``aside``: in the place of the
    cards.
    """

    view: BiomesView
    people: People
    seat: int
    legal: Sequence[BiomesMove] = ()
    selection: Selection = field(default_factory=Selection)
    lines: tuple[LogLine, ...] = ()
    news: tuple[LogLine, ...] = ()
    log_open: bool = False
    pile_open: bool = False
    holding: bool = False
    passes: bool = False
    undoes: bool = False
    skippable: bool = False
    said: str = ""
    taught: bool = False
    bar: ActionBar | None = None
    fight: FightModel | None = None
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
    if shown.fight is not None:
        return _fight(shown, shown.fight, on, viewport)
    held, text = shown.seat if shown.holding else None, _prompt(shown)
    centre = _centre(shown, on, viewport)
    shares = centre is not None and _hint_below_list(shown, viewport)  # the hint is part of it
    asked = centre is not None or shown.pile_open  # that lies where the line below the banner would
    model = HudModel(
        shown.view,
        shown.people,
        shown.lines,
        shown.log_open and not _in_the_way(shown, viewport),
        shown.bar,
        held,
        shown.attention,
        text if viewport.compact and not asked else "",
        shown.counted,
        shown.beside,
        shown.beneath,
        shown.ended,
        passes=shown.passes,
    )
    lent = None if centre else shown.aside
    aside = _aside(shown, on, viewport) or ((lent, DRAWER_WIDTH) if lent else None)
    parts: list[Widget] = []
    if text and not viewport.compact:
        parts.append(below_banner(text, side_room(viewport)))
    if shown.coach is not None and aside is None and not shares:
        parts.append(hint(shown.coach, shown.view, shown.attention, on, viewport))
    if centre is not None and not (viewport.compact and model.log_open):
        parts.append(centre)
    if shown.pile_open:
        parts.append(_pile(shown, on, viewport))
    elif not viewport.compact:
        parts += _margins(shown, on, viewport)
    return match_hud(PARTS, model, on, viewport, [*parts, *extra], aside)


def _in_the_way(shown: PanelsModel, viewport: Viewport) -> bool:
    """Whether something that was asked for stands where the log would open."""
    return (viewport.compact and shown.pile_open) or _hint_below_cards(shown, viewport)


def _hint_below_cards(shown: PanelsModel, viewport: Viewport) -> bool:
    """Whether a hint is shown in the place of the news."""
    if shown.coach is None:
        return False
    return is_hint_below_cards(shown.view, shown.attention, viewport)


def _pile(shown: PanelsModel, on: On, viewport: Viewport) -> Widget:
    """The own weapons, clear of the tools below or beside them."""
    left, below = (ABOVE_TOOLS + 44, 84.0) if viewport.compact else (80.0, ABOVE_TOOLS)
    height = viewport.height - BANNER_COMPACT - below
    pile = kept(pile_panel, shown.view, shown.seat, on, height=height)
    return Padding(Anchored(pile, 0.0, 0.5, 0), (left, BANNER_COMPACT, 0, below))


def _aside(shown: PanelsModel, on: On, viewport: Viewport) -> tuple[Widget, float] | None:
    """What stands in the place of the cards where room is scarce: the hint."""
    if shown.coach is None or not viewport.compact:
        return None
    return hint_in_place_of_cards(shown.coach, shown.view, on, viewport), DRAWER_WIDTH


def _margins(shown: PanelsModel, on: On, viewport: Viewport) -> list[Widget]:
    """What helps at the edges: the news below the cards, the cube's legend above the tools."""
    found: list[Widget] = []
    news = news_below_cards(shown.news, shown.people, shown.view, on, viewport, shown.beneath)
    if news is not None and not _hint_below_cards(shown, viewport):
        found.append(news)
    if shown.attention == "cube":
        found.append(above_tools(kept(cube_legend, shown.view)))
    return found


def bar(
    view: BiomesView,
    legal: Sequence[BiomesMove],
    chosen: ActionKind | None,
    undo: str,
    *,
    mine: bool,
    hint: HintButton | None = None,
) -> ActionBar:
    """The action bar for the legal moves; ``undo``: why nothing can be taken back.

    ``hint``: the button that asks the coach.
    """
    kinds = {kind_of(move, view) for move in legal}
    possible = frozenset(kind for kind in kinds if isinstance(kind, ActionKind))
    ends = any(isinstance(move, EndTurn) for move in legal)
    end = end_reason(view, ends, mine)
    asked = mine and view.stage is Stage.EXTRA
    told = (reasons(view, possible, mine), undo, end, chosen, hint)
    return ActionBar(*told, asked=asked, alone=is_alone(view))


def passing_bar(undo: str, hint: HintButton | None, *, ends: bool) -> ActionBar:
    """The action bar while the viewer's turn waits for his yes; ``ends``: it is his turn's end."""
    done = dict.fromkeys(ActionKind, _("actions done") if ends else _("not your turn"))
    return ActionBar(done, undo, "", hint=hint, passes=not ends, waits=True)


def _prompt(shown: PanelsModel) -> str:
    """What to do next."""
    if shown.coach is not None:
        return ""
    if shown.said:
        return shown.said
    if shown.taught and not shown.skippable:
        return ""
    if shown.holding:
        return scored_text() if shown.passes else turn_done_text(undoes=shown.undoes)
    if shown.skippable:
        return watching_text()
    return prompt_text(shown.view, shown.selection, shown.legal, deciding=bool(shown.legal))


def _centre(shown: PanelsModel, on: On, viewport: Viewport) -> Widget | None:
    """The panel of the decision at hand, beside what it is about."""
    panel = _decision(shown, on)
    if panel is None or (shown.pile_open and viewport.compact):
        return None
    if shown.coach is not None and not _hint_below_list(shown, viewport):
        return None
    if _at_left(shown, viewport):
        return Padding(Anchored(panel, 0.0, 1.0, 0), (16, 0, 0, ABOVE_TOOLS))  # mobs stay in sight
    top = 72.0 if viewport.compact else 96.0
    side = side_room(viewport)
    if shown.beneath is not None and not viewport.compact:
        side = max(side, SPOKEN + 2 * SPOKEN_EDGE)  # a teacher's words stay beside it
    room = (64, top, side, top)
    if shown.coach is not None:
        told = (shown.coach, shown.view, WORDS, on)
        advice = kept(coach_panel, *told, height=BELOW_LIST, paged=True)
        panel = Column(grown(panel), advice, gap=12, align=Align.END)
    high = PAYING if shown.selection.payment is not None else 0.5
    return Padding(Anchored(panel, 1.0, 0.0 if shown.taught else high, 8), room)


def _hint_below_list(shown: PanelsModel, viewport: Viewport) -> bool:
    """Whether the hint stands below the list of what can be scored: it is about nothing else."""
    asked = shown.coach is not None and shown.view.stage is Stage.SCORE
    return asked and not viewport.compact


def _at_left(shown: PanelsModel, viewport: Viewport) -> bool:
    """Whether what is to be decided is about mobs, which stay in sight beside it."""
    of_mobs = shown.selection.fight is not None or shown.view.stage is Stage.EXTRA
    room = viewport.width >= WIDE and shown.attention != "cube" and not shown.pile_open
    return of_mobs and room


def _fight(shown: PanelsModel, fight: FightModel, on: On, viewport: Viewport) -> Widget:
    """The stage of a fight, and the hint for what is to be decided in it."""
    if shown.coach is None:
        return kept(fight_stage, fight, on, viewport, shown.hint)
    if viewport.compact:
        advice = hint_in_place_of_cards(shown.coach, shown.view, on, viewport)
    else:
        height, paged = viewport.height, viewport.width < WIDE
        advice = kept(coach_panel, shown.coach, shown.view, WORDS, on, height=height, paged=paged)
    return fight_stage(fight, on, viewport, shown.hint, advice)


def _decision(shown: PanelsModel, on: On) -> Widget | None:
    if not shown.legal:
        return None
    view, selection = shown.view, shown.selection
    if view.stage is Stage.SCORE and view.scoring is not None:
        poor = poor_text(view, shown.legal, selection.score) if selection.score else ""
        meant = selection.waits or selection.cursor is not None  # Enter says yes to that
        keyed = not (meant or enter_is_taken(shown.hint))
        told = (view, shown.seat, view.scoring, shown.people, on)
        return kept(scoring_panel, *told, poor=poor, keyed=keyed)
    if view.stage is Stage.EXTRA:
        mobs = [move.tile for move in shown.legal if isinstance(move, Trade)]
        return kept(trade_panel, view, mobs, on, keyed=not enter_is_taken(shown.hint))
    if selection.payment is not None:
        choice = selection.payment
        tile = _face_up(view, choice.cell)
        if isinstance(tile, Building):
            brings = brought(view, shown.seat, tile, choice.space).total
            ways = (choice.cell, choice.space, choice.options)
            return kept(payment_chooser, tile, *ways, brings, on)
    if selection.fight is not None:
        mob = _face_up(view, selection.fight)
        if isinstance(mob, Mob):
            chance = win_chance(view, shown.seat, mob.id)
            without = win_chance(view, shown.seat, mob.id, tnt=False)
            pile = view.players[shown.seat].pile_size
            return kept(challenge, mob, selection.fight, (chance, without), pile, on)
    return None


def _face_up(view: BiomesView, cell: tuple[int, int]) -> Building | Mob | None:
    tile = view.stack(cell).face_up
    return find_tile(view.catalogue, tile) if tile else None
