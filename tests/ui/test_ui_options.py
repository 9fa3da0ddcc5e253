"""The options of a title in the set-up: switches for flags, arrows for the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.screens.seating import followed, kept_values
from game.rules.core import Option, OptionValue, chosen
from game.rules.registry import TITLES
from game.session.preferences import Preferences, TurnEnds
from game.session.seats import COLORS, Seat
from game.session.titles import play_of
from game.ui.intents.setup import SetGameOption
from game.ui.marks import Text
from game.ui.panels.settings import settings
from game.ui.panels.settings_table import SettingsModel
from game.ui.panels.settings_words import turn_ends
from game.ui.panels.setup import SetupModel, setup
from game.ui.panels.sitting import Choices
from game.ui.scroll import ARROW, EDGE, Scroll
from game.ui.shelf.box import OptionWords
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from tests.ui.stage import Heard, click, find, surface

DECLARED = (Option("short"), Option("deck", "small", ("small", "large")))
EVEN = Option("even", by_seats=((2, True), (4, True)))
WORDS = {
    "short": OptionWords("Short game", line="Fewer rounds."),
    "deck": OptionWords("Cards", choices={"small": "few", "large": "many"}),
}


def test_every_option_of_every_title_has_words() -> None:
    for title, rules in TITLES.items():
        declared = (*rules.game_options, *rules.seat_options)
        names = {each.name for each in declared if each.offered}
        words = BOXES[title].option_words()
        assert names == set(words)
        assert all(each.label for each in words.values())


@pytest.mark.parametrize("when", turn_ends())
def test_when_turns_end_is_explained_without_pointing_at_it(when: str) -> None:
    """*As usual* told nothing."""
    shown = surface(None, (1280, 720))
    model = SettingsModel(Preferences(turn_ends=TurnEnds(when)))
    shown.show(settings(model, lambda _intent: None, shown.viewport))
    told = [node.text for node in shown.root.walk() if isinstance(node, Text)]
    name, meaning = turn_ends()[when]
    assert {name, meaning} <= {*told}


def test_what_was_kept_holds_where_it_still_may() -> None:
    kept: dict[str, OptionValue] = {"short": True, "deck": "huge", "gone": 3}
    assert kept_values(DECLARED, kept) == {"short": True, "deck": "small"}


def test_options_of_the_game_are_set_by_a_click() -> None:
    heard = Heard()
    seats = (Seat("Ada", "human", "red"), Seat("Ben", "human", "blue"))
    model = SetupModel(
        "Toy",
        seats,
        (("classic", "Classic"),),
        "classic",
        options={"short": False, "deck": "small"},
        choices=Choices(WORDS),
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
def test_brewery_is_usually_played_as_published(players: int) -> None:
    """D9: 1,000 games of two Masters put the first seat inside 40-60 %."""
    asked = play_of("brewery").options([{}] * players, None, {})
    names = ("advanced", "even_seasons", "short_game", "behind_begins")
    assert asked.game == dict.fromkeys(names, False)


@pytest.mark.parametrize("title", ["biomes", "towers"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_what_four_people_agree_on_fits_beside_each_other(
    size: tuple[int, int], title: str
) -> None:
    options = chosen(TITLES[title].seat_options, {})
    seats = [
        Seat(name, "human", color, options) for name, color in zip("ABCD", COLORS, strict=True)
    ]
    packs, words = (("classic", "Classic"),), BOXES[title].option_words()
    model = SetupModel(title, tuple(seats), packs, "classic", choices=Choices(words))
    shown = surface(setup(model, Heard().append, Viewport.of(*size)), size)
    body = find(shown, "setup.scroll")
    assert isinstance(body, Scroll)
    assert not body.scroll(-1), "nothing lies below"
    more, asked = find(shown, "setup.3.start.more").rect, find(shown, "setup.3.hints").rect
    assert more.right <= asked.x
    assert more.y < asked.center[1] < more.bottom


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_three_people_see_all_that_can_be_set_for_a_game(size: tuple[int, int]) -> None:
    """The options of the game stand in the place that three players leave free."""
    box, habits = BOXES["brewery"], BOXES["brewery"].habit
    assert habits is not None
    model = SetupModel(
        "Brewery",
        tuple(Seat(name, "human", color) for name, color in zip("ABC", COLORS, strict=False)),
        (("classic", "Classic"), ("orchard", "Orchard")),
        "classic",
        options={"advanced": False},
        pack_label=box.pack(),
        choices=Choices(box.option_words(), habit=habits.words(), habits=(habits.usual,) * 3),
    )
    shown = surface(setup(model, Heard().append, Viewport.of(*size)), size)
    body = find(shown, "setup.scroll")
    assert isinstance(body, Scroll)
    assert not body.scroll(-1), "nothing lies below"
    four = replace(
        model,
        options={"advanced": False, "even_seasons": False},
        seats=(*model.seats, Seat("D", "human", COLORS[3])),
        choices=replace(model.choices, habits=(habits.usual,) * 4),
    )
    size = (1024, 768)  # in a wide window these stand beside four
    shown = surface(setup(four, Heard().append, Viewport.of(*size)), size)
    x, y = find(shown, "setup.scroll").rect.center
    y = find(shown, "setup.scroll").rect.bottom - ARROW / 2 - EDGE
    option = find(shown, "setup.option.advanced")
    before, scale = option.rect.y, shown.viewport.scale
    at = x * scale, shown.viewport.pixel_height - y * scale
    shown.pointer_pressed(*at)
    shown.pointer_released(*at)
    assert find(shown, "setup.option.advanced").rect.y < before, "the arrow leads to the rest"
