"""A chance that is missed turn after turn is one moment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.session.reviews.moments import (
    given_away,
    luck_of,
    moments,
    told_elsewhere,
    worth_a_look,
)
from game.session.reviews.review import Action, Judgement, Verdict, marked

ENDS: Action = {"type": "collect", "block": [3, 1, 1]}
ALSO: Action = {"type": "collect", "block": [0, 0, 1]}
OTHER: Action = {"type": "explore", "to": [2, 4]}


def missed(
    n: int, chance: float, best: float, *right: Action, player: int = 0, turn: int = 0
) -> Judgement:
    """Step ``n``, in which one of the moves ``right`` was better; unless told, in turn ``n``."""
    lost = best - chance
    return Judgement(
        n=n,
        turn=turn or n,
        player=player,
        verdict=Verdict.TURNED if lost >= 0.15 else Verdict.BETTER,
        chance=chance,
        best=best,
        lost=lost,
        better=right[0],
        alike=right,
    )


def fine(n: int, player: int = 0) -> Judgement:
    return Judgement(n=n, turn=n, player=player, verdict=Verdict.BEST, chance=0.5, best=0.5)


WON = (
    missed(1, 0.93, 1.0, ENDS),
    fine(2, 1),
    missed(3, 0.87, 1.0, ENDS, ALSO),
    fine(4, 1),
    missed(5, 0.84, 1.0, ALSO, ENDS),
    fine(6, 1),
    missed(7, 0.84, 1.0, ENDS),
)
"""Somebody who has as good as won doesn't end the game."""


def numbers(judged: tuple[Judgement, ...]) -> list[int]:
    return [each.n for each in judged]


def test_a_won_game_that_is_not_ended_is_one_moment_at_which_it_cost_most() -> None:
    assert numbers(marked(WON)) == [1, 3, 5, 7]
    assert numbers(moments(WON)) == [5], "of two that cost as much the first"
    assert numbers(worth_a_look(WON)) == [5]
    elsewhere = told_elsewhere(WON)
    assert {n: each.n for n, each in elsewhere.items()} == {1: 5, 3: 5, 7: 5}
    assert given_away(WON) == pytest.approx(0.16)


def test_what_was_still_to_be_had_is_neither_given_away_nor_come_back_by_luck() -> None:
    own = marked(WON)
    came_back = (0.07, 0.13, 0.16, 0.16 - 0.3)  # the last time it is lost, and a little luck more
    played = tuple(replace(each, luck=luck) for each, luck in zip(own, came_back, strict=True))
    before, result = own[0].best, own[-1].chance + came_back[-1]
    assert result - before == pytest.approx(luck_of(played) - given_away(played))


def test_judgements_themselves_stay_as_they_are() -> None:
    assert all(each.verdict.marked for each in marked(WON))
    assert [each.lost for each in marked(WON)] == pytest.approx([0.07, 0.13, 0.16, 0.16])


@pytest.mark.parametrize(
    ("since", "why"),
    [
        ((missed(3, 0.8, 0.9, OTHER),), "something else was better"),
        ((missed(3, 0.73, 0.84, ENDS),), "the first share was lost for good: this is another"),
        ((fine(3), missed(5, 0.8, 0.9, ENDS)), "in the turn between it was not missed"),
    ],
)
def test_what_is_another_omission(since: tuple[Judgement, ...], why: str) -> None:
    judged = (missed(1, 0.8, 0.9, ENDS), *since)
    assert numbers(moments(judged)) == [1, since[-1].n], why
    assert not told_elsewhere(judged)
    assert given_away(judged) == pytest.approx(0.1 + since[-1].lost)


def test_what_others_have_missed_is_theirs() -> None:
    judged = (missed(1, 0.9, 1.0, ENDS), missed(2, 0.9, 1.0, ENDS, player=1))
    assert numbers(moments(judged)) == [1, 2]


def test_one_move_must_have_been_right_each_time() -> None:
    judged = (
        missed(1, 0.8, 0.9, ENDS),
        missed(3, 0.8, 0.9, ENDS, ALSO),
        missed(5, 0.8, 0.9, ALSO),
    )
    assert numbers(moments(judged)) == [1, 5]


def test_a_certain_win_is_one_chance_by_whatever_move() -> None:
    """To end a won game one may need another move in each turn."""
    judged = (missed(1, 0.9, 1.0, ENDS), missed(3, 0.8, 0.99, OTHER), missed(5, 0.9, 1.0, ALSO))
    assert numbers(moments(judged)) == [3]
    nearly = (*judged[:2], missed(5, 0.85, 0.95, ALSO))
    assert numbers(moments(nearly)) == [3, 5]


def test_two_chances_may_stand_open_at_once() -> None:
    judged = (
        missed(1, 0.6, 0.7, ENDS, turn=1),
        missed(2, 0.5, 0.6, OTHER, turn=1),
        missed(5, 0.6, 0.72, ENDS, turn=3),
        missed(6, 0.5, 0.58, OTHER, turn=3),
    )
    assert numbers(moments(judged)) == [2, 5]
    assert {n: each.n for n, each in told_elsewhere(judged).items()} == {1: 5, 6: 2}


def test_a_review_without_the_moves_that_are_as_good_goes_by_the_better_one() -> None:
    judged = (missed(1, 0.8, 0.9, ENDS, ALSO), missed(3, 0.8, 0.9, ALSO, ENDS))
    assert numbers(moments(judged)) == [1]
    old = tuple(replace(each, alike=()) for each in judged)
    assert numbers(moments(old)) == [1, 3]
    assert numbers(moments((old[0], replace(old[1], better=ENDS)))) == [1]
