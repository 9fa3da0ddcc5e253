"""Tables of titles load the part of one title, when it is asked for."""

from __future__ import annotations

import pytest

from game.rules.lazy_table import LazyTable


class _Shop:
    """A table of two titles, and what has been loaded of it, in order."""

    def __init__(self) -> None:
        self.table: LazyTable[str] = LazyTable()
        self.loaded: list[str] = []
        for title in ("one", "two"):
            self._add(title)

    def _add(self, title: str) -> None:
        @self.table.entry(title)
        def _() -> str:
            self.loaded.append(title)
            return title.upper()


@pytest.fixture
def shop() -> _Shop:
    return _Shop()


def test_which_titles_there_are_is_known_without_loading_any(shop: _Shop) -> None:
    assert list(shop.table) == ["one", "two"]
    assert len(shop.table) == 2
    assert "two" in shop.table
    assert "three" not in shop.table
    assert not shop.loaded


def test_a_part_is_loaded_once_and_alone(shop: _Shop) -> None:
    assert shop.table["two"] == "TWO"
    assert shop.table.get("two") == "TWO"
    assert shop.loaded == ["two"]


def test_parts_can_be_loaded_before_they_are_asked_for(shop: _Shop) -> None:
    shop.table.load(*shop.table)
    assert shop.loaded == ["one", "two"]
    assert list(shop.table.values()) == ["ONE", "TWO"]
    assert shop.loaded == ["one", "two"]


def test_a_title_that_nobody_knows_is_missing(shop: _Shop) -> None:
    assert shop.table.get("three") is None
    with pytest.raises(KeyError):
        shop.table["three"]


def test_a_part_can_be_replaced_and_taken_out(shop: _Shop) -> None:
    shop.table["one"], shop.table["three"] = "other", "more"
    assert dict(shop.table) == {"one": "other", "two": "TWO", "three": "more"}
    del shop.table["three"], shop.table["two"]
    assert dict(shop.table) == {"one": "other"}
