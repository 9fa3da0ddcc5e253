"""Counting tests of any title: how many ways a game can go on from a position, to a depth.

A line of a text file is ``seats seed moves: depth=count ...``: the game of that seed, after so many
moves that the title's test player of the same seed draws. The counts are written by the title's
slow generator, which knows nothing of the engine's tables.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.rules.core import State

AnyState = State[Any, Any, Any]


@dataclass(frozen=True)
class Line:
    """A position and its counts by depth."""

    seats: int
    seed: int
    moves: int
    counts: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        counts = " ".join(f"{depth}={count}" for depth, count in self.counts)
        return f"{self.place}: {counts}"

    @property
    def place(self) -> str:
        """What tells the position apart from the others."""
        return f"{self.seats} {self.seed} {self.moves}"


@dataclass(frozen=True)
class Perft:
    """The counting tests of a title: the file, how to get to a line's position, the slow list."""

    file: Path
    position: Callable[[Line], AnyState]
    slow_moves: Callable[[Any], Collection[Any]]
    """Of whoever decides, by what it sees."""

    def read(self) -> list[Line]:
        """The lines of the file."""
        texts = self.file.read_text("utf-8").splitlines()
        return [_parsed(text) for text in texts if text and not text.startswith("#")]

    def slow_count(self, state: AnyState, depth: int) -> int:
        """As :func:`count`, by the slow lists."""
        actor = state.actor()
        moves = self.slow_moves(state.view(actor)) if actor is not None else ()
        if depth == 1:
            return len(moves)
        return sum(self.slow_count(after(state, move), depth - 1) for move in moves)

    def write(self) -> None:
        """Write every count of the file anew."""
        texts = self.file.read_text("utf-8").splitlines()
        head = [text for text in texts if text.startswith("#")]
        lines = [str(self._counted(line)) for line in self.read()]
        self.file.write_text("\n".join([*head, *lines]) + "\n", "utf-8")

    def _counted(self, line: Line) -> Line:
        state = self.position(line)
        counts = [(depth, self.slow_count(state, depth)) for depth, _ in line.counts]
        return replace(line, counts=tuple(counts))


def _parsed(text: str) -> Line:
    place, _, counts = text.partition(":")
    seats, seed, moves = (int(number) for number in place.split())
    pairs = (pair.split("=") for pair in counts.split())
    return Line(seats, seed, moves, tuple((int(d), int(c)) for d, c in pairs))


def played(state: AnyState, moves: int, player: Callable[[Any], Any]) -> AnyState:
    """The position after so many moves of a player, who is shown each position."""
    for _ in range(moves):
        state.apply(player(state))
    return state


def after(state: AnyState, move: Any) -> AnyState:
    """The position after a move."""
    copy = state.clone()
    copy.apply(move)
    return copy


def count(state: AnyState, depth: int) -> int:
    """The number of ways to play ``depth`` moves, by the engine's lists."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(count(after(state, move), depth - 1) for move in moves)


def by_first_move(state: AnyState, depth: int) -> str:
    """The counts after each first move: where to look when a count is wrong."""
    rows: Iterable[str] = (
        f"{move} {count(after(state, move), depth - 1) if depth > 1 else 1}"
        for move in state.legal_moves()
    )
    return "\n".join(rows)
