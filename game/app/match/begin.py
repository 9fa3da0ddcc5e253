"""Beginning a match: a new one, or one that goes on."""

from __future__ import annotations

import contextlib

from game.app.match.screen import MatchScreen
from game.app.opening import any_seed
from game.app.screen import Host
from game.app.screens.dialogs import NoticeDialog
from game.content.packs import ContentError
from game.language import _
from game.session.match import Match
from game.session.seats import Seat
from game.session.titles import play_of


def new_game(
    host: Host,
    title: str,
    pack: str,
    seats: tuple[Seat, ...],
    seed: int,
    first_player: int | None = None,
) -> MatchScreen:
    """A new match on its screen, saved from its first moment on. Raises ContentError."""
    content = play_of(title).load(pack)
    match = Match.new(title, content, seats, seed, first_player=first_player, clock=host.clock)
    host.saves.autosave_soon(match)
    return MatchScreen(host, match, begins=True)


def resumed(host: Host, match: Match) -> MatchScreen:
    """A match that goes on where it was left."""
    return MatchScreen(host, match, begins=False)


def begin_again(host: Host, match: Match) -> None:
    """Go to a new match of the same players with the same content, dealt anew.

    A game that nobody has made a move in is forgotten.
    """
    header = match.header
    again = Match.new(header.title, match.content, match.seats, any_seed(), clock=host.clock)
    host.saves.autosave_soon(again)
    host.go(MatchScreen(host, again, begins=True))
    if not match.history:
        with contextlib.suppress(OSError):
            host.saves.discard(host.saves.path_of(match))


def begin(
    host: Host,
    title: str,
    pack: str,
    seats: tuple[Seat, ...],
    seed: int,
    first_player: int | None = None,
) -> None:
    """Go to a new match; where its content pack is gone or broken by now, say so instead."""
    try:
        screen = new_game(host, title, pack, seats, seed, first_player)
    except ContentError as error:
        heading = _("This content pack can't be used")
        host.open(NoticeDialog(host, heading, error.few()))
    else:
        host.go(screen)
