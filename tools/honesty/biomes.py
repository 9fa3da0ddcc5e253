"""Who peeks in `biomes`: it knows what an exploration turns up, what lies face down, and what a
fight draws (B10)."""

from __future__ import annotations

from game.rules.biomes.moves import Arm, BiomesMove, Explore, Fight
from game.rules.biomes.overworld import CROSSING_INDEX, RIM_INDEX, RIM_MASK, STACK_MASK
from game.rules.biomes.play import play
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.titles.biomes.ai.valuation import Valuation
from game.titles.biomes.ai.weights import WEIGHTS
from tools.honesty.examination import Peeker

_PLANNED = 20
"""How many moves the control plays its turn out for."""
_UNFINISHED = {Stage.SECOND_BLOCK, Stage.PICKAXE, Stage.TNT}


def peeked(state: BiomesState) -> BiomesMove:
    """The control's choice: the move that truly leaves its seat best off, whatever is hidden.

    It sees all cards face up and plays out its whole turn, fights and looks included.
    """
    clairvoyance = _Clairvoyance(state)
    worths = {move: clairvoyance.worth(state, move) for move in state.legal_moves()}
    best = sorted(worths, key=lambda move: -worths[move])[:_PLANNED]
    return max(best, key=lambda move: clairvoyance.worth_of_turn(state, move))


class _Clairvoyance:
    """What moves truly lead to, for the seat that decides in ``state``."""

    def __init__(self, state: BiomesState) -> None:
        self._seat = state.decider
        self._turn = state.turn
        self._valuation = Valuation(_lit(state), self._seat, WEIGHTS)

    def worth(self, state: BiomesState, move: BiomesMove) -> float:
        """What the position is worth once the action of ``move`` is done."""
        after = state.clone()
        play(after, move)
        if self._decides(after) and (after.stage in _UNFINISHED or after.extra):
            return max(self.worth(after, other) for other in after.legal_moves())
        return self._valuation.value(_lit(after))

    def worth_of_turn(self, state: BiomesState, move: BiomesMove) -> float:
        """What the position is worth at the end of the best turn that begins with ``move``."""
        after = state.clone()
        play(after, move)
        if self._decides(after):
            return max(self.worth(after, other) for other in after.legal_moves())
        return self._valuation.value(_lit(after))

    def _decides(self, state: BiomesState) -> bool:
        return state.decider == self._seat and state.turn == self._turn


def _lit(state: BiomesState) -> BiomesState:
    """The state with every card that lies on top face up."""
    lit = state.clone()
    lit.opened, lit.closed = lit.opened | lit.closed, 0
    lit.rim_opened, lit.rim_closed = lit.rim_opened | lit.rim_closed, 0
    return lit


def is_at_stake(state: BiomesState) -> bool:
    """Whether a legal move turns something up, takes it unseen, or draws from a pile."""
    return any(_is_hidden(state, move) for move in state.legal_moves())


def _is_hidden(state: BiomesState, move: BiomesMove) -> bool:
    if isinstance(move, Explore):
        to = CROSSING_INDEX[move.to]
        return bool(state.closed & STACK_MASK[to] or state.rim_closed & RIM_MASK[to])
    if isinstance(move, Arm):
        return bool(state.rim_closed >> RIM_INDEX[move.cell] & 1)
    return isinstance(move, Fight)


def differ(real: BiomesState, other: BiomesState) -> bool:
    """Whether anything hidden lies elsewhere."""
    return real.deal != other.deal or real.piles != other.piles


BIOMES_PEEKER = Peeker("biomes", peeked, is_at_stake, differ)
