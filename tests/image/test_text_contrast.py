"""Every text can be read: measured over what screens have painted, on panels and on pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from game.app.screenshot_scenarios import scenarios
from game.app.screenshot_stage import ScreenshotStage
from game.render.capture import capture
from game.session.preferences import Detail, Preferences
from game.ui import theme
from game.ui.paint import Painter
from game.ui.room import WALL
from game.ui.theme import Ink, Type
from tests.image.colours import Rgb, contrast, pixels_of

LEAST = 4.5
"""Contrast that WCAG 2 asks of texts (level AA)."""
SIZE = (1280, 720)
PLAYERS = ("human", "greedy", "greedy", "greedy")
MOMENTS = [("match", 40), ("build", 70), ("fight", 60), ("score", 60), ("setup", 0), ("shelf", 20)]
"""Screen, and decisions made before."""


class Bare(NamedTuple):
    """A text painted on whatever the screen shows there: its box from the top left, in pixels."""

    text: str
    ink: Ink
    box: tuple[int, int, int, int]


@contextmanager
def left_out(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Bare]]:
    """Paint no text that stands on no panel, or on the wall; list them instead."""
    found: list[Bare] = []
    paint = Painter.text

    def text(self: Painter, text: str, x: float, middle: float, style: Type, ink: Ink) -> None:
        if self._ground not in (None, WALL):
            paint(self, text, x, middle, style, ink)
            return
        scale, high = self.meter.scale, style.size * 0.7
        wide = self.meter.width(text, style)
        top, bottom = round((middle - high / 2) * scale), round((middle + high / 2) * scale)
        found.append(Bare(text, ink, (round(x * scale), top, round((x + wide) * scale), bottom)))

    with monkeypatch.context() as patched:
        patched.setattr(Painter, "text", text)
        yield found


def faint(pairs: set[tuple[Ink, Ink, str]]) -> list[str]:
    """The pairs of ink and ground with too little contrast."""
    measured = ((contrast(rgb(ink), rgb(ground)), text) for ink, ground, text in pairs)
    return [f"{text!r}: {value:.2f}" for value, text in measured if value < LEAST]


def faint_on(picture: Image.Image, bare: Bare) -> str:
    """Why a text can't be read on the picture, or nothing; nineteen of twenty pixels count."""
    pixels = pixels_of(picture.crop(bare.box))
    values = sorted(contrast(rgb(bare.ink), pixel) for pixel in pixels)
    worst = values[len(values) // 20]
    return f"{bare.text!r}: {worst:.2f}" if worst < LEAST else ""


def rgb(ink: Ink) -> Rgb:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


@pytest.mark.parametrize(("screen", "steps"), MOMENTS)
def test_texts_stand_out(
    screen: str, steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = ScreenshotStage(tmp_path, SIZE, Preferences(reduced_motion=False, quality=Detail.LOW))
    try:
        stage.set_up("biomes", 9, steps, PLAYERS)
        with left_out(monkeypatch) as bare:
            stage.show(scenarios("biomes")[screen], "table")
            bare.clear()
            stage.desk.refresh()
            stage.desk.draw()
            picture = capture(SIZE)
        painted = stage.desk.surface.painter.pairs
        assert len(painted) + len(bare) >= 10, "the screen has texts"
        assert bare or screen != "shelf", "texts on its wall are measured too"
        assert faint(painted) == []
        assert [told for told in (faint_on(picture, each) for each in bare) if told] == []
    finally:
        stage.close()


def test_a_faint_text_is_found() -> None:
    assert faint({(theme.LINE, theme.PARCHMENT, "pale")}) == ["'pale': 1.81"]
    assert faint({(theme.INK, theme.PARCHMENT, "plain")}) == []
    ground = Image.new("RGB", (40, 20), theme.SECOND_INK)
    assert faint_on(ground, Bare("lost", theme.INK, (0, 0, 40, 20))).startswith("'lost': 1.")
    assert faint_on(ground, Bare("clear", theme.WHITE, (0, 0, 40, 20))) == ""
