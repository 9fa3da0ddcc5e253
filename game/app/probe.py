"""What is shown, told to a file line by line: for tests with a real mouse, and for timing.

Switched on by the environment variable ``CUBEWRIGHT_PROBE``, the path of the file.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from game.app.desk import Desk
from game.scene.targets import Target
from game.ui.controls import Pressable

VARIABLE = "CUBEWRIGHT_PROBE"


class Probe:
    """Writes a line after each frame that lies still or has other panels than the one before."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")
        self._panels: set[str] = set()

    @classmethod
    def from_environment(cls) -> Probe | None:
        """A probe, where the environment asks for one."""
        path = os.environ.get(VARIABLE)
        return cls(Path(path)) if path else None

    def frame(self, desk: Desk) -> None:
        """A frame has just been shown; nothing is told before its panels tell of the same."""
        if desk.lagging:
            return
        panels = {node.key for node in desk.surface.root.walk()}
        if desk.screen.moving and panels == self._panels:
            return
        self._panels = panels
        self._file.write(json.dumps(report(desk)) + "\n")
        self._file.flush()


def report(desk: Desk) -> dict[str, object]:
    """What is shown, as plain data; pixels have their origin at the top left."""
    scale = desk.viewport.scale
    widgets = {
        node.key: [round(each * scale, 1) for each in node.rect]
        for node in desk.surface.root.walk()
        if node.key
    }
    dialog = desk.dialog
    return {
        "screen": desk.screen.name,
        "dialog": dialog.name if dialog else "",
        "time": time.time(),
        "moving": desk.screen.moving,
        "clicks": desk.clicks,
        "focused": desk.surface.touch.focused,
        "widgets": widgets,
        "off": [
            node.key
            for node in desk.surface.root.walk()
            if isinstance(node, Pressable) and node.reason
        ],
        "targets": [
            {
                **told(target),
                "x": round(x, 1),
                "y": round(y, 1),
                "mark": mark,
                "clear": clear and _uncovered(desk, x, y),
            }
            for target, x, y, mark, clear in desk.screen.targets()
        ],
        **desk.screen.report(),
    }


def _uncovered(desk: Desk, x: float, y: float) -> bool:
    """Whether a pixel lies in the window, and no panel over it."""
    view = desk.viewport
    if not (0 <= x < view.pixel_width and 0 <= y < view.pixel_height):
        return False
    return desk.surface.root.hit(*view.to_units(x, view.pixel_height - y)) is None


def told(target: Target) -> dict[str, object]:
    """A target's kind and value: ``{"kind": "block", "value": [0, 3, 3]}``."""
    values = [getattr(target, name) for name in getattr(target, "__slots__", ())]
    value = values[0] if len(values) == 1 else values
    return {"kind": type(target).__name__.removesuffix("Target").lower(), "value": value}
