"""Bake the pictures of shelf and set-up into ``assets/pictures/``: ``python -m tools.pictures``."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from game.ai.levels import BALANCED, LEVELS, TEMPERS, Character
from game.render.context import choose_headless
from game.render.glyphs import HALF
from game.resources import assets
from game.session.seats import COLORS
from game.ui.opponents import portrait_name
from game.ui.panels.gamebox import FRONT, PICTURE, PLATE

FINER = 2
"""Outlines are drawn so many times larger and averaged down."""
WIDTH, HEIGHT = round(FRONT.width), round(FRONT.height)
LEFT, TOP = round(FRONT.x), round(FRONT.y)
FRAME = round(PLATE.x - FRONT.x)
DEPTH, RISE = 26, 20
"""How far the edges seem to go back, across and up."""
QUALITY, SHELF_QUALITY = 88, 95
"""Of pictures that are shown smaller, and of the halves, whose every pixel shows."""
OPEN_SIZE = (620, 300)
GRAIN, DUSK = (1024, 160), (240, 135)
KNOTS = ((0.23, 0.36, 9.0), (0.78, 0.7, 6.5))
"""Along and across the plank, in parts of it, and how large."""
LAMP = 0.42
"""How far the lamp's gleam reaches, in parts of the wall."""
EVEN = ("dusk", "folds")
"""Gradients that must not be packed in blocks."""
FOLDS = (1024, 8)
CLOTH = (0x64, 0x9A, 0x9C)
WARM, DARK = (255, 186, 104), (22, 9, 4)
Points = list[tuple[float, float]]


class Cover(NamedTuple):
    """The colours of a box; ``seen``: the edge one sees, -1 the left, 1 the right, 0 none."""

    band: str
    top: str
    side: str
    line: str
    seen: int


COVERS = {
    "biomes": Cover("#234A40", "#3C6D60", "#17352D", "#E7CFA0", 1),
    "towers": Cover("#7C3128", "#9A4A3C", "#571F19", "#E9D6A8", 0),
    "brewery": Cover("#8A5617", "#A97433", "#5F390C", "#E9D6A8", -1),
}


def box(art: Image.Image, cover: Cover) -> Image.Image:
    """A standing box with its shadow on the wall; the name's band is left empty."""
    size = (round(PICTURE.width), round(PICTURE.height))
    picture = Image.new("RGBA", size, (0, 0, 0, 0))
    for offset, blur, depth in ((26, 20, 120), (6, 8, 120)):
        picture.alpha_composite(_shadow(size, offset, blur, depth))
    for points, colour in _edges(cover):
        mask = _mask(size, points)
        picture.paste(colour, (0, 0), mask)
        picture.putalpha(ImageChops.lighter(picture.getchannel("A"), mask))
    picture.paste(_front(art, cover), (LEFT, TOP))
    return picture


