"""The boxes of own puzzles: what was known comes back later and later, then not at all."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.session.reviews.leitner import (
    A_DAY,
    DAYS,
    FILE,
    LEARNED,
    DayDone,
    Leitner,
    Tried,
    after,
    day_done,
    latest,
    todays,
)

DAY = date(2026, 11, 27)


def later(days: int) -> date:
    return DAY + timedelta(days=days)


def test_what_is_known_goes_through_all_boxes_and_then_goes() -> None:
    tried, today = after(None, DAY, known=True), DAY
    boxes = [tried.box]
    for days in DAYS[1:]:
        assert not tried.is_due(today + timedelta(days=days - 1))
        today += timedelta(days=days)
        assert tried.is_due(today)
        tried = after(tried, today, known=True)
        boxes.append(tried.box)
    assert boxes == [2, 3, 4, LEARNED]
    assert tried.learned
    assert not tried.is_due(later(5000))


def test_what_is_not_known_at_first_comes_back_sooner_than_what_is() -> None:
    known, unknown = (after(None, DAY, known=known) for known in (True, False))
    assert (known.found, unknown.found) == (1, 0)
    assert (known.due, unknown.due) == (later(3), later(1))


@pytest.mark.parametrize("box", range(1, LEARNED))
def test_what_is_not_known_begins_anew(box: int) -> None:
    tried = Tried(box, DAY)
    assert after(tried, later(30), known=False) == Tried(1, later(30))


@pytest.mark.parametrize("known", [True, False])
def test_practice_between_changes_nothing(*, known: bool) -> None:
    tried = Tried(3, DAY)
    assert after(tried, later(6), known=known) == tried
    assert after(Tried(LEARNED, DAY), later(900), known=known) == Tried(LEARNED, DAY)


def test_what_a_clock_gone_wrong_has_put_far_ahead_is_due_at_once() -> None:
    assert Tried(2, later(400)).is_due(DAY)
    assert not Tried(2, later(400)).is_of(DAY)
    assert not Tried(1, later(1)).is_due(DAY), "on a journey to the west a day comes twice"
    assert Tried(1, later(1)).is_of(DAY)


def test_five_a_day_those_that_come_back_first() -> None:
    names = [f"game/{n}" for n in range(12)]
    tried = {
        "game/3": Tried(2, later(-5)),
        "game/7": Tried(1, later(-9)),
        "game/9": Tried(4, later(-5)),
        "game/11": Tried(LEARNED, later(-90)),
    }
    assert todays(names, tried, DAY) == ("game/7", "game/3", "game/0", "game/1", "game/2")
    done = {f"game/{n}": Tried(1, DAY) for n in range(A_DAY - 1)}
    assert todays(names, done, DAY) == ("game/4",)
    assert not todays(names, {f"game/{n}": Tried(1, DAY) for n in range(A_DAY)}, DAY)
    assert len(todays(names, {f"game/{n}": Tried(1, DAY) for n in range(A_DAY)}, later(1))) == A_DAY


def test_what_was_tried_is_kept_and_goes_with_its_game(tmp_path: Path) -> None:
    boxes = Leitner(tmp_path)
    boxes.show("0123456789ab")
    for name in ("one.cubelog/4", "one.cubelog/40", "other.cubelog/4"):
        boxes.keep(name, DAY, known=True)
    again = Leitner(tmp_path)
    assert again.person == "0123456789ab"
    assert again.tried["one.cubelog/40"] == Tried(2, DAY)
    again.forget(["one.cubelog"])
    assert set(Leitner(tmp_path).tried) == {"other.cubelog/4"}


def test_two_windows_keep_what_each_has_found(tmp_path: Path) -> None:
    one, other = Leitner(tmp_path), Leitner(tmp_path)
    one.keep("a/1", DAY, known=True)
    other.keep("b/2", DAY, known=False)
    assert set(one.tried) == set(other.tried) == {"a/1", "b/2"}


@pytest.mark.parametrize("box", ["0", "6", '"1"'])
def test_a_box_that_there_is_not_is_damage(tmp_path: Path, box: str) -> None:
    text = f'{{"version":1,"tried":{{"a/1":{{"box":{box},"day":"2026-11-27"}}}}}}'
    (tmp_path / FILE).write_text(text)
    boxes = Leitner(tmp_path)
    assert not boxes.tried
    assert boxes.problem
    assert any("damaged" in each.name for each in tmp_path.iterdir()), "nothing is lost"


def test_a_day_tells_what_was_found_and_what_was_shown() -> None:
    tried = {
        "found": after(None, DAY, known=True),
        "in the end": after(None, DAY, known=False),
        "shown": after(None, DAY, known=False, shown=True),
        "before": Tried(2, later(-1)),
    }
    assert day_done(tried.values(), DAY) == DayDone(found=2, shown=1)
    assert day_done(tried.values(), later(1)) == DayDone(0, 0)


def test_that_it_was_shown_is_kept_and_older_files_are_read(tmp_path: Path) -> None:
    boxes = Leitner(tmp_path)
    boxes.keep("game/1", DAY, known=False, shown=True)
    assert Leitner(tmp_path).tried == {"game/1": Tried(1, DAY, shown=True)}
    (tmp_path / FILE).write_text('{"version":1,"tried":{"game/2":{"box":1,"day":"2026-11-27"}}}')
    assert Leitner(tmp_path).tried == {"game/2": Tried(1, DAY)}


def test_what_lies_in_several_boxes_counts_where_it_was_put_last(tmp_path: Path) -> None:
    tried = {"a/1": Tried(4, DAY), "b/1": Tried(2, later(3)), "c/1": Tried(1, later(3))}
    assert latest(tried, ("a/1", "b/1")) == Tried(2, later(3))
    assert latest(tried, ("b/1", "c/1", "a/1")) == Tried(1, later(3)), "sooner rather than later"
    assert latest(tried, ("d/1",)) is None
    boxes = Leitner(tmp_path)
    boxes.keep("a/1", DAY, known=True)
    boxes.keep("b/1", later(3), known=True, copies=("a/1", "b/1"))
    assert boxes.tried == dict.fromkeys(("a/1", "b/1"), Tried(3, later(3)))
