"""`python -m tools.readme`: takes the README's pictures anew, into `docs/`.

`tests/image/test_readme.py` tells when a screen no longer looks as its picture does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from game.app.shot import render_shot
from game.session.preferences import Detail, Preferences
from game.session.seats import HUMAN

DOCS = Path(__file__).resolve().parent.parent / "docs"
SIZE = (1280, 720)
QUALITY = 92
"""Finer colours too: at less, letters fray, and the test could not tell a word from its packing."""


class View(NamedTuple):
    """A picture: which moment of which game, and what is looked at; ``part`` of the full size."""

    title: str
    seed: int
    steps: int
    screen: str = "match"
    focus: str = "table"
    players: tuple[str, ...] = (HUMAN, "architect", "builder")
    part: int = 1


VIEWS = {
    "match": View("biomes", 9, 18),
    "build": View("biomes", 4, 70, "build", "board", (HUMAN, *["greedy"] * 3), part=2),
    "fight": View("biomes", 9, 60, "fight", part=2),
    "towers": View("towers", 3, 30),
    "brewery": View("brewery", 3, 60),
    "shelf": View("biomes", 9, 18, "shelf"),
}
"""By the names of their files."""


def taken(view: View) -> Image.Image:
    """The picture as the game shows it now."""
    preferences = Preferences(reduced_motion=False, quality=Detail.HIGH)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "taken.png"
        render_shot(
            *view[:3],
            SIZE,
            view.focus,
            view.screen,
            place,
            players=view.players,
            preferences=preferences,
        )
        with Image.open(place) as picture:
            return picture.convert("RGB").reduce(view.part)


def main(names: Sequence[str]) -> int:
    """Take the named pictures, or all."""
    for name in names or VIEWS:
        taken(VIEWS[name]).save(DOCS / f"{name}.jpg", quality=QUALITY, subsampling=0, optimize=True)
        print(f"docs/{name}.jpg")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
