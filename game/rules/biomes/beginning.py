"""Why no action of a kind can be begun: what the five buttons say, out of what a seat sees.

:mod:`game.rules.biomes.allowed` answers for a move; a kind of action is refused when all of its
moves are, for one reason that holds for them all (B2.1).
"""

from __future__ import annotations

from game.rules.biomes import refusals
from game.rules.biomes.allowed import OTHER_STAGE
from game.rules.biomes.catalogue import Building, Tile, find_tile
from game.rules.biomes.cube import takeable_columns
from game.rules.biomes.overworld import STACK_INDEX, touched
from game.rules.biomes.payment import emeralds, missing, packed
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.rules.core import Refusal


def refusal_of(view: BiomesView, kind: ActionKind) -> Refusal | None:
    """Why the actor can't begin an action of ``kind`` now, or go on with it; None: it can."""
    if view.stage is Stage.SECOND_BLOCK and kind is ActionKind.COLLECT:
        return None
    if view.stage is not Stage.ACTION or view.actor is None:
        return OTHER_STAGE[view.stage]
    if kind in view.barred:
        return refusals.kind_barred(kind)
    if kind in view.done and not view.extra:
        return refusals.kind_done(kind)
    return _out_of_reach(view, view.actor, kind)


def _out_of_reach(view: BiomesView, seat: int, kind: ActionKind) -> Refusal | None:
    """Why nothing that the kind is for lies in reach of the seat's character."""
    crossing = view.players[seat].crossing
    match kind:
        case ActionKind.EXPLORE:
            return None
        case ActionKind.COLLECT:
            is_there = bool(takeable_columns(view.heights))
        case ActionKind.ARM:
            rim = dict(view.rim)
            is_there = any(cell in rim and rim[cell].present for cell in touched(crossing))
        case ActionKind.FIGHT:
            is_there = any(not isinstance(tile, Building) for tile in _beside(view, seat))
        case ActionKind.BUILD:
            return _unpaid(view, seat)
    return None if is_there else refusals.nothing_to(kind)


def _unpaid(view: BiomesView, seat: int) -> Refusal | None:
    """Why no building beside the character can be paid: of the first one, if there is any."""
    supply = packed(view.players[seat].supply)
    lacking = [
        missing(packed((*tile.cost, 0)), supply)
        for tile in _beside(view, seat)
        if isinstance(tile, Building)
    ]
    if not lacking:
        return refusals.nothing_to(ActionKind.BUILD)
    return None if 0 in lacking else refusals.cannot_pay(lacking[0], emeralds(supply))


def _beside(view: BiomesView, seat: int) -> list[Tile]:
    """The tiles that lie face up at a corner of the character's crossing, row by row."""
    cells = (cell for cell in touched(view.players[seat].crossing) if cell in STACK_INDEX)
    shown = (view.stack(cell).face_up for cell in cells)
    return [find_tile(view.catalogue, tile) for tile in shown if tile is not None]
