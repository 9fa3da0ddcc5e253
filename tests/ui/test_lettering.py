"""Whatever a widget writes it names before: its letters are drawn before it is shown."""

from __future__ import annotations

import pytest

from game.ui.paint import Painter
from game.ui.theme import Ink, Type
from tests.ui.gallery import gallery
from tests.ui.stage import surface


def test_each_line_that_is_painted_was_named_by_its_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    written = set[tuple[str, Type]]()
    write = Painter.text

    def seen(self: Painter, text: str, x: float, middle: float, style: Type, ink: Ink) -> None:
        written.add((text, style))
        write(self, text, x, middle, style, ink)

    monkeypatch.setattr(Painter, "text", seen)
    shown, missing = surface(), dict[str, set[str]]()
    for name, build in gallery().items():
        written.clear()
        shown.show(build(shown.viewport))
        shown.paint()
        named = {line for node in shown.root.walk() for line in node.lettering(shown.painter.meter)}
        if lacking := {text for text, _ in written - named if text}:
            missing[name] = lacking
    assert not missing
