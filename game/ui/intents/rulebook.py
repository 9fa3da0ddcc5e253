"""What a player wants of the rulebook."""

from __future__ import annotations

from game.ui.intents.intent import Intent


class OpenRules(Intent, frozen=True):
    """Open the rulebook of ``title`` (""; of the game that is on the table) at the page that tells
    ``rule`` (``"B3.2"``; "": at its contents).

    ``pack``: of whose game it is asked, "" of none; ``words``: what things are called there, each
    behind its name in the book.
    """

    rule: str = ""
    title: str = ""
    pack: str = ""
    words: tuple[tuple[str, str], ...] = ()


class TurnTo(Intent, frozen=True):
    """Turn to a page by its id; "": to the contents."""

    page: str


class SearchRules(Intent, frozen=True):
    """Find pages with these words."""

    words: str


class Retrace(Intent, frozen=True):
    """Go so many pages back (-1) or forth (1) among those that were read."""

    step: int
