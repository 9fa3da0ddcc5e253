"""What the house's players reach in a seat: as often as said, kept once, taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.session.background_job import Failed
from game.session.deals import reached
from game.session.deals.deal import deal_of
from game.session.deals.reached import (
    GAMES,
    LEVELS,
    MOST_SEATS,
    Place,
    Reached,
    Trial,
    Trials,
    Trying,
    following,
    played,
)
from game.session.seats import HUMAN
from tests.session.deals.tables import OTHER, dealt


def place(seed: int = 5, title: str = "towers") -> Place:
    deal = deal_of(dealt(title, seed).header)
    assert deal is not None
    return Place(deal, (HUMAN, OTHER), 0)


class AtOnce:
    """A job that is done when it is first asked about."""

    def __init__(self, work: Any, asked: Any) -> None:
        self._asked = asked

    def poll(self) -> Reached:
        return Reached(10 * self._asked.number + len(self._asked.level), won=True)

    def close(self) -> None:
        pass


@pytest.mark.parametrize("title", ["towers", "brewery"])
def test_a_trial_is_the_same_each_time_and_each_trial_another(title: str) -> None:
    there = place(title=title)
    one = [played(Trial(there, "apprentice", number)) for number in range(5)]
    assert one == [played(Trial(there, "apprentice", number)) for number in range(5)]
    assert len({each.points for each in one}) > 1


def test_each_plays_as_often_and_is_kept_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reached, "BackgroundJob", AtOnce)
    trying = Trying(Trials(tmp_path), place())
    for _ in range(5):
        trying.advance()
    trying.close()
    halfway = Trying(Trials(tmp_path), place())
    assert sum(map(len, halfway.figures.values())) == 2, "it is taken up where it was left"
    while not halfway.done:
        halfway.advance()
    assert [len(halfway.figures[level]) for level in LEVELS] == [GAMES] * len(LEVELS)
    assert following(place(), Trials(tmp_path).of(place())) is None
    assert Trials(tmp_path).of(place(seed=6)) == dict.fromkeys(LEVELS, ())


def test_two_windows_keep_a_game_once(tmp_path: Path) -> None:
    one, other = Trials(tmp_path), Trials(tmp_path)
    trial = Trial(place(), LEVELS[0], 0)
    one.keep(trial, Reached(50, won=True))
    other.keep(trial, Reached(51, won=False))
    assert one.of(place())[LEVELS[0]] == (Reached(50, won=True),)


def test_the_file_does_not_grow_for_ever(tmp_path: Path) -> None:
    trials = Trials(tmp_path)
    for seed in range(3):
        trials.keep(Trial(place(seed), LEVELS[0], 0), Reached(seed, won=False))
    assert MOST_SEATS > 3
    for number in range(MOST_SEATS):
        trials.keep(
            Trial(Place(place().deal, (HUMAN, OTHER), number), LEVELS[0], 0), Reached(1, True)
        )
    assert trials.of(place(1))[LEVELS[0]] == ()
    assert trials.of(Place(place().deal, (HUMAN, OTHER), MOST_SEATS - 1))[LEVELS[0]]
    assert trials.problem == ""


def test_what_goes_wrong_is_told_and_nothing_more_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Breaking(AtOnce):
        def poll(self) -> Reached:
            raise Failed("No room.")

    monkeypatch.setattr(reached, "BackgroundJob", Breaking)
    trying = Trying(Trials(tmp_path), place())
    trying.advance()
    assert trying.advance()
    assert trying.problem == "No room."
    assert trying.done
    assert not trying.advance()
