"""What the stills of the rulebook of towers show, on the classic map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.rules.towers.catalogue import FIELDS, Field, field_at
from game.scene.pose import Layout, Look, Piece, Pose, Vec3, turned
from game.scene.stage import Mark
from game.titles.towers.content.loading import load_towers
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import (
    CARD_BACK,
    LANES,
    card_look,
    field_look,
    joker_look,
    pawn_look,
    pennant_piece,
    storey_look,
    tower_pieces,
)
from tools import town_lid
from tools.rulebook.still import Laid, eye, set_off

BLACK, WHITE, GREY, RED = range(4)
CARD_SIZE = 1.5
FRONT = 8
"""The row of fields in front."""


def _ground() -> Layout:
    return {
        ("table",): Piece(Look("table"), Pose()),
        ("mat",): Piece(Look("towers/mat"), Pose()),
    }


def _board() -> Layout:
    """The empty board."""
    content, pieces = load_towers(), _ground()
    pieces["board",] = Piece(Look("towers/board"), at.BOARD)
    for entry, step in LANES:
        pieces["lane", entry, step] = Piece(Look("towers/lane"), at.lane_pose(entry, step))
    for field in range(FIELDS):
        pieces["field", field] = Piece(field_look(content, field), at.field_pose(field, at.BED))
    return pieces


def _scene(
    towers: Mapping[Field, Sequence[int]],
    pawns: Mapping[Field, int],
    goals: Sequence[Field] = (),
    *,
    cards: Sequence[int] = (),
    refused: Sequence[Field] = (),
    near: Field | None = None,
) -> Laid:
    """A part of the board: ``goals`` are set off, ``cards`` lie before it; ``near``: its middle."""
    pieces = _board()
    for field, blocks in towers.items():
        pieces.update(tower_pieces(field, tuple(blocks)))
    for field, seat in pawns.items():
        pieces["pawn", field] = Piece(pawn_look(seat), at.pawn_pose(field))
    shown = [*towers, *pawns, *goals, *refused]
    middle = near if near is not None else shown[len(shown) // 2]
    x, y, _z = at.field_pose(middle).place
    for number, colour in enumerate(cards):
        place: Vec3 = (x + (number - (len(cards) - 1) / 2) * 1.2, -4.35, 0.02)
        pose = Pose(place, turned(at.UP, 5.0 - 4.0 * number), 1.0)
        pieces["card", number] = Piece(card_look(colour), pose)
    marks = set_off([("field", field) for field in goals], Mark.CHOSEN)
    marks |= set_off([("field", field) for field in refused], Mark.REFUSED)
    down = -1.25 if cards else 0.0
    return Laid(pieces, eye((x, y + down, 0.3), -6.0, 46.0, 9.0 if cards else 7.4), marks)


def _cards_and_joker() -> Laid:
    pieces = _ground()
    looks = [card_look(GREY), card_look(GREY), joker_look(ready=True)]
    for number, look in enumerate(looks):
        pose = Pose((-1.6 + 1.6 * number, 0.0, 0.02), turned(at.UP, 7.0 - 6.0 * number), CARD_SIZE)
        pieces["card", number] = Piece(look, pose)
    return Laid(pieces, eye((0.0, 0.0, 0.0), 0.0, 56.0, 7.6))


def _jokers() -> Laid:
    pieces = _ground()
    for number, ready in enumerate((True, False)):
        pose = Pose((-1.2 + 2.4 * number, 0.0, 0.02), turned(at.UP, 6.0 - 10.0 * number), 1.7)
        pieces["joker", number] = Piece(joker_look(ready=ready), pose)
    return Laid(pieces, eye((0.0, 0.0, 0.0), 0.0, 54.0, 7.0))


def _backs() -> Laid:
    pieces = _ground()
    for number in range(5):
        x = (number - 2) * 1.15
        pose = Pose((x, 0.0, 0.02 + 0.01 * number), turned(at.UP, 8.0 - 4.0 * number), CARD_SIZE)
        pieces["card", number] = Piece(CARD_BACK, pose)
    return Laid(pieces, eye((0.0, 0.0, 0.0), 0.0, 52.0, 8.6))


def _seven() -> Laid:
    """A full tray, and a block that finds no room in it."""
    pieces = _ground()
    estate = at.Estate(Pose((-0.6, 0.0, 0.0), turned(at.UP, -8.0), 1.2), front=True)
    pieces["tray",] = Piece(Look("towers/tray0"), estate.tray)
    for place, colour in enumerate((BLACK, BLACK, WHITE, WHITE, GREY, RED)):
        pieces["block", place] = Piece(storey_look(colour), estate.block(place, 6))
    beside = Pose((2.3, -0.2, 0.0), turned(at.UP, 18.0), 1.2)
    pieces["block", 6] = Piece(storey_look(RED), beside)
    return Laid(pieces, eye((0.4, 0.0, 0.3), 0.0, 42.0, 8.2))


def _skyline() -> Laid:
    """Towers with the flags of those who built them, and one of the map."""
    towers = {_row(1, 6): (RED, GREY, WHITE), _row(3, 6): (BLACK, RED, WHITE, GREY, RED)}
    towers |= {_row(5, 6): (WHITE, BLACK), _row(2, 7): (GREY,)}
    laid = _scene(towers, {_row(4, 7): 0}, near=_row(3, 6))
    built = {_row(1, 6): 0, _row(3, 6): 1, _row(5, 6): 0}
    for field, seat in built.items():
        laid.pieces["pennant", field] = pennant_piece(field, len(towers[field]), seat)
    x, y, _z = at.field_pose(_row(3, 6)).place
    return Laid(laid.pieces, eye((x + 0.2, y, 1.3), -6.0, 28.0, 9.0))


def _row(column: int, row: int = FRONT) -> Field:
    return field_at(row, column)


STILLS: dict[str, Callable[[], Laid]] = {
    "town": lambda: Laid(town_lid.town(), town_lid.OPEN_CAMERA),
    "place": lambda: _scene({}, {_row(0): 0}, [_row(2)], cards=[BLACK], near=_row(2)),
    "move": lambda: _scene({}, {_row(1): 0}, [_row(3)], cards=[GREY], near=_row(2)),
    "see": lambda: _scene(
        {_row(2, 2): (RED,)}, {_row(0, 2): 0}, [_row(0, 2), _row(1, 2)], near=_row(1, 2)
    ),
    "demolish": lambda: _scene(
        {_row(3): (BLACK, GREY)}, {_row(2): 0}, [_row(3)], cards=[BLACK, GREY], near=_row(3)
    ),
    "built": lambda: _scene({_row(4): (RED, GREY)}, {}, cards=[RED, GREY], near=_row(4)),
    "doors": lambda: _scene(
        {_row(0, 7): (GREY, BLACK), _row(1): (RED, WHITE)},
        {_row(0): 0},
        refused=[_row(0)],
        near=_row(1, 7),
    ),
    "capture": lambda: _scene({}, {_row(1): 0, _row(3): 1}, [_row(3), _row(2)], near=_row(2)),
    "ransom": _cards_and_joker,
    "jokers": _jokers,
    "seven": _seven,
    "backs": _backs,
    "skyline": _skyline,
}
"""The stills by their names."""
