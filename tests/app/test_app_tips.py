"""What the sign at the pointer tells, and when."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.match.begin import new_game
from game.app.match.tips import as_seen, tip
from game.content.packs import load_catalogue
from game.rules.biomes.catalogue import Building, Mob
from game.rules.biomes.moves import Collect
from game.scene.stage import Mark
from game.scene.targets import (
    BlockTarget,
    CardTarget,
    CrossingTarget,
    PileTarget,
    SpaceTarget,
    StackTarget,
    Target,
)
from game.session.preferences import Preferences
from game.session.seats import HUMAN, Seat
from game.ui.boxes import Panel
from game.ui.controls import Pressable
from game.ui.marks import Text
from game.ui.panels.biomes.chances import chance_text
from game.ui.widget import Rect, Widget
from tests.app.desktop import Desktop, Thinker, legal


def texts(sign: Widget | None) -> str:
    """All that a sign says."""
    assert sign is not None
    return " | ".join(node.text for node in sign.walk() if isinstance(node, Text))


def notes(desktop: Desktop) -> Widget | None:
    """What lies over the table now."""
    return desktop.match.notes(desktop.desk.viewport)


def point_at(desktop: Desktop, x: float, y: float) -> None:
    """The pointer goes there."""
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)


def face_up_tiles(desktop: Desktop) -> Iterator[tuple[Target, str]]:
    """The stacks whose top tile can be seen, with its id."""
    view = desktop.match.game.table.view
    for row in range(1, 5):
        for column in range(1, 5):
            tile = view.stack((row, column)).face_up
            if tile:
                yield StackTarget((row, column)), tile


def test_a_tile_tells_what_is_printed_on_it(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.click_on(CrossingTarget((1, 1)))
    desktop.settle()
    view, people = screen.game.table.view, screen.game.people
    known = {tile.id: tile for tile in load_catalogue("biomes").tiles}
    seen = list(face_up_tiles(desktop))
    assert seen
    for target, tile in seen:
        told = texts(tip(view, people, target, None, able=False))
        found = known[tile]
        if isinstance(found, Building):
            assert "Costs:" in told
        if isinstance(found, Mob):
            assert f"{found.hearts} heart" in told


def test_a_scoring_card_tells_its_points(desktop: Desktop) -> None:
    screen = desktop.game()
    sign = tip(screen.game.table.view, screen.game.people, CardTarget("A"), None, able=False)
    told = texts(sign)
    for name in ("Forest", "Desert", "Mountains", "Tundra", "6 XP"):
        assert name in told


def test_no_tip_hides_what_a_click_brings_about(desktop: Desktop) -> None:
    desktop.game()
    x, y = desktop.spot(BlockTarget((3, 3, 3)))
    point_at(desktop, x, y)
    desktop.run(1.0)
    assert notes(desktop) is not None
    desktop.click_at(x, y)
    desktop.run(1.0)
    assert notes(desktop) is None
    point_at(desktop, x, y - 60)
    desktop.run(1.0)
    assert notes(desktop) is not None


def test_nothing_is_outlined_after_a_click_that_did_something(desktop: Desktop) -> None:
    screen = desktop.game()
    for _ in range(2):
        table = screen.game.table
        blocks = [BlockTarget(move.block) for move in legal(screen) if isinstance(move, Collect)]
        desktop.click_on(next(b for b in blocks if table.pick(*desktop.spot(b)) == b))
        desktop.settle()
    desktop.run(2.0)
    assert len(screen.game.match.history) == 2
    assert isinstance(screen._pointing.target, BlockTarget)
    assert Mark.REFUSED not in screen._pointing.marked.values()


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, "can't win"), (0.001, "1 %"), (0.304, "30 %"), (0.999, "99 %"), (1.0, "sure")],
)
def test_only_what_is_certain_is_told_as_certain(chance: float, told: str) -> None:
    assert told in chance_text(chance)


@pytest.mark.parametrize("target", [PileTarget(0), SpaceTarget(1, (2, 2)), SpaceTarget(0, (2, 2))])
def test_no_tip_slides_under_a_panel(desktop: Desktop, target: Target) -> None:
    desktop.game()
    point_at(desktop, *desktop.spot(target))
    desktop.run(1.0)
    over = notes(desktop)
    assert over is not None
    window = Rect(0, 0, desktop.desk.viewport.width, desktop.desk.viewport.height)
    over.place(desktop.desk.surface._meter, window)
    sign = next(node.rect for node in over.walk() if isinstance(node, Panel))
    panels = [node for node in desktop.desk.surface.root.walk() if isinstance(node, Pressable)]
    assert panels
    for panel in panels:
        shared = sign.meets(panel.rect)
        assert shared.width <= 0 or shared.height <= 0, panel.key


def test_while_the_cube_is_filled_the_bar_tells_what_can_be_done_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.match.thinking.Thinking", Thinker)
    lively = Desktop(tmp_path, Preferences())
    seats = (Seat("Mira", HUMAN, "red"), Seat("Jonas", "greedy", "blue"))
    lively.desk.go(new_game(lively.desk, "biomes", "classic", seats, 3, 0))
    lively.desk.settle()
    assert not lively.match.game.deciding
    off = {node.key for node in lively.desk.surface.root.walk() if getattr(node, "reason", "")}
    assert "action.build" in off
    assert not {"action.collect", "action.explore"} & off
    lively.close()


def test_the_cube_is_filled_before_the_eyes_of_the_first_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.match.thinking.Thinking", Thinker)
    lively = Desktop(tmp_path, Preferences())
    seats = (Seat("Mira", HUMAN, "red"), Seat("Jonas", HUMAN, "blue"))
    lively.desk.go(new_game(lively.desk, "biomes", "classic", seats, 3, 0))
    lively.run(10.0)
    lively.click("curtain.lift")
    assert lively.match.game.table.scene.busy
    lively.close()


def test_free_sides_are_told_as_the_turned_cube_shows_them() -> None:
    only_near = (False, False, True, False)
    assert as_seen(only_near, 0) == only_near
    assert as_seen(only_near, 1) == (False, True, False, False), "what was near is at the right"
    assert as_seen(only_near, -1) == (True, False, False, False)
    assert as_seen(only_near, 2) == (False, False, False, True)
