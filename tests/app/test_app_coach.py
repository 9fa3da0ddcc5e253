"""A hint in a match: asked by button and key, looked at, carried out, put away in time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from pyglet.window import key as keys

from game.ai.coach.advice import Advice
from game.ai.coach.asked import Coach
from game.ai.coach.plan import Course, Turn
from game.ai.coach.remembered import Done
from game.ai.thinking import Budget, Thoughts
from game.app.match.company.coaching import READ_S
from game.app.match.screen import MatchScreen
from game.app.match.viewer.bring_into_view import bring_into_view, uncover
from game.app.routes import NewGame
from game.language import PSEUDO, set_language
from game.rules.biomes.catalogue import find_tile
from game.rules.biomes.moves import BiomesMove, Build, Collect, Explore
from game.rules.biomes.overworld import STACK_CELLS
from game.rules.biomes.view import BiomesView, Stage
from game.rules.core import Move, View
from game.scene.stage import Mark
from game.session.match import Match
from game.session.preferences import PreferencesFile
from game.session.seats import COLORS, HUMAN, Seat, seats_of
from game.session.titles import play_of
from game.titles.biomes.ai.coach.reasons import told
from game.titles.biomes.scene.targets import BlockTarget, StackTarget
from game.titles.biomes.ui.panels.asides import under_hint
from game.titles.biomes.ui.signs.outlines import of_board, of_stack, of_tray
from game.ui.intents import ChooseHint, PointAtHint
from game.ui.panels.coach import news_text
from game.ui.rect import Rect
from game.ui.tooltip_placement import hidden
from tests.app.desktop import (
    CALM,
    CTRL,
    ENTER,
    ESCAPE,
    RIGHT,
    TAB,
    Desktop,
    Thinker,
    first,
    ground,
    legal,
    played_by_agent,
)
from tests.sizes import some
from tests.ui.audit import faults

H = keys.H
EVERY = [Stage.SECOND_BLOCK, Stage.PICKAXE, Stage.TNT, Stage.EXTRA, Stage.SCORE]
"""Stages of decisions besides the actions."""
CELLS = list(product(range(1, 5), range(1, 5)))


class Slow(Thinker):
    """Thoughts that come only when the test lets them; keeps what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, View, tuple[Move, ...]]] = []
        self.stopped = 0

    def consider(
        self, number: int, match: Match, view: View, legal: Sequence[Move], budget: Budget
    ) -> None:
        self.asked.append((number, view, tuple(legal)))
        self._number, self._thoughts, self._consideration = number, None, 1
        self._later = (number, match, view, legal, budget)

    def come(self) -> None:
        """The thoughts are there."""
        super().consider(*self._later)
        self._consideration = -1

    def fail(self) -> None:
        """Nothing came of it."""
        self._consideration = -1

    def stop_considering(self) -> None:
        self.stopped += 1
        super().stop_considering()


@pytest.fixture
def slow(desktop: Desktop) -> Slow:
    """A thinker that takes its time."""
    thinker = Slow()
    desktop.desk.think_with(thinker)
    return thinker


def moment(stage: Stage, kind: type[BiomesMove] | None = None, seats: int = 2) -> Match:
    """A game in which the first seat, a person, decides at a stage, with a move of a kind."""
    players = seats_of((HUMAN, *["greedy"] * (seats - 1)))
    for seed in range(3, 60):
        match = Match.new("biomes", play_of("biomes").load("classic"), players, seed)
        while match.actor is not None:
            mine = match.actor == 0 and cast(BiomesView, match.state_view(0)).stage is stage
            if mine and (kind is None or any(isinstance(m, kind) for m in match.legal_moves())):
                return match
            match.play(played_by_agent(match))
    raise AssertionError(f"no game came to {stage}")


def hinted(desktop: Desktop) -> set[object]:
    """The pieces that the hint sets off."""
    marks = desktop.match.game.table.scene.marks
    return {piece for piece, mark in marks.items() if mark is Mark.CHOSEN}


def test_the_key_asks_and_the_panel_tells(desktop: Desktop) -> None:
    desktop.game()
    desktop.press_key(H)
    desktop.settle()
    assert {"coach.do", "coach.close"} <= desktop.widgets()
    assert hinted(desktop)
    desktop.press_key(H)
    assert "coach.do" not in desktop.widgets()
    assert not hinted(desktop)


