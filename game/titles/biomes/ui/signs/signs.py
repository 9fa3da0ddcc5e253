"""The signs of biomes: its marks, ghosts, notes and tips in one value."""

from __future__ import annotations

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark
from game.titles.biomes.scene.targets import FightTokenTarget, StackTarget
from game.titles.biomes.ui.hands.foresight import turned_up
from game.titles.biomes.ui.hands.selection import BiomesDecision, Selection
from game.titles.biomes.ui.signs import seen
from game.titles.biomes.ui.signs.ghosts import ghost, laid, paid_for
from game.titles.biomes.ui.signs.notes import Notes, cost_marks
from game.titles.biomes.ui.signs.tips import hidden_token, tip
from game.ui.ground import Ground
from game.ui.signs import Asked, Meant, Signs
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def _along(decision: BiomesDecision, meant: Meant) -> list[StackTarget]:
    """The stacks that exploring there would turn up."""
    cells = turned_up(decision.view, decision.selection, meant.target)
    return [StackTarget(cell) for cell in cells if min(cell) >= 1 and max(cell) <= 4]


def _single(decision: BiomesDecision, meant: Meant) -> dict[PieceId, Mark]:
    """The blocks in the viewer's tray that a building in hand would cost."""
    return cost_marks(decision, seen.building(decision, meant))


def _ghosts(ground: Ground[BiomesView], decision: BiomesDecision, meant: Meant) -> list[Piece]:
    """A building over its space, or a figure where a hint sends it."""
    if paid_for(decision) is not None:
        return []  # it lies there itself
    shown = ghost(ground, decision, seen.building(decision, meant))
    return [shown] if shown is not None else []


def _notes(
    ground: Ground[BiomesView],
    decision: BiomesDecision,
    meant: Meant,
    viewport: Viewport,
) -> list[Widget]:
    """Captions of tokens, what a building would bring, what a group would score."""
    captions, held = Notes(ground, decision), paid_for(decision) or seen.building(decision, meant)
    parts = captions.tokens(decision.turned, short=viewport.compact)
    if held is not None:
        parts += captions.building(held, viewport)
    if held is None or held == seen.hinted(decision):
        parts += captions.scoring(seen.trait(decision, meant))
    return parts


def _tip(
    ground: Ground[BiomesView], decision: BiomesDecision, meant: Meant, asked: Asked
) -> Widget | None:
    """The tip at what is asked about; none beside a building over its space, told of there."""
    held = seen.building(decision, meant)
    if held is not None and held != seen.hinted(decision):
        return None
    if isinstance(asked.target, FightTokenTarget) and asked.target.place >= decision.turned:
        return hidden_token()
    quarters = round((ground.scene.turntable.yaw - ground.eye.azimuth) / 90.0)
    args = (decision.view, decision.people, asked.target, asked.refusal)
    return tip(*args, able=asked.able, quarters=quarters)


SIGNS: Signs[BiomesView, BiomesMove, Selection] = Signs(
    tip=_tip,
    group=seen.group,
    along=_along,
    single=_single,
    ghosts=_ghosts,
    laid=laid,
    notes=_notes,
)
"""What a building would bring and cost, what a group scores, what a token adds to a fight."""
