"""The preview of a building never lies over the board it is about, wherever one points."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import cast

import msgspec
import pytest
from pyglet.window import mouse

from game.rules.biomes.moves import Build
from game.titles.biomes.scene.targets import SpaceTarget, StackTarget
from game.titles.biomes.ui.signs.notes import Notes
from game.titles.biomes.ui.signs.outlines import of_board, of_space
from game.ui.boxes import Sized
from game.ui.layout import Stack
from game.ui.rect import Rect
from game.ui.tooltip_placement import Around, Clear, Obstacle, hidden
from game.ui.widget import Widget
from tests.app.desktop import CALM, ESCAPE, Desktop, Thinker, first, ground, played_by_agent
from tests.ui.stage import surface

SPACES = list(product(range(3), range(3)))


def _hold_a_building(desktop: Desktop) -> Build:
    """Play on until the person may build; the first building offered."""
    match = desktop.game(seed=3).game.match
    while not (match.actor == 0 and any(isinstance(m, Build) for m in match.legal_moves())):
        match.play(played_by_agent(match))
    desktop.go_on(match)
    return cast(Build, first(desktop.match, lambda move: isinstance(move, Build)))


def _preview(desktop: Desktop) -> Rect:
    """Where the preview stands, in logical units."""
    desktop.desk.settle()
    desktop.desk.draw()
    found = [node for node in desktop.desk._notes.root.walk() if isinstance(node, Clear)]
    assert found, "no preview"
    return found[0].children[0].rect


def _to(desktop: Desktop, space: tuple[int, int]) -> tuple[int, int]:
    x, y = desktop.spot(SpaceTarget(0, space))
    return int(x), int(y)


def _hides_nothing(desktop: Desktop, space: tuple[int, int]) -> None:
    place, table = _preview(desktop), desktop.match.game.table
    assert hidden(place, of_space(ground(table), 0, space)) == 0.0, space
    assert hidden(place, of_board(ground(table), 0)) < 0.02, space
    view = desktop.desk.viewport
    assert place.x >= 0.0, space
    assert place.y >= 0.0, space
    assert place.right <= view.width, space
    assert place.bottom <= view.height, space


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_preview_leaves_the_board_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    monkeypatch.setattr("tests.app.desktop.SIZE", size)
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=scale))
    try:
        held = StackTarget(_hold_a_building(desktop).cell)
        desktop.click_on(held)
        for space in SPACES:
            desktop.send("on_mouse_motion", *_to(desktop, space), 0, 0)
            _hides_nothing(desktop, space)
        desktop.press_key(ESCAPE)
        start = desktop.spot(held)
        desktop.send("on_mouse_motion", int(start[0]), int(start[1]), 0, 0)
        desktop.send("on_mouse_press", int(start[0]), int(start[1]), mouse.LEFT, 0)
        for space in SPACES:
            desktop.send("on_mouse_drag", *_to(desktop, space), 9, 9, mouse.LEFT, 0)
            _hides_nothing(desktop, space)
    finally:
        desktop.close()


def test_a_panel_stands_where_it_hides_least() -> None:
    panel = Sized(Widget(), width=200, height=100)
    room = surface(None).viewport
    seen = Rect(room.width - 260, 0, 260, room.height)
    kept_clear = Clear(panel, [Obstacle(seen, 30.0)], (1.0, 0.0))
    surface(kept_clear)
    assert hidden(panel.rect, seen) == 0.0
    nothing = Clear(Sized(Widget(), width=200, height=100), [], (1.0, 0.0))
    surface(nothing)
    assert nothing.children[0].rect.right == pytest.approx(room.width)


@pytest.mark.parametrize(
    ("other", "side"),
    [(None, "right"), (Rect(340, 300, 20, 20), "left"), (Rect(20, 300, 600, 20), "below")],
)
def test_a_tip_stands_on_the_side_where_it_hides_least(other: Rect | None, side: str) -> None:
    sign, thing = Sized(Widget(), width=100, height=60), Rect(300, 300, 20, 20)
    surface(Around(sign, thing, [other] if other else [], apart=10, widths=(400,)))
    sides = {
        "right": sign.rect.x == thing.right + 10,
        "left": sign.rect.right == thing.x - 10,
        "below": sign.rect.y == thing.bottom + 10,
    }
    assert sides[side]


def test_what_a_building_brings_and_what_leaves_a_group_are_both_read_whole(
    desktop: Desktop,
) -> None:
    signs = Notes(ground(desktop.game(seed=3).game.table), desktop.match.deciding.decision())
    for space, beside in product(SPACES, SPACES):
        if space == beside:
            continue
        brings = signs._promise(SpaceTarget(0, space), 12)
        leaves = signs._leaves(SpaceTarget(0, beside))
        surface(Stack(brings, leaves), (1280, 720), 1.0)
        one, other = brings.children[0].rect, leaves.children[0].rect
        assert not _meet(one, other), (space, beside)
        lies = of_space(ground(desktop.match.game.table), 0, space)
        assert hidden(one, lies.inset(-40, -40, -40, -40)) > 0


def _meet(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
