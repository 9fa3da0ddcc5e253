"""The flags of a quick town: they stand on what players built, and come and go with it (Q3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.chance import Dealer
from game.rules.towers.view import TowersView
from game.scene.pose import PieceId
from game.titles.towers.scene.anchors import pieces_of
from game.titles.towers.scene.layout import layout
from game.titles.towers.scene.tabletop import TABLETOP
from game.titles.towers.scene.targets import TowerTarget
from tests.rules.towers.table import game
from tests.scene.test_towers_director import drained, eager
from tests.towers.views import table_view


def flags(view: TowersView) -> dict[PieceId, str]:
    """By their names, whose flags there are."""
    pieces = layout(view, 0).items()
    return {name: piece.look.model for name, piece in pieces if name[0] == "pennant"}


def test_a_flag_says_who_built_a_tower() -> None:
    view = table_view()
    first, second, *others = [field for field, blocks in enumerate(view.towers) if blocks]
    builders = list(view.builders)
    builders[first], builders[second] = 2, 0
    quick = replace(view, builders=tuple(builders), quick=True)
    assert flags(quick) == {
        ("pennant", first): "towers/pennant2",
        ("pennant", second): "towers/pennant0",
    }
    assert ("pennant", first) in pieces_of(TowerTarget(first), quick)
    assert ("pennant", others[0]) not in pieces_of(TowerTarget(others[0]), quick)
    assert not flags(replace(quick, quick=False))


@pytest.mark.parametrize("calm", [False, True])
def test_flags_come_and_go_with_their_towers(calm: bool) -> None:
    state = game(3, seed=5, quick=True)
    chance, scene = Dealer(5), TABLETOP.scene()
    scene.reduced_motion = calm
    scene.show(layout(state.view(0), 0))
    seen = set[int]()
    while state.actor() is not None:
        before = state.view(0)
        events = [event.redacted(0) for event in state.apply(eager(state, chance))]
        TABLETOP.direct(scene, events, before, state.view(0), 0)
        drained(scene, chance)
        assert scene.pieces == layout(state.view(0), 0)
        seen.add(len(flags(state.view(0))))
    assert len(seen) > 2, "some were built"
