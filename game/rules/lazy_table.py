"""A table of titles whose parts are loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from typing import TypeVar

P = TypeVar("P")


class LazyTable(MutableMapping[str, P]):
    """What a layer has of each title, by the title's id.

    To know which titles there are loads nothing; to ask for the part of one loads that one alone,
    once.
    """

    def __init__(self) -> None:
        self._loaders: dict[str, Callable[[], P]] = {}
        self._loaded: dict[str, P] = {}

    def entry(self, title: str) -> Callable[[Callable[[], P]], None]:
        """Decorates the function that imports the part of ``title`` and returns it."""

        def add(load: Callable[[], P]) -> None:
            self._loaders[title] = load

        return add

    def load(self, *titles: str) -> None:
        """Load the parts of ``titles`` now, so that nobody waits for them later."""
        for title in titles:
            self[title]

    def __getitem__(self, title: str) -> P:
        if title not in self._loaded:
            self._loaded[title] = self._loaders[title]()
        return self._loaded[title]

    def __setitem__(self, title: str, part: P) -> None:
        self._loaders[title] = lambda: part
        self._loaded[title] = part

    def __delitem__(self, title: str) -> None:
        del self._loaders[title]
        self._loaded.pop(title, None)

    def __contains__(self, title: object) -> bool:
        return title in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)
