from __future__ import annotations

import pytest

from game.session.simulation import Tournament, play_all, play_one, report
from game.session.statistics import spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval_agrees_with_published_values(
    wins: int, games: int, low: float, high: float
) -> None:
    share = wilson(wins, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)
    assert share.share == wins / games


def test_no_games_tell_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_a_spread() -> None:
    figures = spread([3, 1, 8])
    assert (figures.mean, figures.least, figures.greatest) == (4.0, 1, 8)


def test_seats_are_kept_unless_they_rotate() -> None:
    kept = Tournament("biomes", "classic", ("random", "greedy", "random"), 3, 1)
    assert [kept.seating(game) for game in range(3)] == [(0, 1, 2)] * 3
    rotated = Tournament("biomes", "classic", ("random", "greedy", "random"), 3, 1, rotate=True)
    assert [rotated.seating(game) for game in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_figures_are_by_agent_also_where_seats_rotate() -> None:
    rotated = Tournament("biomes", "classic", ("greedy", "random"), 2, 5, rotate=True)
    played = [play_one(rotated, game) for game in range(2)]
    figures = report(rotated, played)
    assert [agent.agent for agent in figures.agents] == ["greedy", "random"]
    assert figures.agents[0].score.least > figures.agents[1].score.greatest
    assert figures.agents[0].win_share.share == 1.0


def test_several_processes_play_the_same_games() -> None:
    tournament = Tournament("biomes", "classic", ("random", "random"), 4, 21)
    one = sorted(play_all(tournament, 1), key=lambda game: game.game)
    many = sorted(play_all(tournament, 2), key=lambda game: game.game)
    assert one == many
    assert report(tournament, one).as_json() == report(tournament, many[::-1]).as_json()
