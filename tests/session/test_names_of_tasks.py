"""Names of lessons and challenges are written as sentences are, in every title."""

from __future__ import annotations

import pytest

from game.content.challenge_reading import challenges_of
from game.content.lesson_reading import lessons_of
from game.rules.registry import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_only_the_first_word_of_a_name_has_a_capital(title: str) -> None:
    names = [each.name for each in challenges_of(title)]
    names += [each.name for each in lessons_of(title)]
    assert names
    capital = [name for name in names if name[1:] != name[1:].lower() or not name[:1].isupper()]
    assert not capital
