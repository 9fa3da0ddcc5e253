"""The shelf tells what the house is called and what is still to come, however large the texts."""

from __future__ import annotations

import pytest

from game.ui.marks import Text
from game.ui.panels.boxpage import BoxModel, Guided, LessonLine, Today, box_page
from game.ui.panels.shelf import BoxCard, Kept, LastGame, RestingPlayer, ShelfModel, shelf
from game.ui.scroll import Scroll
from game.ui.shelf.titles import BOXES
from tests.ui.audit import faults
from tests.ui.gallery import ignore
from tests.ui.stage import surface, unseen


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_shelf_keeps_its_names(size: tuple[int, int], scale: float) -> None:
    shown = unseen(size, scale)
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


LAST = LastGame("Biomes", (RestingPlayer("Mira", "red", 3),) * 2, "Turn 9", "today")


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.25), ((1280, 720), 1.5), ((1920, 1080), 1.5), ((1920, 1080), 2.0)],
)
@pytest.mark.parametrize("last", [None, LAST])
def test_the_shelf_loses_no_words_with_large_texts(
    size: tuple[int, int], scale: float, last: LastGame | None
) -> None:
    """*Play*, what the house is and what each game is about were left out."""
    shown = unseen(size, scale)
    boxes = tuple(BoxCard(title, box, playable=True) for title, box in BOXES.items())
    kept = Kept(2, 1) if last else None
    shown.show(shelf(ShelfModel(boxes, last, kept), ignore, shown.viewport))
    told = [node.text for node in shown.root.walk() if isinstance(node, Text)]
    assert told.count("Play") == len(BOXES)
    assert "Family games on one wooden table" in told
    assert {box.line() for box in BOXES.values()} <= {*told}
    assert not faults(shown)


@pytest.mark.parametrize(
    ("waiting", "finished", "told"),
    [
        (1, 1, ["To go on with: 1", "Finished: 1"]),
        (2, 0, ["To go on with: 2"]),
        (0, 1, ["Finished: 1"]),
        (0, 2, ["Finished: 2"]),
        (3, 12, ["To go on with: 3", "Finished: 12"]),
    ],
)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_pile_counts_what_waits_and_what_is_finished(
    size: tuple[int, int], waiting: int, finished: int, told: list[str]
) -> None:
    """It said *1 game, 1 finished* of two games: nobody could tell how many there are."""
    shown = surface(None, size, 1.0)
    boxes = tuple(BoxCard(title, box, playable=True) for title, box in BOXES.items())
    last = LAST if waiting else None
    model = ShelfModel(boxes, last, Kept(waiting, finished))
    shown.show(shelf(model, ignore, shown.viewport))
    [pile] = [node for node in shown.root.walk() if node.key == "shelf.games"]
    assert [n.text for n in pile.walk() if isinstance(n, Text)] == ["Your games", *told]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_way_back_from_a_box_is_always_in_sight(size: tuple[int, int], scale: float) -> None:
    """It was scrolled away, half of it cut, where texts are large."""
    shown = unseen(size, scale)
    lessons = tuple(LessonLine(str(n), "Two blocks", False, n == 0, False) for n in range(10))
    told = ("biomes", BOXES["biomes"], "Turn 9", Guided.WANTED, lessons, True, (3, 90))
    shown.show(box_page(BoxModel(*told, Today(1, 2)), ignore, shown.viewport))
    scrolled = {
        each.key for node in shown.root.walk() if isinstance(node, Scroll) for each in node.walk()
    }
    assert "box.back" not in scrolled
    assert "box.back" in {node.key for node in shown.root.walk()}
    assert not faults(shown)
