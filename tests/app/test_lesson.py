"""A lesson in the window: it waits for deeds, answers others, shows the way, keeps its place."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from game.app.lesson.first_game import FirstGameScreen
from game.app.lesson.lingering import LINGER_S
from game.app.lesson.screen import LessonScreen
from game.app.match.screen import MatchScreen
from game.app.routes import BoxPage, FirstGame, Resumed, TakeLesson
from game.content.lesson import Deed, Lesson
from game.content.lesson_reading import TEACHERS, lessons_of, read_lesson
from game.rules.core import Move
from game.rules.registry import TITLES
from game.rules.towers.moves import Place
from game.session.lessons.course import walked
from game.session.lessons.progress import Progress
from game.session.match import Match
from game.session.preferences import Pace, Preferences
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from game.titles.biomes.scene.targets import BlockTarget, SpaceTarget, StackTarget
from game.titles.biomes.ui.hands.selection import Selection
from game.titles.biomes.ui.panels.prompt import prompt_text
from game.titles.brewery.scene.targets import SeedTarget
from game.titles.towers.scene.targets import FieldTarget
from game.ui.boxes import Panel
from game.ui.intents import AskCoach, LookAt, OpenMenu, Play, StandBy, Undo
from game.ui.intents.lessons import ShowWay
from game.ui.marks import Text
from game.ui.panels.lesson import EDGE, looks_in
from game.ui.titles import INTERFACES
from game.ui.tooltip_placement import hidden
from tests.app.desktop import CALM, ENTER, ESCAPE, TAB, Desktop, Thinker
from tests.session.lessons.files import COLLECT, lesson_of
from tests.sizes import WHOLE

Q = ord("q")
LESSONS = [
    lesson for title in TITLES for lesson in (lessons_of(title) if WHOLE else lessons_of(title)[:1])
]
"""The first of each title; all of them where there is time."""
LOOKING = [
    lesson
    for title in TITLES
    for lesson in lessons_of(title)
    if any(step.deed is Deed.LOOK for step in lesson.steps)
]
"""Those in which something is looked at."""
CLEAR = 40.0
"""Units between a thing and the note, for its edge and the frame of the note."""
READ = 20.0
"""So many seconds are enough for any note."""
BLOCK = """
lesson: 1
name: Block
idea: A token may decide a game.
players: [{name: Pip, level: sprout}]
position:
  round: 3
  phase: brew
  window: before_brewing
  asked: 0
  players:
    - {tokens: {block_recipe: 1}}
    - {warehouse: {light-1: 4}}
  row: [penny-lager, ., .]
steps:
  - say: Block it!
    do: {type: use_token, target: penny-lager}
    replies: [{to: {type: decline}, say: Not so fast.}]
"""

MANY = """
lesson: 1
name: Many
idea: Dice may be many.
position:
  phase: purchase
  players:
    - pool: {light-1: 1, light-2: 2, light-3: 3, light-4: 4, dark-1: 1, dark-2: 2, dark-3: 3,
        hops-1: 1, hops-2: 2, hops-3: 3}
  row: [penny-lager, ., .]
steps:
  - say: Store one of them! And here are some more words, for this note is as high as others.
    do: {type: store, die: light-3}
"""


HELLO = "I'm Hazel"
"""In the first note of every first game."""
DEALT = 3
"""The seed of first games."""


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first game is dealt alike: whether an emerald lies first decides which notes come."""
    monkeypatch.setattr("game.app.lesson.begin.any_seed", lambda: DEALT)


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return lesson_of(tmp_path / "levels")


def take(desktop: Desktop, lesson: Lesson) -> LessonScreen:
    desktop.desk.show(TakeLesson(lesson, Progress(desktop.saves.folder.parent).place(lesson)))
    desktop.run(0.5)
    assert isinstance(desktop.desk.screen, LessonScreen)
    return desktop.desk.screen


def said(desktop: Desktop) -> list[str]:
    """All that panels say."""
    return [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]


def go(desktop: Desktop, screen: LessonScreen) -> None:
    """Do what the step waits for, as panels and keys let one."""
    step, number = screen.course.step, screen.course.number
    assert step is not None
    match step.deed:
        case Deed.MOVE:
            desktop.desk.hear(Play(screen.course.ways()[0]))
        case Deed.UNDO:
            desktop.desk.hear(Undo())
        case Deed.LOOK:
            desktop.desk.hear(LookAt(step.part))
        case Deed.END:
            desktop.run(0.5)  # a key so early would be meant for what was shown
            desktop.press_key(ENTER)
        case Deed.TURN:
            desktop.press_key(Q)
    for _ in range(200):
        desktop.run(0.2)
        game = screen.inner.game
        if desktop.desk.place_of("fight.on") is not None:
            desktop.press_key(ENTER)  # how a fight ended is read first
        ready = game.deciding or game.holding or screen.course.done or game.match.actor is None
        if screen.course.number > number and ready:
            return
    raise AssertionError(f"step {number} is not over")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.title}-{each.id}")
