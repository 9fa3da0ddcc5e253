"""A match by mouse and keyboard: what a click, a drag and a key do, and what is kept."""

from __future__ import annotations

import pytest
from pyglet.window import key as keys
from pyglet.window import mouse

from game.app.match.input.accidental_input import QUIET_S
from game.app.match.input.pointer_signs import GHOST
from game.app.screens.dialogs import NoticeDialog
from game.rules.biomes.moves import Build, Collect, EndTurn, Explore, Score
from game.rules.biomes.view import Stage
from game.scene.pose import PieceId
from game.scene.stage import Mark
from game.scene.targets import Target
from game.session.match import Match
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    SpaceTarget,
    StackTarget,
)
from game.ui.intents import Play
from game.ui.marks import Text
from tests.app.desktop import (
    CTRL,
    ENTER,
    ESCAPE,
    RIGHT,
    SPACE,
    TAB,
    Desktop,
    Thoughtless,
    first,
    ground,
    legal,
    played_by_agent,
)


def in_hand(desktop: Desktop) -> Target | None:
    """The piece that was picked up."""
    return desktop.match.deciding.selection.picked


def dialog(desktop: Desktop) -> str:
    """The name of the topmost dialog; "" for none."""
    return desktop.desk.dialog.name if desktop.desk.dialog else ""


def visible_block(desktop: Desktop) -> BlockTarget:
    """A block that may be taken and that no other hides."""
    table = desktop.match.game.table
    for move in legal(desktop.match):
        if isinstance(move, Collect):
            target = BlockTarget(move.block)
            if table.pick(*desktop.spot(target)) == target:
                return target
    raise AssertionError("no block can be seen")


def test_a_click_on_a_glowing_block_takes_it(desktop: Desktop) -> None:
    match = desktop.game().game.match
    target = visible_block(desktop)
    desktop.click_on(target)
    assert [step.move for step in match.history] == [Collect(target.block)]
    desktop.settle()
    assert sum(ground(desktop.match.game.table).view.players[0].supply) == 1


def test_each_move_is_saved_at_once(desktop: Desktop) -> None:
    match = desktop.game().game.match
    desktop.click_on(visible_block(desktop))
    saved = desktop.saves.latest()
    assert saved is not None
    assert saved.match.record_bytes() == match.record_bytes()


def test_a_block_inside_is_not_taken_but_outlined_with_the_reason(desktop: Desktop) -> None:
    screen = desktop.game()
    inner = BlockTarget((1, 0, 3))
    x, y = desktop.spot(inner)
    desktop.click_at(x, y)
    assert screen.game.match.history == []
    assert screen.deciding.pointing.refusal is not None
    assert screen.deciding.pointing.refusal[1].code == "few_free_sides"
    assert screen.game.table.scene.marks["block", 1, 0, 3] is Mark.REFUSED


def test_resting_on_a_block_that_cannot_be_taken_says_why(desktop: Desktop) -> None:
    screen = desktop.game()
    x, y = desktop.spot(BlockTarget((1, 0, 3)))
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    assert ("block", 1, 0, 3) not in screen.game.table.scene.marks
    desktop.run(1.0)
    assert screen.game.table.scene.marks["block", 1, 0, 3] is Mark.REFUSED


def test_a_click_on_a_crossing_explores(desktop: Desktop) -> None:
    match = desktop.game().game.match
    move = first(desktop.match, lambda move: isinstance(move, Explore) and move.to == (2, 3))
    assert isinstance(move, Explore)
    desktop.click_on(CrossingTarget(move.to))
    assert [step.move for step in match.history] == [move]


def test_dragging_the_figure_explores(desktop: Desktop) -> None:
    match = desktop.game().game.match
    desktop.drag(desktop.spot(FigureTarget(0)), desktop.spot(CrossingTarget((3, 2))))
    assert [step.move for step in match.history] == [Explore((3, 2))]


def test_dragging_the_cube_turns_it_and_takes_nothing(desktop: Desktop) -> None:
    screen = desktop.game()
    x, y = desktop.spot(visible_block(desktop))
    yaw = screen.game.table.scene.turntable.yaw
    desktop.drag((x, y), (x + 220, y))  # far enough to come to rest a quarter turn further
    assert screen.game.match.history == []
    assert abs(screen.game.table.scene.turntable.yaw - yaw) > 5


