"""From a position to what one seat may know of it (B10)."""

from __future__ import annotations

from functools import lru_cache

from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.overworld import CROSSINGS, RIM_CELLS, STACK_CELLS
from game.rules.biomes.payment import unpacked
from game.rules.biomes.position import KINDS, NOBODY, REASONS, Position
from game.rules.biomes.view import (
    ActionKind,
    BiomesView,
    FightView,
    PlayerView,
    RimView,
    StackView,
)

stack_view = lru_cache(maxsize=1 << 10)(StackView)
rim_view = lru_cache(maxsize=1 << 8)(RimView)


def known_pile(position: Position, viewer: int, seat: int) -> tuple[int, ...]:
    """The tokens that ``viewer`` knows to be in the pile of ``seat`` (B6.9, B6.10)."""
    pile = position.piles[seat]
    if viewer == seat:
        return pile
    return tuple(token for token in pile if position.seen >> token & 1)


@lru_cache(maxsize=1 << 8)
def _cube(materials: tuple[int, ...]) -> tuple[Material, ...]:
    return tuple(MATERIALS[material] for material in materials)


def _stack(position: Position, stack: int) -> StackView:
    face_up = None
    if position.opened >> stack & 1:
        face_up = position.pieces.tile_ids[position.top_tile(stack)]
    return stack_view(position.left[stack], face_up)


def _rim(position: Position, place: int) -> RimView:
    if position.rim_opened >> place & 1:
        return rim_view(True, position.pieces.token_ids[position.deal.rim[place]])
    return rim_view(bool(position.rim_closed >> place & 1), None)


def _spaces(position: Position, seat: int) -> tuple[tuple[str, ...], ...]:
    piled: list[list[str]] = [[] for _ in SPACES]
    for space, tile in position.placed:
        owner, number = divmod(space, len(SPACES))
        if owner == seat:
            piled[number].append(position.pieces.tile_ids[tile])
    return tuple(tuple(tiles) for tiles in piled)


def _player(position: Position, viewer: int, seat: int) -> PlayerView:
    pieces = position.pieces
    first = len(REASONS) * seat
    points = position.xp[first : first + len(REASONS)]
    return PlayerView(
        xp=sum(points),
        xp_by_reason=tuple(zip(REASONS, points, strict=True)),
        beginner=position.deal.beginners[seat],
        crossing=CROSSINGS[position.crossings[seat]],
        supply=unpacked(position.supplies[seat]),
        board=position.deal.boards[seat],
        spaces=_spaces(position, seat),
        mobs=tuple(pieces.tile_ids[tile] for tile in position.mobs[seat]),
        pile=tuple(pieces.token_ids[token] for token in known_pile(position, viewer, seat)),
        pile_size=len(position.piles[seat]),
    )


def _fight(position: Position) -> FightView | None:
    fight = position.fight
    if fight is None:
        return None
    ids = position.pieces.token_ids
    return FightView(
        cell=STACK_CELLS[fight.stack],
        tile=position.pieces.tile_ids[position.top_tile(fight.stack)],
        tokens=tuple(ids[token] for token in fight.tokens),
        hearts=fight.hearts,
        pickaxes=fight.pickaxes,
        tnt=tuple(ids[token] for token in fight.tnt),
    )


def _kinds(mask: int) -> tuple[ActionKind, ...]:
    return tuple(kind for number, kind in enumerate(KINDS) if mask >> number & 1)


def view(position: Position, viewer: int) -> BiomesView:
    """All that ``viewer`` may know, or an onlooker for any other number."""
    return BiomesView(
        seat=viewer,
        catalogue=position.pieces.catalogue,
        actor=None if position.decider == NOBODY else position.decider,
        turn=position.turn,
        turn_player=position.turn_player,
        first_player=position.deal.first_player,
        stage=position.stage,
        actions_left=position.actions_left,
        done=_kinds(position.done & ~position.deal.barred),
        extra=position.extra,
        cube=_cube(position.deal.materials),
        heights=tuple(position.heights),
        stacks=tuple(_stack(position, stack) for stack in range(len(STACK_CELLS))),
        rim=tuple((cell, _rim(position, place)) for place, cell in enumerate(RIM_CELLS)),
        players=tuple(_player(position, viewer, seat) for seat in range(position.seats())),
        fight=_fight(position),
        scoring=position.scoring,
        to_score=position.to_score,
        rounds_due=position.rounds_due,
        scored_rounds=position.scored_rounds,
        removed=position.gone,
        barred=_kinds(position.deal.barred),
    )
