"""The value of each legal move of `biomes`: one move ahead, chance by its expectation.

Every move is tried on a clone of one imagined state. What that state merely imagines never
counts: an exploration is valued without what it turns up, a token taken unseen by the mean of
those it may be, a fight by the chance to win it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.ai.thinking import WrongView, actors_view
from game.rules.biomes import BIOMES
from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.catalogue import Payment
from game.rules.biomes.fighting import remove_top
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Cell,
    Collect,
    Fight,
    Tnt,
    Trade,
)
from game.rules.biomes.odds import counted
from game.rules.biomes.overworld import RIM_INDEX, STACK_INDEX
from game.rules.biomes.play import play
from game.rules.biomes.position import FIGHT
from game.rules.biomes.state import BiomesState
from game.rules.biomes.telling import SILENT
from game.rules.biomes.turn import begin_action, finish_action, gain_xp
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.biomes.ai.valuation import Valuation
from game.titles.biomes.ai.weights import WEIGHTS, Weights

_SPACES_TRIED: Final = 3
_PAYMENTS_TRIED: Final = 2
_SECONDS_TRIED: Final = 4
_NOT_TRIED: Final = -1e6


def appraise(
    view: View, legal_moves: Sequence[Move], dealer: Dealer, weights: Weights = WEIGHTS
) -> list[float]:
    """The value of each of ``legal_moves`` to the actor of ``view``, in points.

    Raises WrongView for anything but the actor's own view of a game of biomes.
    """
    view = actors_view(view, BiomesView)
    moves = [move for move in legal_moves if isinstance(move, BiomesMove)]
    if len(moves) != len(legal_moves):
        raise WrongView("some moves are not moves of biomes")
    return _Appraisal(BIOMES.imagine(view, dealer), view.seat, weights).values(moves)


class _Appraisal:
    """The moves of one decision, each tried on a clone of ``state``."""

    def __init__(self, state: BiomesState, seat: int, weights: Weights) -> None:
        self._state = state
        self._seat = seat
        self._weights = weights
        self._valuation = Valuation(state, seat, weights)
        self._by_kind: dict[type, Callable[[Any], float]] = {
            Fight: self._fight,
            Arm: self._arm,
            Trade: self._trade,
            Tnt: self._tnt,
        }

    def values(self, moves: Sequence[BiomesMove]) -> list[float]:
        """The value of each move; very low for builds not worth a closer look."""
        tried = self._builds_to_try([move for move in moves if isinstance(move, Build)])
        values = [
            _NOT_TRIED
            if isinstance(move, Build) and move not in tried
            else self._by_kind.get(type(move), self._value_after)(move)
            for move in moves
        ]
        if self._state.stage is Stage.ACTION:
            self._add_second_blocks(moves, values)
        return values

    def _played(self, move: BiomesMove) -> BiomesState:
        after = self._state.clone()
        play(after, move)
        return after

    def _value_after(self, move: BiomesMove) -> float:
        return self._valuation.value(self._played(move))

    def _builds_to_try(self, builds: Sequence[Build]) -> set[Build]:
        """For each building its best spaces, by the board alone, and its first payments."""
        payments: dict[Cell, list[Payment]] = {}
        for build in builds:
            paid = payments.setdefault(build.cell, [])
            if build.pay not in paid:
                paid.append(build.pay)
        spaces = {cell: self._best_spaces(cell) for cell in payments}
        return {
            build
            for build in builds
            if SPACE_INDEX[build.space] in spaces[build.cell]
            and build.pay in payments[build.cell][:_PAYMENTS_TRIED]
        }

    def _best_spaces(self, cell: Cell) -> list[int]:
        valuation, state = self._valuation, self._state
        tile = state.top_tile(STACK_INDEX[cell])
        gains = valuation.board(state).gains(tile)
        return sorted(range(len(gains)), key=lambda space: -gains[space])[:_SPACES_TRIED]

    def _add_second_blocks(self, moves: Sequence[BiomesMove], values: list[float]) -> None:
        """Value the best first blocks with the best second one that follows (B3.1)."""
        firsts = [number for number, move in enumerate(moves) if isinstance(move, Collect)]
        for number in sorted(firsts, key=lambda first: -values[first])[:_SECONDS_TRIED]:
            after = self._played(moves[number])
            if after.stage is Stage.SECOND_BLOCK:
                values[number] = max(self._following(after))

    def _following(self, after: BiomesState) -> list[float]:
        """The values of the moves that may follow in the same decision-maker's turn."""
        return _Appraisal(after, self._seat, self._weights).values(after.legal_moves())

    def _fight(self, move: Fight) -> float:
        """Won or lost, each by its chance; what the draw itself brings comes on top (B6)."""
        state, stack = self._state, STACK_INDEX[move.cell]
        tile = state.top_tile(stack)
        chance = self._valuation.win_chance(state, tile)
        lost, won = state.clone(), state.clone()
        for after in (lost, won):
            begin_action(after, FIGHT)
        remove_top(won, stack)
        won.mobs[self._seat] += (tile,)
        gain_xp(won, self._seat, state.pieces.xp[tile], "mob", SILENT)
        for after in (lost, won):
            finish_action(after, SILENT)
        value = self._valuation.value
        return chance * value(won) + (1 - chance) * value(lost) + self._valuation.draw_bonus(state)

    def _arm(self, move: Arm) -> float:
        """A token taken unseen counts as the mean of those it may be (B6.9)."""
        state, after = self._state, self._played(move)
        if not state.rim_closed >> RIM_INDEX[move.cell] & 1:
            return self._valuation.value(after)
        own = counted(state.piles[self._seat], state.pieces)
        unseen = self._valuation.unseen(state)
        total = sum(
            count * self._valuation.value(after, tuple(sorted((*own, token))))
            for token, count in unseen
        )
        return total / sum(count for _, count in unseen)

    def _trade(self, move: Trade) -> float:
        """The best that the further action brings (B2.2)."""
        return max(self._following(self._played(move)))

    def _tnt(self, move: Tnt) -> float:
        """The outcome once the other TNT of the fight is decided about too (B6.7)."""
        after = self._played(move)
        if after.fight is None:
            return self._valuation.value(after)
        return max(self._following(after))
