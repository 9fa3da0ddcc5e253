"""The rulebook over any screen: pages, search, and the way back among what was read."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.screen import Dialog, Host
from game.content.rulebook.finding import Found, Index
from game.content.rulebook.pages import Page
from game.content.rulebook.reading import rulebook
from game.language import language
from game.ui.intents import Back, Intent, OpenRules
from game.ui.intents.rulebook import Retrace, SearchRules, TurnTo
from game.ui.panels.rulebook import SEARCH, rulebook_page
from game.ui.panels.rulebook_page import RulesModel
from game.ui.shelf.titles import BOXES
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class RulebookDialog(Dialog):
    """The book of one title, opened at the page that tells what is ``asked``, or at its contents.

    Raises ContentError if the book is damaged.
    """

    name = "rulebook"
    field = SEARCH

    def __init__(self, host: Host, title: str, asked: OpenRules = OpenRules()) -> None:  # noqa: B008 - frozen
        super().__init__(host)
        self._game = asked
        self._title = title
        self._words = dict(asked.words) or INTERFACES[title].vocabulary(None)
        self._written = rulebook(title)
        self._book, self._language = self._written.spoken(self._words), language()
        self._read: list[str] = [""]
        """The pages that were read, by their ids; "": the contents."""
        self._at = 0
        self._asked = ""
        self._index: Index | None = None
        self._turn_to_rule(asked.rule)

    @property
    def page(self) -> Page | None:
        """The page that is open; None: the contents."""
        return self._book.page(self._read[self._at])

    def widget(self, viewport: Viewport) -> Widget:
        """The book."""
        self._keep_up()
        box = BOXES[self._title]
        model = RulesModel(
            self._book,
            box.name_with(self._game.pack),
            box.laid_with.get(self._game.pack, box.laid),
            self.page,
            self._asked,
            self._found(),
            back=self._at > 0,
            forth=self._at + 1 < len(self._read),
        )
        return rulebook_page(model, self.host.hear, viewport)

    def _found(self) -> Sequence[Found]:
        """What the search finds."""
        if not self._asked.strip():
            return ()
        if self._index is None:
            self._index = Index(self._book)
        return self._index.find(self._asked)

    def _keep_up(self) -> None:
        """Have the book in the language of now."""
        if self._language != language():
            self._book, self._language = self._written.spoken(self._words), language()
            self._index = None

    def on(self, intent: Intent) -> bool:
        """Turn pages, search, go back, close."""
        match intent:
            case TurnTo(page):
                self._turn_to(page)
            case OpenRules(rule):
                self._turn_to_rule(rule)
            case SearchRules(words):
                self._asked = words
            case Retrace(step) if 0 <= self._at + step < len(self._read):
                self._at += step
            case Back():
                self._put_away()
                return super().on(intent)
            case _:
                return False
        self.host.refresh()
        return True

    def _turn_to_rule(self, rule: str) -> None:
        page = self._book.about(rule)
        if page is not None:
            self._turn_to(page.id)

    def _turn_to(self, page: str) -> None:
        """Open a page; what was read after the present one is forgotten."""
        if page != self._read[self._at]:
            self._put_away()
            self._read[self._at + 1 :] = [page]
            self._at += 1

    def _put_away(self) -> None:
        """Forget the picture of the page that is left: it takes room."""
        if self.page is not None:
            self.host.album.put_away(f"rules/{self._title}/{self.page.id}")
