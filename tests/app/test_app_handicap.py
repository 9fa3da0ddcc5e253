"""Hints for some of the family: agreed on at the set-up, held to in the match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pyglet.window import key as keys

from game.ai.agent import agent
from game.app.routes import Replayed, Result, SetUp
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.ui.controls import Pressable
from game.ui.marks import Icon, Text
from game.ui.panels.handicap import StartPill, Unhinted
from tests.app.desktop import CALM, ENTER, SPACE, TAB, Desktop, Thinker

MIA = Seat("Mia", HUMAN, COLORS[0], head_start=10)
BEN = Seat("Ben", HUMAN, COLORS[1], hints=False)
WITHOUT, PLAYED = "Ben plays this game without hints.", "Ben played this game without hints."
BEGUN = "a head start of 10 points, counted at the end"


def control(desktop: Desktop, key: str) -> Pressable:
    """The control of that key."""
    found = [each for each in desktop.desk.surface.root.walk() if each.key == key]
    assert isinstance(found[-1], Pressable)
    return found[-1]


def begun(title: str, first: int) -> Match:
    """A game of the two that one of them begins."""
    play = play_of(title)
    return Match.new(title, play.load("classic"), (MIA, BEN), 5, first_player=first)


def go_on(desktop: Desktop, title: str, first: int) -> None:
    """The same on the table, and whoever decides looks at it."""
    desktop.go_on(begun(title, first))
    if desktop.match.game.curtain:
        desktop.click("curtain.lift")
    desktop.settle()
    assert desktop.match.game.deciding


def set_up(desktop: Desktop) -> None:
    """Before the set-up."""
    desktop.desk.show(SetUp("biomes"))
    desktop.run(0.1)


@pytest.mark.parametrize("title", TITLES)
def test_the_coach_is_asleep_for_who_plays_without_hints(desktop: Desktop, title: str) -> None:
    go_on(desktop, title, 1)
    assert control(desktop, "coach.ask").inert
    assert WITHOUT in control(desktop, "coach.ask").tip
    desktop.press_key(keys.H)
    desktop.click("coach.ask")
    desktop.match.coach.ask()
    assert not desktop.match.coach.open, "not by key, not by mouse, and not by any other way"


@pytest.mark.parametrize("title", TITLES)
def test_the_others_ask_as_ever(desktop: Desktop, title: str) -> None:
    go_on(desktop, title, 0)
    assert not control(desktop, "coach.ask").inert
    desktop.press_key(keys.H)
    desktop.settle()
    assert desktop.match.coach.telling


@pytest.mark.parametrize("title", TITLES)
def test_the_cards_at_the_table_show_what_was_agreed_on(desktop: Desktop, title: str) -> None:
    go_on(desktop, title, 0)
    mia, ben = (control(desktop, f"card.{seat}") for seat in range(2))
    assert BEGUN in mia.tip
    assert "without hints" not in mia.tip
    assert "plays without hints" in ben.tip
    assert "head start" not in ben.tip
    assert [each.text for each in mia.walk() if isinstance(each, StartPill)] == ["+10"]
    assert [isinstance(each, Unhinted) for each in ben.walk()].count(True) == 1
    assert not [each for each in ben.walk() if isinstance(each, StartPill)]


def test_beginner_scoring_is_shown_as_openly(desktop: Desktop) -> None:
    eased = msgspec.structs.replace(MIA, options={"beginner": True})
    words = "beginner scoring: all matching spaces"
    match = Match.new("biomes", play_of("biomes").load("classic"), (eased, BEN), 5, first_player=0)
    desktop.go_on(match)
    if desktop.match.game.curtain:
        desktop.click("curtain.lift")
    desktop.settle()
    assert words in control(desktop, "card.0").tip
    assert words not in control(desktop, "card.1").tip
    marks = [each.name for each in control(desktop, "card.0").walk() if isinstance(each, Icon)]
    assert "lesson" in marks
    desktop.desk.prefer(msgspec.structs.replace(CALM, ui_scale=2.0))
    desktop.press_key(keys.L)
    desktop.run(0.1)
    told = [each.text for each in desktop.desk.surface.root.walk() if isinstance(each, Text)]
    assert f"Mia: {BEGUN}; {words} count" in told


@pytest.mark.parametrize("title", TITLES)
def test_the_overview_says_it_in_words(desktop: Desktop, title: str) -> None:
    desktop.desk.prefer(msgspec.structs.replace(CALM, ui_scale=2.0))
    go_on(desktop, title, 0)
    desktop.press_key(keys.L)
    desktop.run(0.1)
    told = {each.text for each in desktop.desk.surface.root.walk() if isinstance(each, Text)}
    assert {"Agreed for this game", f"Mia: {BEGUN}", "Ben: plays without hints"} <= told


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_shows_it_as_well(desktop: Desktop, title: str) -> None:
    desktop.desk.show(Replayed(Replay(begun(title, 0).record())))
    desktop.settle()
    assert BEGUN in control(desktop, "card.0").tip


def test_the_result_says_who_played_without_hints(desktop: Desktop) -> None:
    match = begun("biomes", 0)
    play_out(match, [agent("random", "biomes")] * 2)
    desktop.desk.show(Result(match, match.state_view(0), 0))
    desktop.run(0.2)
    marks = [each for each in desktop.desk.surface.root.walk() if "unhinted" in each.key]
    assert [(each.key, each.tip) for each in marks] == [("result.unhinted.1", PLAYED)]


def test_the_set_up_says_what_a_head_start_is(desktop: Desktop) -> None:
    set_up(desktop)
    tips = [each.tip for each in desktop.desk.surface.root.walk() if each.key == "setup.0.start"]
    assert any("counted at the end" in tip for tip in tips)


def test_hints_are_agreed_on_by_mouse_and_kept_for_the_next_game(desktop: Desktop) -> None:
    set_up(desktop)
    desktop.click("setup.1.agent.human")
    desktop.click("setup.1.hints")
    desktop.click("setup.start")
    desktop.settle()
    assert [each.hints for each in desktop.match.game.match.seats] == [True, False]
    set_up(desktop)
    assert [each.hints for each in desktop.desk.preferences.last_setup.seats] == [True, False]
    desktop.click("setup.start")
    desktop.settle()
    assert [each.hints for each in desktop.match.game.match.seats] == [True, False]


def test_hints_are_agreed_on_by_keys_alone(desktop: Desktop) -> None:
    set_up(desktop)
    for _control in range(60):
        if desktop.desk.surface.touch.focused == "setup.0.hints":
            break
        desktop.press_key(TAB)
    desktop.press_key(SPACE)
    desktop.run(0.1)
    desktop.click("setup.start")
    desktop.settle()
    assert not desktop.match.game.match.seats[0].hints


def test_an_opponent_takes_nothing_over(desktop: Desktop) -> None:
    set_up(desktop)
    desktop.click("setup.0.hints")
    desktop.click("setup.0.agent.builder")
    assert not {"setup.0.hints", "setup.1.hints"} & desktop.widgets()
    desktop.click("setup.0.agent.human")
    desktop.press_key(ENTER)
    desktop.settle()
    assert all(each.hints for each in desktop.match.game.match.seats)


def test_without_a_coach_there_is_nothing_to_agree_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, coach=False))
    set_up(desktop)
    assert control(desktop, "setup.0.hints").reason == "Hints are switched off in the settings."
    desktop.click("setup.0.hints")
    desktop.click("setup.start")
    desktop.settle()
    assert desktop.match.game.match.seats[0].hints
    desktop.close()
