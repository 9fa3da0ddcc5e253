"""Every title's agents decide as they did (``CUBEWRIGHT_DECISIONS``: of how many positions)."""

from __future__ import annotations

import os

import pytest

from game.rules.registry import TITLES
from tests.golden.decisions import AGENTS, POSITIONS, decided, file_of
from tests.toy import registered

CHECKED = min(POSITIONS, int(os.environ.get("CUBEWRIGHT_DECISIONS", "16")))


@pytest.mark.parametrize("title", [*TITLES, "toy"])
def test_agents_decide_as_they_did(title: str) -> None:
    lines = file_of(title).read_text("utf-8").splitlines()
    assert len(lines) == POSITIONS
    with registered():
        for seed, line in enumerate(lines[:CHECKED]):
            assert decided(title, seed) == line, f"numbers of the moves of {', '.join(AGENTS)}"
