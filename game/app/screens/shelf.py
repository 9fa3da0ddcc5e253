"""The shelf: the titles, and the kept games: the last one is one click away."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from game import __version__
from game.app.preloading import pieces
from game.app.routes import BoxPage, Family, Games
from game.app.rulebook_overlay import has_rules
from game.app.screen import Host, Screen
from game.app.screens.keepsakes import newest
from game.language import _, language, languages
from game.session.family import AT_ONCE
from game.session.kept import KeptGame
from game.session.saves import SavedGame
from game.ui.dates import when
from game.ui.deal_told import kind_told
from game.ui.intents import (
    Dismiss,
    Intent,
    LoadOlder,
    OpenGames,
    OpenRules,
    Quit,
    Resume,
)
from game.ui.intents.family import OpenFamily
from game.ui.intents.lessons import OpenBox
from game.ui.layout import Stack
from game.ui.panels.dialogs import notice
from game.ui.panels.shelf import BoxCard, Kept, LastGame, RestingPlayer, ShelfModel, shelf
from game.ui.shelf.titles import BOXES, is_playable
from game.ui.time_told import stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.session.deals.labels import DealLabel
    from game.ui.shelf.album import Keepsake

PICTURED = 8
"""So many games are looked through for a picture of the pile."""


def _spoken() -> str:
    """The language that is spoken now; "": there is no other."""
    return language() if len(languages()) > 1 else ""


class ShelfScreen(Screen):
    """The first screen. Saves are looked for after its first picture: reading them takes time."""

    name = "shelf"

    def __init__(self, host: Host, *, ended: bool = False) -> None:
        """``ended``: a game has just come to its end."""
        super().__init__(host)
        self._ended = ended
        self.inquiry = self._asked_about
        self._saved: SavedGame | None = None
        self._last: KeptGame | None = None
        self._label: DealLabel | None = None
        self._kept: Kept | None = None
        self._keepsakes: tuple[Keepsake, ...] = ()
        self._errands = deque((self._look, self._remember, *pieces()))
        self._drawn = False
        self._told = 0
        self._settings_told = False
        self._trouble = ""

    @property
    def waiting(self) -> bool:
        """Something is still to be looked for, or to be loaded."""
        return bool(self._errands)

    def draw(self) -> None:
        """Note that there has been a picture."""
        self._drawn = True

    def advance(self, seconds: float) -> None:
        """Once the shelf is seen, do one of the errands that could wait until then."""
        del seconds
        if self._drawn and self._errands:
            self._errands.popleft()()

    def leave(self) -> None:
        """Forget the picture: it takes room."""
        self.host.album.close()

    def _look(self) -> None:
        """Look for saves, and have those who think wake up."""
        self._look_for_games()
        self.host.thinking.wake()
        self.host.refresh()

    def _remember(self) -> None:
        """Look for keepsakes."""
        self._keepsakes = newest(self.host.saves.archive.history)
        self.host.refresh()

    def _look_for_games(self) -> None:
        saves = self.host.saves
        self._trouble = saves.tidy()
        self._saved = saves.latest()
        waiting, history = saves.unfinished(), saves.archive.history
        saves.archive.take_in_soon()
        history.catch_up(AT_ONCE)
        finished = [entry.kept(saves.games) for entry in history.page(most=PICTURED)]
        if self._saved is not None:
            path = saves.path_of(self._saved.match)
            self._last = next((game for game in waiting if game.path == path), None)
            if self._last is not None:
                self._label = saves.deals((self._last,)).get(path.name)
            saves.finish()
            self.host.album.read(saves.picture_of(path))
        if len(waiting) > 1 or finished:
            pictured = (*waiting[1:], *finished, *waiting[:1])
            paths = (saves.picture_of(game.path) for game in pictured[:PICTURED])
            shown = next((path for path in paths if self.host.album.read(path)), None)
            name = self.host.album.name(shown) if shown else ""
            self._kept = Kept(len(waiting), history.count(), name)

    def widget(self, viewport: Viewport) -> Widget:
        """The shelf, and what went wrong with files."""
        boxes = tuple(
            BoxCard(title, box, is_playable(title), has_rules(title))
            for title, box in BOXES.items()
        )
        kept = (self._last_game(), self._kept)
        model = ShelfModel(boxes, *kept, __version__, self._keepsakes, _spoken())
        return Stack(shelf(model, self.host.hear, viewport), self._problem())

    def _last_game(self) -> LastGame | None:
        if self._saved is None or self._last is None:
            return None
        match, game = self._saved.match, self._last
        players = tuple(
            RestingPlayer(seat.name, seat.color, points)
            for seat, points in zip(match.seats, match.points(), strict=True)
        )
        picture = self.host.album.name(self.host.saves.picture_of(game.path))
        last_played = when(game.at, self.host.clock())
        box, pack = BOXES[game.title], match.content.id
        kind = kind_told(game, self._label, self.host.clock())
        seen = (picture, game.elsewhere, box.laid_with.get(pack, box.laid), kind)
        reached = stands(game.title, match.reached)
        return LastGame(box.name_with(pack), players, reached, last_played, *seen)

    def _asked_about(self, control: str) -> OpenRules:
        """The rules of the box under pointer or focus, else of the last game."""
        last = self._last.title if self._last is not None else next(iter(BOXES))
        return OpenRules("", next((name for name in BOXES if control.endswith(f".{name}")), last))

    def _problem(self) -> Widget | None:
        """The next thing that has to be told about files."""
        problem = self.host.settings_problem()
        if problem and not self._settings_told:
            return notice(_("Settings"), problem, self.host.hear, what="settings")
        if self._trouble:
            text = _("You can play, but your games will be lost when you leave. {reason}")
            text = text.format(reason=self._trouble)
            return notice(_("Games can't be saved"), text, self.host.hear, what="saving")
        damaged = self.host.saves.damaged[self._told :]
        if not damaged:
            return None
        text = _("A saved game can't be read and has been set aside. ({reason})").format(
            reason=damaged[0].reason
        )
        older = None
        if self._saved is not None and self._saved.is_older:
            text += " " + _("A copy from a moment earlier is whole: you can go on from there.")
            older = (_("Play the older copy"), LoadOlder())
        return notice(_("Damaged game"), text, self.host.hear, what="save", other=older)

    def on(self, intent: Intent) -> None:
        """Hear what was clicked."""
        match intent:
            case OpenBox(title):
                self.host.navigator.show(BoxPage(title))
            case Resume() | LoadOlder():
                self._resume()
            case Dismiss(what):
                self._settings_told = self._settings_told or what == "settings"
                self._told += what == "save"
                self._trouble = "" if what == "saving" else self._trouble
                self.host.refresh()
            case OpenGames():
                self.host.navigator.show(Games(finished=self._ended))
            case OpenFamily():
                self.host.navigator.show(Family())
            case Quit():
                self.host.navigator.quit()

    def _resume(self) -> None:
        from game.app.resume_game import go_on  # with it come rules and packs

        if self._saved is not None:
            go_on(self.host, self.host.saves.path_of(self._saved.match))
