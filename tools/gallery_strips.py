"""Film strips of the gallery: one motion each, in pictures at even times.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image, ImageDraw

from game.app.screenshot_stage import VIEWER, Scenario, ScreenshotStage, let_pass
from game.content.packs import USUAL
from game.rules.biomes.moves import Build, Collect, Fight
from game.session.seats import HUMAN
from game.titles.biomes.scene.targets import SpaceTarget, StackTarget
from tools.gallery_evening import Pair, agree, dropping, ending, open_table, speaking
from tools.gallery_moments import beginning
from tools.gallery_page import GROUND, PALE, lettering

WINDOW, FRAME = (1280, 720), (640, 360)
"""Pictures are taken in a window of the first size and shown in the second."""
COLUMNS, GAP, LABEL = 4, 6, 26


class Strip(NamedTuple):
    """A motion that ``moment`` begins, in so many ``pictures``, one ``every`` so many seconds.

    ``part`` of the window is shown: left, top, right and bottom, in parts of it. ``then``: what is
    done before the pictures of these numbers.
    """

    name: str
    tells: str
    moment: Scenario
    every: float
    pictures: int = 12
    seed: int = 1
    steps: int = 0
    part: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    focus: str = "table"
    players: Sequence[str] = (HUMAN, "greedy", "greedy", "greedy")
    pack: str = USUAL
    then: Mapping[int, Callable[[ScreenshotStage], None]] = MappingProxyType({})


def _building(stage: ScreenshotStage) -> Pair | None:
    """A building that can be paid in several ways, and its space."""
    builds = [move for move in stage.match.legal_moves() if isinstance(move, Build)]
    places = [(move.cell, move.space) for move in builds]
    for cell, space in places:
        if places.count((cell, space)) > 1:
            return StackTarget(cell), SpaceTarget(VIEWER, space)
    return None


def go_on(stage: ScreenshotStage, focus: str) -> None:
    """The match goes on by itself."""
    stage.playing(focus)


TWO = (HUMAN, "greedy")
WATCHED = ("greedy",) * 4
"""Four who play by themselves."""
STRIPS = (
    Strip("strip-pour", "the cube is filled", open_table, 0.2, seed=3, part=(0.0, 0.0, 0.62, 0.62)),
    Strip(
        "strip-collect",
        "a block is taken and lands in the tray",
        beginning(Collect),
        0.1,
        steps=30,
        part=(0.0, 0.08, 0.82, 0.9),
    ),
    Strip(
        "strip-build",
        "blocks are paid, a building drops onto its space",
        beginning(Build),
        0.2,
        steps=60,
        part=(0.15, 0.15, 0.9, 0.9),
    ),
    Strip(
        "strip-fight",
        "weapons are drawn and turned over; hearts are counted",
        beginning(Fight),
        0.6,
        16,
        seed=9,
        steps=60,
    ),
    Strip("strip-round", "four go on", go_on, 1.0, 24, 3, 48, players=WATCHED),
    Strip("strip-speech", "an opponent says a line", speaking, 0.4, 16, steps=20),
    Strip(
        "strip-drop",
        "a building is dropped, lies there, and is paid",
        dropping(_building),
        0.15,
        16,
        steps=40,
        then={6: agree},
    ),
    Strip("strip-end", "the last scoring and the end", ending, 1.0, 24, players=TWO),
)


def film(stage: ScreenshotStage, strip: Strip, out: Path) -> None:
    """Take the pictures and write them as one."""
    rows = -(-strip.pictures // COLUMNS)
    step = FRAME[0] + GAP, FRAME[1] + LABEL
    whole = Image.new("RGB", (COLUMNS * step[0] + GAP, rows * step[1] + GAP), GROUND)
    draw, face = ImageDraw.Draw(whole), lettering(18)
    for number in range(strip.pictures):
        if number in strip.then:
            strip.then[number](stage)
        x, y = GAP + number % COLUMNS * step[0], GAP + number // COLUMNS * step[1]
        whole.paste(_cut(stage, strip.part, out.with_suffix(".frame.png")), (x, y))
        draw.text((x + 2, y + FRAME[1] + 1), f"{number * strip.every:.1f} s", PALE, face)
        let_pass(stage, strip.every)
    whole.save(out)


def _cut(
    stage: ScreenshotStage, part: tuple[float, float, float, float], place: Path
) -> Image.Image:
    """A part of the window as it is now; ``place`` is used for a moment."""
    stage.picture(place)
    (width, height), (left, top, right, bottom) = WINDOW, part
    box = (left * width, top * height, right * width, bottom * height)
    with Image.open(place) as picture:
        shown = picture.convert("RGB").resize(FRAME, Image.Resampling.LANCZOS, box)
    place.unlink()
    return shown
