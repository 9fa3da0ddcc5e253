"""What may be taken is told by light and not by hue: a bright edge, and a dark line within it.

Blocks as they show in the smallest window, beside unmarked ones of every material.
"""

from __future__ import annotations

from functools import cache
from statistics import median
from typing import NamedTuple

import pytest
from PIL import Image

from game.render.quality import Quality
from game.rules.biomes.catalogue import MATERIALS
from game.scene.pose import Look, Piece, Pose
from game.scene.stage import Mark
from game.titles.biomes.scene import places as at
from tests.image.colours import VISIONS, lab
from tests.image.patches import SIZE, above, drawn, scale_of

SIDE = at.BLOCK * at.CUBE_SCALE
PITCH, ROW = 1.3, 0.7
RIM = tuple(part / 20 for part in range(12, 20))
"""Where edge and line lie: parts of the way from a face's middle to its side."""
ALONG = (-0.4, -0.2, 0.0, 0.2, 0.4)
"""Where along a side its rim is crossed, in the same parts."""
ACROSS = ((1, 0), (-1, 0), (0, 1), (0, -1))
LEAST_STEP, CLEARER = 20.0, 15.0
"""Lightness, of 100, between the edge and the line of what may be taken; and how much more that is
than on the same material unmarked."""

Places = dict[str, tuple[float, float]]


class Rows(NamedTuple):
    """A picture of unmarked and marked blocks, and the middles of their upper faces in it."""

    picture: Image.Image
    plain: Places
    marked: Places
    half: float
    """Pixels from a middle to a side."""


@cache
def rows(quality: Quality, mark: Mark) -> Rows:
    """All materials in a row, and once more before it with ``mark``."""
    pixels = scale_of("table", (*at.CUBE_CENTRE[:2], 2.0))
    camera = above(pixels)
    pieces: list[Piece] = []
    plain: Places = {}
    marked: Places = {}
    for found, y in ((plain, ROW), (marked, -ROW)):
        for n, material in enumerate(MATERIALS):
            x = (n - (len(MATERIALS) - 1) / 2) * PITCH
            pose = Pose((x, y, SIDE / 2), scale=at.CUBE_SCALE)
            pieces.append(Piece(Look("block", str(material)), pose))
            across, up = camera.project((x, y, SIDE), *SIZE)
            found[str(material)] = across, SIZE[1] - up
    top = camera.project((SIDE / 2, 0.0, SIDE), *SIZE)[0] - SIZE[0] / 2
    marks = {len(MATERIALS) + n: mark for n in range(len(MATERIALS))}
    return Rows(drawn(pieces, camera, marks, quality), plain, marked, top)


def step(picture: Image.Image, middle: tuple[float, float], half: float, vision: str) -> float:
    """The usual range of lightness across the rim of a face."""
    ranges = []
    for dx, dy in ACROSS:
        for aside in ALONG:
            spots = [
                (
                    round(middle[0] + half * (dx * out + dy * aside)),
                    round(middle[1] + half * (dy * out + dx * aside)),
                )
                for out in RIM
            ]
            light = [lab(_colour(picture, spot), vision)[0] for spot in spots]
            ranges.append(max(light) - min(light))
    return median(ranges)


def _colour(picture: Image.Image, spot: tuple[int, int]) -> tuple[int, int, int]:
    colour = picture.getpixel(spot)
    assert isinstance(colour, tuple)
    return colour[0], colour[1], colour[2]


def steps(quality: Quality, mark: Mark, vision: str) -> tuple[dict[str, float], dict[str, float]]:
    """The steps of unmarked and of marked blocks, by material."""
    seen = rows(quality, mark)
    plain, marked = (
        {name: step(seen.picture, middle, seen.half, vision) for name, middle in each.items()}
        for each in (seen.plain, seen.marked)
    )
    return plain, marked


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("quality", [Quality.LOW, Quality.HIGH])
def test_what_may_be_taken_is_told_by_lightness_alone(quality: Quality, vision: str) -> None:
    plain, marked = steps(quality, Mark.TAKEABLE, vision)
    assert min(marked.values()) >= LEAST_STEP, marked
    clearer = {name: light - plain[name] for name, light in marked.items()}
    assert min(clearer.values()) >= CLEARER, clearer


def test_two_unmarked_blocks_of_one_material_are_not_told_apart() -> None:
    plain, same = steps(Quality.LOW, Mark.NONE, "grey")
    assert max(abs(light - plain[name]) for name, light in same.items()) < CLEARER
