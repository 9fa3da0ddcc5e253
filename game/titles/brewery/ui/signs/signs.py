"""The signs of brewery: its marks, ghosts, notes and tips in one value."""

from __future__ import annotations

from game.rules.brewery.moves import BreweryMove, Buy, UseToken
from game.rules.brewery.view import BreweryView
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark
from game.titles.brewery.scene.targets import DieTarget, FieldTarget
from game.titles.brewery.ui.hands.refusal_of_click import refused
from game.titles.brewery.ui.hands.selection import BreweryDecision, Selection
from game.titles.brewery.ui.refusals import sentence
from game.titles.brewery.ui.signs import pointed_move
from game.titles.brewery.ui.signs.ghosts import ghosts
from game.titles.brewery.ui.signs.lying import laid
from game.titles.brewery.ui.signs.notes import Notes
from game.titles.brewery.ui.signs.tips import tip
from game.titles.brewery.ui.signs.uses import move_sign, use_line
from game.ui.ground import Ground
from game.ui.signs import Asked, Meant, Signs
from game.ui.widget import Widget

TOLD = ("not_open", "field_full", "field_blocked", "once_a_round")
"""What the facts of a field tell already."""


def _single(decision: BreweryDecision, _meant: Meant) -> dict[PieceId, Mark]:
    """The dice that a brewing or a purchase which waits would take."""
    taken = pointed_move.involved(decision, decision.selection.waiting)
    dice = (target.die for target in taken if isinstance(target, DieTarget))
    return {("die", die): Mark.CHOSEN for die in dice}


def _ghosts(ground: Ground[BreweryView], decision: BreweryDecision, meant: Meant) -> list[Piece]:
    """A die where it goes, what is bought, what a token does."""
    waits = decision.open and decision.selection.waits
    if waits and not isinstance(decision.selection.waiting, Buy | UseToken):
        return []  # its pieces lie there themselves
    return ghosts(decision.view, ground.focus, pointed_move.aimed(decision, meant))


def _tip(
    _ground: Ground[BreweryView], decision: BreweryDecision, meant: Meant, asked: Asked
) -> Widget | None:
    """What a click there would do, or what the thing is."""
    view = decision.view
    move = pointed_move.hovered(decision, meant) if asked.able is not None else None
    shown = move_sign(view, move) if move is not None else None
    if shown is not None:
        return shown
    use = use_line(decision, asked.able) if asked.able is not None else _later(decision, asked)
    return tip(view, decision.people, asked.target, asked.refusal, use)


def _later(decision: BreweryDecision, asked: Asked) -> str:
    """When a thing is used that isn't of use now."""
    if asked.refusal is not None or not decision.open:
        return ""
    refusal = refused(decision, asked.target)
    if refusal is None or (isinstance(asked.target, FieldTarget) and refusal.code in TOLD):
        return ""
    return sentence(decision.view.catalogue, refusal)


SIGNS: Signs[BreweryView, BreweryMove, Selection] = Signs(
    tip=_tip,
    group=pointed_move.group,
    along=pointed_move.along,
    single=_single,
    ghosts=_ghosts,
    laid=laid,
    notes=lambda ground, decision, meant, viewport: Notes(ground, decision, viewport).all(meant),
)
"""Where a piece may go, what a recipe takes, what a move brings, how recipes stand."""
