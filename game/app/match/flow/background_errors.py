"""What went wrong in the background of a match: told once each."""

from __future__ import annotations

from game.app.screen import Host
from game.app.screens.dialogs import NoticeDialog
from game.language import _


class BackgroundErrors:
    """The troubles of one match's helpers."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._told: set[str] = set()

    def tell(self, *, opposed: bool) -> None:
        """Tell what is new; thinking matters only where somebody is ``opposed``."""
        self._open(self._host.saves.problem, _("Saving"), self._host.saves.problem)
        text = _("The computer's thinking had a fault; it goes on with simpler moves.")
        self._open(self._host.thinking.fault if opposed else "", _("Computer players"), text)

    def _open(self, trouble: str, heading: str, text: str) -> None:
        if trouble and trouble not in self._told:
            self._told.add(trouble)
            self._host.navigator.open(NoticeDialog(self._host, heading, text))
