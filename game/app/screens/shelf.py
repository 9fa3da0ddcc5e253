"""The shelf: the titles, and the last game, one click away."""

from __future__ import annotations

from typing import cast

from game import __version__
from game.app.screen import Host, Screen
from game.language import _
from game.rules.biomes.view import BiomesView
from game.rules.core import SPECTATOR
from game.session.saves import SavedGame
from game.ui.intents import (
    Dismiss,
    Intent,
    LoadOlder,
    OpenCredits,
    OpenSettings,
    OpenTitle,
    Quit,
    Resume,
)
from game.ui.layout import Stack
from game.ui.panels.dialogs import notice
from game.ui.panels.shelf import BoxCard, LastGame, Resting, ShelfModel, shelf
from game.ui.viewport import Viewport
from game.ui.widget import Widget

TITLES = (("biomes", True), ("towers", False), ("brewery", False))


class ShelfScreen(Screen):
    """The first screen. Saves are looked for after its first picture: reading them takes time."""

    name = "shelf"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._saved: SavedGame | None = None
        self._looked = False
        self._drawn = False
        self._told = 0
        self._settings_told = False

    @property
    def waiting(self) -> bool:
        """The saves are still to be looked for."""
        return not self._looked

    def draw(self) -> None:
        """Note that there has been a picture."""
        self._drawn = True

    def advance(self, seconds: float) -> None:
        """Look for saves once the shelf is seen, and have those who think wake up."""
        del seconds
        if self._drawn and not self._looked:
            self._looked = True
            self._saved = self.host.saves.latest()
            self.host.thinking.wake()
            self.host.refresh()

    def widget(self, viewport: Viewport) -> Widget:
        """The shelf, and what went wrong with files."""
        boxes = tuple(BoxCard(title, playable) for title, playable in TITLES)
        model = ShelfModel(boxes, self._last(), __version__)
        return Stack(shelf(model, self.host.hear, viewport), self._problem())

    def _last(self) -> LastGame | None:
        if self._saved is None:
            return None
        match = self._saved.match
        view = cast(BiomesView, match.state_view(SPECTATOR))
        players = tuple(
            Resting(seat.name, seat.color, player.xp)
            for seat, player in zip(match.seats, view.players, strict=True)
        )
        return LastGame(match.header.title, players, match.turn)

    def _problem(self) -> Widget | None:
        """The next thing that has to be told about damaged files."""
        problem = self.host.preferences_problem
        if problem and not self._settings_told:
            return notice(_("Settings"), problem, self.host.hear, what="settings")
        damaged = self.host.saves.damaged[self._told :]
        if not damaged:
            return None
        text = _("A saved game can't be read and has been set aside. ({reason})").format(
            reason=damaged[0].reason
        )
        older = None
        if self._offers_older():
            text += " " + _("A copy from a moment earlier is whole: you can go on from there.")
            older = (_("Play the older copy"), LoadOlder())
        return notice(_("Damaged game"), text, self.host.hear, what="save", other=older)

    def _offers_older(self) -> bool:
        return self._saved is not None and self._saved.is_older

    def on(self, intent: Intent) -> None:
        """Hear what was clicked."""
        match intent:
            case OpenTitle(title):
                from game.app.screens.setup import SetupScreen

                self.host.go(SetupScreen(self.host, title))
            case Resume() | LoadOlder():
                self._resume()
            case Dismiss(what):
                self._settings_told = self._settings_told or what == "settings"
                self._told += what == "save"
                self.host.refresh()
            case OpenSettings():
                from game.app.screens.dialogs import SettingsDialog

                self.host.open(SettingsDialog(self.host))
            case OpenCredits():
                from game.app.screens.dialogs import CreditsDialog

                self.host.open(CreditsDialog(self.host))
            case Quit():
                self.host.quit()
            case _:
                pass

    def _resume(self) -> None:
        if self._saved is None:
            return
        from game.app.match.begin import resumed

        self.host.go(resumed(self.host, self._saved.match))
