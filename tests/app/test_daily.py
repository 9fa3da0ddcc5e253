"""The calendar in the window: a day's challenge is made, played, kept and told."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from game.ai.puzzles.task import Daily as Asked
from game.ai.titles import BRAINS
from game.app.challenge.screen import ChallengeScreen
from game.app.routes import BoxPage, Daily
from game.app.screens import daily as screens
from game.session.background_job import BackgroundJob, Failed
from game.session.challenges.calendar import Calendar, DayResult
from game.ui.clipboard import CLIPBOARD
from game.ui.intents import Play
from game.ui.marks import Text
from tests.app.desktop import ENTER, ESCAPE, Desktop

DAY = date(2026, 12, 2)
PATIENCE_S = 60.0


@pytest.fixture(autouse=True)
def _easy(monkeypatch: pytest.MonkeyPatch, desktop: Desktop) -> None:
    """Short challenges, made at once, on the 2nd of December."""
    brain = BRAINS["biomes"]
    puzzles = replace(brain.puzzles, dailies=(Asked("most", 1),))
    monkeypatch.setitem(BRAINS, "biomes", replace(brain, puzzles=puzzles))
    monkeypatch.setattr(screens, "BackgroundJob", AtOnce)
    desktop.clock = lambda: datetime.combine(DAY, datetime.min.time()).timestamp() + 43200


class AtOnce:
    """An errand that is run when it is first asked about."""

    def __init__(self, work: object, asked: object) -> None:
        self._work, self._asked = work, asked

    def poll(self) -> object:
        assert callable(self._work)
        return self._work(self._asked)

    def close(self) -> None:
        pass


def solve(desktop: Desktop) -> ChallengeScreen:
    screen = desktop.desk.screen
    assert isinstance(screen, ChallengeScreen)
    while not screen.attempt.solved:
        move = screen.attempt.known_way()
        assert move is not None
        desktop.desk.hear(Play(move))
        desktop.run(0.2)
    desktop.run(1.2)
    return screen


def words(desktop: Desktop, key: str) -> list[str]:
    """What is written on a button."""
    [button] = [each for each in desktop.desk.surface.root.walk() if each.key == key]
    return [each.text for each in button.walk() if isinstance(each, Text)]


def test_a_day_is_played_from_the_box_to_its_result(desktop: Desktop) -> None:
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.1)
    desktop.click("box.daily")
    assert desktop.desk.screen.name == "daily"
    desktop.press_key(ENTER)
    desktop.run(0.3)
    assert "The calendar" in words(desktop, "task.leave"), "it says where it leads"
    screen = solve(desktop)
    assert "The calendar" in words(desktop, "end.list")
    assert "2 December 2026" in screen.challenge.name
    desktop.click("end.copy")
    assert CLIPBOARD.paste().startswith("Cubewright · Biomes · 2026-12-02 ★★★")
    desktop.click("end.list")
    assert desktop.desk.screen.name == "daily"
    calendar = Calendar(desktop.saves.folder.parent)
    assert calendar.days("biomes") == {DAY: DayResult(3)}
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "box"


def test_a_missed_day_is_made_up_for_and_no_day_comes_early(desktop: Desktop) -> None:
    desktop.desk.show(Daily("biomes"))
    desktop.run(0.1)
    tomorrow = DAY + timedelta(days=1)
    desktop.click(f"daily.{tomorrow.isoformat()}")
    desktop.run(0.2)
    assert desktop.desk.screen.name == "daily"
    desktop.click("daily.before")
    desktop.run(0.1)
    assert "daily.2026-11-01" in desktop.widgets()
    desktop.click("daily.2026-11-30")
    desktop.run(0.3)
    screen = desktop.desk.screen
    assert isinstance(screen, ChallengeScreen)
    assert "30 November 2026" in screen.challenge.name


def test_a_day_that_can_not_be_made_is_told_about(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_self: object) -> None:
        raise Failed("no room")

    monkeypatch.setattr(AtOnce, "poll", failing)
    desktop.desk.show(Daily("biomes"))
    desktop.run(0.1)
    desktop.click("daily.today")
    desktop.run(0.2)
    assert desktop.desk.screen.name == "daily"
    assert "daily.today" in desktop.widgets(), "it can be tried again"


def test_it_is_made_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    errand = BackgroundJob(screens.make, ("biomes", date(2026, 11, 23)))
    until = time.monotonic() + PATIENCE_S
    made = errand.poll()
    while made is None and time.monotonic() < until:
        time.sleep(0.05)
        made = errand.poll()
    errand.close()
    assert made is not None
    assert made[1].proof is not None


@pytest.mark.parametrize("year", [1, 1970, 9999])
def test_a_clock_gone_quite_wrong_shows_a_month(desktop: Desktop, year: int) -> None:
    last = (datetime(year, 12, 31) - datetime(1970, 1, 1)).total_seconds()
    desktop.clock = lambda: last
    calendar = desktop.saves.learning.days
    for day in (date.min, date.max, DAY):
        calendar.keep("biomes", day, 3)
    desktop.desk.show(Daily("biomes"))
    desktop.run(0.1)
    assert desktop.desk.screen.name == "daily"
    assert "daily.today" in desktop.widgets()
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.1)
    assert desktop.desk.screen.name == "box"
