"""Parts that several face pictures share: kept while a title's are printed, then forgotten."""

from __future__ import annotations

from typing import Protocol, TypeVar


class Memo(Protocol):
    """A function that keeps what it has returned, as ``functools.cache`` makes them."""

    def cache_clear(self) -> None:
        """Keep nothing of it any more."""


M = TypeVar("M", bound=Memo)
_memos: list[Memo] = []


def shared_part(memo: M) -> M:
    """A decorator above ``functools.cache``: what it keeps is forgotten after printing."""
    _memos.append(memo)
    return memo


def forget_parts() -> None:
    """All faces are printed and lie on the graphics card (measured: 12 MB in `towers`)."""
    for each in _memos:
        each.cache_clear()
