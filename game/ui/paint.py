"""Fills the overlay's list from widgets: logical units in, whole pixels out.

It also keeps what tests need to know: every pair of text colour and ground, and every text that
was cut.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.render.drawlist import Clip, Colour, DrawList, Quad
from game.render.glyphs import Atlas, Sprite
from game.ui import theme
from game.ui.rect import Rect
from game.ui.text import TextMeter
from game.ui.theme import Ink, Style, Type
from game.ui.typesetting import Typesetter

SHADOW_DROP = 6.0
SHADOW_SOFTNESS = 16.0
SHADOW_ROOM = SHADOW_DROP + SHADOW_SOFTNESS
LIT: dict[Ink, Ink] = {
    theme.PARCHMENT: "#FFFAEF",
    theme.PASSIVE: "#FBF1DE",
    theme.INK: "#58422F",
    theme.CHOSEN: "#FFEDC4",
    theme.INSET: "#F8EDD6",
}
"""Fills under the pointer."""


@lru_cache(maxsize=1024)
def colour(ink: Ink, opacity: float = 1.0) -> Colour:
    """A colour's bytes, fainter by ``opacity``."""
    alpha = int(ink[7:9], 16) if len(ink) == 9 else 255
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16), round(alpha * opacity)


@dataclass(slots=True)
class Touch:
    """What pointer and keyboard rest on, by key; ``ring``: the focus shows."""

    hovered: str = ""
    pressed: str = ""
    focused: str = ""
    ring: bool = False


Pair = tuple[Ink, Ink, str]
"""A text's ink and ground, and the text."""


Part = tuple[float, float, float]
"""A part of a picture: where it begins from the left and from the top, and its size, all 0-1."""
WHOLE: Part = (0.0, 0.0, 1.0)


class Surroundings(NamedTuple):
    """All that a painting depends on beside the widget itself and what touches it."""

    meter: TextMeter
    generation: int
    ground: Ink | None
    drop: float
    clip: Clip
    symbols: Mapping[str, str]


class Painting(NamedTuple):
    """What a widget painted: records of the list, texts with their inks, texts that were cut."""

    records: bytes
    pairs: frozenset[Pair]
    cuts: tuple[str, ...]


