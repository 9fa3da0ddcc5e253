"""Names of keys, as panels and screens know them: ``"Ctrl+Z"``, ``"Esc"``, ``"1"``."""

from __future__ import annotations

from pyglet.window import key

NAMES: dict[int, str] = {
    key.TAB: "Tab",
    key.ENTER: "Enter",
    key.NUM_ENTER: "Enter",
    key.SPACE: "Space",
    key.ESCAPE: "Esc",
    key.BACKSPACE: "Backspace",
    key.DELETE: "Delete",
    key.LEFT: "Left",
    key.RIGHT: "Right",
    key.UP: "Up",
    key.DOWN: "Down",
    key.HOME: "Home",
    key.END: "End",
    key.PAGEUP: "PageUp",
    key.PAGEDOWN: "PageDown",
    key.COMMA: ",",
    key.PERIOD: ".",
    **{getattr(key, f"F{n}"): f"F{n}" for n in range(1, 13)},
    **{getattr(key, f"_{n}"): str(n) for n in range(10)},
    **{getattr(key, f"NUM_{n}"): str(n) for n in range(10)},
    **{getattr(key, letter): letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
}
KEYPAD: dict[int, tuple[str, str]] = {
    key.NUM_INSERT: ("0", ""),
    key.NUM_END: ("1", "End"),
    key.NUM_DOWN: ("2", "Down"),
    key.NUM_NEXT: ("3", "PageDown"),
    key.NUM_LEFT: ("4", "Left"),
    key.NUM_BEGIN: ("5", ""),
    key.NUM_RIGHT: ("6", "Right"),
    key.NUM_HOME: ("7", "Home"),
    key.NUM_UP: ("8", "Up"),
    key.NUM_PRIOR: ("9", "PageUp"),
    key.NUM_DELETE: ("", "Delete"),
}
"""Keys of the keypad without Num Lock: the digit that stands on each, and what stands below it."""
SHIFTED = ("Tab", "Left", "Right", "Home", "End")
"""Keys that mean something else with Shift."""


def key_names(symbol: int, modifiers: int, place: str = "") -> tuple[str, ...]:
    """What a pressed key may mean with its modifiers, the likeliest first; none: nothing here.

    ``symbol``: what is printed on it. ``place``: what is printed at its place on an American
    keyboard, where that can be known. A shortcut is heard by either, and what is printed goes
    first. With Ctrl the place counts only where no letter is printed that could be meant: where A
    lies at the place of Q, Ctrl+A doesn't leave the program.
    """
    printed = (NAMES[symbol],) if symbol in NAMES else KEYPAD.get(symbol, ())
    ctrl = bool(modifiers & (key.MOD_CTRL | key.MOD_COMMAND))
    places = () if ctrl and any(printed) else (place,)
    names = [_modified(name, modifiers) for name in (*printed, *places) if name]
    return tuple(dict.fromkeys(names))


def _modified(name: str, modifiers: int) -> str:
    if modifiers & key.MOD_SHIFT and name in SHIFTED:
        name = f"Shift+{name}"
    if modifiers & (key.MOD_ALT | key.MOD_OPTION) and name in ("Left", "Right"):
        name = f"Alt+{name}"
    if modifiers & (key.MOD_CTRL | key.MOD_COMMAND):
        name = f"Ctrl+{name}"
    return name
