from __future__ import annotations

import json

import pytest

from . import broken_scoring, broken_setup, broken_turns
from .fouls import Foul
from .referee import judge
from .tampering import CASES

BROKEN = (broken_setup, broken_turns, broken_scoring)


@pytest.mark.parametrize("name", CASES)
def test_the_referee_sees_it(name: str) -> None:
    rule, words, tampering = CASES[name]
    with pytest.raises(Foul) as caught:
        judge([json.dumps(line) for line in tampering().lines])
    assert caught.value.rule.startswith(rule), caught.value
    assert words in caught.value.message, caught.value
    assert caught.value.line >= 1


def test_every_chapter_of_the_rules_is_broken_somewhere() -> None:
    chapters = {rule.partition(".")[0] for rule, _, _ in CASES.values()}
    assert chapters == {"format", "events", *(f"B{number}" for number in range(1, 9))}
    assert len(CASES) >= 80
    assert {tampering.__module__ for _, _, tampering in CASES.values()} == {
        module.__name__ for module in BROKEN
    }
