"""After a crash: what happened, that the game is safe, and where the report lies."""

from __future__ import annotations

from pathlib import Path

from game.app import crash
from game.app.folder_window import open_folder
from game.app.screen import Dialog, Host
from game.language import _
from game.ui.intents import Dismiss, Intent, OpenFolder
from game.ui.panels.dialogs import notice
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class CrashDialog(Dialog):
    """Tells once of the last crash."""

    name = "crashed"

    def __init__(self, host: Host, report: Path) -> None:
        super().__init__(host)
        self._report = report
        self._unknown = False

    def widget(self, viewport: Viewport) -> Widget:
        """What happened, and the way to the report."""
        del viewport
        text = _(
            "Something went wrong, and Cubewright had to stop. No game is lost: if one was not "
            "over, it lies on the shelf, ready to go on. A report of what happened stays on this "
            "computer."
        )
        if self._unknown:
            text += " " + _("It is here: {file}").format(file=self._report)
        other = (_("Open folder"), OpenFolder())
        return notice(_("Sorry!"), text, self.host.hear, what="crash", other=other)

    def on(self, intent: Intent) -> bool:
        """Show the folder, or close."""
        match intent:
            case OpenFolder():
                self._unknown = not open_folder(self._report.parent)
                self.host.refresh()
            case Dismiss("crash"):
                crash.tell()
                self.host.navigator.close()
            case _:
                return False
        return True