def test_every_lesson_of_the_house_can_be_taken_to_its_end(
    desktop: Desktop, lesson: Lesson
) -> None:
    screen = take(desktop, lesson)
    while not screen.course.done:
        go(desktop, screen)
    for _ in range(100):  # the last step may be a fight, which is watched and read first
        desktop.run(0.2)
        if desktop.desk.place_of("fight.on") is not None:
            desktop.press_key(ENTER)
        if "lesson.anew" in desktop.widgets():
            break
    assert "lesson.anew" in desktop.widgets()
    assert Progress(desktop.saves.folder.parent).is_done(lesson)


def test_a_move_that_does_not_fit_is_answered_and_not_played(
    desktop: Desktop, lesson: Lesson
) -> None:
    screen = take(desktop, lesson)
    go(desktop, screen)
    wrong = [move for move in screen.course.match.legal_moves() if not screen.course.fits(move)]
    for count in range(2):
        desktop.desk.hear(Play(wrong[count]))
        desktop.run(0.2)
        assert screen.report()["reply"] == "Not yet."
        assert not screen.course.match.history
        assert screen.report()["pointing"] == (count == 1)
    go(desktop, screen)
    assert not screen.report()["reply"]
    assert not screen.report()["pointing"]


def test_a_chance_to_answer_is_not_let_by_unasked(desktop: Desktop, tmp_path: Path) -> None:
    desktop.desk.prefer(desktop.desk.preferences.with_habit("brewery", 0, "never"))
    file = tmp_path / "levels" / "brewery" / "lessons" / "01-block.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(BLOCK, "utf-8")
    screen = take(desktop, read_lesson(file))
    desktop.run(1)
    assert not screen.course.match.history
    desktop.desk.hear(StandBy())
    desktop.run(0.2)
    assert screen.report()["reply"] == "Not so fast."
    assert not screen.course.match.history
    go(desktop, screen)
    assert screen.course.done


def test_after_a_wrong_place_the_tile_is_still_in_hand(desktop: Desktop) -> None:
    lesson = next(each for each in lessons_of("biomes") if each.id == "goal")
    desktop.desk.show(TakeLesson(lesson, walked(lesson, 2)))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, LessonScreen)
    deciding = screen.inner.deciding
    deciding.clicked(StackTarget((2, 3)))
    deciding.clicked(SpaceTarget(0, (2, 2)))
    assert screen.report()["reply"]
    assert not screen.course.match.history
    deciding.clicked(SpaceTarget(0, (1, 2)))
    assert len(screen.course.match.history) == 1
    assert deciding.idle


def test_the_hint_shows_the_way(desktop: Desktop, lesson: Lesson) -> None:
    screen = take(desktop, lesson)
    go(desktop, screen)
    assert not screen.report()["pointing"]
    desktop.desk.hear(AskCoach())
    assert screen.report()["pointing"]
    desktop.run(0.1)
    desktop.click("lesson.back")
    assert isinstance(desktop.desk.screen, LessonScreen)
    assert desktop.desk.screen.course.number == 0


def test_deeds_that_are_no_moves_are_pointed_at_on_the_panels(
    desktop: Desktop, lesson: Lesson
) -> None:
    for number, key, at_once in ((2, "undo", False), (6, "end", False), (7, "hud.look.cube", True)):
        desktop.desk.show(TakeLesson(lesson, walked(lesson, number)))
        desktop.run(0.5)
        screen = desktop.desk.screen
        assert isinstance(screen, LessonScreen)
        assert (screen.course.number, screen.course.control) == (number, key)
        assert screen.report()["pointing"] == at_once
        desktop.desk.hear(ShowWay())
        desktop.run(0.1)
        assert screen.report()["pointing"]
        assert desktop.desk.place_of(key) is not None


def test_what_comes_after_a_lesson_fits_in_large_text(tmp_path: Path, lesson: Lesson) -> None:
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=2.0))
    try:
        desktop.desk.show(TakeLesson(lesson, walked(lesson, len(lesson.steps))))
        desktop.run(0.5)
        for key in ("lesson.anew", "lesson.leave"):
            place = desktop.desk.place_of(key)
            assert place is not None
            assert place.x + place.width <= desktop.desk.viewport.width - EDGE
    finally:
        desktop.close()


