"""What a postcard is made of, drawn by Pillow: paper, the stripes of airmail, stamp and postmark.

Lengths are pixels of the finished card times :data:`FINER`; all is scaled down in the end.
"""

from __future__ import annotations

import math
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from game.render.fonts import Fonts
from game.render.fonts import font as face_in
from game.ui import theme

FINER = 2
"""Everything but the photograph is drawn so many times larger, and averaged down."""
GRAIN = 12
"""How far the paper's grain is from even at most, in levels of 255."""
TITLE, BOLD, TEXT = theme.Face.TITLE, theme.Face.BOLD, theme.Face.TEXT
RED, BLUE = "#B9483AFF", "#3C6E9EFF"
POSTMARK = "#3A2A1E"


def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    """A face in a size of the finished card."""
    return face_in(face, round(size * FINER))


@cache
def _fonts() -> Fonts:
    return Fonts()


def shown(face: str, text: str) -> str:
    """``text`` with the letters that a face has."""
    return _fonts().clean(face, text)


def fitted(face: str, text: str, size: float, width: float) -> tuple[str, ImageFont.FreeTypeFont]:
    """``text`` in a size that fits ``width``, at half of it at least; cut if that is too wide."""
    text, least = shown(face, text), size / 2
    while size > least and font(face, size).getlength(text) > width:
        size -= 1
    drawn = font(face, size)
    whole = text
    while len(text) > 1 and drawn.getlength(text) > width:
        whole = whole[:-1]
        text = whole.rstrip() + "…"
    return text, drawn


