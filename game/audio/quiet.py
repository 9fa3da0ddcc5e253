"""Keeps sound libraries from writing into a terminal that there is no device."""

from __future__ import annotations

import ctypes
import os
import sys

Told = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)
"""What ALSA calls with file, line, function, error and the form of its message."""


IGNORE = Told(lambda *_told: None)
"""Says nothing; kept as long as the program runs, since ALSA keeps its address."""


def hush() -> None:
    """Prepare this thread and the libraries that a sound system is opened with."""
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    if sys.platform == "win32":
        ctypes.windll.ole32.CoInitializeEx(None, 0)  # each thread that uses COM has to say so
    elif sys.platform == "linux":
        try:
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(IGNORE)
        except (OSError, AttributeError):
            return  # without ALSA nobody speaks