def test_who_looks_there_already_can_look_again(desktop: Desktop, tmp_path: Path) -> None:
    text = COLLECT.replace("    turn: {}\n", "    turn: {}\n    eye: cube\n", 1)
    look = "  - say: Look.\n    look: cube\n"
    screen = take(
        desktop, lesson_of(tmp_path, text.replace("  - say: Take a", f"{look}  - say: Take a"))
    )
    go(desktop, screen)
    assert (screen.course.number, screen.course.control) == (1, "hud.look.cube")
    go(desktop, screen)
    assert screen.course.number == 2


def test_what_is_looked_at_stays_in_sight_before_the_next_step_looks_elsewhere(
    desktop: Desktop,
) -> None:
    screen = take(desktop, lessons_of("brewery")[0])
    controller = screen.inner.game.table.camera_controller
    go(desktop, screen)
    assert screen.course.number == 1
    desktop.run(LINGER_S - 1.0)
    assert (controller.aim, "each at the end" in said(desktop)) == ("board", True)
    desktop.run(2.0)
    assert (controller.aim, screen.course.number) == ("table", 1)
    assert "each at the end" not in said(desktop), "the panels have come along"


def test_who_looks_elsewhere_himself_is_not_taken_away(desktop: Desktop) -> None:
    screen = take(desktop, lessons_of("brewery")[0])
    controller = screen.inner.game.table.camera_controller
    go(desktop, screen)
    desktop.run(0.5)
    desktop.desk.hear(LookAt("yard"))
    desktop.run(LINGER_S + 1.0)
    assert controller.aim != "table"


def test_who_is_quick_is_still_taken_where_the_lesson_goes_on(desktop: Desktop) -> None:
    """The eye stayed at the board, and the recipe of a later step lay beneath the banner."""
    screen = take(desktop, lessons_of("brewery")[0])
    desktop.desk.hear(LookAt("board"))
    desktop.run(1.0)
    assert screen.course.number == 1
    desktop.desk.hear(Play(screen.course.ways()[0]))
    desktop.settle()
    assert (screen.course.number, screen.inner.game.table.aim) == (2, "table")


@pytest.mark.parametrize("drags", [True, False])
def test_the_eye_stays_while_something_is_dragged(desktop: Desktop, *, drags: bool) -> None:
    """It flew off between taking a die and laying it down; what is picked by a click goes along."""
    screen = take(desktop, next(each for each in lessons_of("brewery") if each.id == "fits"))
    desktop.desk.hear(LookAt("yard"))
    desktop.run(1.0)
    deciding, table = screen.inner.deciding, screen.inner.game.table
    die = next(iter(deciding.draggable()))
    if drags:
        x, y = table.project(table.point(die))
        deciding.pressed((x, y), "left")
        deciding.dragged((x + 20.0, y), (20.0, 0.0), "left")
    else:
        deciding.clicked(die)
    assert not deciding.idle or deciding.dragging
    desktop.run(6.0)
    assert table.aim == ("yard" if drags else "table")
    deciding.called_off()
    deciding.released((0.0, 0.0), "left")
    desktop.run(6.0)
    assert table.aim == "table"


@pytest.mark.parametrize("drags", [True, False])
def test_who_takes_a_building_sees_where_it_may_go(desktop: Desktop, *, drags: bool) -> None:
    """The eye was at the overworld, and stayed there for whoever was quick to drag."""
    screen = take(desktop, next(each for each in lessons_of("biomes") if each.id == "goal"))
    desktop.settle()
    for sight in ("board", "table", "overworld"):
        desktop.desk.hear(LookAt(sight))
        desktop.run(1.0)
    deciding, table = screen.inner.deciding, screen.inner.game.table
    garden, space = StackTarget((2, 3)), SpaceTarget(0, (1, 2))
    assert (screen.course.number, table.aim, table.sees(space)) == (2, "overworld", False)
    x, y = table.project(table.point(garden))
    if drags:
        deciding.pressed((x, y), "left")
        deciding.dragged((x + 20.0, y), (20.0, 0.0), "left")
        eye = table.eye
        desktop.run(0.1)
        assert table.eye == eye, "no hand that holds something loses its aim"
    else:
        deciding.clicked(garden)
    desktop.run(1.0)
    assert table.sees(space)
    if drags:
        assert table.eye == eye
        hangs = table.project(table.scene.pieces["tile", "date-palm-garden"].pose.place)
        assert hangs == pytest.approx((x + 20.0, y), abs=30.0), "it stays in the hand"


