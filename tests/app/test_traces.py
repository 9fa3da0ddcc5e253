"""What the others did stays marked on the table until the viewer acts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pyglet.window.key import ENTER

from game.app.match.screen import MatchScreen
from game.app.routes import NewGame
from game.rules.core import SPECTATOR
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.boxes import Panel
from game.ui.intents import Dismiss, Play
from game.ui.rect import Rect
from game.ui.traces import HURTS, QUIET, Traces
from game.ui.widget import Widget
from tests.app.desktop import NAMES, Desktop, played_by_agent

TITLES = ("biomes", "towers", "brewery")


def watched(desktop: Desktop, title: str, steps: int = 40) -> MatchScreen:
    """A match in which the viewer decides, and others have left traces since he did so last."""
    agents = (HUMAN, "greedy", "greedy")
    seats = tuple(map(Seat, NAMES, agents, COLORS))
    desktop.desk.show(NewGame(title, "classic", seats, 3, 0))
    desktop.settle()
    screen = desktop.match
    for _ in range(steps):
        desktop.desk.hear(Play(played_by_agent(screen.game.match)))
        desktop.settle()
        desktop.press_key(ENTER)  # a fight's end waits for a yes
        desktop.settle()
        if screen.game.holding:
            screen.game.end_turn()
            desktop.settle()
        if screen.game.deciding and shown(desktop, screen):
            return screen
    raise AssertionError(f"nobody left a trace in {title}")


def shown(desktop: Desktop, screen: MatchScreen) -> list[Widget]:
    """The traces on the table."""
    view = desktop.desk.viewport
    return screen._traced(Rect(0, 0, view.width, view.height))


@pytest.mark.parametrize("title", TITLES)
def test_deeds_of_the_others_are_marked_where_they_were_done(desktop: Desktop, title: str) -> None:
    screen = watched(desktop, title)
    table = screen.game.table
    told = [each for each in screen.game.journal.news() if each.trace is not None]
    assert told
    assert all(each.seat in (1, 2) for each in told)
    seen = {(each.seat, each.trace) for each in told if table.sees(each.trace)}
    assert 0 < len(shown(desktop, screen)) <= len(seen)
    assert Traces().shown(told, screen.game.people, table, Rect(0, 0, 0, 0)) == [], (
        "panels lie over it"
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_trace_goes_when_it_is_put_away_or_the_viewer_acts(desktop: Desktop, title: str) -> None:
    screen = watched(desktop, title)
    screen.game.seat, seat = SPECTATOR, screen.game.seat
    assert shown(desktop, screen) == [], "an onlooker has seen it happen"
    screen.game.seat = seat
    desktop.desk.hear(Dismiss("strip"))
    assert shown(desktop, screen) == []
    screen = watched(desktop, title)
    desktop.desk.hear(Play(played_by_agent(screen.game.match)))
    assert screen.game.journal.news() == ()
    assert shown(desktop, screen) == []


def test_what_has_cost_the_viewer_something_is_outlined(desktop: Desktop) -> None:
    screen = watched(desktop, "towers")
    everywhere = Rect(0, 0, 1e6, 1e6)
    line = next(each for each in screen.game.journal.news() if each.trace is not None)
    table, people = screen.game.table, screen.game.people
    for hurts, style in ((False, QUIET), (True, HURTS)):
        (trace,) = Traces().shown([replace(line, hurts=hurts)], people, table, everywhere)
        panels = [node.style for node in trace.walk() if isinstance(node, Panel)]
        assert panels == [style]
    assert QUIET != HURTS
