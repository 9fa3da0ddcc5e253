"""Lids of brown paper with a drawing in ink: boxes of titles that are still being made."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw

SIZE = (560, 448)
FINER = 3
PAPER, INK = "#CDA873", "#4A3018"
WASH = {
    "red": ("#D0694B", "#B14F34", "#8E3B25"),
    "grey": ("#B4B0A4", "#8F8B80", "#6E6A61"),
    "white": ("#F6ECD6", "#DBCDB0", "#BBAA8A"),
    "black": ("#5A5049", "#443B35", "#302924"),
    "blue": ("#6C95B8", "#4A769C", "#345A7C"),
    "green": ("#86A86A", "#658A4B", "#4B6C35"),
    "amber": ("#EDBA55", "#D2983A", "#A97426"),
}
"""Top, left and right face of a thing in each colour."""
Point = tuple[float, float]
PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.27, 0.73), (0.73, 0.27), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.25, 0.75), (0.5, 0.5), (0.75, 0.25), (0.75, 0.75)),
}


class Sheet:
    """Brown paper and a pen; points in pixels of the finished lid."""

    def __init__(self, middle: Point, side: float) -> None:
        self.image = paper((SIZE[0] * FINER, SIZE[1] * FINER))
        self._draw = ImageDraw.Draw(self.image)
        self._middle, self._side = middle, side

    def place(self, x: float, y: float, z: float) -> Point:
        """A point in space, seen from a corner: x to the lower right, y to the lower left, z up."""
        across, down = (x - y) * math.sqrt(0.75), (x + y) / 2 - z
        return self._middle[0] + across * self._side, self._middle[1] + down * self._side

    def shape(self, points: list[Point], fill: str | None, width: float = 2.2) -> None:
        """A closed outline in ink, filled with a wash."""
        fine = [(x * FINER, y * FINER) for x, y in points]
        if fill:
            self._draw.polygon(fine, fill=fill)
        self._draw.line([*fine, fine[0], fine[1]], INK, round(width * FINER), "curve")

    def line(self, points: list[Point], width: float = 2.2) -> None:
        """An open stroke."""
        fine = [(x * FINER, y * FINER) for x, y in points]
        self._draw.line(fine, INK, round(width * FINER), "curve")

    def oval(self, middle: Point, across: float, up: float, fill: str | None) -> None:
        """An ellipse with these half axes."""
        turns = [math.tau * i / 48 for i in range(48)]
        ring = [(middle[0] + across * math.cos(t), middle[1] + up * math.sin(t)) for t in turns]
        self.shape(ring, fill)

    def box(self, corner: tuple[float, float, float], size: float, wash: str) -> None:
        """A cube whose lower back corner is at ``corner``."""
        (x, y, z), s = corner, size
        top, left, right = WASH[wash]
        over = [(x, y), (x + s, y), (x + s, y + s), (x, y + s)]
        self.shape([self.place(a, b, z + s) for a, b in over], top)
        front = [(x, y + s), (x + s, y + s)]
        self.shape([self.place(a, b, c) for a, b, c in _wall(front, z, s)], left)
        side = [(x + s, y + s), (x + s, y)]
        self.shape([self.place(a, b, c) for a, b, c in _wall(side, z, s)], right)

    def die(self, corner: tuple[float, float, float], size: float, wash: str) -> None:
        """A cube with pips: five above, two and three on its sides."""
        self.box(corner, size, wash)
        (x, y, z), s = corner, size
        ink = WASH["black"][2] if wash != "black" else WASH["white"][0]
        for u, v in PIPS[5]:
            self._pip([(x + s * a, y + s * b, z + s) for a, b in _dot(u, v)], ink)
        for u, v in PIPS[2]:
            self._pip([(x + s * a, y + s, z + s * b) for a, b in _dot(u, v)], ink)
        for u, v in PIPS[3]:
            self._pip([(x + s, y + s * a, z + s * b) for a, b in _dot(u, v)], ink)

    def _pip(self, points: list[tuple[float, float, float]], ink: str) -> None:
        fine = [(px * FINER, py * FINER) for px, py in (self.place(*point) for point in points)]
        self._draw.polygon(fine, fill=ink)

    def finished(self) -> Image.Image:
        """The drawing at its size."""
        return self.image.resize(SIZE, Image.Resampling.LANCZOS)


def _wall(foot: list[Point], z: float, size: float) -> list[tuple[float, float, float]]:
    (a, b), (c, d) = foot
    return [(a, b, z), (c, d, z), (c, d, z + size), (a, b, z + size)]


def _dot(u: float, v: float, radius: float = 0.095) -> list[Point]:
    turns = [math.tau * i / 20 for i in range(20)]
    return [(u + radius * math.cos(t), v + radius * math.sin(t)) for t in turns]


def paper(size: tuple[int, int], ground: str = PAPER) -> Image.Image:
    """Brown paper with fibres."""
    chance = random.Random(5)
    small = (size[0] // 3, size[1] // 3)
    noise = bytes(chance.randrange(112, 144) for _ in range(small[0] * small[1]))
    grain = Image.frombytes("L", small, noise)
    fibres = ImageDraw.Draw(grain)
    for _ in range(small[0] * small[1] // 260):
        x, y, turn = chance.random() * small[0], chance.random() * small[1], chance.random() * 3.14
        end = (x + 7 * math.cos(turn), y + 7 * math.sin(turn))
        fibres.line([(x, y), end], chance.choice((104, 150)))
    large = grain.resize(size, Image.Resampling.BICUBIC)
    return ImageChops.overlay(Image.new("RGB", size, ground), large.convert("RGB"))


def brewery() -> Image.Image:
    """Dice, a recipe and a full tankard."""
    sheet = Sheet((280, 250), 74)
    _recipe(sheet)
    _tankard(sheet)
    sheet.die((1.35, -1.62, 0.0), 0.9, "black")
    sheet.die((-1.33, 1.33, 0.0), 1.15, "amber")
    sheet.die((0.86, -0.54, 0.0), 1.05, "green")
    sheet.die((0.2, 0.98, 0.0), 0.9, "blue")
    return sheet.finished()


def _recipe(sheet: Sheet) -> None:
    card = [(372.0, 62.0), (500.0, 92.0), (462.0, 252.0), (334.0, 222.0)]
    sheet.shape(card, WASH["white"][0])
    for step, share in enumerate((0.9, 0.7, 0.85, 0.6)):
        x, y = 376 - step * 6.3, 100 + step * 26.6
        sheet.line([(x + 12, y + 3), (x + 12 + 96 * share, y + 3 + 22.5 * share)], 4.0)


def _tankard(sheet: Sheet) -> None:
    light, middle, dark = WASH["amber"]
    sheet.oval((322, 190), 44, 46, WASH["white"][1])
    sheet.oval((318, 190), 26, 29, PAPER)
    body = [(180.0, 118.0), (304.0, 118.0), (312.0, 262.0), (172.0, 262.0)]
    sheet.shape(body, light)
    sheet.shape([(268.0, 118.0), (304.0, 118.0), (312.0, 262.0), (272.0, 262.0)], middle)
    for x in (212.0, 242.0):
        sheet.line([(x, 140.0), (x - 2, 246.0)])
    sheet.shape([(170.0, 250.0), (314.0, 250.0), (316.0, 274.0), (168.0, 274.0)], dark)
    for x, y, size in (
        (186, 112, 24),
        (298, 112, 24),
        (222, 92, 30),
        (262, 90, 30),
        (242, 112, 30),
    ):
        sheet.oval((x, y), size, size, WASH["white"][0])
