"""What the arena writes down about a game of `biomes`, for the balance of its content."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from game.rules.biomes.events import Built, Scored, XpGained
from game.rules.biomes.view import BiomesView
from game.rules.core import SPECTATOR
from game.session.match import Match


@dataclass(frozen=True, slots=True)
class Notes:
    """One game, every tuple by seat.

    ``boards``: numbers in the pack. ``built``: the ids of the buildings, in order. ``points`` by
    reason (:class:`~game.rules.biomes.events.XpGained`). ``choices``: the characteristic scored,
    by round, in the order of scoring.
    """

    boards: tuple[int, ...]
    built: tuple[tuple[str, ...], ...]
    points: dict[str, tuple[int, ...]]
    choices: dict[str, tuple[str, ...]]


def notes_of(match: Match) -> Notes | None:
    """The notes of a game that is over; None for a title without any."""
    view = match.state_view(SPECTATOR)
    if not isinstance(view, BiomesView):
        return None
    seats = len(match.seats)
    built: list[tuple[str, ...]] = [()] * seats
    points: dict[str, list[int]] = defaultdict(lambda: [0] * seats)
    choices: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for step in match.history:
        for event in step.events:
            if isinstance(event, Built):
                built[event.player] += (event.tile,)
            elif isinstance(event, XpGained):
                points[event.reason][event.player] += event.amount
            elif isinstance(event, Scored):
                choices[event.round.value] += (event.characteristic,)
    return Notes(
        boards=tuple(player.board for player in view.players),
        built=tuple(built),
        points={reason: tuple(points[reason]) for reason in sorted(points)},
        choices={round_: choices[round_] for round_ in sorted(choices)},
    )
