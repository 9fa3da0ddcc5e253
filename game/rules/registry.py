"""The only list of titles."""

from __future__ import annotations

from typing import Final

from game.rules.biomes import BIOMES
from game.rules.brewery import BREWERY
from game.rules.core import AnyTitle
from game.rules.towers import TOWERS

TITLES: dict[str, AnyTitle] = {BIOMES.id: BIOMES, TOWERS.id: TOWERS, BREWERY.id: BREWERY}
"""Every title by its id, in the order of the shelf."""

DEFAULT_TITLE: Final = next(iter(TITLES))
"""The title that is meant where none is named."""


class UnknownTitle(ValueError):  # noqa: N818 - a wrong name, told to the player in one line
    """No title has the id ``name``."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown title {name!r}; known: {', '.join(TITLES)}")
        self.name = name


def title(name: str) -> AnyTitle:
    """The title with the id ``name``. Raises UnknownTitle."""
    try:
        return TITLES[name]
    except KeyError:
        raise UnknownTitle(name) from None
