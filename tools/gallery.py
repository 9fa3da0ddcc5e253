"""Render the gallery into ``out/gallery/``: ``python -m tools.gallery [--title T] [NAME …]``.

With ``--language CODE`` in that language, into a folder of its own within it.

Stills of every screen and focus, in the middle of motions, for two and four players, early and late
in a game, in windows from 4:3 to 21:9; the four situations of the concept stills at their size and
from their eyes (``concept-…``), to be laid beside those; and film strips of motion. A name, or the
beginning of one, picks pictures; the page and the sheet show whatever lies in the folder.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.packs import USUAL
from game.language import ENGLISH, NAMES
from game.render.context import choose_headless
from game.rules.registry import DEFAULT_TITLE
from game.session.preferences import Preferences

if TYPE_CHECKING:
    from tools.gallery_stills import Still
    from tools.gallery_strips import Strip
    from tools.toybox import ToyStill

OUT = Path("out/gallery")


def take(title: str, wanted: Still | Strip | ToyStill, out: Path, language: str = ENGLISH) -> None:
    """Render one picture of a title, or of the toy-box. Raises NoSuchMoment, and NoOpenGL."""
    from game.app.screenshot_stage import staged
    from tools import toybox
    from tools.gallery_strips import WINDOW, Strip, film

    if isinstance(wanted, toybox.ToyStill):
        toybox.take(wanted, out)
        return
    size = WINDOW if isinstance(wanted, Strip) else wanted.size
    pack = wanted.pack if isinstance(wanted, Strip) else USUAL
    with staged(size, Preferences(language=language, reduced_motion=False)) as stage:
        stage.set_up(title, wanted.seed, wanted.steps, wanted.players, pack)
        stage.show(wanted.moment, wanted.focus)
        if isinstance(wanted, Strip):
            film(stage, wanted, out)
        else:
            stage.picture(out)


def main(arguments: Sequence[str]) -> int:
    """Render what is picked, or everything, telling of each; then page and sheet."""
    choose_headless()
    from tools.gallery_page import Shown, page, sheet
    from tools.gallery_strips import Strip
    from tools.gallery_titles import GALLERIES
    from tools.gallery_toybox import TOYS

    parser = argparse.ArgumentParser(prog="python -m tools.gallery")
    parser.add_argument("--title", choices=GALLERIES, default=DEFAULT_TITLE)
    parser.add_argument("--language", choices=NAMES, default=ENGLISH)
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args(arguments)
    rooms = GALLERIES[asked.title]
    everything: list[Still | Strip | ToyStill] = [*rooms.stills, *TOYS, *rooms.strips]
    wanted = [each for each in everything if each.name.startswith(tuple(asked.names) or ("",))]
    if not wanted:
        print("known:", ", ".join(each.name for each in everything), file=sys.stderr)
        return 2
    out = OUT if asked.language == ENGLISH else OUT / asked.language
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for number, each in enumerate(wanted, 1):
        print(f"[{number:2}/{len(wanted)}] {each.name}: {each.tells}", flush=True)
        take(asked.title, each, out / f"{each.name}.png", asked.language)
    there = [each for each in everything if (out / f"{each.name}.png").exists()]
    page([Shown(each.name, each.tells, isinstance(each, Strip)) for each in there], out)
    sheet([each.name for each in there], out)
    print(f"{len(wanted)} pictures in {time.monotonic() - began:.0f} s: {out / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
