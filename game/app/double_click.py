"""What a file shows that was double-clicked, or dropped on the program: never a dead end."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.app.screen import Host, Screen
from game.content.packs import ContentError
from game.language import _
from game.resources import PACK_SUFFIXES
from game.session.record import Record, RecordError, read_record

MOST_LINES = 6
"""So many of a pack's faults are told in the window; ``cubewright check`` tells all."""


def screen_of(host: Host, file: Path) -> Screen:
    """The screen for ``file``: set-up with the pack, the game that goes on, or the replay.

    A file that can't be used is told of over the shelf.
    """
    try:
        if file.suffix.lower() in PACK_SUFFIXES:
            return _set_up_with(host, file)
        return _game(host, read_record(file))
    except ContentError as error:
        return _Refusal(host, _("This content pack can't be used"), _few(str(error)))
    except RecordError as error:
        return _Refusal(host, _("This game can't be opened"), f"{file.name}: {error}")
    except OSError as error:
        return _Refusal(host, _("This file can't be opened"), f"{file}: {error.strerror or error}")


def _set_up_with(host: Host, file: Path) -> Screen:
    from game.app.screens.setup import SetupScreen
    from game.session.own_packs import TITLE, adopt

    last = msgspec.structs.replace(host.preferences.last_setup, content=adopt(file))
    host.prefer(msgspec.structs.replace(host.preferences, last_setup=last))
    return SetupScreen(host, TITLE)


def _game(host: Host, record: Record) -> Screen:
    """An unfinished game goes on as a copy among the saves; a finished one is watched."""
    if record.result is not None:
        from game.app.screens.replay import ReplayScreen
        from game.session.replay import Replay

        return ReplayScreen(host, Replay(record))
    from game.app.match.begin import resumed
    from game.session.verification import resume

    match = resume(record)
    host.saves.autosave(match)
    return resumed(host, match)


def _few(text: str) -> str:
    lines = text.splitlines()
    more = len(lines) - MOST_LINES
    return "\n".join(
        lines[:MOST_LINES] + ([_("… and {count} more").format(count=more)] * (more > 0))
    )


class _Refusal(Screen):
    """Goes to the shelf at once and says there why."""

    name = "refusal"

    def __init__(self, host: Host, heading: str, text: str) -> None:
        super().__init__(host)
        self._heading, self._text = heading, text

    def enter(self) -> None:
        """Show the shelf with the notice over it."""
        from game.app.screens.dialogs import NoticeDialog
        from game.app.screens.shelf import ShelfScreen

        self.host.go(ShelfScreen(self.host))
        self.host.open(NoticeDialog(self.host, self._heading, self._text))
