"""A challenge as a code of letters (:mod:`game.session.code_signs`).

What the house's own makers made by lot is told by the maker's name, its length and its seed alone:
:func:`short_code`, eighteen signs. Anything else is told in full: :func:`long_code`. A code from a
stranger is data: its length and what it unfolds to are bounded, and nothing of it is believed
before it was read as a file is.
"""

from __future__ import annotations

import zlib
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
from game.session.code_signs import BadCode, Form, mark_of, opened, signed

MOST_BYTES: Final = 32 * 1024
"""What a code may unfold to."""
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


def short_code(recipe: Recipe) -> str:
    """The code of what a maker made."""
    names = (mark_of(recipe.title), mark_of(recipe.kind))
    return signed(
        Form.CHALLENGE_MADE, _RECIPE.pack(recipe.version, *names, recipe.length, recipe.seed)
    )


def long_code(challenge: Challenge) -> str:
    """The code of any challenge: all that it is played by, and its names."""
    data = challenge_data(challenge)
    kept = {key: value for key, value in data.items() if key not in _NEVER_TOLD}
    text = challenge.title.encode() + b"\n" + msgspec.json.encode(kept)
    folder = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_WORDS.encode())
    return signed(Form.CHALLENGE, folder.compress(text) + folder.flush())


def read_code(code: str) -> Recipe | Challenge:
    """What a code tells. Raises BadCode; ContentError for a challenge whose form is wrong."""
    form, body = opened(code)
    if form == Form.CHALLENGE_MADE:
        return _recipe(body)
    if form == Form.CHALLENGE:
        return _challenge(body)
    if form in (Form.DEAL, Form.DAY):
        raise BadCode(_("This is the code of a deal: it belongs into the number of a new game."))
    raise BadCode(_("This code is of a newer version of the game."))


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
