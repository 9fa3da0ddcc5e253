"""Where many sit at a table, a line tells what another has just done, until one decides oneself."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from game.app.routes import NewGame
from game.rules.registry import TITLES
from game.session.preferences import Pace, Preferences
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.intents import Play
from tests.app.desktop import legal, opened
from tests.sizes import some


@pytest.mark.parametrize(("seats", "title"), some(product([2, 4], sorted(TITLES)), 3))
def test_what_others_do_is_told_where_many_sit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, seats: int
) -> None:
    """Three opponents of a game of four had moved, and nobody knew what."""
    agents = (HUMAN, "greedy", "greedy", "greedy")[:seats]
    seated = tuple(
        Seat(name, agent, COLORS[at])
        for at, (name, agent) in enumerate(zip("ABCD", agents, strict=False))
    )
    kept = Preferences(pace=Pace.NORMAL, reduced_motion=True, talk=False)
    for desktop in opened(tmp_path, monkeypatch, kept):
        desktop.desk.show(NewGame(title, "classic", seated, 3, 0))
        desktop.settle()
        screen = desktop.match
        told = set[str]()
        for _step in range(4):
            if screen.game.holding:
                screen.game.end_turn()
            elif screen.game.deciding:
                assert screen._situation().said == screen.game.by_itself.said
                desktop.desk.hear(Play(legal(screen)[-1]))
            for _moment in range(30):
                desktop.run(0.2)
                if screen.game.deciding or screen.game.holding:
                    break
                told.add(screen._situation().said)
        others = {each.text for each in screen.game.journal.told() if each.seat not in {None, 0}}
        assert bool(told & others) is (seats > 2)


def test_no_line_of_another_stands_over_ones_own_deed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Bruno stores apples” stood over one's own pressing, and under the next one's turn."""
    seated = tuple(
        Seat(name, agent, COLORS[at])
        for at, (name, agent) in enumerate(zip("ABCD", (HUMAN, *["greedy"] * 3), strict=True))
    )
    kept = Preferences(pace=Pace.NORMAL, talk=False)
    for desktop in opened(tmp_path, monkeypatch, kept):
        desktop.desk.show(NewGame("brewery", "orchard", seated, 3, 0))
        desktop.settle()
        screen, played = desktop.match, 0
        while played < 6:
            if screen.game.holding:
                screen.game.end_turn()
            elif screen.game.deciding:
                desktop.desk.hear(Play(legal(screen)[0]))
                played += 1
            for _moment in range(20):
                desktop.run(0.1)
                said, lines = screen._situation().said, screen.game.journal.told()
                last = screen.game.match.history[-1]
                if last.player == 0 and not screen.game.by_itself.said:
                    others = {each.text for each in lines if each.seat not in {None, 0}}
                    assert said not in others - {each.text for each in screen._news()}
