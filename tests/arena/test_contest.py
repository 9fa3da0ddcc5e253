"""Pairing, intervals and ratings of the arena."""

from __future__ import annotations

import math

import pytest

from game.ai.random_agent import RandomAgent
from game.arena.contest import Bout, Contest, PairedGames
from game.arena.playing import play_group, play_groups
from game.arena.standing import elo_of, measured, share_of, standing
from game.arena.table import as_data, as_text
from game.session.statistics import wilson


def contest(*agents: str, games: int = 4, seed: int = 7) -> Contest:
    return Contest("biomes", "classic", agents, games, seed)


def won_by(*winners: int, seats: int = 2) -> Bout:
    """A game in which each winner has 30 points and the others 10 less for each seat."""
    scores = tuple(30 if seat in winners else 20 - seat for seat in range(seats))
    return Bout(scores, winners, turns=40)


@pytest.mark.parametrize(
    ("agents", "period"),
    [
        (("a", "b"), 2),
        (("a", "a"), 1),
        (("a", "b", "c"), 3),
        (("a", "b", "b", "b"), 4),
        (("a", "b", "a", "b"), 2),
        (("a", "a", "a", "a"), 1),
    ],
)
def test_a_group_holds_every_different_rotation_once(agents: tuple[str, ...], period: int) -> None:
    rotated = contest(*agents, games=9)
    assert rotated.period == period
    assert rotated.groups == math.ceil(9 / period)
    seatings = {
        tuple(agents[one] for one in rotated.seating(shift)) for shift in range(len(agents))
    }
    assert len(seatings) == period


def test_everybody_sits_everywhere() -> None:
    four = contest("a", "b", "c", "d")
    for agent in range(4):
        assert {four.seat_of(agent, shift) for shift in range(4)} == {0, 1, 2, 3}
        for shift in range(4):
            assert four.seating(shift)[four.seat_of(agent, shift)] == agent


def test_games_of_a_group_have_one_deal_and_the_first_seat_begins() -> None:
    group = play_group(contest("greedy", "random", "random", games=3), 2)
    assert len(group.games) == 3
    notes = [game.notes for game in group.games if game.notes]
    assert len(notes) == 3
    assert len({note.boards for note in notes}) == 1
    assert len({game.scores for game in group.games}) == 3
    assert [game.winners for game in group.games] == [(0,), (2,), (1,)]


def test_notes_add_up_to_the_scores() -> None:
    for game in play_group(contest("greedy", "random", "greedy"), 0).games:
        assert game.notes is not None
        totals = [sum(amounts) for amounts in zip(*game.notes.points.values(), strict=True)]
        assert tuple(totals) == game.scores
        assert [len(game.notes.choices[round_]) for round_ in "ABC"] == [3, 3, 3]
        assert len(game.notes.built) == 3
        assert any(game.notes.built)


def test_a_standing_against_figures_by_hand() -> None:
    # shares of the first agent by seed: 1, 1/2 (a win each), 3/4 (a win and a shared one), 1/2
    groups = [
        PairedGames(0, (won_by(0), won_by(1))),
        PairedGames(1, (won_by(0), won_by(0))),
        PairedGames(2, (won_by(0, 1), won_by(1))),
        PairedGames(3, (won_by(1), won_by(1))),
    ]
    result = standing(contest("a", "b", games=8), groups[::-1])
    first, second = result.players
    assert (result.games, result.groups, result.ties) == (8, 4, 1)
    assert first.share == 0.6875
    assert second.share == 0.3125
    # variance over seeds 0.05729, of the mean 0.01432: worth 0.21484 / 0.01432 = 15 games
    expected = wilson(0.6875 * 15, 15)
    assert (first.low, first.high) == pytest.approx((expected.low, expected.high))
    assert (first.low, first.high) == pytest.approx((0.4365, 0.8620), abs=1e-4)
    assert first.elo == pytest.approx(400 * math.log10(0.6875 / 0.3125))
    # 30 in each game it won or shared; 20 as a losing first seat, 19 as a losing second
    assert first.points == pytest.approx((30 + 30 + 30 + 19 + 30 + 30 + 20 + 30) / 8)
    assert first.lead == pytest.approx((11 + 10 + 11 - 11 + 0 + 10 - 10 + 10) / 8)
    assert result.seats[0].share == pytest.approx((1 + 0 + 1 + 1 + 0.5 + 0 + 0 + 0) / 8)
    assert sum(seat.share for seat in result.seats) == 1


