"""Going back to the game, or the challenge, that a game was played on from."""

from __future__ import annotations

import logging

from game.app.routes import PlayChallenge, Replayed, Route
from game.app.screen import Host
from game.app.screens.dialogs import NoticeDialog
from game.content.challenge import Challenge
from game.content.challenge_reading import challenges_of
from game.language import _
from game.session.challenges.own_challenges import own_challenges
from game.session.family.original import original_of
from game.session.header import Header
from game.session.record import Record, RecordError
from game.session.replay import Replay

log = logging.getLogger("cubewright")

Source = Record | Challenge
"""What a game can have been played on from."""


def source_of(host: Host, header: Header) -> Source | None:
    """What the game of ``header`` was played on from; None: it was dealt, or that is gone."""
    origin = header.origin
    if origin is None:
        return None
    if origin.challenge:
        return _challenge(host, header.title, origin.challenge)
    found = original_of(host.saves.archive.history, header.title, origin)
    return None if found is None else found[1]


def go_back(host: Host, source: Source, header: Header, after: Route) -> None:
    """Show ``source``, out of which the game of ``header`` was played on: a game at that moment.

    ``after``: what is shown when it is left.
    """
    if isinstance(source, Challenge):
        host.navigator.show(PlayChallenge(source, after=after))
        return
    step = header.origin.step if header.origin else 0
    try:
        route = Replayed(Replay(source), after, step)
    except RecordError as error:
        log.warning("a game can't be opened: %s", error)
        notice = NoticeDialog(host, _("This game can't be opened"), error.told)
        host.navigator.open(notice)
    else:
        host.navigator.show(route)


def _challenge(host: Host, title: str, name: str) -> Challenge | None:
    """The challenge of that id, of the house's or a player's own; a day's is made for its day."""
    own, _unread = own_challenges(host.saves.folder.parent, title)
    return next((each for each in (*challenges_of(title), *own) if each.id == name), None)
