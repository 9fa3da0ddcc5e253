"""What has happened in a match, sentence by sentence, and what of it is lit up."""

from __future__ import annotations

from typing import cast

from game.app.match.showing import Beat
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.events import BiomesEvent
from game.scene.targets import Target
from game.session.match import Match, Step
from game.ui.panels.biomes.log import LogLine, line, seat_of, targets
from game.ui.persons import People


class Story:
    """The log's lines, as far as the table shows them."""

    def __init__(self, match: Match, people: People) -> None:
        self._people = people
        self._catalogue = cast(Catalogue, match.content)
        self._lines: list[LogLine] = []
        self._lit: int | None = None

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All sentences, the oldest first."""
        return tuple(self._lines)

    @property
    def lit_up(self) -> tuple[Target, ...]:
        """What the line under the pointer is about."""
        number = self._lit
        if number is None or number >= len(self._lines):
            return ()
        return self._lines[number].targets

    def light(self, number: int | None) -> None:
        """The pointer rests on a line, or on none."""
        self._lit = number

    def add(self, beat: Beat) -> None:
        """What a beat has shown."""
        for event in beat.events:
            self._tell(event)

    def recall(self, steps: list[Step], seat: int) -> None:
        """Begin anew with what ``seat`` saw of these steps."""
        self._lines.clear()
        self._lit = None
        for step in steps:
            for event in step.events_for(seat):
                self._tell(cast(BiomesEvent, event))

    def _tell(self, event: BiomesEvent) -> None:
        text = line(event, self._people, self._catalogue)
        if text:
            number = len(self._lines)
            self._lines.append(LogLine(number, text, seat_of(event), targets(event)))
