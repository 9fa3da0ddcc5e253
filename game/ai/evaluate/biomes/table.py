"""The forecast's table, written by ``python -m tools.forecast``: don't edit it by hand."""

from __future__ import annotations

from typing import Final

Worth = tuple[float, float, float]
"""What one unit of a feature is worth, in points: at the end, soon before it, long before."""
Table = dict[str, Worth]

TABLE: Final[Table] = {
    "round_a": (1.374, -0.34, 0.224),
    "round_b": (1.068, 0.153, -0.06),
    "round_c": (1.111, 0.148, -0.122),
    "second": (-0.075, 0.69, -0.307),
    "scattered": (0.182, -0.064, 0.168),
    "trophies": (0.824, 0.034, 0.034),
    "trophies_to_grow": (0.311, -0.075, 0.15),
    "few_blocks": (-0.008, 0.914, -0.722),
    "many_blocks": (0.071, -0.008, -1.426),
    "emeralds": (1.117, 1.04, 0.629),
    "extra": (1.0, 0.685, 0.146),
    "might": (2.661, 1.078, 4.806),
    "build": (0.216, 0.312, 0.272),
    "other_build": (0.024, 0.475, -0.317),
    "fight": (0.734, 0.345, -0.633),
    "other_fight": (0.724, -0.064, 0.641),
    "bare": (-0.272, 3.075, 0.143),
}
