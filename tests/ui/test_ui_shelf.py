"""The shelf tells what the house is called and what is still to come, however large the texts."""

from __future__ import annotations

import pytest

from game.ui.marks import Text
from game.ui.panels.shelf import BoxCard, ShelfModel, shelf
from game.ui.shelf.titles import BOXES
from tests.ui.audit import faults
from tests.ui.gallery import ignore
from tests.ui.stage import surface


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_shelf_keeps_its_names(size: tuple[int, int], scale: float) -> None:
    shown = surface(None, size, scale)
    boxes = tuple(
        BoxCard(title, box, playable=number < 2)
        for number, (title, box) in enumerate(BOXES.items())
    )
    shown.show(shelf(ShelfModel(boxes), ignore, shown.viewport))
    told = [node.text for node in shown.root.walk() if isinstance(node, Text)]
    assert "Cubewright" in told
    assert told.count("Coming later") == 1
    assert {box.name() for box in BOXES.values()} <= {*told}
    assert not faults(shown)
