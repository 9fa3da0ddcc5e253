"""Luck apart from skill: it adds up, and where chance had no part there is none."""

from __future__ import annotations

import random

import pytest

from game.session.reviews.judging import Outline, StepSeen
from game.session.reviews.luck import with_luck
from game.session.reviews.moments import luck_of
from game.session.reviews.review import Judgement, Verdict


def judged(n: int, player: int, best: float, chance: float) -> Judgement:
    """A decision that was worth ``best``, of which ``chance`` was left."""
    return Judgement(
        n=n,
        turn=n,
        player=player,
        verdict=Verdict.BETTER,
        chance=chance,
        best=best,
        lost=best - chance,
    )


def outline(
    players: list[int], by_chance: list[int], shares: tuple[float, ...], only: tuple[int, ...] = ()
) -> Outline:
    """A game of such steps; those in ``by_chance`` told somebody something."""
    steps = tuple(StepSeen(n, who, n in by_chance) for n, who in enumerate(players, 1))
    forced = tuple(
        Judgement(n=n, turn=n, player=players[n - 1], verdict=Verdict.ONLY) for n in only
    )
    asked = tuple(n for n in range(1, len(players) + 1) if n not in only)
    return Outline(steps, forced, asked, shares)


def lucks(found: tuple[Judgement, ...]) -> list[float]:
    return [round(each.luck, 9) for each in found]


def test_a_fight_that_was_lost_is_bad_luck_and_no_mistake() -> None:
    """At 85 % it was right to fight; what came after it is worth little."""
    game = outline([0, 0], [1], (0.0, 1.0))
    found = with_luck([judged(1, 0, 0.85, 0.85), judged(2, 0, 0.1, 0.1)], game)
    assert lucks(found) == [-0.75, -0.1]


def test_what_a_rival_gave_away_is_no_luck() -> None:
    game = outline([0, 1, 0], [], (1.0, 0.0))
    moves = [judged(1, 0, 0.5, 0.5), judged(2, 1, 0.5, 0.2), judged(3, 0, 0.8, 0.8)]
    assert lucks(with_luck(moves, game)) == [0.0, -0.2, 0.2]


def test_without_chance_estimates_alone_differ_and_that_is_handed_on() -> None:
    game = outline([0, 0, 0, 1], [2], (1.0, 0.0))
    moves = [
        judged(1, 0, 0.5, 0.5),
        judged(2, 0, 0.53, 0.53),
        judged(3, 0, 0.7, 0.6),
        judged(4, 1, 0.4, 0.4),
    ]
    assert lucks(with_luck(moves, game)) == [0.0, 0.2, 0.4, -0.4]


def test_what_is_not_known_yet_is_no_luck() -> None:
    game = outline([0, 1, 0], [1, 2, 3], (1.0, 0.0))
    assert lucks(with_luck([judged(1, 0, 0.5, 0.5), judged(3, 0, 0.8, 0.8)], game)) == [0.0, 0.2]
    assert lucks(with_luck([judged(1, 0, 0.5, 0.5), judged(2, 1, 0.5, 0.5)], game)) == [0.0, 0.0]
    unfinished = outline([0, 1, 0], [1, 2, 3], ())
    every = [judged(n, who, 0.5, 0.5) for n, who in ((1, 0), (2, 1), (3, 0))]
    assert lucks(with_luck(every, unfinished)) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_result_is_luck_and_what_was_given_away(seats: int) -> None:
    """To the last digit, whatever the estimates are, with decisions that left no choice as well."""
    chance = random.Random(seats)
    for _game in range(50):
        length = chance.randrange(seats * 2, 40)
        players = [chance.randrange(seats) for _ in range(length)]
        only = tuple(n for n in range(1, length + 1) if chance.random() < 0.2)
        by_chance = [n for n in range(1, length + 1) if chance.random() < 0.3]
        winner = chance.randrange(seats)
        game = outline(players, by_chance, tuple(float(s == winner) for s in range(seats)), only)
        moves = []
        for n in game.asked:
            best = chance.random()
            moves.append(judged(n, players[n - 1], best, best * chance.random()))
        found = with_luck([*moves, *game.only], game)
        assert [each.n for each in found] == list(range(1, length + 1))
        for seat in range(seats):
            own = [each for each in moves if each.player == seat]
            if not own:
                continue
            given = sum(each.lost for each in own)
            others = [each for each in moves if each.player != seat and each.n > own[0].n]
            taken = sum(each.lost for each in others) / max(1, seats - 1)
            expected = game.shares[seat] - own[0].best + given - taken
            assert luck_of([each for each in found if each.player == seat]) == pytest.approx(
                expected
            )
