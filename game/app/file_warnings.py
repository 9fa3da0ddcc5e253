"""What could not be read or kept of a player's files: told once each, wherever it is noticed."""

from __future__ import annotations

from game.app.screen import Host
from game.app.screens.dialogs import notify
from game.language import _


class Warnings:
    """Tells of each trouble once, over whatever is shown."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._told: set[str] = set()

    def warn(self, trouble: str, heading: str, text: str = "") -> None:
        """Tell of a ``trouble`` that is new, "": there is none; ``text``: in other words."""
        if trouble and trouble not in self._told:
            self._told.add(trouble)
            notify(self._host, heading, text or trouble)


class FileWarnings(Warnings):
    """What one window has still to tell of the family's file, of stars, days and lessons."""

    def tell(self) -> None:
        """Tell what is new."""
        for problem in self._host.saves.problems:
            self.warn(problem, _("Your files"))
