"""The way through a lesson follows from what was played, and from nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.lesson import Deed, Pattern
from game.rules.core import Move
from game.session.lessons.beginning import begin, play_told
from game.session.lessons.course import TRIES, Course, walked
from tests.session.lessons.files import COLLECT, lesson_of

STEPS = 8


@pytest.fixture
def course(tmp_path: Path) -> Course:
    lesson = lesson_of(tmp_path)
    return Course(lesson, begin(lesson, "Ada"))


def others(course: Course) -> list[Move]:
    return [move for move in course.match.legal_moves() if not course.fits(move)]


def go(course: Course) -> None:
    """Do the first thing that fits."""
    step, move = course.step, course.next_move()
    assert step is not None
    if move is None and step.deed is Deed.MOVE:
        move = course.ways()[0]
    if move is not None:
        course.match.play(move)
    elif step.deed is Deed.UNDO:
        course.match.undo()
    if move is None:
        assert course.act(step.deed, step.part)
    course.follow()


def test_it_leads_to_its_end(course: Course) -> None:
    told = []
    while not course.done:
        told.append(course.number)
        go(course)
    # a script of three moves belongs to the step that it follows
    assert told == [0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 7]
    assert course.step is None
    assert course.match.actor == 0


def test_another_deed_is_not_what_it_waits_for(course: Course) -> None:
    assert not course.act(Deed.LOOK, "cube")
    assert not course.act(Deed.END)
    assert course.act(Deed.TURN)
    assert course.number == 1
    assert not course.act(Deed.TURN)


def test_every_other_legal_move_is_answered_and_tries_are_counted(course: Course) -> None:
    go(course)
    for count, move in enumerate(others(course), 1):
        assert course.reply(move) == "Not yet."
        assert course.shows_way == (count >= TRIES)
    go(course)
    assert course.misses == 0


def test_a_reply_without_a_pattern_is_for_all_others(course: Course) -> None:
    while course.number < 5:
        go(course)
    assert {course.reply(move) for move in others(course)} == {"Not that way."}


def test_a_step_that_is_taken_back_leaves_nothing(course: Course) -> None:
    for _deed in range(3):
        go(course)
    assert course.number == 3
    assert course.match.history == []


def test_undo_leads_to_the_step_before(course: Course) -> None:
    for _deed in range(4):
        go(course)
    assert course.number == 4
    course.match.undo()
    assert course.follow()
    assert course.number == 3


def test_the_way_back_a_step_begins_that_step_again(course: Course) -> None:
    while course.number < 7:
        go(course)
    place = course.before()
    assert (len(place.moves), place.did) == (3, (0, 2))
    match = begin(course.lesson, "Ada")
    for action in place.moves:
        play_told(match, action, "moves")
    again = Course(course.lesson, match, place.did)
    assert again.number == 6
    assert Course(course.lesson, begin(course.lesson, "Ada")).before().moves == ()


def test_a_place_is_where_one_goes_on(course: Course) -> None:
    for number in range(STEPS + 1):
        place = walked(course.lesson, number)
        match = begin(course.lesson, "Ada")
        for action in place.moves:
            play_told(match, action, "moves")
        assert Course(course.lesson, match, place.did).number == number


def test_what_a_step_points_at_is_a_legal_move(course: Course) -> None:
    assert course.pointed() == []
    while course.number < 3:
        go(course)
    assert course.pointed() == course.ways()
    assert len(course.ways()) == 1


def test_turns_end_by_themselves_but_where_a_step_is_about_that(course: Course) -> None:
    while course.number < 6:
        assert course.ends_turns()
        go(course)
    assert not course.ends_turns()


def test_the_text_counts_for_where_it_was_left(tmp_path: Path) -> None:
    first = walked(lesson_of(tmp_path), 2)
    same = walked(lesson_of(tmp_path, COLLECT + "\n# a comment\n"), 2)
    other = walked(lesson_of(tmp_path, COLLECT.replace("Turn the mine", "Turn it")), 2)
    assert first.lesson == same.lesson != other.lesson


@pytest.mark.parametrize(
    ("told", "fits"),
    [
        ({"type": "exchange"}, True),
        ({"cards": {"red": 0}}, True),
        ({"cards": {"black": 2, "red": 0}}, True),
        ({"cards": {"black": 0}}, False),
        ({"cards": {"black": 1}}, False),
        ({"cards": {"red": 1}}, False),
        ({"to": [1, 2]}, False),
    ],
)
def test_a_pattern_may_say_that_there_is_none_of_something(
    told: dict[str, object], fits: bool
) -> None:
    action = {"type": "exchange", "cards": {"black": 2, "grey": 1}}
    assert Pattern(told).fits(action) == fits
