"""Cards that stand in a rack rise when they are meant: which of them, and how far."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from game.scene.geometry import on
from game.scene.hand import FORTH, HEIGHT, HOVERED, PICKED, WIDTH
from game.scene.pose import Piece, Pose, Vec3
from game.scene.stage import Mark

HELD = "held"
"""The kind of such a card's model."""
RISES: Mapping[str, Vec3] = MappingProxyType(
    {
        Mark.HOVER.name: (0.0, HOVERED * HEIGHT, FORTH * WIDTH),
        Mark.CHOSEN.name: (0.0, PICKED * HEIGHT, 0.0),
    }
)
"""How far a card rises under a mark of that name, along its own sides."""


@cache
def kind_of(model: str) -> str:
    """What a model is: its name without its title and its variant."""
    return model.rpartition("/")[2].partition(":")[0]


def stands_out(piece: Piece, mark: str) -> Piece:
    """A piece as it shows under a mark."""
    if mark in RISES and kind_of(piece.look.model) == HELD:
        return piece._replace(pose=on(piece.pose, Pose(RISES[mark])))
    return piece


def lying(piece: Piece, mark: Mark) -> Mark:
    """What a piece wears in place of ``mark`` that lies elsewhere than in its rack: it is lit
    there, and does not rise."""
    rises = mark.name in RISES and kind_of(piece.look.model) == HELD
    return Mark.TAKEABLE if rises else mark
