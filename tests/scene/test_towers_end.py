"""The end of towers: lamps burn in what the winners built, in nothing else, and not before."""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.view import TowersView
from game.titles.towers.scene.layout import layout
from tests.towers.views import table_view


def over(*points: int, built: tuple[int, ...]) -> TowersView:
    """A game that ended with so many points, the first towers of the town built by these seats."""
    view = table_view()
    standing = [field for field, blocks in enumerate(view.towers) if blocks]
    by = dict(zip(standing, built, strict=False))
    players = tuple(
        replace(player, points=each, blocks=(0, 0, 0, 0))
        for player, each in zip(view.players, points, strict=True)
    )
    builders = tuple(by.get(field) for field in range(len(view.towers)))
    return replace(view, players=players, builders=builders, ended="finished", actor=None)


def fields_with(view: TowersView, windows: str) -> set[object]:
    """The fields of all storeys whose model ends so."""
    pieces = layout(view, 0).items()
    return {
        name[1]
        for name, piece in pieces
        if name[0] == "storey" and piece.look.model.endswith(windows)
    }


def of(view: TowersView, *seats: int) -> set[object]:
    return {field for field, seat in enumerate(view.builders) if seat in seats}


def test_lamps_burn_in_the_towers_of_the_winner_alone() -> None:
    view = over(40, 61, 50, built=(0, 1, 2, 1, 0))
    assert len(of(view, 1)) == 2
    assert fields_with(view, "-lit") == of(view, 1)
    town = {field for field, blocks in enumerate(view.towers) if blocks}
    assert fields_with(view, "-dark") == town - of(view, 1)


def test_a_shared_victory_lights_the_towers_of_all_who_share_it() -> None:
    view = over(61, 61, 50, built=(0, 1, 2, 1, 0))
    assert fields_with(view, "-lit") == of(view, 0, 1)


def test_it_is_day_as_long_as_the_game_goes_on() -> None:
    view = replace(over(40, 61, 50, built=(0, 1, 2)), ended="", actor=0)
    assert not fields_with(view, "-lit") | fields_with(view, "-dark")
    ended = replace(view, ended="stalled")
    assert fields_with(ended, "-lit") == of(view, 1), "nothing is kept of the picture before"
