"""D1, D2: what lies in the box and how a game begins; records' set-ups."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import DICE, die_name, die_number
from game.rules.codec import BadData
from game.rules.core import Options
from tests.rules.brewery.classic import CLASSIC, PRICES
from tests.rules.brewery.table import game, number

STARTERS = ("village-lager", "penny-lager", "tinkerers-lager", "meadow-pilsner")


def test_d1_1_dice_are_named_by_colour_and_number() -> None:
    names = [die_name(die) for die in range(DICE)]
    assert names[:2] == ["light-1", "light-2"]
    assert (names[13], names[14], names[28], names[49]) == (
        "light-14",
        "dark-1",
        "hops-1",
        "skill-10",
    )
    assert [die_number(name) for name in names] == list(range(DICE))
    for wrong in ("light-0", "light-15", "hops-13", "gold-1", "skill-", "light-01", "light"):
        with pytest.raises(ValueError, match="there is no die"):
            die_number(wrong)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d2_1_each_player_begins_with_a_die_of_each_colour_a_seed_and_two_gold(seats: int) -> None:
    view = game(seats, seed=5, first=1).view(0)
    for seat, player in enumerate(view.players):
        own = [die for die in range(DICE) if view.owner[die] == seat]
        assert [die_name(die) for die in own] == [
            f"{colour}-{seat + 1}" for colour in ("light", "dark", "hops", "skill")
        ]
        assert all(1 <= view.value[die] <= 6 for die in own)
        assert (player.seeds, player.gold, player.points) == (1, 2, 0)
    assert view.seeds == 6 - seats
    assert (view.holder, view.actor, view.round, view.summer) == (1, 1, 1, True)
    assert view.market == (3,) * 5
    assert view.black_market == (3,) * 6


def test_d2_1_the_first_player_is_drawn_where_none_is_chosen() -> None:
    assert {game(3, seed=seed, first=None).holder for seed in range(20)} == {0, 1, 2}


def test_d2_2_the_starters_lie_open() -> None:
    for seats, opened in ((2, 3), (3, 3), (4, 4)):
        view = game(seats).view(0)
        assert view.row == tuple(number(name) for name in STARTERS[:opened])
        assert view.deck == 30 - opened


def test_d2_2_in_the_advanced_game_all_are_shuffled() -> None:
    rows = {game(4, seed=seed, options={"advanced": True}).row for seed in range(20)}
    assert len(rows) == 20
    assert {len(row) for row in rows} == {4}
    assert len({game(3, seed=seed).deck for seed in range(20)}) == 20


def test_a_set_up_comes_back_from_its_record() -> None:
    for seed in range(6):
        options = {"advanced": bool(seed & 1), "even_seasons": bool(seed & 2)}
        options["short_game"] = options["behind_begins"] = bool(seed & 4)
        state = game(2 + seed % 3, seed=seed, first=None, options=options)
        again = BREWERY.restore(
            CLASSIC,
            Options(({},) * state.seats, state.holder, options),
            BREWERY.disclose(state),
            seed,
        )
        assert again.view(0) == state.view(0)
        assert (again.deck, again.word) == (state.deck, state.word)


def test_a_set_up_says_all_that_a_referee_needs() -> None:
    told: Any = BREWERY.disclose(game(2, first=1))
    assert told["prices"]["fruit"] == PRICES[0]
    assert told["prices"]["block_object"] == 4
    assert told["row"] == list(STARTERS[:3])
    assert len(told["deck"]) == 27
    assert told["dice"][1] == ["light-2", "dark-2", "hops-2", "skill-2"]
    assert [die for die, _ in told["first_rolls"]][:4] == told["dice"][1], "from the holder on"
    assert told["recipes"]["midnight-stout"] == {
        "style": "stout",
        "level": 3,
        "base": {"light": [3, 2], "dark": [5, 4], "hops": [4]},
        "extension": [
            {"use": "skill", "points": 0, "gold": 3},
            {"use": "special_malt", "points": 0, "gold": 5},
            {"use": "special_hops", "points": 3, "gold": 0},
        ],
        "reward": {"points": 5, "gold": 0, "token": False, "die": None},
    }


def broken(key: str, value: object) -> dict[str, object]:
    """A set-up with one key that is wrong."""
    told = copy.deepcopy(dict(BREWERY.disclose(game(2))))
    told[key] = value
    return told


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("row", ["village-lager"], "setup.row"),
        ("row", ["penny-lager", "village-lager", "tinkerers-lager"], "setup.row"),
        ("row", ["no-such"] * 3, "setup.row[0]"),
        ("deck", ["village-lager"] * 27, "setup.deck"),
        ("dice", [["light-1"], ["light-2"]], "setup.dice"),
        ("first_rolls", [["light-1", 7]], "setup.first_rolls[0]"),
        ("first_rolls", [["light-1", 1]], "setup.first_rolls"),
        ("prices", {"fruit": 1}, "setup.prices"),
        ("recipes", {}, "setup.recipes"),
        ("recipes", [], "setup.recipes"),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(key: str, value: object, path: str) -> None:
    with pytest.raises(BadData) as error:
        BREWERY.restore(CLASSIC, Options(({},) * 2, 0, {}), broken(key, value), 1)
    assert error.value.path == path


def test_a_record_names_its_first_player() -> None:
    told = BREWERY.disclose(game(2))
    for first in (None, 2):
        with pytest.raises(BadData):
            BREWERY.restore(CLASSIC, Options(({},) * 2, first, {}), told, 1)
