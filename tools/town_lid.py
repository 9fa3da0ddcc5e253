"""The picture on the box of towers: the town from low, around its tower of five."""

from __future__ import annotations

from PIL import Image

from game.rules.towers.catalogue import FIELDS, Field, field_at
from game.scene.camera import Camera
from game.scene.pose import Layout, Look, Piece, Pose
from game.titles.towers.content.loading import load_towers
from game.titles.towers.looks.faces import faces
from game.titles.towers.looks.models import TOYBOX
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import LANES, field_look, pawn_look, tower_pieces
from tools.still_life import LID_SIZE, drawn

BLACK, WHITE, GREY, RED = range(4)
TOWN: dict[Field, tuple[int, ...]] = {
    field_at(3, 4): (GREY, RED, WHITE, BLACK, RED),
    field_at(2, 2): (BLACK, WHITE, RED, GREY),
    field_at(2, 6): (WHITE, GREY, BLACK, WHITE),
    field_at(5, 3): (RED, WHITE, GREY),
    field_at(4, 6): (GREY, RED, BLACK),
    field_at(6, 5): (WHITE, BLACK),
    field_at(4, 2): (GREY, WHITE),
    field_at(7, 3): (BLACK,),
    field_at(1, 5): (BLACK, RED, WHITE),
    field_at(0, 3): (RED, GREY, WHITE, BLACK),
    field_at(6, 7): (RED, GREY, WHITE),
    field_at(6, 1): (WHITE, RED, BLACK),
}
"""Towers by field, their colours from the ground up."""
PAWNS: dict[Field, int] = {field_at(6, 4): 0, field_at(6, 2): 1, field_at(7, 6): 2}
"""Whose pawn stands where."""
LID_CAMERA = Camera((-0.5, 1.35, 1.0), -9.0, 24.0, 10.5, 50.0, (0.0, 0.0))
OPEN_CAMERA = Camera((-0.5, 1.0, 0.9), -9.0, 26.0, 10.6, 50.0, (0.0, 0.0))


def town() -> Layout:
    """The board with its towers and a few pawns."""
    catalogue = load_towers()
    pieces: Layout = {
        ("table",): Piece(Look("table"), Pose()),
        ("mat",): Piece(Look("towers/mat"), Pose()),
        ("board",): Piece(Look("towers/board"), at.BOARD),
    }
    for entry, step in LANES:
        pieces["lane", entry, step] = Piece(Look("towers/lane"), at.lane_pose(entry, step))
    for field in range(FIELDS):
        look = field_look(catalogue, field)
        pieces["field", field] = Piece(look, at.field_pose(field, at.BED))
    for field, blocks in TOWN.items():
        pieces.update(tower_pieces(field, blocks))
    for field, seat in PAWNS.items():
        pieces["pawn", field] = Piece(pawn_look(seat), at.pawn_pose(field))
    return pieces


def picture(size: tuple[int, int] = LID_SIZE) -> Image.Image:
    """The lid; in another size, from nearer by. Raises NoOpenGL."""
    camera = LID_CAMERA if size == LID_SIZE else OPEN_CAMERA
    return drawn(town(), camera, size, TOYBOX, faces(load_towers()))
