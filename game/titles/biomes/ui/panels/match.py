"""The panels of a match of biomes: what is its own in the frame that all titles share."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.biomes.catalogue import Building, Mob
from game.rules.biomes.hints import tile_at, win_chance
from game.rules.biomes.moves import Trade
from game.rules.biomes.view import BiomesView, Stage
from game.titles.biomes.scene.looking import PRESETS
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import PILE, BiomesSituation
from game.titles.biomes.ui.panels import asides
from game.titles.biomes.ui.panels.actions import bar
from game.titles.biomes.ui.panels.banner import banner
from game.titles.biomes.ui.panels.cards import CARDS
from game.titles.biomes.ui.panels.challenge import challenge
from game.titles.biomes.ui.panels.fight import fight_stage
from game.titles.biomes.ui.panels.fight_model import FightModel
from game.titles.biomes.ui.panels.layers import further_words, layer_words
from game.titles.biomes.ui.panels.legend import cube_legend
from game.titles.biomes.ui.panels.payment import payment_chooser
from game.titles.biomes.ui.panels.pile import pile_panel
from game.titles.biomes.ui.panels.prompt import poor_text, prompt_text, scored_text, turn_done_text
from game.titles.biomes.ui.panels.scoring import scoring_panel
from game.titles.biomes.ui.panels.trade import trade_panel
from game.titles.biomes.ui.words import WORDS
from game.ui import theme
from game.ui.boxes import Anchored, Padding
from game.ui.intents import On
from game.ui.layout import Align, Column
from game.ui.marks import Text
from game.ui.memo import kept
from game.ui.panels.asides import ABOVE_TOOLS, BANNER_COMPACT, WIDE, Aside, side_room
from game.ui.panels.coach import CoachModel, coach_panel, enter_is_taken
from game.ui.panels.drawer import OverviewParts
from game.ui.panels.frame import FrameParts, match_frame
from game.ui.panels.hints import HintPlaces
from game.ui.panels.hud import HudParts, OwnTool
from game.ui.panels.lesson import EDGE as SPOKEN_EDGE
from game.ui.panels.lesson import WIDTH as SPOKEN
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

BELOW_LIST = 300.0
"""Height of a hint below the list of what can be scored, at most: no line of that is scrolled."""
PAYING = 0.1
"""How far down the choice of payment hangs: the blocks in the tray, which it is about, show."""


def match_panels(
    told: BiomesSituation, on: On, viewport: Viewport, extra: Sequence[Widget] = ()
) -> Widget:
    """Everything over the table; ``extra`` lies upon it, the last on top."""
    if told.stage is not None:
        return _fight(told, told.stage, on, viewport)
    return match_frame(PARTS, told, on, viewport, extra)


def _banner(told: BiomesSituation) -> Widget:
    return kept(banner, told.view, told.people, told.held, passes=told.passes)


def _layers(view: BiomesView) -> Widget:
    lines = (layer_words(view)[0], *further_words(view))
    return Column(*(Text(each, theme.BODY) for each in lines), gap=4)


def _asks(told: BiomesSituation) -> str:
    return prompt_text(told.view, told.selection, told.legal, deciding=bool(told.legal))


def _done(told: BiomesSituation) -> str:
    return scored_text() if told.passes else turn_done_text(undoes=told.undoes)


def _pile(told: BiomesSituation, on: On, viewport: Viewport) -> Widget:
    """The own weapons, clear of the tools below or beside them."""
    left, below = (ABOVE_TOOLS + 44, 84.0) if viewport.compact else (80.0, ABOVE_TOOLS)
    height = viewport.height - BANNER_COMPACT - below
    pile = kept(pile_panel, told.view, told.seat, on, height=height)
    return Padding(Anchored(pile, 0.0, 0.5, 0), (left, BANNER_COMPACT, 0, below))


def _legend(told: BiomesSituation) -> Widget | None:
    return kept(cube_legend, told.view) if told.attention == "cube" else None


def _is_hint_below(told: BiomesSituation, viewport: Viewport) -> bool:
    return asides.is_hint_below_cards(told.view, told.attention, viewport)


def _hint(coach: CoachModel, told: BiomesSituation, on: On, viewport: Viewport) -> Widget | None:
    """The hint over the table; about the list of what can be scored it is part of that."""
    if _hint_below_list(told, viewport) and _decision(told, on) is not None:
        return None
    return asides.hint(coach, told.view, told.attention, on, viewport)


def _hint_instead(
    coach: CoachModel, told: BiomesSituation, on: On, viewport: Viewport
) -> Aside | None:
    if not viewport.compact:
        return None
    return asides.hint_in_place_of_cards(coach, told.view, on, viewport)


def _centre(told: BiomesSituation, on: On, viewport: Viewport) -> Widget | None:
    """The panel of the decision at hand, beside what it is about."""
    panel, looks = _decision(told, on), told.unfolded == PILE
    if panel is None or (looks and viewport.compact):
        return None
    if told.coach is not None and not _hint_below_list(told, viewport):
        return None
    if _at_left(told, viewport):
        return Padding(Anchored(panel, 0.0, 1.0, 0), (16, 0, 0, ABOVE_TOOLS))  # mobs stay in sight
    top = 72.0 if viewport.compact else 96.0
    side = side_room(viewport)
    if told.beneath is not None and not viewport.compact:
        side = max(side, SPOKEN + 2 * SPOKEN_EDGE)  # a teacher's words stay beside it
    room = (64, top, side, top)
    if told.coach is not None:
        advice = kept(coach_panel, told.coach, told.view, WORDS, on, height=BELOW_LIST, paged=True)
        panel = Column(grown(panel), advice, gap=12, align=Align.END)
    high = PAYING if told.selection.payment is not None else 0.5
    return Padding(Anchored(panel, 1.0, 0.0 if told.taught else high, 8), room)


def _hint_below_list(told: BiomesSituation, viewport: Viewport) -> bool:
    """Whether the hint stands below the list of what can be scored: it is about nothing else."""
    asked = told.coach is not None and told.view.stage is Stage.SCORE
    return asked and not viewport.compact


def _at_left(told: BiomesSituation, viewport: Viewport) -> bool:
    """Whether what is to be decided is about mobs, which stay in sight beside it."""
    of_mobs = told.selection.fight is not None or told.view.stage is Stage.EXTRA
    room = viewport.width >= WIDE and told.attention != "cube" and told.unfolded != PILE
    return of_mobs and room


def _fight(told: BiomesSituation, fight: FightModel, on: On, viewport: Viewport) -> Widget:
    """The stage of a fight, and the hint for what is to be decided in it."""
    if told.coach is None:
        return kept(fight_stage, fight, on, viewport, told.hint)
    if viewport.compact:
        advice, _width = asides.hint_in_place_of_cards(told.coach, told.view, on, viewport)
    else:
        height, paged = viewport.height, viewport.width < WIDE
        advice = kept(coach_panel, told.coach, told.view, WORDS, on, height=height, paged=paged)
    return fight_stage(fight, on, viewport, told.hint, advice)


def _decision(told: BiomesSituation, on: On) -> Widget | None:
    if not told.legal:
        return None
    view, selection = told.view, told.selection
    if view.stage is Stage.SCORE and view.scoring is not None:
        poor = poor_text(view, told.legal, selection.score) if selection.score else ""
        meant = selection.waits or selection.cursor is not None  # Enter says yes to that
        keyed = not (meant or enter_is_taken(told.hint))
        asked = (view, told.seat, view.scoring, told.people, on)
        return kept(scoring_panel, *asked, poor=poor, keyed=keyed)
    if view.stage is Stage.EXTRA:
        mobs = [move.tile for move in told.legal if isinstance(move, Trade)]
        return kept(trade_panel, view, mobs, on, keyed=not enter_is_taken(told.hint))
    if selection.payment is not None:
        choice = selection.payment
        tile = tile_at(view, choice.cell)
        if isinstance(tile, Building):
            brings = brought(view, told.seat, tile, choice.space).total
            ways = (choice.cell, choice.space, choice.options)
            return kept(payment_chooser, tile, *ways, brings, on)
    if selection.fight is not None:
        mob = tile_at(view, selection.fight)
        if isinstance(mob, Mob):
            chance = win_chance(view, told.seat, mob.id)
            without = win_chance(view, told.seat, mob.id, tnt=False)
            pile = view.players[told.seat].pile_size
            return kept(challenge, mob, selection.fight, (chance, without), pile, on)
    return None


PARTS = FrameParts(
    hud=HudParts(
        presets=PRESETS,
        own=OwnTool("hud.pile", "weapons", lambda: _("Your weapons"), PILE),
        banner=_banner,
        bar=bar,
        cards=CARDS,
        overview=OverviewParts(
            lambda: _("Blocks, weapons, what can be done, and what has happened"), _layers
        ),
    ),
    hints=HintPlaces(_is_hint_below, _hint, _hint_instead),
    asks=_asks,
    done=_done,
    unfolded=_pile,
    legend=_legend,
    centre=_centre,
)
"""What of biomes stands in the frame of a match."""
