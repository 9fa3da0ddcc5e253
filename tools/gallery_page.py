"""A page that shows the gallery's pictures, and a sheet of all of them."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from game.render.fonts import font

COLUMNS, CELL, LABEL, GAP = 4, (480, 270), 26, 10
GROUND, PALE = "#2b2320", "#f3e3c3"
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cubewright: gallery</title><style>
body {{ background: {ground}; color: {pale}; font: 16px system-ui, sans-serif; margin: 24px; }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(520px, 1fr)); gap: 20px; }}
figure {{ margin: 0; }} img {{ width: 100%; display: block; }} figcaption {{ padding: 6px 0; }}
.strip {{ grid-column: 1 / -1; }}
</style></head><body><h1>Cubewright: gallery</h1><main>
{figures}
</main></body></html>
"""


class Shown(NamedTuple):
    """A picture by the name of its file, what it tells, and whether it takes the whole width."""

    name: str
    tells: str
    wide: bool


def page(pictures: Sequence[Shown], out: Path) -> None:
    """Write ``index.html``."""
    figures = [_figure(*each) for each in pictures]
    filled = PAGE.format(ground=GROUND, pale=PALE, figures="\n".join(figures))
    (out / "index.html").write_text(filled, "utf-8")


def _figure(name: str, tells: str, wide: bool) -> str:
    said = html.escape(f"{name}: {tells}")
    return (
        f'<figure class="{"strip" if wide else "still"}">'
        f'<a href="{name}.png"><img src="{name}.png" alt="{said}"></a>'
        f"<figcaption>{said}</figcaption></figure>"
    )


def lettering(size: int) -> ImageFont.FreeTypeFont:
    """The game's own face for captions."""
    return font("Nunito_800ExtraBold", size)


def sheet(names: Sequence[str], out: Path) -> None:
    """Write ``sheet.png``: every picture small, with its name."""
    rows = -(-len(names) // COLUMNS)
    step = CELL[0] + GAP, CELL[1] + LABEL + GAP
    whole = Image.new("RGB", (COLUMNS * step[0] + GAP, rows * step[1] + GAP), GROUND)
    draw, face = ImageDraw.Draw(whole), lettering(16)
    for number, name in enumerate(names):
        x, y = GAP + number % COLUMNS * step[0], GAP + number // COLUMNS * step[1]
        with Image.open(out / f"{name}.png") as picture:
            small = picture.convert("RGB")
            small.thumbnail(CELL, Image.Resampling.LANCZOS)
        whole.paste(small, (x + (CELL[0] - small.width) // 2, y + (CELL[1] - small.height) // 2))
        draw.text((x, y + CELL[1] + 3), name, PALE, face)
    whole.save(out / "sheet.png")
