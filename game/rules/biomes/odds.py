"""The chance to win a fight, exactly, from what a viewer knows of the pile (B6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.rules.biomes.catalogue import Mob, WeaponKind
from game.rules.biomes.pieces import pieces_of
from game.rules.biomes.view import BiomesView
from game.rules.biomes.weapons import REVEALED

Sort = tuple[int, bool]
"""What a token does for the outcome: its hearts, and whether it is a bow."""
Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Draw:
    """A draw under way: tokens known to be in the pile, and places that hold hidden ones."""

    sorts: tuple[Sort, ...]
    known: Counts
    unseen: int
    hidden: Counts


def win_chance(view: BiomesView, seat: int, tile: str) -> float:
    """The chance that a seat defeats the mob ``tile`` now, between 0 and 1.

    Exact by enumeration; TNT counts as detonated. Tokens that the viewer doesn't know are any of
    those hidden from him, all alike probable. 0 for a building.
    """
    pieces = pieces_of(view.catalogue)
    mob = pieces.tiles[pieces.tile_index[tile]]
    if not isinstance(mob, Mob):
        return 0.0
    player = view.players[seat]
    known, hidden = Counter(_sorts(view, player.pile)), Counter(_sorts(view, _hidden(view)))
    sorts = tuple(sorted(known | hidden))
    start = _Draw(
        sorts,
        tuple(known[sort] for sort in sorts),
        player.pile_size - len(player.pile),
        tuple(hidden[sort] for sort in sorts),
    )
    return _chance(start, REVEALED, mob.hearts)


def _sorts(view: BiomesView, tokens: Iterable[str]) -> list[Sort]:
    pieces = pieces_of(view.catalogue)
    weapons = (pieces.tokens[pieces.token_index[token]] for token in tokens)
    return [(weapon.hearts, weapon.kind is WeaponKind.BOW) for weapon in weapons]


def _hidden(view: BiomesView) -> list[str]:
    """The neutral tokens that the viewer can't place: face down on the rim or taken unseen."""
    seen = {token for player in view.players for token in player.pile}
    seen |= {place.face_up for _, place in view.rim if place.face_up is not None}
    seen |= set(view.removed)
    return [weapon.id for weapon in view.catalogue.weapons if weapon.id not in seen]


@lru_cache(maxsize=1 << 14)
def _chance(draw: _Draw, tokens: int, hearts: int) -> float:
    """The chance to gather ``hearts`` with ``tokens`` more tokens."""
    if hearts <= 0:
        return 1.0
    size = sum(draw.known) + draw.unseen
    if not tokens or not size:
        return 0.0
    total = 0.0
    for at, (worth, is_bow) in enumerate(draw.sorts):
        left, needed = tokens - 1 + is_bow, hearts - worth
        if draw.known[at]:
            after = _Draw(draw.sorts, _less(draw.known, at), draw.unseen, draw.hidden)
            total += draw.known[at] / size * _chance(after, left, needed)
        if draw.unseen and draw.hidden[at]:
            after = _Draw(draw.sorts, draw.known, draw.unseen - 1, _less(draw.hidden, at))
            share = draw.unseen / size * draw.hidden[at] / sum(draw.hidden)
            total += share * _chance(after, left, needed)
    return total


def _less(counts: Counts, at: int) -> Counts:
    """``counts`` with one less at a place."""
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])
