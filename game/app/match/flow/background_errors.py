"""What went wrong in the background of a match: told once each."""

from __future__ import annotations

from game.app.file_warnings import Warnings
from game.language import _


class BackgroundErrors(Warnings):
    """The troubles of one match's helpers."""

    def tell(self, *, opposed: bool) -> None:
        """Tell what is new; thinking matters only where somebody is ``opposed``."""
        self.warn(self._host.saves.problem, _("Saving"))
        text = _("The computer's thinking had a fault; it goes on with simpler moves.")
        self.warn(self._host.thinking.fault if opposed else "", _("Computer players"), text)
