"""What can be done without meeting chance or turning anything up; tasks whose turns are limited."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.stages import ACTION, OVER
from game.rules.biomes.state import BiomesState
from game.titles.biomes.ai.mind import is_by_chance

SEAT = 0
"""The only one."""


def open_moves(state: BiomesState) -> list[BiomesMove]:
    """The legal moves of which everything is known: no fights, nothing that lies face down."""
    return [move for move in state.legal_moves() if not is_by_chance(state, move)]


def moment(state: BiomesState) -> Hashable:
    """All that what can still be done depends on, but for what stands on the board."""
    cube = (tuple(state.heights), state.supplies[SEAT], state.rounds_due, state.scored_rounds)
    table = (tuple(state.left), state.opened, state.rim_opened, state.crossings[SEAT])
    turn = (state.turn, str(state.stage), state.done, state.extra, state.actions_left)
    return (cube, table, turn, state.mobs[SEAT], state.piles[SEAT])


class Turns:
    """What tasks have in common of which ``turns`` are limited."""

    fewest = False

    def __init__(self, start: BiomesState, turns: int) -> None:
        self.turns = turns
        self._first = start.turn

    def spent(self, state: BiomesState) -> int:
        """Turns begun."""
        begun = state.done & ~state.deal.barred or state.stage is not ACTION
        return state.turn - self._first + bool(begun)

    def gone(self, state: BiomesState) -> bool:
        """Whether all turns are over."""
        return state.stage is OVER or state.turn - self._first >= self.turns

    def choices(self, state: BiomesState) -> Sequence[BiomesMove]:
        """All moves that are open, in the turns that are left."""
        return [] if self.gone(state) else open_moves(state)

    def trace(self, state: BiomesState) -> Hashable:
        """The uppermost tiles of the board."""
        return tuple(state.tops)
