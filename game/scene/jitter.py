"""How far from exactly things lie: chosen once for each, and the same every time."""

from __future__ import annotations

import zlib
from functools import cache


@cache
def jittered(*name: str | int) -> tuple[float, float, float]:
    """Three numbers from -1 to 1 that belong to ``name``: nobody stacks cards exactly."""
    bits = zlib.crc32(repr(name).encode())
    a, b, c = ((bits >> shift & 0x3FF) / 511.5 - 1.0 for shift in (0, 10, 20))
    return (a, b, c)
