"""Keeping what lies on the bench as a file: never over another one unasked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.app.folder_window import open_folder
from game.app.screen import Host
from game.app.screens.dialogs import ask, notify
from game.content.challenge import Challenge
from game.error_reasons import reason_of
from game.language import _
from game.session.challenges.own_challenges import file_for, keep
from game.session.folders import beside
from game.ui.joining import labelled


class Saving:
    """The file of one challenge; ``told`` is called with what came of it.

    ``file``: where it was saved last, None while it wasn't.
    """

    def __init__(self, host: Host, folder: Path, told: Callable[[str], None]) -> None:
        self._host, self._folder, self._told = host, folder, told
        self.file: Path | None = None

    def save(self, challenge: Challenge) -> None:
        """Write it into a file of its name; over another one only if that is wanted."""
        file = file_for(self._folder, challenge.name)
        if file.exists() and file != self.file:
            self._ask(challenge, file)
        else:
            self._write(challenge, file)

    def _ask(self, challenge: Challenge, file: Path) -> None:
        other = beside(file)
        text = _("There is a challenge in {file} already.").format(file=file.name)
        ways = [
            (_("Keep both: {file}").format(file=other.name), lambda: self._write(challenge, other)),
            (_("Replace the old one"), lambda: self._write(challenge, file)),
        ]
        ask(self._host, _("Keep both?"), text, ways)

    def _write(self, challenge: Challenge, file: Path) -> None:
        try:
            keep(challenge, file)
        except OSError as error:
            text = labelled(str(file), reason_of(error))
            notify(self._host, _("It can't be saved"), text)
            return
        self.file = file
        proven = challenge.proof is not None
        sentence = _("Saved as {file}.") if proven else _("Saved as {file}, unproven.")
        self._told(sentence.format(file=file.name))

    def show(self) -> None:
        """Show the folder; where the system knows no way, say where it is."""
        if not open_folder(self._folder):
            self._told(str(self._folder))