@pytest.mark.parametrize("lesson", LOOKING, ids=lambda each: f"{each.title}-{each.id}")
def test_what_a_step_is_about_is_in_sight_as_soon_as_it_is_said(
    desktop: Desktop, lesson: Lesson
) -> None:
    """Something was to be dragged onto a board that could not be seen yet."""
    for number, (before, step) in enumerate(pairwise(lesson.steps), 1):
        if before.deed is not Deed.LOOK or step.deed is Deed.LOOK:
            continue
        desktop.desk.show(TakeLesson(lesson, walked(lesson, number - 1)))
        desktop.settle()
        screen = desktop.desk.screen
        assert isinstance(screen, LessonScreen)
        go(desktop, screen)
        desktop.run(1.0)
        assert screen.course.number == number
        table = screen.inner.game.table
        about = screen._pointers.things(table.view, screen.course.ways()[:1])
        if not all(table.sees(each) for each in about):
            assert (before.say in said(desktop), step.say in said(desktop)) == (True, False)
            desktop.run(LINGER_S + 1.0)
        assert all(table.sees(each) for each in about), (lesson.id, step.say)
        assert step.say in said(desktop)


def test_a_click_on_the_thing_itself_is_a_look(desktop: Desktop) -> None:
    goal = next(each for each in lessons_of("biomes") if each.id == "goal")
    screen = take(desktop, goal)
    desktop.settle()
    table = screen.inner.game.table
    desktop.click_at(*table.project(table.point(StackTarget((2, 3)))))
    assert screen.course.number == 0
    desktop.click_at(*table.project(table.point(SpaceTarget(0, (1, 1)))))
    desktop.settle()
    assert (screen.course.number, table.aim) == (1, "board")
    assert not screen.report()["reply"]


def test_the_next_step_is_said_once_the_table_shows_what_led_to_it(tmp_path: Path) -> None:
    """A new round was told of while the brewing of the last one was still being shown."""
    desktop = Desktop(tmp_path, Preferences())
    try:
        lesson = next(each for each in lessons_of("brewery") if each.id == "seed")
        desktop.desk.show(TakeLesson(lesson, walked(lesson, 2)))
        desktop.settle()
        screen = desktop.desk.screen
        assert isinstance(screen, LessonScreen)
        before, after = (lesson.steps[number].say for number in (2, 3))
        assert before in said(desktop)
        desktop.desk.hear(Play(screen.course.ways()[0]))
        heard: list[str] = []
        for _moment in range(600):
            desktop.run(0.1)
            told = said(desktop)
            now = next(each for each in (before, after, "Watch what happens!") if each in told)
            heard += [now] if now not in heard else []
            assert now != after or screen.inner.game.settled
            if now == after:
                break
        assert heard == [before, "Watch what happens!", after]
    finally:
        desktop.close()


def test_what_a_pass_gives_up_is_asked_in_words_while_somebody_teaches(desktop: Desktop) -> None:
    """The first click on Pass seemed to do nothing."""
    lesson = lessons_of("brewery")[0]
    desktop.desk.show(TakeLesson(lesson, walked(lesson, 3)))
    desktop.settle()
    assert not any("once more" in each for each in said(desktop))
    desktop.run(0.5)
    desktop.press_key(ENTER)
    desktop.settle()
    assert any("once more" in each for each in said(desktop))


def test_no_panel_that_asks_lies_under_a_note(desktop: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "brewery" / "lessons" / "many.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(MANY, "utf-8")
    take(desktop, read_lesson(file))
    desktop.desk.resize((1280, 720), 1.0)
    desktop.settle()
    desktop.click("action.store")
    desktop.settle()
    back, words = (desktop.desk.place_of(key) for key in ("store.back", "lesson.words"))
    assert back is not None
    assert words is not None
    assert back.y + back.height < words.y


def test_the_line_of_a_match_is_silent_while_somebody_teaches(desktop: Desktop) -> None:
    goal = next(each for each in lessons_of("biomes") if each.id == "goal")
    desktop.desk.show(TakeLesson(goal, walked(goal, 2)))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, LessonScreen)
    game = screen.inner.game
    line = prompt_text(cast(Any, game.table.view), Selection(), deciding=True)
    assert line
    texts = [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]
    assert screen.lesson.steps[2].say in texts
    assert line not in texts


def begun(desktop: Desktop, lesson: str, step: int) -> LessonScreen:
    """A lesson of biomes at one of its steps, at rest."""
    found = next(each for each in lessons_of("biomes") if each.id == lesson)
    desktop.desk.show(TakeLesson(found, walked(found, step)))
    desktop.settle()
    assert isinstance(desktop.desk.screen, LessonScreen)
    return desktop.desk.screen


