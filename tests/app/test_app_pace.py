"""What opponents do: how long it is seen, how it is skipped, and that they think meanwhile."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pyglet.window import key as keys
from pyglet.window import mouse

from game.app.desk import AMPLE_S, BUSY_S, PATIENCE_S, WAITED_S
from game.app.match.flow.thinking import Thinking
from game.app.match.screen import MatchScreen
from game.app.memory_cleanup import MemoryCleanup
from game.rules.biomes.moves import Fight, Score
from game.rules.core import Move
from game.scene.beats import AnyBeat
from game.session.match import Match
from game.session.preferences import Others, Pace, Preferences, PreferencesFile
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.titles.biomes.scene.beats import weight
from game.titles.biomes.scene.targets import BlockTarget
from game.ui.marks import Text
from game.ui.panels.prompt import watching_text
from tests.app.desktop import NAMES, SPACE, Desktop, Thinker, first, legal, opened, played_by_agent

STEP = 1 / 60
THINKS_S = 60.0


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop at the ordinary pace; everything flies."""
    yield from opened(tmp_path, monkeypatch, Preferences(pace=Pace.NORMAL))


def pass_on(desktop: Desktop) -> MatchScreen:
    """The viewer's turn is over; the first action of an opponent begins to show."""
    screen = desktop.match
    game = screen.game
    while game.match.actor == 0:
        game.play(legal(screen)[0])
        while game.playback.beat is not None and game.playback.beat.own:
            screen.advance(STEP)
    if game.holding:
        game.end_turn()
    return screen


def many_parts(beat: AnyBeat | None) -> bool:
    """Whether this is shown as more than one action: a fight, or a scoring."""
    return beat is not None and weight(beat.events) > 1.0


def moments(desktop: Desktop) -> list[tuple[float, bool]]:
    """Times between the beginnings of what is shown of opponents' actions, until the viewer
    decides; and whether it was a part of a fight or a scoring."""
    screen = desktop.match
    showing, times = screen.game.playback, list[tuple[float, bool]]()
    beat, since, fought = showing.beat, 0.0, False
    for _ in range(int(THINKS_S / STEP)):
        screen.advance(STEP)
        desktop.desk.settle()
        since += STEP
        fought |= showing.held is not None or many_parts(showing.beat)
        if showing.beat is not None and showing.beat is not beat:
            if beat is not None:
                times.append((since, fought))
            beat, since, fought = showing.beat, 0.0, False
        if screen.game.deciding and not showing.pausing:
            return times
    raise AssertionError("the opponents never came to an end")


@pytest.mark.parametrize("calm", [False, True])
def test_an_action_of_an_opponent_is_seen_for_about_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calm: bool
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    desktop = Desktop(tmp_path, Preferences(pace=Pace.NORMAL, reduced_motion=calm))
    desktop.game(HUMAN, "greedy", "greedy", seed=5)
    times: list[float] = []
    for _ in range(4):
        pass_on(desktop)
        times += [seconds for seconds, fought in moments(desktop) if not fought]
    desktop.close()
    assert len(times) > 12
    assert min(times) >= 0.8
    assert max(times) <= 1.25
    assert calm or max(times) > min(times) + 0.2, "what is long takes longer"


def fought(desktop: Desktop, seed: int) -> list[float]:
    """In a fight of an opponent: when each token lay open and when the outcome stood there, in
    seconds after the fight began to be shown."""
    seats = [Seat(n, a, c) for n, a, c in zip(NAMES, (HUMAN, "greedy"), COLORS, strict=False)]
    match = Match.new("biomes", play_of("biomes").load("classic"), seats, seed)
    while match.actor != 1 or not any(isinstance(move, Fight) for move in match.legal_moves()):
        match.play(played_by_agent(match))
    screen = MatchScreen(desktop.desk.host, match, begins=False)
    desktop.desk.go(screen)
    game, since, times = screen.game, 0.0, list[float]()
    game.play(first(screen, lambda move: isinstance(move, Fight)))
    while game.playback.held is None:
        screen.advance(STEP)
        since += STEP
        times += [since] * (game.resting.stage.turned - len(times))
    return [*times, since]


@pytest.mark.parametrize("seed", [3, 9])
def test_every_token_of_an_opponents_fight_can_be_read(lively: Desktop, seed: int) -> None:
    """On the stage, which it takes where it is close or the player wants that."""
    lively.desk.prefer(Preferences(pace=Pace.NORMAL, others=Others.LARGE))
    times = fought(lively, seed)
    assert times[0] >= 0.9, "the mob stands there before the first token is turned"
    assert min(later - earlier for earlier, later in pairwise(times)) >= 0.3
    assert 2.0 <= times[-1] <= 3.8


