"""Codes of letters: short enough to be read out on the phone, or to be pasted.

They are in Crockford's base 32 (https://www.crockford.com/base32.html), which has no I, L, O and U,
so that nothing is misread; a sum over all of it finds slips. What a code tells begins with its
form. A code from a stranger is data: nothing of it is believed before it was read.
"""

from __future__ import annotations

from enum import IntEnum
from hashlib import blake2b
from typing import Final

from game.language import _

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LONGEST: Final = 4000
"""Signs of a code at the most."""
GROUP: Final = 4
"""Signs between two hyphens."""
_MISREAD: Final = str.maketrans("OILU", "011V")
_SUM_BYTES: Final = 2


class Form(IntEnum):
    """What a code tells; never changed: a new way to tell something is a new form."""

    CHALLENGE_MADE = 1
    CHALLENGE = 2
    DEAL = 3
    DAY = 4


class BadCode(ValueError):  # noqa: N818 - a fact about a code, not a fault of the program
    """A code that is none; says in a sentence why."""


def signed(form: int, body: bytes) -> str:
    """The signs of a form and its body, with their sum, in groups."""
    whole = bytes([form]) + body
    whole += _sum(whole)
    number, signs = int.from_bytes(whole, "big"), ""
    while number:
        number, digit = divmod(number, len(SIGNS))
        signs = SIGNS[digit] + signs
    return "-".join(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))


def opened(code: str) -> tuple[int, bytes]:
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


def mark_of(name: str) -> int:
    """A name's mark in codes, from 0 to 255."""
    return blake2b(name.encode(), digest_size=1).digest()[0]


def _sum(whole: bytes) -> bytes:
    return blake2b(whole, digest_size=_SUM_BYTES).digest()
