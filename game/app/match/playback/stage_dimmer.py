"""How dark the table gets behind a stage."""

from __future__ import annotations

from game.scene.pose import PieceId
from game.scene.stage import Scene

DIM, LEAST_DIM, DIM_S = 0.62, 0.01, 0.35
"""How dark the table gets, at most and at least, and how fast."""


class StageDimmer:
    """Follows whether the ``stage`` stands in a scene."""

    def __init__(self, scene: Scene, stage: PieceId | None) -> None:
        self._scene, self._stage = scene, stage
        self._dim = 0.0

    @property
    def staged(self) -> bool:
        """Whether the stage stands there."""
        return self._stage in self._scene.pieces

    @property
    def moving(self) -> bool:
        """Whether the next picture is darker or lighter than this one."""
        return abs(self._goal() - self._dim) > 1e-3

    @property
    def level(self) -> float:
        """How dark it is: from its first moment on a stage is before the table."""
        if self.staged:
            return max(self._dim, LEAST_DIM)
        return self._dim if self._dim > LEAST_DIM else 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        goal, step = self._goal(), DIM * seconds / DIM_S
        self._dim += min(step, max(-step, goal - self._dim))

    def finish(self) -> None:
        """Be as dark as it will be."""
        self._dim = self._goal()

    def _goal(self) -> float:
        return DIM if self.staged else 0.0
