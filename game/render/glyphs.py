"""Letters, symbols and pictures at exact pixel sizes, packed into one atlas. No GL here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from PIL import Image

from game.render.fonts import Fonts
from game.resources import assets, installed

HALF = "half"
"""The folder of ``assets/pictures`` with copies at half the size, by the same names: four times
sooner read, and fine enough on most screens."""
SMALL = 256 * 256
"""Pixels up to which a stored picture is kept beside what is shown of it."""


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
        self._vacant: dict[tuple[int, int], list[tuple[int, int]]] = {}
        """Left and top of what forgotten pictures took, by width and height."""
        self._sparing = False

    def clear(self) -> None:
        """Forget everything but the pictures' sources."""
        self.generation += 1
        self._uploads.clear()
        self._sprites.clear()
        self._shelves.clear()
        self._vacant.clear()

    @contextmanager
    def sparing(self) -> Iterator[None]:
        """Within the block, what finds no room is left out: nothing else helps."""
        self._sparing = True
        try:
            yield
        finally:
            self._sparing = False

    def take_uploads(self) -> list[Upload]:
        """The pixels added since the last call."""
        uploads, self._uploads = self._uploads, []
        return uploads

    def glyph(self, face: str, pixels: int, character: str, phase: int) -> Sprite:
        """A character; of no size where nothing shows (a space).

        ``pixels``: the font's size; ``phase``: how many quarters right of a pixel the pen stands.
        """
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
            image = self._fine_enough(name, width, height)
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
        """A known picture, or that of ``assets/pictures``, read when it is first asked for.

        A large one is read anew for each size: the atlas holds what is shown of it.
        """
        known = self.pictures.get(name)
        if known is not None:
            return known
        stored = stored_picture(name)
        if stored.width * stored.height <= SMALL:
            self.pictures[name] = stored
        return stored

    def _fine_enough(self, name: str, width: int, height: int) -> Image.Image:
        """A picture, or its half where that has all the pixels that can be seen."""
        if name not in self.pictures and name in halves():
            half = self._picture(f"{HALF}/{name}")
            if half.width >= width and half.height >= height:
                return half
        return self._picture(name)

    def replace_picture(self, name: str, image: Image.Image) -> None:
        """Know ``image`` by ``name`` from now on."""
        self.forget_picture(name)
        self.pictures[name] = image.convert("RGBA")

    def forget_picture(self, name: str) -> None:
        """Know no picture by ``name`` any more; the next one of its size takes its room."""
        self.pictures.pop(name, None)
        for key in [k for k in self._sprites if k[1] == name and k[0] in ("picture", "texture")]:
            left, top, right, bottom, *_ = self._sprites.pop(key)
            self._vacant.setdefault((right - left, bottom - top), []).append((left, top))

    def _add(self, key: tuple[object, ...], image: Image.Image, dx: int = 0, dy: int = 0) -> Sprite:
        width, height = image.size
        if not width or not height:
            sprite = Sprite(0, 0, 0, 0)
        else:
            try:
                x, y = self._vacated(width, height) or self._room(width + 1, height + 1)
            except AtlasFull:
                if self._sparing:
                    return Sprite(0, 0, 0, 0)
                raise
            self._uploads.append(Upload(x, y, width, height, image.tobytes()))
            sprite = Sprite(x, y, x + width, y + height, dx, dy)
        self._sprites[key] = sprite
        return sprite

    def _vacated(self, width: int, height: int) -> tuple[int, int] | None:
        """The place of a forgotten picture of that size; None where there is none."""
        places = self._vacant.get((width, height))
        return places.pop() if places else None

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


@cache
def halves() -> frozenset[str]:
    """The pictures that there is a half of."""
    folder = assets() / "pictures" / HALF
    return frozenset(
        file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.webp")
    )


def stored_picture(name: str) -> Image.Image:
    """The picture (RGBA) that ``assets/pictures`` has by a name. Raises OSError without one."""
    with installed(assets() / "pictures" / f"{name}.webp") as file, Image.open(file) as shown:
        return shown.convert("RGBA")


def _white(mask: Image.Image) -> Image.Image:
    white = Image.new("RGBA", mask.size, (255, 255, 255, 0))
    white.putalpha(mask)
    return white
