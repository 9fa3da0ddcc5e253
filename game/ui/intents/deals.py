"""What somebody wants of a deal."""

from __future__ import annotations

from game.ui.intents import Intent


class SameDeal(Intent, frozen=True):
    """Set up a game of the same deal."""


class OpenDeal(Intent, frozen=True):
    """See what is known of the deal: who got what in it."""


class OpenDayDeal(Intent, frozen=True):
    """Go to today's deal of the title at hand: to play it, to go on, or to see what came of it."""


class CopyDealCode(Intent, frozen=True):
    """Copy the code that opens the deal elsewhere."""


class CopyDayResult(Intent, frozen=True):
    """Copy a short text about one's game of a day's deal."""


class PickPlay(Intent, frozen=True):
    """Look at a game of the deal, by its number from 0."""

    play: int


class LeafPlays(Intent, frozen=True):
    """Show the games of the deal from another one on, by its number from 0."""

    first: int


class WatchPlay(Intent, frozen=True):
    """Watch a game of the deal, by its number from 0, from a position on."""

    play: int
    at: int
