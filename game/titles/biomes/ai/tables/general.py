"""The forecast's table, written by ``python -m tools.forecast``.

Seed 7; 400 + 100 + 220 games with 2, 3 and 4 players, 40 iterations a decision. Of the
variance of final leads it explains in games left out (the table before it in
brackets), by own turns left:
0-3: 0.771 (0.744), 3-8: 0.460 (0.441), 8-15: 0.252 (0.250), 15-99: 0.101 (0.110).
"""

from __future__ import annotations

from typing import Final

from game.titles.biomes.ai.tables.kinds import Table

TABLE: Final[Table] = {
    "round_a": (1.233, -0.173, -0.000),
    "round_b": (0.924, 0.181, -0.283),
    "round_c": (0.955, -0.129, 0.295),
    "second": (0.145, -0.030, -0.042),
    "scattered": (-0.099, 0.489, -0.208),
    "trophies": (0.985, -0.166, -0.336),
    "trophies_to_grow": (0.078, 0.526, 0.725),
    "few_blocks": (0.031, 1.780, -0.955),
    "many_blocks": (0.186, 0.349, 0.487),
    "emeralds": (0.891, -0.009, 0.423),
    "extra": (0.371, 0.776, 1.100),
    "might": (1.377, 1.977, 2.468),
    "build": (0.328, 0.310, 0.129),
    "other_build": (0.065, 0.494, -0.497),
    "fight": (0.945, 0.705, -0.813),
    "other_fight": (-0.358, 0.600, 0.786),
    "bare": (0.061, -0.480, 2.953),
}
