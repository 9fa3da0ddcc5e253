"""What somebody wants of a deal."""

from __future__ import annotations

from msgspec import Struct


class SameDeal(Struct, frozen=True):
    """Set up a game of the same deal."""


class OpenDeal(Struct, frozen=True):
    """See what is known of the deal: who got what in it."""


class OpenDayDeal(Struct, frozen=True):
    """Go to today's deal of the title at hand: to play it, to go on, or to see what came of it."""


class CopyDealCode(Struct, frozen=True):
    """Copy the code that opens the deal elsewhere."""


class CopyDayResult(Struct, frozen=True):
    """Copy a short text about one's game of a day's deal."""


class PickPlay(Struct, frozen=True):
    """Look at a game of the deal, by its number from 0."""

    play: int


class LeafPlays(Struct, frozen=True):
    """Show the games of the deal from another one on, by its number from 0."""

    first: int


class WatchPlay(Struct, frozen=True):
    """Watch a game of the deal, by its number from 0, from a position on."""

    play: int
    at: int


DealIntent = (
    SameDeal
    | OpenDeal
    | OpenDayDeal
    | CopyDealCode
    | CopyDayResult
    | PickPlay
    | LeafPlays
    | WatchPlay
)
