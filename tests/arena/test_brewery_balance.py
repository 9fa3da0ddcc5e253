"""What is written down of a game of brewery, and what games say about their pack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from game.arena.balance import balance
from game.arena.contest import Bout, Contest, PairedGames
from game.arena.scales import Figure
from game.rules.brewery.moves import BreweryMove
from game.rules.chance import Dealer
from game.titles.brewery.arena import SCALES, GameNotes, notes_of, weigh
from game.titles.brewery.content.loading import load_brewery
from tests.referee.brewery.games import begun, eager
from tools.balance import page, told_of


def game(rounds: int, winner: int, *, stalled: bool = False) -> Bout:
    """A made-up game of two players."""
    notes = GameNotes(
        rounds=rounds,
        stalled=stalled,
        points={
            "recipe": (6, 4),
            "bonus": (2, 0),
            "brewing": (4, 4),
            "gold": (3, 1),
            "dice": (5, 11),
        },
        shown=("dry-stout", "pale-ale", "penny-lager", "weizenbock"),
        brewed=("dry-stout", "penny-lager") if winner else ("dry-stout", "pale-ale", "penny-lager"),
        placed={"malt-light": 6, "school-skill": 2},
        tokens={"raise": 3, "reroll": 1},
        declined=2,
    )
    return Bout((20, 20), (winner,), 2 * rounds, notes)


def named(figures: tuple[Figure, ...]) -> dict[str, Figure]:
    return {figure.name: figure for figure in figures}


@pytest.mark.parametrize("players", [2, 4])
def test_the_notes_of_a_game_add_up(players: int) -> None:
    match, chance = begun(players, seed=4), Dealer(4)
    while match.actor is not None:
        match.play(eager(cast(Sequence[BreweryMove], match.legal_moves()), chance))
    notes, outcome = notes_of(match), match.outcome
    assert outcome is not None
    assert tuple(map(sum, zip(*notes.points.values(), strict=True))) == outcome.scores
    assert set(notes.brewed) <= set(notes.shown)
    assert len(notes.brewed) == sum(notes.points["brewing"])
    assert sum(tie // 1000 for tie in outcome.tiebreak) == len(notes.brewed)
    kinds = [cast(BreweryMove, step.move).type for step in match.history]
    assert sum(notes.placed.values()) == kinds.count("place")
    assert sum(notes.tokens.values()) == kinds.count("use_token")
    assert notes.declined == kinds.count("decline")


def test_games_say_what_recipes_are_worth() -> None:
    found = weigh([game(9, 0), game(10, 1), game(11, 0)], load_brewery())
    recipes = named(found.figures["recipes"])
    assert set(recipes) == {"dry-stout", "pale-ale", "penny-lager", "weizenbock"}
    assert recipes["pale-ale"].value == pytest.approx(2 / 3)
    assert recipes["pale-ale"].holds
    assert not recipes["dry-stout"].holds, "brewed whenever it is shown"
    assert recipes["penny-lager"].holds, "but a starter may be"
    assert not recipes["weizenbock"].holds, "never brewed"
    (printed,) = found.figures["cards"]
    assert printed.value == pytest.approx(36 / 8)
    assert not printed.holds


def test_games_say_how_long_they_are_and_how_they_end() -> None:
    games = [game(9, 0), game(10, 1), game(30, 0, stalled=True)]
    found = weigh(games, load_brewery())
    (stalled,) = found.figures["ends"]
    assert stalled.value == pytest.approx(1 / 3)
    assert not stalled.holds
    assert [figure.value for figure in found.figures["rounds"]] == [9, 10, 30]
    assert named(found.figures["points"])["dice"].value == 0.4
    assert named(found.figures["fields"])["malt-light"].value == 0.75
    assert named(found.figures["tokens"])["raise"].value == 0.75
    assert found.means == {"points": 20, "used": 4, "declined": 2}
    assert set(found.figures) == set(SCALES.kinds)
    assert set(found.means) == set(SCALES.means)


def test_the_page_tells_of_recipes_and_seats() -> None:
    contest = Contest("brewery", "classic", ("builder", "builder"), 2, 1)
    groups = [PairedGames(number, (game(9, number % 2),)) for number in range(4)]
    found = balance(contest, groups, load_brewery())
    masters = [(replace(found, games=100), ""), (found, told_of("brewery", "even_seasons"))]
    told = page([found], "the command", "builder", masters).splitlines()
    assert "| `pale-ale` | 50.0% | 35.0%–97.0% | yes |" in told
    assert "## Share of the wins by seat, in 100 games of 2 Masters" in told
    assert "## Share of the wins by seat, in 4 games of 2 Masters, with even seasons" in told
    assert "| seat 1 | 50.0% ± 9.8% |  |  |" in told
