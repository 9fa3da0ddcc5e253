"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

TOLD = ("game.rules.chance", "game.rules.codec", "game.rules.positions", "game.scene.timeline")
"""Where an example says more than a paragraph."""


@pytest.mark.parametrize("name", TOLD)
def test_examples_give_what_they_say(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed
