"""The complete lists of legal moves, stage by stage (B2.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.biomes.catalogue import CHARACTERISTICS, Round
from game.rules.biomes.cube import COLLECTS, PICKAXES, columns_in
from game.rules.biomes.moves import BiomesMove, EndTurn, Pickaxe, Score, Tnt, Trade
from game.rules.biomes.overworld import ARMS, EXPLORES, FIGHTS, RIM_MASK, STACK_MASK
from game.rules.biomes.payment import builds
from game.rules.biomes.position import ARM, BUILD, COLLECT, EXPLORE, FIGHT, Position
from game.rules.biomes.stages import ACTION, EXTRA, OVER, PICKAXE, SCORE, SECOND_BLOCK, TNT
from game.rules.biomes.view import Stage

END_TURN: Final = EndTurn()
NO_BLOCK: Final = Pickaxe(None)
SCORES: Final[dict[Round | None, tuple[Score, ...]]] = {
    turn: tuple(Score(turn, name) for name in names) for turn, names in CHARACTERISTICS.items()
}


def _takeable_blocks(position: Position) -> list[BiomesMove]:
    heights = position.heights
    return [COLLECTS[column * 4 + heights[column] - 1] for column in columns_in(position.takeable)]


def _actions(position: Position) -> list[BiomesMove]:
    """Every way to begin an action (B2.1); an extra action may be of any kind (B2.2)."""
    done = position.deal.barred if position.extra else position.done
    seat = position.decider
    crossing = position.crossings[seat]
    moves = [] if done & COLLECT else _takeable_blocks(position)
    if not done & EXPLORE:
        moves += EXPLORES[crossing]
    near = position.opened & STACK_MASK[crossing]
    if near:
        _add_stacks(position, columns_in(near), done, moves)
    if not done & ARM:
        near = (position.rim_closed | position.rim_opened) & RIM_MASK[crossing]
        if near:
            moves += [ARMS[place] for place in columns_in(near)]
    return moves


def _add_stacks(
    position: Position, stacks: tuple[int, ...], done: int, moves: list[BiomesMove]
) -> None:
    """Add what may be done with the face-up tiles at the character's corner (B5.1, B6.1)."""
    pieces = position.pieces
    supply = position.supplies[position.decider]
    for stack in stacks:
        tile = position.top_tile(stack)
        if not pieces.is_building[tile]:
            if not done & FIGHT:
                moves.append(FIGHTS[stack])
        elif not done & BUILD:
            moves += builds(stack, pieces.cost[tile], supply)


def _pickaxe(position: Position) -> list[BiomesMove]:
    heights = position.heights
    moves: list[BiomesMove] = [
        PICKAXES[column * 4 + heights[column] - 1] for column in columns_in(position.takeable)
    ]
    moves.append(NO_BLOCK)
    return moves


def _tnt(position: Position) -> list[BiomesMove]:
    fight = position.fight
    token = position.pieces.token_ids[fight.tnt[0]] if fight else ""
    return [Tnt(token, True), Tnt(token, False)]


def _extra(position: Position) -> list[BiomesMove]:
    ids = position.pieces.tile_ids
    moves: list[BiomesMove] = [Trade(ids[tile]) for tile in position.extra_mobs(position.decider)]
    moves.append(END_TURN)
    return moves


def _score(position: Position) -> list[BiomesMove]:
    return list(SCORES[position.scoring])


def _over(_: Position) -> list[BiomesMove]:
    return []


_RARER: Final[dict[Stage, Callable[[Position], list[BiomesMove]]]] = {
    PICKAXE: _pickaxe,
    TNT: _tnt,
    EXTRA: _extra,
    SCORE: _score,
    OVER: _over,
}


def legal_moves(position: Position) -> Sequence[BiomesMove]:
    """Every legal move in a fixed order; empty only when the game is over (B9.7).

    A position that bars exploring may come to an end of what can be done: whoever gave the task
    ends it.
    """
    stage = position.stage
    if stage is ACTION:
        return _actions(position)
    if stage is SECOND_BLOCK:
        return _takeable_blocks(position)
    return _RARER[stage](position)
