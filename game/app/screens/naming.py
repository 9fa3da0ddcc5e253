"""Before the first game of all somebody is asked what he is called, and never again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.app.screen import Dialog, Host
from game.app.screens.family_ways import welcomed
from game.app.screens.seat_changes import keep_setup
from game.session.preferences import SeatChoice
from game.session.seats import COLORS, HUMAN, is_name
from game.ui.intents import Intent
from game.ui.intents.lessons import SayName, SpellName
from game.ui.panels.naming import FIELD, naming_page
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def named(host: Host, then: Callable[[], None]) -> None:
    """Ask for a name, unless somebody has one here or was asked already; ``then`` go on."""
    if _is_known(host):
        then()
    else:
        host.navigator.open(NamingDialog(host, then))


def _is_known(host: Host) -> bool:
    seats = host.preferences.last_setup.seats
    called = any(seat.agent == HUMAN and seat.name for seat in seats)
    family = host.saves.archive.profiles
    return bool(called or family.all() or family.unread or host.saves.learning.lessons.asked_name)


class NamingDialog(Dialog):
    """Whoever says a name is of the family from now on, and sits first in the next set-up.

    Without one he plays all the same. Esc begins nothing, and is no answer.
    """

    name = "naming"
    asks = True
    field = FIELD

    def __init__(self, host: Host, then: Callable[[], None]) -> None:
        super().__init__(host)
        self._then, self._text = then, ""

    def widget(self, viewport: Viewport) -> Widget:
        """The question."""
        del viewport
        return naming_page(self._text, self.host.hear)

    def on(self, intent: Intent) -> bool:
        """Type, answer, or go back."""
        match intent:
            case SpellName(text):
                self._text = text
                self.host.refresh()
            case SayName():
                self._answered()
            case _:
                return super().on(intent)
        return True

    def _answered(self) -> None:
        self.host.navigator.close()
        self.host.saves.learning.lessons.ask_name_no_more()
        name = self._text.strip()
        if is_name(name):
            self._keep(name)
        self._then()

    def _keep(self, name: str) -> None:
        last, profile = self.host.preferences.last_setup, welcomed(self.host, name, COLORS[0])
        if profile is not None and not last.seats:
            seat = SeatChoice(name, HUMAN, COLORS[0], profile=profile.id)
            keep_setup(self.host, replace(last, seats=(seat,)))
