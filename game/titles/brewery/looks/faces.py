"""The face pictures of `brewery`, by the names that pieces' looks use.

``recipe:<id>`` and ``recipe:back``, ``fields:<building>``, ``signs``, ``numbers``.
"""

from __future__ import annotations

from PIL import Image

from game.rules.brewery.catalogue import Catalogue
from game.titles.brewery.looks import prints, recipes, strips
from game.titles.brewery.looks.dressing import symbols_of

SIZE = (384, 512)
"""Width and height of a picture: recipes are read from near, and as fine across as along."""


def faces(content: Catalogue) -> dict[str, Image.Image]:
    """Every face picture of a pack, in the language that is spoken (measured: 0.5 s)."""
    found = {f"recipe:{card.id}": recipes.front(content, card, SIZE) for card in content.recipes}
    found["recipe:back"] = recipes.back(content, SIZE)
    symbols = symbols_of(content)
    found |= {f"fields:{name}": strips.page(name, SIZE, symbols) for name in strips.STRIPS}
    found["signs"], found["numbers"] = prints.signs(SIZE), prints.numbers(SIZE)
    return found


def unlettered(content: Catalogue) -> dict[str, Image.Image]:
    """As :func:`faces`, without names: for pictures that are looked at in every language."""
    cards = {f"recipe:{card.id}": card for card in content.recipes}
    bare = {name: recipes.front(content, cards[name], SIZE, named=False) for name in cards}
    return faces(content) | bare
