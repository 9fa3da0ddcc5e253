"""The dice to come: what the next ones show is chosen, and a start of their stream found for it."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from game.content.challenge import Data
from game.rules.brewery.dice import SIX
from game.rules.chance import Dealer
from game.rules.positions import told_word
from game.titles.brewery.ai.puzzles.rolls import coming
from game.titles.brewery.ui.bench.laid import START

SHOWN: Final = 5
"""So many dice to come can be chosen; a start for more would be looked for too long."""
_WORDS: Final = 1 << 64


def next_rolls(position: Data, number: int = SHOWN) -> list[int]:
    """What the next dice of a position show."""
    word: Any = position.get("chance", START)
    return coming(int(word, 16), number)


def rolling(chance: str, at: int, value: int) -> str:
    """A start of the dice to come by which the ``at``-th shows a value, and those about it what
    they show now."""
    word = int(chance, 16)
    wanted = coming(word, SHOWN)
    wanted[at] = value
    for step in count():
        found = (word + step) % _WORDS
        dealer = Dealer(found)
        if all(dealer.below(SIX) + 1 == each for each in wanted):
            break
    return told_word(found)
