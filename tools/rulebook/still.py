"""A still of a rulebook: pieces that are laid out, what is set off, and the eye."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.scene.camera import Camera
from game.scene.pose import Layout, PieceId, Vec3
from game.scene.stage import Mark


@dataclass(frozen=True, slots=True)
class Laid:
    """Pieces as they lie; ``marks``: what is set off; ``eye``: from where they are seen."""

    pieces: Layout
    eye: Camera
    marks: Mapping[PieceId, Mark] = field(default_factory=dict)


def eye(at: Vec3, azimuth: float, elevation: float, distance: float) -> Camera:
    """An eye with the lens of all stills, which looks at ``at``.

    ``azimuth`` and ``elevation`` in degrees, ``distance`` in table units.
    """
    return Camera(at, azimuth, elevation, distance, 50.0, (0.0, 0.0))


def set_off(ids: Iterable[PieceId], mark: Mark = Mark.CHOSEN) -> dict[PieceId, Mark]:
    """``mark`` for each of these pieces."""
    return dict.fromkeys(ids, mark)
