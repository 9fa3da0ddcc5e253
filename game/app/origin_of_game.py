"""Going back to the game, or the challenge, that a game was played on from."""

from __future__ import annotations

import logging

from game.app.review.path import kept_at
from game.app.routes import PlayChallenge, Replayed, Reviewed, Route
from game.app.screen import Host
from game.app.screens.dialogs import notify
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
    """Show ``source``, out of which the game of ``header`` was played on: a game at that moment, in
    its review if it has been looked back on.

    ``after``: what is shown when it is left.
    """
    if isinstance(source, Challenge):
        host.navigator.show(PlayChallenge(source, after=after))
        return
    step = header.origin.step if header.origin else 0
    try:
        replay = Replay(source)
    except RecordError as error:
        log.warning("a game can't be opened: %s", error)
        notify(host, _("This game can't be opened"), error.told)
    else:
        host.navigator.show(_moment_of(host, replay, after, step))


def _moment_of(host: Host, replay: Replay, after: Route, step: int) -> Replayed | Reviewed:
    """The way to a moment of a game, in its review if there is one."""
    host.saves.finish()
    path = kept_at(host.saves.games, replay.record)
    if path is None or host.saves.reviews.of(path) is None:
        return Replayed(replay, after, step)
    return Reviewed(replay, after, step, path=path)


def _challenge(host: Host, title: str, name: str) -> Challenge | None:
    """The challenge of that id, of the house's or a player's own; a day's is made for its day."""
    own, _unread = own_challenges(host.saves.folder.parent, title)
    return next((each for each in (*challenges_of(title), *own) if each.id == name), None)
