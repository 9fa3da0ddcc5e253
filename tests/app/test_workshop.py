"""The workshop in the window: a challenge is laid by mouse and by keys, proven, saved, told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from pyglet.window import key as keys
from pyglet.window import mouse

from game.app.routes import Workshop
from game.app.workshop.screen import WorkshopScreen
from game.content.challenge import Limit
from game.content.challenge_reading import challenges_of, read_challenge
from game.rules.registry import TITLES
from game.scene.targets import Target
from game.session.challenges.codes import read_code
from game.session.challenges.own_challenges import file_for, levels_folder
from game.session.challenges.soundness import faults, hindrances
from game.session.challenges.workpiece import Workpiece, blank
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.bench.laid import Laid
from game.ui.clipboard import CLIPBOARD
from game.ui.intents.challenges import LeaveChallenge
from game.ui.intents.workshop import SetAim
from game.ui.marks import Text
from game.ui.shelf.titles import BOXES
from game.ui.titles import INTERFACES
from tests.app.desktop import CTRL, ENTER, ESCAPE, TAB, Desktop

PATIENCE_S = 60.0
GOAL = {"kind": "most", "of": "emerald"}
SMALL: Any = {"cube": [["emerald sand wood .", ". . . .", ". . . .", ". . . ."]]}


def bench(desktop: Desktop, position: Any = None, actions: int = 1) -> WorkshopScreen:
    """The workshop with so much on its table; nothing: as a newcomer finds it."""
    piece = None
    if position is not None:
        piece = Workpiece(blank("biomes", position, GOAL, Limit("actions", actions)))
    desktop.desk.show(Workshop("biomes", piece))
    desktop.run(0.3)
    assert isinstance(desktop.desk.screen, WorkshopScreen)
    return desktop.desk.screen


def laid(screen: WorkshopScreen) -> Laid:
    return Laid.of(screen.making.challenge.position)


def spot(screen: WorkshopScreen, target: Target) -> tuple[float, float]:
    """A pixel where the table means a target."""
    x, y, clear = screen.table.spot(target)
    assert clear, target
    return x, y


def click(
    desktop: Desktop, screen: WorkshopScreen, target: Target, button: int = mouse.LEFT
) -> None:
    desktop.click_at(*spot(screen, target), button)


def waited(desktop: Desktop, screen: WorkshopScreen) -> None:
    """Let the proof come to its end."""
    until = time.monotonic() + PATIENCE_S
    while screen.report()["proving"]:
        assert time.monotonic() < until
        desktop.run(0.1)
        time.sleep(0.02)
    desktop.desk.settle()


def test_a_table_is_laid_by_mouse_on_bare_places_and_taken_away(desktop: Desktop) -> None:
    screen = bench(desktop)
    desktop.click("workshop.empty")
    desktop.click("workshop.tool.block.emerald")
    click(desktop, screen, BlockTarget((1, 1, 0)))
    desktop.click("workshop.tool.block.sand")
    click(desktop, screen, BlockTarget((1, 1, 0)))
    assert laid(screen).columns[5] == ["emerald", "sand"]
    click(desktop, screen, BlockTarget((1, 1, 1)), mouse.RIGHT)
    assert laid(screen).columns[5] == ["emerald"]
    desktop.click("workshop.group.forest")
    desktop.click("workshop.tool.tile.acorn-windmill")
    click(desktop, screen, StackTarget((2, 3)))
    assert laid(screen).stacks[2, 3]["up"] == "acorn-windmill"
    click(desktop, screen, SpaceTarget(0, (1, 1)))
    assert laid(screen).village[4] == ["acorn-windmill"]
    click(desktop, screen, CrossingTarget((0, 0)))
    assert laid(screen).player["at"] == [0, 0]
    desktop.click("workshop.group.weapons")
    click(desktop, screen, RimTarget((0, 2)))
    assert laid(screen).rim[0, 2]["up"] == "bow-1"
    desktop.click("workshop.undo")
    assert not laid(screen).rim
    desktop.press_key(keys.Y, CTRL)
    assert laid(screen).rim


def test_a_table_is_laid_by_keys_alone(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    for _press in range(40):
        if desktop.desk.surface.touch.focused == "workshop.tool.block.stone":
            break
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    assert screen.making.tool == "block.stone"
    desktop.press_key(keys.RIGHT)
    meant = screen.benching.cursor
    assert isinstance(meant, BlockTarget)
    desktop.press_key(ENTER)
    x, y, _z = meant.block
    assert laid(screen).columns[x * 4 + y][-1] == "stone"
    desktop.press_key(keys.DELETE)
    assert "stone" not in laid(screen).columns[x * 4 + y]
    desktop.press_key(keys.Z, CTRL)
    assert laid(screen).columns[x * 4 + y][-1] == "stone"
    for _press in range(3):
        desktop.press_key(keys.DOWN)
        assert screen.benching.cursor in screen.benching.goals()
    desktop.press_key(ESCAPE)
    assert screen.benching.cursor is None
    assert desktop.desk.screen is screen


def test_what_cannot_be_laid_is_told_in_a_line(desktop: Desktop) -> None:
    full = {"cube": [[". . . .", ". sand . .", ". . . .", ". . . ."]] * 4}
    screen = bench(desktop, full)
    before = screen.making.challenge
    desktop.click("workshop.tool.block.wood")
    click(desktop, screen, BlockTarget((1, 1, 3)))
    assert screen.making.challenge == before
    assert screen.making.said == "Four blocks are as high as it gets."
    assert screen.waiting
    desktop.run(5.0)
    assert screen.making.said == ""


def test_a_ghost_shows_what_a_click_would_lay(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.click("workshop.tool.block.wood")
    x, y = spot(screen, BlockTarget((2, 2, 0)))
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
    ghosts = [name for name in screen.table.scene.pieces if name[0] == "ghost"]
    assert len(ghosts) == 1
    assert desktop.desk.hot
    desktop.click("workshop.page.task")
    desktop.send("on_mouse_motion", 5, 300, 0, 0)
    assert not [name for name in screen.table.scene.pieces if name[0] == "ghost"]


def test_a_task_is_set_proven_and_saved_without_overwriting(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL, actions=1)
    home = desktop.saves.folder.parent
    desktop.click("workshop.page.task")
    desktop.click("workshop.limit.more")
    desktop.click("workshop.limit.less")
    desktop.click("workshop.name")
    desktop.type("My Corner!")
    desktop.click("workshop.page.finish")
    desktop.click("workshop.prove")
    assert screen.report()["proving"]
    waited(desktop, screen)
    proof = screen.making.challenge.proof
    assert proof is not None
    assert proof.measured is not None
    assert screen.making.challenge.par == 1
    desktop.click("workshop.save")
    file = levels_folder(home) / "my-corner.cubelevel"
    saved = read_challenge(file)
    assert (saved.title, saved.name, saved.par) == ("biomes", "My Corner!", 1)
    assert faults(saved) == ()
    screen = bench(desktop, SMALL)
    screen.making.piece.call("My Corner!", "")
    desktop.press_key(keys._1)
    desktop.click("workshop.page.finish")
    desktop.click("workshop.save")
    assert desktop.desk.dialog is not None
    desktop.click("question.0")
    assert read_challenge(file) == saved
    beside = read_challenge(file.with_stem("my-corner-2"))
    assert beside.proof is None
    assert hindrances(beside) == ()


def test_a_proof_is_stopped_and_ends_with_an_edit(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.click("workshop.page.finish")
    desktop.click("workshop.prove")
    desktop.click("workshop.stop")
    assert not screen.report()["proving"]
    desktop.click("workshop.prove")
    desktop.click("workshop.page.task")
    desktop.click("workshop.limit.more")
    assert not screen.report()["proving"]
    assert screen.making.challenge.proof is None
    desktop.click("workshop.page.finish")
    desktop.click("workshop.prove")
    desktop.shelf()
    assert not screen.report()["proving"]


def test_it_is_tried_as_anybody_would_and_left_for_the_bench(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.click("workshop.page.finish")
    desktop.click("workshop.try")
    assert desktop.desk.screen.name == "challenge"
    desktop.run(0.1)
    said = [each.text for each in desktop.desk.surface.root.walk() if isinstance(each, Text)]
    assert "The workshop" in said
    assert "All challenges" not in said
    desktop.desk.hear(LeaveChallenge())
    again = desktop.desk.screen
    assert isinstance(again, WorkshopScreen)
    assert again.making.piece is screen.making.piece
    sand = {"cube": [["sand . . .", ". . . .", ". . . .", ". . . ."]]}
    screen = bench(desktop, {**sand, "players": [{"supply": {"emerald": 2}}]})
    desktop.click("workshop.page.finish")
    desktop.click("workshop.try")
    assert desktop.desk.screen is screen
    assert screen.making.wrong


@pytest.mark.parametrize("kind", ["take", "score", "rounds", "xp", "most"])
def test_another_goal_is_set_with_what_can_be_done_for_it(desktop: Desktop, kind: str) -> None:
    screen = bench(desktop, SMALL)
    desktop.desk.hear(SetAim(kind))
    assert screen.making.challenge.kind == kind
    assert screen.making.challenge.position["only"]
    desktop.click("workshop.page.task")
    for ask in screen.making.aims()[kind].asks:
        for _press in range(len(ask.options)):
            desktop.click(f"workshop.ask.{ask.key}.more")
            assert not screen.making.wrong, screen.making.said


def test_what_lies_there_waits_for_the_next_visit(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.click("workshop.tool.block.obsidian")
    click(desktop, screen, BlockTarget((3, 3, 0)))
    position = screen.making.challenge.position
    desktop.click("workshop.page.begin")
    desktop.click("workshop.leave")
    assert desktop.desk.screen.name == "box"
    desktop.click("box.workshop")
    again = desktop.desk.screen
    assert isinstance(again, WorkshopScreen)
    assert again.making.challenge.position == position
    assert again.making.challenge.name == ""


def test_a_code_is_copied_and_read_again(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    screen.making.piece.call("Corner", "")
    desktop.click("workshop.page.finish")
    desktop.click("workshop.copy")
    told = read_code(CLIPBOARD.paste())
    assert told.title == "biomes"
    screen = bench(desktop, {})
    desktop.click("workshop.page.begin")
    desktop.click("workshop.paste")
    assert screen.making.challenge.position == SMALL
    assert screen.making.challenge.name == "Corner"
    CLIPBOARD.copy("no code at all")
    desktop.click("workshop.page.begin")
    desktop.click("workshop.paste")
    assert screen.making.wrong
    assert screen.making.challenge.position == SMALL


def test_it_begins_with_one_of_the_house_or_by_lot(desktop: Desktop) -> None:
    screen = bench(desktop)
    desktop.click("workshop.house.0")
    house = challenges_of("biomes")[0]
    assert screen.making.challenge.position == house.position
    assert screen.making.challenge.proof == house.proof
    desktop.click("workshop.page.begin")
    desktop.click("workshop.lot")
    assert screen.making.challenge.position != house.position
    assert screen.making.challenge.name == ""
    desktop.press_key(keys.Z, CTRL)
    assert screen.making.challenge.position == house.position


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("My Corner!", "my-corner"),
        ("../../etc/passwd", "etc-passwd"),
        ("CON", "challenge"),
        ("   ", "challenge"),
        ("Ümlaut é 猫", "umlaut-e"),
        ("x" * 200, "x" * 60),
    ],
)
def test_names_of_files_are_safe(tmp_path: Path, name: str, stem: str) -> None:
    assert file_for(tmp_path, name) == tmp_path / f"{stem}.cubelevel"


@pytest.mark.parametrize("title", TITLES)
def test_the_workshop_is_offered_where_there_is_a_bench(title: str) -> None:
    assert BOXES[title].workshop == (INTERFACES[title].bench is not None)


@pytest.mark.parametrize("content", ["[", "challenge: 1\n", "\0"])
def test_what_lay_there_and_can_t_be_read_is_kept_and_told_of(
    desktop: Desktop, content: str
) -> None:
    file = desktop.saves.folder.parent / "workshop" / "biomes.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="utf-8")
    bench(desktop)
    assert "notice.close" in desktop.widgets()
    desktop.press_key(ESCAPE)
    desktop.press_key(ESCAPE)
    assert file.with_name("biomes.yaml.damaged").read_text(encoding="utf-8") == content
    bench(desktop)
    assert "notice.close" not in desktop.widgets()
