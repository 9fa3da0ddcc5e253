"""What a pack has drawn and carved instead of a brewery's things (D1.1).

The pack says it word by word; here stands which symbols and models a word is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.rules.brewery.catalogue import COLOURS, Catalogue
from game.titles.brewery.scene.layout import STEAM

_SYMBOLS: Final = {"bottle": "glass"}
"""The symbols of what the vocabulary calls otherwise."""
_PIECES: Final = {
    **{colour: f"die:{colour}" for colour in COLOURS},
    "special_hops": "good:special-hops",
    "special_malt": "good:special-malt",
    "malt_house": "malt",
    "hops_plantation": "hops",
    "kettle": "kettle",
    "warehouse": "warehouse:front",
    "yard": "green",
}
"""The model of what a word is about, without the title's name."""


@lru_cache(maxsize=4)
def symbols_of(content: Catalogue) -> Mapping[str, str]:
    """The symbols that the pack draws instead of others, by the names of these."""
    return MappingProxyType({_SYMBOLS.get(word, word): own for word, own in content.symbols})


@lru_cache(maxsize=4)
def dressed(content: Catalogue) -> Mapping[str, str]:
    """The models that the pack puts on the table instead of others, by the names of these."""
    found: dict[str, str] = {}
    for word, own in content.models:
        if word == "bottle":
            found |= {f"bottle:{n}": f"{own}:{n}" for n in range(len(content.styles))}
            continue
        usual = _PIECES[word]
        kind, _, variant = usual.partition(":")
        found[usual] = f"{kind}:{own}" if variant and word != "warehouse" else own
        if word == "dark":
            found["bins"] = f"bins:{own}"
        if word == "kettle":
            found |= {f"steam:{n}": "" for n in range(len(STEAM))}
    return MappingProxyType(
        {f"brewery/{usual}": f"brewery/{own}" if own else "" for usual, own in found.items()}
    )


def has_glasses(content: Catalogue) -> bool:
    """Whether its recipes are poured into beer glasses; else they are drunk by the tumbler."""
    return "bottle" not in dict(content.models)
