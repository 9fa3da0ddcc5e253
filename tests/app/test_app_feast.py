"""The end is a feast: the own best move and what decided it with their pictures, what stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from game.ai.agent import Budget, agent, thinker
from game.ai.coach.course import TellingDeed
from game.ai.coach.turning import TurningPoint
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.judging.verdict import Verdict
from game.ai.thinking import Candidate, Thoughts
from game.app.match.review.looking_back import LookingBack
from game.app.match.review.weighing import told_seats
from game.app.routes import Result
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.replay import Replay
from game.session.reviews.judging import Judging
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.intents import OpenSettings
from game.ui.marks import Text
from game.ui.panels.course import Best, CourseModel, Turned
from game.ui.panels.highlights import (
    Shown,
    best_heading,
    decisive,
    highlights,
    highlights_panel,
)
from game.ui.panels.photos import Snapshot
from game.ui.persons import Person
from tests.app.desktop import BRIEF, ESCAPE, Desktop, Thinker
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
    """Considers turns very briefly, and judges what is weighed by a few worlds more."""

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
        del budget
        self._number = number
        brief = Budget(iterations=4)
        self._thoughts = thinker(title).consider(view, legal_moves, brief, Dealer(seed))

    def judge(self, number: int, decision: Decision) -> None:
        """At once as well."""
        self._number, self._judged = number, judge(decision, replace(BRIEF, iterations=150))


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
    desktop.click("settings.if_ended")
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


def test_what_is_best_and_turned_the_game_is_shown_once_and_says_both() -> None:
    """The same picture was shown twice, side by side."""
    people = (Person("Ada", "red"), Person("Pip", "blue", "sprout"))
    best = Best(0, "Round 3", "Ada builds", 0.1, 9)
    same, other = (
        Turned(n, f"Round {n}", "x", 0.5, to, n, n + 1) for n, to in ((8, 0.8), (4, 0.6))
    )
    won = ((9, (1.0, 0.0)),)
    course = CourseModel(people, 0, won, 9, done=True, turned=(other, same), best=(best,))
    both, rest = highlights(course)
    assert both.heading == "Your best move: it decided the game"
    assert both.gain == "Ada's chance to win rose from 50 % to 80 %."
    assert (both.key, both.number, both.n) == ("result.best.0", 2, 9)
    assert (rest.heading, rest.number) == ("A turning point", 1)


def test_what_decided_a_game_led_to_how_it_ended() -> None:
    """Of somebody who won it was told that his chance had fallen to a fifth."""
    people = (Person("Ada", "red"), Person("Pip", "blue", "sprout"))
    turned = (Turned(4, "Turn 4", "x", 0.5, 0.7), Turned(8, "Turn 8", "y", 0.9, 0.2))
    for share, said in (((1.0, 0.0), 1), ((0.0, 1.0), 2)):
        course = CourseModel(people, 0, ((9, share),), 9, done=True, turned=turned, best=())
        assert decisive(course) == said
    fallen = CourseModel(people, 0, ((9, (1.0, 0.0)),), 9, done=True, turned=turned[1:], best=())
    assert [each.heading for each in highlights(fallen)] == ["A turning point"]


def test_the_greatest_change_decided_nothing_that_it_did_not_last() -> None:
    """What decided it was the largest swing, though the game was turned again after it, or had long
    been won."""
    people = (Person("Ada", "red"), Person("Pip", "blue", "sprout"))
    great = Turned(4, "Turn 4", "x", 0.3, 0.9, span=(3, 5))
    small = Turned(12, "Turn 12", "y", 0.45, 0.55, span=(11, 13))
    plain = CourseModel(people, 0, (), 16, done=True, turned=(great, small), best=())
    ada = {3: 0.3, 5: 0.9, 8: 0.45, 11: 0.45, 13: 0.55, 16: 1.0}
    turned_again = tuple((turn, (share, 1 - share)) for turn, share in ada.items())
    assert decisive(replace(plain, shares=turned_again)) == 2
    led = tuple((turn, (max(share, 0.6), 1 - max(share, 0.6))) for turn, share in ada.items())
    assert decisive(replace(plain, shares=led)) == 0, "she led all the time"
    kept = {**ada, 8: 0.8, 11: 0.8, 13: 0.85}
    lasted = tuple((turn, (share, 1 - share)) for turn, share in kept.items())
    assert decisive(replace(plain, shares=lasted)) == 1


@pytest.mark.parametrize("title", TITLES)
def test_the_result_asks_just_what_the_review_of_the_game_asks(title: str) -> None:
    """One threshold: neither denies what the other says."""
    match, looking = over(title, 0), known(title, 0).looking
    assert looking is not None
    weighing, judging = looking._weighing, Judging(Replay(match.record()))
    assert weighing is not None
    assert weighing._asked
    for n, choice in weighing._asked.items():
        assert weighing.decision(choice) == judging.decision(n)


@pytest.mark.parametrize(("other", "told"), [(1.0, 0), (0.2, 1)])
def test_the_last_move_decided_a_game_only_if_others_would_not_have(
    other: float, told: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What decided a newcomer's game was its very last placing, which nothing could follow."""
    looking, last = known("towers", 0).looking, over("towers", 0).history[-1]
    assert looking is not None
    weighing = looking._weighing
    assert weighing is not None
    deed = TellingDeed(last.n, last.player, last.move)
    tried = (Candidate(last.move, 40, 1.0, 3.0), Candidate("other", 40, other, 3.0))
    monkeypatch.setattr(
        weighing, "_turned", (TurningPoint(last.turn, deed, 0.5, 1.0, (0, last.turn)),)
    )
    monkeypatch.setattr(
        weighing, "_judged", {last.n: Judged(Verdict.BEST, thoughts=Thoughts(tried, (), 80))}
    )
    assert len(weighing.turned()) == told


@pytest.mark.parametrize("title", TITLES)
def test_what_turned_a_game_for_the_better_is_told_with_what_a_hint_would_have_said(
    title: str, desktop: Desktop
) -> None:
    del desktop
    looking = known(title, 0).looking
    assert looking is not None
    model = looking.model
    helped = [
        each
        for each in model.turned
        if (each.seat == model.seat) == (each.after > each.before) and each.slip is False
    ]
    assert helped
    assert all(bool(each.why) == bool(each.deed) for each in helped)
    assert any(each.why for each in helped)
