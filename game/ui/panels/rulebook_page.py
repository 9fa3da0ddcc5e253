"""A page of the rulebook: its picture, text and examples, and the ways on from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.content.rulebook.finding import Found
from game.content.rulebook.pages import Page, Rulebook
from game.content.rulebook.printing import rules_line
from game.language import _
from game.ui import theme
from game.ui.book import Leaf
from game.ui.boxes import Padding, Panel, bulleted, spacer
from game.ui.controls import MAIN, Pressable, Tone, button, icon_button
from game.ui.flow import Flow
from game.ui.intents import Back, On
from game.ui.intents.rulebook import Retrace, TurnTo
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Picture, Rule, Text, caption
from game.ui.theme import Style, Type
from game.ui.widget import Widget, grown

ACROSS, WIDE = 2.0, 640.0
"""A picture's width for its height, and how many units wide it is at most."""
LEAST, AROUND, SEEN = 300.0, 200.0, 0.62
"""So wide it is at least; what is not read takes so much height, and it so much of the rest."""
LAID = 300 / 620
"""The height for its width of a picture of a title's table."""
READ = Type(theme.Face.TEXT, 18)
"""What is read is larger than what labels tell."""
TERRA: theme.Ink = "#8A4E0A"
"""The second ink of the book: chapters, examples."""
TAG = Tone(Style(theme.INSET, theme.LINE, 1.5, 14), theme.INK)


_icon = partial(icon_button, size=18, padding=8)


@dataclass(frozen=True, slots=True)
class RulesModel:
    """What the book, as it is spoken, shows. ``name``: the title's for people, ``laid``: a picture
    of its table; ``page``: None for the title page.

    ``asked``: what is searched for, and ``found`` for it. ``back``, ``forth``: whether pages were
    read before and after this one.
    """

    book: Rulebook
    name: str
    laid: str
    page: Page | None = None
    asked: str = ""
    found: Sequence[Found] = ()
    back: bool = False
    forth: bool = False


def read_page(model: RulesModel, on: On, width: float, *, alone: bool = False) -> Widget:
    """The right page: what is read, and ways on."""
    page = model.page
    if page is None:
        return _frontispiece(model, width, on)
    parts = [
        Text(page.title, theme.TITLE),
        _picture(model, width),
        *(Text(each, READ) for each in page.text),
        *(_point(each) for each in page.points),
        *(_example(each) for each in page.examples),
        _foot(model, page, on),
    ]
    leaf = Leaf(f"rules.page.{page.id}", Column(*parts, gap=10))
    return Column(_head(model, page, on, alone=alone), grown(leaf), _ways(model, page, on))


def _head(model: RulesModel, page: Page, on: On, *, alone: bool) -> Widget:
    """What was read before and after, the chapter, and the way out."""
    contents = _icon("rules.contents", "log", _("Contents"), TurnTo(""), on)
    chapter = Text(model.book.chapter_of(page).title, theme.SMALL_BOLD, theme.SECOND_INK, lines=2)
    return Row(
        contents if alone else None,
        _retrace(model.back, -1, on),
        _retrace(model.forth, 1, on),
        grown(chapter),
        close_button(on),
    )


def _retrace(can: bool, step: int, on: On) -> Widget:
    name = _("Back to what you read before") if step < 0 else _("Forward again")
    return _icon(
        f"rules.retrace.{step}",
        "undo" if step < 0 else "redo",
        name,
        Retrace(step),
        on,
        shortcut="Alt+Left" if step < 0 else "Alt+Right",
        reason="" if can else _("nothing there yet"),
    )


def _frontispiece(model: RulesModel, width: float, on: On) -> Widget:
    """The page before the first: the title, its table, and how the book is used."""
    pages = model.book.pages
    begin = [
        button("rules.begin", _("Begin to read"), TurnTo(page.id), on, icon="book", tone=MAIN)
        for page in pages[:1]
    ]
    use = _("Type a word to find it. In a game, point at anything and press F1 to read about it.")
    body = Column(
        # Translators: “…: {title}” will do: it is the name of a game.
        Text(_("The rules of {title}").format(title=model.name), theme.DISPLAY, align=0.5),
        Row(spacer(), Picture(model.laid, width, width * LAID, 10), spacer(), gap=0),
        Text(use, READ, theme.SECOND_INK, align=0.5),
        Row(spacer(), *begin, spacer()),
        gap=18,
    )
    leaf = Leaf("rules.front", Padding(body, (0, 12)))
    return Column(Row(spacer(), close_button(on)), grown(leaf), gap=4)


def _picture(model: RulesModel, width: float) -> Widget | None:
    page = model.page
    if page is None or page.picture is None:
        return None
    name = f"rules/{model.book.title}/{page.id}"
    told = caption(page.picture.caption, align=0.5)
    picture = Picture(name, width, width / ACROSS, 8)
    return Column(Row(spacer(), picture, spacer(), gap=0), told, gap=4)


def _point(text: str) -> Widget:
    """A line behind a dot."""
    disc = Padding(Disc(7, theme.STAR, theme.STAR), (6, 0, 0, 0))
    return bulleted(disc, Text(text, READ), drop=9, gap=10)


def _example(text: str) -> Widget:
    """A worked example on a ground of its own."""
    head = Text(_("Example"), theme.SMALL_BOLD, TERRA, lines=1)
    return Panel(Column(head, Text(text, READ), gap=0), theme.INSET_SLIP, (14, 8))


def _foot(model: RulesModel, page: Page, on: On) -> Widget:
    """The rules' numbers, and other pages to read."""
    others = [other for other in map(model.book.page, page.see) if other is not None]
    links = [
        Pressable(
            f"rules.see.{other.id}",
            Text(other.title, theme.SMALL_BOLD),
            TurnTo(other.id),
            on,
            tone=TAG,
            padding=(12, 5),
        )
        for other in others
    ]
    see = Text(_("See also"), theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    numbers = caption(rules_line(page)) if page.rules else None
    return Column(
        Rule(),
        numbers,
        see if links else None,
        Flow(*links, line_gap=8) if links else None,
        gap=6,
    )


def _ways(model: RulesModel, page: Page, on: On) -> Widget:
    """The page before and the next one, and which this is."""
    pages = model.book.pages
    number = pages.index(page) + 1
    count = _("{number} of {count}").format(number=number, count=len(pages))
    return Row(
        _way(model.book.beside(page, -1), on, "left"),
        spacer(),
        caption(count, lines=1),
        spacer(),
        _way(model.book.beside(page, 1), on, "right"),
        gap=10,
    )


def _way(page: Page | None, on: On, icon: str) -> Widget:
    left = icon == "left"
    return _icon(
        f"rules.{icon}",
        icon,
        _("Page before") if left else _("Next page"),
        TurnTo(page.id if page else ""),
        on,
        shortcut="PageUp" if left else "PageDown",
        reason="" if page else _("the book ends here"),
    )


def close_button(on: On) -> Widget:
    """The way out of the book."""
    return _icon("rules.close", "close", _("Close"), Back(), on, shortcut="Esc")
