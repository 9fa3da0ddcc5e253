"""What is printed on the keys of this keyboard."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, pgettext


class Keycaps:
    """Names of keys as a player reads them; those of an American keyboard until it learns others.

    Only X11 tells what is printed on a key. Elsewhere a key goes by its American name.
    """

    def __init__(self) -> None:
        self._printed: Mapping[str, str] = {}

    def learn(self, printed: Mapping[str, str]) -> bool:
        """Take the keys in ``printed`` for what is printed on them; whether that is news."""
        news = printed != self._printed
        self._printed = printed
        return news

    def label(self, shortcut: str) -> str:
        """What to press for a shortcut: ``"Ctrl+Z"`` where that Z is an Я is ``"Ctrl+Я"``."""
        return "+".join(self._printed.get(key) or _spelled(key) for key in shortcut.split("+"))

    def beside(self, name: str, shortcut: str) -> str:
        """What something is called, with what to press for it: ``"Undo (Ctrl+Z)"``."""
        # Translators: {name}: what a button does; {key}: the key that presses it, "Ctrl+Z".
        text = _("{name} ({key})")
        return text.format(name=name, key=self.label(shortcut))


def _spelled(key: str) -> str:
    """What a key is called that has no letter of its own, as keyboards and people spell it."""
    return {
        "Enter": pgettext("key", "Enter"),
        "Space": pgettext("key", "Space"),
        "Esc": pgettext("key", "Esc"),
        "Tab": pgettext("key", "Tab"),
        "Backspace": pgettext("key", "Backspace"),
        "Delete": pgettext("key", "Del"),
        "Home": pgettext("key", "Home"),
        "End": pgettext("key", "End"),
        "PageUp": pgettext("key", "Page Up"),
        "PageDown": pgettext("key", "Page Down"),
        "Left": pgettext("key", "Left Arrow"),
        "Right": pgettext("key", "Right Arrow"),
        "Up": pgettext("key", "Up Arrow"),
        "Down": pgettext("key", "Down Arrow"),
        "Ctrl": pgettext("key", "Ctrl"),
        "Shift": pgettext("key", "Shift"),
        "Alt": pgettext("key", "Alt"),
    }.get(key, key)


KEYCAPS = Keycaps()
"""Those of the keyboard before the window."""
