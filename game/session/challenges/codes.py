"""A challenge as a code of letters: short enough to be read out on the phone, or to be pasted.

What the house's own makers made by lot is told by the maker's name, its length and its seed alone:
:func:`short_code`, eighteen signs. Anything else is told in full: :func:`long_code`. Both are in
Crockford's base 32 (https://www.crockford.com/base32.html), which has no I, L, O and U, so that
nothing is misread; a sum over all of it finds slips. A code from a stranger is data: its length and
what it unfolds to are bounded, and nothing of it is believed before it was read as a file is.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from struct import Struct
from typing import Final

import msgspec

from game.ai.titles import BRAINS
from game.content.challenge import Challenge
from game.content.challenge_reading import told_challenge
from game.content.challenge_writing import challenge_data
from game.language import _
from game.rules.registry import TITLES
from game.session.challenges.making import Recipe

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LONGEST: Final = 4000
"""Signs of a code at the most."""
GROUP: Final = 4
"""Signs between two hyphens."""
MOST_BYTES: Final = 32 * 1024
"""What a code may unfold to."""
_MISREAD: Final = str.maketrans("OILU", "011V")
_SUM_BYTES: Final = 2
_SHORT, _LONG = 1, 2
_RECIPE: Final = Struct(">BBBBI")
"""A recipe's version, the marks of its title and its kind, its length and its seed."""
_NEVER_TOLD: Final = ("title", "proof", "hints")
"""What whoever reads a code finds out himself, or has read before."""
_WORDS: Final = (
    '"title":"pack":"options":"seed":"limit":{"goal":{"kind":"par":"stars":["position":{"stacks":['
    '{"cell":[,"up":","down":["rim":[{"players":[{"at":[,"supply":{"village":["mobs":["pile":['
    '"board":["xp":{"done":["explore","only":["collect","build","actions":"turns":"builds":'
    '"emerald":"obsidian":"cube":[["wood sand stone obsidian emerald sand wood wood stone sand '
    "obsidian wood sand sand emerald stone wood stone stone sand"
    '{"challenge":1,"name":"idea":"grade":'
)
"""What codes are full of. Part of the form: never changed."""


class BadCode(ValueError):  # noqa: N818 - a fact about a code, not a fault of the program
    """A code that is none; says in a sentence why."""


def short_code(recipe: Recipe) -> str:
    """The code of what a maker made."""
    names = (mark_of(recipe.title), mark_of(recipe.kind))
    return _signed(_SHORT, _RECIPE.pack(recipe.version, *names, recipe.length, recipe.seed))


def mark_of(name: str) -> int:
    """A name's mark in short codes, from 0 to 255."""
    return blake2b(name.encode(), digest_size=1).digest()[0]


def long_code(challenge: Challenge) -> str:
    """The code of any challenge: all that it is played by, and its names."""
    data = challenge_data(challenge)
    kept = {key: value for key, value in data.items() if key not in _NEVER_TOLD}
    text = challenge.title.encode() + b"\n" + msgspec.json.encode(kept)
    folder = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_WORDS.encode())
    return _signed(_LONG, folder.compress(text) + folder.flush())


def read_code(code: str) -> Recipe | Challenge:
    """What a code tells. Raises BadCode; ContentError for a challenge whose form is wrong."""
    form, body = _opened(code)
    if form == _SHORT:
        return _recipe(body)
    if form == _LONG:
        return _challenge(body)
    raise BadCode(_("This code is of a newer version of the game."))


def _signed(form: int, body: bytes) -> str:
    """The signs of a form and its body, with their sum, in groups."""
    whole = bytes([form]) + body
    whole += _sum(whole)
    number, signs = int.from_bytes(whole, "big"), ""
    while number:
        number, digit = divmod(number, len(SIGNS))
        signs = SIGNS[digit] + signs
    return "-".join(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))


def _opened(code: str) -> tuple[int, bytes]:
    """The form and the body of a code, whatever its groups and letters' case. Raises BadCode."""
    signs = "".join(code.split()).replace("-", "").upper().translate(_MISREAD)
    if not signs or len(signs) > LONGEST or set(signs) - set(SIGNS):
        raise BadCode(_("This is no code: it has letters and digits alone."))
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    whole = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if len(whole) <= _SUM_BYTES + 1 or _sum(whole[:-_SUM_BYTES]) != whole[-_SUM_BYTES:]:
        raise BadCode(_("This code has a slip: compare it sign by sign."))
    return whole[0], whole[1:-_SUM_BYTES]


def _sum(whole: bytes) -> bytes:
    return blake2b(whole, digest_size=_SUM_BYTES).digest()


def _recipe(body: bytes) -> Recipe:
    if len(body) != _RECIPE.size:
        raise BadCode(_("This code tells no challenge."))
    version, title_mark, kind_mark, length, seed = _RECIPE.unpack(body)
    for title in TITLES:
        for kind in BRAINS[title].puzzles.kinds:
            if (mark_of(title), mark_of(kind)) == (title_mark, kind_mark):
                return Recipe(title, version, kind, length, seed)
    raise BadCode(_("This code is of a newer version of the game."))


def _challenge(body: bytes) -> Challenge:
    """The challenge that is told in full. Raises BadCode, ContentError."""
    opener = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=_WORDS.encode())
    try:
        text = opener.decompress(body, MOST_BYTES).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadCode(_("This code tells no challenge.")) from error
    title, _line, data = text.partition("\n")
    if not opener.eof or title not in TITLES:
        raise BadCode(_("This code tells no challenge."))
    # Translators: stands for the name of a file where problems are told.
    return told_challenge(data, title, _("the code"))
