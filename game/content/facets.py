"""How many triangles a piece is carved into, known before it is carved: what it costs to show."""

from __future__ import annotations

from itertools import pairwise

from game.content.miniature import Piece, Shape

_SIDES = ((28, 6), (60, 8), (90, 10), (130, 12), (180, 14), (230, 16))
"""Up to so large a radius, a round piece has so many sides."""
_MOST_SIDES = 20
LEAST_RINGS = 5
"""A ball has half as many rings as sides, but not fewer than these."""
ARCH_STEPS = 8
"""Straight pieces of an arch's curve."""
BOX_CORNERS, WEDGE_CORNERS = 4, 5
_STEPS = {Shape.CYLINDER: 8, Shape.CONE: 4}
"""Triangles that one side of a turned piece with a fixed profile takes."""
_PEG_STEPS = 4


def sides_of(piece: Piece) -> int:
    """The number of sides of a round piece: its own, or what suits its radius."""
    if piece.sides:
        return piece.sides
    turned = piece.shape is Shape.TURNED
    radius = max(spot[0] for spot in piece.outline) if turned else piece.measures[0]
    return next((sides for limit, sides in _SIDES if radius <= limit), _MOST_SIDES)


def rings_of(sides: int) -> int:
    """The rings of a ball with so many sides."""
    return max(sides // 2, LEAST_RINGS)


def facets_of(piece: Piece) -> int:
    """How many triangles one copy has, at the most."""
    match piece.shape:
        case Shape.BOX:
            return _prism(BOX_CORNERS)
        case Shape.WEDGE:
            return _prism(WEDGE_CORNERS)
        case Shape.PLANK:
            return _prism(len(piece.outline))
        case Shape.ARCH:
            return _prism(ARCH_STEPS + 5)
        case Shape.BALL:
            sides = sides_of(piece)
            return 2 * sides * (rings_of(sides) - 1)
        case Shape.TURNED:
            return _turned(piece)
        case _:
            steps = _PEG_STEPS if piece.rounded else _STEPS[piece.shape]
            return steps * sides_of(piece)


def _prism(corners: int) -> int:
    """Sides, bevels and cut corners, and two faces."""
    return 10 * corners + 2 * (corners - 2)


def _turned(piece: Piece) -> int:
    radii = [radius for radius, _height in piece.outline]
    per_side = sum((low > 0) + (high > 0) for low, high in pairwise(radii))
    return per_side * sides_of(piece)
