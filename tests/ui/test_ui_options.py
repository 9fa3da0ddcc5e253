"""The options of a title in the set-up: switches for flags, arrows for the rest."""

from __future__ import annotations

import pytest

from game.app.screens.seating import followed, kept_values
from game.rules.core import Option, OptionValue, chosen
from game.rules.registry import TITLES
from game.session.titles import play_of
from game.ui.intents import SetGameOption
from game.ui.panels.seats import SetupSeat
from game.ui.panels.setup import SetupModel, setup
from game.ui.shelf.box import OptionWords
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from tests.ui.stage import Heard, click, find, surface

DECLARED = (Option("short"), Option("deck", "small", ("small", "large")))
EVEN = Option("even", by_seats=((2, True), (4, True)))
WORDS = {
    "short": OptionWords("Short game", "Fewer rounds."),
    "deck": OptionWords("Cards", choices={"small": "few", "large": "many"}),
}


def test_every_option_of_every_title_has_words() -> None:
    for title, rules in TITLES.items():
        names = {each.name for each in (*rules.game_options, *rules.seat_options)}
        words = BOXES[title].option_words()
        assert names == set(words)
        assert all(each.label for each in words.values())


def test_what_was_kept_holds_where_it_still_may() -> None:
    kept: dict[str, OptionValue] = {"short": True, "deck": "huge", "gone": 3}
    assert kept_values(DECLARED, kept) == {"short": True, "deck": "small"}


def test_options_of_the_game_are_set_by_a_click() -> None:
    heard = Heard()
    seats = (SetupSeat("Ada", "human", "red"), SetupSeat("Ben", "human", "blue"))
    model = SetupModel(
        "Toy",
        seats,
        (("classic", "Classic"),),
        "classic",
        options={"short": False, "deck": "small"},
        words=WORDS,
    )
    viewport = Viewport.of(1600, 900)
    shown = surface(setup(model, heard.append, viewport))
    click(shown, find(shown, "setup.option.short"))
    click(shown, find(shown, "setup.option.deck.more"))
    assert heard == [SetGameOption("short", True), SetGameOption("deck", "large")]


def test_some_options_are_usual_with_some_numbers_of_players_alone() -> None:
    assert EVEN.usual(2) is True
    assert EVEN.usual(3) is False
    assert kept_values([EVEN], {}, 4) == {"even": True}
    assert kept_values([EVEN], {"even": False}, 4) == {"even": False}
    assert chosen([EVEN], {}) == {"even": False}


def test_what_is_usual_follows_the_number_of_players_and_what_was_chosen_stays() -> None:
    assert followed([EVEN], {"even": True}, 2, 3) == {"even": False}
    assert followed([EVEN], {"even": False}, 3, 4) == {"even": True}
    assert followed([EVEN], {"even": False}, 2, 3) == {"even": False}
    assert followed([EVEN], {"even": True}, 3, 4) == {"even": True}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_brewery_has_even_seasons_where_seats_would_keep_the_summer(players: int) -> None:
    asked = play_of("brewery").options([{}] * players, None, {})
    assert asked.game == {"advanced": False, "even_seasons": players != 3}
