"""Texts on their way to a terminal; standard library only."""

from __future__ import annotations


def printable(text: str) -> str:
    """``text`` with every sign that a terminal would obey, or not show, written out.

    The names of files, and what stands in them, may hold any: ``\\x1b[2J`` clears a screen.
    """
    return "".join(sign if sign.isprintable() else _written(sign) for sign in text)


def lines(text: str) -> str:
    """A text of several lines made :func:`printable`; its line breaks stay."""
    return "\n".join(printable(line) for line in text.split("\n"))


def _written(sign: str) -> str:
    return sign.encode("unicode_escape", "backslashreplace").decode()
