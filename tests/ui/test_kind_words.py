"""A kind word at the end: by how close it was, to those who won and to those who didn't."""

from __future__ import annotations

import pytest

from game.rules.core import Outcome
from game.ui.panels.kind_words import Gap, gap, kind_word
from game.ui.persons import Person

ADA, BEN, HAZEL = Person("Ada", "red"), Person("Ben", "blue"), Person("Hazel", "green", "sprout")


def ended(*scores: int) -> Outcome:
    """The outcome of such points."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(scores, (0,) * len(scores), winners)


@pytest.mark.parametrize(
    ("best", "other", "apart"),
    [
        (40, 40, Gap.CLOSE),
        (40, 38, Gap.CLOSE),
        (100, 94, Gap.CLOSE),
        (100, 93, Gap.CLEAR),
        (100, 75, Gap.CLEAR),
        (100, 74, Gap.FAR),
        (5, 3, Gap.CLOSE),
        (0, 0, Gap.CLOSE),
    ],
)
def test_how_close_it_was_goes_by_points(best: int, other: int, apart: Gap) -> None:
    assert gap(best, other) is apart


def test_winner_and_loser_are_told_different_things_at_every_distance() -> None:
    told = {
        kind_word(ended(mine, others), (ADA, HAZEL), seed)
        for mine, others in ((40, 39), (40, 33), (40, 10), (39, 40), (33, 40), (10, 40))
        for seed in range(3)
    }
    assert len(told) == 16
    assert all(told)


def test_several_people_are_spoken_to_together() -> None:
    for other in (39, 33, 10):
        alone = {kind_word(ended(40, other), (ADA, HAZEL), seed) for seed in range(3)}
        both = {kind_word(ended(40, other), (ADA, BEN), seed) for seed in range(3)}
        assert not alone & both


def test_one_game_has_one_word_and_computers_none() -> None:
    assert kind_word(ended(9, 5), (ADA, HAZEL), 7) == kind_word(ended(9, 5), (ADA, HAZEL), 7)
    assert kind_word(ended(9, 5), (HAZEL, HAZEL), 7) == ""


def test_somebody_alone_at_the_table_has_a_word_too() -> None:
    assert kind_word(ended(12), (ADA,), 0)
