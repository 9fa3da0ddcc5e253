"""Letters, symbols and pictures at exact pixel sizes, packed into one atlas. No GL here.

Letters are drawn large and averaged down, at quarters of a pixel: FreeType's own small pictures are
bent to whole pixels, which makes the gaps between letters uneven. Measures and kerning are those of
the outlines. A character that a face lacks is replaced by a similar one or left out, so that no
empty box ever shows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFont

from game.resources import assets

PHASES = 4
"""Letters start at quarters of a pixel."""
OVERSIZE = 4
"""How many times larger letters are drawn than they show; a multiple of the phases."""
MEASURED_SIZE = 1000
"""The size at which faces are measured."""
DARKENING = 0.85
"""Exponent of a small letter's coverage: averaged strokes look thinner than they are."""
SHARP_SIZE = 40
"""From this size in pixels on, whole pixels are fine enough."""
WORD_SPACE = {"Alegreya_800ExtraBold": 0.07}
"""Wider word spaces, in font sizes, for faces whose own are too narrow on a screen."""
NO_LETTER = "\uffff"
SIMILAR = {
    "⟦": "[",
    "⟧": "]",
    "→": "›",
    "←": "‹",
    "−": "-",
    "\u00a0": " ",
    "\u202f": " ",
    "’": "'",
    "…": "...",
}


class Raster(NamedTuple):
    """A picture of one character; ``left`` and ``top`` from the pen on the base line."""

    image: Image.Image
    left: int
    top: int