def test_the_button_asks_and_shows_that_the_coach_thinks(desktop: Desktop, slow: Slow) -> None:
    desktop.game()
    desktop.click("coach.ask")
    assert desktop.match.report()["coach"] == "thinking"
    assert "coach.close" in desktop.widgets()
    assert "coach.do" not in desktop.widgets()
    assert desktop.match.waiting, "time has to go on"
    slow.come()
    desktop.run(0.1)
    assert desktop.match.report()["coach"] == "telling"
    assert not desktop.match.waiting


@pytest.mark.parametrize("by_key", [True, False])
def test_where_thinking_failed_one_may_ask_again(
    desktop: Desktop, slow: Slow, *, by_key: bool
) -> None:
    """It said that there was no hint; there was one, as soon as somebody asked once more."""
    desktop.game()
    desktop.press_key(H)
    slow.fail()
    desktop.settle()
    assert desktop.match.report()["coach"] == "telling"
    assert "coach.do" not in desktop.widgets()
    if by_key:
        desktop.press_key(ENTER)
    else:
        desktop.click("coach.again")
    desktop.run(0.1)
    assert desktop.match.coach.thinking
    assert "coach.again" not in desktop.widgets()
    first, second = slow.asked
    assert first[1:] == second[1:], "of the same decision"
    slow.come()
    desktop.settle()
    assert "coach.do" in desktop.widgets()


def test_a_hint_that_failed_is_put_away_as_any_other(desktop: Desktop, slow: Slow) -> None:
    desktop.game()
    for key in (H, ESCAPE):
        desktop.press_key(H)
        slow.fail()
        desktop.settle()
        assert desktop.match.coach.open
        desktop.press_key(key)
        assert not desktop.match.coach.open


def test_enter_plays_no_hint_that_nobody_has_read(desktop: Desktop, slow: Slow) -> None:
    """“Let me think …” and Enter: the suggestion was played as it came."""
    history, times = desktop.game().game.match.history, [1000.0]
    desktop.clock = lambda: times[0]
    desktop.press_key(H)
    desktop.press_key(ENTER)
    slow.come()
    desktop.run(0.1)
    assert not history
    for _press in range(3):  # whoever goes on pressing has not read it either
        times[0] += READ_S - 0.01
        desktop.press_key(ENTER)
        assert not history
        assert desktop.match.coach.telling
    times[0] += READ_S + 0.01
    wanted = desktop.match.coach.chosen
    desktop.press_key(ENTER)
    assert [step.move for step in desktop.match.game.match.history] == [wanted]


def test_the_coach_gets_the_players_view_and_nothing_else(desktop: Desktop, slow: Slow) -> None:
    screen = desktop.game()
    desktop.press_key(H)
    (_number, view, moves) = slow.asked[0]
    assert view == screen.game.match.state_view(0)
    assert isinstance(view, BiomesView)
    assert view.seat == view.actor == 0
    assert list(moves) == list(legal(screen))


def test_do_it_plays_the_suggestion_as_if_by_hand(desktop: Desktop) -> None:
    match = desktop.game().game.match
    desktop.press_key(H)
    wanted = desktop.match.coach.chosen
    desktop.click("coach.do")
    assert [step.move for step in match.history] == [wanted]
    assert "coach.do" not in desktop.widgets()
    saved = desktop.saves.latest()
    assert saved is not None
    assert saved.match.record_bytes() == match.record_bytes()


def test_what_a_hint_did_can_be_undone(desktop: Desktop) -> None:
    desktop.go_on(moment(Stage.ACTION, Collect))
    match = desktop.match.game.match
    before = len(match.history)
    desktop.press_key(H)
    coach = desktop.match.coach
    assert coach.model is not None
    collects = [n for n, s in enumerate(coach.model.suggestions) if isinstance(s.move, Collect)]
    if not collects:
        pytest.fail("the coach suggests no block in this position")
    desktop.desk.hear(ChooseHint(collects[0]))
    desktop.press_key(ENTER)
    assert len(match.history) == before + 1
    desktop.settle()
    desktop.press_key(keys.Z, CTRL)
    assert len(match.history) == before


