"""One piece as the shaders read it: four texels of four floats in the slot buffer."""

from __future__ import annotations

import struct
import zlib

from game.render.tints import tint_of
from game.scene.pose import Piece, PieceId
from game.scene.standing_out import stands_out

RECORD = struct.Struct("<16f")
"""place, scale · turn · face layer, mark, seed, frame · tint, fade"""
RECORD_SIZE = RECORD.size

MARKS = {
    "NONE": 0,
    "TAKEABLE": 1,
    "HOVER": 2,
    "CHOSEN": 3,
    "REFUSED": 4,
    "GHOST": 5,
    "DIM": 6,
    "TARGET": 7,
    "VEILED": 8,
}
"""The scene's marks by name, as the shaders number them (``glsl/marks.glsl``)."""
RAISED = frozenset(MARKS[name] for name in ("TAKEABLE", "HOVER", "CHOSEN"))
"""Marks under which a block of the cube stands up by :data:`RAISE`."""
RAISE = 0.05
VEIL = 0.72
"""The part of a veiled piece that is seen through."""
_NAMES = {number: name for name, number in MARKS.items()}
FRAMES = {"table": 0, "turntable": 1, "stage": 2}
"""What a piece stands on, as the shaders number it."""


def seed_of(piece: PieceId) -> float:
    """A number of its own for each piece, 0…1, the same in every run: its grain and tone."""
    return (zlib.crc32(repr(piece).encode()) & 0xFFFF) / 0xFFFF


def raised(piece: Piece, mark: int) -> bool:
    """Whether a piece stands up a little under this mark."""
    return mark in RAISED and piece.look.model == "block" and piece.frame == "turntable"


def marked(piece: Piece, mark: int) -> Piece:
    """A piece as it shows under a mark: a card in hand rises, what is veiled is seen through."""
    if mark == MARKS["VEILED"]:
        return piece._replace(fade=max(piece.fade, VEIL))
    return stands_out(piece, _NAMES[mark])


def record(piece: Piece, layer: int, mark: int, seed: float) -> bytes:
    """The bytes of one slot: where ``piece`` is and how its model is painted."""
    pose = piece.pose
    x, y, z = pose.place
    if raised(piece, mark):
        z += RAISE
    return RECORD.pack(
        x,
        y,
        z,
        pose.scale,
        *pose.turn,
        layer,
        mark,
        seed,
        FRAMES.get(piece.frame, 0),
        *tint_of(piece.look.face),
        piece.fade,
    )