def reach_building(desktop: Desktop, *, ways: int = 1) -> Build:
    """A game at a moment when the first player can pay a building in some ways, on the screen."""
    seats = seats_of((HUMAN, "greedy"))
    for seed in range(3, 40):
        match = Match.new("biomes", play_of("biomes").load("classic"), seats, seed, first_player=0)
        while match.actor is not None:
            build = affordable(match, ways)
            if build is not None:
                desktop.go_on(match)
                return build
            match.play(played_by_agent(match))
    raise AssertionError("nobody could build")


def affordable(match: Match, ways: int) -> Build | None:
    """What the first player can build and pay in so many ways, the cheapest."""
    builds = [m for m in match.legal_moves() if isinstance(m, Build)] if match.actor == 0 else []
    for move in builds:
        if sum((m.cell, m.space) == (move.cell, move.space) for m in builds) >= ways:
            return move
    return None


def words_over(desktop: Desktop) -> set[str]:
    """What is written over the table now."""
    over = desktop.match.notes(desktop.desk.viewport)
    return {node.text for node in over.walk() if isinstance(node, Text)} if over else set()


def test_a_preview_tells_how_the_building_is_put_down(desktop: Desktop) -> None:
    build = reach_building(desktop)
    desktop.click_on(StackTarget(build.cell))
    x, y = map(int, desktop.spot(SpaceTarget(0, build.space)))
    desktop.send("on_mouse_motion", x, y, 0, 0)
    assert "Click to build" in words_over(desktop)


@pytest.mark.parametrize("aside", [(0.0, 0.0), (14.0, 6.0), (-14.0, -4.0)])
def test_a_tile_in_hand_is_held_where_it_was_taken(
    desktop: Desktop, aside: tuple[float, float]
) -> None:
    """It hung fifty pixels beside the pointer."""
    build = reach_building(desktop)
    table, deciding = desktop.match.game.table, desktop.match.deciding
    name = "tile", str(ground(table).view.stack(build.cell).face_up)
    start, goal = (desktop.spot(t) for t in (StackTarget(build.cell), SpaceTarget(0, build.space)))
    took = start[0] + aside[0], start[1] + aside[1]
    assert table.pick(*took) == StackTarget(build.cell)
    rested = table.project(table.scene.pieces[name].pose.place)
    deciding.pressed(took, "left")
    deciding.dragged(goal, (1.0, 1.0), "left")
    assert "Drop to build" in words_over(desktop)
    piece = table.scene.pieces[name]
    hangs = table.project(piece.pose.place)
    for held, was in zip(minus2(hangs, goal), minus2(rested, took), strict=True):
        assert held == pytest.approx(was * piece.pose.scale, abs=8.0)
    assert table.scene.marks[name] is Mark.VEILED, "it hides nothing of where it would go"
    assert table.scene.pieces[GHOST].pose.place[:2] == pytest.approx(
        table.point(SpaceTarget(0, build.space))[:2]
    )
    deciding.released(goal, "left")


