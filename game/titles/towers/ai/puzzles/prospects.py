"""What a seat may come to at best in the turns ahead: cards, phases, deeds in sight.

All of it is an upper bound: never less than what can be reached.
"""

from __future__ import annotations

from game.rules.towers.counts import count_of
from game.rules.towers.position import HAND, LAST_PHASE, Position
from game.rules.towers.turn import FEW_TOWERS

COLOURS = 4


def holdings(state: Position, seat: int, turns: int) -> list[list[int]]:
    """After no turn, one, … up to ``turns``: the most cards of each colour that can be in hand.

    To hold most of a colour, exchange all others in every turn.
    """
    hand = state.hands[seat]
    now = [count_of(hand, colour) for colour in range(COLOURS)]
    drawn = [state.drawn] * COLOURS
    found = [now]
    for _turn in range(turns):
        now = now[:]
        for colour in range(COLOURS):
            cards = state.deck[drawn[colour] : drawn[colour] + HAND - now[colour]]
            drawn[colour] += len(cards)
            now[colour] += cards.count(colour)
        found.append(now)
    return found


def payable(cost: int, holding: list[int]) -> bool:
    """Whether such cards, and the joker for one of them, may pay a packed cost."""
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(count_of(cost, colour) - holding[colour], 0)
    return lacking <= 1


def highest_phase(state: Position, turns: int) -> int:
    """The highest phase that may have begun after so many turns: each takes one tower at most."""
    phase = state.phase
    while phase < LAST_PHASE:
        turns -= max(state.towers_of(phase) - FEW_TOWERS, 0)
        if turns < 0:
            break
        phase += 1
    return phase