def _shadow(size: tuple[int, int], offset: int, blur: int, depth: int) -> Image.Image:
    mask = Image.new("L", size, 0)
    place = (LEFT + offset, TOP + offset // 2, LEFT + WIDTH + offset - 4, TOP + HEIGHT)
    ImageDraw.Draw(mask).rectangle(place, fill=depth)
    shade = Image.new("RGBA", size, (20, 10, 4, 0))
    shade.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    return shade


def _edges(cover: Cover) -> list[tuple[Points, str]]:
    """The top, and the side that is seen, as outlines with their colours."""
    x0, y0, x1, y1 = LEFT, TOP, LEFT + WIDTH, TOP + HEIGHT
    lean, inset = DEPTH * cover.seen, 0.0 if cover.seen else DEPTH * 0.4
    back, far = x0 + lean + inset, x1 + lean - inset
    edges: list[tuple[Points, str]] = [
        ([(x0, y0 + 4), (back, y0 - RISE), (far, y0 - RISE), (x1, y0 + 4)], cover.top)
    ]
    if cover.seen:
        near, off = (x1, far) if cover.seen > 0 else (x0, back)
        foot = y1 - RISE * 0.7
        edges.append(([(near, y0), (off, y0 - RISE), (off, foot), (near, y1)], cover.side))
    return edges


def _mask(size: tuple[int, int], points: Points) -> Image.Image:
    mask = Image.new("L", (size[0] * FINER, size[1] * FINER), 0)
    ImageDraw.Draw(mask).polygon([(x * FINER, y * FINER) for x, y in points], fill=255)
    return mask.resize(size, Image.Resampling.LANCZOS)


def _front(art: Image.Image, cover: Cover) -> Image.Image:
    """The lid: the picture in its frame, the band below, light from the upper left."""
    front = Image.new("RGB", (WIDTH, HEIGHT), cover.band)
    inner = art.resize((WIDTH - 2 * FRAME, round((WIDTH - 2 * FRAME) * art.height / art.width)))
    front.paste(inner, (FRAME, FRAME))
    draw = ImageDraw.Draw(front)
    foot = FRAME + inner.height
    draw.rectangle((FRAME, FRAME, WIDTH - FRAME - 1, foot - 1), outline=cover.line, width=3)
    plate = (PLATE.x - LEFT, PLATE.y - TOP, PLATE.right - LEFT - 1, PLATE.bottom - TOP)
    draw.rectangle(plate, outline=cover.line, width=3)
    down, across = Image.linear_gradient("L"), Image.linear_gradient("L").rotate(90)
    light = Image.blend(down, across, 0.4).resize((WIDTH, HEIGHT))
    warmth = Image.merge("RGB", [light.point(_evening(channel)) for channel in range(3)])
    lit = ImageChops.multiply(front, warmth)
    draw = ImageDraw.Draw(lit)
    draw.line([(0, 1), (WIDTH, 1)], cover.top, 3)
    draw.line([(1, 0), (1, HEIGHT)], cover.top, 3)
    return lit


def _evening(channel: int) -> list[int]:
    """From full light to the warm dusk of the lower right."""
    dusk = (0.88, 0.82, 0.74)[channel]
    return [round(255 * (1 - (1 - dusk) * value / 255)) for value in range(256)]


def grain() -> Image.Image:
    """A plank: rings cut lengthwise that sway and run around two knots, with fine fibres."""
    chance = random.Random(3)
    sway, fibres, tone = (_noise(chance, cells) for cells in ((7, 4), (22, 150), (5, 9)))
    light = bytearray()
    for y in range(GRAIN[1]):
        for x in range(GRAIN[0]):
            place = y * GRAIN[0] + x
            across, knot = _around_knots(x, y + 22 * (sway[place] / 255 - 0.5), y)
            ring = 0.5 + 0.5 * math.sin(across / 3.4 + 1.3 * math.sin(across / 11))
            lit = 0.5 * tone[place] / 255 + 0.28 * fibres[place] / 255 + 0.22 * (1 - ring**3)
            light.append(max(0, round(255 * (lit - 0.3 * knot))))
    plank = Image.frombytes("L", GRAIN, bytes(light))
    bands = []
    for low, high in zip((0x58, 0x33, 0x1B), (0x9A, 0x63, 0x3A), strict=True):
        bands.append(plank.point([round(low + (high - low) * v / 255) for v in range(256)]))
    return Image.merge("RGB", bands)


def _noise(chance: random.Random, cells: tuple[int, int]) -> bytes:
    """Noise of so many cells, as large as the plank."""
    noise = bytes(chance.randrange(256) for _ in range(cells[0] * cells[1]))
    return Image.frombytes("L", cells, noise).resize(GRAIN, Image.Resampling.BICUBIC).tobytes()


def _around_knots(x: int, across: float, y: int) -> tuple[float, float]:
    """Where a point lies across the rings, pushed aside by the knots, and how much it is knot."""
    knot = 0.0
    for there, high, size in KNOTS:
        down = y - high * GRAIN[1]
        far = math.hypot((x - there * GRAIN[0]) / 3.4, down) / size
        across += math.copysign(1.6 * size, down) * math.exp(-((far / 2.6) ** 2))
        knot = max(knot, math.exp(-(far**4)))
    return across, knot


def dusk() -> Image.Image:
    """The evening over a wall: a warm gleam at the upper left, dark in the corners."""
    pixels = bytearray()
    for y in range(DUSK[1]):
        for x in range(DUSK[0]):
            across, down = x / DUSK[0] - 0.4, y / DUSK[1] - 0.34
            far = math.hypot(across * 1.25, down * 1.2)
            gleam, dark = max(0.0, 1 - far / LAMP) ** 1.4, max(0.0, far - LAMP) / (1 - LAMP)
            pixels += bytes(_light(gleam, min(dark, 1.0)))
    return Image.frombytes("RGBA", DUSK, bytes(pixels))


def _light(gleam: float, dark: float) -> tuple[int, int, int, int]:
    return (*WARM, round(70 * gleam)) if gleam else (*DARK, round(190 * dark))


def folds() -> Image.Image:
    """A hanging cloth, from left to right; it is the same from top to bottom."""
    width, height = FOLDS
    line = bytearray()
    for x in range(width):
        turn = math.tau * x / width
        wave = math.sin(11 * turn + 1.1 * math.sin(3 * turn)) + 0.35 * math.sin(25 * turn)
        light = 0.86 + 0.2 * wave / 1.35
        line += bytes(min(255, round(part * light)) for part in CLOTH)
    return Image.frombytes("RGB", FOLDS, bytes(line) * height)


def pictures() -> dict[str, Image.Image]:
    """Every picture by its name. Raises NoOpenGL."""
    choose_headless()
    from tools import brewery_lid, town_lid
    from tools.shelf_pieces import trinkets
    from tools.still_life import (
        LID_CAMERA,
        LID_SIZE,
        OPEN_CAMERA,
        drawn,
        likeness,
        portrait,
        village,
    )

    arts = {
        "biomes": drawn(village(), LID_CAMERA, LID_SIZE),
        "towers": town_lid.picture(),
        "brewery": brewery_lid.picture(),
    }
    made = {f"boxes/{title}": box(art, COVERS[title]) for title, art in arts.items()}
    made["boxes/open"] = drawn(village(), OPEN_CAMERA, OPEN_SIZE)
    made["boxes/towers-open"] = town_lid.picture(OPEN_SIZE)
    made["boxes/brewery-open"] = brewery_lid.picture(OPEN_SIZE)
    made["boxes/orchard-open"] = brewery_lid.picture(OPEN_SIZE, "orchard")
    made |= {f"portraits/{color}": portrait(i) for i, color in enumerate(COLORS)}
    cast = (Character(level, temper) for level in LEVELS for temper in (BALANCED, *TEMPERS))
    made |= {f"portraits/{portrait_name(who)}": likeness(who) for who in cast}
    made |= trinkets()
    return {**made, "wood": grain(), "dusk": dusk(), "folds": folds()}


def halved(made: Mapping[str, Image.Image]) -> dict[str, Image.Image]:
    """What the shelf shows, at half the size: it is the first that is read at a start."""
    shown = [name for name in made if name.startswith("shelf/") or name[len("boxes/") :] in COVERS]
    return {f"{HALF}/{name}": made[name].reduce(2) for name in shown}


def main() -> None:
    """Write every picture."""
    made = pictures()
    for name, picture in (made | halved(made)).items():
        file = assets() / "pictures" / f"{name}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        quality = SHELF_QUALITY if name.startswith(HALF) else QUALITY
        picture.save(file, quality=quality, method=6, exact=True, lossless=name in EVEN)
        print(f"{name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
