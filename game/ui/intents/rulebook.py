"""What a player wants of the rulebook."""

from __future__ import annotations

from msgspec import Struct


class OpenRules(Struct, frozen=True):
    """Open the rulebook of ``title`` (""; of the game that is on the table) at the page that tells
    ``rule`` (``"B3.2"``; "": at its contents).

    ``pack``: of whose game it is asked, "" of none; ``words``: what things are called there, each
    behind its name in the book.
    """

    rule: str = ""
    title: str = ""
    pack: str = ""
    words: tuple[tuple[str, str], ...] = ()


class TurnTo(Struct, frozen=True):
    """Turn to a page by its id; "": to the contents."""

    page: str


class SearchRules(Struct, frozen=True):
    """Find pages with these words."""

    words: str


class Retrace(Struct, frozen=True):
    """Go so many pages back (-1) or forth (1) among those that were read."""

    step: int


Reading = OpenRules | TurnTo | SearchRules | Retrace
"""One of these."""
