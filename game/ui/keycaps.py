"""What is printed on the keys of this keyboard."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _


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
        *held, key = shortcut.split("+")
        return "+".join([*held, self._printed.get(key) or _spelled(key)])


def _spelled(key: str) -> str:
    """What a key is called that has no letter of its own, as keyboards and people spell it."""
    return {
        "PageUp": _("Page Up"),
        "PageDown": _("Page Down"),
        "Left": _("Left Arrow"),
        "Right": _("Right Arrow"),
        "Up": _("Up Arrow"),
        "Down": _("Down Arrow"),
    }.get(key, key)


KEYCAPS = Keycaps()
"""Those of the keyboard before the window."""
