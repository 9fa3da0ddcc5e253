"""No tip comes up under a pointer that has not moved since it clicked: what came to lie there was
not asked about, and its tip would cover what is to be clicked next.
"""

from __future__ import annotations

import pytest

from game.app.routes import NewGame
from game.app.screen import Dialog
from game.rules.registry import TITLES
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.boxes import Pinned
from game.ui.controls import button
from game.ui.intents import Intent, TakeWay
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.app.desktop import Desktop

CARD = "log.toggle"
"""What has a tip in every title: the button of the overview."""


class Slip(Dialog):
    """A button at a point of the window, in its units; it is gone once it is pressed."""

    at = (0.0, 0.0)

    def widget(self, viewport: Viewport) -> Widget:
        """The button alone."""
        return Pinned(button("slip", "Do it", TakeWay(0), self.host.hear), self.at, (0.5, 0.5))

    def on(self, intent: Intent) -> bool:
        """Go."""
        self.host.navigator.close()
        return True


def begun(desktop: Desktop, title: str) -> None:
    seats = (Seat("A", HUMAN, COLORS[0]), Seat("B", "greedy", COLORS[1]))
    desktop.desk.show(NewGame(title, "classic", seats, 3, 0))
    desktop.settle()


def pressed_away(desktop: Desktop, x: float, y: float) -> None:
    """A button that lay there is clicked, and gone."""
    slip = Slip(desktop.desk.host)
    slip.at = desktop.desk.viewport.to_units(x, y)
    desktop.desk.open(slip)
    desktop.run(0.2)
    desktop.click_at(x, y)
    desktop.run(1.5)
    assert "slip" not in desktop.widgets()


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_panel_that_comes_under_a_resting_pointer_tells_nothing(
    desktop: Desktop, title: str
) -> None:
    """The tip of what lies beneath *Do it* lay over the recipe that was to be clicked next."""
    begun(desktop, title)
    x, y = desktop.place(CARD)
    pressed_away(desktop, x, y)
    assert not desktop.desk.surface.tells
    desktop.send("on_mouse_motion", int(x) + 9, int(y), 9, 0)
    desktop.run(1.0)
    assert desktop.desk.surface.tells, "who goes on pointing is told"


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_thing_of_the_table_that_comes_under_it_tells_nothing(
    desktop: Desktop, title: str
) -> None:
    begun(desktop, title)
    pointing = desktop.match.deciding.pointing
    lit = [*desktop.match.deciding.draggable(), *pointing.usable]
    spots = [desktop.spot(each) for each in lit]
    x, y = next(at for at in spots if desktop.match.game.table.pick(*at) is not None)
    pressed_away(desktop, x, y)
    assert pointing.target is not None
    assert pointing.hushed is not None
    desktop.send("on_mouse_motion", int(x) + 5, int(y), 5, 0)
    desktop.run(1.0)
    assert pointing.hushed is None, "who goes on pointing is told"
