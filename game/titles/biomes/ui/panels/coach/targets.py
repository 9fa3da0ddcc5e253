"""What on the table a suggested move is about."""

from __future__ import annotations

from game.ai.coach.advice import Reason
from game.rules.biomes.hints import scored_spaces
from game.rules.biomes.moves import BiomesMove, Build, Score, Tnt
from game.rules.biomes.overworld import STACK_CELLS
from game.rules.biomes.view import BiomesView
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    FightTokenTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.hands.meaning import target_of


def targets_of(view: BiomesView, move: BiomesMove) -> tuple[Target, ...]:
    """The things to mark for ``move`` of the viewer; none for a move that uses none."""
    seat = max(view.seat, 0)
    match move:
        case Score(scoring, characteristic):
            spaces, _points = scored_spaces(view, seat, scoring, characteristic)
            return tuple(SpaceTarget(seat, space) for space in spaces)
        case Tnt(token) if view.fight is not None and token in view.fight.tokens:
            return (FightTokenTarget(view.fight.tokens.index(token)),)
        case Tnt():
            return ()
        case _:
            target = target_of(move, seat)
            place = (SpaceTarget(seat, move.space),) if isinstance(move, Build) else ()
            return (*place, target) if target is not None else place


def named_in(view: BiomesView, reason: Reason) -> tuple[Target, ...]:
    """The stack with the tile, and the weapon beside the board, that a reason speaks of."""
    values = dict(reason.values)
    tiles = (each for each in STACK_CELLS if values.get("tile") == view.stack(each).face_up)
    tokens = (cell for cell, each in view.rim if values.get("token") == each.face_up)
    stack = tuple(map(StackTarget, tiles)) if "tile" in values else ()
    return (*stack, *(map(RimTarget, tokens) if "token" in values else ()))
