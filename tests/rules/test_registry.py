"""The list of titles, and that each keeps to the protocols."""

from __future__ import annotations

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove, Collect, EndTurn, Explore
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView
from game.rules.core import Option, State, Title, chosen
from game.rules.registry import TITLES, UnknownTitle, title
from tests.rules.table import game


def test_titles_are_found_by_their_id() -> None:
    assert all(title(name).id == name for name in TITLES)
    assert title("biomes") is BIOMES


def test_an_unknown_title_is_told_with_those_that_exist() -> None:
    with pytest.raises(UnknownTitle, match="unknown title 'chess'; known: biomes"):
        title("chess")


def test_biomes_keeps_to_the_protocols() -> None:
    keeps_to: Title[Catalogue, BiomesState, BiomesMove, BiomesEvent, BiomesView] = BIOMES
    state: State[BiomesMove, BiomesEvent, BiomesView] = game()
    assert keeps_to.seats == range(2, 5)
    assert state.turn == 1


def test_every_option_has_a_usual_value_among_its_choices() -> None:
    for rules in TITLES.values():
        for declared in (rules.game_options, rules.seat_options):
            assert all(option.default in option.choices for option in declared)
            assert all(len({type(choice) for choice in each.choices}) == 1 for each in declared)
            assert not {option.name for option in declared} & {"name", "agent", "color"}


def test_options_that_nobody_sets_have_their_usual_value() -> None:
    declared = (Option("long"), Option("deck", "small", ("small", "large")))
    assert chosen(declared, {"deck": "large"}) == {"long": False, "deck": "large"}


@pytest.mark.parametrize("values", [{"short": True}, {"deck": "huge"}])
def test_an_unknown_option_or_value_is_refused(values: dict[str, bool | int | str]) -> None:
    with pytest.raises(ValueError, match=r"short|deck"):
        chosen((Option("deck", "small", ("small", "large")),), values)


def test_biomes_waits_for_a_yes_where_the_decision_was_handed_on_unsaid() -> None:
    state = game()
    seen = state.view(state.turn_player)
    first = next(move for move in state.legal_moves() if isinstance(move, Explore))
    state.apply(first)
    between = state.view(seen.turn_player)
    assert not BIOMES.waits_for_yes(seen, first, between)
    second = next(move for move in state.legal_moves() if isinstance(move, Collect))
    state.apply(second)
    state.apply(third := next(iter(state.legal_moves())))
    after = state.view(seen.turn_player)
    assert BIOMES.waits_for_yes(between, third, after)
    assert not BIOMES.waits_for_yes(between, EndTurn(), after)
