"""Opponents speak at the table: after what they speak of, for as long as it takes to read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.match.company.company import READ_S, WORD_S
from game.app.match.company.talk import Saying, Talk
from game.app.match.policy import MatchPolicy
from game.app.match.screen import MatchScreen
from game.session.preferences import Pace, Preferences
from game.session.seats import HUMAN
from game.ui.intents import OpenSettings
from game.ui.panels.speech import KEY, Speech
from game.ui.portraits import STILL
from tests.app.desktop import Desktop, legal, opened

LINE = Saying(1, "architect", "boom", 0)
LONG_S = READ_S + WORD_S * 4


def talking(patch: pytest.MonkeyPatch) -> None:
    """Somebody has something to say of every step."""
    patch.setattr(Talk, "hear", lambda *_: LINE)


def begun(desktop: Desktop) -> MatchScreen:
    screen = desktop.game(HUMAN, "architect", first=0)
    screen.game.play(legal(screen)[0])
    return screen


def heard(desktop: Desktop, screen: MatchScreen) -> Speech:
    """Let time pass until somebody speaks."""
    for _moment in range(100):
        speech = screen.company.speech()
        if speech is not None:
            return speech
        desktop.run(0.1)
    raise AssertionError("nobody speaks")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A table that moves at the ordinary pace."""
    talking(monkeypatch)
    yield from opened(tmp_path, monkeypatch, Preferences(pace=Pace.NORMAL))


def test_a_line_comes_when_its_deed_has_been_shown_and_goes_by_itself(table: Desktop) -> None:
    screen = begun(table)
    assert not screen.game.settled
    table.run(0.1)
    assert screen.company.speech() is None
    heard(table, screen)
    assert screen.game.playback.idle
    table.run(0.7)
    speech = screen.company.speech()
    assert speech is not None
    assert (speech.seat, speech.text, speech.part) == (1, "Subtle.", 1.0)
    table.desk.settle()
    bubble, card = table.desk.place_of(KEY), table.desk.place_of("card.1")
    assert bubble is not None
    assert card is not None
    assert bubble.right < card.x
    assert card.y <= bubble.y <= card.bottom
    assert screen.faces.shown() is not None
    table.run(LONG_S)
    assert screen.company.speech() is None
    assert KEY not in table.widgets()
    table.run(1.0)
    assert screen.faces.shown() is None
    before = table.frames
    table.run(1.0)
    assert table.frames == before
    assert not table.desk.awake


def test_a_click_puts_a_line_away_and_does_nothing_else(table: Desktop) -> None:
    screen = begun(table)
    heard(table, screen)
    table.run(0.5)
    eye, played = screen.game.table.attention, len(screen.game.match.history)
    table.click(KEY)
    assert screen.company.speech() is None
    assert (screen.game.table.attention, len(screen.game.match.history)) == (eye, played)


def test_what_is_taken_back_is_not_spoken_of(table: Desktop) -> None:
    screen = begun(table)
    screen.game.playback.clear()
    screen.game.undo(anyway=True)
    table.run(2.0)
    assert screen.company.speech() is None


def test_nobody_speaks_if_it_is_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talking(monkeypatch)
    for desktop in opened(tmp_path, monkeypatch, Preferences(reduced_motion=True, talk=False)):
        screen = begun(desktop)
        for _moment in range(30):
            desktop.run(0.1)
            assert screen.company.speech() is None


def test_at_the_fastest_pace_a_line_stays_as_long_as_at_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays fast sat at a table where nobody ever said a word."""
    talking(monkeypatch)
    kept = Preferences(reduced_motion=True, pace=Pace.INSTANT)
    for desktop in opened(tmp_path, monkeypatch, kept):
        screen = begun(desktop)
        heard(desktop, screen)
        desktop.run(READ_S)
        assert screen.company.speech() is not None


def test_with_less_motion_a_line_is_there_at_once_and_faces_hold_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talking(monkeypatch)
    for desktop in opened(tmp_path, monkeypatch, Preferences(reduced_motion=True)):
        screen = begun(desktop)
        assert heard(desktop, screen).part == 1.0
        assert screen.faces.shown() is None
        assert set(screen.faces.poses.values()) == {STILL}


def test_the_switch_stands_in_the_settings(table: Desktop) -> None:
    table.shelf()
    table.desk.hear(OpenSettings())
    table.desk.settle()
    table.click("settings.talk")
    assert not table.desk.preferences.talk


def test_whoever_teaches_has_the_word(table: Desktop) -> None:
    match = table.game(HUMAN, "architect", first=0).game.match
    policy = MatchPolicy(speaks=lambda: True)
    screen = MatchScreen(table.desk.host, match, begins=False, policy=policy)
    table.desk.go(screen)
    table.settle()
    screen.game.play(legal(screen)[0])
    for _moment in range(40):
        table.run(0.1)
        assert screen.company.speech() is None
    assert not screen.company.waiting