def test_it_is_said_when_somebody_else_speaks(desktop: Desktop) -> None:
    """From one step to the next Alder spoke instead of Hazel, and nobody had said who that is."""
    for step, told in ((2, ""), (3, "Pip the dormouse looks in"), (4, "Hazel again")):
        begun(desktop, "collect", step)
        news = [each for each in map(looks_in, TEACHERS) if each in said(desktop)]
        assert news == ([told] if told else [])


def paid(screen: LessonScreen, move: Move) -> dict[str, int]:
    """What is handed in, if it builds the first windmill where it is to be built."""
    match = screen.inner.game.match
    told = match.rules.move_to_data(match.content, move)
    there = told.get("cell") == [2, 2] and told.get("space") == [1, 2]
    return cast(Any, told)["pay"] if there else {}


def test_how_a_fight_ends_is_told_once_it_has_been_seen(desktop: Desktop) -> None:
    """The note said "Missed!" before the first token was turned up, and drew the eye away."""
    screen = begun(desktop, "fight", 1)
    say, missed = (screen.lesson.steps[number].say for number in (1, 2))
    desktop.desk.hear(Play(screen.course.ways()[0]))
    desktop.run(2.0)
    assert screen.inner.game.table.aim == "fight"
    assert not {say, missed} & set(said(desktop)), "all look at the stage"
    desktop.settle()
    for _press in range(12):
        desktop.press_key(ENTER)
        desktop.run(1.0)
    assert missed in said(desktop)
    assert screen.inner.game.table.aim == "overworld"


def test_no_tip_slides_under_the_note(desktop: Desktop) -> None:
    """Why a block can't be taken was cut off by what Hazel said."""
    desktop.desk.resize((1280, 720), 1.0)
    screen = begun(desktop, "collect", 1)
    table, note = screen.inner.game.table, desktop.desk.place_of("lesson.words")
    assert note is not None
    x, y, _clear = table.spot(BlockTarget((0, 0, 0)))
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    desktop.run(1.5)
    tips = [each.rect for each in desktop.desk._notes.root.walk() if isinstance(each, Panel)]
    assert tips
    assert not any(hidden(note, each) for each in tips)


def test_no_token_of_a_fight_lies_under_the_note(desktop: Desktop) -> None:
    """The fourth token lay half under it."""
    desktop.desk.resize((1280, 720), 1.0)
    screen = begun(desktop, "special-weapons", 2)
    table, note = screen.inner.game.table, desktop.desk.place_of("lesson.words")
    assert table.aim == "fight"
    assert note is not None
    pieces = table.scene.pieces
    tokens = [pieces[name] for name in pieces if name[:2] == ("fight", "token")]
    assert len(tokens) == 4
    for token in tokens:
        x, _y = table.units(token.pose.place)
        assert x < note.x - 4 * CLEAR, "half a token, and the note round its words"


def test_once_all_is_done_nothing_but_the_next_lesson_offers_itself(desktop: Desktop) -> None:
    """*End turn* stood there as dark as *Next lesson*, and led to a rival who never moved."""
    screen = begun(desktop, "two-actions", 7)
    go(desktop, screen)
    desktop.run(3.0)
    assert screen.course.done
    assert "lesson.next" in desktop.widgets()
    assert not {"end", "undo", "action.collect"} & desktop.widgets()
    desktop.press_key(ord(" "))
    assert desktop.desk.screen is not screen, "as Enter does, it leads on"


def test_an_answer_goes_with_what_is_in_hand(desktop: Desktop, lesson: Lesson) -> None:
    screen = take(desktop, lesson)
    wrong = next(move for move in screen.inner.game.legal() if not screen.course.fits(move))
    desktop.desk.hear(Play(wrong))
    desktop.run(5.0)
    assert screen.report()["reply"], "it stays as long as one reads"
    desktop.press_key(TAB)
    desktop.run(0.2)
    assert screen.inner.deciding.selection.cursor is not None
    assert screen.report()["reply"]
    desktop.press_key(ESCAPE)
    desktop.run(0.2)
    assert screen.inner.deciding.idle
    assert not screen.report()["reply"]


