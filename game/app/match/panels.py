"""What the panels of a match show, from the state of its screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.app.match.bringing import Covered
from game.language import _
from game.rules.biomes.catalogue import Building, Mob, find_tile
from game.rules.biomes.hints import win_chance
from game.rules.biomes.moves import BiomesMove, EndTurn, Trade
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.ui.boxes import Anchored, Padding
from game.ui.intent.meaning import kind_of
from game.ui.intent.selection import Selection
from game.ui.intents import On
from game.ui.keeping import kept
from game.ui.layout import Stack
from game.ui.panels.biomes.actions import ActionBar, end_reason, reasons
from game.ui.panels.biomes.cards import WIDTH
from game.ui.panels.biomes.challenge import challenge
from game.ui.panels.biomes.coach.panel import WIDTH as COACH_WIDTH
from game.ui.panels.biomes.coach.panel import CoachModel, HintButton, coach_panel
from game.ui.panels.biomes.fight import fight_stage
from game.ui.panels.biomes.fight_model import FightModel
from game.ui.panels.biomes.hud import HudModel, match_hud
from game.ui.panels.biomes.legend import cube_legend
from game.ui.panels.biomes.log import LogLine
from game.ui.panels.biomes.payment import payment_chooser
from game.ui.panels.biomes.pile import pile_panel
from game.ui.panels.biomes.prompt import prompt, prompt_text, turn_done_text, watching_text
from game.ui.panels.biomes.scoring import scoring_panel
from game.ui.panels.biomes.strip import strip
from game.ui.panels.biomes.trade import trade_panel
from game.ui.panels.dialogs import curtain
from game.ui.persons import People
from game.ui.viewport import Viewport
from game.ui.widget import Widget

LEAST_STRIP = 120.0
"""Less height is not worth a strip of news."""
PROMPT_TOP = 86.0
BELOW_COACH = 92.0
"""Height of bar and buttons, which the hint leaves free."""
PAYING = 0.1
"""How far down the choice of payment hangs: the blocks in the tray, which it is about, show."""
TOOLS = 112.0
"""Height of the round buttons at the lower left."""
FIGHT_TOP = 310.0
"""Height of the panels above the hint on the stage of a fight."""
WIDE = 1300.0
"""In a window of less width the hint shows one suggestion at a time."""
HINT_HEIGHT, LEAST_HINT = 0.4, 300.0
"""Height that the hint may take above the tools, as a part of the window's, and in units."""
ABOVE_TOOLS = 132.0
"""Height of the tools at the lower left and of the gap above them."""
HINT_TOP, PAGED_TOP = 0.4, 0.54
"""How far up the hint may reach, in parts of the window's height; with one suggestion at a time."""
SIDE_ROOM, NARROW_SIDE_ROOM = 264.0, 166.0
"""Width of the column of cards, which centre panels leave free; where the cards are narrow."""


