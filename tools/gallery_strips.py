"""Film strips of the gallery: one motion each, in pictures at even times.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from game.app.staging import Moment, Staging
from game.rules.biomes.moves import Build, Collect, Fight
from game.session.seats import HUMAN
from tools.gallery_moments import begin, fill, let_pass
from tools.gallery_page import GROUND, PALE, lettering

WINDOW, FRAME = (1280, 720), (640, 360)
"""Pictures are taken in a window of the first size and shown in the second."""
COLUMNS, GAP = 4, 6


class Strip(NamedTuple):
    """A motion that ``moment`` begins, in so many ``pictures``, one ``every`` so many seconds."""

    name: str
    tells: str
    moment: Moment
    every: float
    pictures: int = 12
    seed: int = 1
    steps: int = 0
    focus: str = "table"
    players: Sequence[str] = (HUMAN, "greedy", "greedy", "greedy")


def _begins(kind: type[Collect | Build | Fight], eye: str) -> Moment:
    def start(stage: Staging, _: str) -> None:
        begin(stage, kind, eye)

    return start


STRIPS = (
    Strip("strip-pour", "the cube is filled", fill, 0.3, seed=7),
    Strip(
        "strip-collect",
        "a block is taken and lands in the tray",
        _begins(Collect, "table"),
        0.1,
        steps=30,
    ),
    Strip(
        "strip-build",
        "blocks are paid, a building drops onto its space",
        _begins(Build, "table"),
        0.2,
        steps=60,
    ),
    Strip(
        "strip-fight",
        "weapons are drawn and turned over; hearts are counted",
        _begins(Fight, "table"),
        0.6,
        16,
        seed=9,
        steps=60,
    ),
)


def film(stage: Staging, strip: Strip, out: Path) -> None:
    """Take the pictures and write them as one."""
    rows = -(-strip.pictures // COLUMNS)
    size = COLUMNS * (FRAME[0] + GAP) + GAP, rows * (FRAME[1] + GAP) + GAP
    whole = Image.new("RGB", size, GROUND)
    draw, face = ImageDraw.Draw(whole), lettering(18)
    single = out.with_suffix(".frame.png")
    for number in range(strip.pictures):
        stage.picture(single)
        x = GAP + number % COLUMNS * (FRAME[0] + GAP)
        y = GAP + number // COLUMNS * (FRAME[1] + GAP)
        with Image.open(single) as picture:
            whole.paste(picture.convert("RGB").resize(FRAME, Image.Resampling.LANCZOS), (x, y))
        draw.text((x + 8, y + FRAME[1] - 28), f"{number * strip.every:.2f} s", PALE, face)
        let_pass(stage, strip.every)
    single.unlink()
    whole.save(out)
