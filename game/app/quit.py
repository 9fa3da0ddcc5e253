"""Leaving the program: at once where all is on the disk, else after a question."""

from __future__ import annotations

from collections.abc import Callable

from game.app.screen import Host
from game.app.screens.dialogs import ask
from game.language import _


def leave(host: Host, shut: Callable[[], None], *, guarded: bool) -> None:
    """Leave the program by ``shut``; where a game is ``guarded`` and not saved, ask before."""
    if guarded:
        host.saves.finish()
    problem = host.saves.problem if guarded else ""
    if not problem:
        shut()
        return
    # Translators: {problem}: a sentence without its full stop.
    text = _("{problem}. What was played since the last save would be lost.")
    ways = [(_("Quit"), shut)]
    warning = text.format(problem=problem)
    ask(host, _("Quit without saving?"), warning, ways, losing=True)
