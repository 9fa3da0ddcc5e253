"""What all goals of towers share: a limit of turns, which moves may be played, what tells two
positions apart.

The next cards of the deck stand in the position of a challenge, five for each turn, so that none
that may be drawn is unknown.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.ai.puzzles import bounded
from game.ai.puzzles.task import Proven, Task
from game.rules.towers.counts import count_of, packed
from game.rules.towers.moves import Build, Capture, Demolish, TowersMove
from game.rules.towers.position import HAND, NEUTRAL, PLAYING
from game.rules.towers.stacks import ROWS
from game.rules.towers.state import TowersState
from game.titles.towers.ai.policy import pay_of

SEAT = 0
"""The only one."""
DEEDS: Final = (Demolish, Build, Capture)
"""What changes more than one pawn's place."""


class Turns:
    """A task in so many turns. What it counts, a kind of goal says."""

    fewest = False

    def __init__(self, start: TowersState, turns: int) -> None:
        self._first, self.turns = start.turn, turns
        self._boards: dict[tuple[int, ...], int] = {}

    def choices(self, state: TowersState) -> Sequence[TowersMove]:
        """Every legal move but those that would have the deck shuffled anew."""
        if self.left(state) <= 0:
            return ()
        moves = state.legal_moves()
        cards = len(state.deck) - state.drawn
        return moves if cards >= HAND else [move for move in moves if sum(pay_of(move)) <= cards]

    def worth(self, state: TowersState) -> int | None:
        """What the goal counts there."""
        raise NotImplementedError

    def bound(self, state: TowersState) -> int | None:
        """What nothing that comes of it is better than."""
        raise NotImplementedError

    def gain(self, state: TowersState, move: TowersMove) -> int:
        """What a deed adds to the worth."""
        raise NotImplementedError

    def keen(self, state: TowersState) -> Sequence[TowersMove]:
        """The choices that may lead to the best: in the last turn, the deeds that gain most.

        Where none gains anything they still differ in what is taken.
        """
        moves = self.choices(state)
        if self.left(state) != 1:
            return moves
        found = [(self.gain(state, move), move) for move in moves if isinstance(move, DEEDS)]
        most = max([gain for gain, _move in found], default=0)
        return [move for gain, move in found if gain == most] if most >= 0 else ()

    def key(self, state: TowersState) -> Hashable:
        """All that what is to come depends on; the discard pile matters to nothing."""
        seat = (state.pawns[SEAT], state.hands[SEAT], state.blocks[SEAT], state.jokers)
        return (self._board(state), state.turn, state.ended, state.drawn, *seat)

    def trace(self, state: TowersState) -> Hashable:
        """The towers and neutral pawns that stand: what was taken and built."""
        return self._board(state)

    def spent(self, state: TowersState) -> int:
        """Turns that were played; the one that ends the game is counted, too."""
        return state.turn - self._first + (state.ended != PLAYING)

    def left(self, state: TowersState) -> int:
        """Turns to come; none when the game is over."""
        return self.turns - self.spent(state) if state.ended == PLAYING else 0

    def _board(self, state: TowersState) -> int:
        """The number of what stands on the board, own pawns left out."""
        stands = tuple([what if what >= NEUTRAL else 0 for what in state.standing])
        known = self._boards.get(stands)
        if known is None:
            known = self._boards[stands] = len(self._boards)
        return known


def taken_by(state: TowersState, move: TowersMove, colour: int) -> int:
    """How many blocks of a colour a move brings; building takes them away."""
    if isinstance(move, Demolish):
        return ROWS[state.standing[move.to] - NEUTRAL].count(colour)
    return -count_of(packed(move.blocks), colour) if isinstance(move, Build) else 0


def prove(state: TowersState, task: Task, nodes: int) -> Proven:
    """The best from ``state`` on, by nothing but what the task is keen on. Raises TooMany."""
    assert isinstance(task, Turns)
    return bounded.prove(state, task, nodes, task.keen)