def opponents_scoring() -> Match:
    """A match in which seat 1 is about to score."""
    seats = [Seat(n, a, c) for n, a, c in zip(NAMES, (HUMAN, "greedy"), COLORS, strict=False)]
    match = Match.new("biomes", play_of("biomes").load("classic"), seats, 3)
    while match.actor != 1 or not isinstance(match.legal_moves()[0], Score):
        match.play(played_by_agent(match))
    return match


def test_an_opponents_scoring_has_the_time_of_two_actions(lively: Desktop) -> None:
    screen = MatchScreen(lively.desk.host, opponents_scoring(), begins=False)
    lively.desk.go(screen)
    screen.game.play(first(screen, lambda move: isinstance(move, Score)))
    screen.advance(0.0)
    beat, seconds = screen.game.playback.beat, 0.0
    assert beat is not None
    while screen.game.playback.beat is beat:
        screen.advance(STEP)
        seconds += STEP
    assert 1.3 <= seconds <= 2.4


def test_what_another_does_begins_and_ends_in_frames_of_its_own(lively: Desktop) -> None:
    match = opponents_scoring()
    screen = MatchScreen(lively.desk.host, match, begins=False)
    lively.desk.go(screen)
    playback = screen.game.playback
    screen.game.play(first(screen, lambda move: isinstance(move, Score)))
    at_once = playback.beat
    screen.advance(STEP)
    beat = playback.beat
    assert at_once is None
    assert beat is not None
    playback.add([beat])
    while playback.beat is beat:
        screen.advance(STEP)
    assert playback.beat is None, "the next one comes a frame later, at the earliest"
    assert not playback.idle


