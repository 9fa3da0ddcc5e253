"""What takes long to open says so from the first moment; what doesn't never flashes."""

from __future__ import annotations

import pytest

from game.app.loading import LONG_S
from game.app.routes import BoxPage, FirstGame, Shelf
from game.ui.marks import Text
from tests.app.desktop import Desktop

LAYING = "Laying the table …"


def test_only_what_takes_long_is_announced(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, announced, now = desktop.desk, list[str](), [0.0]
    desktop.clock = lambda: now[0]

    def texts() -> list[str]:
        desk.settle()
        return [node.text for node in desk.surface.root.walk() if isinstance(node, Text)]

    def present() -> None:
        assert LAYING in texts()
        announced.append(desk.screen.name)

    monkeypatch.setattr(desktop.window, "present", present)
    desktop.shelf()
    desk.show(BoxPage("towers"))
    assert not announced, "a page is there at once"
    desk.show(FirstGame("towers"))
    assert announced == ["box"], "the first table takes long on any computer"
    assert LAYING not in texts(), "it is gone with the first picture"
    desk.draw()
    desk.show(FirstGame("towers"))
    assert len(announced) == 1, "it took no time then"
    now[0] += 2 * LONG_S
    desk.draw()
    desk.show(FirstGame("towers"))
    assert len(announced) == 2, "it was slow then"
    desk.draw()
    desk.show(Shelf())
    assert len(announced) == 2
