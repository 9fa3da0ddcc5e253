"""What stays of a game that is over: what nobody had done before, and what was the most so far."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.session.family.annals import COMPANY, WON
from game.session.family.mementos import BEST, ROW, Memento, mementos
from game.session.record import Record
from game.session.saves import SaveStore
from tests.session.test_family_history import DAY, played


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def stays(store: SaveStore, record: Record, *, latest: bool = True) -> dict[str, Memento]:
    """What stays of it, by what it is."""
    found = mementos(store.archive.history, record, latest=latest)
    assert all(each.seat == 0 for each in found), "nothing stays for opponents"
    return {each.feat: each for each in found}


def test_a_first_victory_stays_and_the_second_is_none(store: SaveStore) -> None:
    first, second = played(DAY), played(2 * DAY)
    assert WON in stays(store, first.record()), "before it is kept"
    store.autosave(first)
    assert WON in stays(store, first.record())
    store.autosave(second)
    assert WON not in stays(store, second.record())
    assert WON in stays(store, first.record(), latest=False), "reopened, it still was the first"


def test_each_person_has_firsts_of_its_own(store: SaveStore) -> None:
    store.autosave(played(DAY))
    other = played(2 * DAY, ("Ben", "Hazel"))
    store.autosave(other)
    assert WON in stays(store, other.record())


def test_a_row_goes_on_with_the_latest_game_alone(store: SaveStore) -> None:
    for day in (1, 2, 3):
        store.autosave(played(day * DAY))
    last = played(3 * DAY).record()
    assert stays(store, last)[ROW].count == 3
    assert ROW not in stays(store, last, latest=False)


def test_as_many_points_as_ever_are_the_best(store: SaveStore) -> None:
    only = played(DAY)
    store.autosave(only)
    assert BEST not in stays(store, only.record()), "there is nothing to compare it with"
    second = played(2 * DAY)
    store.autosave(second)
    assert second.outcome is not None
    assert stays(store, second.record())[BEST].count == second.outcome.scores[0]


def test_of_a_game_that_goes_on_nothing_stays_yet(store: SaveStore) -> None:
    record = replace(played(DAY).record(), result=None)
    assert mementos(store.archive.history, record, latest=True) == ()


def test_company_stays_for_those_who_had_it(store: SaveStore) -> None:
    match = played(DAY, ("Ada", "Ben"), "human")
    found = mementos(store.archive.history, match.record(), latest=True)
    assert {each.seat for each in found if each.feat == COMPANY} == {0, 1}
