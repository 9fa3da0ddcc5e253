"""What a file shows that was double-clicked, or dropped on the program: never a dead end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from game.app.screen import Dialog, Host, Screen
from game.content.packs import ContentError
from game.language import _
from game.resources import PACK_SUFFIXES
from game.session.match import Match
from game.session.record import Record, RecordError, read_record


def screen_of(host: Host, file: Path) -> Screen:
    """The screen for ``file``: set-up with the pack, the game that goes on, or the replay.

    A file that can't be used is told of over the shelf.
    """
    try:
        if file.suffix.lower() in PACK_SUFFIXES:
            return _set_up_with(host, file)
        return _game(host, read_record(file))
    except ContentError as error:
        return _refusal(host, _("This content pack can't be used"), error.few())
    except RecordError as error:
        return _refusal(host, _("This game can't be opened"), f"{file.name}: {error}")
    except OSError as error:
        return _refusal(host, _("This file can't be opened"), f"{file}: {error.strerror or error}")


def _set_up_with(host: Host, file: Path) -> Screen:
    from game.app.screens.setup import SetupScreen
    from game.session.own_packs import TITLE, adopt

    last = msgspec.structs.replace(host.preferences.last_setup, content=adopt(file))
    host.prefer(msgspec.structs.replace(host.preferences, last_setup=last))
    return SetupScreen(host, TITLE)


def _game(host: Host, record: Record) -> Screen:
    """An unfinished game goes on among the saves; a finished one is watched."""
    if record.result is not None:
        from game.app.screens.replay import ReplayScreen
        from game.session.replay import Replay

        return ReplayScreen(host, Replay(record))
    from game.app.going_on import another_window, older_copy
    from game.session.arrivals import Standing, arrival
    from game.session.verification import resume

    match = resume(record)
    found = arrival(record, host.saves)
    if found.path is not None and found.standing is Standing.OLDER:
        path, over = found.path, found.finished
        return _OverShelf(host, lambda: older_copy(host, match, path, finished=over))
    if found.path is not None and found.standing in (Standing.SAME, Standing.FURTHER):
        if host.saves.is_elsewhere(found.path):
            return _OverShelf(host, lambda: another_window(host, match))
        host.saves.put(match, found.path)
    return _kept(host, match)


def _kept(host: Host, match: Match) -> Screen:
    """The game goes on, and is on the disk from now on."""
    from game.app.match.begin import resumed

    host.saves.autosave(match)
    return resumed(host, match)


class _OverShelf(Screen):
    """Goes to the shelf at once and shows a dialog there."""

    name = "over shelf"

    def __init__(self, host: Host, dialog: Callable[[], Dialog]) -> None:
        super().__init__(host)
        self._dialog = dialog

    def enter(self) -> None:
        """Show the shelf with the dialog over it."""
        from game.app.screens.shelf import ShelfScreen

        self.host.go(ShelfScreen(self.host))
        self.host.open(self._dialog())


def _refusal(host: Host, heading: str, text: str) -> Screen:
    """The shelf, where it is said why."""
    from game.app.screens.dialogs import NoticeDialog

    return _OverShelf(host, lambda: NoticeDialog(host, heading, text))
