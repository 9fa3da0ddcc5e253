"""The shared toys: carved when they are asked for, sound, and light."""

from __future__ import annotations

import pytest

from game.render.models.library import Library
from game.render.models.toy import Toy
from game.render.models.toybox import Toybox
from game.render.models.workshop import Sculptor
from game.scene.dice import DIE
from tests.models.meshes import shape_of
from tests.patience import no_longer_than
from tools.gallery_toybox import SCULPTORS

MOST_VERTICES = 2600
"""A toy is drawn many times over."""
MOST_S = 0.25


@pytest.mark.parametrize("name", SCULPTORS)
def test_a_toy_is_sound_and_light(name: str) -> None:
    with no_longer_than(MOST_S, name):
        mesh = Toybox(SCULPTORS)[name]
    assert 0 < mesh.vertex_count <= MOST_VERTICES
    shape = shape_of(mesh)
    assert shape.faces_away() == 0
    low = -DIE / 2 - 0.01 if name.startswith("die:") else -0.01
    assert shape.bounds(2)[0] >= low


def test_nothing_is_carved_until_it_is_asked_for_and_then_once() -> None:
    carved: list[str] = []

    def counting(name: str, sculptor: Sculptor) -> Sculptor:
        def sculpt(toy: Toy) -> None:
            carved.append(name)
            sculptor(toy)

        return sculpt

    toys = Toybox({name: counting(name, each) for name, each in SCULPTORS.items()})
    assert set(toys) == set(SCULPTORS)
    assert "card" in toys
    assert not carved
    assert toys["card"] is toys["card"]
    assert carved == ["card"]


def test_a_title_lends_its_toys_to_the_library() -> None:
    toys = Toybox({f"towns/{name}": each for name, each in SCULPTORS.items()})
    shelf = Library({}, {})
    shelf.lend(toys)
    assert "towns/card" in shelf
    assert "card" not in shelf
    assert len(shelf) == len(toys) == len(list(shelf))
    assert shelf["towns/card"] is toys["towns/card"]
