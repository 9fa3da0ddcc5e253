"""Moving about in a replay: to its ends, by turns, along the marks of the slider."""

from __future__ import annotations

import pytest
from pyglet.window import key as keys

from game.app.openings import Replayed
from game.app.screens.replay import ReplayScreen
from game.session.replay import Replay
from game.ui.choosing import Slider
from tests.app.desktop import Desktop
from tests.session.games import finished_match


@pytest.fixture
def replay(desktop: Desktop) -> ReplayScreen:
    screen = ReplayScreen(desktop.desk, Replayed(Replay(finished_match(seed=3).record())))
    desktop.desk.go(screen)
    desktop.desk.settle()
    return screen


def slider(desktop: Desktop) -> Slider:
    [found] = [node for node in desktop.desk.surface.root.walk() if isinstance(node, Slider)]
    return found


def test_home_and_end_lead_to_the_ends(desktop: Desktop, replay: ReplayScreen) -> None:
    last = len(replay._replay)
    desktop.press_key(keys.END)
    assert replay._at == last
    assert replay._table.view == replay._replay.view_at(last)
    desktop.press_key(keys.HOME)
    assert replay._at == 0
    desktop.click("replay.last")
    assert replay._at == last
    desktop.click("replay.first")
    assert replay._at == 0


def test_every_turn_is_marked_and_can_be_gone_to(desktop: Desktop, replay: ReplayScreen) -> None:
    steps = replay._replay.steps
    begins = [
        step.n - 1
        for step, before in zip(steps[1:], steps, strict=False)
        if step.turn != before.turn
    ]
    assert [round(value) for value, _ink in slider(desktop)._marks] == begins
    met = []
    for _turn in begins:
        desktop.press_key(keys.PAGEDOWN)
        desktop.settle()
        met.append(replay._at)
    assert met == begins
    desktop.press_key(keys.PAGEUP)
    assert replay._at == begins[-2]
    desktop.press_key(keys.PAGEUP)
    desktop.press_key(keys.PERIOD)
    desktop.settle()
    desktop.press_key(keys.PAGEUP)
    assert replay._at == begins[-3], "first to where this turn began"


def test_the_arrows_step_wherever_the_focus_is(desktop: Desktop, replay: ReplayScreen) -> None:
    desktop.click("replay.first")
    desktop.press_key(keys.TAB)
    for count in (1, 2):
        desktop.press_key(keys.RIGHT)
        desktop.settle()
        assert replay._at == count
    desktop.press_key(keys.LEFT)
    desktop.settle()
    assert replay._at == 1
    desktop.press_key(keys.LEFT)
    desktop.press_key(keys.LEFT)
    assert replay._at == 0, "there is nothing before the beginning"


def test_an_onlooker_is_offered_nothing_of_his_own(desktop: Desktop, replay: ReplayScreen) -> None:
    """He has no seat: its button would answer nothing."""
    del replay
    assert "hud.menu" in desktop.widgets()
    assert "hud.pile" not in desktop.widgets()
