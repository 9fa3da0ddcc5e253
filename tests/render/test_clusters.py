"""What lies near one another is drawn together, what moves by itself."""

from __future__ import annotations

import random

from game.render.clusters import MOST_ALONE, MOST_JOINING, RESTING, Clusters
from game.render.extent import Ball
from game.scene.pose import PieceId


def at(x: float, y: float = 0.1, radius: float = 0.3) -> Ball:
    return Ball((x, y, 0.1), radius)


def rest(clusters: Clusters, pictures: int) -> list[PieceId]:
    """Let so many pictures pass; what joined a cluster meanwhile."""
    return [name for _ in range(pictures) for name in clusters.settle()[0]]


def test_what_has_moved_is_by_itself_until_it_has_rested() -> None:
    balls: dict[int, Ball] = {}
    clusters = Clusters(balls, 1)
    for number, x in enumerate((0.1, 0.2, 9.0)):
        clusters.put(("card", number), at(x))
    clusters.settle()
    assert len(balls) == 3
    joined = rest(clusters, RESTING + 3)
    assert sorted(joined) == [("card", 0), ("card", 1), ("card", 2)]
    first, second, far = (clusters.number(("card", number)) for number in range(3))
    assert first == second != far
    assert len(balls) == 2
    clusters.put(("card", 1), at(0.4))
    assert clusters.number(("card", 1)) not in {first, far, None}
    moving, chance = clusters.number(("card", 1)), random.Random(1)
    for _ in range(2 * RESTING):
        assert clusters.settle()[0] == []
        clusters.put(("card", 1), at(chance.random()))
        assert clusters.number(("card", 1)) == moving, "it goes on by itself"


def test_what_is_put_where_it_lies_stays_in_its_cluster() -> None:
    clusters = Clusters({}, 1)
    clusters.put(("card",), at(1.0))
    rest(clusters, RESTING + 1)
    number = clusters.number(("card",))
    clusters.put(("card",), at(1.0))
    assert clusters.number(("card",)) == number
    assert clusters.settle() == ([], set())


def test_of_many_that_come_at_once_few_stay_by_themselves() -> None:
    balls: dict[int, Ball] = {}
    clusters = Clusters(balls, 1)
    for number in range(200):
        clusters.put(("card", number), at(0.01 * number))
    joined, _ = clusters.settle()
    assert len(joined) == 200 - MOST_ALONE
    assert len(balls) == MOST_ALONE + 1


def test_many_that_move_together_go_on_by_themselves() -> None:
    clusters = Clusters({}, 1)
    names: list[PieceId] = [("block", number) for number in range(MOST_ALONE)]
    for step in range(5):
        for x, name in enumerate(names):
            clusters.put(name, at(0.1 * x, 0.1 * step))
        assert clusters.settle()[0] == []
    assert len({clusters.number(name) for name in names}) == MOST_ALONE


def test_of_those_that_have_rested_some_join_clusters_in_each_picture() -> None:
    clusters = Clusters({}, 1)
    for number in range(2 * MOST_JOINING + 1):
        clusters.put(("card", number), at(0.1 * number))
    joined = [len(clusters.settle()[0]) for _ in range(RESTING + 5)]
    assert joined == [*[0] * RESTING, *(MOST_JOINING, MOST_JOINING, 1), 0, 0]


def test_a_large_thing_makes_no_cluster_of_small_ones_large() -> None:
    balls: dict[int, Ball] = {}
    clusters = Clusters(balls, 1)
    clusters.put(("card",), at(1.0))
    clusters.put(("board",), at(1.0, radius=2.5))
    rest(clusters, RESTING + 2)
    assert clusters.number(("card",)) != clusters.number(("board",))


def test_each_ball_holds_its_cluster_whatever_comes_moves_and_goes() -> None:
    chance, balls = random.Random(7), dict[int, Ball]()
    clusters, there = Clusters(balls, 1), dict[PieceId, Ball]()
    for _ in range(300):
        for _ in range(chance.randrange(4)):
            name: PieceId = ("card", chance.randrange(60))
            if chance.random() < 0.2:
                clusters.drop(name)
                there.pop(name, None)
            else:
                there[name] = at(chance.uniform(-9, 9), chance.uniform(-6, 6))
                clusters.put(name, there[name])
        clusters.settle()
        assert {clusters.number(name) for name in there} == balls.keys()
        for name, ball in there.items():
            assert clusters.ball(name) == ball
            number = clusters.number(name)
            assert number is not None
            centre, radius = balls[number]
            apart = sum((a - b) ** 2 for a, b in zip(centre, ball.centre, strict=True)) ** 0.5
            assert apart + ball.radius <= radius + 1e-9
