"""Random games of `biomes` in great numbers: nothing fails, and nothing gets lost or invented."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from game.rules.biomes.payment import total
from game.rules.biomes.position import Position
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.session.parallel import shared_out
from tools.compiling.digests import first_position

CHUNK = 250
MOST_MOVES = 1500
"""A random game of four takes about 250; one far beyond that would go round in circles."""


@dataclass(slots=True)
class Findings:
    """Games and moves played, and what was found wrong: (seed, what)."""

    games: int = 0
    moves: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        """Take over what another part found."""
        self.games += other.games
        self.moves += other.moves
        self.faults += other.faults


def play(count: int, jobs: int) -> Findings:
    """Play ``count`` random games of two to four seats and watch them."""
    findings = Findings()
    work = partial(_chunk, count)
    for part in shared_out(work, range(0, count, CHUNK), jobs):
        findings.add(part)
    findings.faults.sort()
    return findings


def _chunk(count: int, first: int) -> Findings:
    findings = Findings()
    for seed in range(first, min(first + CHUNK, count)):
        state = cast(BiomesState, first_position("biomes", seed))
        try:
            findings.moves += watched(state, Dealer(seed))
        except Exception as fault:  # every fault is a finding; the other games go on
            findings.faults.append((seed, f"{type(fault).__name__}: {fault}"))
        findings.games += 1
    return findings


def watched(state: BiomesState, dealer: Dealer) -> int:
    """Play a random game to its end; the number of moves. Raises AssertionError on a fault."""
    moves = 0
    turn = state.turn
    tokens = tokens_of(state)
    while state.actor() is not None:
        legal = state.legal_moves()
        _demand(len(legal) > 0, "no legal move in a game that goes on")
        state.apply(dealer.choice(legal))
        moves += 1
        _demand(moves <= MOST_MOVES, "a game without end")
        _demand(min(state.supplies) >= 0, "more blocks paid than owned")
        if state.turn != turn:
            turn = state.turn
            _demand(state.outcome() is None, "an outcome in a game that goes on")
            _check_pieces(state, tokens)
    _check_pieces(state, tokens)
    outcome = state.outcome()
    _demand(outcome is not None and len(outcome.winners) > 0, "no winner in a game that is over")
    return moves


def blocks_of(position: Position) -> int:
    """Blocks on the cube, in supplies, and in the cost of all that was built."""
    cost = position.pieces.cost
    paid = sum(total(cost[tile]) for _, tile in position.placed)
    return sum(position.heights) + sum(total(supply) for supply in position.supplies) + paid


def tiles_of(position: Position) -> int:
    """Tiles in the stacks, on boards, with the players, and out of the game."""
    owned = sum(len(mobs) for mobs in position.mobs)
    gone = sum(name in position.pieces.tile_index for name in position.gone)
    return sum(position.left) + len(position.placed) + owned + gone


def tokens_of(position: Position) -> int:
    """Tokens on the rim, in piles, and out of the game."""
    rim = (position.rim_opened | position.rim_closed).bit_count()
    gone = sum(name in position.pieces.token_index for name in position.gone)
    return rim + _count(position.piles) + gone


def _count(piles: Sequence[Sequence[int]]) -> int:
    return sum(len(pile) for pile in piles)


def _check_pieces(position: Position, tokens: int) -> None:
    _demand(blocks_of(position) == len(position.deal.materials), "blocks lost or invented")
    _demand(tiles_of(position) == len(position.deal.stacks), "tiles lost or invented")
    _demand(tokens_of(position) == tokens, "tokens lost or invented")


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)
