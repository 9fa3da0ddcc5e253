"""The pieces of brewery: sound, light, baked as carved, and legible in their coarse forms."""

from __future__ import annotations

import pytest

from game.render.mesh import VERTEX
from game.render.models.bakery import COARSE, unbake
from game.render.models.paint import rgb
from game.render.models.toybox import Toybox
from game.render.models.workshop import carve
from game.resources import assets
from game.rules.brewery.catalogue import BUILDING_OF, FIELDS
from game.scene.dice import DIE, FACES
from game.titles.brewery.looks.models import COARSE as BY_HAND
from game.titles.brewery.looks.models import DICE, SCULPTORS, TOYBOX
from game.titles.brewery.looks.strips import STRIPS
from game.titles.brewery.scene.seats import BUILDINGS
from tests.models.meshes import shape_of

MOST_VERTICES, MOST_COARSE = 6500, 1500
RICH = ("brewery/hops", "brewery/kettle", "brewery/green", "brewery/board", "brewery/warehouse")
CHECKED = [name for number, name in enumerate(SCULPTORS) if number % 4 == 0]


@pytest.mark.parametrize("name", CHECKED)
def test_a_piece_is_sound_and_light(name: str) -> None:
    mesh = Toybox(SCULPTORS)[name]
    assert 0 < mesh.vertex_count <= MOST_VERTICES
    assert shape_of(mesh).faces_away() == 0


def test_all_pieces_lie_baked_and_their_coarse_forms_are_light() -> None:
    baked = dict(unbake((assets() / TOYBOX.baked).read_bytes()))
    assert set(baked) == {*SCULPTORS, *(COARSE + name for name in SCULPTORS)}
    light = {name: model.vertex_count for name, model in baked.items() if name.startswith(COARSE)}
    rich = {
        n: count for n, count in light.items() if not n.startswith(tuple(COARSE + r for r in RICH))
    }
    assert max(rich.values()) <= MOST_COARSE
    for name in ("brewery/coin", "brewery/die:light"):
        assert baked[name] == carve(SCULPTORS[name])


@pytest.mark.parametrize("kind", DICE)
def test_a_coarse_die_has_every_pip(kind: str) -> None:
    rows = list(VERTEX.iter_unpack(BY_HAND[f"brewery/die:{kind}"]().vertices))
    ink = rgb(DICE[kind].ink)
    for value, out in FACES.items():
        inked = [row for row in rows if row[3:6] == out and row[6:9] == ink]
        assert len(inked) >= 4 * value
        assert all(max(map(abs, row[:3])) < DIE * 0.52 for row in inked)


def test_every_field_has_its_strip() -> None:
    printed = [(name, row) for name in BUILDINGS for row in range(len(STRIPS[name]))]
    assert len(printed) == len(FIELDS)
    assert [BUILDINGS.index(name) for name, _ in printed] == list(BUILDING_OF)
