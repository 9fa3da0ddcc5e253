"""What is written down of a game of towers, and what games say about their map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from game.arena.balance import balance
from game.arena.contest import Bout, Contest, PairedGames
from game.arena.scales import Figure
from game.rules.chance import Dealer
from game.rules.towers.moves import TowersMove
from game.titles.towers.arena import SCALES, GameNotes, notes_of, weigh
from game.titles.towers.content.loading import load_towers
from tests.referee.towers.games import begun, eager
from tools.balance import page


def game(rounds: int, winner: int, last: int | None) -> Bout:
    """A made-up game of two players."""
    notes = GameNotes(
        rounds=rounds,
        ended="stalled" if last is None else "finished",
        last=last,
        points={"demolish": (20, 10), "build": (10, 0), "capture": (0, 10)},
        actions={"place": (4, 4), "build": (2, 0), "exchange": (2, 4)},
        phases={"1": 0, "2": 8, "3": 4, "4": 4},
    )
    return Bout((30, 20), (winner,), 2 * rounds, notes)


def named(figures: tuple[Figure, ...]) -> dict[str, Figure]:
    return {figure.name: figure for figure in figures}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_notes_of_a_game_add_up(players: int) -> None:
    match, chance = begun(players, seed=4), Dealer(4)
    while match.actor is not None:
        match.play(eager(cast(Sequence[TowersMove], match.legal_moves()), chance))
    notes, outcome = notes_of(match), match.outcome
    assert outcome is not None
    turns = len(match.history)
    assert tuple(map(sum, zip(*notes.points.values(), strict=True))) == outcome.scores
    assert (
        tuple(map(sum, zip(*notes.actions.values(), strict=True))) == (turns // players,) * players
    )
    assert sum(notes.phases.values()) == turns == notes.rounds * players
    assert (notes.phases["1"] == 0) == (players == 2)
    assert (notes.last is None) == (notes.ended == "stalled")


def test_games_say_how_they_end_and_how_long_they_are() -> None:
    found = weigh([game(30, 0, 0), game(40, 1, 0), game(50, 0, None)], load_towers())
    stalled, won = found.figures["ends"]
    assert stalled.value == pytest.approx(1 / 3)
    assert not stalled.holds
    assert won.value == 0.5
    assert [figure.value for figure in found.figures["rounds"]] == [30, 40, 50]
    assert found.means == {"turns": 80, "points": 25, "built": 1}


def test_shares_are_of_all_points_and_turns() -> None:
    found = weigh([game(30, 0, 0)], load_towers())
    assert named(found.figures["points"])["demolish"].value == 0.6
    assert named(found.figures["actions"])["place"].value == 0.5
    assert named(found.figures["phases"])["phase 2"].value == 0.5
    assert set(found.figures) == set(SCALES.kinds)
    assert set(found.means) == set(SCALES.means)


def test_the_page_tells_of_builders_and_of_four_masters() -> None:
    contest = Contest("towers", "classic", ("builder", "builder"), 2, 1)
    groups = [PairedGames(number, (game(30, number % 2, 0),)) for number in range(4)]
    found = balance(contest, groups, load_towers())
    told = page([found], "the command", "builder", [(found, "")]).splitlines()
    assert "Measured by 4 games of 2 players, all played by `builder`, and written by" in told
    assert "| stalled | 0.0% | ≤ 0.2% | yes |" in told
    assert "| seat 1 | 50.0% |  |  |" in told
    assert "## Share of the wins by seat, in 4 games of 2 Masters" in told
    assert "| seat 1 | 50.0% ± 49.0% |  |  |" in told
