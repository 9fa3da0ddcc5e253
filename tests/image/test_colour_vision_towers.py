"""The four materials of towers are told apart by everybody, on fields, blocks and cards: by their
patterns and symbols alone, as the renderer draws them in the smallest window."""

from __future__ import annotations

import math
from functools import cache

import pytest

from game.render.models.library import library
from game.scene.camera import Camera
from game.scene.framing import Clearing, frame
from game.scene.hand import HEIGHT, THICKNESS
from game.scene.pose import Look, Piece, Pose, Vec3
from game.scene.tower import SIDE, STOREY
from game.titles.towers.looks.looks import LOOKS
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import card_look, storey_look
from game.titles.towers.scene.names import MATERIALS
from game.titles.towers.scene.sights import sight
from tests.image.colours import VISIONS
from tests.image.patches import WINDOW, above, cut, drawn
from tests.image.test_colour_vision import (
    LEAST_COLOUR,
    Group,
    alike_by_colour,
    alike_by_mark,
    row,
)
from tests.towers.views import table_view

CLEARING = Clearing(0.02, 0.84, 0.12, 0.86)
"""About what panels leave free of the smallest window."""


def scale_of(place: Vec3) -> float:
    """Pixels of a table unit that lies across at ``place``, from the preset of the whole table."""
    x, y, z = place
    camera = frame(sight("table", table_view(), 0), CLEARING, WINDOW[0] / WINDOW[1])
    left, right = (camera.project((x + dx, y, z), *WINDOW) for dx in (-0.5, 0.5))
    return math.dist(left, right)


def _shown(pieces: list[Piece], tops: dict[str, Vec3], side: float, pixels: float) -> Group:
    library().lend(LOOKS.models)
    camera: Camera = above(pixels)
    picture = drawn(pieces, camera, pictures=LOOKS.faces(table_view().catalogue))
    return {name: cut(picture, camera, place, side, pixels) for name, place in tops.items()}


@cache
def fields() -> Group:
    """The fields, in the middle of the board."""
    size = at.BOARD.scale
    places = row(MATERIALS)
    pieces = [
        Piece(Look(f"towers/field:{name}", f"field:{name}:0"), Pose(place, scale=size))
        for name, place in places.items()
    ]
    tops = {name: (x, y, at.FIELD * size) for name, (x, y, _) in places.items()}
    return _shown(pieces, tops, 0.7 * size, scale_of(at.BOARD.place))


@cache
def blocks() -> Group:
    """The tops of blocks in the tray in front."""
    size = at.FRONT.base.scale
    places = row(MATERIALS)
    pieces = [
        Piece(storey_look(colour), Pose(places[name], scale=size))
        for colour, name in enumerate(MATERIALS)
    ]
    tops = {name: (x, y, STOREY * size) for name, (x, y, _) in places.items()}
    return _shown(pieces, tops, 0.6 * SIDE * size, scale_of(at.FRONT.base.place))


@cache
def cards() -> Group:
    """The middles of cards of the hand."""
    size = at.RACK.size
    places = {name: (x * 1.2, y, z) for name, (x, y, z) in row(MATERIALS).items()}
    pieces = [
        Piece(card_look(colour), Pose(places[name], scale=size))
        for colour, name in enumerate(MATERIALS)
    ]
    tops = {name: (x, y, THICKNESS * size) for name, (x, y, _) in places.items()}
    return _shown(pieces, tops, 0.3 * HEIGHT * size, scale_of(at.RACK.place))


@pytest.mark.parametrize("group", [fields, blocks, cards])
def test_marks_alone_tell_materials_apart(group: object) -> None:
    assert callable(group)
    alike = {vision: alike_by_mark(group(), vision) for vision in VISIONS}
    assert alike == {vision: [] for vision in VISIONS}


@pytest.mark.parametrize("group", [fields, blocks, cards])
def test_colours_tell_materials_apart_for_who_sees_them_all(group: object) -> None:
    assert callable(group)
    assert alike_by_colour(group(), "normal", LEAST_COLOUR) == []
