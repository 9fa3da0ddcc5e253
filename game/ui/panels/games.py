"""All kept games, as pictures that lie on a table: those that wait, and those to watch again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.language import _, ngettext
from game.ui import theme
from game.ui.boxes import Anchored, Padding, Panel, Sized, spacer
from game.ui.controls import FLAT, Pressable, button, leave_button
from game.ui.intents import On, TakeUp
from game.ui.intents.games import DeleteGame, MoreGames, ShowGames
from game.ui.intents.reviews import OpenReview
from game.ui.joining import clauses, labelled
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Column, Container, Grid, Row, Stack
from game.ui.marks import Icon, Text, caption, player_sign
from game.ui.panels.filters import Filter, filter_bar
from game.ui.panels.gamebox import on_table, page_head
from game.ui.panels.handicap import signs, told
from game.ui.panels.photos import ACROSS, Snapshot
from game.ui.panels.stars import starred
from game.ui.persons import Person
from game.ui.rect import Rect, Size
from game.ui.scroll import Scroll
from game.ui.theme import Style
from game.ui.value_controls import segments
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

LEAST_CARD, GAP, BORDER = 310.0, 24.0, 10.0
FOOT, HEAD = 38.0, 30.0
"""Heights of how far a game came, and of its title."""
ROW = 28.0
REVIEW = "V"
"""The key that looks back at a game."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player of a kept game; ``points`` None: nobody has counted them; ``start``: those of them
    that are a head start; ``hints``: whether the coach could be asked."""

    name: str
    color: str
    points: int | None
    won: bool = False
    start: int = 0
    hints: bool = True

    @property
    def person(self) -> Person:
        """Who that was, as far as a kept game tells."""
        return Person(self.name, self.color, head_start=self.start, hints=self.hints)


@dataclass(frozen=True, slots=True)
class GameModel:
    """A kept game of what is called ``title``. ``stands``: how far it came, or ""; ``picture`` "":
    none yet; ``elsewhere``: another window plays it. ``origin``: where it was played on from, and
    ``deal``: what deal it is of, in words, or ""."""

    key: str
    title: str
    players: tuple[Seated, ...]
    stands: str
    when: str
    finished: bool
    elsewhere: bool
    picture: str = ""
    origin: str = ""
    deal: str = ""


class GameCard(Container):
    """A kept game: a click goes on with it or shows it again, Delete deletes it.

    What it shows is built when it is first painted, so that hundreds cost nothing; ``seen`` is
    told then that its picture is looked at.
    """

    def __init__(self, model: GameModel, width: float, on: On, seen: Callable[[str], None]) -> None:
        super().__init__(())
        self.key = f"games.{model.key}"
        self.tip = _agreed(model)
        self._model, self._wide, self._on, self._seen = model, width, on, seen
        self._meter: TextMeter | None = None

    @property
    def focusable(self) -> bool:
        """It takes the keyboard."""
        return True

    def activate(self) -> None:
        """Take it up."""
        self._on(TakeUp(self._model.key))

    def key_pressed(self, name: str) -> bool:
        """Delete asks whether to delete it; V looks back at one that is finished."""
        if name == "Delete":
            self._on(DeleteGame(self._model.key))
        elif name == REVIEW and self._model.finished:
            self._on(OpenReview(self._model.key))
        else:
            return False
        return True

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As wide as it was told, with room for its players."""
        players = self._model.players
        rows = -(-len(players) // _abreast(players))
        picture = (self._wide - 2 * BORDER) / ACROSS
        return Size(self._wide, picture + HEAD + rows * ROW + FOOT + 2 * BORDER)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place what has been built."""
        self._meter = meter
        for child in self._children:
            child.place(meter, rect.inset(BORDER, BORDER, BORDER, 4))

    def paint(self, painter: Painter) -> None:
        """Paint the print, a little higher under the pointer."""
        self._build()
        self._seen(self._model.key)
        lift = 3.0 if painter.is_hovered(self.key) and not painter.is_pressed(self.key) else 0.0
        rect = self.rect
        painter.soft(Rect(rect.x + 3, rect.y + 6, rect.width, rect.height), theme.SHADOW, 0.5, 12)
        with painter.shifted(-lift):
            line = theme.ACCENT if painter.is_hovered(self.key) else theme.LINE
            painter.box(rect, Style(theme.PAPER, line, 2.0 if lift else 1.0, 4))
            self.paint_upon(painter, theme.PAPER)
            painter.focus_ring(self.key, rect, 4)

    def hit(self, x: float, y: float) -> Widget | None:
        """What lies there: its buttons, too, where it has not been painted yet."""
        if self.rect.contains(x, y):
            self._build()
        return super().hit(x, y)

    def _build(self) -> None:
        if not self._children and self._meter is not None:
            self._children = (_print(self._model, self._wide - 2 * BORDER, self._on),)
            self.arrange(self._meter, self.rect)


def _agreed(model: GameModel) -> str:
    """What was agreed on for whom, or ""."""
    each = [(seat.name, told(seat.person)) for seat in model.players]
    return " · ".join(labelled(name, clauses(words)) for name, words in each if words)


class _OnCard(Pressable):
    """Does something with a game; by keyboard that is done on the card itself."""

    @property
    def focusable(self) -> bool:
        """Only the pointer comes here: half as many stops."""
        return False


def _print(model: GameModel, width: float, on: On) -> Widget:
    image = Stack(Snapshot(model.picture, width), _ribbon(model), _origin(model))
    wide = _abreast(model.players)
    lines = [model.players[at : at + wide] for at in range(0, len(model.players), wide)]
    players = Column(*(_seats(line, wide) for line in lines), gap=4)
    bin_ = _OnCard(
        f"games.{model.key}.delete",
        Icon("close", 18, theme.SECOND_INK),
        DeleteGame(model.key),
        on,
        tone=FLAT,
        padding=6,
        tip=KEYCAPS.beside(_("Delete"), "Delete"),
    )
    standing = " · ".join(each for each in (model.stands, model.when) if each)
    words = grown(caption(standing, lines=1, cut=True))
    foot = Row(words, bin_)
    name = grown(Text(model.title, theme.LABEL, lines=1))
    head = Row(name, _review(model, on) if model.finished else None)
    title = Sized(head, height=HEAD - 6)
    return Column(image, title, players, spacer(), foot, gap=6)


def _review(model: GameModel, on: On) -> Widget:
    """Looks back at a finished game."""
    return _OnCard(
        f"games.{model.key}.review",
        Row(Icon("eye", 18, theme.STAR), Text(_("Review"), theme.SMALL_BOLD, lines=1), gap=6),
        OpenReview(model.key),
        on,
        tone=FLAT,
        padding=(9, 2),
        tip=KEYCAPS.beside(_("Which moves were good, and what would have been better"), REVIEW),
    )


def _ribbon(model: GameModel) -> Widget | None:
    """What is special about a game, over its picture."""
    if not model.elsewhere:
        return None
    words = Row(
        # Translators: what is so, not a command: the game is open there.
        Icon("lock", 16),
        Text(_("Open in another window"), theme.SMALL_BOLD, lines=1),
        gap=6,
    )
    return Anchored(Panel(words, Style(theme.CHOSEN, theme.ACCENT, 1.5, 8), (8, 4)), 0.0, 0.0, 6)


def _origin(model: GameModel) -> Widget | None:
    """Where a game was played on from, or what deal it is of, over the foot of its picture."""
    told = model.origin or model.deal
    if not told:
        return None
    words = Text(told, theme.SMALL_BOLD, lines=2, cut=True)
    label = Row(Icon("hand" if model.origin else "cards", 16), grown(words), gap=6)
    return Anchored(Panel(label, Style(theme.PAPER, theme.LINE, 1.5, 8), (8, 4)), 0.0, 1.0, 6)


def _abreast(players: Sequence[Seated]) -> int:
    """How many players stand in a line: two have one each, so that names have room."""
    return 1 if len(players) <= 2 else 2


def _seats(line: Sequence[Seated], wide: int) -> Widget:
    """A line of players, ``wide`` side by side where there are so many."""
    return Grid(*(_player(seat) for seat in line), columns=wide, gap=18)


def _player(seat: Seated) -> Widget:
    name = Text(seat.name, theme.BODY_BOLD, lines=1, cut=True)
    points = None
    if seat.points is not None:
        icon = "crown" if seat.won else "star"
        points = starred(str(seat.points), 16, theme.NUMBER, gap=3, icon=icon)
    agreed = signs(seat.person, tells=False)
    parts = (player_sign(seat.color, 20), grown(name), agreed, points)
    return Sized(Row(*parts, gap=6), height=ROW - 4)


def columns(viewport: Viewport) -> tuple[int, float]:
    """How many cards lie beside one another, and how wide one is."""
    room = min(viewport.width - 64, 1760.0) - 20
    count = max(1, int((room + GAP) // (LEAST_CARD + GAP)))
    return count, (room - GAP * (count - 1)) / count


def games_page(
    cards: Sequence[Widget],
    counts: tuple[int, int],
    *,
    finished: bool,
    on: On,
    viewport: Viewport,
    filters: Sequence[Filter] = (),
    more: int = 0,
    note: str = "",
    to_shelf: bool = True,
) -> Widget:
    """The whole screen; ``counts``: how many games wait, and how many are finished. ``more``: so
    many more are as the ``filters`` want them. ``note``: about the list itself. ``to_shelf``:
    whether the shelf is where one goes back to."""
    count, _width = columns(viewport)
    waiting, over = counts
    names = [
        (False, _("To go on with: {count}").format(count=waiting)),
        (True, _("Finished: {count}").format(count=over)),
    ]
    tabs = segments("games.tab", names, finished, ShowGames, on)
    name, icon = (_("To the shelf"), "shelf") if to_shelf else (_("Back"), "back")
    back = leave_button("games.back", on, name, icon=icon)
    head = page_head(_("Your games"), tabs, back)
    body: Widget = Anchored(_nothing(finished, over), 0.5, 0.4)
    if cards:
        rows = Column(Grid(*cards, columns=count, gap=GAP), _more(more, on), gap=GAP)
        body = Scroll(f"games.scroll.{finished}", Padding(rows, (10, 12, 0, 24)))
    notice = Panel(Text(note), padding=(16, 8)) if note else None
    bar = filter_bar(filters, on) if filters else None
    return on_table(Column(head, bar, notice, grown(body)), viewport, 1792.0)


def _nothing(finished: bool, over: int) -> Widget:
    """Why no game lies here."""
    # Translators: no gender of the person: use the present, or no person.
    text = _("Games you have begun lie here until they are finished.")
    if finished:
        # Translators: no gender of the person: use the present, or no person.
        text = _("Games you have finished lie here, to be watched again.")
        if over:
            text = _("There is no such game.")
    return Text(text, theme.LABEL, theme.PARCHMENT, align=0.5)


def _more(count: int, on: On) -> Widget | None:
    if count <= 0:
        return None
    label = ngettext("Show more ({count} game)", "Show more ({count} games)", count)
    shown = button("games.more", label.format(count=count), MoreGames(), on, icon="down")
    return Row(spacer(), shown, spacer())
