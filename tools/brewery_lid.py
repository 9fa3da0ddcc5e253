"""The picture on the box of brewery: kettle, malt house and hops from low, dice in front."""

from __future__ import annotations

from PIL import Image

from game.content.packs import USUAL
from game.rules.brewery.catalogue import Catalogue
from game.scene.camera import Camera
from game.scene.dice import UP, lying
from game.scene.pose import UPRIGHT, Layout, Look, Piece, Pose, turned
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.looks.dressing import dressed
from game.titles.brewery.looks.faces import faces
from game.titles.brewery.looks.models import TOYBOX
from game.titles.brewery.scene.layout import STEAM
from tools.still_life import LID_SIZE, drawn

LID_CAMERA = Camera((0.0, 0.9, 1.12), -4.0, 21.0, 11.0, 50.0, (0.0, 0.0))
OPEN_CAMERA = Camera((0.0, 0.75, 0.95), -4.0, 25.0, 12.8, 50.0, (0.0, 0.0))
DICE = (
    ("light", 6, -2.05, -1.62, 14),
    ("hops", 5, -1.12, -1.95, -22),
    ("skill", 4, 0.0, -2.1, 31),
    ("dark", 6, 1.1, -1.9, -12),
    ("light", 3, 2.05, -1.6, 26),
    ("hops", 2, 0.62, -1.3, 8),
    ("dark", 4, -0.62, -1.26, 40),
)
"""The dice in front: kind, what it shows, where it lies, and how it is turned."""
BIG = 1.35
"""How large the dice are beside what they are on the table."""
BOTTLES = ((0, -2.9, -1.3), (7, -3.15, -0.95), (4, 2.86, -1.25), (8, 3.14, -0.9))


def brewhouse(content: Catalogue) -> Layout:
    """A village brewery on its cloth, or what a pack has instead of one."""
    pieces: Layout = {
        ("table",): Piece(Look("table"), Pose()),
        ("mat",): Piece(Look("brewery/mat"), Pose()),
        ("green",): Piece(Look("brewery/green"), Pose((0.0, 1.5, 0.0), UPRIGHT, 1.12)),
        ("kettle",): Piece(Look("brewery/kettle"), Pose((0.0, 1.6, 0.19), UPRIGHT, 1.02)),
        ("malt",): Piece(Look("brewery/malt"), Pose((-2.35, 0.5, 0.0), turned(UP, 14), 1.7)),
        ("hops",): Piece(Look("brewery/hops"), Pose((2.4, 0.5, 0.0), turned(UP, -12), 1.7)),
        ("school",): Piece(Look("brewery/school"), Pose((3.4, 3.4, 0.0), turned(UP, -20), 1.6)),
        ("seeds",): Piece(Look("brewery/seeds"), Pose((-3.4, 3.4, 0.0), turned(UP, 20), 1.6)),
    }
    for number, (x, y, z) in enumerate(STEAM):
        pose = Pose((x, 1.6 + y, 0.19 + 1.02 * (2.56 + z)))
        pieces["steam", number] = Piece(Look(f"brewery/steam:{number}"), pose)
    for number, (kind, value, x, y, yaw) in enumerate(DICE):
        pose = lying(value, (x, y, 0.0), yaw, BIG)
        pieces["die", number] = Piece(Look(f"brewery/die:{kind}"), pose)
    for number, (style, x, y) in enumerate(BOTTLES):
        pose = Pose((x, y, 0.0), turned(UP, 25 * number), 1.5)
        pieces["bottle", number] = Piece(Look(f"brewery/bottle:{style}"), pose)
    other = dressed(content)
    return {
        name: piece._replace(look=piece.look._replace(model=model))
        for name, piece in pieces.items()
        if (model := other.get(piece.look.model, piece.look.model))
    }


def picture(size: tuple[int, int] = LID_SIZE, pack: str = USUAL) -> Image.Image:
    """The lid; in another size, from farther away. Raises NoOpenGL."""
    camera, content = LID_CAMERA if size == LID_SIZE else OPEN_CAMERA, load_brewery(pack)
    return drawn(brewhouse(content), camera, size, TOYBOX, faces(content))
