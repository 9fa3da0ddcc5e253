"""Chances to win: told by how far forecasts turned out wrong, and how that is measured."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from game.ai.agent import chances
from game.ai.chances import shares
from game.ai.thinking import WrongView
from game.rules.biomes.position import REASONS
from game.rules.chance import Dealer
from game.titles.biomes.ai.chances import DOUBT, Doubt
from tests.ai.positions import game_of, new_game
from tools.reliability import Sample, as_text, brier, fitted, played, rows, said_by


def test_a_lead_of_as_much_as_the_doubt_multiplies_the_odds_by_e() -> None:
    one, other = shares([30.0, 24.0], 6.0)
    assert one / other == pytest.approx(math.e)
    assert sum(shares([5.0, 9.0, 2.0, 9.0], 3.0)) == pytest.approx(1.0)


def test_doubt_grows_with_the_turns_left_and_shrinks_with_rivals() -> None:
    doubts = [DOUBT.points(left, 2) for left in (0.0, 1.0, 8.0, 18.0, 20.0, 24.0)]
    assert doubts == sorted(doubts)
    assert doubts[0] == DOUBT.end
    assert doubts[5] - doubts[4] > 2 * (doubts[4] - doubts[3]), "it knows least at the start"
    assert DOUBT.points(5.0, 2) > DOUBT.points(5.0, 3) > DOUBT.points(5.0, 4) > 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_start_everybodys_chance_is_about_even(seats: int) -> None:
    for seed in range(5):
        state = new_game(seats, seed)
        told = chances("biomes", state.view(state.decider))
        assert sum(told) == pytest.approx(1.0)
        assert all(abs(share * seats - 1) < 0.25 for share in told)


def test_chances_follow_the_points_and_nothing_hidden() -> None:
    state = next(state for state, _ in game_of(2, 4, "builder") if state.turn == 30)
    seat = state.decider
    before = chances("biomes", state.view(seat))[seat]
    state.xp[len(REASONS) * seat] += 15
    view = state.view(seat)
    assert chances("biomes", view)[seat] > before + 0.1
    with pytest.raises(WrongView):
        chances("biomes", object())  # type: ignore[arg-type] # on purpose


def sample(game: int, said: float, came: float, left: float = 5.0, lead: float = 0.0) -> Sample:
    return Sample(game, left, (lead, 0.0), (said, 1 - said), (came, 1 - came))


def test_rows_against_figures_by_hand() -> None:
    found = [sample(1, 0.75, 1.0), sample(1, 0.72, 1.0), sample(2, 0.78, 0.0)]
    low, high = rows(found)
    said, came, margin, count = high
    assert said == pytest.approx(0.75)
    assert came == pytest.approx(2 / 3)
    assert count == 3
    # off by game: 2 - 2 * 2/3 and 0 - 2/3
    assert margin == pytest.approx(1.96 * math.hypot(2 / 3, 2 / 3) / 3, abs=1e-3)
    assert low[0] == pytest.approx(0.25)
    assert low[1] == pytest.approx(1 / 3)
    assert brier(found) == pytest.approx((0.25**2 + 0.28**2 + 0.78**2) / 3)
    assert "3 moments" in as_text(found)


def test_another_doubt_tells_other_shares() -> None:
    (found,) = said_by([sample(1, 0.9, 1.0, left=10.0, lead=8.0)], Doubt(3.0, 1.0, 99.0, 0.0), 5.0)
    assert found.said[0] / found.said[1] == pytest.approx(math.e)


def test_the_fit_finds_the_doubt_by_which_games_went() -> None:
    dealer, found = Dealer(3), []
    truth = replace(DOUBT, end=6.0, turn=0.8, start=0.0)
    for game in range(4000):
        left, lead = float(dealer.below(18)), float(dealer.below(41) - 20)
        share = shares([lead, 0.0], truth.points(left, 2))[0]
        found.append(sample(game, 0.5, float(dealer.below(10_000) < share * 10_000), left, lead))
    doubt, _ = fitted(found)
    for left in (1.0, 8.0, 15.0):
        assert doubt.points(left, 2) == pytest.approx(truth.points(left, 2), rel=0.2)


def test_a_games_samples_tell_what_came() -> None:
    found = played(("greedy", "random"), 0, 6)
    assert len(found) > 20
    assert {one.came for one in found} == {(1.0, 0.0)}
    assert found[0].left > found[-1].left
    assert all(sum(one.said) == pytest.approx(1.0) for one in found)
    assert found[-1].said[0] > 0.9
