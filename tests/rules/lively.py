"""Random players and random moves for hostile tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes.catalogue import CHARACTERISTICS, Payment, Round
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer


def lively(moves: Sequence[BiomesMove], dealer: Dealer) -> BiomesMove:
    """A move whose kind is drawn first, so that rare kinds are played as often as frequent ones."""
    kinds = sorted({move.type for move in moves})
    kind = dealer.choice(kinds)
    return dealer.choice([move for move in moves if move.type == kind])


def _pair(dealer: Dealer, limit: int) -> tuple[int, int]:
    return dealer.below(limit + 2) - 1, dealer.below(limit + 2) - 1


def _block(dealer: Dealer) -> tuple[int, int, int]:
    return dealer.below(5), dealer.below(5), dealer.below(5)


def _pay(dealer: Dealer) -> Payment:
    return (
        dealer.below(3),
        dealer.below(3),
        dealer.below(3),
        dealer.below(3),
        dealer.below(2),
    )


def any_move(state: BiomesState, dealer: Dealer) -> BiomesMove:
    """A well-formed move, most likely one that is refused: any kind, near any place."""
    pieces = state.pieces
    name = dealer.choice([name for names in CHARACTERISTICS.values() for name in names])
    choices: list[BiomesMove] = [
        Collect(_block(dealer)),
        Explore(_pair(dealer, 5)),
        Build(_pair(dealer, 6), _pair(dealer, 3), _pay(dealer)),
        Fight(_pair(dealer, 6)),
        Pickaxe(_block(dealer)),
        Pickaxe(None),
        Tnt(dealer.choice(pieces.token_ids), True),
        Arm(_pair(dealer, 6)),
        Trade(dealer.choice((*pieces.tile_ids, "nothing"))),
        EndTurn(),
        Score(dealer.choice(tuple(Round)), name),
    ]
    return dealer.choice(choices)
