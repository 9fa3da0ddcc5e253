"""The chance to win a fight with a pile of which the composition is known, not the order (B6).

The one table of such chances: agents look a pile up by :func:`pile_chance`, people see
:func:`win_chance`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

from game.rules.biomes.catalogue import Mob, WeaponKind
from game.rules.biomes.pieces import Pieces, pieces_of
from game.rules.biomes.view import BiomesView
from game.rules.biomes.weapons import REVEALED

Token = tuple[int, int]
"""A token as a fight counts it: hearts, further tokens that it reveals."""


def counted(pile: Iterable[int], pieces: Pieces, tnt: bool = True) -> tuple[Token, ...]:
    """The tokens of a pile as a fight counts them, in a fixed order.

    ``tnt``: whether TNT counts as detonated, or not at all (B6.7).
    """
    hearts, kinds = pieces.token_hearts, pieces.token_kinds
    tokens = [
        (
            hearts[token] if tnt or kinds[token] is not WeaponKind.TNT else 0,
            int(kinds[token] is WeaponKind.BOW),
        )
        for token in pile
    ]
    tokens.sort()
    return tuple(tokens)


@lru_cache(maxsize=1 << 16)
def pile_chance(pile: tuple[Token, ...], needed: int, reveals: int = REVEALED) -> float:
    """The exact chance that the tokens still to be revealed bring ``needed`` hearts."""
    if needed <= 0:
        return 1.0
    if not reveals or not pile:
        return 0.0
    total = 0.0
    for place, token in enumerate(pile):
        if place and pile[place - 1] == token:
            continue
        hearts, bow = token
        rest = pile[:place] + pile[place + 1 :]
        ways = pile.count(token)
        total += ways * pile_chance(rest, needed - hearts, reveals - 1 + bow)
    return total / len(pile)


@lru_cache(maxsize=1 << 16)
def exact_chance(pile: tuple[Token, ...], needed: int, reveals: int = REVEALED) -> Fraction:
    """As :func:`pile_chance`, as a fraction: what tasks are measured by."""
    if needed <= 0:
        return Fraction(1)
    if not reveals or not pile:
        return Fraction(0)
    total = Fraction(0)
    for place, token in enumerate(pile):
        hearts, bow = token
        rest = pile[:place] + pile[place + 1 :]
        total += exact_chance(rest, needed - hearts, reveals - 1 + bow)
    return total / len(pile)


def win_chance(view: BiomesView, seat: int, tile: str, *, tnt: bool = True) -> float:
    """The chance that a seat defeats the mob ``tile`` now, between 0 and 1.

    Exact by enumeration; ``tnt``: whether TNT is detonated or kept. Tokens that the viewer doesn't
    know are any of those hidden from him, all alike probable. 0 for a building.
    """
    pieces = pieces_of(view.catalogue)
    mob = pieces.tiles[pieces.tile_index[tile]]
    if not isinstance(mob, Mob):
        return 0.0
    player, index = view.players[seat], pieces.token_index
    known = counted([index[token] for token in player.pile], pieces, tnt)
    unseen = player.pile_size - len(player.pile)
    if not unseen:
        return pile_chance(known, mob.hearts)
    hidden = counted([index[token] for token in _hidden(view)], pieces, tnt)
    won = sum(
        ways * pile_chance(tuple(sorted(known + drawn)), mob.hearts)
        for drawn, ways in _draws(hidden, unseen)
    )
    return won / comb(len(hidden), unseen)


def chance_after(
    view: BiomesView, seat: int, tile: str, shown: Sequence[str], *, tnt: bool = True
) -> float:
    """The chance that is left in a fight of which the tokens ``shown`` lie open (B6.2, B6.4).

    ``view`` is from before the fight, and knows the whole pile; ``tnt`` as in :func:`win_chance`.
    """
    pieces = pieces_of(view.catalogue)
    mob, index = pieces.tiles[pieces.tile_index[tile]], pieces.token_index
    if not isinstance(mob, Mob):
        return 0.0
    pile = counted(
        [index[each] for each in view.players[seat].pile if each not in shown], pieces, tnt
    )
    open_now = counted([index[each] for each in shown], pieces, tnt)
    needed = mob.hearts - sum(hearts for hearts, _bow in open_now)
    return pile_chance(pile, needed, REVEALED - len(open_now) + sum(bow for _h, bow in open_now))


def _draws(tokens: tuple[Token, ...], count: int) -> Iterator[tuple[tuple[Token, ...], int]]:
    """Every choice of ``count`` tokens, alike ones taken together, and in how many ways."""
    if not tokens or not count:
        if not count:
            yield (), 1
        return
    first = tokens[0]
    alike = tokens.count(first)
    for taken in range(min(alike, count) + 1):
        for others, ways in _draws(tokens[alike:], count - taken):
            yield (first,) * taken + others, comb(alike, taken) * ways


def _hidden(view: BiomesView) -> list[str]:
    """The neutral tokens that the viewer can't place: face down on the rim or taken unseen."""
    seen = {token for player in view.players for token in player.pile}
    seen |= {place.face_up for _, place in view.rim if place.face_up is not None}
    seen |= set(view.removed)
    return [weapon.id for weapon in view.catalogue.weapons if weapon.id not in seen]
