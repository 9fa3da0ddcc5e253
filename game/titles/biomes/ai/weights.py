"""What the evaluation of `biomes` weighs, in points of experience.

The table was found by play: each weight was changed alone, and that player met `greedy` in 30 pairs
of two-player games with seats swapped (seed 5000). Changes that won nothing beyond the interval
were left out; a lower ``look_tile`` (0.2 instead of 0.5) won 67 % ± 10.
What a position is worth to rivals was tried too, and won nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the evaluation.

    ``second``: share of a round's second-best characteristic that counts beside the best.
    ``scattered``: share of a card's points for a matching space outside its largest group.
    ``block``, ``emerald``: a block in the supply early in the game; ``hoarded``: what remains of
    that beyond ``plenty`` blocks. ``late``: own turns before the end from which blocks, weapons
    and extra actions begin to lose their worth. ``turn``: what a prospect keeps for each turn it
    takes to reach it. ``prospects``: shares of the best, second-best, ... prospect that count.
    ``fights``: the same for mobs. ``extra``: an extra-action mob kept in hand. ``trophy``: spaces
    that a trophy is still expected to gain early in the game. ``might``: the pile's chance to
    defeat mobs not seen yet. ``look_tile``, ``look_token``: turning one up.
    ``blocks_a_turn``: how many blocks a turn takes off the cube. ``patience``, ``haste``: after so
    many own turns each block on the cube is a burden, which grows by ``haste`` a turn: no game of
    agents alone goes on for ever. ``need``: share of a prospect that a block it lacks is worth.
    ``burden``: the same of each block from now on, for who is to bring the game to its end.
    """

    second: float = 0.3
    scattered: float = 0.15
    block: float = 1.0
    emerald: float = 1.5
    hoarded: float = 0.35
    plenty: int = 7
    late: float = 3.0
    turn: float = 0.7
    prospects: tuple[float, ...] = (1.0, 0.4, 0.2)
    fights: tuple[float, ...] = (0.8, 0.3)
    extra: float = 2.5
    trophy: float = 1.0
    might: float = 3.0
    look_tile: float = 0.2
    look_token: float = 0.15
    blocks_a_turn: float = 1.0
    patience: float = 40.0
    haste: float = 0.05
    need: float = 0.35
    burden: float = 0.0


WEIGHTS: Final = Weights()
"""The table that the agents play with."""
