"""A recorded game to look through: the position before and after every step."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.packs import Content
from game.rules.core import SPECTATOR, Outcome, View
from game.session.match import Step
from game.session.record import Record
from game.session.seats import Seat
from game.session.titles import GameState
from game.session.verification import compare_result, first_position, play_step, salt_of


class Replay:
    """A record, played once when it is opened. ``note``: see :class:`.verification.Verification`;
    ``salt``: what opens the commitment of its header, "" while the game goes on.

    Raises RecordError for a record that the rules don't agree with.
    """

    def __init__(self, record: Record) -> None:
        match, self.note = first_position(record.header)
        self._states: list[GameState] = [match.snapshot()]
        for step in record.steps:
            play_step(match, step)
            self._states.append(match.snapshot())
        compare_result(match, record)
        self._rules = match.rules
        self.record, self.header = record, record.header
        self.salt = salt_of(record) if record.result is not None else ""
        self.seats: tuple[Seat, ...] = match.seats
        self.content: Content = match.content
        self.steps: Sequence[Step] = tuple(match.history)
        self.outcome: Outcome | None = match.outcome

    def __len__(self) -> int:
        """The number of steps; positions are numbered 0 (the first) to this."""
        return len(self.steps)

    def view_at(self, position: int, seat: int = SPECTATOR) -> View:
        """What ``seat`` knew after ``position`` steps."""
        return self._states[position].view(seat)

    def reached_at(self, position: int) -> int:
        """How far the game had come after ``position`` steps, as :attr:`Match.reached` tells."""
        return self._rules.reached(self._states[position])

    def step_to(self, position: int) -> Step:
        """The step that leads to ``position``, which is at least 1."""
        return self.steps[position - 1]
