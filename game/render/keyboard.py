"""Letters from the keyboard under X11, where pyglet would lose them or end the program.

Import it before ``pyglet.window``: that asks once which characters the system's locale knows.
"""

from __future__ import annotations

import locale
import sys
from typing import Any

_UTF_8 = ("C.UTF-8", "C.utf8", "en_US.UTF-8")
"""Locales of which one is on nearly every system."""
_LATIN_KEYS = range(0xA0, 0x100)
"""X's numbers of the keys whose letters have the same numbers in Unicode."""
_UNICODE_KEYS = 0x01000000
"""X's numbers of all other letters begin here."""


def speak_utf_8() -> None:
    """Have typed letters come as UTF-8, where the locale is ``C`` or is not installed."""
    if not sys.platform.startswith("linux") or _coding() == "UTF-8":
        return
    for name in _UTF_8:
        try:
            locale.setlocale(locale.LC_CTYPE, name)
        except locale.Error:
            continue
        return


def letter_pressed(xlib: Any, event: Any) -> str | None:
    """The letter that X's own number of a pressed key tells."""
    if event.type != xlib.KeyPress:
        return None
    symbol = xlib.KeySym()
    xlib.XLookupString(event.xkey, None, 0, symbol, None)
    return letter_of(int(symbol.value))


def letter_of(symbol: int) -> str | None:
    """The letter of X's number of a key, where it has one of its own."""
    code = symbol - _UNICODE_KEYS if symbol > _UNICODE_KEYS else symbol
    is_letter = symbol in _LATIN_KEYS or _UNICODE_KEYS < symbol <= _UNICODE_KEYS + sys.maxunicode
    return chr(code) if is_letter and chr(code).isprintable() else None


def _coding() -> str | None:
    try:
        return locale.getlocale()[1]
    except ValueError:  # the environment names nonsense
        return None
