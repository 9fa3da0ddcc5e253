"""One story of a game: what the result tells of it is what its review tells."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as change

from game.app.review.screen import ReviewScreen
from game.app.review.story import as_reviewed
from game.app.screens.result import ResultScreen
from game.session.replay import Replay
from game.session.reviews.review import Review, Verdict
from game.session.seats import COLORS
from game.ui.panels.course import CourseModel, Turned
from game.ui.panels.highlights import decisive, highlights
from game.ui.persons import Person
from tests.app.desktop import Desktop
from tests.app.reviewed import ByHand, choices, review_of
from tests.app.test_review import over

PEOPLE = (Person("Ada", COLORS[0]), Person("Pip", COLORS[1], "builder"))


def reviewed(replay: Replay, n: int, verdict: Verdict = Verdict.BETTER) -> Review:
    """A review in which something better was to be had at one step alone."""
    whole = review_of(replay, (n,))
    judged = tuple(change(each, verdict=verdict) if each.n == n else each for each in whole.judged)
    return change(whole, judged=judged)


def course(*turns: int) -> CourseModel:
    """A course that turned in these turns."""
    turned = tuple(Turned(turn, f"Turn {turn}", "x", 0.7, 0.3, turn, turn + 1) for turn in turns)
    shares = ((99, (0.0, 1.0)),)
    return CourseModel(PEOPLE, 0, shares, 99, done=True, turned=turned, best=())


def test_what_cost_most_is_told_and_no_turning_point_near_it() -> None:
    """The result praised the very move that the review called a mistake."""
    replay = Replay(over().record())
    n = choices(replay, (0,))[5]
    turn = replay.step_to(n).turn
    told = as_reviewed(course(turn + 1, turn + 9), replay, reviewed(replay, n))
    costly, turned = highlights(told)
    assert (costly.heading, costly.begun) == ("Something better was there", n - 1)
    assert costly.gain == "It cost about 12 % of the chance to win."
    assert turned.text == f"Turn {turn + 9}: x."
    assert turned.heading == "What decided it"


def test_nothing_else_decided_a_game_that_turned_where_the_review_says() -> None:
    replay = Replay(over().record())
    n = choices(replay, (1,))[5]
    plain = course(2)
    assert decisive(plain) == 1
    told = as_reviewed(plain, replay, reviewed(replay, n, Verdict.TURNED))
    assert told.costly == (), "it is a rival's"
    assert decisive(told) == 0
    assert [each.heading for each in highlights(replace(told, best=()))] == ["A turning point"]


def test_a_loss_is_told_as_the_two_chances_tell_it() -> None:
    """69 and 63 per cent stood beside "about 5"."""
    replay = Replay(over().record())
    [told] = (each for each in reviewed(replay, 1).judged if each.n == 1)
    assert change(told, chance=0.634, best=0.686, lost=0.052).cost == 0.06
    assert change(told, chance=0.001, best=0.0512, lost=0.0502).cost == 0.05, "never less"


def test_a_press_on_what_cost_most_opens_the_review_there(desktop: Desktop) -> None:
    match = over()
    replay = Replay(match.record())
    n = choices(replay, (0,))[5]
    desktop.desk.review_with(ByHand(reviewed(replay, n)))
    desktop.go_on(match)
    result = desktop.desk.screen
    assert isinstance(result, ResultScreen)
    while result.waiting:
        desktop.run(0.5)
    desktop.desk.settle()
    desktop.click(f"result.costly.{n}")
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, ReviewScreen)
    assert screen._at == n - 1
    assert screen._held is not None
