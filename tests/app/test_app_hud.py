"""What the panels of a match add to the table: news, legends, groups, prices, flying points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.match.playback.flying_points import (
    RISE_PART,
    ROOM,
    floating,
    way,
    within,
)
from game.app.match.review.looking_back import points_by_turn
from game.rules.biomes.catalogue import Building, find_tile
from game.rules.biomes.hints import chance_after, win_chance
from game.rules.biomes.moves import Build, Collect, Fight, Score
from game.rules.biomes.view import Stage
from game.scene.camera import Camera
from game.scene.floaters import Floater
from game.scene.pose import Pose
from game.scene.stage import Mark
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.seats import HUMAN
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.looking import attention, beside
from game.titles.biomes.scene.targets import SpaceTarget, StackTarget
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import BuildPreview
from game.titles.biomes.ui.panels.payment import payment_chooser
from game.titles.biomes.ui.panels.scoring import score_choices
from game.titles.biomes.ui.signs.notes import Notes, cost_marks, middle_first
from game.titles.biomes.ui.signs.outlines import of_space
from game.titles.biomes.ui.signs.seen import building, choices, group_with, trait
from game.ui.boxes import Panel
from game.ui.controls import Pressable
from game.ui.intents import Dismiss, LightUp, LookAt, Play, Preview, Rerun
from game.ui.layout import Stack
from game.ui.marks import Text
from game.ui.panels.asides import open_room
from game.ui.rect import Rect
from game.ui.rising_points import BOW, RISE
from game.ui.stray_press import AGAIN_S, StrayYes
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.app.desktop import ENTER, Desktop, ground, legal, opened, played_by_agent
from tests.app.test_app_screens import begun
from tests.ui.stage import surface


@pytest.fixture
def desktop_moving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop where things fly."""
    yield from opened(tmp_path, monkeypatch, Preferences(reduced_motion=False))


def mine(match: Match, wanted: type) -> bool:
    """Whether seat 0 may make such a move."""
    return match.actor == 0 and any(isinstance(move, wanted) for move in match.legal_moves())


def brought_to(desktop: Desktop, wanted: type) -> Match:
    """A match on the desk in which the viewer may make such a move."""
    match = begun(HUMAN, "greedy", steps=20)
    while not mine(match, wanted):
        match.play(played_by_agent(match))
    desktop.go_on(match)
    return match


def words(desktop: Desktop) -> str:
    """All that panels say."""
    desktop.desk.settle()
    nodes = desktop.desk.surface.root.walk()
    return " | ".join(node.text for node in nodes if isinstance(node, Text))


def strip_keys(desktop: Desktop) -> list[str]:
    """The signs of the strip, in order."""
    desktop.desk.settle()
    nodes = desktop.desk.surface.root.walk()
    keys = [node.key for node in nodes if isinstance(node, Pressable)]
    return [key for key in keys if key.startswith("strip.") and key != "strip.close"]


