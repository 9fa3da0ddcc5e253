"""Beginning a puzzle out of an own game."""

from __future__ import annotations

from game.app.puzzle.screen import FindBetterScreen
from game.app.routes import FindBetter
from game.app.screen import House
from game.app.screens.dialogs import refuse
from game.language import _
from game.session.record import RecordError
from game.session.reviews.finding import Finding


def show(house: House, route: FindBetter) -> None:
    """Go to a puzzle; where its record is damaged by now, say so instead."""
    try:
        finding = Finding(route.record, route.judged)
    except RecordError as error:
        refuse(house, _("This puzzle can't be shown"), error.told)
        return
    house.go(FindBetterScreen(house.host, finding, route))