def test_no_memory_is_tidied_up_in_a_frame_in_which_something_begins_to_move(
    lively: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    lively.game(HUMAN, "greedy", "greedy", seed=5)
    pass_on(lively)
    moving: list[bool] = []
    monkeypatch.setattr(MemoryCleanup, "rest", lambda _: moving.append(lively.match.moving))
    lively.run(8.0)
    assert moving
    assert not any(moving)


def test_panels_wait_for_a_frame_that_has_room_after_time_has_passed(
    lively: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, desk = lively.game(), lively.desk
    spent, passing = [0.0], screen.advance

    def long(seconds: float) -> None:
        spent[0] += BUSY_S
        passing(seconds)

    def begun(seconds: float) -> bool:
        """Whether panels that are wanted soon are begun so many seconds later, or shown."""
        desk.refresh_soon()
        lively.run(seconds)
        return desk.surface.rehearsing or not desk.lagging

    monkeypatch.setattr("game.app.desk.thread_time", lambda: spent[0])
    assert begun(PATIENCE_S / 2)
    lively.run(1.0)
    monkeypatch.setattr(screen, "advance", long)
    assert not begun(PATIENCE_S / 2)
    assert begun(PATIENCE_S)


def test_panels_on_their_way_take_no_more_than_a_frame_has_room_for(
    lively: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, desk = lively.game(), lively.desk
    spent, taken = [0.0], list[bool]()
    passing, go_on = screen.advance, desk.surface.go_on

    def long(seconds: float) -> None:
        spent[0] += BUSY_S - AMPLE_S / 2
        passing(seconds)

    def noted(seconds: float, *, patiently: bool) -> None:
        taken.append(patiently)
        go_on(seconds, patiently=patiently)

    monkeypatch.setattr("game.app.desk.thread_time", lambda: spent[0])
    monkeypatch.setattr(desk.surface, "go_on", noted)
    desk.refresh_soon()
    lively.run(WAITED_S)
    assert taken
    assert not any(taken), "there is ample room"
    taken.clear()
    monkeypatch.setattr(screen, "advance", long)
    desk.refresh_soon()
    lively.run(PATIENCE_S * 2)
    assert taken
    assert all(taken)


def test_slow_to_instant_are_slow_to_instant(lively: Desktop) -> None:
    lively.game(HUMAN, "greedy", "greedy", seed=5)
    means = []
    for pace in Pace:
        lively.desk.prefer(Preferences(pace=pace))
        pass_on(lively)
        times = [seconds for seconds, fought in moments(lively) if not fought]
        means.append(sum(times) / len(times))
    assert means == sorted(means, reverse=True)
    assert means[0] > 1.2
    assert means[-1] <= 3 * STEP


def test_at_once_means_that_the_table_shows_the_end_at_once(lively: Desktop) -> None:
    lively.game(HUMAN, "greedy", "greedy", "greedy", seed=5)
    lively.desk.prefer(Preferences(pace=Pace.INSTANT))
    screen = pass_on(lively)
    frames = 0
    while not screen.game.deciding:
        before = len(screen.game.match.history)
        screen.advance(STEP)
        frames += 1
        if len(screen.game.match.history) > before:
            assert not screen.game.table.scene.busy
            assert not screen.game.table.camera_controller.flying
        assert frames < 120


def shown_first(desktop: Desktop) -> MatchScreen:
    """An opponent's first action is in motion."""
    desktop.game(HUMAN, "greedy", "greedy", seed=5)
    screen = pass_on(desktop)
    while screen.game.playback.beat is None:
        screen.advance(STEP)
    desktop.desk.settle()
    assert screen.game.watching
    return screen


@pytest.mark.parametrize("how", ["left", "right", "Space", "Enter", "panel"])
def test_any_click_jumps_to_the_end_of_the_action(lively: Desktop, how: str) -> None:
    screen = shown_first(lively)
    game = screen.game
    beat, steps = game.playback.beat, len(game.match.history)
    match how:
        case "left":
            lively.click_on(BlockTarget((0, 0, 3)))
        case "right":
            lively.click_on(BlockTarget((0, 0, 3)), mouse.RIGHT)
        case "Space":
            lively.press_key(keys.SPACE)
        case "Enter":
            lively.press_key(keys.ENTER)
        case _:
            panel = next(n for n in lively.desk.surface.root.walk() if n.solid and not n.key)
            x, y = panel.rect.x + 3, panel.rect.center[1]
            view = lively.desk.viewport
            lively.click_at(x * view.scale, view.pixel_height - y * view.scale)
    assert game.playback.beat is not beat
    assert not game.playback.pausing, "nor does one wait for the rest after it"
    assert len(game.match.history) == steps, "it was no click on the table"
    screen.advance(STEP)
    assert len(game.match.history) > steps or game.match.actor == 0, "the next one is on"


def test_a_click_just_too_late_to_skip_is_no_move(lively: Desktop) -> None:
    screen = shown_first(lively)
    while not screen.game.deciding:
        screen.advance(STEP)
    lively.desk.settle()
    steps = len(screen.game.match.history)
    target = next(t for t in screen.deciding.pointing.marked if isinstance(t, BlockTarget))
    lively.click_on(target)
    assert len(screen.game.match.history) == steps
    screen.advance(0.3)
    lively.click_on(target)
    assert len(screen.game.match.history) == steps + 1


def texts(desktop: Desktop) -> set[str]:
    return {node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)}


def test_the_tip_about_skipping_goes_when_it_was_followed(lively: Desktop) -> None:
    screen = shown_first(lively)
    assert watching_text() in texts(lively)
    lively.press_key(SPACE)
    screen.advance(STEP)
    lively.desk.settle()
    assert screen.game.watching
    assert watching_text() not in texts(lively)


def test_the_next_decision_is_thought_about_while_the_last_one_is_shown(
    lively: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def ask(_: Thinking, match: Match) -> None:
        if len(match.history) not in asked:
            asked.append(len(match.history))

    monkeypatch.setattr(Thinker, "ask", ask)
    screen = shown_first(lively)
    screen.advance(STEP)
    assert screen.game.table.scene.busy
    assert asked[-1] == len(screen.game.match.history)


def test_the_pace_is_set_in_the_settings_and_kept(lively: Desktop) -> None:
    lively.shelf()
    lively.click("shelf.settings")
    for pace in (Pace.INSTANT, Pace.CALM):
        lively.click(f"settings.pace.{pace}")
        assert lively.desk.preferences.pace is pace
        assert PreferencesFile(lively.saves.folder.parent).load().pace is pace


@pytest.fixture
def thoughtful(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop whose opponents think in a process of their own."""
    made = Desktop(tmp_path)
    yield made
    made.close()


def decided(desktop: Desktop, steps: int) -> list[Move]:
    """The moves after ``steps``, once the viewer decides again; time is real."""
    screen = desktop.match
    end = time.monotonic() + THINKS_S
    while not screen.game.deciding and time.monotonic() < end:
        desktop.run(STEP)
        time.sleep(0.002)
    assert screen.game.deciding
    return [step.move for step in screen.game.match.history[steps:]]


def test_an_opponent_killed_in_mid_thought_decides_as_if_nothing_had_been(
    thoughtful: Desktop,
) -> None:
    moves = []
    for killed in (False, True):
        screen = thoughtful.game(HUMAN, "architect", seed=5)
        worker = thoughtful.desk.host.thinking.worker
        while not worker.ready:
            worker.poll()
        screen = pass_on(thoughtful)
        steps = len(screen.game.match.history)
        screen.advance(STEP)
        assert worker.thinking
        if killed:
            assert worker.process_id is not None
            os.kill(worker.process_id, signal.SIGKILL)
        moves.append(decided(thoughtful, steps))
        assert thoughtful.desk.dialog is None, "nothing to be told"
    assert moves[0] == moves[1]


def test_the_process_is_warm_before_a_match_and_ends_with_the_window(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path)
    desktop.shelf()
    worker = desktop.desk.host.thinking.worker
    pid = worker.process_id
    desktop.game(HUMAN, "greedy")
    desktop.shelf()
    desktop.game(HUMAN, "greedy")
    assert desktop.desk.host.thinking.worker is worker
    assert worker.process_id == pid
    assert pid is not None
    desktop.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
