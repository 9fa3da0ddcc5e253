"""Beginning a match: a new one, or one that goes on."""

from __future__ import annotations

from game.app.match.screen import MatchScreen
from game.app.screen import Host
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
