"""What stands in the set-up's field for the number of a game: a number, or the code of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.language import _
from game.session.code_signs import BadCode
from game.session.deals.codes import Told, read_deal
from game.session.deals.daily import MOST_SEED
from game.ui.shelf.titles import BOXES

DIGITS: Final = len(str(MOST_SEED - 1))
"""A number has so many at the most."""
SHORTEST: Final = 9
"""Signs of a code at least."""


@dataclass(frozen=True, slots=True)
class GameNumber:
    """``text``: what the field shows. ``seed``: of a game, None a new one. ``told``: a deal, by its
    code. ``problem``: why neither can be made of it, in a sentence, else ""."""

    text: str = ""
    seed: int | None = None
    told: Told | None = None
    problem: str = ""


def read_number(text: str, title: str) -> GameNumber:
    """What ``text`` asks for in the set-up of a title: also a whole message that ends with a
    code."""
    signs = "".join(text.split())
    if not signs:
        return GameNumber(text)
    if signs.isdecimal() and len(signs) <= DIGITS:
        return GameNumber(text, int(signs))
    if len(signs.replace("-", "")) < SHORTEST:
        return GameNumber(text, problem=_("A number has digits alone; a code is longer."))
    try:
        told, text = _found(text)
    except BadCode as error:
        return GameNumber(text, problem=str(error))
    if told.deal.title != title:
        name = BOXES[told.deal.title].name()
        # Translators: {game}: the name of another game of the house.
        why = _("This is a deal of another game: {game}.").format(game=name)
        return GameNumber(text, problem=why)
    return GameNumber(text, told=told)


def _found(text: str) -> tuple[Told, str]:
    """The deal that is told, and what of ``text`` tells it: its last word, or all. Raises
    BadCode."""
    last = text.rsplit(maxsplit=1)[-1]
    try:
        return read_deal(last), last
    except BadCode:
        return read_deal(text), text
