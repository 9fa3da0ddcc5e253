"""How much is tried: by default what `make test` has time for, in `make soak` all of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

import pytest

Case = TypeVar("Case")

WHOLE: Final = os.environ.get("CUBEWRIGHT_WHOLE") == "1"
"""Whether what is usually tried in part is gone through from beginning to end."""

whole = pytest.mark.skipif(not WHOLE, reason="in full by make soak")
"""Marks a test that only `make soak` has time for."""


def some(cases: Sequence[Case], count: int) -> list[Case]:
    """So many of the cases, evenly spread; all of them where everything is tried."""
    if WHOLE or count >= len(cases):
        return list(cases)
    return [cases[at * len(cases) // count] for at in range(count)]