def test_an_answer_goes_as_soon_as_another_place_is_meant(desktop: Desktop) -> None:
    """It said why not there, however long one pointed at a good place."""
    build = next(each for each in lessons_of("towers") if each.id == "build")
    desktop.desk.show(TakeLesson(build, walked(build, 2)))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, LessonScreen)
    course, table = screen.course, screen.inner.game.table
    move = next(
        each
        for each in screen.inner.game.legal()
        if isinstance(each, Place) and not course.fits(each)
    )
    desktop.desk.hear(Play(move))
    desktop.run(1.0)
    assert screen.report()["reply"]
    good = [FieldTarget(each.to) for each in course.ways() if isinstance(each, Place)]
    good = [each for each in good if each in screen.inner.deciding.pointing.usable]
    for place, stays in ((FieldTarget(move.to), True), (good[0], False)):
        x, y = table.project(table.point(place))
        desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
        desktop.run(0.2)
        assert screen.report()["reply"], "one may only pass there"
        desktop.run(1.0)
        assert bool(screen.report()["reply"]) is stays


def test_a_key_meant_for_what_was_shown_does_not_pass_the_end_by(desktop: Desktop) -> None:
    screen = begun(desktop, "two-actions", 7)
    go(desktop, screen)
    while "lesson.next" not in desktop.widgets():
        desktop.run(0.1)
    desktop.press_key(ord(" "))
    assert desktop.desk.screen is screen, "nobody has seen what was learned"
    desktop.run(1.0)
    desktop.press_key(ord(" "))
    assert desktop.desk.screen is not screen


@pytest.mark.parametrize("title", TITLES)
def test_a_window_that_sleeps_has_let_the_end_be_seen(desktop: Desktop, title: str) -> None:
    """It slept before the end was old enough for keys, and Enter did nothing ever after."""
    desktop.desk.show(TakeLesson(lessons_of(title)[0], None))
    screen = desktop.desk.screen
    assert isinstance(screen, LessonScreen)
    while not screen.course.done:
        go(desktop, screen)
    desktop.settle()
    desktop.press_key(ord(" "))
    assert desktop.desk.screen is not screen


@pytest.mark.parametrize("title", TITLES)
def test_the_last_lesson_leads_to_a_first_game(desktop: Desktop, title: str) -> None:
    last = lessons_of(title)[-1]
    desktop.desk.show(TakeLesson(last, None))
    screen = desktop.desk.screen
    assert isinstance(screen, LessonScreen)
    while not screen.course.done:
        go(desktop, screen)
    desktop.run(3.0)
    assert screen.arrows_begin == "lesson.first"
    assert "lesson.next" not in desktop.widgets()
    desktop.click("lesson.first")
    desktop.press_key(ENTER)  # without a name
    assert isinstance(desktop.desk.screen, FirstGameScreen)
    assert desktop.desk.screen.inner.game.match.header.title == title


def test_a_game_that_is_over_asks_for_no_click(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, pace=Pace.CALM))
    try:
        screen = begun(desktop, "end", 4)
        go(desktop, screen)
        desktop.run(20.0)
        assert screen.lesson.steps[5].say in said(desktop)
        assert not [text for text in said(desktop) if "go on at once" in text]
    finally:
        desktop.close()


def test_a_wrong_way_to_pay_is_answered_and_put_back(desktop: Desktop) -> None:
    """The question stayed, about the place that was wrong."""
    screen = begun(desktop, "build", 1)
    deciding = screen.inner.deciding
    deciding.clicked(StackTarget((2, 2)))
    deciding.clicked(SpaceTarget(0, (1, 2)))
    asked = bool(deciding.selection.waits)
    assert asked
    dear = next(move for move in screen.inner.game.legal() if "emerald" in paid(screen, move))
    desktop.desk.hear(Play(dear))
    assert "emerald" in str(screen.report()["reply"])
    assert not deciding.selection.waits
    assert not screen.course.match.history


def test_what_is_no_move_is_shown_and_told_at_the_first_try(
    desktop: Desktop, lesson: Lesson
) -> None:
    """The hint was silent where the turntable is to be turned, and the answer was no help."""
    screen = take(desktop, lesson)
    desktop.desk.hear(AskCoach())
    assert "pull" in str(screen.report()["reply"])
    desktop.desk.show(TakeLesson(lesson, walked(lesson, 2)))
    desktop.settle()
    undoing = desktop.desk.screen
    assert isinstance(undoing, LessonScreen)
    desktop.desk.hear(Play(undoing.course.match.legal_moves()[0]))
    assert "hand" in str(undoing.report()["reply"])
    assert undoing.report()["pointing"]


