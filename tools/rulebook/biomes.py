"""What the stills of the rulebook of biomes show."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import product

from game.rules.biomes.catalogue import Catalogue
from game.scene.camera import Camera
from game.scene.geometry import on
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, turned
from game.scene.stage import Mark
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import BACK, TOKEN_BACK, tile_look
from tools import still_life
from tools.rulebook.still import Laid, eye, set_off

Space = tuple[int, int]
BOARD = Pose((0.0, 0.0, 0.0), turned(at.UP, -8.0), 1.2)
BOARD_EYE = eye((0.0, 0.05, 0.1), 0.0, 50.0, 11.9)
ROW_EYE = eye((0.1, 0.0, 0.3), 0.0, 44.0, 7.4)
CUBE = Pose((0.0, 0.0, 0.0), turned(at.UP, 33.0))
CUBE_EYE = eye((0.0, 0.0, 1.2), 0.0, 30.0, 12.0)
HEARTS = {"sword": (2, 1, 3, 4), "bow": (1,), "hoe": (1,), "pickaxe": (1,), "tnt": (5,)}


def _content() -> Catalogue:
    return load_biomes()


def _ground() -> Layout:
    return {("mat",): Piece(Look("mat"), Pose()), ("table",): Piece(Look("table"), Pose())}


def _row(count: int, pitch: float) -> list[float]:
    return [(place - (count - 1) / 2) * pitch for place in range(count)]


def _row_eye(count: int, pitch: float, size: float, elevation: float) -> Camera:
    """From where a row of things of that size is seen whole."""
    half = (count - 1) / 2 * pitch + size * 0.6
    return eye((0.0, 0.0, 0.25), 0.0, elevation, max(6.4, half * 3.1))


def _tiles(names: Sequence[str], *, size: float = 1.5, pitch: float = 2.0) -> Laid:
    """Tiles in a row."""
    pieces = _ground()
    for name, x in zip(names, _row(len(names), pitch), strict=True):
        pose = Pose((x, 0.0, 0.0), turned(at.UP, -3.0 * x), size)
        pieces["tile", name] = Piece(tile_look(_content(), name), pose)
    return Laid(pieces, _row_eye(len(names), pitch, size, 44.0))


def _token(kind: str, hearts: int) -> Look:
    return Look("token", f"token:{kind}:{hearts}")


def _tokens(looks: Sequence[Look]) -> Laid:
    """Weapon tokens in a row."""
    pieces = _ground()
    pitch = min(1.35, 6.2 / len(looks))
    for number, (look, x) in enumerate(zip(looks, _row(len(looks), pitch), strict=True)):
        pose = Pose((x, 0.06 * (-1) ** number, 0.0), turned(at.UP, 5.0 - 4.0 * number), 1.75)
        pieces["token", number] = Piece(look, pose)
    return Laid(pieces, _row_eye(len(looks), pitch, 1.4, 56.0))


def _block(material: str, x: float, y: float, degrees: float = 0.0, level: int = 0) -> Piece:
    place = (x, y, at.BLOCK * (0.5 + level))
    return Piece(Look("block", material), Pose(place, turned(at.UP, degrees)))


def _village(board: int, built: Mapping[Space, str], group: Sequence[Space]) -> Laid:
    """A board with its printed spaces and some buildings; the ``group`` is set off."""
    content = _content()
    pieces = _ground()
    pieces["board",] = Piece(Look(f"board{board}"), BOARD)
    marks: dict[PieceId, Mark] = {}
    for space in product(range(3), range(3)):
        printed = content.boards[board][space[0] * 3 + space[1]]
        pieces["space", *space] = Piece(
            Look("space", f"space:{printed}"), at.space_pose(BOARD, space)
        )
        name: PieceId = ("space", *space)
        if space in built:
            name = ("tile", built[space])
            pose = at.space_pose(BOARD, space, at.BUILT_Z)
            pieces[name] = Piece(tile_look(content, built[space]), pose)
        if group:
            marks[name] = Mark.CHOSEN if space in group else Mark.DIM
    return Laid(pieces, BOARD_EYE, marks)


MIXTURE = ["wood"] * 16 + ["sand"] * 14 + ["stone"] * 12 + ["obsidian"] * 10 + ["emerald"] * 12
"""The blocks of the cube."""


def _cube(gone: Callable[[int, int, int], bool], marks: Sequence[PieceId] = ()) -> Laid:
    """The cube on its turntable, without the blocks that are ``gone``."""
    pieces = _ground()
    pieces["turntable",] = Piece(Look("turntable"), CUBE)
    kinds = random.Random(5).sample(MIXTURE, len(MIXTURE))
    for (x, y, z), kind in zip(product(range(4), repeat=3), kinds, strict=True):
        if not gone(x, y, z):
            pose = on(CUBE, Pose(at.block_place((x, y, z))))
            pieces["block", x, y, z] = Piece(Look("block", kind), pose)
    return Laid(pieces, CUBE_EYE, set_off(marks, Mark.TAKEABLE))


def _payment() -> Laid:
    laid = _tiles(["mirage-fountain"])
    moved = {
        name: piece._replace(pose=piece.pose._replace(place=(-1.6, 0.0, 0.0)))
        if name[0] == "tile"
        else piece
        for name, piece in laid.pieces.items()
    }
    moved["block", 0] = _block("stone", 0.4, 0.25, 12.0)
    moved["block", 1] = _block("emerald", 1.4, -0.15, -9.0)
    moved["block", 2] = _block("wood", 2.4, 0.2, 21.0)
    return Laid(moved, ROW_EYE)


def _pickaxe() -> Laid:
    laid = _tokens([_token("pickaxe", 1)])
    pieces = dict(laid.pieces)
    token = pieces["token", 0]
    pieces["token", 0] = token._replace(pose=token.pose._replace(place=(-0.9, 0.0, 0.0)))
    pieces["block", 0] = _block("emerald", 0.75, 0.15, 18.0)
    return Laid(pieces, eye((0.0, 0.0, 0.15), 0.0, 48.0, 5.8))


def _rim() -> Laid:
    return _tokens([_token("sword", 4), TOKEN_BACK, _token("bow", 1), TOKEN_BACK, _token("tnt", 5)])


def _backs() -> Laid:
    pieces = _ground()
    for number, x in enumerate((-2.3, -0.6)):
        for level in range(3 - number):
            pose = Pose((x, 0.05 * level, level * at.TILE * 1.5), turned(at.UP, 4.0 * level), 1.5)
            pieces["tile", number, level] = Piece(BACK, pose)
    for number, x in enumerate((0.9, 2.1)):
        pieces["token", number] = Piece(TOKEN_BACK, Pose((x, -0.1 + 0.2 * number, 0.0), scale=1.6))
    return Laid(pieces, ROW_EYE)


def _won() -> Laid:
    return Laid(still_life.village(), still_life.OPEN_CAMERA)


FULL = {
    (0, 0): "acorn-windmill",
    (0, 1): "camel-stable",
    (0, 2): "snowflake-castle",
    (1, 0): "squirrel-bridge",
    (1, 1): "reindeer-pen",
    (1, 2): "icicle-bridge",
    (2, 0): "toadstool-house",
    (2, 1): "dragonback-bridge",
    (2, 2): "lantern-bridge",
}
STILLS: dict[str, Callable[[], Laid]] = {
    "village": _won,
    "cube": lambda: _cube(lambda _x, _y, _z: False),
    "free": lambda: _cube(
        lambda _x, _y, _z: False, [("block", x, y, 3) for x in (0, 3) for y in (0, 3)]
    ),
    "layers": lambda: _cube(lambda x, y, z: z == 3 or (z == 2 and (x, y) in ((0, 0), (1, 0)))),
    "extras": lambda: _tiles(["night-wolf", "fog-wight", "bog-sprite", "puddle-sprite"]),
    "mobs": lambda: _tiles(["bridge-troll", "fog-wight"], size=1.7, pitch=2.6),
    "buildings": lambda: _tiles(["snowflake-castle", "billy-goat-bridge", "mirage-fountain"]),
    "payment": _payment,
    "pile": lambda: _tokens([_token("sword", 2), _token("sword", 1), *[_token("potato", 0)] * 3]),
    "rim": _rim,
    "bow-hoe": lambda: _tokens([_token("bow", 1), _token("hoe", 1)]),
    "pickaxe": _pickaxe,
    "tnt": lambda: _tokens([_token("sword", 2), _token("potato", 0), _token("tnt", 5)]),
    "groups": lambda: _village(
        0,
        {(1, 1): "reindeer-pen", (0, 2): "hot-spring-well", (1, 0): "acorn-windmill"},
        [(2, 0), (2, 1), (1, 1)],
    ),
    "deserts": lambda: _village(
        1,
        {(1, 1): "oasis-market", (1, 0): "camel-stable", (2, 2): "sandcastle"},
        [(0, 0), (0, 1), (1, 1), (1, 0)],
    ),
    "woods": lambda: _village(
        2,
        {
            (0, 1): "acorn-windmill",
            (1, 0): "caravan-lodge",
            (1, 1): "squirrel-bridge",
            (1, 2): "goatherds-hut",
            (2, 1): "camel-stable",
            (2, 2): "toadstool-house",
            (0, 0): "lantern-bridge",
        },
        [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],
    ),
    "animals": lambda: _village(
        3,
        {
            (1, 1): "reindeer-pen",
            (1, 2): "camel-stable",
            (0, 0): "thunder-keep",
            (2, 0): "cloud-bridge",
        },
        [(1, 1), (1, 2)],
    ),
    "beginner": lambda: _village(
        3,
        {(0, 2): "toadstool-house", (2, 0): "sandcastle"},
        [(1, 1), (2, 1), (0, 2)],
    ),
    "trophies": lambda: _tiles(["frost-wight", "bridge-troll"], size=1.7, pitch=2.6),
    "backs": _backs,
    "village-won": lambda: _village(0, FULL, []),
}
"""The stills by their names."""
