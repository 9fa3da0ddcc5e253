"""A choice pressed twice at once is one press: what the first one asks is to be read first."""

from __future__ import annotations

from game.app.routes import NewGame
from game.rules.brewery.moves import Pass
from game.session.seats import COLORS, HUMAN, Seat
from tests.app.desktop import ENTER, Desktop


def test_enter_on_pass_gives_nothing_up_at_once_and_keeps_its_key(desktop: Desktop) -> None:
    """The key on the button changed from Enter to 6, which nobody saw."""
    seats = (Seat("A", HUMAN, COLORS[0]), Seat("B", "greedy", COLORS[1]))
    now = 1000.0
    desktop.clock = lambda: now
    desktop.desk.show(NewGame("brewery", "classic", seats, 3, 0))
    desktop.settle()
    match = desktop.match.game.match
    desktop.press_key(ENTER)
    assert not match.history, "a seed could still be sown"
    desktop.press_key(ENTER)
    assert not match.history, "pressed twice"
    now += 1.0
    desktop.press_key(ENTER)
    assert isinstance(match.history[0].move, Pass)
