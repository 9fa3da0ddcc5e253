"""Who speaks at the table, when, and which of his lines: seldom, and never twice the same.

All of it follows from the match's seed and from what has happened, so that a game that was left
goes on with the lines that have not been said in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from game.ai.levels import character
from game.app.screens.seating import FORMER_PERSONS
from game.rules.chance import Dealer
from game.session.seats import Seat
from game.ui.company import Lines, Occasion, Weight

CHANCES: Final = {Weight.PASSING: 35, Weight.STIRRING: 75, Weight.DRAMATIC: 95}
"""Of a hundred occasions so many are spoken of, if any line may be said then."""
MOST_NAMES: Final = 2
"""A game hears so many lines with somebody's name, and nobody's twice."""
LONGEST_CALLED: Final = 10
"""A longer name is not called across the table."""
GAP: Final = "{name}"
"""Where a line has the name."""
_TALKING: Final = b"cubewright: chance for talking"


@dataclass(frozen=True, slots=True)
class Saying:
    """One line: the seat that says it, by which of its lines, and whose name it calls, or ""."""

    seat: int
    level: str
    kind: str
    number: int
    name: str = ""


def called(seat: Seat) -> str:
    """The name that a person may be called by; "" where it is none that somebody gave himself."""
    own = bool(seat.profile) or seat.name not in FORMER_PERSONS
    plain = seat.name.strip() and not any(letter.isdigit() for letter in seat.name)
    brief = len(seat.name) <= LONGEST_CALLED
    return seat.name.strip() if seat.is_human and own and plain and brief else ""


class Talk:
    """What has been said in one game, and what may still be said."""

    def __init__(
        self, seats: Sequence[Seat], lines: Mapping[str, Callable[[], Lines]] | None, seed: int
    ) -> None:
        self._names = [called(seat) for seat in seats]
        who = [character(seat.agent) for seat in seats]
        self._levels = [each.level if each is not None else "" for each in who]
        self._lines = lines or {}
        self._seed = seed
        self._said: set[tuple[str, str, int]] = set()
        self._calls: list[str] = []
        self._rounds: list[int] = []

    def hear(self, step: int, round_: int, occasions: Sequence[Occasion]) -> Saying | None:
        """What is said of what a step brought; None for silence, which is more frequent.

        What stirs most goes first.
        """
        able = [each for each in occasions if self._levels[each.speaker] in self._lines]
        if not able:
            return None
        chance = self._chance(step)
        chance.shuffle(able)
        for occasion in sorted(able, key=lambda each: -each.weight):
            if not self._may_speak(round_, occasion.weight):
                return None
            lines = self._left(occasion)
            if lines:
                speaks = chance.below(100) < CHANCES[occasion.weight]
                return self._say(round_, chance.choice(lines)) if speaks else None
        return None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self._levels)

    @property
    def anybody(self) -> bool:
        """Whether somebody sits here who may speak."""
        return any(level in self._lines for level in self._levels)

    def text(self, saying: Saying) -> str:
        """A line in the language that is spoken now."""
        line = self._lines[saying.level]()[saying.kind][saying.number]
        return line.replace(GAP, saying.name)

    def _chance(self, step: int) -> Dealer:
        data = f"{self._seed} {step}".encode()
        return Dealer(int.from_bytes(blake2b(data, key=_TALKING, digest_size=8).digest(), "big"))

    def _may_speak(self, round_: int, weight: Weight) -> bool:
        """At most one line a round; hardly more rounds with one than without; rarely two in a
        row."""
        if round_ in self._rounds or 2 * len(self._rounds) >= round_:
            return False
        return weight is Weight.DRAMATIC or round_ - 1 not in self._rounds

    def _left(self, occasion: Occasion) -> list[Saying]:
        """The lines that may still be said on an occasion."""
        level, kind = self._levels[occasion.speaker], occasion.kind
        name = "" if occasion.about is None else self._names[occasion.about]
        if name in self._calls or len(self._calls) >= MOST_NAMES:
            name = ""
        return [
            Saying(occasion.speaker, level, kind, number, name if GAP in line else "")
            for number, line in enumerate(self._lines[level]().get(kind, ()))
            if (level, kind, number) not in self._said and (name or GAP not in line)
        ]

    def _say(self, round_: int, saying: Saying) -> Saying:
        self._said.add((saying.level, saying.kind, saying.number))
        self._rounds.append(round_)
        if saying.name:
            self._calls.append(saying.name)
        return saying