def paper(size: tuple[int, int]) -> Image.Image:
    """A sheet of warm paper with a grain."""
    sheet = Image.new("RGB", size, theme.PARCHMENT)
    small = (size[0] // 2, size[1] // 2)
    even = Random(size[0]).randbytes(small[0] * small[1])
    spread = Image.frombytes("L", small, even).point(
        lambda level: 128 + (level - 128) * GRAIN // 128
    )
    grain = spread.resize(size, Image.Resampling.BILINEAR)
    return ImageChops.add(sheet, Image.merge("RGB", (grain,) * 3), 1, -128)


def stripes(sheet: Image.Image, width: int) -> None:
    """The edge of an airmail letter: slanting stripes, red and blue by turns, on the paper."""
    wide, high = sheet.size
    inked = Image.new("RGBA", sheet.size)
    draw = ImageDraw.Draw(inked)
    pitch = width * 3
    for number, start in enumerate(range(-high - pitch, wide + high, pitch)):
        ink = RED if number % 2 else BLUE
        top = [(start, 0), (start + pitch // 2, 0)]
        bottom = [(start + pitch // 2 + high, high), (start + high, high)]
        draw.polygon(top + bottom, fill=ink)
    inner = Image.new("L", sheet.size, 255)
    box = (width, width, wide - width - 1, high - width - 1)
    ImageDraw.Draw(inner).rounded_rectangle(box, width, fill=0)
    sheet.paste(inked, (0, 0), ImageChops.multiply(inked.getchannel("A"), inner))


def lay_photograph(sheet: Image.Image, photo: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Put a picture into ``box``, with rounded corners, a shadow and a fine line."""
    size, radius = (box[2] - box[0], box[3] - box[1]), 14 * FINER
    shadow = Image.new("L", sheet.size)
    low = (box[0], box[1] + 5 * FINER, box[2], box[3] + 5 * FINER)
    ImageDraw.Draw(shadow).rounded_rectangle(low, radius, fill=110)
    sheet.paste(theme.SHADOW, (0, 0), shadow.filter(ImageFilter.GaussianBlur(7 * FINER)))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, fill=255)
    sheet.paste(photo.resize(size, Image.Resampling.LANCZOS), box[:2], mask)
    line = (box[0], box[1], box[2] - 1, box[3] - 1)
    ImageDraw.Draw(sheet).rounded_rectangle(line, radius, outline=theme.PAPER, width=4 * FINER)


def sign(color: str, side: int) -> Image.Image:
    """The shape of a player's colour in its field."""
    field = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(field)
    draw.rounded_rectangle((0, 0, side - 1, side - 1), side // 4, fill=theme.PLAYER_FILL[color])
    low, high, middle = side * 0.27, side * 0.73, side / 2
    match theme.PLAYER_SHAPE[color]:
        case "dot":
            draw.ellipse((low, low, high, high), fill=theme.PAPER)
        case "tri":
            draw.polygon([(middle, low), (high, high), (low, high)], fill=theme.PAPER)
        case "sq":
            draw.rectangle((low, low, high, high), fill=theme.PAPER)
        case _:
            corners = [(middle, low * 0.85), (high * 1.07, middle)]
            draw.polygon([*corners, (middle, high * 1.07), (low * 0.85, middle)], fill=theme.PAPER)
    return field


def stamp(face: Image.Image, value: str, size: tuple[int, int]) -> Image.Image:
    """A stamp with somebody's picture, what it is worth, and a perforated edge."""
    wide, high = size
    made = Image.new("RGBA", size)
    draw = ImageDraw.Draw(made)
    draw.rectangle((0, 0, wide - 1, high - 1), fill=theme.PAPER)
    margin, foot = wide // 12, high // 6
    inner = (wide - 2 * margin, high - 2 * margin - foot)
    side = min(face.size)
    left, top = (face.width - side) // 2, (face.height - side) // 2
    part = side * inner[1] // inner[0] if inner[1] < inner[0] else side
    cut = face.convert("RGB").crop((left, top, left + side, top + part))
    made.paste(cut.resize(inner, Image.Resampling.LANCZOS), (margin, margin))
    draw.rectangle((margin, margin, wide - margin, high - margin - foot), outline=POSTMARK, width=3)
    number = font(TITLE, foot * 0.8 / FINER)
    draw.text((wide / 2, high - margin - foot * 0.42), value, POSTMARK, number, anchor="mm")
    _perforate(made, wide // 16)
    return made


def _perforate(made: Image.Image, pitch: int) -> None:
    """Bite half circles out of the edge."""
    holes = Image.new("L", made.size, 255)
    draw, radius = ImageDraw.Draw(holes), pitch * 0.36
    for length, across in ((made.width, False), (made.height, True)):
        count = max(round(length / pitch), 1)
        for number in range(count + 1):
            at = number * length / count
            for edge in (0, made.height if not across else made.width):
                x, y = (edge, at) if across else (at, edge)
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    made.putalpha(ImageChops.multiply(made.getchannel("A"), holes))


def postmark(words: tuple[str, str], side: int) -> Image.Image:
    """A round postmark with two lines in it, and the waves that cancel a stamp at its right."""
    wide = side * 2
    made = Image.new("RGBA", (wide, side))
    draw, ink, line = ImageDraw.Draw(made), POSTMARK, max(side // 60, 2)
    draw.ellipse((line, line, side - line, side - line), outline=ink, width=line * 2)
    inset = side // 9
    draw.ellipse((inset, inset, side - inset, side - inset), outline=ink, width=line)
    for text, height, face, size in zip(
        words, (0.4, 0.6), (TITLE, BOLD), (side * 0.13, side * 0.1), strict=True
    ):
        told, drawn = fitted(face, text, size / FINER, side * 0.7)
        draw.text((side / 2, side * height), told, ink, drawn, anchor="mm")
    for row in range(5):
        middle = side * (0.26 + 0.12 * row)
        points = [
            (x, middle + math.sin(x / side * 14) * side * 0.022)
            for x in range(round(side * 0.98), wide - side // 10, 4)
        ]
        draw.line(points, fill=ink, width=line * 2, joint="curve")
    made.putalpha(made.getchannel("A").point(lambda level: round(level * 0.62)))
    return made
