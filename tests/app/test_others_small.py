"""What the others do: small where it lies, unless it is close or the player wants it large."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.match.flow.thinking import Unasked
from game.app.routes import Replayed, Resumed
from game.app.screens.dialogs import SettingsDialog
from game.app.screens.replay import ReplayScreen
from game.rules.biomes.events import MobDefeated, MobSurvived, WeaponsDrawn
from game.rules.biomes.hints import win_chance
from game.rules.biomes.moves import Fight
from game.rules.core import SPECTATOR, Move
from game.scene.beats import Extent
from game.session.match import Match
from game.session.preferences import Others, Pace, Preferences
from game.session.replay import Replay
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from game.titles.biomes.scene.director.fights import STAGE
from game.titles.biomes.scene.stakes import CERTAIN, CLOSE, HOPELESS, extent
from game.ui.intents import SeekReplay
from game.ui.marks import Text
from tests.app.desktop import Desktop, opened, played_by_agent

STEP = 1 / 30
LONGEST_S = 40.0
SEED = 5


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop at the ordinary pace; everything flies."""
    yield from opened(tmp_path, monkeypatch, Preferences(pace=Pace.NORMAL))


def before_a_fight(low: float, high: float) -> tuple[Match, Fight]:
    """A match in which a computer may fight at such odds, for those who look on."""
    for seed in range(SEED, SEED + 60):
        content = play_of("biomes").load("classic")
        match = Match.new("biomes", content, seats_of((HUMAN, "greedy", "greedy")), seed)
        while match.actor is not None:
            view: Any = match.state_view(0)
            for move in match.legal_moves() if match.actor else ():
                tile = view.stack(move.cell).face_up if isinstance(move, Fight) else None
                if tile and low <= win_chance(view, match.actor, tile) <= high:
                    return match, move  # type: ignore[return-value] # a fight, as just seen
            match.play(played_by_agent(match))
    raise AssertionError("nobody may fight like that")


def shown(desktop: Desktop, match: Match, move: Move) -> tuple[bool, float]:
    """Whether a fight took the stage before the next deed began, and how long it was shown."""
    desktop.desk.think_with(Unasked())
    desktop.desk.show(Resumed(match))
    game, staged, seconds = desktop.match.game, False, 0.0
    game.play(move)
    while not game.settled or game.playback.pausing:
        desktop.desk.advance(STEP)
        staged |= STAGE in game.table.scene.pieces
        seconds += STEP
        assert seconds < LONGEST_S
    return staged, seconds


def test_a_close_fight_of_others_takes_the_stage(lively: Desktop) -> None:
    staged, seconds = shown(lively, *before_a_fight(*CLOSE))
    assert staged
    assert seconds > 2.5


@pytest.mark.parametrize(("low", "high"), [(0.0, HOPELESS), (CERTAIN, 1.0)])
def test_one_that_is_as_good_as_over_is_over_in_about_a_second(
    lively: Desktop, low: float, high: float
) -> None:
    staged, seconds = shown(lively, *before_a_fight(low, high))
    assert not staged
    assert seconds <= 1.4


def test_any_other_is_told_where_its_mob_lies(lively: Desktop) -> None:
    staged, seconds = shown(lively, *before_a_fight(CLOSE[1] + 0.02, CERTAIN - 0.02))
    assert not staged
    assert seconds <= 2.6


def test_all_of_them_are_large_for_who_wants_that(lively: Desktop) -> None:
    lively.desk.prefer(Preferences(pace=Pace.NORMAL, others=Others.LARGE))
    staged, _seconds = shown(lively, *before_a_fight(0.0, HOPELESS))
    assert staged


def test_ones_own_fight_is_large_whatever_its_odds() -> None:
    match, move = before_a_fight(0.0, HOPELESS)
    fighter, before = match.actor, match.state_view(0)
    assert fighter is not None
    events = match.play(move).events_for(0)
    after: Any = match.state_view(0)
    assert extent({fighter}, events, before, after) is Extent.FULL  # type: ignore[arg-type] # of biomes
    assert extent({0}, events, before, after) is Extent.BRIEF  # type: ignore[arg-type] # of biomes


def test_the_sign_over_the_mob_tells_how_it_ends(lively: Desktop) -> None:
    match, move = before_a_fight(0.0, HOPELESS)
    lively.desk.think_with(Unasked())
    lively.desk.show(Resumed(match))
    screen, told = lively.match, set[str]()
    screen.game.play(move)
    while not screen.game.settled:
        lively.desk.advance(STEP)
        notes = screen.notes(lively.desk.viewport)
        told |= {each.text for each in notes.walk() if isinstance(each, Text)} if notes else set()
    assert told & {"Won!", "Not this time"}


def test_the_setting_stands_among_the_others_and_is_kept(lively: Desktop) -> None:
    lively.shelf()
    lively.desk.open(SettingsDialog(lively.desk.host))
    lively.run(0.3)
    lively.click("settings.others.large")
    assert lively.desk.preferences.others is Others.LARGE


def test_a_replay_tells_by_the_same_setting(lively: Desktop) -> None:
    match = Match.new(
        "biomes", play_of("biomes").load("classic"), seats_of(("greedy", "greedy")), SEED
    )
    for _ in range(400):
        if match.actor is None:
            break
        match.play(played_by_agent(match))
    found = dict[Extent, int]()
    for number, step in enumerate(match.history):
        events = step.events_for(SPECTATOR)
        if any(isinstance(each, WeaponsDrawn) for each in events):
            replay = Replay(match.record())
            views = replay.view_at(number), replay.view_at(number + 1)
            found.setdefault(extent((), events, *views), number)  # type: ignore[arg-type] # of biomes
    small = found.get(Extent.SMALL, found.get(Extent.BRIEF))
    large = found.get(Extent.FULL)
    assert small is not None
    assert large is not None
    for number, stage in ((small, False), (large, True)):
        lively.desk.show(Replayed(Replay(match.record()), at=number))
        screen = lively.desk.screen
        assert isinstance(screen, ReplayScreen)
        lively.settle()
        screen.on(SeekReplay(number + 1))
        scene, staged = screen._table.scene, False  # what lies there
        while scene.busy:
            lively.desk.advance(STEP)
            staged |= STAGE in scene.pieces
        assert staged is stage


def test_the_end_of_a_small_fight_ends_it() -> None:
    """A mob that falls after a pickaxe or TNT falls where it lies, too."""
    match, move = before_a_fight(CLOSE[1] + 0.02, 1.0)
    before: Any = match.state_view(0)
    match.play(move)
    while match.state_view(0).fight is not None:  # type: ignore[attr-defined] # of biomes
        step = match.play(match.legal_moves()[0])
        events, after = step.events_for(0), match.state_view(0)
        if any(isinstance(each, MobDefeated | MobSurvived) for each in events):
            assert extent({0}, events, before, after) is Extent.SMALL  # type: ignore[arg-type] # of biomes
