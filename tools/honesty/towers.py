"""Who peeks in `towers`: it knows which cards its move draws, and what the others hold (T13)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.moves import TowersMove
from game.rules.towers.play import play
from game.rules.towers.state import TowersState
from game.titles.towers.ai.harm import points_of
from game.titles.towers.ai.policy import packed_pay
from game.titles.towers.ai.valuation import Valuation, rivals
from game.titles.towers.ai.weights import WEIGHTS
from tools.honesty.examination import Peeker

_OUTLOOK = Valuation(replace(WEIGHTS, kept=1.0))
"""As sure as somebody is who knows what comes."""


def peeked(state: TowersState) -> TowersMove:
    """The control's choice: it knows the cards that come, and the hands of the others."""
    seat = state.turn_player

    def worth(move: TowersMove) -> float:
        after = state.clone()
        play(after, move)
        drawn = after.hands[seat] if not after.ended else state.hands[seat] - packed_pay(move)
        value = _OUTLOOK.value(after, seat, drawn, 0)
        others = rivals(after, seat)
        return value - max([_OUTLOOK.reach(after, one, after.hands[one], 0) for one in others])

    return max(state.legal_moves(), key=worth)


def is_at_stake(state: TowersState) -> bool:
    """Whether no move brings points at once: all depends on the cards that come."""
    return not any(points_of(state, move) for move in state.legal_moves())


def differ(real: TowersState, other: TowersState) -> bool:
    """Whether the cards that can't be seen are others."""
    return real.hands != other.hands or real.deck != other.deck


TOWERS_PEEKER = Peeker("towers", peeked, is_at_stake, differ)