def test_a_lesson_that_is_left_goes_on_there(desktop: Desktop, lesson: Lesson) -> None:
    screen = take(desktop, lesson)
    for _step in range(4):
        go(desktop, screen)
    desktop.press_key(ESCAPE)
    assert desktop.desk.dialog is not None
    desktop.click("menu.lessons")
    assert desktop.desk.screen.name == "box"
    again = take(desktop, lesson)
    assert again.course.number == 4
    desktop.desk.hear(OpenMenu())
    desktop.run(0.1)
    desktop.click("menu.again")
    assert isinstance(desktop.desk.screen, LessonScreen)
    assert desktop.desk.screen.course.number == 0


def test_nothing_of_a_lesson_lies_among_the_games(desktop: Desktop, lesson: Lesson) -> None:
    screen = take(desktop, lesson)
    for _step in range(4):
        go(desktop, screen)
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    assert not desktop.saves.unfinished()
    assert "box.resume" not in desktop.widgets()


def test_a_broken_lesson_says_what_is_wrong(desktop: Desktop, tmp_path: Path) -> None:
    desktop.desk.show(BoxPage("biomes"))
    text = COLLECT.replace("block: [3, 3, 2]", "block: [1, 1, 1]")
    desktop.desk.show(TakeLesson(lesson_of(tmp_path / "levels", text)))
    assert desktop.desk.dialog is not None
    assert desktop.desk.dialog.name == "notice"
    assert desktop.desk.screen.name == "box"


def begin_first_game(desktop: Desktop) -> FirstGameScreen:
    """What somebody wants who has never played it, and the first note read."""
    desktop.clock = lambda: desktop.now
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)  # without a name
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    assert HELLO in str(screen.report()["note"])
    return screen


def play_on(desktop: Desktop, screen: FirstGameScreen, moves: int = 1) -> None:
    """Play the first moves that there are, each once the note could be read."""
    for _move in range(moves):
        desktop.now += READ
        if screen.inner.game.holding:
            desktop.press_key(ENTER)
        else:
            desktop.desk.hear(Play(screen.inner.game.match.legal_moves()[0]))
        desktop.settle()


def test_a_first_game_says_things_when_they_matter(desktop: Desktop) -> None:
    screen = begin_first_game(desktop)
    play_on(desktop, screen, 2)
    assert "another kind" in str(screen.report()["note"])
    desktop.click("note.mute")
    play_on(desktop, screen)
    assert not screen.report()["note"]
    assert [game.title for game in desktop.saves.unfinished()] == ["biomes"]
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    assert {"box.resume", "box.first", "box.new"} <= desktop.widgets()
    desktop.click("box.resume")
    assert isinstance(desktop.desk.screen, MatchScreen)


def test_the_table_rests_in_one_place_whatever_is_said(desktop: Desktop) -> None:
    """It lay fifty pixels farther right until the first note came, and when none did any more."""
    desktop.clock = lambda: desktop.now
    desktop.desk.show(FirstGame("biomes"))
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    table = screen.inner.game.table
    begun = table.goal
    desktop.settle()
    assert screen.report()["note"]
    assert table.goal == begun
    play_on(desktop, screen, 2)
    assert table.goal == begun
    desktop.click("note.mute")
    desktop.settle()
    assert table.goal == begun


def test_a_note_goes_with_the_turn_it_is_about(desktop: Desktop) -> None:
    """It bade do a second action while the turn was to be ended, and all through the next one."""
    screen = begin_first_game(desktop)
    play_on(desktop, screen, 2)
    assert "another kind" in str(screen.report()["note"])
    play_on(desktop, screen)
    assert screen.inner.game.holding
    desktop.now += READ
    desktop.settle()
    assert not screen.report()["note"]
    desktop.press_key(ENTER)
    desktop.settle()
    assert "another kind" not in str(screen.report()["note"])


def test_a_note_stands_until_it_could_be_read(desktop: Desktop) -> None:
    screen = begin_first_game(desktop)
    for _block in range(2):
        desktop.desk.hear(Play(screen.inner.game.match.legal_moves()[0]))
        desktop.run(1.0)
        assert HELLO in str(screen.report()["note"])
    desktop.now += READ
    desktop.run(0.2)
    assert "another kind" in str(screen.report()["note"])
    desktop.now += READ
    desktop.run(0.2)
    assert "another kind" in str(screen.report()["note"]), "one can still walk"
    desktop.click("note.read")
    assert not screen.report()["note"]


def test_a_first_game_that_is_gone_on_with_says_the_rest(desktop: Desktop) -> None:
    screen = begin_first_game(desktop)
    play_on(desktop, screen, 2)
    match = screen.inner.game.match
    desktop.desk.show(BoxPage("biomes"))
    desktop.desk.show(Resumed(match))
    desktop.settle()
    again = desktop.desk.screen
    assert isinstance(again, FirstGameScreen)
    assert not again.report()["note"]
    for _move in range(8):
        if not again.report()["note"]:
            play_on(desktop, again)
    assert again.report()["note"]
    assert HELLO not in str(again.report()["note"])