def test_the_coach_hears_what_was_done_since_and_what_was_taken_back(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it remembers belongs to all that was done before: nothing of it is left after undo."""
    heard: list[list[Move]] = []
    advised = Coach.advice

    def listening(
        coach: Coach, view: View, thoughts: Thoughts, past: Sequence[Done], *more: Any, gentle: bool
    ) -> tuple[Advice, ...]:
        heard.append([each.move for each in past])
        return advised(coach, view, thoughts, past, *more, gentle=gentle)

    monkeypatch.setattr(Coach, "advice", listening)
    desktop.go_on(moment(Stage.ACTION, Collect))
    history = desktop.match.game.match.history
    before = [step.move for step in history]
    desktop.press_key(H)
    coach, model = desktop.match.coach, desktop.match.coach.model
    assert model is not None
    moves = [each.move for each in model.suggestions]
    number = next(at for at, move in enumerate(moves) if isinstance(move, Collect))
    desktop.desk.hear(ChooseHint(number))  # a block can be given back
    done = coach.chosen
    desktop.press_key(ENTER)
    desktop.settle()
    desktop.press_key(H)
    desktop.press_key(H)
    desktop.press_key(keys.Z, CTRL)
    desktop.press_key(H)
    assert heard == [before, [*before, done], before]


def test_what_became_of_a_plan_is_read_before_the_reasons() -> None:
    better, gone = Course(Turn.BETTER, "m"), Course(Turn.GONE)
    assert news_text(Course(Turn.KEPT, "m"), "Build the Icicle bridge") == "This was the plan."
    assert news_text(better, "Build the Icicle bridge") == (
        "The plan was: Build the Icicle bridge. Now I see something better."
    )
    assert news_text(gone, "") == "What I had planned can't be done any more."


def test_keys_alone_look_through_the_suggestions(desktop: Desktop) -> None:
    desktop.game()
    desktop.press_key(H)
    coach = desktop.match.coach
    assert coach.model is not None
    count = len(coach.model.suggestions)
    assert count > 1
    seen = []
    for key in [TAB] * count:
        desktop.press_key(key)
        assert coach.model is not None
        seen.append(coach.model.chosen)
    assert seen == [*range(1, count), 0]
    desktop.press_key(RIGHT)
    wanted = coach.chosen
    desktop.press_key(ENTER)
    assert desktop.match.game.match.history[-1].move == wanted


def test_the_pointer_marks_a_suggestion_and_the_click_looks_at_it(desktop: Desktop) -> None:
    desktop.game()
    desktop.press_key(H)
    desktop.press_key(keys.F3)  # before the cube the hint has room to list all suggestions
    desktop.settle()
    before = hinted(desktop)
    x, y = desktop.place("coach.1")
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    pointed = hinted(desktop)
    assert pointed
    assert pointed != before
    desktop.desk.hear(PointAtHint(None))
    assert hinted(desktop) == before
    desktop.click("coach.1")
    assert hinted(desktop) == pointed
    assert desktop.match.game.match.history == [], "looking is not doing"


def test_escape_puts_the_hint_away_and_then_opens_the_menu(desktop: Desktop) -> None:
    desktop.game()
    desktop.press_key(H)
    desktop.press_key(ESCAPE)
    assert "coach.do" not in desktop.widgets()
    assert desktop.desk.dialog is None
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is not None


def test_the_hint_goes_when_the_decision_is_over(desktop: Desktop, slow: Slow) -> None:
    desktop.game()
    desktop.press_key(H)
    move = first(desktop.match, lambda each: isinstance(each, Explore))
    desktop.match.deciding.play(move)
    assert not desktop.match.coach.open
    assert slow.stopped == 1
    slow.come()
    desktop.settle()
    assert not desktop.match.coach.open, "thoughts that come too late are not told"


def test_own_hands_come_before_the_hint(desktop: Desktop) -> None:
    desktop.go_on(moment(Stage.ACTION, Build))
    desktop.press_key(H)
    desktop.press_key(keys._3)
    assert "coach.do" not in desktop.widgets(), "an action was chosen: its things are lit"
    desktop.press_key(ESCAPE)
    assert "coach.do" in desktop.widgets()


@pytest.mark.parametrize("away", [H, ESCAPE])
def test_what_was_in_hand_is_there_again_after_the_hint(desktop: Desktop, away: int) -> None:
    desktop.go_on(moment(Stage.ACTION, Build))
    desktop.press_key(keys._3)
    held = desktop.match.deciding.selection
    assert not desktop.match.deciding.idle
    desktop.press_key(H)
    assert "coach.do" in desktop.widgets()
    desktop.press_key(away)
    assert desktop.match.deciding.selection == held
    desktop.press_key(H)
    desktop.match.deciding.play(first(desktop.match, lambda each: isinstance(each, Explore)))
    desktop.settle()
    assert desktop.match.deciding.idle


def test_what_the_reasons_speak_of_stands_out_on_the_table(desktop: Desktop) -> None:
    """A hint named three tiles, and one had to look for each of them."""
    screen = desktop.go_on(moment(Stage.ACTION, Build))
    desktop.press_key(H)
    model, view = screen.coach.model, cast(BiomesView, screen.game.table.view)
    assert model is not None
    about = screen.interface.words.about(view, model.suggestions[0].move)
    open_stacks = [StackTarget(each) for each in STACK_CELLS if view.stack(each).face_up]
    other = next(each for each in open_stacks if each not in about)
    suggestion = replace(model.suggestions[0], named=(other, about[0]))
    screen.coach.model = replace(model, suggestions=(suggestion,), chosen=0)
    screen.deciding.changed()
    marked = screen.deciding.pointing.marked
    assert marked[other] is Mark.HOVER
    assert marked[about[0]] is Mark.CHOSEN
    name = find_tile(view.catalogue, view.stack(other.cell).face_up or "")
    assert name is not None
    assert other in screen.interface.words.named(view, told("build_next", tile=name.id))


@pytest.mark.parametrize("stage", EVERY)
def test_every_decision_has_its_hint(desktop: Desktop, stage: Stage) -> None:
    desktop.go_on(moment(stage))
    match = desktop.match.game.match
    before = len(match.history)
    assert "coach.ask" in desktop.widgets()
    desktop.press_key(H)
    assert "coach.do" in desktop.widgets()
    desktop.press_key(ENTER)
    assert len(match.history) > before


def test_nobody_is_asked_while_somebody_else_decides(desktop: Desktop, slow: Slow) -> None:
    desktop.game(HUMAN, HUMAN)
    assert desktop.match.game.curtain
    desktop.press_key(H)
    assert slow.asked == []


def test_who_wants_no_coach_sees_no_button(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, coach=False))
    desktop.game()
    assert "coach.ask" not in desktop.widgets()
    desktop.press_key(H)
    assert "coach.do" not in desktop.widgets()
    desktop.press_key(ESCAPE)
    desktop.click("menu.settings")
    desktop.scroll("settings.talk", -20)
    desktop.click("settings.coach")
    assert PreferencesFile(tmp_path).load().coach
    desktop.press_key(ESCAPE)
    desktop.press_key(ESCAPE)
    assert "coach.ask" in desktop.widgets()
    desktop.close()


def test_the_cube_turns_a_hidden_block_to_the_player(desktop: Desktop) -> None:
    table = desktop.game().game.table
    wall = [4 if y < 3 else 0 for _x in range(4) for y in range(4)]
    behind = BlockTarget((1, 3, 0))
    wall[1 * 4 + 3] = 1
    table.show(replace(ground(table).view, heights=tuple(wall)), 0)
    assert not table.spot(behind)[2]
    bring_into_view(table, behind)
    desktop.settle()
    assert table.spot(behind)[2]
    yaw = table.scene.turntable.yaw
    bring_into_view(table, behind)
    assert table.scene.turntable.goal == yaw, "what is seen needs no turn"


@pytest.mark.parametrize("attention", ["table", "cube"])
def test_what_the_panel_would_hide_moves_aside(desktop: Desktop, attention: str) -> None:
    desktop.game()
    table = desktop.match.game.table
    panel = under_hint(ground(table).view, attention, desktop.desk.viewport)
    low = BlockTarget((0, 0, 0)), StackTarget((4, 4))
    hidden, clear = low if attention == "table" else low[::-1]
    panel = replace(panel, top=0.1)
    home = table.camera_controller.camera
    uncover(table, clear, panel)
    desktop.settle()
    assert table.camera_controller.camera == home
    uncover(table, hidden, panel)
    desktop.settle()
    x = table.units(table.point(hidden))[0] / desktop.desk.viewport.width
    assert not panel.left < x < panel.right
    table.camera_controller.go_home()
    desktop.settle()
    assert table.camera_controller.camera == home


def _hint(desktop: Desktop) -> Rect:
    """Where the hint stands: the smallest thing that holds its buttons."""
    desktop.desk.settle()
    wanted = {"coach.do", "coach.close"}
    walked = desktop.desk.surface.root.walk()
    holds = [each for each in walked if wanted <= {part.key for part in each.walk()}]
    return min((each.rect for each in holds), key=lambda rect: rect.width * rect.height)


@pytest.mark.parametrize(
    ("size", "seats"), some(product([(1280, 720), (1920, 1080)], [2, 3, 4]), 3), ids=str
)
def test_the_hint_lies_over_nothing_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], seats: int
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    monkeypatch.setattr("tests.app.desktop.SIZE", size)
    desktop = Desktop(tmp_path, CALM)
    try:
        desktop.go_on(moment(Stage.ACTION, Build, seats=seats))
        desktop.press_key(H)
        desktop.settle()
        assert faults(desktop.desk.surface) == []
        place, table = _hint(desktop), desktop.match.game.table
        assert hidden(place, of_board(ground(table), 0)) == 0.0
        assert hidden(place, of_tray(ground(table))) == 0.0
        free = CELLS if seats < 4 else CELLS[:12]  # four cards leave no room below them
        assert not any(hidden(place, of_stack(ground(table), cell)) for cell in free)
    finally:
        desktop.close()


def test_the_log_opens_again_where_the_hint_stood(desktop: Desktop) -> None:
    desktop.go_on(moment(Stage.ACTION, Build))
    desktop.click("log.toggle")
    lines = {key for key in desktop.widgets() if key.startswith("log.")}
    assert len(lines) > 1
    desktop.press_key(H)
    assert faults(desktop.desk.surface) == []
    desktop.press_key(H)
    assert {key for key in desktop.widgets() if key.startswith("log.")} == lines


@pytest.mark.parametrize(("scale", "language"), some(product([1.0, 1.4, 2.0], ["en", PSEUDO]), 3))
def test_the_hint_fits_among_the_panels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: float, language: str
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    kept = msgspec.structs.replace(CALM, ui_scale=scale, language=language)
    desktop = Desktop(tmp_path, kept)
    try:
        desktop.go_on(moment(Stage.ACTION, Build, seats=4))
        desktop.press_key(H)
        assert "coach.do" in desktop.widgets()
        assert faults(desktop.desk.surface) == []
    finally:
        desktop.close()
        set_language("en")


def decides_soon(screen: MatchScreen) -> bool:
    """Whether the viewer is next, and what the others did is still shown."""
    return bool(screen.game.soon_legal()) and not screen.game.deciding


@pytest.mark.parametrize("title", ["biomes", "brewery", "towers"])
def test_a_hint_asked_for_while_moves_are_shown_comes_as_soon_as_it_can(
    desktop: Desktop, title: str
) -> None:
    """*H* just after *End turn* did nothing, and nothing said why."""
    seats = (Seat("A", HUMAN, COLORS[0]), Seat("B", "greedy", COLORS[1]))
    desktop.desk.show(NewGame(title, "classic", seats, 3, 1))
    screen = desktop.match
    for _frame in range(4000):
        if decides_soon(screen):
            break
        desktop.run(0.02)
    else:
        pytest.fail("the others' moves were not shown")
    desktop.press_key(H)
    button = screen.coach.button(idle=True)
    assert button is not None
    assert button.thinking, "the button says that it was heard"
    desktop.settle()
    assert screen.game.deciding
    assert screen.coach.telling