@dataclass(frozen=True, slots=True)
class Situation:
    """All that the panels show. ``view`` is what lies on the table now.

    ``legal`` is empty unless the viewer decides. ``news``: what the others did since his last turn.
    ``fight`` is what the stage of a fight tells. ``holding``: the viewer's turn waits for his yes.
    ``skippable``: he is to be told that he need not watch to the end. ``hint`` is the button that
    asks the coach, ``coach`` what it says. ``attention`` is the preset that the eye is at.
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
    curtain: bool = False
    holding: bool = False
    skippable: bool = False
    bar: ActionBar | None = None
    fight: FightModel | None = None
    hint: HintButton | None = None
    coach: CoachModel | None = None
    attention: str = ""


def match_panels(shown: Situation, on: On, viewport: Viewport) -> Widget:
    """Everything over the table."""
    if shown.curtain and shown.view.actor is not None:
        return curtain(shown.people[shown.view.actor], on, viewport)
    if shown.fight is not None:
        return _fight(shown, shown.fight, on, viewport)
    held = shown.seat if shown.holding else None
    model = HudModel(
        shown.view,
        shown.people,
        shown.lines,
        shown.log_open,
        shown.bar,
        held,
        shown.attention,
    )
    parts = (_prompt(shown, viewport), _centre(shown, on, viewport), _coach(shown, on, viewport))
    extra = [each for each in parts if each is not None]
    if shown.pile_open:
        height = viewport.height - 120
        pile = kept(pile_panel, shown.view, shown.seat, on, height=height)
        extra.append(Padding(Anchored(pile, 0.0, 0.5, 16), (64, 0, 0, 0)))
    elif not viewport.compact:
        extra += _asides(shown, on, viewport)
    return match_hud(model, on, viewport, extra)


def _asides(shown: Situation, on: On, viewport: Viewport) -> list[Widget]:
    """What helps at the edges: the news below the cards, the cube's legend above the tools."""
    found: list[Widget] = []
    cards = len(shown.people) * 136 + 80
    height = min(260.0, viewport.height - cards - 120)
    if shown.news and height > LEAST_STRIP:
        told = kept(strip, shown.news, shown.people, on, width=WIDTH, height=height)
        found.append(Padding(Anchored(told, 1.0, 1.0, 16), (0, 0, 0, 84)))
    if shown.attention == "cube":
        found.append(
            Padding(Anchored(kept(cube_legend, shown.view), 0.0, 1.0, 16), (0, 0, 0, TOOLS))
        )
    return found


def bar(
    view: BiomesView,
    legal: Sequence[BiomesMove],
    chosen: ActionKind | None,
    undo: str,
    *,
    mine: bool,
    holding: bool = False,
    hint: HintButton | None = None,
) -> ActionBar:
    """The action bar for the legal moves; ``undo``: why nothing can be taken back.

    ``holding``: the viewer's turn waits for his yes. ``hint``: the button that asks the coach.
    """
    kinds = {kind_of(move, view) for move in legal}
    possible = frozenset(kind for kind in kinds if isinstance(kind, ActionKind))
    ends = any(isinstance(move, EndTurn) for move in legal)
    if holding:
        return ActionBar(dict.fromkeys(ActionKind, _("actions done")), undo, "", hint=hint)
    if mine and view.stage in (Stage.SCORE, Stage.EXTRA):
        return ActionBar({}, undo, None, hint=hint)
    end = end_reason(view, ends, mine)
    return ActionBar(reasons(view, possible, mine), undo, end, chosen, hint)


def _prompt(shown: Situation, viewport: Viewport) -> Widget | None:
    """What to do next, below the banner."""
    text = prompt_text(shown.view, shown.selection, deciding=bool(shown.legal))
    if shown.coach is not None:
        text = ""
    elif shown.holding:
        text = turn_done_text()
    elif shown.skippable:
        text = watching_text()
    if not text or viewport.compact:
        return None
    return Padding(Anchored(kept(prompt, text), 0.5, 0.0, 0), (16, PROMPT_TOP, SIDE_ROOM, 0))


def _centre(shown: Situation, on: On, viewport: Viewport) -> Widget | None:
    """The panel of the decision at hand, beside what it is about."""
    panel = _decision(shown, on)
    if panel is None or shown.coach is not None:
        return None
    of_mobs = shown.selection.fight or shown.view.stage is Stage.EXTRA
    if of_mobs and viewport.width >= WIDE and shown.attention != "cube":
        return Padding(Anchored(panel, 0.0, 1.0, 0), (16, 0, 0, ABOVE_TOOLS))  # mobs stay in sight
    top = 72.0 if viewport.compact else 96.0
    room = (64, top, side_room(viewport), top)
    paying = shown.selection.payment is not None
    return Padding(Anchored(panel, 1.0, PAYING if paying else 0.5, 8), room)


