"""The focus ring on the table: round the whole thing, and seen on every material."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.rules.biomes import BIOMES
from game.rules.chance import Dealer
from game.rules.core import Options
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.anchors import anchor
from game.titles.biomes.scene.outline import outline
from game.titles.biomes.scene.targets import CardTarget
from game.titles.biomes.ui.hands import inputs
from game.titles.biomes.ui.hands.selection import EMPTY, Selection
from game.ui import theme
from game.ui.ring import DASH, GAP, GOAL_STROKES, STROKES, Point, dashes, hull, spread
from game.ui.viewport import Viewport
from tests.scene.eyes import standing
from tests.ui.asked import asked
from tests.ui.contrast import contrast

SIZE = (1280, 720)
CATALOGUE = load_biomes()
GROUNDS = (
    *theme.MATERIAL_FILL.values(),
    *theme.BIOME_FILL.values(),
    *theme.PLAYER_FILL.values(),
    theme.PARCHMENT,
    theme.CHOSEN,
    theme.INK,
    theme.BROWN,
)
LEAST = 3.0
"""Contrast that a sign without letters needs (WCAG 1.4.11)."""


def inside(corners: list[Point], point: Point) -> bool:
    """Whether a point lies in the shape with these corners, anticlockwise."""
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    x, y = point
    return all((c - a) * (y - b) - (d - b) * (x - a) >= 0 for (a, b), (c, d) in pairs)


@pytest.mark.parametrize("ground", GROUNDS)
def test_some_stroke_of_the_ring_is_seen_on_every_material(ground: str) -> None:
    assert max(contrast(ink, ground) for _width, ink in STROKES) >= LEAST


@pytest.mark.parametrize("ground", GROUNDS)
def test_some_stroke_of_a_goals_ring_is_seen_on_every_material(ground: str) -> None:
    assert max(contrast(ink, ground) for _width, ink in GOAL_STROKES) >= LEAST


def test_a_goals_ring_is_none_of_the_focus() -> None:
    """What a hint shows was ringed as what the goal names was: nobody could tell which is which."""
    assert {ink for _width, ink in GOAL_STROKES} != {ink for _width, ink in STROKES}
    square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0)]
    parts = list(dashes(square, DASH, GAP))
    assert sum(map(length, parts)) == pytest.approx(400 * DASH / (DASH + GAP), abs=DASH)
    assert all(length(part) <= DASH + 1e-9 for part in parts)
    assert [list(dashes([(0.0, 0.0), (5.0, 0.0)], 15, 11))] == [[[(0.0, 0.0), (5.0, 0.0)]]]


def length(way: list[Point]) -> float:
    """How long a way is."""
    return sum(math.dist(a, b) for a, b in pairwise(way))


def test_strokes_beside_each_other_differ() -> None:
    widths = [width for width, _ink in STROKES]
    assert widths == sorted(widths, reverse=True)
    for (_w, one), (_v, other) in pairwise(STROKES):
        assert contrast(one, other) >= LEAST


def test_the_hull_holds_every_point_and_the_ring_lies_outside_it() -> None:
    points = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (2.0, 1.0), (4.0, 2.0)]
    corners = hull(points)
    assert sorted(corners) == [(0.0, 0.0), (0.0, 4.0), (4.0, 0.0), (4.0, 4.0)]
    wide = spread(corners, 2.0)
    assert all(inside(wide, point) for point in points)
    assert not any(inside(corners, point) for point in wide)
    assert hull([(1.0, 1.0), (1.0, 1.0)]) == [(1.0, 1.0)]
    assert spread([], 3.0) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_ring_is_round_all_that_the_keyboard_comes_to(seats: int) -> None:
    state = BIOMES.setup(CATALOGUE, Options(({},) * seats), 5)
    chance, turntable = Dealer(5), Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    met: set[type[Target]] = set()
    while state.actor() is not None:
        seat = state.actor() or 0
        view, legal = state.view(seat), state.legal_moves()
        eye = standing("table", Viewport.of(*SIZE), seats, seat)
        goals = inputs.goals(asked(view, legal, EMPTY))
        stacks = [g for g in goals if g in inputs.draggable(asked(view, legal))][:1]
        goals += [s for p in stacks for s in inputs.goals(asked(view, legal, Selection(picked=p)))]
        for goal in goals[:: 1 + len(goals) // 6]:
            around = [eye.project(p, *SIZE) for p in outline(goal, view, seat, turntable)]
            ring = spread(hull(around), 5.0)
            assert inside(ring, eye.project(anchor(goal, view, seat, turntable), *SIZE)), goal
            met.add(type(goal))
        state.apply(chance.choice(legal))
    assert len(met) >= 5
    assert outline(CardTarget("A"), view, seat, turntable) == ()
