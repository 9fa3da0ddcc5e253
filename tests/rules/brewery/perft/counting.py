"""Counting tests: how many ways a game can go on from a position until chance speaks.

A line of the text file is ``seats seed moves: depth=count ...``: the game of that seed on the
test's recipes, after so many moves of the eager player of the same seed. A move that rolls dice or
turns up a card counts, but nothing is counted behind it.
``python -m tests.rules.brewery.perft.counting`` writes the counts anew from the slow generator of
the tests, which knows nothing of the engine's sets and faces.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.state import BreweryState
from tests.rules.brewery import naive
from tests.rules.brewery.table import midgame

FILE = Path(__file__).with_name("brewery.txt")
Lister = Callable[[BreweryState], Collection[BreweryMove]]


@dataclass(frozen=True)
class Line:
    """A position and its counts by depth."""

    seats: int
    seed: int
    moves: int
    counts: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        counts = " ".join(f"{depth}={count}" for depth, count in self.counts)
        return f"{self.seats} {self.seed} {self.moves}: {counts}"

    def position(self) -> BreweryState:
        """The position of the line."""
        return midgame(self.seats, self.seed, self.moves)


def read() -> list[Line]:
    """The lines of the file."""
    lines = []
    for text in FILE.read_text("utf-8").splitlines():
        if text and not text.startswith("#"):
            place, _, counts = text.partition(":")
            seats, seed, moves = (int(number) for number in place.split())
            pairs = (pair.split("=") for pair in counts.split())
            lines.append(Line(seats, seed, moves, tuple((int(d), int(c)) for d, c in pairs)))
    return lines


def quick(state: BreweryState) -> Collection[BreweryMove]:
    """The engine's list."""
    return state.legal_moves()


def slow(state: BreweryState) -> Collection[BreweryMove]:
    """The tests' list."""
    return naive.legal_moves(state.view(0))


def count(state: BreweryState, depth: int, listed: Lister = quick) -> int:
    """The number of ways to play ``depth`` moves, or fewer if chance speaks at the last one."""
    if depth == 0 or state.actor() is None:
        return 1
    ways = 0
    for move in listed(state):
        copy = state.clone()
        chance = any(event.teaches for event in copy.apply(move))
        ways += 1 if chance else count(copy, depth - 1, listed)
    return ways


def main() -> None:
    """Write every count of the file anew."""
    head = [text for text in FILE.read_text("utf-8").splitlines() if text.startswith("#")]
    lines = []
    for line in read():
        state = line.position()
        counts = tuple((depth, count(state, depth, slow)) for depth, _ in line.counts)
        lines.append(str(Line(line.seats, line.seed, line.moves, counts)))
    FILE.write_text("\n".join([*head, *lines]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
