"""A note of a first game covers nothing: neither the players' cards nor what lies on the table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.app.lesson.first_game import FirstGameScreen
from game.app.routes import FirstGame
from game.rules.registry import TITLES
from tests.app.desktop import CALM, Desktop, Thinker
from tests.sizes import WHOLE, some

SCALES = [1.0 + step / 8 for step in range(9)]
SIZES = [(1280, 720), (1024, 768), (1920, 1080)]


@pytest.mark.parametrize("scale", some(SCALES, 3))
@pytest.mark.parametrize("title", TITLES)
def test_a_note_covers_neither_cards_nor_what_glows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, scale: float
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    desktop = Desktop(tmp_path, msgspec.structs.replace(CALM, ui_scale=scale))
    try:
        for size in SIZES if WHOLE else SIZES[:2]:
            desktop.desk.resize(size, 1.0)
            desktop.desk.show(FirstGame(title))
            desktop.settle()
            screen, desk = desktop.desk.screen, desktop.desk
            assert isinstance(screen, FirstGameScreen)
            assert screen.report()["note"]
            words, put_away = desk.place_of("lesson.words"), desk.place_of("note.read")
            assert words is not None
            assert put_away is not None
            left, top = words.x - 14, min(words.y, put_away.y) - 10
            for seat in range(2):
                card = desk.place_of(f"card.{seat}")
                assert card is not None
                assert card.bottom <= top or card.right <= left, (size, card)
            assert words.height > 60, "it can be read without scrolling much"
            marked = screen.targets()
            assert marked
            for target, *_rest in marked:
                x, y = screen.inner.game.table.units(screen.inner.game.table.point(target))
                assert x < left or y < top, (size, target)
    finally:
        desktop.close()