def side_room(viewport: Viewport) -> float:
    """The width that panels beside the cards leave to them."""
    return SIDE_ROOM if viewport.width >= 1000 else NARROW_SIDE_ROOM


def _coach(shown: Situation, on: On, viewport: Viewport) -> Widget | None:
    """The hint: over the score cards, so that cube, boards and tray stay in sight."""
    if shown.coach is None:
        return None
    if _at_right(shown.view, shown.attention, viewport):
        above = 72.0 if viewport.compact else PROMPT_TOP
        height = viewport.height - above - BELOW_COACH
        paged = viewport.width < WIDE
        panel = kept(coach_panel, shown.coach, shown.view, on, height=height, paged=paged)
        return Padding(Anchored(panel, 1.0, 1.0, 0), (0, above, side_room(viewport), BELOW_COACH))
    height = max(LEAST_HINT, viewport.height * HINT_HEIGHT)
    panel = kept(coach_panel, shown.coach, shown.view, on, height=height, paged=True)
    margin = 8.0 if viewport.compact else 16.0
    return Padding(Anchored(panel, 0.0, 1.0, 0), (margin, 0, 0, ABOVE_TOOLS))


def _at_right(view: BiomesView, attention: str, viewport: Viewport) -> bool:
    """Whether the hint stands beside the cards: what is decided, or the board, is at the left."""
    return viewport.width < WIDE or view.stage is Stage.SCORE or attention == "cube"


def under_hint(view: BiomesView, attention: str, viewport: Viewport) -> Covered:
    """What the hint lies over, at its highest."""
    window = (viewport.pixel_width, viewport.pixel_height)
    if _at_right(view, attention, viewport):
        top = HINT_TOP if viewport.width >= WIDE or viewport.compact else PAGED_TOP
        right = 1 - side_room(viewport) / viewport.width
        return Covered(right - COACH_WIDTH / viewport.width, 1.0, top, window)
    top = 1 - HINT_HEIGHT - ABOVE_TOOLS / viewport.height
    return Covered(0.0, COACH_WIDTH / viewport.width, top, window)


def _fight(shown: Situation, fight: FightModel, on: On, viewport: Viewport) -> Widget:
    """The stage of a fight, and the hint for what is to be decided in it."""
    stage = kept(fight_stage, fight, on, viewport, shown.hint)
    if shown.coach is None:
        return stage
    margin = 12 if viewport.compact else 24
    height = viewport.height - FIGHT_TOP - BELOW_COACH
    paged = viewport.width < WIDE
    panel = kept(coach_panel, shown.coach, shown.view, on, height=height, paged=paged)
    return Stack(stage, Padding(Anchored(panel, 1.0, 1.0, 0), (0, FIGHT_TOP, margin, BELOW_COACH)))


def _decision(shown: Situation, on: On) -> Widget | None:
    if not shown.legal:
        return None
    view, selection = shown.view, shown.selection
    if view.stage is Stage.SCORE and view.scoring is not None:
        return kept(scoring_panel, view, shown.seat, view.scoring, shown.people, on)
    if view.stage is Stage.EXTRA:
        mobs = [move.tile for move in shown.legal if isinstance(move, Trade)]
        return kept(trade_panel, view, mobs, on)
    if selection.payment is not None:
        choice = selection.payment
        tile = _face_up(view, choice.cell)
        if isinstance(tile, Building):
            return kept(payment_chooser, tile, choice.cell, choice.space, choice.options, on)
    if selection.fight is not None:
        mob = _face_up(view, selection.fight)
        if isinstance(mob, Mob):
            chance = win_chance(view, shown.seat, mob.id)
            without = win_chance(view, shown.seat, mob.id, tnt=False)
            return kept(challenge, mob, selection.fight, (chance, without), on)
    return None


def _face_up(view: BiomesView, cell: tuple[int, int]) -> Building | Mob | None:
    tile = view.stack(cell).face_up
    return find_tile(view.catalogue, tile) if tile else None
