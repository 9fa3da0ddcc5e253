"""The only list of titles."""

from __future__ import annotations

from typing import Final

from game.rules.chance import Dealer
from game.rules.core import AnyTitle, Move, View
from game.rules.lazy_table import LazyTable

TITLES: LazyTable[AnyTitle] = LazyTable()
"""Every title by its id, in the order of the shelf."""


@TITLES.entry("biomes")
def _() -> AnyTitle:
    from game.rules.biomes import BIOMES

    return BIOMES


@TITLES.entry("towers")
def _() -> AnyTitle:
    from game.rules.towers import TOWERS

    return TOWERS


@TITLES.entry("brewery")
def _() -> AnyTitle:
    from game.rules.brewery import BREWERY

    return BREWERY


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


def legal_moves(name: str, view: View) -> tuple[Move, ...]:
    """The legal moves of the actor of a view: they follow from it, whatever else is imagined.

    ``name``: the id of its title. Raises UnknownTitle.
    """
    return tuple(title(name).imagine(view, Dealer(0)).legal_moves())
