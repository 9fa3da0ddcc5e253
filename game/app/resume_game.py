"""Going on with a kept game: at once, or after a question where something could get lost."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from game.app.finished_game import route_of
from game.app.routes import Resumed, Reviewed, Route, Shelf
from game.app.screen import Dialog, Host
from game.app.screens.dialogs import QuestionDialog, ask, notify
from game.language import _
from game.session.match import Match
from game.session.record import Record, RecordError, read_record
from game.session.replay import Replay
from game.session.verification import resume
from game.ui.time_told import in_sentence

log = logging.getLogger("cubewright")


def go_on(host: Host, path: Path) -> None:
    """Go on with the unfinished game kept at ``path``, where no other window plays it."""
    if host.saves.is_elsewhere(path):
        try:
            match = resume(read_record(path))
        except RecordError as error:
            _tell_damage(host, error)
            return
        host.navigator.open(another_window(host, match))
        return
    before = len(host.saves.damaged)
    saved = host.saves.soundest(path)
    damaged = host.saves.damaged[before:]
    if saved is None:
        _tell(host, damaged[0].reason if damaged else str(path))
    elif damaged:
        match = saved.match
        older = (_("Play the older copy"), lambda: host.navigator.show(Resumed(match)))
        text = _("It can't be read and has been set aside. ({reason})").format(
            reason=damaged[0].reason
        )
        text += " " + _("A copy from a moment earlier is whole: you can go on from there.")
        ask(host, _("Damaged game"), text, [older])
    else:
        host.navigator.show(Resumed(saved.match))


def watch(host: Host, path: Path, after: Route | None = None) -> None:
    """See the result of the finished game kept at ``path``, and watch it from there; ``after``:
    what is shown then, else the shelf."""
    _show(host, path, lambda record: route_of(record, after or Shelf()))


def look_back(host: Host, path: Path, after: Route) -> None:
    """Look back at the finished game kept at ``path``; ``after``: what is shown then."""
    _show(host, path, lambda record: Reviewed(Replay(record), after, path=path))


def _show(host: Host, path: Path, way: Callable[[Record], Route]) -> None:
    """Go the ``way`` that the record at ``path`` leads, or tell that it is damaged."""
    try:
        route = way(read_record(path))
    except RecordError as error:
        _tell_damage(host, error)
    else:
        host.navigator.show(route)


def another_window(host: Host, match: Match) -> Dialog:
    """Another window plays this game: what now?"""
    text = _(
        "Go on there. A copy is a game of its own: what you play in one stays out of the other."
    )
    return QuestionDialog(
        host,
        _("This game is open in another window"),
        text,
        [(_("Play a copy here"), lambda: _play_own(host, match))],
    )


def older_copy(host: Host, match: Match, path: Path, *, finished: bool) -> Dialog:
    """The game that ``match`` is the beginning of was played on: which is it to be?"""
    own = (_("Play the older copy as a game of its own"), lambda: _play_own(host, match))
    if finished:
        # Translators: {when}: “round 3” or “turn 12”.
        text = _("It stands at {when}; the game has been played to its end since.")
        further = (_("Watch the finished game"), lambda: watch(host, path))
    else:
        # Translators: {when}: “round 3” or “turn 12”.
        text = _("It stands at {when}; the game on your shelf has been played on since.")
        further = (_("Go on with the newer game"), lambda: go_on(host, path))
    text = text.format(when=in_sentence(match.header.title, match.reached))
    return QuestionDialog(host, _("This is an older copy"), text, [further, own])


def _play_own(host: Host, match: Match) -> None:
    """Go on with ``match`` under a name that no other game has."""
    host.saves.autosave(match)
    host.navigator.show(Resumed(match))


def _tell_damage(host: Host, error: RecordError) -> None:
    log.warning("a game can't be opened: %s", error)
    _tell(host, error.told)


def _tell(host: Host, reason: str) -> None:
    notify(host, _("This game can't be opened"), reason)
