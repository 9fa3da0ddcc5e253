"""What costs each window of a test time anew although it is always the same, remembered.

In the game there is one window: it would only hold on to memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from PIL import Image

from game import language as pseudo
from game.language import language

if TYPE_CHECKING:
    from game.ai.judging.size import Size
    from game.rules.core import Move
    from game.session.replay import Replay
    from game.session.reviews.review import Judgement
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


@cache
def remember_decisions() -> None:
    """From now on what agents play until a picture is taken, and what is judged for one, is worked
    out once in this process."""
    from game.app.screenshot_stage import ScreenshotStage
    from game.session.reviews.judging import Judging
    from game.session.reviews.store import digest_of
    from tests.played import decided

    def chosen(stage: ScreenshotStage) -> Move:
        return decided(stage.match, stage._playing)

    judged: dict[tuple[str, int, Size | None], Judgement] = {}

    class Remembering(Judging):
        """Judges the same decision of the same game once."""

        def __init__(self, replay: Replay) -> None:
            super().__init__(replay)
            self._digest = digest_of(replay.record)

        def judgement(self, n: int, size: Size | None = None) -> Judgement:
            """The judgement of step ``n``."""
            asked = self._digest, n, size
            if asked not in judged:
                judged[asked] = super().judgement(n, size)
            return judged[asked]

    patch.object(ScreenshotStage, "chosen", chosen).start()
    patch("game.app.inline_reviewer.Judging", Remembering).start()


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
