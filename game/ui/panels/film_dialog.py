"""The dialog in which a film or a postcard of a game is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.formats import number, percent
from game.language import _, ngettext
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Padding, Sized, spacer
from game.ui.controls import MAIN, button, leave_button, main_button
from game.ui.intents import Intent, On, OpenFolder
from game.ui.intents.film import MakeFilm, MakePostcard, SetFilmKind, SetFilmPart
from game.ui.layout import Column, Row
from game.ui.marks import Bar, Picture, Text, caption
from game.ui.panels.dialogs import DONE, TIGHT, WARNING, Sign, card, signed
from game.ui.time_told import stands
from game.ui.value_controls import Segment, Slider, segments
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDTH = 640.0
MOMENT = 96.0
"""Width of the words beside a slider."""
HIGHEST, BESIDES = 400.0, 360.0
"""Of the picture of what was made; what the dialog and the window about it need besides."""
CAMERA: Sign = ("camera", theme.STAR)
MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class FilmChoice:
    """What can be chosen: a film from ``first`` to ``last`` of what the game of ``title`` counts,
    turns or rounds, from 1 to ``most``; ``ending``: its format; ``seconds``: how long it will be.
    """

    title: str
    first: int
    last: int
    most: int
    ending: str
    seconds: int


@dataclass(frozen=True, slots=True)
class FilmProgress:
    """How far it is: the ``share`` that is done. ``card``: a postcard is made, and no film."""

    share: float
    card: bool


@dataclass(frozen=True, slots=True)
class FilmResult:
    """What came of it: the file at ``place`` with so many bytes, or ``problem``, a sentence.

    ``card``: it is a postcard. ``hidden``: the system showed no folder, so its name is told.
    ``picture``: what it looks like, by its name, "" where nobody knows, ``shape`` times as wide as
    high."""

    card: bool
    place: Path | None = None
    size: int = 0
    problem: str = ""
    hidden: bool = False
    picture: str = ""
    shape: float = 1.0


FilmState = FilmChoice | FilmProgress | FilmResult


def film_dialog(state: FilmState, on: On, viewport: Viewport) -> Widget:
    """The dialog as it stands."""
    match state:
        case FilmChoice():
            return _choice(state, on, viewport)
        case FilmProgress():
            return _progress(state, on, viewport)
        case FilmResult():
            return _result(state, on, viewport)


def _page(
    sign: Sign, heading: str, body: Widget, buttons: Widget, viewport: Viewport, first: str
) -> Widget:
    head = signed(sign, heading)
    return card("film", head, body, buttons, viewport, width=WIDTH, gap=16, first=first)


def _choice(choice: FilmChoice, on: On, viewport: Viewport) -> Widget:
    """From where to where, in which format, and the two buttons."""

    def begins(value: float) -> Intent:
        return SetFilmPart(round(value), max(round(value), choice.last))

    def ends(value: float) -> Intent:
        return SetFilmPart(min(round(value), choice.first), round(value))

    parts = (
        # Translators: before a slider; behind it stands a moment of the game: “Round 3”.
        _part("film.first", _("From"), choice.first, choice, begins, on),
        # Translators: before a slider; behind it stands a moment of the game: “Round 3”.
        _part("film.last", _("To"), choice.last, choice, ends, on),
    )
    seconds = ngettext(
        "The film lasts about {count} second.",
        "The film lasts about {count} seconds.",
        choice.seconds,
    ).format(count=choice.seconds)
    formats = (
        Segment(".webp", "WebP", tip=_("Finer; browsers and phones show it.")),
        Segment(".gif", "GIF", tip=_("Coarser; every program shows it.")),
    )
    kinds = segments("film.kind", formats, choice.ending, SetFilmKind, on)
    body = Column(
        Text(
            _(
                "The game as a short film without sound, seen from where you look now; or the "
                "table as a postcard, with everybody's names and points."
            )
        ),
        *(parts if choice.most > 1 else ()),
        Row(grown(Text(seconds, theme.BODY, theme.SECOND_INK)), kinds, gap=12),
        gap=12,
    )
    return _page(CAMERA, _("Film and postcard"), body, _choose_buttons(on), viewport, "film.make")


def _choose_buttons(on: On) -> Widget:
    close = leave_button("film.close", on, _("Close"), icon="")
    postcard = button("film.card", _("Make a postcard"), MakePostcard(), on, shortcut="C")
    film = main_button("film.make", _("Make the film"), MakeFilm(), on)
    beside = Row(close, spacer(), postcard, film, gap=12)
    return Fit(beside, Column(film, postcard, close))


def _part(
    key: str,
    label: str,
    value: int,
    choice: FilmChoice,
    make: Callable[[float], Intent],
    on: On,
) -> Widget:
    slider = Slider(key, value, make, on, low=1, high=choice.most, step=1, width=200)
    moment = Text(stands(choice.title, value), theme.BODY_BOLD, lines=1)
    words = Text(label, theme.BODY_BOLD, lines=1)
    return Row(Sized(words, width=MOMENT), grown(slider), Sized(moment, width=MOMENT), gap=12)


def _progress(progress: FilmProgress, on: On, viewport: Viewport) -> Widget:
    heading = _("The postcard is being made …") if progress.card else _("The film is being made …")
    part = Sized(Text(percent(progress.share * 100), theme.NUMBER, lines=1, align=1.0), width=72)
    body = Row(grown(Bar(progress.share, fill=theme.ACCENT)), part, gap=12)
    stop = leave_button("film.cancel", on, _("Cancel"), icon="")
    return _page(CAMERA, heading, body, Row(stop, spacer(), gap=12), viewport, "film.cancel")


def _preview(result: FilmResult, viewport: Viewport) -> Widget | None:
    """What it looks like, as far as there is room for it."""
    if not result.picture or viewport.height < TIGHT:
        return None
    high = min(HIGHEST, viewport.height - BESIDES, (WIDTH - 48) / result.shape)
    picture = Picture(result.picture, high * result.shape, high, 4)
    return Padding(Anchored(picture, 0.5, 0.0, 0), (0, 0, 0, 8))


def _result(result: FilmResult, on: On, viewport: Viewport) -> Widget:
    """Where it lies, with the way there; or why there is none."""
    if result.place is None:
        heading = (
            _("The postcard could not be made") if result.card else _("The film could not be made")
        )
        close = leave_button("film.close", on, _("Close"), icon="", tone=MAIN)
        told = Text(result.problem)
        return _page(WARNING, heading, told, Row(spacer(), close), viewport, "film.close")
    heading = _("Your postcard is ready") if result.card else _("Your film is ready")
    text = _("It is here: {file}").format(file=result.place)
    size = _("{size} MB").format(size=number(result.size / MEGABYTE, 1))
    body = Column(
        _preview(result, viewport),
        Text(text),
        caption(size),
        Text(_("The folder could not be opened."), theme.BODY, theme.BLOCKED)
        if result.hidden
        else None,
        gap=6,
    )
    close = leave_button("film.close", on, _("Close"), icon="")
    opens = button("film.folder", _("Open folder"), OpenFolder(), on, tone=MAIN)
    return _page(DONE, heading, body, Row(close, spacer(), opens, gap=12), viewport, "film.folder")
