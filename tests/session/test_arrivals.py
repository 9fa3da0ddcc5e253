"""Copies of unfinished games that are opened again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.arrivals import Arrival, Standing, arrival
from game.session.match import Match
from game.session.record import Record, parse_record
from game.session.saves import SaveStore
from tests.session.games import finished_match, new_match, play_some


def game(steps: int, *, first: int = 0) -> Match:
    """The same game, ``steps`` decisions old; ``first`` chooses another way."""
    match = new_match()
    match.play(match.legal_moves()[first])
    play_some(match, steps - 1)
    return match


def record(match: Match) -> Record:
    return parse_record(match.record_bytes())


@pytest.mark.parametrize(
    ("steps", "first", "expected"),
    [
        (6, 0, Standing.SAME),
        (4, 0, Standing.OLDER),
        (9, 0, Standing.FURTHER),
        (6, 1, Standing.APART),
    ],
)
def test_a_copy_is_compared_with_what_is_kept(
    tmp_path: Path, steps: int, first: int, expected: Standing
) -> None:
    store, kept = SaveStore(tmp_path), game(6)
    store.autosave(kept)
    found = arrival(record(game(steps, first=first)), store)
    assert found == Arrival(expected, store.path_of(kept))


def test_a_game_that_is_not_kept_is_new(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    store.autosave(new_match(seed=8))
    assert arrival(record(game(3)), store) == Arrival(Standing.NEW)


def test_a_copy_of_a_game_that_is_over_is_older(tmp_path: Path) -> None:
    store, over = SaveStore(tmp_path), finished_match()
    store.autosave(over)
    lines = over.record_bytes().splitlines(keepends=True)
    found = arrival(parse_record(b"".join(lines[:9])), store)
    assert found == Arrival(Standing.OLDER, store.games / store.path_of(over).name, finished=True)


def test_of_several_kept_states_the_one_that_knows_it_all_counts(tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    for kept in (game(2, first=1), game(3), game(7)):
        store.autosave(kept)
    assert len(store.unfinished()) == 3
    assert arrival(record(game(5)), store).standing is Standing.OLDER
    assert arrival(record(game(7)), store).standing is Standing.SAME
