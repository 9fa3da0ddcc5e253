"""The chance to win a fight with a pile of which only the composition is known (B6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.pieces import Pieces
from game.rules.biomes.weapons import REVEALED

Token = tuple[int, int]
"""A token as a fight counts it: hearts, further tokens that it reveals."""


def counted(pile: Iterable[int], pieces: Pieces) -> tuple[Token, ...]:
    """The tokens of a pile as a fight counts them, TNT as detonated, in a fixed order."""
    hearts, kinds = pieces.token_hearts, pieces.token_kinds
    return tuple(sorted((hearts[token], kinds[token] is WeaponKind.BOW) for token in pile))


@lru_cache(maxsize=1 << 16)
def win_chance(pile: tuple[Token, ...], needed: int, reveals: int = REVEALED) -> float:
    """The exact chance that the tokens still to be revealed bring ``needed`` hearts."""
    if needed <= 0:
        return 1.0
    if not reveals or not pile:
        return 0.0
    chance = 0.0
    for place, token in enumerate(pile):
        if place and pile[place - 1] == token:
            continue
        hearts, bow = token
        rest = pile[:place] + pile[place + 1 :]
        ways = pile.count(token)
        chance += ways * win_chance(rest, needed - hearts, reveals - 1 + bow)
    return chance / len(pile)
