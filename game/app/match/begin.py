"""Beginning a match: a new one, or the same once more."""

from __future__ import annotations

import contextlib
import random

from game.app.doors import House
from game.app.match.screen import MatchScreen
from game.app.openings import Again, NewGame, Shelf
from game.app.screen import Host
from game.app.screens.dialogs import NoticeDialog
from game.content.packs import ContentError
from game.language import _
from game.session.match import Match
from game.session.titles import play_of

SEEDS = 1_000_000_000_000
"""New games get a number below this: short enough to be told to a friend, too many to try out."""


def show(house: House, opening: NewGame | Again) -> None:
    """Go to a match; where its content pack is gone or broken by now, say so instead."""
    match opening:
        case NewGame():
            try:
                screen = new_game(house, opening)
            except ContentError as error:
                _refuse(house, error)
            else:
                house.go(screen)
        case Again(match):
            _begin_again(house, match)


def new_game(host: Host, wanted: NewGame) -> MatchScreen:
    """A new match on its screen, saved from its first moment on. Raises ContentError."""
    content = play_of(wanted.title).load(wanted.content)
    seed = wanted.seed if wanted.seed is not None else any_seed()
    match = Match.new(
        wanted.title,
        content,
        wanted.seats,
        seed,
        first_player=wanted.first_player,
        options=wanted.options,
        clock=host.clock,
    )
    host.saves.autosave_soon(match)
    return MatchScreen(host, match, begins=True)


def _begin_again(house: House, match: Match) -> None:
    """Go to a new match of the same players with the same content.

    A game that nobody has made a move in is forgotten, once its screen has been left.
    """
    again = match.again(any_seed(), house.clock)
    house.saves.autosave_soon(again)
    house.go(MatchScreen(house, again, begins=True))
    if not match.history:
        with contextlib.suppress(OSError):
            house.saves.discard(house.saves.path_of(match))


def _refuse(house: House, error: ContentError) -> None:
    """Tell what is wrong with a content pack: over the screen that wanted it, or the shelf."""
    if not house.screen.name:
        house.show(Shelf())
    house.open(NoticeDialog(house, _("This content pack can't be used"), error.few()))


def any_seed() -> int:
    """A number for a new game."""
    return random.randrange(SEEDS)
