"""The odds of a fight against every order of the pile, drawn as the rules say (B6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, MutableSequence, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Any, cast

import pytest

from game.rules.biomes import hints
from game.rules.biomes.catalogue import Weapon, WeaponKind, find_weapon
from game.rules.biomes.moves import Arm
from game.rules.biomes.odds import counted, pile_chance
from game.rules.biomes.pieces import pieces_of
from game.rules.biomes.state import BiomesState
from game.rules.biomes.weapons import begun, draw
from game.rules.chance import Dealer
from tests.rules.table import catalogue, game, give_pile, mob, move_figure

Token = tuple[str, int]


def own_tokens(state: BiomesState) -> tuple[str, ...]:
    return state.view(0).players[0].pile


def token(weapon: Weapon) -> Token:
    return weapon.kind.value, weapon.hearts


def hearts_of(order: Iterable[Token], *, tnt: bool) -> int:
    """What a fight with the pile in this order brings, as B6.1-B6.7 say."""
    hearts, to_reveal = 0, 3
    for kind, worth in order:
        if to_reveal == 0:
            break
        to_reveal -= 1
        if kind == "bow":
            to_reveal += 1
        if kind != "tnt" or tnt:
            hearts += worth
    return hearts


@cache
def distribution(pile: tuple[Token, ...], tnt: bool) -> tuple[Counter[int], int]:
    """How many of all the orders bring how many hearts."""
    found = Counter(hearts_of(order, tnt=tnt) for order in permutations(pile))
    return found, sum(found.values())


def chance_of(pile: Sequence[Token], hearts: int, *, tnt: bool = True) -> float:
    found, orders = distribution(tuple(sorted(pile)), tnt)
    return sum(count for worth, count in found.items() if worth >= hearts) / orders


def mixed_piles() -> list[tuple[str, ...]]:
    """Piles of 0-7 tokens out of all there are, and those in which every kind meets every other."""
    dealer, weapons = Dealer(11), catalogue().weapons
    own = list(own_tokens(game()))
    by_kind = {kind: [one.id for one in weapons if one.kind is kind] for kind in WeaponKind}
    bows, tnts = by_kind[WeaponKind.BOW], by_kind[WeaponKind.TNT]
    hoes, picks = by_kind[WeaponKind.HOE], by_kind[WeaponKind.PICKAXE]
    piles = [(), own[:1], own[:2], bows[:1], [*bows], [*bows, *tnts], [bows[0], own[0]]]
    piles += [[*own, *bows[:2]], [*own, *tnts], [*tnts, *picks, *hoes], [*bows, *own[:3]]]
    piles += [[*own[:3], hoes[0], picks[0], tnts[0], bows[0]]]
    everything = [*own, *(one.id for one in weapons)]
    for size in (2, 3, 4, 5, 6, 7, 7, 7, 7, 7):
        dealer.shuffle(everything)
        piles.append(everything[:size])
    return [tuple(pile) for pile in piles]


@pytest.mark.parametrize("pile", mixed_piles())
def test_the_chance_counts_every_order_with_tnt_and_without(pile: tuple[str, ...]) -> None:
    state = game()
    give_pile(state, 0, *pile)
    view = state.view(0)
    tokens = [token(find_weapon(view.catalogue, name)) for name in pile]
    for hearts in range(1, 7):
        tile = mob(lambda tile, hearts=hearts: tile.hearts == hearts)  # type: ignore[misc]
        assert hints.win_chance(view, 0, tile) == pytest.approx(chance_of(tokens, hearts))
        kept = hints.win_chance(view, 0, tile, tnt=False)
        assert kept == pytest.approx(chance_of(tokens, hearts, tnt=False))


@pytest.mark.parametrize("pile", [pile for pile in mixed_piles() if pile])
@pytest.mark.parametrize("tnt", [True, False])
def test_the_chance_before_a_token_is_the_mean_of_those_after_it(
    pile: tuple[str, ...], tnt: bool
) -> None:
    state = game()
    give_pile(state, 0, *pile)
    view = state.view(0)
    for hearts in range(1, 7):
        tile = mob(lambda tile, hearts=hearts: tile.hearts == hearts)  # type: ignore[misc]
        told = (view, 0, tile)
        assert hints.chance_after(*told, (), tnt=tnt) == hints.win_chance(*told, tnt=tnt)
        after = [hints.chance_after(*told, (token,), tnt=tnt) for token in pile]
        assert sum(after) / len(pile) == pytest.approx(hints.win_chance(*told, tnt=tnt))


class InOrder:
    """A dealer that leaves the pile in a given order."""

    def __init__(self, order: Sequence[int]) -> None:
        self._order = order

    def shuffle(self, pile: MutableSequence[int]) -> None:
        pile[:] = self._order


@pytest.mark.parametrize("pile", [pile for pile in mixed_piles() if len(pile) <= 6])
def test_the_chance_is_what_the_engine_draws(pile: tuple[str, ...]) -> None:
    pieces = pieces_of(catalogue())
    numbers = sorted(pieces.token_index[name] for name in pile)
    brought: Counter[int] = Counter()
    for order in permutations(numbers):
        fight = begun(0, draw(numbers, pieces, cast(Any, InOrder(order))), pieces)
        brought[fight.hearts + sum(pieces.token_hearts[one] for one in fight.tnt)] += 1
    orders = sum(brought.values())
    for needed in range(1, 12):
        won = sum(count for hearts, count in brought.items() if hearts >= needed)
        assert pile_chance(counted(numbers, pieces), needed) == pytest.approx(won / orders)


def test_two_tokens_taken_unseen_are_any_two_of_those_hidden() -> None:
    state = game()
    for cell in ((0, 2), (0, 3)):
        move_figure(state, 0, (0, 2))
        state.apply(Arm(cell))
        state.decider, state.actions_left, state.done = 0, 2, 0
    view = state.view(1)
    assert view.players[0].pile_size == len(view.players[0].pile) + 2
    known = [token(find_weapon(view.catalogue, name)) for name in view.players[0].pile]
    for hearts in (4, 6):
        tile = mob(lambda tile, hearts=hearts: tile.hearts == hearts)  # type: ignore[misc]
        for tnt in (True, False):
            pairs = Counter(
                tuple(sorted((token(one), token(other))))
                for one, other in combinations(view.catalogue.weapons, 2)
            )
            expected = sum(
                count * chance_of([*known, *pair], hearts, tnt=tnt) for pair, count in pairs.items()
            ) / sum(pairs.values())
            shown = hints.win_chance(view, 0, tile, tnt=tnt)
            assert shown == pytest.approx(expected)


def test_hidden_cells_beside_a_crossing_are_those_that_exploring_turns_up() -> None:
    state = game()
    for crossing, count in (((2, 2), 4), ((0, 0), 3), ((0, 2), 4)):
        hidden = hints.hidden_beside(state.view(0), crossing)
        assert len(hidden) == count
    state.apply(next(move for move in state.legal_moves() if move.type == "explore"))
    to = state.view(0).players[0].crossing
    assert hints.hidden_beside(state.view(0), to) == ()
