"""What a file shows that was double-clicked, or dropped on the program: never a dead end."""

from __future__ import annotations

import logging
from pathlib import Path

from msgspec.structs import replace

from game.app.finished_game import route_of
from game.app.resume_game import another_window, older_copy
from game.app.routes import Family, PlayChallenge, Resumed, SetUp, Shelf
from game.app.screen import Dialog, Host
from game.app.screens.dialogs import NoticeDialog
from game.app.screens.seat_changes import keep_setup
from game.content.challenge_reading import read_challenge, tells_challenge
from game.content.packs import ContentError
from game.error_reasons import reason_of
from game.language import _
from game.resources import PACK_SUFFIXES
from game.session.arrivals import Standing, arrival
from game.session.family.parcel import ENDING
from game.session.own_packs import adopt
from game.session.record import Record, RecordError, read_record
from game.session.verification import resume
from game.ui.joining import labelled

log = logging.getLogger("cubewright")


def open_file(host: Host, file: Path) -> None:
    """Show what ``file`` holds: the challenge, set-up with the pack, the game that goes on, or the
    replay.

    A file that can't be used is told of over the shelf.
    """
    try:
        if file.suffix.lower() in PACK_SUFFIXES:
            _content(host, file)
        elif file.suffix.lower() == ENDING:
            host.navigator.show(Family(takes=file))  # which says what comes of it
        else:
            _game(host, read_record(file))
    except ContentError as error:
        _refuse(host, _("This file can't be used"), error.few())
    except RecordError as error:
        log.warning("%s can't be opened: %s", file, error)
        _refuse(host, _("This game can't be opened"), labelled(file.name, error.told))
    except OSError as error:
        _refuse(host, _("This file can't be opened"), labelled(str(file), reason_of(error)))


def _content(host: Host, file: Path) -> None:
    """A challenge is played, a pack is set up: the file tells which it is. Raises ContentError."""
    if tells_challenge(file):
        challenge = read_challenge(file)
        left = host.saves.learning.solved.of(challenge).left
        host.navigator.show(PlayChallenge(challenge, left))
    else:
        _set_up_with(host, file)


def _set_up_with(host: Host, file: Path) -> None:
    title, pack = adopt(file)
    last = replace(host.preferences.last_setup, title=title, content=pack)
    keep_setup(host, last)
    host.navigator.show(SetUp(title))


def _game(host: Host, record: Record) -> None:
    """An unfinished game goes on among the saves; a finished one opens at its result."""
    if record.result is not None:
        host.navigator.show(route_of(record, Shelf()))
        return
    match = resume(record)
    found = arrival(record, host.saves)
    if found.path is not None and found.standing is Standing.OLDER:
        _over_shelf(host, older_copy(host, match, found.path, finished=found.finished))
        return
    if found.path is not None and found.standing in (Standing.SAME, Standing.FURTHER):
        if host.saves.is_elsewhere(found.path):
            _over_shelf(host, another_window(host, match))
            return
        host.saves.put(match, found.path)
    host.saves.autosave(match)  # it is on the disk from now on
    host.navigator.show(Resumed(match))


def _over_shelf(host: Host, dialog: Dialog) -> None:
    """The shelf, with a dialog over it."""
    host.navigator.show(Shelf())
    host.navigator.open(dialog)


def _refuse(host: Host, heading: str, text: str) -> None:
    """The shelf, where it is said why."""
    _over_shelf(host, NoticeDialog(host, heading, text))