def test_groups_that_all_agree_still_leave_doubt() -> None:
    assert share_of([1.0] * 20).low == wilson(20, 20).low < 1
    assert share_of([0.0] * 20).high == wilson(0, 20).high > 0
    assert share_of([0.5]) == wilson(0.5, 1)


def test_pairs_that_cancel_chance_narrow_the_interval() -> None:
    narrow, wide = share_of([0.5] * 90 + [1.0] * 10), share_of([0.0] * 45 + [1.0] * 55)
    assert narrow.share == wide.share == 0.55
    assert narrow.high - narrow.low < 0.4 * (wide.high - wide.low)


def test_elo() -> None:
    assert elo_of(0.5, 1, 100) == 0
    assert elo_of(10 / 11, 1, 100) == pytest.approx(400)
    assert elo_of(0.25, 3, 100) == pytest.approx(0)
    assert elo_of(1.0, 1, 100) == elo_of(0.995, 1, 100)
    assert elo_of(0.0, 1, 100) == elo_of(0.005, 1, 100) < -900


def test_one_against_three_is_the_first_agents_share() -> None:
    # the first agent sits in seat 0, 3, 2, 1 in turn
    games = (won_by(0, seats=4), won_by(3, seats=4), won_by(0, seats=4), won_by(0, seats=4))
    result = standing(contest("a", "b", "b", "b"), [PairedGames(0, games)])
    assert result.players[0].share == 0.5
    assert [player.share for player in result.players[1:]] == [0.0, 0.25, 0.25]
    assert [seat.share for seat in result.seats] == [0.75, 0.0, 0.0, 0.25]


def test_equal_agents_share_the_wins_in_one_game_a_seed() -> None:
    result = standing(contest("a", "a", games=3), [PairedGames(n, (won_by(0),)) for n in range(3)])
    assert result.games == 3
    assert [player.share for player in result.players] == [0.5, 0.5]
    assert [seat.share for seat in result.seats] == [1.0, 0.0]


def test_two_processes_play_the_same_games_as_one() -> None:
    pair = contest("greedy", "random", games=4)
    alone = list(play_groups(pair, range(2), 1))
    shared = sorted(play_groups(pair, range(2), 2), key=lambda group: group.number)
    assert alone == shared
    assert as_data(standing(pair, alone)) == as_data(standing(pair, shared[::-1]))


def test_agents_without_a_name_in_any_registry_can_be_measured() -> None:
    result = measured([("one", RandomAgent), ("other", RandomAgent)], games=6, seed=3)
    assert result.games == 6
    assert result.contest.agents == ("one", "other")
    assert 0 < result.players[0].points < 60


def test_the_table_names_agents_and_seats() -> None:
    groups = [PairedGames(0, (won_by(0), won_by(1)))]
    lines = as_text(standing(contest("a", "b", games=2), groups)).splitlines()
    assert lines[0] == "biomes (classic): 2 games of 1 seed from 7"
    assert lines[1].split() == ["wins", "95", "%", "Elo", "points", "lead", "closing"]
    assert lines[2].split()[:3] == ["1.", "a", "100.0%"]
    assert lines[3].split()[:3] == ["2.", "b", "0.0%"]
    assert lines[5].split()[:3] == ["seat", "2", "50.0%"]
    assert len({len(line) for line in lines[2:4]}) == 1