def test_who_knows_a_game_is_not_asked_again(desktop: Desktop) -> None:
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    desktop.click("box.new")
    assert desktop.desk.screen.name == "setup"
    desktop.press_key(ESCAPE)
    desktop.desk.show(BoxPage("biomes"))
    desktop.run(0.2)
    desktop.press_key(ENTER)
    assert desktop.desk.screen.name == "setup"
    desktop.desk.show(BoxPage("towers"))
    desktop.run(0.2)
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)  # without a name
    assert isinstance(desktop.desk.screen, FirstGameScreen)


def test_a_note_of_a_first_game_lies_over_no_panel_of_what_was_begun(desktop: Desktop) -> None:
    """Hazel's note covered half of the market, and the button that leads back."""
    desktop.desk.show(BoxPage("brewery"))
    desktop.run(0.2)
    desktop.press_key(ENTER)
    desktop.press_key(ENTER)  # without a name
    desktop.settle()
    assert "note.read" in desktop.widgets()
    desktop.click("action.store")
    desktop.settle()
    assert "store.back" in desktop.widgets()
    assert "note.read" not in desktop.widgets()
    desktop.press_key(ESCAPE)
    desktop.settle()
    assert "note.read" in desktop.widgets(), "it is there again"


def test_what_a_note_of_a_first_game_is_about_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In large letters the seed that Hazel spoke of lay beneath her note."""
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=2.0))
    try:
        desktop.desk.resize((1024, 768), 1.0)
        desktop.desk.show(BoxPage("brewery"))
        desktop.run(0.2)
        desktop.press_key(ENTER)
        desktop.press_key(ENTER)  # without a name
        desktop.settle()
        screen = desktop.desk.screen
        assert isinstance(screen, FirstGameScreen)
        assert "Begin where I point" in str(screen.report()["note"])
        table, note = screen.inner.game.table, desktop.desk.place_of("lesson.words")
        assert note is not None
        x, y = table.units(table.point(SeedTarget(0)))
        assert x < note.x - CLEAR or y < note.y - CLEAR
    finally:
        desktop.close()


def test_a_box_leads_to_its_games_and_back(desktop: Desktop) -> None:
    """There is no way to games before there are any."""
    desktop.desk.show(BoxPage("towers"))
    desktop.run(0.2)
    assert "box.games" not in desktop.widgets()
    seats = seats_of((HUMAN, "greedy"))
    match = Match.new("towers", play_of("towers").load("classic"), seats, 3)
    match.play(match.legal_moves()[0])
    desktop.saves.autosave(match)
    desktop.desk.show(BoxPage("towers"))
    desktop.run(0.2)
    desktop.click("box.games")
    assert desktop.desk.screen.name == "games"
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "box"


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)], ids=lambda size: str(size[0]))
def test_what_the_hand_points_at_is_in_sight(desktop: Desktop, size: tuple[int, int]) -> None:
    desktop.desk.resize(size, 1.0)
    for lesson in LESSONS:
        about = INTERFACES[lesson.title].words.about
        for number in range(len(lesson.steps)):
            desktop.desk.show(TakeLesson(lesson, walked(lesson, number)))
            desktop.run(0.2)
            screen = desktop.desk.screen
            assert isinstance(screen, LessonScreen)
            desktop.desk.hear(ShowWay())
            desktop.run(0.2)
            course, table = screen.course, screen.inner.game.table
            table.finish()
            for move in course.ways()[:1]:
                unseen = [each for each in about(table.view, move) if not table.sees(each)]
                assert not unseen, (lesson.id, number)
            assert not course.control or desktop.desk.place_of(course.control), (lesson.id, number)


def test_nothing_that_a_step_is_about_lies_under_the_note(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=2.0))
    try:
        desktop.desk.resize((1024, 768), 1.0)
        lesson = lessons_of("brewery")[0]
        desktop.desk.show(TakeLesson(lesson, walked(lesson, 1)))
        desktop.settle()
        screen = desktop.desk.screen
        assert isinstance(screen, LessonScreen)
        table = screen.inner.game.table
        note = desktop.desk.place_of("lesson.words")
        assert note is not None
        for target in INTERFACES["brewery"].words.about(table.view, screen.course.ways()[0]):
            x, y = table.units(table.point(target))
            assert x < note.x - CLEAR or y < note.y - CLEAR, target
    finally:
        desktop.close()
