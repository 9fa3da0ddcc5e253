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


def key_name(symbol: int, modifiers: int) -> str:
    """The name of a pressed key with its modifiers; "" for one that means nothing here."""
    name = NAMES.get(symbol, "")
    if not name:
        return ""
    if modifiers & key.MOD_SHIFT and name in ("Tab", "Left", "Right", "Home", "End"):
        name = f"Shift+{name}"
    if modifiers & (key.MOD_ALT | key.MOD_OPTION) and name in ("Left", "Right"):
        name = f"Alt+{name}"
    if modifiers & (key.MOD_CTRL | key.MOD_COMMAND):
        name = f"Ctrl+{name}"
    return name
