"""What biomes states about itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes import BIOMES
from game.rules.biomes.moves import Arm, BiomesMove, Build, Collect, EndTurn, Explore, Tnt, Trade
from game.rules.biomes.payment import total
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from tests.conformance.case import Case, Tampering
from tests.rules import naive
from tests.rules.lively import any_move
from tests.rules.packs import small_pack


def counts(state: BiomesState, played: Sequence[BiomesMove]) -> None:
    """64 blocks, 64 tiles and all tokens are somewhere (B1.2-B1.5)."""
    paid = sum(sum(getattr(move, "pay", ())) for move in played)
    assert sum(state.heights) + sum(total(supply) for supply in state.supplies) + paid == 64
    tiles_gone = sum(name in state.pieces.tile_index for name in state.gone)
    mobs = sum(len(mobs) for mobs in state.mobs)
    assert sum(state.left) + len(state.placed) + mobs + tiles_gone == 64
    rim = (state.rim_closed | state.rim_opened).bit_count()
    tokens_gone = len(state.gone) - tiles_gone
    assert rim + sum(map(len, state.piles)) + tokens_gone == 16 + 5 * state.seats()
    assert not state.opened & state.closed
    assert (state.stage is Stage.OVER) == (state.actor() is None)


def names(state: BiomesState) -> None:
    """No tile and no token is in two places, and the moves are those that the wording gives."""
    tiles = [
        state.pieces.tile_index[name] for name in state.gone if name in state.pieces.tile_index
    ]
    tiles += [tile for _, tile in state.placed] + [tile for own in state.mobs for tile in own]
    for stack, left in enumerate(state.left):
        tiles += state.deal.stacks[4 * stack : 4 * stack + left]
    assert sorted(tiles) == list(range(64))
    present = state.rim_closed | state.rim_opened
    tokens = [token for place, token in enumerate(state.deal.rim) if present >> place & 1]
    tokens += [token for pile in state.piles for token in pile]
    assert len(tokens) == len(set(tokens))
    if state.actor() is not None:
        assert set(state.legal_moves()) == naive.legal_moves(state.view(state.decider))


BROKEN: Tampering = (
    ("turn", 0, "turn"),
    ("player", 1, "player"),
    ("players", [], "players"),
    ("cube[0][0]", "gold wood wood wood", "cube[0][0]"),
    ("cube[0][0]", "wood wood", "cube[0][0]"),
    ("cube[3][0]", ". . . .", "cube[2][0]"),
    ("cube[0]", ["emerald emerald emerald emerald"] * 4, "cube"),
    ("players[0].supply", {"wood": 16}, "players"),
    ("players[0].supply", {"gold": 1}, "players[0].supply.gold"),
    ("players[0].at", [5, 5], "players[0].at"),
    ("players[0].board", 4, "players[0].board"),
    ("players[0].pile", ["nothing"], "players[0].pile[0]"),
    ("players[0].xp", {"luck": 1}, "players[0].xp.luck"),
    ("players[0].village", [". . ."], "players[0].village"),
    ("stacks[0].cell", [0, 0], "stacks[0].cell"),
    ("stacks[0].cell", [1, 2], "stacks[1].cell"),
    ("stacks[0].down", ["b00", "b00"], "stacks[0].down[1]"),
    ("stacks[0].down", 5, "stacks[0].down"),
    ("stacks[0].down", [], "stacks[0].down"),
    ("rim[0].down", "b00", "rim[0].down"),
    ("removed", ["b00"], "removed[0]"),
    ("stage", "score", "stage"),
    ("stage", "over", "rounds"),
    ("stage", "second_block", "done"),
    ("stage", "extra", "stage"),
    ("done", ["collect", "build"], "done"),
    ("extra", True, "done"),
    ("only", ["sleep"], "only[0]"),
    ("only", [], "only"),
    ("fight", {}, "fight"),
    ("rounds", {"scored": ["A"]}, "rounds"),
    ("chance", 7, "chance"),
)
"""A block over a gap, too much of a material, a tile in two places, a stage that can't be."""


def costly(state: BiomesState, move: BiomesMove) -> bool:
    """Blocks are paid, a tile is given back, a token goes off; all else only gains or looks."""
    del state
    return isinstance(move, Build | Trade) or (isinstance(move, Tnt) and move.detonate)


IDLE = (Collect, Explore, Arm, EndTurn)


def idle(state: BiomesState) -> BiomesMove | None:
    """Blocks are taken, and one walks about; each scores what brings most (B7.3).

    A fight under way may still be won (B6).
    """
    moves = state.legal_moves()
    if state.stage is Stage.SCORE:
        return max(moves, key=lambda move: _scores(state, move))
    found = (move for kind in IDLE for move in moves if isinstance(move, kind))
    return next(found, None)


def _scores(state: BiomesState, move: BiomesMove) -> int:
    after, seat = state.clone(), state.decider
    after.apply(move)
    return after.xp_of(seat)


CASE = Case(
    title=BIOMES,
    content=small_pack(),
    counts=counts,
    dear=names,
    any_move=any_move,
    rule=r"B\d+\.\d+",
    longest=150,
    broken=BROKEN,
    costly=costly,
    idle=idle,
    may_be_silent=lambda state: state.stage in {Stage.TNT, Stage.PICKAXE},
)
