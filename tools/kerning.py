"""`python -m tools.kerning`: writes `assets/fonts/kerning.json`, how letters are measured.

Which characters a face has and how long each is, as FreeType tells it: asking for it in a game,
where a letter comes up for the first time, would be seen. And how close letters stand.

The faces tell it in their GPOS tables, which Pillow reads only where the system has FriBiDi.
Without it every text would be wider, and lines would break elsewhere, than where the tests ran. So
it is read once, here, and told as classes: characters before or after which all others stand
alike. Ligatures stay out, for letters are drawn one by one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from pathlib import Path

from PIL import ImageFont, features

from game.render.fonts import MEASURED_SIZE, TABLE, font
from game.resources import assets

SCRIPTS = (
    (range(0x41, 0x5B), range(0x61, 0x7B), range(0xC0, 0x180)),
    (range(0x400, 0x460),),
)
"""Latin and Cyrillic letters: none of one stands beside one of the other."""
SIGNS = (
    *(range(0x21, 0x41), range(0xA1, 0xAD), range(0xAE, 0xC0)),
    *(range(0x2013, 0x2023), range(0x2026, 0x2027)),
)
PLAIN = ["-liga", "-clig", "-calt", "-dlig"]
CODES = (range(0x20, 0xD800), range(0xE000, 0xFFFF), range(0x10000, 0x20000))
"""Of all that a face may have a picture for."""
NO_LETTER = "\uffff"
Pairs = dict[tuple[str, str], int]
Lengths = dict[str, str]
Told = dict[str, list[str] | list[list[int]]]


def can_shape() -> bool:
    """Whether Pillow reads GPOS on this machine."""
    return bool(features.check("raqm") and features.check("fribidi"))


def _draws(face: str, character: str) -> bool:
    """Whether a face has a picture for a character."""
    return character == " " or bytes(font(face, 24).getmask(character)) != _nothing(face)


@cache
def _nothing(face: str) -> bytes:
    """What a face draws in the place of a character that it doesn't have."""
    return bytes(font(face, 24).getmask(NO_LETTER))


def lengths_of(face: str, codes: Iterable[int]) -> Lengths:
    """The characters with such codes that a face has, by their length in thousandths of the font's
    size."""
    found: dict[int, str] = {}
    for character in map(chr, codes):
        if _draws(face, character):
            length = round(font(face, MEASURED_SIZE).getlength(character))
            found[length] = found.get(length, "") + character
    return {str(length): found[length] for length in sorted(found)}


def pairs_of(face: str, every: int = 1) -> Pairs:
    """How much closer (negative) two characters stand, in thousandths of the font's size.

    Of the left ones only one of so many is looked at, if not ``every`` single one.
    """
    place = str(assets() / "fonts" / f"{face}.ttf")
    shaped = ImageFont.truetype(place, MEASURED_SIZE, layout_engine=ImageFont.Layout.RAQM)
    signs = _present(face, SIGNS)
    pairs: Pairs = {}
    for script in SCRIPTS:
        known = _present(face, script) + signs
        alone = {each: shaped.getlength(each, features=PLAIN) for each in known}
        for left in known[::every]:
            for right in known:
                together = shaped.getlength(left + right, features=PLAIN)
                if closer := round(together - alone[left] - alone[right]):
                    pairs[left, right] = closer
    return pairs


def _present(face: str, ranges: tuple[range, ...]) -> list[str]:
    return [chr(code) for each in ranges for code in each if _draws(face, chr(code))]


def told(pairs: Pairs) -> Told:
    """The pairs by classes: ``values[i][j]`` is of ``left[i]`` before ``right[j]``."""
    lefts, rights = sorted({left for left, _ in pairs}), sorted({right for _, right in pairs})
    rows = _classes(lefts, lambda one: tuple(pairs.get((one, each), 0) for each in rights))
    columns = _classes(rights, lambda one: tuple(pairs.get((each, one), 0) for each in lefts))
    values = [[pairs.get((row[0], column[0]), 0) for column in columns] for row in rows]
    return {"left": rows, "right": columns, "values": values}


def _classes(characters: list[str], fits: Callable[[str], tuple[int, ...]]) -> list[str]:
    """The characters that fit others alike, together in one string each."""
    alike: dict[tuple[int, ...], str] = {}
    for each in characters:
        alike[fits(each)] = alike.get(fits(each), "") + each
    return list(alike.values())


def main() -> int:
    """Write the table; 1 where this machine can't read GPOS."""
    if not can_shape():
        print("Pillow finds no Raqm or no FriBiDi here (Debian: libfribidi0).", file=sys.stderr)
        return 1
    faces = sorted(file.stem for file in (assets() / "fonts").glob("*.ttf"))
    measures = {
        face: {"lengths": lengths_of(face, chain(*CODES)), **told(pairs_of(face))} for face in faces
    }
    text = json.dumps(measures, separators=(",", ":"))
    Path(assets() / "fonts" / TABLE).write_text(text + "\n")
    print(f"{TABLE}: {len(faces)} faces, {len(text) / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
