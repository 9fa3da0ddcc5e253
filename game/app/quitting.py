"""Leaving the program: at once where all is on the disk, else after a question."""

from __future__ import annotations

from collections.abc import Callable

from game.app.screen import Dialog, Host
from game.app.screens.dialogs import QuestionDialog
from game.language import _


def before_quitting(host: Host, leave: Callable[[], None]) -> Dialog | None:
    """What has to be asked before ``leave``; None where nothing would get lost."""
    host.saves.finish()
    if not host.saves.problem:
        return None
    text = _("{problem}. What was played since the last save would be lost.")
    return QuestionDialog(
        host,
        _("Quit without saving?"),
        text.format(problem=host.saves.problem),
        [(_("Quit"), leave)],
    )
