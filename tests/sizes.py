"""How much is tried: by default what `make test` has time for, in `make soak` all of it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, TypeVar

import pytest

WHOLE: Final = os.environ.get("CUBEWRIGHT_WHOLE") == "1"
"""Whether what is usually tried in part is gone through from beginning to end."""

whole: Final = pytest.mark.skipif(not WHOLE, reason="in full by make soak")
"""A test that only the long run has time for."""

Case = TypeVar("Case")


def some(cases: Iterable[Case], number: int) -> list[Case]:
    """So many of the cases, evenly spread from the first to the last; where WHOLE all of them."""
    listed = list(cases)
    if WHOLE or number >= len(listed):
        return listed
    last = max(1, number - 1)
    return [listed[each * (len(listed) - 1) // last] for each in range(number)]
