"""The workshop of towers in the window: laid by mouse and by keys, marked, proven, saved."""

from __future__ import annotations

from typing import Any

from pyglet.window import key as keys
from pyglet.window import mouse

from game.app.routes import Workshop
from game.app.workshop.screen import WorkshopScreen
from game.content.challenge import Limit
from game.content.challenge_reading import challenges_of, read_challenge
from game.session.challenges.codes import read_code
from game.session.challenges.own_challenges import levels_folder
from game.session.challenges.soundness import faults
from game.session.challenges.workpiece import Workpiece, blank
from game.titles.towers.scene.targets import (
    BlocksTarget,
    CardTarget,
    DeckTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
    TowerTarget,
)
from game.titles.towers.ui.bench.laid import Laid
from game.ui.clipboard import CLIPBOARD
from game.ui.intents.workshop import SetAim
from game.ui.ring import Ring
from tests.app.desktop import ENTER, ESCAPE, TAB, Desktop
from tests.app.test_workshop import click, waited

SMALL: Any = {
    "players": [{"hand": ["black", "red", "red", "white", "grey"], "pawns": [[4, 2]]}],
    "towers": [[4, 6, ["red"]], [0, 0, ["black"]]],
    "deck": ["red", "white", "grey", "black", "red"],
}


def bench(desktop: Desktop, position: Any = None) -> WorkshopScreen:
    """The workshop with so much on its table; nothing: as a newcomer finds it."""
    piece = None
    if position is not None:
        goal = {"kind": "clear", "towers": [[4, 6]]}
        piece = Workpiece(blank("towers", position, goal, Limit("turns", 1)))
    desktop.desk.show(Workshop("towers", piece))
    desktop.run(0.3)
    assert isinstance(desktop.desk.screen, WorkshopScreen)
    return desktop.desk.screen


def laid(screen: WorkshopScreen) -> Laid:
    return Laid.of(screen.making.challenge.position)


def ringed(screen: WorkshopScreen, desktop: Desktop) -> int:
    """How many rings lie over the table."""
    shown = screen.notes(desktop.desk.viewport)
    return 0 if shown is None else sum(isinstance(each, Ring) for each in shown.children)


def test_an_empty_table_is_laid_by_mouse_and_proven(desktop: Desktop) -> None:
    screen = bench(desktop)
    desktop.click("workshop.empty")
    assert screen.making.lack.startswith("Two towers")
    for field in (22, 58):
        desktop.click("workshop.tool.block.red")
        click(desktop, screen, FieldTarget(field))
        desktop.click("workshop.tool.block.grey")
        click(desktop, screen, TowerTarget(field))
    assert laid(screen).towers == {22: ["red", "grey"], 58: ["red", "grey"]}
    click(desktop, screen, TowerTarget(58), mouse.RIGHT)
    assert laid(screen).towers[58] == ["red"]
    desktop.click("workshop.undo")
    click(desktop, screen, BlocksTarget(0))
    assert laid(screen).blocks == {"grey": 1}
    desktop.click("workshop.group.pawns")
    click(desktop, screen, FieldTarget(21))
    desktop.click("workshop.tool.pawn.neutral")
    click(desktop, screen, FieldTarget(50))
    assert (laid(screen).pawns, laid(screen).neutral) == ([21], [50])
    click(desktop, screen, PawnTarget(50), mouse.RIGHT)
    assert laid(screen).neutral == []
    desktop.click("workshop.group.cards")
    desktop.click("workshop.tool.card.grey")
    click(desktop, screen, CardTarget(0))
    click(desktop, screen, DeckTarget())
    assert laid(screen).hand == ["white", "grey", "grey", "red", "red"]
    assert laid(screen).deck == ["grey"]
    click(desktop, screen, JokerTarget(0))
    assert not laid(screen).joker
    desktop.click("workshop.ask.coming.more")
    assert len(laid(screen).deck) == 5
    assert screen.making.lack.endswith("10 are missing.")
    for _less in range(2):
        desktop.click("workshop.page.task")
        desktop.click("workshop.limit.less")
    assert screen.making.lack == ""
    desktop.click("workshop.name")
    desktop.type("Two Towers")
    desktop.click("workshop.page.finish")
    desktop.click("workshop.prove")
    waited(desktop, screen)
    assert screen.making.challenge.par == 2
    desktop.click("workshop.save")
    saved = read_challenge(levels_folder(desktop.saves.folder.parent) / "two-towers.cubelevel")
    assert saved.title == "towers"
    assert faults(saved) == ()


