"""The table of towers: whatever can be meant shows, is hit where it shows, and has its pieces."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.render.mesh import VERTEX
from game.render.models.toy import Toy
from game.rules.towers.catalogue import FIELDS, field_at, place_of
from game.rules.towers.view import TowersView
from game.scene import tower
from game.scene.camera import Camera
from game.scene.framing import Clearing, frame
from game.scene.geometry import minus, on, unit
from game.scene.pose import Pose
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.towers.looks import digits
from game.titles.towers.looks.looks import LOOKS
from game.titles.towers.looks.models import TOYBOX
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import LANES, hand_poses, layout
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.scene.tabletop import TABLETOP
from game.titles.towers.scene.targets import (
    BacksTarget,
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)
from game.titles.towers.ui.panels.coach.field_words import field_text
from tests.towers.views import build_view, field_of, table_view

TOUCH, LOOKING = TABLETOP.touching, TABLETOP.looking
TURNTABLE = Turntable((0.0, 0.0, 0.0))
ASPECT = 16 / 9
LIT = 0.05


def eye(preset: str, view: TowersView, focus: int = 0) -> Camera:
    """Where the eye stands for a preset."""
    return frame(LOOKING.sight(preset, view, focus), Clearing(0.02, 0.84, 0.12, 0.86), ASPECT)


def on_board(view: TowersView) -> Iterator[Target]:
    """What can be meant on the board."""
    pawns = {field for player in view.players for field in player.pawns} | {*view.neutral}
    for field in range(FIELDS):
        if view.towers[field]:
            yield TowerTarget(field)
        else:
            yield PawnTarget(field) if field in pawns else FieldTarget(field)
    for entry, step in LANES:
        yield LaneTarget(entry, step)


def beside_it(view: TowersView, focus: int) -> Iterator[Target]:
    """What can be meant around it."""
    yield from (DeckTarget(), DiscardTarget())
    yield from (StairsTarget(phase) for phase in range(1, 5))
    yield from (CardTarget(index) for index in range(view.players[focus].hand_size))
    for seat, player in enumerate(view.players):
        yield JokerTarget(seat)
        yield BlocksTarget(seat)
        yield from (BlockTarget(seat, *each) for each in sorted_out(player.blocks))
        if player.reserve:
            yield ReserveTarget(seat)
        if any(player.chips):
            yield ChipsTarget(seat)
        if seat != focus:
            yield BacksTarget(seat)


def is_hit(camera: Camera, target: Target, view: TowersView) -> bool:
    """Whether the target is met at one of the points that stand for it."""
    points = [TOUCH.anchor(target, view, 0, TURNTABLE)]
    points += TOUCH.spots(target, view, 0, TURNTABLE)
    rays = ((camera.eye, unit(minus(point, camera.eye))) for point in points)
    return any(TOUCH.pick(ray, view, 0, TURNTABLE) == target for ray in rays)


@pytest.mark.parametrize("view", [table_view(2), table_view(3), table_view(4), build_view()])
def test_from_above_all_on_the_board_can_be_hit(view: TowersView) -> None:
    camera = eye("board", view)
    assert [target for target in on_board(view) if not is_hit(camera, target, view)] == []


@pytest.mark.parametrize("view", [table_view(2), table_view(3), table_view(4)])
def test_from_the_whole_table_all_beside_the_board_can_be_hit(view: TowersView) -> None:
    camera = eye("table", view)
    assert [target for target in beside_it(view, 0) if not is_hit(camera, target, view)] == []


@pytest.mark.parametrize("view", [table_view(2), table_view(4), build_view()])
def test_all_that_can_be_meant_has_pieces_and_an_outline(view: TowersView) -> None:
    pieces = layout(view, 0)
    for target in (*on_board(view), *beside_it(view, 0)):
        names = TOUCH.pieces_of(target, view)
        assert names
        assert set(names) <= set(pieces)
        assert TOUCH.outline(target, view, 0, TURNTABLE)


def test_cards_stand_by_colour_from_the_left() -> None:
    view = table_view()
    names = [TOUCH.pieces_of(CardTarget(index), view)[0] for index in range(5)]
    assert [name[2] for name in names] == [0, 1, 2, 3, 3]
    pieces = layout(view, 0)
    assert [pieces[name].pose for name in names] == list(hand_poses(5))


def test_a_tower_before_a_pawn_is_veiled_and_no_other() -> None:
    view = table_view()
    pawn, hiding = field_of((5, 5)), field_of((5, 3))
    towers = list(view.towers)
    towers[hiding] = (0, 1, 2, 3)
    view = replace(view, towers=tuple(towers))
    low = Camera((0.0, 1.0, 0.0), 0.0, 24.0, 16.0, 50.0)
    veiled = {name[1] for name in TOUCH.veils(PawnTarget(pawn), view, 0, low.eye)}
    assert hiding in veiled
    above = eye("board", view)
    assert not TOUCH.veils(PawnTarget(pawn), view, 0, above.eye)


def test_a_tower_before_a_lower_one_is_veiled_but_never_itself() -> None:
    low, front, away = field_of((5, 5)), field_of((5, 4)), field_of((1, 1))
    towers: list[tuple[int, ...]] = [()] * FIELDS
    towers[low], towers[front], towers[away] = (0,), (0, 1, 2, 3), (0, 1)
    view = replace(table_view(), towers=tuple(towers))
    camera = Camera((0.0, 1.0, 0.0), 0.0, 40.0, 16.0, 50.0)
    assert {name[1] for name in TOUCH.veils(TowerTarget(low), view, 0, camera.eye)} == {front}
    assert not TOUCH.veils(TowerTarget(front), view, 0, camera.eye)


def test_others_cards_are_backs() -> None:
    pieces = layout(table_view(), 0)
    backs = [name for name in pieces if name[0] == "back"]
    assert len(backs) == 10
    assert {pieces[name].look.face for name in backs} == {"card:back"}


def test_the_rim_bears_the_numbers_that_fields_are_named_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    burnt: list[tuple[int, float, float]] = []
    monkeypatch.setattr(digits, "digit", lambda _toy, number, x, y: burnt.append((number, x, y)))
    digits.board(Toy())
    assert len(burnt) == len(LANES) == 36
    for entry, step in LANES:
        lane = at.lane_pose(entry, step).place
        number, _, _ = min(burnt, key=lambda each: math.dist(_on_rim(*each[1:]), lane[:2]))
        row_or_column = 0 if abs(step) == 1 else 1
        assert field_text(entry) == "row {}, column {}".format(
            *(number if n == row_or_column else place_of(entry)[n] + 1 for n in (0, 1))
        )


def test_the_marks_of_lanes_lit_or_not_keep_off_the_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An outline reaches :data:`LIT` beyond the mark that it goes round."""
    lines: list[tuple[tuple[float, float], ...]] = []
    monkeypatch.setattr(digits, "_stroke", lambda _toy, points: lines.append(tuple(points)))
    digits.board(Toy())
    mesh = TOYBOX["towers/lane"]
    rows = [VERTEX.unpack_from(mesh.vertices, n * VERTEX.size) for n in range(mesh.vertex_count)]
    half = [max(abs(row[axis]) for row in rows) for axis in (0, 1)]
    for entry, step in LANES:
        pose = at.lane_pose(entry, step)
        wide, deep = half if abs(step) == 9 else reversed(half)
        x, y = (
            (each - origin) / at.BOARD.scale
            for each, origin in zip(pose.place, at.BOARD.place[:2], strict=False)
        )
        near = [
            point
            for line in lines
            for point in line
            if abs(point[0] - x) < wide + LIT + digits.THICK / 2
            and abs(point[1] - y) < deep + LIT + digits.THICK / 2
        ]
        assert not near, (entry, step)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_from_above_holds_the_hand_and_the_tray_of_whoever_looks(seats: int) -> None:
    for focus in range(seats):
        sight = LOOKING.sight("board", table_view(seats), focus)
        estate = at.estate(focus, focus, seats)
        blocks = (estate.block(place, count) for count in (6, 12) for place in range(count))
        things = [*hand_poses(at.MOST_CARDS), *blocks, at.JOKER]
        assert all(sight.holds(pose.place) for pose in things)
        assert sight.elevations[0] >= 74.0, "it is seen from above"