def test_news_are_deeds_of_the_others_that_can_be_seen_again(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy", "greedy")
    while screen.game.match.turn == 1:
        desktop.desk.hear(Play(legal(screen)[-1]))
        desktop.settle()
        if screen.game.holding:
            screen.game.end_turn()
            desktop.settle()
    told = screen._news()
    assert told
    assert all(each.deed and each.seat in (1, 2) and each.again for each in told)
    assert strip_keys(desktop) == [f"strip.{each.number}" for each in told]
    before = dict(screen.game.table.scene.pieces)
    desktop.desk.hear(Rerun(told[0].number))
    assert not screen.game.settled
    desktop.settle()
    assert screen.game.table.scene.pieces == before, "the table is as it was"
    assert strip_keys(desktop), "and the news stand there still"
    desktop.click("log.toggle")
    assert not strip_keys(desktop), "an open log tells it all: the news lay over its lines"
    desktop.click("log.toggle")
    assert strip_keys(desktop)
    desktop.desk.hear(LightUp(told[0].number))
    assert screen.game.lit_up == told[0].targets
    desktop.desk.hear(Dismiss("strip"))
    assert strip_keys(desktop) == []


def test_what_was_played_before_a_resume_is_told_but_not_shown_again(desktop: Desktop) -> None:
    match = begun(HUMAN, "greedy", steps=24)
    while match.actor != 0:
        match.play(played_by_agent(match))
    screen = desktop.go_on(match)
    assert not any(each.again for each in screen.game.journal.told())


def test_the_legend_stands_beside_the_cube_alone(desktop: Desktop) -> None:
    desktop.game()
    assert "Tilt" not in words(desktop)
    desktop.desk.hear(LookAt("cube"))
    desktop.settle()
    assert "Tilt" in words(desktop)
    assert "Wood | 16" in words(desktop), "all of them, in a full cube"
    desktop.desk.hear(LookAt("table"))
    desktop.settle()
    assert "Tilt" not in words(desktop)


def test_whoever_tilts_the_cube_still_looks_at_it() -> None:
    near = Camera(at.CUBE_CENTRE, 20.0, 50.0, 13.0, 50.0)
    assert attention(near) == "cube"
    assert attention(replace(near, distance=26.0)) == ""
    assert attention(replace(near, target=(3.0, 0.0, 0.0))) == ""


def test_a_building_in_hand_marks_its_group_and_its_price(desktop: Desktop) -> None:
    match = brought_to(desktop, Build)
    screen = desktop.match
    build = next(move for move in match.legal_moves() if isinstance(move, Build))
    screen.deciding.clicked(StackTarget(build.cell))
    decision = screen.deciding.decision()
    assert decision.selection.picked == StackTarget(build.cell)
    target = SpaceTarget(0, build.space)
    screen.deciding.pointing.target = target
    seen = building(decision, screen.deciding.pointing._meant(decision))
    assert seen is not None
    paid = cost_marks(decision, seen)
    assert len(paid) == sum(build.pay)
    assert set(paid) <= set(screen.game.table.scene.pieces), "the blocks lie in the tray"
    screen.deciding.pointing.show(decision)
    marks = screen.game.table.scene.marks
    assert all(marks[name] is Mark.CHOSEN for name in paid)
    spaces, worth = group_with(decision.view, 0, seen)
    assert build.space in spaces
    assert worth % len(spaces) == 0


def test_one_number_tells_what_a_building_brings(desktop: Desktop) -> None:
    """The board said "+6" and "−3", the panel "+12": no child can add that up."""
    match, told = brought_to(desktop, Build), set[bool]()
    while told != {True, False}:
        assert match.actor is not None, "gains are told before the end, and others"
        if mine(match, Build):
            desktop.go_on(match)
            told |= {total > 0 for total in _promised(desktop, match)}
        match.play(played_by_agent(match))


def _promised(desktop: Desktop, match: Match) -> Iterator[int]:
    """What each building that may be built brings, on each space: the same wherever it is told."""
    screen, viewport = desktop.match, desktop.desk.viewport
    for build in {
        (m.cell, m.space): m for m in match.legal_moves() if isinstance(m, Build)
    }.values():
        screen.deciding.clicked(StackTarget(build.cell))
        decision = screen.deciding.decision()
        seen = BuildPreview(build.cell, decision.view.stack(build.cell).face_up or "", build.space)
        tile = find_tile(decision.view.catalogue, seen.tile)
        assert isinstance(tile, Building)
        total = brought(decision.view, 0, tile, build.space).total
        *board, panel = Notes(ground(screen.game.table), decision).building(seen, viewport)
        assert [_number(total)] == [each for note in board for each in _numbers(note)]
        assert _numbers(panel)[0] == _number(total)
        ways = (build.cell, build.space, [build.pay])
        asked = payment_chooser(tile, *ways, total, lambda _intent: None)
        surface(asked)
        assert _numbers(asked) == [_number(total)]
        screen.deciding.stepped_back()
        yield total


def _numbers(note: Widget) -> list[str]:
    """What a sign says of points won or lost."""
    texts = [node.text for node in note.walk() if isinstance(node, Text)]
    return [each for each in texts if each[:1] in "+−="]


def _number(total: int) -> str:
    return f"+{total}" if total > 0 else f"−{-total}" if total else "="


def test_a_group_under_the_pointer_is_the_one_that_would_score(desktop: Desktop) -> None:
    match = brought_to(desktop, Score)
    screen = desktop.match
    assert ground(screen.game.table).view.stage is Stage.SCORE
    score = next(move for move in match.legal_moves() if isinstance(move, Score))
    desktop.desk.hear(Preview(score.characteristic))
    decision = screen.deciding.decision()
    assert trait(decision, screen.deciding.pointing._meant(decision)) == score.characteristic
    desktop.desk.hear(Preview(None))
    decision = screen.deciding.decision()
    group = next(choice for choice in choices(decision) if choice.spaces)
    screen.deciding.pointing.target = SpaceTarget(0, group.spaces[0])
    assert trait(decision, screen.deciding.pointing._meant(decision)) == group.characteristic
    off = {n.key for n in desktop.desk.surface.root.walk() if isinstance(n, Pressable) and n.reason}
    assert {"action.collect", "end"} <= off, "no action can be begun now"
    screen.deciding.clicked(SpaceTarget(0, group.spaces[0]))
    played = match.history[-1].move
    assert isinstance(played, Score)
    assert played.characteristic == group.characteristic


def test_what_a_scoring_brings_hangs_on_spaces_that_count(desktop: Desktop) -> None:
    """ "15 XP sand" hung on an empty forest between the three buildings of sand."""
    brought_to(desktop, Score)
    screen = desktop.match
    table, decision = ground(screen.game.table), screen.deciding.decision()
    for beginner in (False, True):  # connected, or wherever they are
        view = replace(
            decision.view,
            players=tuple(replace(each, beginner=beginner) for each in decision.view.players),
        )
        notes = surface(Stack(*Notes(table, replace(decision, view=view)).scoring("")))
        found = [node.rect for node in notes.root.walk() if isinstance(node, Panel)]
        round_ = view.scoring
        assert round_ is not None
        counted = [space for each in score_choices(view, 0, round_) for space in each.spaces]
        assert len(found) == len(counted), "a sign for each space that counts"
        for space in counted:
            around = of_space(table, 0, space)
            assert any(around.contains(*sign.center) for sign in found), space


def test_enter_scores_what_is_lit(desktop: Desktop) -> None:
    """The best line looked like what Enter is for, and Enter did nothing; no other line has it."""
    match = brought_to(desktop, Score)
    screen = desktop.match
    view = ground(screen.game.table).view
    assert view.scoring is not None
    best, *others = score_choices(view, 0, view.scoring)
    desktop.desk.settle()
    lines = {n.key: n for n in desktop.desk.surface.root.walk() if isinstance(n, Pressable)}
    assert lines[f"score.{best.characteristic}"].shortcut == "Enter"
    assert "Enter" not in {lines[f"score.{each.characteristic}"].shortcut for each in others}
    desktop.press_key(ENTER)
    assert match.history[-1].move == Score(view.scoring, best.characteristic)


def test_enter_pressed_once_more_scores_nothing_unseen() -> None:
    """What comes after a move is asked of whoever sees it; a choice that is still the same, and a
    later press, are meant."""
    yes = StrayYes()
    assert not yes.is_astray(4, 10.0)
    assert not yes.is_astray(4, 10.1), "nothing was played by it"
    assert yes.is_astray(5, 10.2)
    assert not yes.is_astray(5, 10.3), "it was seen that it did nothing"
    assert not yes.is_astray(6, 10.3 + 2 * AGAIN_S)


@pytest.mark.parametrize(
    ("spaces", "middle"),
    [
        (((0, 0), (0, 2)), {(0, 0), (0, 2)}),
        (((0, 1), (1, 2), (2, 1)), {(1, 2)}),
        (((0, 0), (0, 1), (1, 1), (2, 1), (2, 0)), {(1, 1)}),
    ],
)
def test_what_a_group_brings_hangs_on_its_space_nearest_to_the_middle(
    spaces: tuple[tuple[int, int], ...], middle: set[tuple[int, int]]
) -> None:
    first, *others = middle_first(spaces)
    assert first in middle
    assert {first, *others} == {*spaces}


def test_points_rise_and_then_go_beneath_their_card() -> None:
    card = Rect(1300, 200, 232, 128)
    start = (400.0, 500.0)
    assert way(start, card, 0.0) == start
    assert way(start, None, 1.0) == (400.0, 500.0 - RISE)
    x, y = way(start, card, RISE_PART)
    assert (x, y) == pytest.approx((400.0, 500.0 - RISE))
    assert way(start, card, 1.0) == pytest.approx((1300 + ROOM, card.center[1]))
    middle = way(start, card, (1 + RISE_PART) / 2)
    assert middle[1] < (500 - RISE + card.center[1]) / 2 - BOW * 0.9, "the way is bent upwards"


@pytest.mark.parametrize("spot", [(700.0, -400.0), (1550.0, 300.0), (-90.0, 880.0)])
def test_points_from_out_of_sight_rise_where_they_can_be_seen(spot: tuple[float, float]) -> None:
    room = open_room(Viewport.of(1600, 900))
    x, y = within(spot, room)
    assert 0 < x < 1600 - 250, "beside the cards"
    assert 100 + RISE < y < 800, "between banner and bar, even when they have risen"
    assert within((x, y), room) == (x, y)


def test_points_on_their_way_are_signs_and_rebuild_no_panel(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = desktop.game()
    table = screen.game.table
    table.scene.floaters[("points", 1)] = Floater(4, (0.0, 0.0, 0.2), 0, 0.5)
    (sign,) = floating(table, desktop.desk.host, open_room(desktop.desk.viewport))
    assert [node.text for node in sign.walk() if isinstance(node, Text)] == ["+4"]
    built: list[int] = []
    monkeypatch.setattr(screen, "widget", lambda _viewport: built.append(1))
    desktop.desk.draw()
    assert built == []
    table.scene.floaters.clear()
    assert floating(table, desktop.desk.host, open_room(desktop.desk.viewport)) == []


def test_a_flying_block_has_its_name_beside_it(
    desktop_moving: Desktop,
) -> None:
    screen = desktop_moving.game()
    move = next(move for move in legal(screen) if isinstance(move, Collect))
    desktop_moving.desk.hear(Play(move))
    beat = screen.game.playback.beat
    assert beat is not None
    named: list[Widget] = []
    for _ in range(20):
        desktop_moving.run(0.05)
        named += screen.game.flying()
    assert named
    assert screen.game.flying() == ()


def test_the_points_of_all_turns_end_at_the_scores() -> None:
    match = begun(HUMAN, "greedy", "greedy", steps=10_000)
    outcome = match.outcome
    assert outcome is not None
    course = points_by_turn(match)
    assert course[0] == (0, (0, 0, 0))
    assert course[-1][1] == outcome.scores
    assert [turn for turn, _ in course] == sorted({turn for turn, _ in course})


def test_the_winners_board_shows_beside_the_result() -> None:
    board = Pose((4.0, 2.0, 0.0), scale=0.6)
    camera = beside(board, 0.56)
    x, _ = camera.project((4.0, 2.0, 0.2), 1600, 900)
    assert x == pytest.approx(1600 * 0.22, abs=20), "in the middle of what is free"


def test_the_chance_in_a_fight_is_that_of_the_tokens_to_come(desktop_moving: Desktop) -> None:
    match = brought_to(desktop_moving, Fight)
    screen = desktop_moving.match
    view = ground(screen.game.table).view
    move = next(move for move in match.legal_moves() if isinstance(move, Fight))
    tile = view.stack(move.cell).face_up or ""
    told: dict[tuple[str, ...], float | None] = {}
    screen.game.play(move)
    while screen.game.playback.beat is not None:
        screen.advance(1 / 60)
        model = screen._stage() if ground(screen.game.table).view.fight else None
        if model is not None:
            told[model.tokens] = model.chance
    shown = list(told)
    assert [len(tokens) for tokens in shown] == list(range(len(shown)))
    for tokens in shown[:-1]:
        assert told[tokens] == chance_after(view, 0, tile, tokens)
    assert told[()] == win_chance(view, 0, tile)
    assert told[shown[-1]] is None, "nothing is left to chance"
