"""Which files came and went in a root, and what they are."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

PASSING = ("dev", "proc", "run", "sys", "tmp")
"""Folders of a running system, nothing of which stays."""
JOURNALS = ("var/cache/", "var/lib/apt/", "var/lib/dpkg/", "var/log/")
"""Where the package manager keeps its own books."""


def files_in(root: Path) -> frozenset[str]:
    """All files and folders (with a slash at their end), by their names below the root."""
    found = set()
    for folder, folders, files in os.walk(root):
        here = Path(folder).relative_to(root)
        if here == Path():
            folders[:] = [each for each in folders if each not in PASSING]
        for name in folders:
            found.add(f"{here / name}/")
        for name in files:
            found.add(str(here / name))
    return frozenset(found)


@dataclass(frozen=True)
class Traces:
    """What is there that was not before, and the other way round."""

    of_player: tuple[str, ...]
    of_package_manager: tuple[str, ...]
    others: tuple[str, ...]
    lost: tuple[str, ...]

    @property
    def clean(self) -> bool:
        """Whether nothing but the player's own files stays."""
        return not self.others and not self.lost


def traces(before: Iterable[str], after: Iterable[str], home: str) -> Traces:
    """Tell the differences apart; ``home`` is the player's folder below the root."""
    old, new = frozenset(before), frozenset(after)
    came = sorted(new - old)
    mine = [each for each in came if each.startswith(f"{home}/")]
    books = [each for each in came if each.startswith(JOURNALS)]
    others = [each for each in came if each not in {*mine, *books}]
    lost = [each for each in sorted(old - new) if not each.startswith(JOURNALS)]
    return Traces(tuple(mine), tuple(books), tuple(others), tuple(lost))
