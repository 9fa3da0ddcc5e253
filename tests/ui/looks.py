"""The sizes, text scales and languages that panels must fit in."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from game.language import PSEUDO, languages

SIZES: Final = [(1280, 720), (1024, 768), (1920, 1080)]
SCALES: Final = [1.0, 1.5, 2.0]
LOOKS: Final = [
    *[(size, scale, PSEUDO) for size, scale in product(SIZES, SCALES)],
    (SIZES[0], 1.0, "en"),
    (SIZES[1], 2.0, "en"),
    *[(SIZES[n % 3], SCALES[-n % 3], code) for n, code in enumerate(languages()[1:])],
]
"""Pseudo-language is the longest of all, so it stands for the others nearly everywhere; each of
them has one look of its own, for single words that are longer still."""

each_look = pytest.mark.parametrize(
    ("size", "scale", "language"),
    LOOKS,
    ids=[f"{width}x{height}-{scale}-{language}" for (width, height), scale, language in LOOKS],
)
"""For tests of ``size`` in pixels, ``scale`` of texts and ``language``."""
