"""The rulebook as an open book: contents and search on the left, a page on the right."""

from __future__ import annotations

from game.content.rulebook.finding import Found
from game.content.rulebook.pages import Page
from game.language import _, ngettext
from game.ui import theme
from game.ui.book import LEAF, MARGIN, Book, Following, Leaf
from game.ui.boxes import Anchored, Modal, Padding, Sized
from game.ui.controls import Pressable, Tone
from game.ui.field import TextField
from game.ui.intents import On
from game.ui.intents.rulebook import SearchRules, TurnTo
from game.ui.layout import Column, Row, Stack
from game.ui.marks import Keycap, Text, caption
from game.ui.panels.gamebox import TableTop
from game.ui.panels.rulebook_page import (
    ACROSS,
    AROUND,
    LEAST,
    SEEN,
    TERRA,
    WIDE,
    RulesModel,
    close_button,
    read_page,
)
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

SEARCH = "rules.search"
"""The field to search in."""
TWO = 940.0
"""From so many units of width on both pages lie open."""
WIDEST, TALLEST = 1340.0, 860.0
SHARE = 0.35
"""The left page's part of the book."""
MOST_WORDS = 40
SHORT = 560.0
"""Windows of fewer units in height have all of it closer."""
LINK = Tone(Style(LEAF, None, 0, 8), theme.INK)
HERE = Tone(Style(theme.CHOSEN, theme.ACCENT, 1.5, 8), theme.INK)


def rulebook_page(model: RulesModel, on: On, viewport: Viewport) -> Widget:
    """The book on its table, over everything."""
    margin = 10.0 if viewport.height < SHORT else 22.0
    two = viewport.width >= TWO
    width = min(WIDEST if two else 760.0, viewport.width - 2 * margin)
    height = min(TALLEST, viewport.height - 2 * margin)
    text = min((width * (1 - SHARE if two else 1)) - 2 * MARGIN[0] - 40, WIDE)
    text = min(text, max(LEAST, (height - AROUND) * SEEN * ACROSS))
    if two:
        book = Book(_contents(model, on, two=True), read_page(model, on, text), share=SHARE)
    elif model.page is None:
        book = Book(_contents(model, on, two=False))
    else:
        book = Book(read_page(model, on, text, alone=True))
    lying = Anchored(Sized(book, width=width, height=height), 0.5, 0.5, 0)
    table = TableTop(depth=viewport.height)
    return Modal(Stack(table, lying), scrim=False, first=SEARCH if two else "rules.close")


def _contents(model: RulesModel, on: On, *, two: bool) -> Widget:
    """The left page: search, and the contents or what was found."""
    # Translators: “…: {title}” will do: it is the name of a game.
    title = Text(_("Rules of {title}").format(title=model.name), theme.HEADING, lines=2)
    field = TextField(
        SEARCH,
        model.asked,
        SearchRules,
        on,
        most=MOST_WORDS,
        width=900,
        hint=_("Search: type a word"),
    )
    body = _found(model, on) if model.asked.strip() else _list(model, on)
    close = None if two else close_button(on)
    head = Row(grown(title), close, gap=10)
    return Column(head, field, grown(body), gap=12)


def _list(model: RulesModel, on: On) -> Widget:
    """All chapters with their pages and the pages' numbers."""
    rows: list[Widget] = []
    here: Widget | None = None
    number = 0
    for chapter in model.book.chapters:
        rows.append(Padding(Text(chapter.title, theme.LABEL, TERRA), (10, 10, 4, 2)))
        for page in chapter.pages:
            number += 1
            entry = _entry(page, on, str(number), chosen=page is model.page)
            here = entry if page is model.page else here
            rows.append(entry)
    return Following("rules.contents", Column(*rows, gap=2), here)


def _entry(page: Page, on: On, number: str, *, chosen: bool) -> Widget:
    name = grown(Text(page.title, theme.BODY_BOLD if chosen else theme.BODY))
    content = Row(name, caption(number, lines=1), gap=10)
    tone = HERE if chosen else LINK
    return Pressable(
        f"rules.to.{page.id}", content, TurnTo(page.id), on, tone=tone, padding=(10, 4)
    )


def _found(model: RulesModel, on: On) -> Widget:
    """The pages that were found; Enter turns to the first."""
    count = len(model.found)
    text = ngettext("{count} page found", "{count} pages found", count).format(count=count)
    if not count:
        text = _("Nothing found. Try another word, or fewer letters.")
    rows = [
        _hit(each, on, first=place == 0, chosen=each.page is model.page)
        for place, each in enumerate(model.found)
    ]
    head = caption(text)
    return Column(head, grown(Leaf("rules.found", Column(*rows, gap=4))), gap=6)


def _hit(found: Found, on: On, *, first: bool, chosen: bool) -> Widget:
    line = caption(found.line, lines=2, cut=True)
    name = Row(grown(Text(found.page.title, theme.BODY_BOLD)), Keycap("Enter") if first else None)
    return Pressable(
        f"rules.hit.{found.page.id}",
        Column(name, line if found.line else None, gap=0),
        TurnTo(found.page.id),
        on,
        tone=HERE if chosen else LINK,
        padding=(10, 5),
        also="Enter" if first else "",
    )
