"""What was copied: within the game alone, or shared with other programs through the window."""

from __future__ import annotations

from collections.abc import Callable


class Clipboard:
    """Holds a text until :meth:`connect` lets the window's clipboard hold it."""

    def __init__(self) -> None:
        self._text = ""
        self._read: Callable[[], str] = lambda: self._text
        self._write: Callable[[str], None] = self._keep

    def _keep(self, text: str) -> None:
        self._text = text

    def connect(self, read: Callable[[], str], write: Callable[[str], None]) -> None:
        """Use the clipboard of a window from now on."""
        self._read, self._write = read, write

    def copy(self, text: str) -> None:
        """Put a text there."""
        self._write(text)

    def paste(self) -> str:
        """The text that is there, in one line."""
        return " ".join(self._read().split())


CLIPBOARD = Clipboard()
"""The one of this program: a computer has one clipboard, too."""
