"""The language that the system speaks to its user; standard library only."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys

_CODE = re.compile(r"([A-Za-z]{2,3})(?:[_.@-]|$)")
_NAME_ROOM = 85
"""Characters of the longest name of a locale, by Windows' own constant."""


def system_language() -> str:
    """The code of the system's language, such as ``de``; empty where it doesn't say."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").split(":")[0]
        if value:
            return code_of(value)
    return code_of(_asked())


def code_of(locale: str) -> str:
    """The language of a locale's name: ``de_AT.UTF-8`` and ``de-AT`` are ``de``, ``C`` is none."""
    found = _CODE.match(locale)
    return found[1].lower() if found else ""


def _asked() -> str:
    """What Windows or macOS answer: there, the environment seldom says."""
    if sys.platform == "win32":
        name = ctypes.create_unicode_buffer(_NAME_ROOM)
        ctypes.windll.kernel32.GetUserDefaultLocaleName(name, _NAME_ROOM)
        return name.value
    if sys.platform == "darwin":
        return _told_by(["defaults", "read", "-g", "AppleLocale"])
    return ""


def _told_by(command: list[str]) -> str:
    try:
        answer = subprocess.run(command, check=False, capture_output=True, text=True, timeout=2)
    except (OSError, subprocess.SubprocessError):
        return ""
    return answer.stdout.strip()