def test_a_table_is_laid_by_keys_alone(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    for _press in range(40):
        if desktop.desk.surface.touch.focused == "workshop.tool.block.grey":
            break
        desktop.press_key(TAB)
    desktop.press_key(ENTER)
    desktop.press_key(keys.RIGHT)
    meant = screen.benching.cursor
    assert isinstance(meant, FieldTarget | TowerTarget)
    before = len(laid(screen).towers.get(meant.field, ()))
    desktop.press_key(ENTER)
    assert laid(screen).towers[meant.field][-1] == "grey"
    assert screen.benching.cursor == TowerTarget(meant.field)
    desktop.press_key(keys.DELETE)
    assert len(laid(screen).towers.get(meant.field, ())) == before
    desktop.press_key(ESCAPE)
    assert screen.benching.cursor is None


def test_towers_are_marked_by_mouse_and_by_keys(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    assert ringed(screen, desktop) == 0
    desktop.click("workshop.page.task")
    assert ringed(screen, desktop) == 1
    desktop.click("workshop.tool.mark.towers")
    click(desktop, screen, TowerTarget(0))
    assert screen.making.challenge.goal["towers"] == [[0, 0], [4, 6]]
    assert laid(screen).towers == {42: ["red"], 0: ["black"]}
    desktop.press_key(keys.RIGHT)
    assert isinstance(screen.benching.cursor, TowerTarget)
    desktop.press_key(ENTER)
    left = screen.making.challenge.goal["towers"]
    assert left in ([[0, 0]], [[4, 6]])
    desktop.press_key(ENTER)
    assert screen.making.challenge.goal["towers"] == [[0, 0], [4, 6]]
    desktop.press_key(keys.Z, keys.MOD_CTRL)
    assert screen.making.challenge.goal["towers"] == left
    desktop.click("workshop.page.table")
    assert screen.making.tool == "block.black"


def test_what_marks_is_laid_down_with_its_goal(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.desk.hear(SetAim("visit"))
    desktop.click("workshop.page.task")
    desktop.click("workshop.tool.mark.fields")
    click(desktop, screen, FieldTarget(70))
    click(desktop, screen, FieldTarget(40))
    assert screen.making.challenge.goal["fields"] == [[7, 7]]
    click(desktop, screen, FieldTarget(70))
    assert screen.making.wrong
    desktop.desk.hear(SetAim("points"))
    assert screen.making.tool == "block.black"


def test_a_ghost_shows_what_a_click_would_lay(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    for group, tool, target in (
        ("blocks", "block.grey", TowerTarget(42)),
        ("blocks", "block.grey", BlocksTarget(0)),
        ("pawns", "pawn.neutral", FieldTarget(70)),
        ("cards", "card.white", CardTarget(2)),
        ("cards", "card.white", DeckTarget()),
    ):
        desktop.click(f"workshop.group.{group}")
        desktop.click(f"workshop.tool.{tool}")
        x, y, clear = screen.table.spot(target)
        assert clear
        desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
        ghosts = [name for name in screen.table.scene.pieces if name[0] == "ghost"]
        assert len(ghosts) == 1, target
        assert desktop.desk.hot


def test_it_begins_with_one_of_the_house_by_lot_and_by_code(desktop: Desktop) -> None:
    screen = bench(desktop)
    desktop.click("workshop.house.0")
    house = challenges_of("towers")[0]
    assert screen.making.challenge.position == house.position
    desktop.click("workshop.page.finish")
    desktop.click("workshop.copy")
    told = read_code(CLIPBOARD.paste())
    assert told.title == "towers"
    desktop.click("workshop.page.begin")
    desktop.click("workshop.lot")
    assert screen.making.challenge.position != house.position
    assert screen.making.lack == ""
    desktop.click("workshop.page.begin")
    desktop.click("workshop.paste")
    assert screen.making.challenge.position == house.position
