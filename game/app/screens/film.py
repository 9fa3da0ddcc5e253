"""Making a film or a postcard of a game that is watched: what is wanted, how far it is, where it
lies.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.app.film.filming import Filming, free_place
from game.app.film.order import PNG, WEBP, FilmError, Made, Order, usual_size
from game.app.film.pace import FilmPace
from game.app.film.preview import preview
from game.app.film.span import most, span
from game.app.folder_window import open_folder
from game.app.match.viewer.camera_controller import Aim
from game.app.screen import Dialog, Host
from game.session.background_job import Failed
from game.session.record import encoded
from game.session.replay import Replay
from game.ui.dates import day
from game.ui.intents import Back, Intent, OpenFolder
from game.ui.intents.film import MakeFilm, MakePostcard, SetFilmKind, SetFilmPart
from game.ui.panels.film_dialog import (
    FilmChoice,
    FilmProgress,
    FilmResult,
    FilmState,
    film_dialog,
)
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class FilmDialog(Dialog):
    """The dialog; call :meth:`advance`, and :meth:`stop` when its screen is left."""

    name = "film"

    def __init__(self, host: Host, replay: Replay, eye: Callable[[], Aim]) -> None:
        """``eye``: from where the game is looked at."""
        super().__init__(host)
        self._replay, self._eye = replay, eye
        self._first, self._last, self._ending = 1, most(replay), WEBP
        self._work: Filming | None = None
        self._seen = 0.0
        self._result: FilmResult | None = None

    @property
    def working(self) -> bool:
        """Whether something is being made."""
        return self._work is not None

    def widget(self, viewport: Viewport) -> Widget:
        """What can be chosen, how far it is, or what came of it."""
        return film_dialog(self._state(), self.host.hear, viewport)

    def _state(self) -> FilmState:
        if self._work is not None:
            return FilmProgress(self._seen, self._work.card)
        if self._result is not None:
            return self._result
        begin, end = self._span()
        return FilmChoice(
            self._replay.header.title,
            self._first,
            self._last,
            most(self._replay),
            self._ending,
            round(FilmPace.of(end - begin).seconds(end - begin)),
        )

    def _span(self) -> tuple[int, int]:
        return span(self._replay, self._first, self._last)

    def advance(self) -> None:
        """See how far it is."""
        if self._work is None:
            return
        try:
            made = self._work.made()
        except Failed as failed:
            self._end(FilmResult(self._work.card, problem=str(failed)))
            return
        if made is not None:
            self._end(self._told(made, card=self._work.card))
        elif round(self._work.share, 2) != self._seen:
            self._seen = round(self._work.share, 2)
            self.host.refresh()

    def _told(self, made: Made, *, card: bool) -> FilmResult:
        """What came of it, with a picture of it."""
        result = FilmResult(card, made.out, made.size)
        picture = preview(made.out)
        if picture is None:
            return result
        album = self.host.album
        album.show(made.out, picture)
        return replace(result, picture=album.name(made.out), shape=picture.width / picture.height)

    def _end(self, result: FilmResult) -> None:
        self.stop()
        self._result = result
        self.host.refresh()

    def stop(self) -> None:
        """Give up what is being made."""
        if self._work is not None:
            self._work.close()
            self._work = None

    def on(self, intent: Intent) -> bool:
        """Choose, make, look where it lies, or close."""
        match intent:
            case SetFilmPart(first, last):
                self._first, self._last = first, last
            case SetFilmKind(ending):
                self._ending = ending
            case MakeFilm():
                begin, end = self._span()
                self._make("film", self._ending, begin, end)
            case MakePostcard():
                self._make("postcard", PNG, 0, len(self._replay))
            case OpenFolder() if self._result is not None and self._result.place is not None:
                shown = open_folder(self._result.place.parent)
                self._result = replace(self._result, hidden=not shown)
            case Back():
                self.stop()
                return super().on(intent)
            case _:
                return False
        self.host.refresh()
        return True

    def _make(self, name: str, ending: str, begin: int, end: int) -> None:
        card = ending == PNG
        self._seen = 0.0
        try:
            now = datetime.fromtimestamp(self.host.clock())
            out = free_place(f"{name}-{self._replay.header.title}", ending, now)
        except FilmError as error:
            self._result = FilmResult(card, problem=str(error))
            return
        self._work = Filming(self._order(out, begin, end), card=card)

    def _order(self, out: Path, begin: int, end: int) -> Order:
        replay = self._replay
        return Order(
            encoded(replay.record),
            out,
            begin,
            end,
            self._eye(),
            usual_size(out.suffix),
            day=day(replay.header.started),
            preferences=self.host.preferences,
        )
