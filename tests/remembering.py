"""What costs each window of a test time anew although it is always the same, remembered.

In the game there is one window: it would only hold on to memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any

from PIL import Image

from game import language as pseudo
from game.language import language

if TYPE_CHECKING:
    from game.ui.text import TextMeter, Wrapped
    from game.ui.theme import Type

Faces = Mapping[str, Image.Image]
MOST = 4
"""Packs of a title whose faces are remembered."""
PICTURES = 40
"""Pictures that are remembered."""
WRAPS = 30_000
"""Texts, of a size and in a width, whose lines are remembered."""


@cache
def remember_pictures() -> None:
    """From now on letters, and the faces of packs, are drawn once in this process.

    And each text is put into the pseudo-language, and wrapped in a width, once; pictures are read
    once.
    """
    from game.render import glyphs
    from game.render.fonts import Fonts
    from game.render.titles import LOOKS
    from game.ui.text import TextMeter

    raster = cache(Fonts().raster)
    Fonts.raster = lambda _self, *which: raster(*which)  # type: ignore[method-assign] # as it says
    pseudo.pseudo = cache(pseudo.pseudo)
    glyphs.stored_picture = lru_cache(PICTURES)(glyphs.stored_picture)
    wraps = lru_cache(WRAPS)(partial(_wrapped, TextMeter._wrapped))
    TextMeter._wrapped = lambda meter, *which: wraps(meter.scale, *which)  # type: ignore[method-assign] # as it says
    for title, looks in LOOKS.items():
        LOOKS[title] = replace(looks, faces=_remembered(looks.faces))


def forget_pictures() -> None:
    """Read pictures anew: what lies in the files has been changed."""
    from game.render import glyphs

    getattr(glyphs.stored_picture, "cache_clear", lambda: None)()


def _remembered(faces: Callable[[Any], Faces]) -> Callable[[Any], Faces]:
    """The same function, which knows the faces of the last packs that are equal in all."""
    known: list[tuple[object, str, Faces]] = []

    def remembered(content: object) -> Faces:
        for pack, tongue, drawn in known:
            if tongue == language() and pack == content:
                return drawn
        known.append((content, language(), faces(content)))
        del known[:-MOST]
        return known[-1][2]

    return remembered


def _wrapped(
    wrap: Callable[[TextMeter, str, Type, float, int], Wrapped],
    scale: float,
    text: str,
    style: Type,
    width: float,
    most: int,
) -> Wrapped:
    """The lines of a text as any window of that scale has them."""
    return wrap(_meter(scale), text, style, width, most)


@cache
def _meter(scale: float) -> TextMeter:
    from game.render.fonts import Fonts
    from game.ui.text import TextMeter

    return TextMeter(Fonts(), scale)
