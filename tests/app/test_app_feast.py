"""The end is a feast: the own best move and what decided it with their pictures, what stays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.agent import agent
from game.app.openings import Resumed
from game.app.screens.replay import ReplayScreen
from game.app.screens.result import ResultScreen
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.intents import OpenSettings
from game.ui.marks import Text
from game.ui.panels.course import Best
from game.ui.panels.highlights import Shown, best_heading, highlights, highlights_panel
from game.ui.panels.photos import Snapshot
from game.ui.persons import Person
from tests.app.desktop import CALM, ESCAPE, Desktop, opened
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


def shown(desktop: Desktop) -> ResultScreen:
    """The result, once the coach has looked back on all of it."""
    screen = desktop.desk.screen
    assert isinstance(screen, ResultScreen)
    while screen.waiting:
        desktop.run(0.2)
        desktop.desk.draw()
    desktop.desk.settle()
    return screen


def texts(desktop: Desktop) -> list[str]:
    """All that the result says."""
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


@pytest.mark.parametrize("title", TITLES)
def test_the_own_best_move_has_its_picture_and_a_press_on_it_shows_it(
    title: str, desktop: Desktop
) -> None:
    match = over(title, 0)
    desktop.desk.show(Resumed(match))
    screen = shown(desktop)
    [best] = screen._looking.model.best or ()
    assert best.seat == 0
    assert match.history[best.n - 1].player == 0
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
    back = shown(desktop)
    assert back._looking.model.best == screen._looking.model.best


def test_a_reopened_result_tells_the_same_best_move(desktop: Desktop) -> None:
    found = []
    for _time in range(2):
        desktop.desk.show(Resumed(over("towers", 0)))
        found.append(shown(desktop)._looking.model.best)
        desktop.shelf()
    assert found[0] == found[1]


def test_each_person_has_a_best_move_and_of_computers_the_winner(desktop: Desktop) -> None:
    desktop.desk.show(Resumed(over("towers", 0, 1)))
    assert [each.seat for each in shown(desktop)._looking.model.best or ()] == [0, 1]
    assert {"Best move of Ada", "Best move of Ben"} <= set(texts(desktop))


def test_at_rest_nothing_is_drawn(desktop: Desktop) -> None:
    desktop.desk.show(Resumed(over("towers", 0)))
    shown(desktop)
    desktop.run(1.0)
    before = desktop.frames
    desktop.run(2.0)
    assert desktop.frames == before


def test_first_times_stay_and_are_named(desktop: Desktop) -> None:
    match = over("towers", 0)
    desktop.desk.show(Resumed(match))
    shown(desktop)
    mementos = {key for key in desktop.widgets() if key.startswith("result.memento.0.")}
    assert mementos
    desktop.desk.show(Resumed(match))
    shown(desktop)
    assert mementos <= desktop.widgets(), "reopened, they still stay"


def test_who_is_spoken_to() -> None:
    ada, pip = Person("Ada", "red"), Person("Pip", "blue", "sprout")
    assert best_heading(0, (ada, pip)) == "Your best move"
    assert best_heading(0, (ada, ada)) == "Best move of Ada"
    assert best_heading(1, (ada, pip)) == "Best move of Pip"


def test_the_switch_hides_what_it_would_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for desktop in opened(tmp_path, monkeypatch, CALM):
        desktop.game("greedy")
        assert {"card.0.ended", "card.1.ended"} <= desktop.widgets()
        desktop.desk.hear(OpenSettings())
        desktop.desk.settle()
        desktop.click("settings.ended")
        assert not desktop.desk.preferences.if_ended
        desktop.press_key(ESCAPE)
        desktop.desk.settle()
        assert not any(key.endswith(".ended") for key in desktop.widgets())
    assert Preferences().if_ended


def test_no_card_of_nothing(desktop: Desktop) -> None:
    """Where nothing is known to have been best and the game never turned, that is said."""
    desktop.desk.show(Resumed(over("towers", 0)))
    model = shown(desktop)._looking.model
    plain = replace(model, best=(), turned=())
    assert highlights(plain) == ()
    panel = surface(highlights_panel(Shown(plain), ignore, 600.0))
    assert any("never really turned" in t.text for t in panel.root.walk() if isinstance(t, Text))
    one = replace(plain, best=(Best(0, "Round 3", "Ada builds", 0.1, 9),))
    [card] = highlights(one)
    assert (card.n, card.begun) == (9, 8)
