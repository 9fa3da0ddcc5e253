"""Where reviews begin: the way to their screen."""

from __future__ import annotations

from game.app.review.screen import ReviewScreen
from game.app.routes import Reviewed
from game.app.screen import House


def show(house: House, route: Reviewed) -> None:
    """Show the review that ``route`` asks for."""
    house.go(ReviewScreen(house.host, route))
