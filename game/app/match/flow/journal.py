"""What has happened, line by line: for the log and the strip "since your last turn"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from game.language import language
from game.rules.core import Event, Move, View
from game.scene.beats import AnyBeat
from game.session.match import Match, Step
from game.ui.panels.log import LogLine
from game.ui.persons import People
from game.ui.titles import INTERFACES

LATELY = 30
"""So many events back panels may ask what has happened."""


@dataclass(frozen=True, slots=True)
class Unasked:
    """A move that played itself, and what its seat saw before it."""

    view: View
    move: Move


class Journal:
    """The lines of a match, in the language that is spoken when they are read."""

    def __init__(
        self,
        match: Match,
        people: People,
        reader: int,
        earlier: Sequence[Step] = (),
        left: Callable[[], Iterable[Sequence[Event]]] = tuple,
    ) -> None:
        """``reader``: the seat whose knowledge the lines may tell; ``earlier``: what was played
        before the match began, which is no news; ``left``: what of the last step is still to be
        shown."""
        interface = INTERFACES[match.header.title]
        self._content, self._words = match.content, interface.words
        self._by_itself = interface.by_itself
        self._people, self._reader, self._to_show = people, reader, left
        self._events: list[tuple[Step, Event | Unasked]] = []
        self._beats: dict[int, AnyBeat] = {}
        self._told: list[LogLine | None] = []
        self._language = ""
        self._left: tuple[Sequence[Sequence[Event]], int] = ((), 0)
        """What was last said to be left, and how many events are told of it."""
        self._own: list[tuple[int, Sequence[Event]]] = []
        for step in earlier:
            self.add(step, ())
        self._own.clear()
        self._first = self._since = self._read = len(self._events)
        for step in match.history:
            self.add(step, ())
            if step.player == reader:
                self._since = self._read = len(self._events)

    def add(self, step: Step, beats: Sequence[AnyBeat], unasked: Unasked | None = None) -> None:
        """Write down a step and how it was shown; ``unasked``: that it played itself, and why."""
        if unasked is not None:
            self._events.append((step, unasked))
        seen = step.events_for(self._reader)
        if step.player == self._reader:
            self._own.append((step.n, seen))
        for event in self._words.telling(seen, beats[0].before if beats else None):
            if beats:
                self._beats[len(self._events)] = beats[0]
            self._events.append((step, event))

    def cut(self, step: Step) -> None:
        """Forget a step that was taken back."""
        left = [entry for entry in self._events[self._first :] if entry[0].n != step.n]
        self._events[self._first :] = left
        del self._told[len(self._events) :]
        self._own = [entry for entry in self._own if entry[0] != step.n]

    def lately(self) -> Sequence[Event]:
        """The latest events, as they are told."""
        own = reversed(self._events[self._first :])
        told = (event for _step, event in own if not isinstance(event, Unasked))
        return tuple(reversed(tuple(islice(told, LATELY))))

    def latest(self) -> Sequence[Event]:
        """What the reader's last own step did, as he saw it."""
        return self._own[-1][1] if self._own else ()

    def lines(self, start: int = 0, end: int | None = None) -> tuple[LogLine, ...]:
        """The sentences from event number ``start`` on, to before number ``end``, if there is."""
        if self._language != language():
            self._language = language()
            self._told.clear()
        for number in range(len(self._told), len(self._events)):
            self._told.append(self._line(number))
        return tuple(each for each in self._told[start:end] if each is not None)

    def told(self) -> tuple[LogLine, ...]:
        """The sentences of all that has been shown."""
        return self.lines(end=self._shown())

    def unread(self) -> tuple[tuple[int, Event], ...]:
        """The events since :meth:`read`, as far as they are shown: who moved, and what came."""
        known = self._events[self._read : self._shown()]
        return tuple(
            (step.player, event) for step, event in known if not isinstance(event, Unasked)
        )

    def read(self) -> None:
        """The reader knows what has befallen him so far."""
        self._read = self._shown()

    def _shown(self) -> int:
        """The number of events that are shown by now."""
        asked = tuple(self._to_show())
        if asked != self._left[0]:  # in most frames it is what it was in the one before
            self._left = asked, sum(len(self._words.telling(events, None)) for events in asked)
        return len(self._events) - self._left[1]

    def _line(self, number: int) -> LogLine | None:
        """What an event comes to in words; None where another line tells it."""
        event, words = self._events[number][1], self._words
        if isinstance(event, Unasked):
            return LogLine(number, self.told_of(event), event.view.seat, (), None)
        hurts = words.loser(event) == self._reader
        say = words.to_loser if hurts else words.line
        text = say(event, self._people, self._content)
        if not text:
            return None
        return LogLine(
            number,
            text,
            words.seat_of(event),
            words.targets(event),
            words.deed(event, self._content),
            again=number in self._beats,
            hurts=hurts,
            trace=words.trace(event),
        )

    def told_of(self, unasked: Unasked) -> str:
        """Why a move played itself, in a sentence; "" where that is nothing to tell of."""
        name = self._people[unasked.view.seat].name
        return self._by_itself(unasked.view, unasked.move, name)

    def at(self, number: int) -> LogLine | None:
        """The line with a number."""
        return next((each for each in self.lines(number) if each.number == number), None)

    def is_last(self, line: LogLine, match: Match) -> bool:
        """Whether a line tells of the last step of a match, or of a turn that goes on."""
        last = match.history[-1]
        turn_goes_on = line.seat == last.player == match.actor
        return turn_goes_on or self._events[line.number][0].n == last.n

    def beat(self, number: int) -> AnyBeat | None:
        """How the event of a line was shown."""
        return self._beats.get(number)

    def turn_ends(self) -> None:
        """The reader's turn is over: what comes is news."""
        self._since = len(self._events)

    def news(self) -> tuple[LogLine, ...]:
        """What the others did since :meth:`turn_ends`: their deeds alone, as far as they are shown;
        nothing once the reader has done something himself."""
        if not self._events or self._events[-1][0].player == self._reader:
            return ()
        lines = self.lines(self._since, self._shown())
        return tuple(each for each in lines if each.deed is not None and each.seat != self._reader)
