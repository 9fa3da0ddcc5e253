"""Counting tests: how many ways a game can go on from a position, to a depth.

A line of the text file is ``seats seed moves: depth=count ...``: the game of that seed on the
classic map, after so many moves of the greedy player of the same seed.
``python -m tests.rules.towers.perft.counting`` writes the counts anew from the slow generator of
the tests, which knows nothing of the engine's tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.rules.chance import Dealer
from game.rules.towers.moves import TowersMove
from game.rules.towers.state import TowersState
from tests.rules.towers import naive
from tests.rules.towers.table import game, greedy

FILE = Path(__file__).with_name("towers.txt")


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

    def position(self) -> TowersState:
        """The position of the line."""
        state, dealer = game(self.seats, seed=self.seed), Dealer(self.seed)
        for _ in range(self.moves):
            state.apply(greedy(state, state.legal_moves(), dealer))
        return state


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


def after(state: TowersState, move: TowersMove) -> TowersState:
    """The position after a move."""
    copy = state.clone()
    copy.apply(move)
    return copy


def count(state: TowersState, depth: int) -> int:
    """The number of ways to play ``depth`` moves, by the engine's lists."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(count(after(state, move), depth - 1) for move in moves)


def slow_count(state: TowersState, depth: int) -> int:
    """The same by the lists of the tests."""
    actor = state.actor()
    moves = naive.legal_moves(state.view(actor)) if actor is not None else set()
    if depth == 1:
        return len(moves)
    return sum(slow_count(after(state, move), depth - 1) for move in moves)


def main() -> None:
    """Write every count of the file anew."""
    head = [text for text in FILE.read_text("utf-8").splitlines() if text.startswith("#")]
    lines = []
    for line in read():
        state = line.position()
        counts = tuple((depth, slow_count(state, depth)) for depth, _ in line.counts)
        lines.append(str(Line(line.seats, line.seed, line.moves, counts)))
    FILE.write_text("\n".join([*head, *lines]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
