"""The workshop of brewery in the window: laid by mouse and by keys, proven, saved, told."""

from __future__ import annotations

from typing import Any

import pytest
from pyglet.window import key as keys
from pyglet.window import mouse

from game.app.routes import Workshop
from game.app.workshop.screen import WorkshopScreen
from game.content.challenge import Limit
from game.content.challenge_reading import read_challenge
from game.rules.brewery.catalogue import FIELDS
from game.session.challenges.codes import read_code
from game.session.challenges.own_challenges import levels_folder
from game.session.challenges.soundness import faults
from game.session.challenges.workpiece import Workpiece, blank
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    PoolTarget,
    RecipeTarget,
    SeedTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.bench.laid import Laid
from game.titles.brewery.ui.bench.rolls import next_rolls
from game.ui.clipboard import CLIPBOARD
from game.ui.intents.workshop import SetAim
from tests.app.desktop import CTRL, ENTER, ESCAPE, Desktop
from tests.app.test_workshop import click, waited

POOL, WAREHOUSE = PoolTarget(0), WarehouseTarget(0)
SMALL: Any = {
    "players": [{"pool": {"light-1": 4, "light-2": 3}, "gold": 1}],
    "row": ["penny-lager", ".", "."],
    "chance": "5eed5eed5eed5eed",
}


def cursor(screen: WorkshopScreen) -> object:
    """What the keys are on."""
    return screen.benching.cursor


def bench(desktop: Desktop, position: Any = None) -> WorkshopScreen:
    """The workshop with so much on its table; nothing: as a newcomer finds it."""
    piece = None
    if position is not None:
        piece = Workpiece(blank("brewery", position, {"kind": "gold"}, Limit("items", 1)))
    desktop.desk.show(Workshop("brewery", piece))
    desktop.run(0.3)
    assert isinstance(desktop.desk.screen, WorkshopScreen)
    return desktop.desk.screen


def laid(screen: WorkshopScreen) -> Laid:
    return Laid.of(screen.making.challenge.position)


def test_a_table_is_laid_by_mouse_and_taken_away(desktop: Desktop) -> None:
    screen = bench(desktop)
    desktop.click("workshop.empty")
    desktop.click("workshop.tool.die.light.4")
    click(desktop, screen, POOL)
    click(desktop, screen, WAREHOUSE)
    desktop.click("workshop.group.skill")
    desktop.click("workshop.tool.die.skill.5")
    click(desktop, screen, POOL)
    assert laid(screen).pool == {"light-1": 4, "skill-1": 5}
    assert laid(screen).ware == {"light-2": 4}
    click(desktop, screen, DieTarget(0), mouse.RIGHT)
    assert laid(screen).pool == {"skill-1": 5}
    desktop.click("workshop.group.recipes")
    desktop.click("workshop.tool.recipe.brown-porter")
    for slot in range(3):
        click(desktop, screen, RecipeTarget(slot))
        assert laid(screen).open_recipes() == ["brown-porter"]
    assert laid(screen).row == [".", ".", "brown-porter"]
    desktop.click("workshop.group.goods")
    desktop.click("workshop.tool.seed")
    click(desktop, screen, FieldTarget(0, FIELDS.index("malt-light")))
    click(desktop, screen, SeedTarget(0))
    assert laid(screen).waiting == [["malt-light", "seed"]]
    desktop.click("workshop.count.own.gold.more")
    assert laid(screen).player == {"seeds": 1, "gold": 1}
    desktop.click("workshop.undo")
    assert laid(screen).player == {"seeds": 1}
    desktop.press_key(keys.Y, CTRL)
    assert laid(screen).player == {"seeds": 1, "gold": 1}


def test_a_table_is_laid_by_keys_alone(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.click("workshop.tool.die.light.6")
    goals = screen.benching.goals()
    reached = set()
    for name in [keys.RIGHT, keys.DOWN, keys.LEFT, keys.LEFT, keys.UP, keys.RIGHT] * 2:
        desktop.press_key(name)
        assert screen.benching.cursor in goals
        reached.add(screen.benching.cursor)
    assert POOL in reached
    while screen.benching.cursor != POOL:
        desktop.press_key(keys.DOWN)
    desktop.press_key(ENTER)
    assert laid(screen).pool["light-3"] == 6
    desktop.press_key(keys.DELETE)
    assert "light-3" not in laid(screen).pool
    desktop.press_key(ESCAPE)
    assert cursor(screen) is None
    desktop.click("workshop.group.recipes")
    desktop.click("workshop.tool.recipe.brown-porter")
    slots = set[object]()
    for _press in range(4):
        desktop.press_key(keys.RIGHT)
        slots.add(screen.benching.cursor)
    assert slots == {RecipeTarget(slot) for slot in range(3)}


def test_what_cannot_be_laid_is_told_in_a_line(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    before = screen.making.challenge
    desktop.click("workshop.group.skill")
    click(desktop, screen, FieldTarget(0, FIELDS.index("school-skill")))
    assert screen.making.said == "School of skills: opens in round 2."
    assert screen.making.challenge == before


def test_a_ghost_shows_what_a_click_would_lay(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    for tool, target in (("die.hops.2", POOL), ("recipe.brown-porter", RecipeTarget(1))):
        group = "hops" if target is POOL else "recipes"
        desktop.click(f"workshop.group.{group}")
        desktop.click(f"workshop.tool.{tool}")
        x, y, clear = screen.table.spot(target)
        assert clear
        desktop.send("on_mouse_motion", int(x), int(y), 0, 0)
        assert [name for name in screen.table.scene.pieces if name[0] == "ghost"]
        assert desktop.desk.hot


def test_a_task_is_set_proven_saved_and_told(desktop: Desktop) -> None:
    screen = bench(desktop, SMALL)
    desktop.click("workshop.page.task")
    for told in range(1, 4):
        desktop.click("workshop.ask.rolls.more")
        rolls = next_rolls(screen.making.challenge.position, told)
        assert screen.making.challenge.goal == {"kind": "gold", "rolls": rolls}
    desktop.click("workshop.page.table")
    desktop.click("workshop.group.time")
    desktop.click("workshop.ask.roll.1.more")
    after = screen.making.challenge.goal["rolls"]
    assert after == [rolls[0], rolls[1] % 6 + 1, rolls[2]]
    screen.making.piece.call("First Brew", "")
    desktop.click("workshop.page.finish")
    desktop.click("workshop.prove")
    waited(desktop, screen)
    proven = screen.making.challenge
    assert proven.proof is not None
    desktop.click("workshop.save")
    home = desktop.saves.folder.parent
    saved = read_challenge(levels_folder(home) / "first-brew.cubelevel")
    assert (saved.title, saved.par) == ("brewery", proven.par)
    assert faults(saved) == ()
    desktop.click("workshop.copy")
    told_again = read_code(CLIPBOARD.paste())
    assert (told_again.title, getattr(told_again, "goal", None)) == ("brewery", proven.goal)


@pytest.mark.parametrize("kind", ["points", "recipes", "score", "chance", "gold"])
def test_another_goal_is_set_with_what_can_be_chosen(desktop: Desktop, kind: str) -> None:
    screen = bench(desktop, SMALL)
    desktop.desk.hear(SetAim(kind))
    assert screen.making.challenge.kind == kind
    desktop.click("workshop.page.task")
    for ask in screen.making.aims()[kind].asks:
        presses = len(ask.options) if len(ask.options) > 1 else 0
        for _press in range(presses):
            desktop.click(f"workshop.ask.{ask.key}.more")
            assert not screen.making.wrong, screen.making.said
            assert screen.making.piece.lack == ""
