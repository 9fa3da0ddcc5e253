"""From a miniature's data to its mesh: each piece shaped, bevelled, grained, painted, placed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager

from game.content.facets import ARCH_STEPS, sides_of
from game.content.miniature import Group, Miniature, Paint, Piece, Placing, Shade, Shape
from game.render.mesh import Surface
from game.render.models import paint as shades
from game.render.models.carving import Carved, Flat
from game.render.models.pieces import TILE_TOP
from game.render.models.toy import Toy

UNIT = 0.001
"""A thousandth of a tile's side in table units."""
ON_TILE = (0.0, 0.055, TILE_TOP + 0.001)
"""Where a miniature stands in its tile's frame: set back, so that the strip in front is free."""
ALONG_X, ALONG_Z, ALONG_Y = 0.0, 1.0, 2.0
"""How grain runs, as the shaders read it from the first texture coordinate."""
_GOLDEN = 0.618034


def assembled(miniature: Miniature, place: tuple[float, float, float] = ON_TILE) -> Carved:
    """The mesh of a miniature that stands at ``place`` in its tile's frame."""
    bench = _Bench()
    with bench.toy.at(*place, scale=miniature.size / 1000):
        bench.build(miniature.pieces)
    return bench.toy.finish()


class _Bench:
    """A toy in the making and how many pieces it has so far."""

    def __init__(self) -> None:
        self.toy = Toy()
        self._count = 0

    def build(self, pieces: Sequence[Piece | Group]) -> None:
        for piece in pieces:
            for placing in piece.placings:
                with self._placed(placing):
                    if isinstance(piece, Group):
                        self.build(piece.pieces)
                    else:
                        self._shape(piece)

    @contextmanager
    def _placed(self, placing: Placing) -> Iterator[None]:
        x, y, z = (each * UNIT for each in placing.at)
        rx, ry, rz = placing.turn
        with ExitStack() as stack:
            if placing.mirrored:
                stack.enter_context(self.toy.mirrored())
            scale = placing.size / 1000
            stack.enter_context(self.toy.at(x, y, z, rx=rx, ry=ry, rz=rz, scale=scale))
            yield

    def _shape(self, piece: Piece) -> None:
        self._count += 1
        self.toy.grain(_grain_of(piece), round(self._count * _GOLDEN % 1.0, 3))
        _SHAPERS[piece.shape](self.toy, piece, _coat(piece.paint))


def _grain_of(piece: Piece) -> tuple[int, int, int]:
    """The direction of the grain in the piece's own frame: along its greatest length."""
    if piece.shape is Shape.PLANK:
        xs, zs = zip(*piece.outline, strict=True)
        return (1, 0, 0) if max(xs) - min(xs) >= max(zs) - min(zs) else (0, 0, 1)
    if piece.shape in {Shape.BOX, Shape.WEDGE}:
        longest = piece.measures.index(max(piece.measures))
        return ((1, 0, 0), (0, 1, 0), (0, 0, 1))[longest]
    upright = piece.shape in {Shape.CYLINDER, Shape.CONE, Shape.TURNED}
    return (0, 0, 1) if upright else (1, 0, 0)


def _coat(paint: Paint) -> shades.Coat:
    colour = paint.colour
    if not colour.startswith("#"):
        colour = f"{colour}-{paint.shade}" if paint.shade else colour
    elif paint.shade is Shade.DARK:
        colour = shades.darker(colour)
    elif paint.shade is Shade.LIGHT:
        colour = shades.paler(colour)
    return shades.Paint(colour, Surface.PLAIN, Surface.PLAIN, 0) if paint.smooth else colour


def _lengths(piece: Piece) -> list[float]:
    return [each * UNIT for each in piece.measures]


def _bevel(piece: Piece) -> float | None:
    return None if piece.bevel is None else piece.bevel * UNIT


def _outline(piece: Piece) -> list[Flat]:
    return [(a * UNIT, b * UNIT) for a, b in piece.outline]


def _box(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    width, depth, height = _lengths(piece)
    toy.box(width, depth, height, coat, bevel=_bevel(piece))


def _plank(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    thick = piece.measures[0] * UNIT
    bevel = _bevel(piece)
    toy.prism(_outline(piece), thick, coat, min(0.012, thick * 0.3) if bevel is None else bevel)


def _wedge(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    width, length, height = _lengths(piece)
    toy.wedge(width, length, height, coat)


def _cylinder(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    radius, height = _lengths(piece)
    sides = sides_of(piece)
    if piece.rounded:
        toy.peg(radius, height, coat, segments=sides)
    else:
        toy.cylinder(radius, height, coat, bevel=_bevel(piece), segments=sides)


def _cone(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    radius, height = _lengths(piece)
    toy.cone(radius, height, coat, segments=sides_of(piece))


def _ball(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    sides, radius = sides_of(piece), piece.measures[0]
    toy.ball(radius * UNIT, coat, squash=piece.stretch / 1000, segments=sides)


def _arch(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    width, depth, height, opening = _lengths(piece)
    toy.arch(width, depth, height, opening, coat, steps=ARCH_STEPS, stretch=piece.stretch / 1000)


def _turned(toy: Toy, piece: Piece, coat: shades.Coat) -> None:
    smooth = math.cos(math.radians(piece.soft))
    toy.lathe(_outline(piece), coat, sides_of(piece), edges=piece.pale, smooth=smooth)


_SHAPERS: dict[Shape, Callable[[Toy, Piece, shades.Coat], None]] = {
    Shape.BOX: _box,
    Shape.PLANK: _plank,
    Shape.WEDGE: _wedge,
    Shape.CYLINDER: _cylinder,
    Shape.CONE: _cone,
    Shape.BALL: _ball,
    Shape.ARCH: _arch,
    Shape.TURNED: _turned,
}
