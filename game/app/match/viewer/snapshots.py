"""Pictures of moments of a game that is over: its table as it lay then, seen where it happened."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.app.match.flow.seating import replayed_view
from game.app.match.viewer.save_picture import finished, remaining, taken
from game.app.match.viewer.sights import stand
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.rules.core import SPECTATOR, View
from game.scene.camera import Camera
from game.scene.framing import Clearing
from game.scene.interest import Interest, leant
from game.scene.tabletop import WHOLE
from game.session.header import Header
from game.session.kept import stem_of
from game.session.match import Step
from game.session.replay import Replay

EDGE = 0.04
"""This part of a window is left between what happened and each edge of a picture."""
NEAR = 0.85
"""This part of the way the eye goes from the whole table to where it happened."""


class Snapshots:
    """Takes a picture at a time; they lie in the window's album while it has room."""

    def __init__(self, host: Host, header: Header) -> None:
        """``header``: of the game's record."""
        self._host, self._name = host, stem_of(header)

    def path(self, position: int) -> Path:
        """What the album knows a picture by; nothing lies on the disk there."""
        return Path(f"{self._name}.{position}")

    def name(self, position: int) -> str:
        """What panels call the picture of a position; "" while there is none."""
        return self._host.album.name(self.path(position))

    def due(self, positions: Iterable[int]) -> int | None:
        """The first of some positions of which there is no picture."""
        return next((each for each in positions if not self.name(each)), None)

    def take_due(self, replay: Replay, positions: Iterable[int], table: Table) -> None:
        """Take the first picture of those that there is none of, while the ``table`` rests."""
        due = self.due(positions)
        if due is not None and not table.moving:
            self.take(replay, due, table)
            self._host.refresh_soon()

    def take(self, replay: Replay, position: int, table: Table) -> None:
        """Draw the ``table`` as it lay in a position, and keep that; anything may be drawn over it.

        It is drawn for onlookers: what the game kept hidden then is told only where all is open.
        """
        step = replay.step_to(position)
        view = replayed_view(replay, position)
        table.draw_for(view, self._eye(step, view, table))
        window = self._host.viewport
        image = finished(taken((window.pixel_width, window.pixel_height)))
        self._host.album.show(self.path(position), image.convert("RGBA"))

    def _eye(self, step: Step, view: View, table: Table) -> Camera:
        """Where it is seen from: near what happened, or the things of whose deed it was."""
        looking, window = table.tabletop.looking, self._host.viewport
        aspect = window.pixel_width / window.pixel_height
        kept = remaining(aspect)
        free = Clearing(kept.left + EDGE, kept.right - EDGE, kept.bottom + EDGE, kept.top - EDGE)
        home = stand(looking.sight(WHOLE, view, table.focus), free, aspect)
        there = looking.interest(step.events_for(SPECTATOR), view, table.focus)
        if there is None:
            own = looking.seat_sight(step.player, table.focus)
            there = Interest(looking.sight(own, view, table.focus).points, NEAR)
        near = leant(home, there._replace(part=NEAR), free, aspect)
        return near.lifted(looking.obstacles)
