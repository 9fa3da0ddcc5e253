"""From where a title is played: the next game begins at the sight that the player chose."""

from __future__ import annotations

from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.scene.tabletop import WHOLE


class KeptSight:
    """Looks where the player looked in his last game of a title, as far as that lasts."""

    def __init__(self, host: Host, table: Table, title: str) -> None:
        self._host, self._table, self._title = host, table, title

    def begin(self) -> None:
        """Be at the kept sight, if there is one."""
        sight = self._host.preferences.sights.get(self._title, "")
        if sight in self._lasting():
            self._table.camera_controller.look_at(sight)
            self._table.camera_controller.arrive()

    def look_at(self, sight: str) -> None:
        """Fly to a sight, and keep it if a whole game can be played from there."""
        self._table.camera_controller.look_at(sight)
        kept = "" if sight == WHOLE else sight
        if kept in {"", *self._lasting()}:
            preferred = self._host.preferences.with_sight(self._title, kept)
            self._host.navigator.prefer(preferred)

    def _lasting(self) -> list[str]:
        """The sights from which a whole game can be played."""
        return [each.name for each in self._table.tabletop.looking.presets if each.lasts]
