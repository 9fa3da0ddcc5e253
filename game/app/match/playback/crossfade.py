"""Where motion is not wanted: the picture from before fades out over the new one."""

from __future__ import annotations

from typing import Protocol

from game.scene.stage import Scene
from game.scene.timeline import smooth

FADE_S = 0.25
"""How long the old picture is still seen."""


class Keeping(Protocol):
    """What draws, and can keep its last picture."""

    def keep_picture(self) -> None:
        """Keep the last picture, to be laid over the next ones."""


class Crossfade:
    """Follows the cuts of a scene: how much of the picture before the last one still shows."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._cuts = scene.cuts
        self._left = 0.0

    @property
    def moving(self) -> bool:
        """Whether the next picture shows less of the old one than this one does."""
        return self._left > 0.0 or self._cuts != self._scene.cuts

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(self._left - seconds / FADE_S, 0.0)

    def finish(self) -> None:
        """Show nothing of any old picture."""
        self._cuts, self._left = self._scene.cuts, 0.0

    def share(self, renderer: Keeping) -> float:
        """How much of the old picture to show now, 0 to 1; begins a fade after a cut."""
        if self._cuts != self._scene.cuts:
            self._cuts, self._left = self._scene.cuts, 1.0
            renderer.keep_picture()
        return smooth(self._left)
