"""Points on their way from where they were earned to the card of whoever gained them."""

from __future__ import annotations

from game.scene.director.choreography import Choreography
from game.scene.floaters import COUNT_S, FLOAT_S, Floater
from game.scene.pose import PieceId, Vec3


def send(show: Choreography, amount: int, start: Vec3, seat: int, after: float = 0.0) -> None:
    """Points fly from ``start`` to the card of ``seat``; nothing flies for none."""
    name = show.fresh("points")

    def frame(part: float) -> None:
        show.scene.floaters[name] = Floater(amount, start, seat, part)

    if amount > 0:
        show.act(FLOAT_S, frame, after=after)
        _arrive(show, name, Floater(amount, start, seat, 1.0), after + FLOAT_S)


def tell(show: Choreography, amount: int, start: Vec3, seat: int) -> None:
    """Have the card of ``seat`` tell for a while that it gained ``amount`` points; nothing flies.

    ``start``: where on the table they were earned. No points are told by nothing.
    """
    if amount > 0:
        _arrive(show, show.fresh("points"), Floater(amount, start, seat, 1.0), 0.0)


def _arrive(show: Choreography, name: PieceId, floater: Floater, after: float) -> None:
    """Points have come to their player's card, which tells it for a while."""

    def frame(part: float) -> None:
        show.scene.floaters[name] = floater._replace(counted=part < 1.0)

    show.act(COUNT_S, frame, after=after)
