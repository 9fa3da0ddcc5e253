"""Weapon tokens in a fight: what is revealed, and what counts (B6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.rules.biomes.catalogue import WeaponKind
from game.rules.biomes.pieces import Pieces
from game.rules.chance import Dealer

REVEALED: Final = 3
"""Tokens revealed in a fight, without bows (B6.1)."""
HOE_XP: Final = 2
"""Points of a revealed golden hoe (B6.5)."""


_BOW: Final = WeaponKind.BOW
_PICKAXE: Final = WeaponKind.PICKAXE
_TNT: Final = WeaponKind.TNT


class FightUnderWay(NamedTuple):
    """A fight whose pickaxes or TNT are still being decided about."""

    stack: int
    tokens: tuple[int, ...]
    hearts: int
    pickaxes: int
    tnt: tuple[int, ...]


def draw(pile: Sequence[int], pieces: Pieces, dealer: Dealer) -> tuple[int, ...]:
    """Shuffle a sorted pile and reveal three tokens, each bow one more (B6.1, B6.4)."""
    shuffled = list(pile)
    dealer.shuffle(shuffled)
    size = REVEALED
    kinds = pieces.token_kinds
    for place, token in enumerate(shuffled):
        if place >= size:
            break
        if kinds[token] is _BOW:
            size += 1
    return tuple(shuffled[:size])


def of_kind(tokens: Sequence[int], pieces: Pieces, kind: WeaponKind) -> tuple[int, ...]:
    """Those of ``tokens`` that are of ``kind``, in the order revealed."""
    kinds = pieces.token_kinds
    return tuple([token for token in tokens if kinds[token] is kind])


def begun(stack: int, tokens: tuple[int, ...], pieces: Pieces) -> FightUnderWay:
    """The fight after its draw: TNT's hearts don't count yet (B6.2, B6.7)."""
    tnt = of_kind(tokens, pieces, _TNT)
    hearts = sum(pieces.token_hearts[token] for token in tokens if token not in tnt)
    pickaxes = len(of_kind(tokens, pieces, _PICKAXE))
    return FightUnderWay(stack, tokens, hearts, pickaxes, tnt)
