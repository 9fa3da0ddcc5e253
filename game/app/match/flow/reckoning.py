"""What everybody would have if the game ended here, for screens that show a table."""

from __future__ import annotations

from game.app.screen import Host
from game.language import language
from game.rules.core import View
from game.ui.panels.reckoned import Reckonings, reckoned
from game.ui.persons import People
from game.ui.titles import INTERFACES


class Reckoning:
    """What is reckoned of one game of the title ``name``, for those who want to know.

    Panels are built anew with every change of the pointer; a position is reckoned once. It is the
    last one that lies on the table: on the way to the next points may have reached a card, and what
    brings them not yet be counted.
    """

    def __init__(self, host: Host, name: str) -> None:
        self._host, self._name = host, name
        self._known: tuple[View, People, str, Reckonings] | None = None

    def of(self, view: View, people: People) -> Reckonings:
        """What each seat would have by the ``view`` of a position; () if nobody wants to know."""
        if not self._host.preferences.if_ended:
            return ()
        known, spoken = self._known, language()
        if known is None or known[0] is not view or known[1:3] != (people, spoken):
            found = reckoned(self._name, INTERFACES[self._name].summary, view, people)
            known = self._known = (view, people, spoken, found)
        return known[3]
