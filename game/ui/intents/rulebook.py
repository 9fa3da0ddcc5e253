"""What a player wants of the rulebook."""

from __future__ import annotations

from game.ui.intents import Intent


class TurnTo(Intent, frozen=True):
    """Turn to a page by its id; "": to the contents."""

    page: str


class SearchRules(Intent, frozen=True):
    """Find pages with these words."""

    words: str


class Retrace(Intent, frozen=True):
    """Go so many pages back (-1) or forth (1) among those that were read."""

    step: int