class Fonts:
    """The faces of ``assets/fonts`` by file name; sizes are whole pixels."""

    def __init__(self) -> None:
        self._clean: dict[tuple[str, str], str] = {}
        self._lengths: dict[tuple[str, str], float] = {}
        self._kernings: dict[tuple[str, str, str], float] = {}

    @staticmethod
    @lru_cache(maxsize=256)
    def font(face: str, pixels: int) -> ImageFont.FreeTypeFont:
        """The FreeType font of a face at a size."""
        return ImageFont.truetype(str(assets() / "fonts" / f"{face}.ttf"), pixels)

    def has(self, face: str, character: str) -> bool:
        """Whether a face has a picture for a character."""
        if character == " ":
            return True
        font = self.font(face, 24)
        return bytes(font.getmask(character)) != bytes(font.getmask(NO_LETTER))

    def clean(self, face: str, text: str) -> str:
        """``text`` with every character the face lacks replaced by a similar one, or left out."""
        return "".join(self._shown(face, character) for character in text)

    def _shown(self, face: str, character: str) -> str:
        key = (face, character)
        if key not in self._clean:
            if self.has(face, character):
                shown = character
            else:
                shown = "".join(c for c in SIMILAR.get(character, "") if self.has(face, c))
            self._clean[key] = shown
        return self._clean[key]

    def advance(self, face: str, pixels: int, character: str) -> float:
        """How far the pen moves, in pixels."""
        extra = WORD_SPACE.get(face, 0.0) if character == " " else 0.0
        return (self._length(face, character) / MEASURED_SIZE + extra) * pixels

    def _length(self, face: str, character: str) -> float:
        """A character's length at the size of measuring."""
        key = (face, character)
        if key not in self._lengths:
            self._lengths[key] = self.font(face, MEASURED_SIZE).getlength(character)
        return self._lengths[key]

    def kerning(self, face: str, pixels: int, left: str, right: str) -> float:
        """How much closer (negative) two neighbours stand, in pixels."""
        key = (face, left, right)
        if key not in self._kernings:
            alone = self._length(face, left) + self._length(face, right)
            together = self.font(face, MEASURED_SIZE).getlength(left + right)
            self._kernings[key] = (together - alone) / MEASURED_SIZE
        return self._kernings[key] * pixels

    def pens(self, face: str, pixels: int, text: str) -> list[float]:
        """Where the pen stands before each character, and after the last."""
        pen, places = 0.0, [0.0]
        for i, character in enumerate(text):
            if i:
                pen += self.kerning(face, pixels, text[i - 1], character)
                places[-1] = pen
            pen += self.advance(face, pixels, character)
            places.append(pen)
        return places

    def onward(self, face: str, pixels: int, pen: float, before: str, text: str) -> float:
        """Where the pen stands after ``text``, if it stood at ``pen`` after ``before``."""
        for character in text:
            if before:
                pen += self.kerning(face, pixels, before, character)
            pen += self.advance(face, pixels, character)
            before = character
        return pen

    def rise(self, face: str, pixels: int) -> float:
        """How far the base line lies below the middle of a line, in pixels."""
        ascent, descent = self.font(face, MEASURED_SIZE).getmetrics()
        return (ascent - descent) / 2 * pixels / MEASURED_SIZE

    def raster(self, face: str, pixels: int, character: str, phase: int) -> Raster:
        """The picture of a character whose pen stands ``phase`` quarters right of a pixel."""
        font = self.font(face, pixels * OVERSIZE)
        core, (left, top) = font.getmask2(character, mode="L", anchor="ls")
        if not core.size[0] or not core.size[1]:
            return Raster(Image.new("L", (0, 0)), 0, 0)
        large = Image.frombytes("L", core.size, bytes(core))
        picture = _reduced(large, int(left) + phase * OVERSIZE // PHASES, int(top))
        if pixels < SHARP_SIZE:
            picture = picture._replace(image=_darker(picture.image))
        return picture


_DARKER = bytes(round(255 * (value / 255) ** DARKENING) for value in range(256))


def _darker(picture: Image.Image) -> Image.Image:
    """Small letters, darker; Pillow's own ``point`` rounds the whole table for each letter."""
    return Image.frombytes("L", picture.size, picture.tobytes().translate(_DARKER))


def _reduced(large: Image.Image, left: int, top: int) -> Raster:
    """An oversize picture with its corner at a place of its own grid, on the grid of pixels."""
    x, y = left // OVERSIZE, top // OVERSIZE
    right, bottom = -(-(left + large.width) // OVERSIZE), -(-(top + large.height) // OVERSIZE)
    padded = Image.new("L", ((right - x) * OVERSIZE, (bottom - y) * OVERSIZE))
    padded.paste(large, (left - x * OVERSIZE, top - y * OVERSIZE))
    return Raster(padded.reduce(OVERSIZE), x, y)


class Sprite(NamedTuple):
    """A place in the atlas, in texels, and where it goes from the pen."""

    left: int
    top: int
    right: int
    bottom: int
    dx: int = 0
    dy: int = 0


class AtlasFull(Exception):  # noqa: N818 - not an error: the atlas is emptied and filled anew
    """No room is left; :meth:`Atlas.clear` makes some."""


class Upload(NamedTuple):
    """Pixels (RGBA) that still have to reach the texture."""

    x: int
    y: int
    width: int
    height: int
    pixels: bytes


MaskSource = Callable[[str, int], Image.Image]
"""A symbol's mask (``"L"``) by name and size in pixels."""


class Atlas:
    """Everything the overlay shows, packed in rows into one RGBA picture.

    ``generation`` changes when the contents move: places handed out before are void then.
    """

    def __init__(self, fonts: Fonts, symbol: MaskSource, size: int = 2048) -> None:
        self.fonts = fonts
        self.size = size
        self.generation = 0
        self.pictures: dict[str, Image.Image] = {}
        self._symbol = symbol
        self._uploads: list[Upload] = []
        self._sprites: dict[tuple[object, ...], Sprite] = {}
        self._shelves: list[tuple[int, int, int]] = []

    def clear(self) -> None:
        """Forget everything but the pictures' sources."""
        self.generation += 1
        self._uploads.clear()
        self._sprites.clear()
        self._shelves.clear()

    def take_uploads(self) -> list[Upload]:
        """The pixels added since the last call."""
        uploads, self._uploads = self._uploads, []
        return uploads

    def glyph(self, face: str, pixels: int, character: str, phase: int) -> Sprite:
        """A character; of no size where nothing shows (a space)."""
        key = (face, pixels, character, phase)
        sprite = self._sprites.get(key)
        if sprite is None:
            raster = self.fonts.raster(face, pixels, character, phase)
            sprite = self._add(key, _white(raster.image), raster.left, raster.top)
        return sprite

    def symbol(self, name: str, pixels: int) -> Sprite:
        """A symbol of the family."""
        key = ("symbol", name, pixels)
        sprite = self._sprites.get(key)
        if sprite is None:
            sprite = self._add(key, _white(self._symbol(name, pixels)))
        return sprite

    def picture(self, name: str, width: int, height: int) -> Sprite:
        """One of :attr:`pictures`, scaled to a size in pixels."""
        key = ("picture", name, width, height)
        sprite = self._sprites.get(key)
        if sprite is None:
            image = self._picture(name)
            if image.size != (width, height):
                image = image.resize((width, height), Image.Resampling.LANCZOS)
            sprite = self._add(key, image)
        return sprite

    def texture(self, name: str) -> Sprite:
        """One of :attr:`pictures` at its own size."""
        key = ("texture", name)
        sprite = self._sprites.get(key)
        return sprite or self._add(key, self._picture(name))

    def _picture(self, name: str) -> Image.Image:
        """A known picture, or that of ``assets/pictures``, read when it is first asked for."""
        if name not in self.pictures:
            with Image.open(assets() / "pictures" / f"{name}.webp") as file:
                self.pictures[name] = file.convert("RGBA")
        return self.pictures[name]

    def replace_picture(self, name: str, image: Image.Image) -> None:
        """Know ``image`` by ``name`` from now on."""
        self.pictures[name] = image.convert("RGBA")
        for key in [k for k in self._sprites if k[1] == name and k[0] in ("picture", "texture")]:
            del self._sprites[key]

    def _add(self, key: tuple[object, ...], image: Image.Image, dx: int = 0, dy: int = 0) -> Sprite:
        width, height = image.size
        if not width or not height:
            sprite = Sprite(0, 0, 0, 0)
        else:
            x, y = self._room(width + 1, height + 1)
            self._uploads.append(Upload(x, y, width, height, image.tobytes()))
            sprite = Sprite(x, y, x + width, y + height, dx, dy)
        self._sprites[key] = sprite
        return sprite

    def _room(self, width: int, height: int) -> tuple[int, int]:
        """A free place: on a row of fitting height, or on a new one."""
        for i, (top, tall, used) in enumerate(self._shelves):
            if height <= tall <= height * 1.4 + 2 and used + width <= self.size:
                self._shelves[i] = (top, tall, used + width)
                return used, top
        top = self._shelves[-1][0] + self._shelves[-1][1] if self._shelves else 0
        if top + height > self.size or width > self.size:
            raise AtlasFull(f"no room for {width} x {height} pixels")
        self._shelves.append((top, height, width))
        return 0, top


def _white(mask: Image.Image) -> Image.Image:
    white = Image.new("RGBA", mask.size, (255, 255, 255, 0))
    white.putalpha(mask)
    return white
