"""Somebody's best move: what was better than the rest, and after which the game went well."""

from __future__ import annotations

import pytest

from game.ai.coach.best import FEW, LEAST_EDGE, best_move, edge_of
from game.ai.coach.course import TellingDeed
from game.ai.thinking import Candidate, Thoughts
from game.ai.titles import BRAINS
from game.rules.registry import UnknownTitle
from tests.ai.coach.test_course import game


def deeds(*turns: int) -> dict[int, TellingDeed]:
    """What a seat did in these turns, of which each has one step."""
    return {turn: TellingDeed(turn, 0, "played") for turn in turns}


OWN = deeds(1, 3, 5, 7, 9, 11, 13, 15, 17)
"""A seat's turns, another's between."""


def shares(*each: float) -> dict[int, float]:
    """What the seat's share was before each of its turns."""
    return dict(zip(OWN, each, strict=False))


def thoughts(played: float, *others: float, visits: int = 20) -> Thoughts:
    """What was thought of a move that was played, and of others that were not."""
    rest = (Candidate(f"other {at}", visits, win, 0.0) for at, win in enumerate(others))
    return Thoughts((Candidate("played", visits, played, 0.0), *rest), (), 100)


LEVEL = shares(*[0.5] * 9)


def test_the_move_that_was_most_better_than_the_rest_is_the_best() -> None:
    found = best_move("biomes", OWN, LEVEL, {1: 0.05, 3: 0.35, 5: 0.0})
    assert found is not None
    assert (found.turn, found.deed.n, found.deed.player) == (3, 3, 0)
    assert found.edge == 0.35
    assert found.rise == 0


def test_of_moves_as_good_the_one_after_which_it_went_well_is_the_best() -> None:
    risen = shares(0.3, 0.3, 0.3, 0.6, 0.6, 0.6)
    found = best_move("biomes", OWN, risen, dict.fromkeys((1, 5, 9), 0.1))
    assert found is not None
    assert found.turn == 5
    assert found.rise == pytest.approx(0.3)


def test_what_follows_an_own_turn_is_the_next_of_which_the_share_is_known() -> None:
    """What others did between is told by it, whether they are judged or not."""
    known = {1: 0.3, 2: 0.9, 7: 0.5}
    found = best_move("biomes", OWN, known, {1: 0.0})
    assert found is not None
    assert found.rise == pytest.approx(0.2), "turn 2 is another's"
    assert best_move("biomes", OWN, known, {3: 0.0}) is None, "nobody knows its share"


def test_that_the_game_was_won_makes_its_last_move_no_better() -> None:
    """A newcomer's last, empty move was told."""
    last = shares(*[0.4] * 8, 0.6)
    assert best_move("biomes", OWN, last, {17: 0.0}) is None
    found = best_move("biomes", OWN, last, dict.fromkeys((13, 15, 17), 0.0))
    assert found is not None
    assert found.turn == 15


def test_a_game_of_its_last_move_alone_has_no_best_move() -> None:
    """A game that was gone on with at its very last move ended at its result's first picture."""
    assert best_move("biomes", deeds(1), {}, {1: 0.0}) is None
    assert best_move("biomes", deeds(1), {1: 0.4}, {1: 0.0}) is None


def test_only_own_moves_count_and_only_those_that_are_known() -> None:
    found = best_move("biomes", OWN, LEVEL, {2: 0.8, 3: 0.1})
    assert found is not None
    assert found.turn == 3
    assert best_move("biomes", OWN, LEVEL, {}) is None


def test_what_can_not_be_told_or_is_no_better_is_nobodys_best() -> None:
    assert best_move("biomes", OWN, LEVEL, {3: LEAST_EDGE / 2, 5: -0.3}) is None
    known = {3: 0.1, 5: 0.4}
    found = best_move("biomes", OWN, LEVEL, known, lambda deed: deed.n != 5)
    assert found is not None
    assert found.turn == 3


def test_what_was_no_better_but_brought_a_turn_for_the_better_may_be_the_best() -> None:
    found = best_move("biomes", OWN, shares(0.3, 0.3, 0.3, 0.6, 0.6), {5: 0.0})
    assert found is not None
    assert found.edge == 0


def test_of_the_few_after_which_it_went_best_alone_the_best_is_told() -> None:
    """What was merely better than nonsense lay far from where the game went well."""
    risen = shares(0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.8, 0.8, 0.5)
    known = {1: 0.02, 3: 0.02, 5: 0.02, 7: 0.02, 9: 0.02, 15: 0.9}
    assert len(known) > FEW
    found = best_move("biomes", OWN, risen, known)
    assert found is not None
    assert found.turn != 15


def test_what_was_forced_or_hardly_tried_nobody_knows() -> None:
    assert edge_of(thoughts(0.7, 0.3, 0.4), "played") == pytest.approx(0.35)
    assert edge_of(thoughts(0.9), "played") is None
    assert edge_of(thoughts(0.9, 0.1, visits=1), "played") is None
    assert edge_of(thoughts(0.9, 0.1), "something else") is None


def test_no_trivial_move_is_praised_and_no_title_unknown() -> None:
    passages, *_ = game()
    trivial = BRAINS["biomes"].memory.trivial
    found = set[bool]()
    for each in passages:
        done = {each.turn: TellingDeed(each.n, each.player, each.move)}
        best = best_move("biomes", done, {}, {each.n: 0.2})
        found.add(trivial(each.move))
        assert (best is None) == trivial(each.move)
    assert found == {True, False}
    with pytest.raises(UnknownTitle):
        best_move("chess", {}, {}, {})
