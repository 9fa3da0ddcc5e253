"""Nothing overflows: every panel and screen, at every size and scale, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.language import PSEUDO, languages, set_language
from game.ui.boxes import Anchored, Panel, Sized
from game.ui.layout import Row, Stack
from game.ui.marks import Text
from game.ui.rect import Rect
from game.ui.theme import LINE
from game.ui.widget import Widget
from tests.sizes import WHOLE
from tests.ui.audit import faults
from tests.ui.gallery import gallery
from tests.ui.stage import unseen

SIZES = [(1280, 720), (1024, 768), (1024, 560), (800, 480), (1920, 1080), (3440, 1440)]
SCALES = [1.0, 1.25, 1.5, 2.0]
LANGUAGES = [*languages(), PSEUDO]
SOME = [
    *((size, SCALES[number % 4], PSEUDO) for number, size in enumerate(SIZES)),
    (SIZES[0], SCALES[-1], PSEUDO),
    (SIZES[3], SCALES[0], "en"),
    *((SIZES[1], SCALES[-1], code) for code in languages()[1:]),
]
"""Each size and each scale once, the largest texts also in the commonest window and, in each
language, in the smallest that is asked for.

Whatever fits in the pseudo-language mostly fits in all others.
"""
VARIANTS = [
    (size, scale, language)
    for size in SIZES
    for scale in SCALES
    for language in LANGUAGES
    if WHOLE or (size, scale, language) in SOME
]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    VARIANTS,
    ids=lambda each: "x".join(map(str, each)) if isinstance(each, tuple) else str(each),
)
def test_every_panel_fits(size: tuple[int, int], scale: float, language: str) -> None:
    set_language(language)
    shown = unseen(size, scale)
    found = {}
    for name, build in gallery().items():
        shown.show(build(shown.viewport))
        wrong = faults(shown)
        if wrong:
            found[name] = wrong
    assert not found


def test_the_audit_sees_what_is_wrong() -> None:
    wide = Anchored(Sized(Text("much too long for so little room", lines=1), width=60), 0, 0)
    squeezed = Row(*(Sized(Text("a"), width=900, height=20) for _i in range(2)))
    pale = Panel(Text("pale", ink=LINE))
    over = Stack(Panel(Text("one")), Panel(Text("two")))
    for widget, word in ((wide, "cut"), (squeezed, "outside"), (pale, "contrast"), (over, "over")):
        shown = unseen((1600, 900))
        shown.show(widget)
        assert any(fault.startswith(word) for fault in faults(shown)), word


def test_the_audit_sees_siblings_that_overlap() -> None:
    class Careless(Row):
        def arrange(self, meter: object, rect: Rect) -> None:
            for child in self.children:
                child.rect = Rect(rect.x, rect.y, 50, 20)

    shown = unseen((1600, 900))
    shown.show(Careless(Widget(), Widget()))
    assert any(fault.startswith("siblings") for fault in faults(shown))
