"""Whole games by somebody who wants to brew: what holds from the first move to the last."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.rules.brewery.catalogue import COLOUR_OF
from game.rules.brewery.events import (
    BreweryEvent,
    DiceRolled,
    GoldChanged,
    PhaseStarted,
    PointsGained,
    RoundStarted,
    SeedsGained,
)
from game.rules.brewery.moves import BreweryMove
from game.rules.chance import Dealer
from tests.conformance.brewery import counts, plain
from tests.rules.brewery.table import eager, game

GAMES = 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_and_every_law_holds(seats: int) -> None:
    ends: Counter[bool] = Counter()
    for seed in range(GAMES):
        options = {"advanced": bool(seed & 1), "even_seasons": bool(seed & 2)}
        options["short_game"] = bool(seed & 1)
        options["behind_begins"] = bool(seed & 2)
        state, dealer = game(seats, seed=seed, first=None, options=options), Dealer(seed)
        played: list[BreweryMove] = []
        told: list[BreweryEvent] = []
        while state.actor() is not None:
            move = eager(state, state.legal_moves(), dealer)
            played.append(move)
            told += state.apply(move)
            counts(state, played)
            if len(played) % 40 == 0:
                plain(state)
        ends[state.round < 30] += 1
        check_story(told)
        check_token(told, seats, behind=bool(options["behind_begins"]))
        view = state.view(0)
        for seat, player in enumerate(view.players):
            gained = [each for each in told if getattr(each, "player", -1) == seat]
            assert player.points == sum(
                each.amount for each in gained if isinstance(each, PointsGained)
            )
            gold = 2 + sum(each.amount for each in gained if isinstance(each, GoldChanged))
            assert player.gold == gold
    assert ends[True], "somebody who wants to brew ends a game before round 30"


def check_story(told: list[BreweryEvent]) -> None:
    """Phases and rounds come in their order; no amount is nothing; rolls are by colour."""
    phases = ["place", *(each.phase for each in told if isinstance(each, PhaseStarted))]
    assert phases == ["place", "purchase", "brew", "clean_up"] * (len(phases) // 4)
    rounds = [each for each in told if isinstance(each, RoundStarted)]
    assert [each.round for each in rounds] == list(range(2, len(rounds) + 2))
    for each in told:
        if isinstance(each, PointsGained | SeedsGained | GoldChanged):
            assert each.amount
        if isinstance(each, DiceRolled):
            assert each.dice
            assert all(1 <= value <= 6 for _, value in each.dice)
            if each.reason == "round":
                assert [die for die, _ in each.dice] == sorted(die for die, _ in each.dice)
            if each.reason == "school-exchange":
                assert len({COLOUR_OF[die] for die, _ in each.dice}) == 1


def check_token(told: list[BreweryEvent], seats: int, *, behind: bool) -> None:
    """The season token goes clockwise, or to one of those with the fewest points (D9)."""
    points = [0] * seats
    for each in told:
        if isinstance(each, PointsGained):
            points[each.player] += each.amount
        if isinstance(each, RoundStarted) and behind:
            assert points[each.holder] == min(points)
    rounds = [each for each in told if isinstance(each, RoundStarted)]
    goes_on = [(later.holder - sooner.holder) % seats for sooner, later in pairwise(rounds)]
    assert behind or set(goes_on) == {1}


def test_moves_are_made_once() -> None:
    """Lists of the same position hold the same objects, so that they cost next to nothing."""
    state, dealer = game(3, seed=4), Dealer(4)
    for _ in range(200):
        one, other = state.legal_moves(), state.legal_moves()
        assert all(mine is theirs for mine, theirs in zip(one, other, strict=True))
        state.apply(eager(state, one, dealer))


def test_faces_fall_evenly() -> None:
    faces: Counter[int] = Counter()
    for seed in range(12):
        state, dealer = game(4, seed=seed), Dealer(seed)
        while state.actor() is not None:
            for event in state.apply(eager(state, state.legal_moves(), dealer)):
                if isinstance(event, DiceRolled):
                    faces.update(value for _, value in event.dice)
    mean = sum(faces.values()) / 6
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - mean) < 0.1 * mean for count in faces.values())
