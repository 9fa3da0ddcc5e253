"""The scoring cards on the table grow with large texts (issue 10, 17), and are in nobody's way."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from game.rules.biomes.catalogue import Round
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.view import BiomesView
from game.scene.geometry import on
from game.scene.pose import PieceId, Pose, Vec3
from game.scene.tabletop import Tabletop
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.tabletop import TABLETOP
from game.titles.biomes.scene.targets import CardTarget
from game.titles.biomes.ui.free_area import clearing
from game.ui.viewport import Viewport
from tests.app.desktop import CALM, Desktop, ground
from tests.app.test_framing import extent, hidden, panels, played
from tests.scene.eyes import standing

LARGE = TABLETOP.large
SIZES = [(1280, 720), (1024, 768), (1920, 1080)]
CARDS: list[PieceId] = [("card", str(letter)) for letter in Round]
TURNTABLE = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)


def wide(
    tabletop: Tabletop[BiomesView, BiomesEvent], seats: int, size: tuple[int, int], scale: float
) -> float:
    """How many pixels the first card measures across, seen with the whole table."""
    view, _ = played(seats)
    window = Viewport.of(*size, scale)
    camera = standing("table", window, seats, large=tabletop is LARGE)
    pose = tabletop.layout(view, 0)[CARDS[0]].pose
    low, high = extent("scorecard")
    ends = [on(pose, Pose((x, 0.0, 0.0))).place for x in (low[0], high[0])]
    (left, _), (right, _) = (camera.project(end, *size) for end in ends)
    return right - left


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_large_texts_make_large_cards(seats: int, size: tuple[int, int]) -> None:
    assert LARGE is not None
    before, after = (wide(each, seats, size, 2.0) for each in (TABLETOP, LARGE))
    assert after > before * 1.4
    assert after > wide(TABLETOP, seats, size, 1.0), "larger than in texts of the usual size"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_else_is_laid_elsewhere(seats: int) -> None:
    assert LARGE is not None
    view, _ = played(seats)
    usual, large = TABLETOP.layout(view, 0), LARGE.layout(view, 0)
    assert {name for name in usual if usual[name] != large[name]} == set(CARDS)
    assert usual.keys() == large.keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_large_cards_lie_on_nothing_and_under_nothing(seats: int) -> None:
    """Whatever lies there: a ray from straight above meets the card that is picked there."""
    assert LARGE is not None
    view, _ = played(seats)
    pieces = LARGE.layout(view, 0)
    low, high = extent("scorecard")
    for letter, name in zip(Round, CARDS, strict=True):
        for along, away in product(range(11), repeat=2):
            spot: Vec3 = (
                low[0] + (high[0] - low[0]) * (0.02 + 0.096 * along),
                low[1] + (high[1] - low[1]) * (0.02 + 0.096 * away),
                0.0,
            )
            x, y, _z = on(pieces[name].pose, Pose(spot)).place
            assert y < at.OVERWORLD.place[1] - 4.0, "before the overworld"
            ray = ((x, y, 9.0), (0.0, 0.0, -1.0))
            assert LARGE.touching.pick(ray, view, 0, TURNTABLE) == CardTarget(letter), (along, away)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_large_cards_are_clear_of_large_panels(seats: int, size: tuple[int, int]) -> None:
    assert LARGE is not None
    view, legal = played(seats)
    window = Viewport.of(*size, 2.0)
    sight = LARGE.looking.sight("table", view, 0)
    assert sight != TABLETOP.looking.sight("table", view, 0)
    camera = standing("table", window, seats, large=True)
    pieces = [(name, LARGE.layout(view, 0)[name]) for name in CARDS]
    over = panels(view, legal, size, 2.0)
    assert clearing("table", window)
    assert hidden(pieces, camera, over, size, scale=2.0) == set()


def test_a_match_follows_the_size_of_texts(tmp_path: Path) -> None:
    assert LARGE is not None
    desktop = Desktop(tmp_path)
    try:
        table = desktop.game().game.table
        usual = dict(table.scene.pieces)
        desktop.desk.prefer(msgspec.structs.replace(CALM, ui_scale=2.0))
        desktop.run(0.1)
        assert table.scene.pieces == LARGE.layout(ground(table).view, table.focus) != usual
        assert table.pick(*table.project(table.point(CardTarget(Round.B)))) == CardTarget(Round.B)
        desktop.desk.prefer(CALM)
        desktop.run(0.1)
        assert table.scene.pieces == usual
    finally:
        desktop.close()


def test_a_match_begins_in_the_size_of_texts(tmp_path: Path) -> None:
    assert LARGE is not None
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=1.5))
    try:
        table = desktop.game().game.table
        assert table.scene.pieces == LARGE.layout(ground(table).view, table.focus)
    finally:
        desktop.close()
