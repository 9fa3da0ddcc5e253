"""A recipe's name as it is printed on its card has room in every language, in large letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.language import _, languages, set_language
from game.render.faces.lettering import length
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.looks.drawing import TITLE
from game.titles.brewery.looks.recipes import LARGEST, ROOM, SMALLEST, lettering

PACKS = ("classic", "orchard")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("code", languages())
def test_every_name_has_room(code: str) -> None:
    set_language(code)
    names = {_(card.name) for pack in PACKS for card in load_brewery(pack).recipes}
    assert len(names) > 50
    for name in names:
        lines, size = lettering(name)
        assert size >= SMALLEST, name
        assert len(lines) <= 2
        assert all(length(line, TITLE, size) <= ROOM for line in lines), name
        assert name in (" ".join(lines), "".join(lines)), "no name of ours is taken apart"


def test_a_name_stands_in_one_line_if_it_can_and_parts_behind_a_hyphen_else() -> None:
    assert lettering("Pale Ale") == (("Pale Ale",), LARGEST)
    assert lettering("Aprikosen-Morgenrot")[0] == ("Aprikosen-", "Morgenrot")


def test_a_word_that_would_be_too_small_is_divided() -> None:
    lines, size = lettering("Rindfleischetikettierungsbier")
    assert len(lines) == 2
    assert lines[0].endswith("-")
    assert size >= SMALLEST