def minus2(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """How far one pixel lies from another."""
    return one[0] - other[0], one[1] - other[1]


def test_a_building_is_dragged_to_the_board(desktop: Desktop) -> None:
    build = reach_building(desktop)
    screen = desktop.match
    before = len(screen.game.match.history)
    desktop.drag(desktop.spot(StackTarget(build.cell)), desktop.spot(SpaceTarget(0, build.space)))
    if len(screen.game.match.history) == before:  # there was a choice of payments
        desktop.press_key(ENTER)
    move = screen.game.match.history[before].move
    assert isinstance(move, Build)
    assert (move.cell, move.space) == (build.cell, build.space)


def test_a_building_is_clicked_twice_and_paid_by_choice(desktop: Desktop) -> None:
    build = reach_building(desktop, ways=2)
    screen = desktop.match
    before = len(screen.game.match.history)
    desktop.click_on(StackTarget(build.cell))
    desktop.click_on(SpaceTarget(0, build.space))
    assert len(screen.game.match.history) == before, "a choice of payments is asked for"
    tile: PieceId = ("tile", str(ground(screen.game.table).view.stack(build.cell).face_up))
    shown = screen.game.table.scene.pieces[tile].pose.place[:2]
    space = screen.game.table.point(SpaceTarget(0, build.space))[:2]
    assert shown == pytest.approx(space), "what is paid for waits where it will stand"
    assert GHOST not in screen.game.table.scene.pieces, "it lies there itself"
    desktop.click("payment.1")
    assert GHOST not in screen.game.table.scene.pieces
    move = screen.game.match.history[before].move
    assert isinstance(move, Build)
    assert move.pay != build.pay, "the first way to pay is the cheapest; the second was clicked"


def test_another_payment_can_be_chosen_by_keys_alone(desktop: Desktop) -> None:
    build = reach_building(desktop, ways=2)
    screen = desktop.match
    before = len(screen.game.match.history)
    desktop.click_on(StackTarget(build.cell))
    desktop.click_on(SpaceTarget(0, build.space))
    while desktop.desk.surface.touch.focused != "payment.1":
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    move = screen.game.match.history[before].move
    assert isinstance(move, Build)
    assert move.pay != build.pay


def test_ways_to_pay_are_gone_through_by_arrows(desktop: Desktop) -> None:
    build = reach_building(desktop, ways=2)
    screen = desktop.match
    before = len(screen.game.match.history)
    desktop.click_on(StackTarget(build.cell))
    desktop.click_on(SpaceTarget(0, build.space))
    for name, focused in ((keys.DOWN, "payment.0"), (keys.DOWN, "payment.1")):
        desktop.press_key(name)
        assert desktop.desk.surface.touch.focused == focused
    desktop.press_key(SPACE)
    move = screen.game.match.history[before].move
    assert isinstance(move, Build)
    assert move.pay != build.pay


def test_escape_and_right_click_back_out(desktop: Desktop) -> None:
    build = reach_building(desktop)
    screen = desktop.match
    before = len(screen.game.match.history)
    desktop.click_on(StackTarget(build.cell))
    assert in_hand(desktop) == StackTarget(build.cell)
    desktop.press_key(ESCAPE)
    assert in_hand(desktop) is None
    desktop.click_on(StackTarget(build.cell))
    desktop.click_on(StackTarget(build.cell), mouse.RIGHT)
    assert in_hand(desktop) is None
    assert dialog(desktop) == ""
    assert len(screen.game.match.history) == before
    desktop.press_key(ESCAPE)
    assert dialog(desktop) == "menu", "with nothing in hand, Esc opens the menu"


@pytest.mark.parametrize(
    "way", ["right", "escape", "dialog", "on_deactivate", "on_hide", "let go of elsewhere"]
)
def test_what_is_dragged_goes_back_when_the_drag_is_called_off(desktop: Desktop, way: str) -> None:
    build = reach_building(desktop)
    screen, table = desktop.match, desktop.match.game.table
    before, tile = len(screen.game.match.history), str(ground(table).view.stack(build.cell).face_up)
    lay = table.scene.pieces["tile", tile]
    start, goal = (desktop.spot(t) for t in (StackTarget(build.cell), SpaceTarget(0, build.space)))
    desktop.now += 5.0
    desktop.send("on_mouse_press", int(start[0]), int(start[1]), mouse.LEFT, 0)
    for x, y in (start, goal):
        desktop.send("on_mouse_drag", int(x) + 9, int(y), 9, 0, mouse.LEFT, 0)
    assert table.scene.pieces["tile", tile] != lay
    if way == "right":
        desktop.send("on_mouse_press", int(goal[0]), int(goal[1]), mouse.RIGHT, 0)
        desktop.send("on_mouse_release", int(goal[0]), int(goal[1]), mouse.RIGHT, 0)
    elif way == "escape":
        desktop.press_key(ESCAPE)
    elif way == "dialog":
        desktop.desk.open(NoticeDialog(desktop.desk.host, "Saving", "no room"))
    elif way.startswith("on_"):
        desktop.send(way)
    else:
        desktop.send("on_mouse_motion", int(goal[0]), int(goal[1]), 1, 0)
    assert table.scene.pieces["tile", tile] == lay, "it lies where it lay"
    desktop.send("on_mouse_release", int(goal[0]), int(goal[1]), mouse.LEFT, 0)
    assert len(screen.game.match.history) == before
    assert not screen.deciding.selection.waits


def test_a_click_after_a_drag_was_cut_off_is_a_click(desktop: Desktop) -> None:
    build = reach_building(desktop)
    screen = desktop.match
    before = len(screen.game.match.history)
    start, goal = (desktop.spot(t) for t in (StackTarget(build.cell), SpaceTarget(0, build.space)))
    desktop.now += 5.0
    desktop.send("on_mouse_press", int(start[0]), int(start[1]), mouse.LEFT, 0)
    for x, y in (start, goal):
        desktop.send("on_mouse_drag", int(x) + 9, int(y), 9, 0, mouse.LEFT, 0)
    desktop.send("on_hide")
    desktop.send("on_show")
    assert not screen.deciding.dragging
    desktop.click_at(*goal)
    assert len(screen.game.match.history) == before, "the click made the move"


def test_a_cube_that_is_being_turned_stands_when_the_window_is_left(desktop: Desktop) -> None:
    screen = desktop.game()
    turntable = screen.game.table.scene.turntable
    x, y = map(int, desktop.spot(visible_block(desktop)))
    desktop.now += 5.0
    desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
    for step in range(1, 4):
        desktop.send("on_mouse_drag", x + 20 * step, y, 20, 0, mouse.LEFT, 0)
    held = [turntable.held]
    desktop.send("on_deactivate")
    held.append(turntable.held)
    assert held == [True, False]
    turned = turntable.yaw
    desktop.send("on_mouse_drag", x + 100, y, 20, 0, mouse.LEFT, 0)
    assert turntable.yaw == turned, "it goes on turning"


def test_a_slider_stays_when_the_window_is_left(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.click("shelf.settings")
    desktop.run(0.2)
    x, y = map(int, desktop.place("settings.effects"))
    desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
    desktop.send("on_mouse_drag", x + 20, y, 20, 0, mouse.LEFT, 0)
    desktop.send("on_deactivate")
    loud = desktop.desk.preferences.effects
    desktop.send("on_mouse_drag", x + 60, y, 40, 0, mouse.LEFT, 0)
    desktop.send("on_mouse_motion", x - 60, y, -120, 0)
    assert desktop.desk.preferences.effects == loud
    assert not desktop.desk.surface.touch.pressed


def test_a_press_that_is_called_off_takes_nothing(desktop: Desktop) -> None:
    screen = desktop.game()
    x, y = map(int, desktop.spot(visible_block(desktop)))
    desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
    desktop.send("on_mouse_press", x, y, mouse.RIGHT, 0)
    desktop.send("on_mouse_release", x, y, mouse.RIGHT, 0)
    desktop.send("on_mouse_release", x, y, mouse.LEFT, 0)
    assert screen.game.match.history == []


def test_undo_takes_back_what_taught_nobody_anything(desktop: Desktop) -> None:
    screen = desktop.game()
    start = ground(screen.game.table).view
    desktop.click_on(visible_block(desktop))
    desktop.settle()
    desktop.press_key(keys.Z, CTRL)
    assert screen.game.match.history == []
    assert ground(screen.game.table).view == start
    assert screen.game.journal.told() == ()


def test_undo_stops_at_a_reveal(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.click_on(CrossingTarget((2, 3)))
    desktop.settle()
    desktop.press_key(keys.Z, CTRL)
    assert len(screen.game.match.history) == 1


def test_the_curtain_hides_the_table_from_the_one_before(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, HUMAN)
    desktop.press_key(ENTER)
    for _ in range(3):
        screen.game.play(first(screen, lambda move: not isinstance(move, EndTurn)))
        desktop.settle()
        if screen.game.match.actor == 1:
            break
    desktop.press_key(ENTER)
    desktop.settle()
    assert screen.game.match.actor == 1
    assert "curtain.lift" in desktop.widgets()
    assert not any(name.startswith("card.") for name in desktop.widgets())
    desktop.press_key(ENTER)
    desktop.settle()
    assert "curtain.lift" not in desktop.widgets()
    assert (screen.game.seat, ground(screen.game.table).view.seat) == (1, 1)


def hidden(desktop: Desktop) -> bool:
    """Whether the curtain is down."""
    return desktop.match.game.curtain


def test_who_hurries_on_with_space_does_not_lift_the_curtain(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, HUMAN)
    desktop.press_key(ENTER)
    assert not hidden(desktop), "after a while of quiet one press is enough"
    for _ in range(3):
        screen.game.play(first(screen, lambda move: not isinstance(move, EndTurn)))
        if screen.game.match.actor == 1:
            break
        desktop.settle()
    while screen.game.playback.beat is not None:
        desktop.run(0.1)
    if screen.game.holding:
        screen.game.end_turn()
    while not hidden(desktop):
        desktop.run(0.1)
    for _ in range(10):
        desktop.press_key(SPACE)
        desktop.press_key(ENTER)
        desktop.click("curtain.lift")
        desktop.run(0.3)
        assert hidden(desktop)
    desktop.run(QUIET_S + 0.2)
    desktop.press_key(ENTER)
    assert not hidden(desktop)


def test_an_opponent_that_fails_is_told_about_and_the_game_goes_on(desktop: Desktop) -> None:
    screen = desktop.game(HUMAN, "greedy", first=0)
    desktop.desk.host.thinking.fault = "it broke"
    for _ in range(3):
        screen.game.play(legal(screen)[0])
        desktop.settle()
    screen.game.end_turn()
    desktop.settle()
    assert dialog(desktop) == "notice"
    desktop.press_key(ESCAPE)
    assert dialog(desktop) == ""
    desktop.settle()
    assert screen.game.deciding


def test_nothing_is_drawn_while_nothing_changes(desktop: Desktop) -> None:
    desktop.open_eyes()
    desktop.game(HUMAN, "greedy", first=0)
    desktop.run(3.0)
    before = desktop.frames
    desktop.run(5.0)
    assert desktop.frames == before


@pytest.mark.parametrize("opponents", [("greedy",), ("random", "greedy", "random")])
def test_a_whole_game_by_keys_alone(desktop: Desktop, opponents: tuple[str, ...]) -> None:
    """Every decision is reached and made by keys; the game ends on the result screen."""
    desktop.desk.think_with(Thoughtless())
    screen = desktop.game(HUMAN, *opponents, first=0)
    made: set[type] = set()
    for turn in range(600):
        desktop.settle()
        if desktop.desk.screen is not screen:
            break
        before = len(screen.game.match.history)
        decide_by_keys(desktop, turn)
        made |= {type(step.move) for step in screen.game.match.history[before:] if step.player == 0}
    assert desktop.desk.screen.name == "result"
    assert {Collect, Explore, Score} <= made
    won = screen.game.match.outcome
    assert won is not None
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "shelf"


def test_a_turn_waits_for_its_end_as_long_as_it_can_be_undone(desktop: Desktop) -> None:
    screen = desktop.game("human", "greedy")
    game = screen.game
    screen.on(Play(Explore((2, 2))))
    desktop.settle()
    for block in ((0, 0, 3), (0, 3, 3)):
        screen.on(Play(Collect(block)))
        desktop.settle()
    steps = len(game.match.history)
    assert game.holding
    assert game.match.actor == 1
    desktop.run(3.0)
    assert len(game.match.history) == steps, "the computer waits for the end of the turn"
    desktop.press_key(keys.Z, keys.MOD_CTRL)
    assert game.match.actor == 0
    assert len(game.match.history) == steps - 1
    screen.on(Play(Collect((0, 3, 3))))
    desktop.settle()
    desktop.click("end")
    desktop.settle()
    assert {step.player for step in game.match.history[steps:]} == {1}


def decide_by_keys(desktop: Desktop, turn: int) -> None:
    """One decision: a number key or a stop of the cursor, then Enter until a move is made."""
    screen = desktop.match
    stage, before = ground(screen.game.table).view.stage, len(screen.game.match.history)
    if screen.game.playback.held is not None:
        desktop.press_key(SPACE)
        return
    if screen.game.holding:
        desktop.press_key(ENTER)
        assert not desktop.match.game.holding
        return
    if stage is Stage.SCORE:
        desktop.press_key(keys._1)
    elif stage is Stage.TNT:
        desktop.press_key(SPACE)
    elif stage is Stage.EXTRA:
        desktop.press_key(ENTER)
    else:
        for _ in range(1 + turn * 7 % 5):
            desktop.press_key(RIGHT)
        for _ in range(4):
            desktop.press_key(ENTER)
            if len(screen.game.match.history) > before:
                return
            desktop.press_key(RIGHT)
    assert len(screen.game.match.history) > before, (stage, sorted(desktop.widgets()))


def test_the_characteristic_is_chosen_by_clicking_a_group_of_the_board(desktop: Desktop) -> None:
    match = Match.new("biomes", play_of("biomes").load("classic"), seats_of((HUMAN, "greedy")), 3)
    while match.actor != 0 or not isinstance(match.legal_moves()[0], Score):
        match.play(played_by_agent(match))
    screen = desktop.go_on(match)
    before = len(screen.game.match.history)
    spaces = [t for t, m in screen.deciding.pointing.marked.items() if isinstance(t, SpaceTarget)]
    assert spaces, "the groups of the board are marked"
    desktop.settle()
    for _click in range(2):  # what brings much less than the best wants a second one
        if len(screen.game.match.history) == before:
            desktop.click_on(spaces[0])
            desktop.settle()
    assert isinstance(screen.game.match.history[before].move, Score)


def test_what_the_pointer_rests_on_is_looked_up_again_when_the_eye_has_moved(
    desktop: Desktop,
) -> None:
    screen = desktop.game()
    x, y = desktop.spot(FigureTarget(0))
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    assert screen.deciding.pointing.target == FigureTarget(0)
    desktop.press_key(keys.F3)
    desktop.settle()
    assert screen.deciding.pointing.target == screen.game.table.pick(x, y)
    assert screen.deciding.pointing.target != FigureTarget(0)


def test_the_eye_flies_to_a_cursor_that_it_does_not_see(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.press_key(keys.F5)
    desktop.settle()
    desktop.press_key(keys._1)
    desktop.settle()
    cursor = screen.deciding.selection.cursor
    assert isinstance(cursor, BlockTarget)
    assert screen.game.table.sees(cursor)


def test_arrows_lead_to_what_lies_there_and_come_to_the_crossing_under_the_own_figure(
    desktop: Desktop,
) -> None:
    screen = desktop.game()
    table = screen.game.table
    desktop.press_key(keys._2)
    while screen.deciding.selection.cursor != CrossingTarget((0, 2)):
        desktop.press_key(TAB)
    for row in (1, 2, 3, 4):
        desktop.press_key(keys.DOWN)
        assert screen.deciding.selection.cursor == CrossingTarget((row, 2))
    desktop.press_key(keys.UP)
    desktop.press_key(keys.UP)
    desktop.press_key(RIGHT)
    assert screen.deciding.selection.cursor == CrossingTarget((2, 3))
    desktop.press_key(keys.LEFT)
    own = ground(table).view.players[0].crossing
    assert screen.deciding.selection.cursor == CrossingTarget(own)
    desktop.press_key(ENTER)
    assert [step.move for step in screen.game.match.history] == [Explore((2, 2))]


def test_a_click_on_the_feet_of_ones_figure_explores_there_once_exploring_is_chosen(
    desktop: Desktop,
) -> None:
    screen = desktop.game()
    desktop.click("action.explore")
    desktop.click_on(FigureTarget(0))
    assert [step.move for step in screen.game.match.history] == [Explore((2, 2))]


def test_a_double_click_on_ones_figure_only_takes_it(desktop: Desktop) -> None:
    screen = desktop.game()
    x, y = map(int, desktop.spot(FigureTarget(0)))
    for _ in range(2):
        desktop.send("on_mouse_press", x, y, mouse.LEFT, 0)
        desktop.send("on_mouse_release", x, y, mouse.LEFT, 0)
    assert screen.game.match.history == []
    assert in_hand(desktop) == FigureTarget(0)


def test_a_tip_tells_what_a_figure_hides(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.click("action.explore")
    x, y = map(int, desktop.spot(FigureTarget(0)))
    desktop.send("on_mouse_motion", x, y, 0, 0)
    desktop.run(1.0)
    notes = screen.notes(desktop.desk.viewport)
    assert notes is not None
    told = [node.text for node in notes.walk() if isinstance(node, Text)]
    assert told == ["Mira", "Stay here: turns up 4 hidden pieces"]
    assert screen.deciding.hot
    assert screen.game.table.scene.marks["figure", 0] is Mark.HOVER