class Painter:
    """One painting of a tree."""

    def __init__(self, atlas: Atlas, meter: TextMeter, touch: Touch | None = None) -> None:
        self.meter = meter
        self.touch = touch or Touch()
        self.typesetter = Typesetter(atlas, meter)
        self.drawn = DrawList()
        self.pairs: set[Pair] = set()
        self.cuts: list[str] = []
        self.symbols: Mapping[str, str] = {}
        """The symbols that are drawn instead of others, by the names of these."""
        self._atlas = atlas
        self._scale = meter.scale
        self._ground: Ink | None = None
        self._drop = 0.0

    def begin(self) -> None:
        """Start a new list."""
        self.drawn = DrawList()
        self.pairs, self.cuts = set(), []
        self._ground, self._drop = None, 0.0

    def record(self, paint: Callable[[Painter], None]) -> Painting:
        """What ``paint`` paints here; the list itself stays as it is."""
        outer = self.drawn, self.pairs, self.cuts
        self.drawn, self.pairs, self.cuts = DrawList(), set(), []
        self.drawn.clip = outer[0].clip
        try:
            paint(self)
            return Painting(bytes(self.drawn.data), frozenset(self.pairs), tuple(self.cuts))
        finally:
            self.drawn, self.pairs, self.cuts = outer

    def replay(self, painting: Painting) -> None:
        """Paint once more what was recorded in the same surroundings."""
        self.drawn.data += painting.records
        self.pairs |= painting.pairs
        self.cuts += painting.cuts

    def touched(self, keys: Sequence[str]) -> tuple[str, str, str, bool]:
        """What pointer and keyboard do with widgets of these keys, as far as it shows."""
        touch = self.touch
        focused = touch.focused if touch.focused in keys else ""
        return (
            touch.hovered if touch.hovered in keys else "",
            touch.pressed if touch.pressed in keys else "",
            focused,
            touch.ring and bool(focused),
        )

    @property
    def surroundings(self) -> Surroundings:
        """Where the next widget will be painted."""
        generation = self._atlas.generation
        clip, symbols = self.drawn.clip, self.symbols
        return Surroundings(self.meter, generation, self._ground, self._drop, clip, symbols)

    @contextmanager
    def ground(self, fill: Ink | None) -> Iterator[None]:
        """Texts stand on ``fill`` inside (None: on what was there)."""
        before, self._ground = self._ground, fill or self._ground
        yield
        self._ground = before

    @contextmanager
    def shifted(self, down: float) -> Iterator[None]:
        """Everything lies ``down`` units lower inside."""
        before, self._drop = self._drop, self._drop + down
        yield
        self._drop = before

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Nothing shows outside ``rect`` inside."""
        before = self.drawn.clip
        left, top, width, height = self._pixels(rect)
        self.drawn.clip = Clip(
            max(before.left, left),
            max(before.top, top),
            min(before.right, left + width),
            min(before.bottom, top + height),
        )
        yield
        self.drawn.clip = before

    def shows(self, rect: Rect) -> bool:
        """Whether anything of ``rect``, its shadow included, is inside the clip."""
        clip, scale = self.drawn.clip, self._scale
        return (
            (rect.bottom + SHADOW_ROOM) * scale > clip.top
            and (rect.y - SHADOW_ROOM) * scale < clip.bottom
            and (rect.right + SHADOW_ROOM) * scale > clip.left
            and (rect.x - SHADOW_ROOM) * scale < clip.right
        )

    def box(self, rect: Rect, style: Style) -> None:
        """A rounded box with its fill and border, and its shadow unless it lies within another."""
        scale = self._scale
        place = self._pixels(rect)
        radius = style.radius * scale
        if style.shadow and self._ground is None:
            x, y, width, height = place
            low = (x, y + SHADOW_DROP * scale, width, height)
            shade = colour(theme.SHADOW, 0.55)
            self.drawn.shadow(low, shade, radius, SHADOW_SOFTNESS * scale)
        fill = colour(style.fill or theme.CLEAR)
        if style.line is None or not style.width:
            self.drawn.box(place, fill, radius)
        else:
            line = colour(style.line)
            thick = max(1.0, style.width * scale)
            self.drawn.box(place, fill, radius, line, thick)

    def scrim(self, rect: Rect) -> None:
        """Dim everything painted so far."""
        self.drawn.box(self._pixels(rect), colour(theme.SCRIM), 0.0)

    def text(self, text: str, x: float, middle: float, style: Type, ink: Ink) -> None:
        """One line from ``x`` to the right, its middle at height ``middle``."""
        if self._ground is not None:
            self.pairs.add((ink, self._ground, text))
        pixels = self.meter.pixels(style)
        rise = self.meter.fonts.rise(style.face, pixels)
        left = round(x * self._scale)
        base = round((middle + self._drop) * self._scale + rise)
        tint = colour(ink)
        picture = self.drawn.picture
        for dx, dy, width, height, place in self.typesetter.run(text, style):
            picture((left + dx, base + dy, width, height), place, tint)

    def line(self, points: Sequence[tuple[float, float]], ink: Ink, width: float) -> None:
        """Straight lines from each point to the next, ``width`` thick, with round joints."""
        scale = self._scale
        places = [(x * scale, (y + self._drop) * scale) for x, y in points]
        for start, end in pairwise(places):
            self.drawn.line(start, end, colour(ink), width * scale)

    def icon(self, name: str, x: float, y: float, size: float, ink: Ink) -> None:
        """The symbol ``name``, ``size`` units large, with its top left corner at (``x``, ``y``)."""
        pixels = max(1, round(size * self._scale))
        sprite = self._atlas.symbol(self.symbols.get(name, name), pixels)
        place = (round(x * self._scale), round((y + self._drop) * self._scale), pixels, pixels)
        self.drawn.picture(place, _place(sprite), colour(ink))

    def icon_at(self, name: str, middle: tuple[float, float], size: float, ink: Ink) -> None:
        """Draw a symbol round a ``middle``."""
        self.icon(name, middle[0] - size / 2, middle[1] - size / 2, size, ink)

    def text_at(self, text: str, middle: tuple[float, float], style: Type, ink: Ink) -> None:
        """Draw a line of text round a ``middle``."""
        self.text(text, middle[0] - self.meter.width(text, style) / 2, middle[1], style, ink)

    def soft(self, rect: Rect, ink: Ink, depth: float, softness: float) -> None:
        """A shadow with a blurred edge: ``depth`` is its alpha, ``softness`` how wide it fades."""
        place = self._pixels(rect)
        self.drawn.shadow(place, colour(ink, depth), 0.0, softness * self._scale)

    def image(self, name: str, rect: Rect, radius: float = 0.0, part: Part = WHOLE) -> None:
        """A picture of the atlas in a place, at its pixels, its corners rounded.

        ``part``: what of it fills the place.
        """
        x, y, width, height = self._pixels(rect)
        sprite = self._atlas.picture(name, max(1, round(width)), max(1, round(height)))
        tint, place = colour(theme.WHITE), _place(sprite)
        if part != WHOLE:
            left, top, share = part
            across, down = place[2] - place[0], place[3] - place[1]
            start = (place[0] + across * left, place[1] + down * top)
            place = (*start, start[0] + across * share, start[1] + down * share)
        self.drawn.picture((x, y, width, height), place, tint, radius * self._scale)

    def texture(self, name: str, rect: Rect, ink: Ink = theme.WHITE) -> None:
        """A picture of the atlas stretched over a place of any size, multiplied by a colour."""
        left, top, right, bottom = _place(self._atlas.texture(name))
        inner = (left + 0.5, top + 0.5, right - 0.5, bottom - 0.5)
        self.drawn.picture(self._pixels(rect), inner, colour(ink))

    def report_cut(self, text: str) -> None:
        """Keep that a text didn't fit."""
        self.cuts.append(text)

    def is_hovered(self, key: str) -> bool:
        """Whether the pointer rests on the widget of this key."""
        return bool(key) and self.touch.hovered == key

    def is_pressed(self, key: str) -> bool:
        """Whether the pointer went down on it and is still there."""
        return self.is_hovered(key) and self.touch.pressed == key

    def is_focused(self, key: str) -> bool:
        """Whether keys go to it."""
        return bool(key) and self.touch.focused == key

    def focus_ring(self, key: str, rect: Rect, radius: float) -> None:
        """A double ring around what has the focus, if the keyboard is in use."""
        if not (self.touch.ring and self.is_focused(key)):
            return
        for out, ink in ((7.0, theme.WHITE), (4.0, theme.FOCUS)):
            ring = rect.inset(-out, -out, -out, -out)
            self.box(ring, Style(None, ink, 4.0, radius + out))

    def _pixels(self, rect: Rect) -> Quad:
        scale = self._scale
        left, top = round(rect.x * scale), round((rect.y + self._drop) * scale)
        right, bottom = round(rect.right * scale), round((rect.bottom + self._drop) * scale)
        return left, top, right - left, bottom - top


def _place(sprite: Sprite) -> Quad:
    return sprite.left, sprite.top, sprite.right, sprite.bottom


def pressable_style(painter: Painter, key: str, style: Style, disabled: bool) -> Style:
    """The ``style`` of the pressable box ``key``, as it looks under the pointer if that is over it.

    ``disabled``: it can't be pressed, and looks the same under the pointer.
    """
    if disabled or style.fill is None or not painter.is_hovered(key):
        return style
    line = theme.ACCENT if style.fill != theme.INK else theme.CHOSEN
    return Style(LIT.get(style.fill, style.fill), line, 3.0, style.radius, style.shadow)