@pytest.mark.parametrize("count", range(1, 13))
def test_from_above_every_block_of_every_tray_is_seen(count: int) -> None:
    view = table_view(4)
    kinds = (count // 4, (count + 1) // 4, (count + 2) // 4, (count + 3) // 4)
    players = tuple(replace(player, blocks=kinds) for player in view.players)
    view = replace(view, players=players)
    camera = eye("board", view)
    for seat in range(4):
        blocks = [BlockTarget(seat, *each) for each in sorted_out(kinds)]
        assert len(blocks) == count
        for block in blocks:
            x, y, z = TOUCH.anchor(block, view, 0, TURNTABLE)
            reach = 0.9 * at.estate(seat, 0, 4).block(0, count).scale * tower.SIDE / 2
            middle = [(x, y, z), (x - reach, y, z), (x + reach, y, z), (x, y - reach, z)]
            rays = [(camera.eye, unit(minus(point, camera.eye))) for point in middle]
            seen = [TOUCH.pick(ray, view, 0, TURNTABLE) for ray in rays]
            assert seen == [block] * len(rays), "nothing lies on it"


def test_a_tower_of_five_bears_its_number() -> None:
    view = replace(table_view(), towers=((0, 1, 2, 3, 0), *((),) * (FIELDS - 1)))
    crown = layout(view, 0)["crown", 0]
    assert crown.look.face == "roof:5"
    assert crown.look.face in LOOKS.faces(view.catalogue)


def _on_rim(x: float, y: float) -> tuple[float, float]:
    place = on(at.BOARD, Pose((x, y, 0.0))).place
    return place[0], place[1]


def test_the_near_look_goes_round_a_tower_that_hides_the_pawn() -> None:
    view = table_view()
    pawn = min(view.players[0].pawns, key=lambda field: abs(field - 40))
    free = replace(view, towers=((),) * FIELDS)
    assert LOOKING.sight("tower", free, 0).azimuth == -33.0
    row, column = place_of(pawn)
    before = [
        field_at(row + down, column - left)
        for down, left in ((1, 0), (1, 1))
        if row + down < 9 and column >= left
    ]
    towers = tuple((0, 1, 2, 3) if field in before else () for field in range(FIELDS))
    assert LOOKING.sight("tower", replace(view, towers=towers), 0).azimuth > -33.0
