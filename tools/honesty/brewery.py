"""Who peeks in `brewery`: it plays what turns out best with the rolls that truly come."""

from __future__ import annotations

from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.play import play
from game.rules.brewery.position import PLACE
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NO_WINDOW
from game.titles.brewery.ai.policy import play_on
from game.titles.brewery.ai.valuation import CLEANED, Valuation, standing
from tools.honesty.examination import Peeker

_SEEN = 2
"""How many rounds the control knows."""


def peeked(state: BreweryState) -> BreweryMove:
    """The control's choice: it knows the cards and the rolls that come."""
    seat, valuation = state.decider, Valuation(state)

    def worth(move: BreweryMove) -> float:
        after = state.clone()
        play(after, move)
        while after.pending:
            play(after, after.legal_moves()[-1])
        while not after.ended and after.round < state.round + _SEEN:
            play_on(after, valuation)
        return standing(after, valuation, seat, CLEANED)

    return max(state.legal_moves(), key=worth)


def is_at_stake(state: BreweryState) -> bool:
    """Whether dice are placed: what they are worth, the rolls to come decide."""
    return state.phase == PLACE and state.window == NO_WINDOW and not state.pending


def differ(real: BreweryState, other: BreweryState) -> bool:
    """Whether the deck or the rolls to come are others."""
    return real.deck != other.deck or real.word != other.word


BREWERY_PEEKER = Peeker("brewery", peeked, is_at_stake, differ)
