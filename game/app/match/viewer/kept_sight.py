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
        if self._kept in self._lasting():
            self._table.camera_controller.look_at(self._kept)
            self._table.camera_controller.arrive()

    def look_at(self, sight: str) -> None:
        """Fly to a sight, and keep it if a whole game can be played from there."""
        self._table.camera_controller.look_at(sight)
        kept = "" if sight == WHOLE else sight
        if kept != self._kept and kept in {"", *self._lasting()}:
            preferred = self._host.preferences.with_sight(self._title, kept)
            self._host.navigator.prefer(preferred)

    @property
    def _kept(self) -> str:
        """The sight that is kept; "": the usual one."""
        return self._host.preferences.sights.get(self._title, "")

    def _lasting(self) -> list[str]:
        """The sights from which a whole game can be played."""
        return [each.name for each in self._table.tabletop.looking.presets if each.lasts]
