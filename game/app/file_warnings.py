"""What could not be read or kept of a player's files: told once each, wherever it is noticed."""

from __future__ import annotations

from game.app.screen import Host
from game.app.screens.dialogs import NoticeDialog
from game.language import _


class FileWarnings:
    """What one window has still to tell of the family's file, of stars, days and lessons."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._told: set[str] = set()

    def tell(self) -> None:
        """Tell what is new, over whatever is shown."""
        for problem in self._host.saves.problems:
            if problem not in self._told:
                self._told.add(problem)
                self._host.navigator.open(NoticeDialog(self._host, _("Your files"), problem))
