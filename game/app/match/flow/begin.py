"""Beginning a match: a new one, the same once more, or out of the middle of another one."""

from __future__ import annotations

import contextlib
import random
import secrets
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from game.ai.levels import GENTLE, Character, character
from game.app.match.screen import MatchScreen
from game.app.routes import Again, NewGame, PlayedOn
from game.app.screen import Host, House
from game.app.screens.dialogs import ask, refuse
from game.content.packs import ContentError
from game.language import _
from game.session.commitment import SALT_BYTES
from game.session.match import Match
from game.session.playing_on import played_on
from game.session.seats import Seat
from game.session.titles import play_of

SEEDS = 1_000_000_000_000
"""New games get a number below this: short enough to be told to a friend, too many to try out."""


def show(house: House, route: NewGame | Again | PlayedOn) -> None:
    """Go to a match; where its content pack is gone or broken by now, say so instead."""
    match route:
        case NewGame():
            try:
                screen = new_game(house.host, route)
            except ContentError as error:
                refuse(house, _("This content pack can't be used"), error.few())
            else:
                house.go(screen)
        case Again(match):
            _ask_how(house, match)
        case PlayedOn():
            house.go(_played_on(house.host, route))


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
        salt=any_salt(),
    )
    host.saves.autosave_soon(match)
    return MatchScreen(host, match, begins=True)


def _played_on(host: Host, route: PlayedOn) -> MatchScreen:
    """A new match that begins where another one stood, saved from there on."""
    match = played_on(
        route.replay,
        route.at,
        route.seats,
        any_seed(),
        unknown_to=route.unknown_to,
        challenge=route.challenge,
        clock=host.clock,
        salt=any_salt(),
    )
    host.saves.autosave_soon(match)
    return MatchScreen(host, match, begins=False)


def _ask_how(house: House, match: Match) -> None:
    """Begin once more; after a whole first game ask whether the opponent shall be gentle again.

    Who chose somebody gentle for the set-up is not asked.
    """
    host = house.host
    gentle = [seat for seat in match.seats if _is_gentle(seat.agent)]
    chosen = {seat.agent for seat in host.preferences.last_setup.seats}
    if match.outcome is None or not gentle or gentle[0].agent in chosen:
        _begin_again(house, match, match.seats)
        return
    name = gentle[0].name
    # Translators: {name}: a character of the computer's; no gender of it.
    text = _("{name} played gently with you, as it was your first game. And now?").format(name=name)
    plain = [replace(seat, agent=_plain(seat.agent)) for seat in match.seats]
    ways = [
        (_("{name} plays to win").format(name=name), plain),
        (_("{name} plays gently again").format(name=name), match.seats),
    ]
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    heading = _("Again with {name}").format(name=name)
    begin = partial(_begin_again, house, match)
    ask(host, heading, text, [(words, partial(begin, seats)) for words, seats in ways])


def _is_gentle(agent: str) -> bool:
    who = character(agent)
    return who is not None and who.temper == GENTLE


def _plain(agent: str) -> str:
    """The name of an opponent of the same level who isn't gentle; of anybody else his own."""
    who = character(agent)
    return Character(who.level).name if who is not None and who.temper == GENTLE else agent


def _begin_again(house: House, match: Match, seats: Sequence[Seat]) -> None:
    """Go to a new match of these players with the same content.

    A game that nobody has made a move in is forgotten, once its screen has been left.
    """
    host = house.host
    again = match.again(any_seed(), host.clock, seats, any_salt())
    host.saves.autosave_soon(again)
    house.go(MatchScreen(host, again, begins=True))
    if not match.history:
        with contextlib.suppress(OSError):
            host.saves.discard(host.saves.path_of(match))


def any_seed() -> int:
    """A number for a new game."""
    return random.randrange(SEEDS)


def any_salt() -> str:
    """A salt for the commitment of a new game, which nobody can guess."""
    return secrets.token_hex(SALT_BYTES)
