from __future__ import annotations

from game.rules.core import Outcome
from game.titles.biomes.ui.panels.words import points
from game.titles.biomes.ui.summary import reason_name
from game.ui.panels.result import places, winner_text
from game.ui.panels.victory import why_text
from game.ui.persons import Person
from tests.ui.gallery import PEOPLE


def _told(scores: tuple[int, ...], blocks: tuple[int, ...], winners: tuple[int, ...]) -> str:
    outcome = Outcome(scores, blocks, winners)
    return f"{winner_text(outcome, PEOPLE)} {why_text(outcome, PEOPLE, points)}"


def test_points_decide() -> None:
    told = _told((46, 49, 55, 49), (2, 4, 0, 3), (2,))
    assert told == "Wilhelmina wins! 55 XP, 6 more than Jonas and Tom."


def test_one_alone_is_ahead_of_nobody() -> None:
    outcome = Outcome((46,), (2,), (0,))
    assert why_text(outcome, PEOPLE[:1], points) == "46 XP in the end."


def test_blocks_left_decide_between_equals() -> None:
    told = _told((50, 49, 50, 50), (2, 9, 4, 3), (2,))
    wanted = "Mira, Wilhelmina and Tom have 50 XP each. Wilhelmina has the most blocks left: 4."
    assert told == f"Wilhelmina wins! {wanted}"


def test_a_shared_victory_is_told_in_words() -> None:
    told = _told((40, 38, 40, 12), (1, 0, 1, 5), (0, 2))
    wanted = "40 XP each, and 1 block left each: the victory is shared."
    assert told == f"Mira and Wilhelmina win together! {wanted}"


def test_equals_share_their_place() -> None:
    outcome = Outcome((30, 26, 26, 26), (0, 6007, 6007, 6001), (0,))
    assert places(outcome, (1, 2, 3)) == [2, 2, 4]


def test_who_plays_alone_against_opponents_is_spoken_to() -> None:
    """Of several people each has a name; nobody but opponents is called by name, too."""
    ada, hazel, ben = Person("Ada", "red"), Person("Hazel", "blue", "greedy"), Person("Ben", "pink")
    won, lost = Outcome((5, 3), (0, 0), (0,)), Outcome((3, 5), (0, 0), (1,))
    shared = Outcome((5, 5), (0, 0), (0, 1))
    assert winner_text(won, (ada, hazel)) == "You win!"
    assert winner_text(lost, (ada, hazel)) == "Hazel wins!"
    assert winner_text(shared, (ada, hazel)) == "You and Hazel win!"
    assert winner_text(won, (ada, ben)) == "Ada wins!"
    assert winner_text(shared, (ada, ben)) == "Ada and Ben win together!"
    assert winner_text(won, (hazel, hazel)) == "Hazel wins!"


def test_what_is_printed_on_buildings_is_not_told_as_all_that_they_brought() -> None:
    """“XP on buildings: 1” was taken for a mistake by somebody who had put up five."""
    assert reason_name("building") == "Golden stars on buildings"
