"""Disks that fail: every call to the system, one after the other, with every errno."""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable
from typing import Any

import pytest

CALLS = ("open", "stat", "lstat", "fstat", "fsync", "replace", "rename", "unlink", "mkdir")
"""What is asked of the system, but for reading and writing."""


class FailingDisk:
    """The disk on which call number ``step``, from 0, fails with ``code``; ``fired``: it did."""

    def __init__(self, patch: pytest.MonkeyPatch, step: int, code: int, *, lasts: bool) -> None:
        self.fired = ""
        self._left, self._code, self._lasts = step, code, lasts
        for name in CALLS:
            patch.setattr(os, name, self._counted(name, getattr(os, name)))
        real = builtins.open

        def opened(*args: Any, **named: Any) -> Any:
            return _File(self, real(*args, **named))

        patch.setattr(builtins, "open", opened)

    def step(self, name: str) -> None:
        """One more call. Raises OSError if it is the one that fails."""
        self._left -= 1
        if self._left == -1 or (self._lasts and self._left < 0):
            self.fired = self.fired or name
            raise OSError(self._code, os.strerror(self._code))

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            self.step(name)
            return real(*args, **named)

        return call


class _File:
    """An open file that fails as the disk does."""

    def __init__(self, disk: FailingDisk, real: Any) -> None:
        self._disk, self._real = disk, real

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self._real.close()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        return self._disk._counted(name, found) if name in ("read", "write", "flush") else found
