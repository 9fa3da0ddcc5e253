"""What is written out for each material of towers names that one, and no other."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from game.titles.towers.scene.names import MATERIALS
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.words import pawn_can
from game.titles.towers.ui.signs.tips import kinds_text

GIVEN = {"count": 3, "name": "Ada"}
"""What the texts are filled with beside the material."""


def texts() -> list[Callable[..., str]]:
    """Every text of the module."""
    found = inspect.getmembers(material_words, inspect.isfunction)
    return [each for _name, each in found if each.__module__ == material_words.__name__]


@pytest.mark.parametrize("text", texts(), ids=lambda text: text.__name__)
def test_each_material_has_its_own_words(text: Callable[..., str]) -> None:
    asked = [name for name in inspect.signature(text).parameters if name != "colour"]
    told = [text(colour, **{name: GIVEN[name] for name in asked}) for colour in range(4)]
    bare = set()
    for material, words in zip(MATERIALS, told, strict=True):
        assert [each for each in MATERIALS if each in words.lower()] == [material]
        assert all(str(GIVEN[name]) in words for name in asked)
        bare.add(words.lower().replace(material, ""))
    assert len(bare) == 1, "they differ in nothing else"


def test_what_a_pawn_can_do_is_told_in_verbs() -> None:
    kinds = (ActionKind.MOVE, ActionKind.DEMOLISH, ActionKind.BUILD, ActionKind.CAPTURE)
    assert kinds_text(kinds) == "This pawn can: move, demolish, build, capture"
    assert [pawn_can(kind) for kind in kinds] == ["move", "demolish", "build", "capture"]
