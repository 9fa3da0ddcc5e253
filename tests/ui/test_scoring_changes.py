"""What a building would change in the scorings to come: groups made, groups broken."""

from __future__ import annotations

from dataclasses import replace

from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Round, find_tile
from game.rules.biomes.hints import largest_group, trophy_points, with_building
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.hands.scoring_changes import brought, outlooks
from game.titles.biomes.ui.panels.preview import build_preview
from game.ui.marks import Icon, Text
from game.ui.widget import Widget
from tests.rules.table import buildings, game, put_building, set_board

BROKEN = (2, 0)
"""The middle of the three mountains of board 0."""


def _view(*, beginners: tuple[int, ...] = ()) -> BiomesView:
    state = game(beginners=beginners)
    set_board(state, 0, 0)
    return state.view(0)


def _mountains(view: BiomesView) -> tuple[tuple[int, int], ...]:
    return largest_group(view, 0, Round.A, "mountains")


def _forest() -> Building:
    tile = buildings(lambda tile: tile.biome == "forest", 1)[0]
    found = find_tile(game().view(0).catalogue, tile)
    assert isinstance(found, Building)
    return found


def _texts(widget: Widget) -> list[str]:
    return [node.text for node in widget.walk() if isinstance(node, Text)]


def test_a_broken_group_is_told_with_its_points_and_the_spaces_that_are_lost() -> None:
    view, tile = _view(), _forest()
    assert _mountains(view) == ((1, 0), (2, 0), (2, 1)), "bent round its middle"
    first = outlooks(view, with_building(view, 0, tile.id, BROKEN), 0)[0]
    assert first.round is Round.A
    change = next(each for each in first.changes if each.characteristic == "mountains")
    points = view.catalogue.scoring[Round.A][2]
    assert (len(change.before.spaces), len(change.after.spaces)) == (3, 1)
    assert change.gain == -2 * points
    assert BROKEN in change.lost
    assert len(change.lost) == 2


def test_the_best_of_each_round_to_come_is_told_now_and_then() -> None:
    view, tile = _view(), _forest()
    told = outlooks(view, with_building(view, 0, tile.id, (1, 1)), 0)
    assert [each.round for each in told] == list(Round)
    materials = told[1]
    worth = view.catalogue.scoring[Round.B][CHARACTERISTICS[Round.B].index(tile.material)]
    assert (materials.before, materials.after, materials.gain) == (0, worth, worth)
    assert [each.characteristic for each in materials.changes] == [tile.material]


def test_building_over_a_building_loses_what_it_counted() -> None:
    state = game()
    one, other = buildings(lambda tile: tile.type == "bridge", 1) + buildings(
        lambda tile: tile.type == "dwelling", 1
    )
    put_building(state, 0, (1, 1), one)
    view = state.view(0)
    types = outlooks(view, with_building(view, 0, other, (1, 1)), 0)[2]
    assert {each.characteristic: each.gain > 0 for each in types.changes} == {
        "bridge": False,
        "dwelling": True,
    }
    assert types.changes[0].characteristic == "dwelling", "gains first"


def test_trophies_count_as_they_would_at_the_end() -> None:
    view = _view()
    catalogue = view.catalogue
    mob = next(tile for tile in catalogue.tiles if getattr(tile, "trophy", None) == "forest")
    players = list(view.players)
    players[0] = replace(players[0], mobs=(mob.id,))
    holding = replace(view, players=tuple(players))
    tile = _forest()
    gained = trophy_points(with_building(holding, 0, tile.id, BROKEN), 0) - trophy_points(
        holding, 0
    )
    assert gained == getattr(mob, "bonus", 0)
    assert trophy_points(view, 0) == 0


def test_losses_are_told_by_minus_sign_and_arrow_not_by_colour_alone() -> None:
    view, tile = _view(), _forest()
    for short in (False, True):
        promised = brought(view, 0, tile, BROKEN)
        panel = build_preview(view, 0, tile, promised, (1, 0, 0, 0, 0), short=short)
        assert promised.rounds[0].gain < 0
        assert f"−{-promised.rounds[0].gain}" in _texts(panel)
        assert any(isinstance(node, Icon) and node.name == "down" for node in panel.walk())
        assert any(isinstance(node, Icon) and node.name == "up" for node in panel.walk())
