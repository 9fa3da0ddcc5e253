"""The keyboard under X11: which key lies where, what is printed on it, and which are held."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from ctypes import POINTER, byref, c_char, c_int, c_uint, c_ulong, create_string_buffer
from typing import Any

ROWS = {10: "1234567890", 24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM,."}
"""What is printed on an American keyboard, row by row, from the number of each row's first key."""
PLACES: Mapping[int, str] = {
    23: "Tab",  # with Shift it has a symbol of its own that pyglet doesn't know
    **{first + n: name for first, row in ROWS.items() for n, name in enumerate(row)},
}
"""X's numbers of keys, which go by their places, and what is printed there on an American one."""
CURRENT_KEYBOARD = 0x100
"""XkbUseCoreKbd."""
STATE_BYTES = 64
"""More than XkbStateRec has; its first byte is the layout in use."""
LEAST = 8
"""The least number of a key."""
ALL_KEYS = 32
"""Bytes in which X11 tells of each key whether it is down."""
UNICODE = 0x01000000
"""X's numbers of most symbols beyond ASCII begin here; older ones come by alphabets of 256."""
OLD_ALPHABETS = {0x00: "latin_1", 0x01: "iso8859_2", 0x03: "iso8859_4", 0x06: "koi8_r"}

ALPHABETS = ("LATIN", "CYRILLIC")
"""Those whose letters are in our fonts."""


class HeldKeys:
    """The keys that are down, as pyglet keeps account of them to leave out repetitions.

    It asks by symbol; but the symbol of a key that goes up may be another one than when it went
    down, for Shift went up before, and the key would pass for held for ever. So its place counts:
    ``code`` is that of the key which the event at hand is about.
    """

    def __init__(self) -> None:
        self.code = 0
        self._down: set[int] = set()

    def __contains__(self, symbol: object) -> bool:
        return self.code in self._down

    def __bool__(self) -> bool:
        return bool(self._down)

    def add(self, symbol: int) -> None:
        """The key at hand went down."""
        del symbol
        self._down.add(self.code)

    def remove(self, symbol: int) -> None:
        """The key at hand went up."""
        del symbol
        self._down.discard(self.code)

    def clear(self) -> None:
        """No key is held any more."""
        self._down.clear()

    def hold(self, codes: Iterable[int]) -> None:
        """The keys of these codes are held, and no others."""
        self._down = set(codes)


def keys_down(display: Any) -> list[int]:
    """The numbers of the keys that are down just now."""
    from pyglet.libs.x11 import xlib

    down = (c_char * ALL_KEYS)()
    xlib.XQueryKeymap(display, down)
    return keys_in(down.raw)


def keys_in(bits: bytes) -> list[int]:
    """The numbers of the keys that are down, of X's ``bits``: one for each key, eight a byte."""
    return [code for code in range(LEAST, 8 * len(bits)) if bits[code // 8] >> code % 8 & 1]


def refresh_keyboard(display: Any) -> None:
    """Have Xlib read the layout again: not every server tells of another one."""
    from pyglet.libs.x11 import xlib

    news = xlib.XMappingEvent()
    news.type, news.display, news.request = xlib.MappingNotify, display, xlib.MappingKeyboard
    news.first_keycode, news.count = LEAST, 8 * ALL_KEYS - LEAST
    xlib.XRefreshKeyboardMapping(news)


def printed_elsewise(display: Any) -> dict[str, str]:
    """What is printed at the places of those letters that no key has, in the layout in use."""
    from pyglet.libs.x11 import xlib

    look_up = xlib._lib.XkbKeycodeToKeysym
    look_up.restype = c_ulong
    look_up.argtypes = [POINTER(xlib.Display), c_uint, c_int, c_int]
    state = create_string_buffer(STATE_BYTES)
    xlib._lib.XkbGetState(display, c_uint(CURRENT_KEYBOARD), byref(state))
    layout = state.raw[0]
    printed = {
        name: letter_on(look_up(display, code, layout, 0) or look_up(display, code, 0, 0))
        for code, name in PLACES.items()
        if len(name) == 1
    }
    there = set(printed.values())
    return {
        name: letter
        for name, letter in printed.items()
        if name.isalpha() and name not in there and letter
    }


def letter_on(symbol: int) -> str:
    """The capital letter of X's number of a symbol; "" for none that we know and can show."""
    if symbol > UNICODE:
        letter = chr(symbol - UNICODE)
    else:
        alphabet = OLD_ALPHABETS.get(symbol >> 8, "ascii")
        letter = bytes([symbol & 0xFF]).decode(alphabet, "ignore") if symbol else ""
    letter = letter.upper()
    known = len(letter) == 1 and letter.isalpha()
    return letter if known and unicodedata.name(letter, "").startswith(ALPHABETS) else ""
