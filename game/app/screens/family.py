"""The family's album: who plays here, what their games tell, keepsakes; everything as one file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from game.app.resume_game import watch
from game.app.routes import Family, Games, SetUp, Shelf
from game.app.screen import Host, Screen
from game.app.screens.dialogs import ask, notify
from game.app.screens.evening_out import even_setup
from game.app.screens.family_pages import Pages
from game.app.screens.known_strengths import known_strengths
from game.app.screens.member import MemberDialog
from game.app.screens.parcels import Undertaking, ask_which, export, taking_in
from game.app.screens.seat_changes import keep_setup
from game.language import _
from game.session.background_job import Failed
from game.session.family import AT_ONCE
from game.session.family.wanted import Wanted
from game.ui.intents import Back, Intent, TakeUp
from game.ui.intents.family import (
    ExportFamily,
    ImportFamily,
    OpenMember,
    SetUpEven,
    ShowGamesOf,
    ShowPages,
    ShowPerson,
)
from game.ui.panels.album import AlbumModel, album
from game.ui.panels.dialogs import DONE, NEWS, WARNING, Sign
from game.ui.shelf.titles import BOXES, is_playable
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class FamilyScreen(Screen):
    """Somebody's pages of a title lie open; they are put together when they are opened."""

    name = "family"

    def __init__(self, host: Host, route: Family) -> None:
        super().__init__(host)
        self.archive = host.saves.archive
        self._titles = [each for each in BOXES if is_playable(each)]
        self._title, self._person = route.title, route.person
        self._model: AlbumModel | None = None
        self._pending, self._followed = 0, False
        self._takes = route.takes
        self._errand: Undertaking[Any] | None = None

    def enter(self) -> None:
        """Follow what has come since, and compute what is still missing."""
        self.host.saves.finish()
        self._follow()
        self._title = self._title or self._played_last()
        takes, self._takes = self._takes, None
        if takes is not None:
            self._take_in(takes)

    def _follow(self) -> None:
        """See what games have come; compute what they tell beside everything else."""
        self.archive.history.catch_up(AT_ONCE)
        self.archive.take_in_soon()
        self._followed = False

    def _played_last(self) -> str:
        """The title of the newest game; without any, the one that was set up last."""
        newest = [entry.title for entry in self.archive.history.page(most=1)]
        wanted = (*newest, self.host.preferences.last_setup.title, *self._titles)
        return next(each for each in wanted if each in self._titles)

    def leave(self) -> None:
        """Nobody waits any more for what is still written or read."""
        if self._errand is not None:
            self._errand.close()
            self._errand = None
        super().leave()

    def widget(self, viewport: Viewport) -> Widget:
        """The album."""
        if self._model is None:
            self._pending = self.archive.history.pending()
            pages = Pages(self.archive, self._titles)
            self._model = pages.open(self._person, self._title)
            self._person = self._model.person
        model = self._model
        if self._errand is not None:
            model = replace(model, note=self._errand.meanwhile, busy=True)
        return album(model, self.host.hear, viewport)

    @property
    def waiting(self) -> bool:
        """Whether games are still being taken in."""
        return self._errand is not None or self.archive.busy or self._is_behind

    @property
    def _is_behind(self) -> bool:
        """Whether the helper has ended since the pages were put together."""
        return self._pending > 0 and not self._followed and not self.archive.busy

    def advance(self, seconds: float) -> None:
        """Open the pages anew when more is known."""
        del seconds
        if self._is_behind:
            self._followed = True
            self._turn()
        if self._errand is not None:
            self._look(self._errand)

    def _look(self, errand: Undertaking[Any]) -> None:
        """See whether anything has come of what is written or read."""
        if errand.moved():
            self.host.refresh()
        try:
            outcome, sign = errand.outcome(), DONE
        except Failed as error:
            outcome, sign = str(error), WARNING
        if outcome is not None:
            self._end(outcome, sign)

    def _end(self, told: str, sign: Sign) -> None:
        """Say what came of it."""
        if self._errand is not None:
            self._errand.close()
            self._errand = None
        self._follow()
        self._turn()
        notify(self.host, _("The family's album"), told, sign)

    def _turn(self) -> None:
        """Open other pages, or the same anew."""
        self._model = None
        self.host.refresh()

    def _open(self, person: str) -> None:
        """Open somebody's pages."""
        self._person = person
        self._turn()

    def on(self, intent: Intent) -> None:
        """Turn the pages, change the family, or go."""
        match intent:
            case Back() | ShowGamesOf() | TakeUp() if self._errand is not None:
                self._ask_to_stop()
            case Back():
                self.host.navigator.show(Shelf())
            case ShowPerson(person):
                self._open(person)
            case ShowPages(title) if title in self._titles:
                self._title = title
                self._turn()
            case ShowGamesOf():
                self._show_games()
            case SetUpEven(person):
                self._set_up(person)
            case OpenMember(number):
                profile = self.archive.profiles.by_id(number)
                self.host.navigator.open(MemberDialog(self.host, profile, self._open))
            case ExportFamily() if self._errand is None:
                self._begin(export(self.archive, self.host.clock()))
            case ImportFamily() if self._errand is None:
                ask_which(self.host, self._take_in)
            case TakeUp(file):
                watch(self.host, self.host.saves.games / file, Family(self._title, self._person))

    def _set_up(self, person: str) -> None:
        """Set up the game that would be even for somebody."""
        known = known_strengths(self.archive, self._title)
        relative = Pages(self.archive, self._titles).of(person)
        if known is None or relative is None:
            return
        last = self.host.preferences.last_setup
        keep_setup(self.host, even_setup(known, relative, person, last, self._title))
        self.host.navigator.show(SetUp(self._title))

    def _show_games(self) -> None:
        """The games that the page tells of, among all that are kept."""
        relative = Pages(self.archive, self._titles).of(self._person)
        wanted = Wanted(self._title, relative.who if relative else None)
        after = Family(self._title, self._person)
        self.host.navigator.show(Games(finished=True, wanted=wanted, after=after))

    def _take_in(self, path: Path) -> None:
        self._begin(taking_in(self.archive, path))

    def _begin(self, errand: Undertaking[Any]) -> None:
        self._errand = errand
        self.host.refresh()

    def _ask_to_stop(self) -> None:
        """Whoever goes now stops what is written or read."""
        text = _("The file isn't done yet. What has come out of it so far stays.")
        # Translators: two buttons: the work on the file goes on, or is ended.
        ways = [(_("Wait for it"), lambda: None), (_("Stop it"), self._stop)]
        ask(self.host, _("The family's album"), text, ways)

    def _stop(self) -> None:
        if self._errand is not None:
            self._end(_("It was stopped. It can be done again at any time."), NEWS)
