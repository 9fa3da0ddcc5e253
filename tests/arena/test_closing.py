"""How long games go on after they were decided."""

from __future__ import annotations

import pytest

from game.arena import closing
from game.arena.closing import Closing
from game.arena.contest import Bout, Contest, PairedGames
from game.arena.playing import play_group
from game.arena.standing import standing
from game.rules.core import View


def watched(monkeypatch: pytest.MonkeyPatch, shares: list[float]) -> Closing:
    """A game in which the first of two seats had those shares of the win, turn by turn."""
    coming = iter(shares)

    def told(_title: str, _view: View) -> tuple[float, float]:
        share = next(coming)
        return share, 1.0 - share

    monkeypatch.setattr(closing, "chances", told)
    game = Closing("biomes")
    for turn in range(1, len(shares) + 1):
        for _decision in range(3):
            game.watch(turn, object())  # type: ignore[arg-type] # nobody looks at it
    return game


@pytest.mark.parametrize(
    ("shares", "winner", "turns"),
    [
        ([0.5, 0.96, 0.97, 0.99], 0, 3),
        ([0.5, 0.96, 0.94, 0.99], 0, 1),
        ([0.5, 0.96, 0.97, 0.2], 0, 0),
        ([0.99, 0.99], 1, 0),
        ([0.5, 0.04, 0.03], 1, 2),
        ([0.96], 0, 1),
    ],
)
def test_turns_count_from_when_the_winner_was_sure_for_good(
    monkeypatch: pytest.MonkeyPatch, shares: list[float], winner: int, turns: int
) -> None:
    assert watched(monkeypatch, shares).turns(winner) == turns


def test_a_standing_tells_the_closings_of_the_games_each_won_alone() -> None:
    def game(winners: tuple[int, ...], late: int) -> Bout:
        return Bout((30, 20), winners, turns=40, closing=late)

    contest = Contest("biomes", "classic", ("a", "b"), 4, 7)
    groups = [
        PairedGames(0, (game((0,), 8), game((1,), 2))),  # both won by the first agent
        PairedGames(1, (game((1,), 6), game((0, 1), 9))),  # by the second; shared
    ]
    first, second = standing(contest, groups).players
    assert (first.closing, first.slowest) == (5.0, 8)
    assert (second.closing, second.slowest) == (6.0, 6)


def test_a_games_closing_is_part_of_it() -> None:
    contest = Contest("biomes", "classic", ("greedy", "random"), 2, 3)
    games = play_group(contest, 0).games
    assert all(0 < game.closing < game.turns for game in games), "nobody loses against chance"
