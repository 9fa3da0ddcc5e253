"""The end is a feast: the own best move and what decided it with their pictures, what stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from game.ai.agent import Budget, agent, thinker
from game.app.match.looking_back import BUDGET, LookingBack
from game.app.match.weighing import told_seats
from game.app.openings import Result
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.intents import OpenSettings
from game.ui.marks import Text
from game.ui.panels.course import Best, CourseModel
from game.ui.panels.highlights import Shown, best_heading, highlights, highlights_panel
from game.ui.panels.photos import Snapshot
from game.ui.persons import Person
from tests.app.desktop import ESCAPE, Desktop, Thinker
from tests.ui.gallery import ignore
from tests.ui.stage import surface


def over(title: str, *people: int) -> Match:
    """A finished game of two who play greedily, of whom some are people."""
    content = play_of(title).load("classic")
    seats = [
        Seat(name, HUMAN if at in people else "greedy", COLORS[at])
        for at, name in enumerate(("Ada", "Ben"))
    ]
    match = Match.new(title, content, seats, 5)
    play_out(match, [agent("greedy", title)] * 2)
    return match


class Quick(Thinker):
    """Considers turns very briefly, and what is weighed for a while."""

    def consider(
        self,
        number: int,
        title: str,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,
        seed: int,
    ) -> None:
        """At once."""
        brief = Budget(iterations=4 if budget == BUDGET else 150)
        self._number = number
        self._thoughts = thinker(title).consider(view, legal_moves, brief, Dealer(seed))


def looked_back(match: Match) -> LookingBack:
    """All that there is to be found out of a game."""
    looking, thinking = LookingBack(match), Quick()
    while not looking.done:
        looking.advance(thinking)
    return looking


@cache
def known(title: str, *people: int) -> Result:
    """The result of such a game, all of it known."""
    match = over(title, *people)
    return Result(match, looking=looked_back(match))


def shown(desktop: Desktop, opening: Result) -> ResultScreen:
    """A result, with all its pictures."""
    desktop.desk.show(opening)
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
    opening = known(title, 0)
    screen = shown(desktop, opening)
    [best] = screen._looking.model.best or ()
    assert best.seat == 0
    assert opening.match.history[best.n - 1].player == 0
    assert best.deed
    assert "Your best move" in texts(desktop)
    pictures = [n for n in desktop.desk.surface.root.walk() if isinstance(n, Snapshot)]
    assert pictures
    assert all(each._picture for each in pictures), "each of them was taken"
    desktop.click("result.best.0")
    replay = desktop.desk.screen
    assert isinstance(replay, ReplayScreen)
    assert replay._at == best.n - 1, "before it, to be seen"
    desktop.press_key(ESCAPE)
    back = desktop.desk.screen
    assert isinstance(back, ResultScreen)
    assert back._looking.model.best == screen._looking.model.best


def test_a_reopened_result_tells_the_same(desktop: Desktop) -> None:
    del desktop
    again = looked_back(over("towers", 0)).model
    first = known("towers", 0).looking
    assert first is not None
    assert (again.best, again.turned) == (first.model.best, first.model.turned)


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
    desktop.click("settings.ended")
    assert not desktop.desk.preferences.if_ended
    desktop.press_key(ESCAPE)
    desktop.game()
    assert "card.0" in desktop.widgets()
    assert not any(key.endswith(".ended") for key in desktop.widgets())


def test_where_nothing_was_best_that_is_said() -> None:
    """Nothing is known to have been better than the rest, and the game never turned."""
    people = (Person("Ada", "red"), Person("Pip", "blue", "sprout"))
    plain = CourseModel(people, 0, (), 9, done=True, best=())
    assert highlights(plain) == ()
    panel = surface(highlights_panel(Shown(plain), ignore, 600.0))
    assert any("never really turned" in t.text for t in panel.root.walk() if isinstance(t, Text))
    [card] = highlights(replace(plain, best=(Best(0, "Round 3", "Ada builds", 0.1, 9),)))
    assert (card.n, card.begun) == (9, 8)
