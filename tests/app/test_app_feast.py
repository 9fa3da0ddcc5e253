"""The end is a feast: the own best move and what cost most with their pictures, what stays."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.app.match.review.looking_back import told_seats
from game.app.routes import Result
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.reviews.review import Verdict
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.ui.intents import OpenSettings
from game.ui.marks import Text
from game.ui.panels.course import Best, CourseModel
from game.ui.panels.highlights import Shown, best_heading, highlights, highlights_panel
from game.ui.panels.photos import Snapshot
from game.ui.persons import Person
from tests.app.desktop import ESCAPE, Desktop
from tests.app.reviewed import REVIEWED, looked_back
from tests.app.test_app_course import glance
from tests.played import play_to_end
from tests.ui.gallery import ignore
from tests.ui.stage import surface

pytestmark = pytest.mark.xdist_group(REVIEWED)


def over(title: str, *people: int) -> Match:
    """A finished game of two who play greedily, of whom some are people."""
    content = play_of(title).load("classic")
    seats = [
        Seat(name, HUMAN if at in people else "greedy", COLORS[at])
        for at, name in enumerate(("Ada", "Ben"))
    ]
    match = Match.new(title, content, seats, 5)
    return play_to_end(match, ("greedy", "greedy"))


@cache
def known(title: str, *people: int) -> Result:
    """The result of such a game, all of it known."""
    match = over(title, *people)
    return Result(match, looking=looked_back(match))


def shown(desktop: Desktop, route: Result) -> ResultScreen:
    """A result, with all its pictures."""
    desktop.desk.show(route)
    screen = desktop.desk.screen
    assert isinstance(screen, ResultScreen)
    pictured(desktop)
    return screen


def pictured(desktop: Desktop) -> None:
    """Let the pictures be taken."""
    desktop.run(0.2)
    while desktop.desk.screen.waiting:
        desktop.run(0.2)
        desktop.desk.draw()
    desktop.desk.settle()


def texts(desktop: Desktop) -> list[str]:
    """All that the result says."""
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


@pytest.mark.parametrize("title", TITLES)
def test_the_own_best_move_has_its_picture_and_a_press_on_it_shows_it(
    title: str, desktop: Desktop
) -> None:
    route = known(title, 0)
    screen = shown(desktop, route)
    [best] = screen._looking.model.best or ()
    assert best.seat == 0
    assert route.match.history[best.n - 1].player == 0
    assert best.deed
    assert any(text.startswith("Your best move") for text in texts(desktop))
    pictures = [n for n in desktop.desk.surface.root.walk() if isinstance(n, Snapshot)]
    assert pictures
    assert all(each._picture for each in pictures), "each of them was taken"
    desktop.click("result.best.0")
    replay = desktop.desk.screen
    assert isinstance(replay, ReplayScreen)
    turn = route.match.history[best.n - 1].turn
    begun = next(each.n for each in route.match.history if each.turn == turn) - 1
    assert begun <= replay._at < best.n, "before it, to be seen"
    desktop.press_key(ESCAPE)
    back = desktop.desk.screen
    assert isinstance(back, ResultScreen)
    assert back._looking.model.best == screen._looking.model.best


def test_each_person_has_a_best_move(desktop: Desktop) -> None:
    screen = shown(desktop, known("towers", 0, 1))
    assert [each.seat for each in screen._looking.model.best or ()] == [0, 1]
    assert {"Best move of Ada", "Best move of Ben"} <= set(texts(desktop))


def test_of_computers_the_winners_is_told() -> None:
    match = over("towers")
    assert match.outcome is not None
    assert told_seats(match) == match.outcome.winners[:1]


def test_at_rest_nothing_is_drawn(desktop: Desktop) -> None:
    shown(desktop, known("towers", 0))
    desktop.run(1.0)
    before = desktop.frames
    desktop.run(2.0)
    assert desktop.frames == before


def test_first_times_stay_and_are_named(desktop: Desktop) -> None:
    for _time in range(2):
        shown(desktop, known("towers", 0))
        mementos = {key for key in desktop.widgets() if key.startswith("result.memento.0.")}
        assert mementos, "reopened, they still stay"
        desktop.saves.autosave(known("towers", 0).match)


def test_who_is_spoken_to() -> None:
    ada, pip = Person("Ada", "red"), Person("Pip", "blue", "sprout")
    assert best_heading(0, (ada, pip)) == "Your best move"
    assert best_heading(0, (ada, ada)) == "Best move of Ada"
    assert best_heading(1, (ada, pip)) == "Best move of Pip"


def test_the_switch_hides_what_it_would_be(desktop: Desktop) -> None:
    assert Preferences().if_ended
    desktop.game()
    assert {"card.0.ended", "card.1.ended"} <= desktop.widgets()
    desktop.shelf()
    desktop.desk.hear(OpenSettings())
    desktop.desk.settle()
    desktop.click("settings.if_ended")
    assert not desktop.desk.preferences.if_ended
    desktop.press_key(ESCAPE)
    desktop.game()
    assert "card.0" in desktop.widgets()
    assert not any(key.endswith(".ended") for key in desktop.widgets())


def said(course: CourseModel) -> list[str]:
    """What stands on the cards of a course, or in their place."""
    panel = surface(highlights_panel(Shown(course), ignore, 600.0))
    return [node.text for node in panel.root.walk() if isinstance(node, Text)]


def test_where_nothing_better_was_to_be_had_that_is_said_beside_the_best_move() -> None:
    people = (Person("Ada", "red"), Person("Pip", "blue", "sprout"))
    plain = CourseModel(people, 0, (), 9, done=True, best=())
    assert highlights(plain) == ()
    [praise] = said(plain)
    assert praise.startswith("Well played: nothing was given away.")
    best = replace(plain, best=(Best(0, "Round 3", "Ada builds", 0.1, 9),))
    [card] = highlights(best)
    assert (card.n, card.begun, card.text) == (9, 8, "Round 3: Ada builds.")
    assert {praise, "Your best move"} <= set(said(best))
    marked = replace(best, moments=(glance(4),))
    assert praise not in said(marked)
    assert [each.key for each in highlights(marked)] == ["result.best.0", "result.moment.5"]


def test_a_moment_is_told_as_the_review_tells_it() -> None:
    people = (Person("Ada", "red"), Person("Pip", "blue", "sprout"))
    moment = replace(glance(4), verdict=Verdict.TURNED)
    [card] = highlights(CourseModel(people, 0, (), 9, done=True, best=(), moments=(moment,)))
    assert (card.heading, card.verdict, card.begun) == ("Here the game turned", Verdict.TURNED, 4)
    assert card.text == "Turn 4: Ada takes: Sword."
    assert card.gain == "It cost about 12 % of the chance to win."
