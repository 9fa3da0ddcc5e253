"""The figures of a pack's balance, against games made up for the purpose."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.arena.balance import Balance, NoBalance, balance
from game.arena.balance_table import as_data, as_text
from game.arena.contest import Bout, Contest, PairedGames
from game.arena.scales import Figure
from game.cli import main
from game.rules.biomes.catalogue import Building
from game.titles.biomes.arena import GameNotes
from game.titles.biomes.content.loading import load_biomes

CATALOGUE = load_biomes()
BUILDINGS = tuple(tile.id for tile in CATALOGUE.tiles if isinstance(tile, Building))
PAIR = Contest("biomes", "classic", ("greedy", "greedy"), 4, 1)


def game(winner: int, boards: tuple[int, int], first: str = "forest") -> Bout:
    """A game in which everybody builds everything once; half of all points are of round A."""
    notes = GameNotes(
        boards=boards,
        built=(BUILDINGS, BUILDINGS),
        points={"mob": (4, 6), "score_A": (30, 20), "score_B": (10, 10), "score_C": (15, 5)},
        choices={"A": (first, "desert"), "B": ("wood", "sand"), "C": ("bridge", "bridge")},
    )
    return Bout((59, 41), (winner,), 40, notes)


def balance_of(*games: Bout) -> Balance:
    return balance(
        PAIR, [PairedGames(number, (one,)) for number, one in enumerate(games)], CATALOGUE
    )


def named(figures: tuple[Figure, ...]) -> dict[str, Figure]:
    return {figure.name: figure for figure in figures}


def test_boards_are_held_against_the_seats_they_lay_at() -> None:
    # seat 1 wins 3 of 4; board 1 lies there in the two games that give 1 and 0, board 2 in the rest
    found = balance_of(game(0, (0, 1)), game(1, (0, 1)), game(0, (1, 0)), game(0, (1, 2)))
    assert [figure.value for figure in found.figures["seats"]] == [0.75, 0.25]
    boards = named(found.figures["boards"])
    assert boards["board 1"].value == pytest.approx((0.25 - 0.75 - 0.25) / 3)
    assert boards["board 2"].value == pytest.approx((-0.25 + 0.75 + 0.25 + 0.25) / 4)
    assert boards["board 3"].value == pytest.approx(-0.25)
    assert boards["board 4"].value == 0
    assert [boards[f"board {number}"].holds for number in (1, 2, 3, 4)] == [True, False, True, True]


def test_characteristics_are_counted_within_their_round() -> None:
    found = named(balance_of(game(0, (0, 1)), game(0, (0, 1), "tundra")).figures["characteristics"])
    assert found["A forest"].value == found["A tundra"].value == 0.25
    assert found["A desert"].value == 0.5
    assert found["A mountains"].value == 0
    assert found["C bridge"].value == 1
    assert [name for name, figure in found.items() if not figure.holds] == [
        "A mountains",
        "B stone",
        "B obsidian",
        "C decoration",
        "C dwelling",
        "C animal_house",
    ]


def test_points_are_shares_of_all_points() -> None:
    found = named(balance_of(game(0, (0, 1))).figures["points"])
    assert found["round A"].value == 0.5
    assert not found["round A"].holds
    assert found["round B"].value == 0.2
    assert found["round B"].holds
    assert found["round C"].value == 0.2
    assert found["mob"].value == 0.1
    assert found["mob"].holds


def test_buildings_are_held_against_the_median_one() -> None:
    favourite, rare = BUILDINGS[0], BUILDINGS[1]
    plain = game(0, (0, 1))
    assert plain.notes is not None
    shifted = replace(plain.notes, built=((favourite,) * 3, tuple(set(BUILDINGS) - {rare})))
    found = balance_of(plain, plain, replace(plain, notes=shifted))
    buildings = named(found.figures["buildings"])
    assert len(buildings) == 44
    assert buildings[favourite].value == 8 / 5
    assert buildings[rare].value == 4 / 5
    assert found.means["built"] == (88 * 2 + 3 + 43) / 6
    bounds = replace(buildings[rare], value=0.49), replace(buildings[rare], value=2.01)
    assert not any(figure.holds for figure in bounds)


def test_unequal_agents_tell_nothing() -> None:
    unequal = replace(PAIR, agents=("greedy", "random"))
    with pytest.raises(NoBalance):
        balance(unequal, [PairedGames(0, (game(0, (0, 1)), game(0, (1, 0))))], CATALOGUE)
    with pytest.raises(NoBalance):
        balance(PAIR, [PairedGames(0, (Bout((1, 2), (1,), 9),))], CATALOGUE)


def test_the_table_shows_every_figure_with_its_bounds() -> None:
    found = balance_of(game(0, (0, 1)), game(1, (2, 3)))
    lines = as_text(found).splitlines()
    assert lines[-1] == "Not all bounds hold."
    assert lines[-2] == "buildings a player: 44.0"
    [round_a] = [line for line in lines if line.startswith("  round A")]
    assert round_a.split() == ["round", "A", "50.0%", "20.0%–45.0%", "fails"]
    data = as_data(found)
    assert data["holds"] is False
    kinds = ("seats", "boards", "characteristics", "buildings", "points")
    assert sum(len(figures) for figures in found.figures.values()) + 5 == len(lines) - 2
    assert all(isinstance(data[kind], list) for kind in kinds)


def test_the_command_adds_the_balance(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--agents", "random,random", "--games", "3", "--jobs", "1", "--balance"]
    assert main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["balance"]["games"] == figures["games"] == 3
    assert [len(figures["balance"][kind]) for kind in ("seats", "boards", "buildings")] == [
        2,
        4,
        44,
    ]
    assert main(words) == 0
    assert "share of all points" in capsys.readouterr().out


def test_the_balance_of_unequal_agents_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--agents", "random,greedy", "--balance"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
