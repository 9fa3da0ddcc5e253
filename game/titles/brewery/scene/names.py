"""Names of the pieces of `brewery`, and what they look like.

``("die", d)``; ``("seed", seat, n)`` in front of a seat, ``("planted", seat, field)`` on a field,
``("seeds", n)`` in the supply; ``("coin", seat, n)`` and ``("coins", seat, n)`` for five of them;
``("good", seat, what, n)`` that a seat owns, ``("stock", what, n)`` on the market, ``what`` being
a place in GOODS, ``("price", what)``; ``("recipe", r)`` in the row or with whoever brewed it,
``("bottle", seat, r)``, ``("deck", n)``; ``("board", seat)``, ``("building", seat, b)``,
``("field", seat, f)``, ``("bench", seat)``, ``("closed", seat, b)`` before what is blocked (seat
-1: a market), ``("shut", seat, f)`` on a field that is closed to a seat, ``("mark", d)`` under a
die, ``("barred", r)`` on a blocked recipe; ``("pool", seat)``, ``("warehouse", seat)``,
``("goods", seat)``; ``("season",)``, ``("round", digit)``, ``("calendar",)``, ``("kettle",)``,
``("green",)``, ``("steam", n)``, ``("stand",)``, ``("bins",)``, ``("basket",)``, ``("market",)``.
"""

from __future__ import annotations

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    COLOURS,
    FIRST_TOKEN,
    GOODS,
    Catalogue,
    Die,
    Recipe,
)
from game.rules.brewery.view import BLOCKED, PROTECTED, RAISED
from game.scene.pose import Look, PieceId

LAST_LEAF = 99
"""The calendar counts no farther."""
SMALL_COINS = 5
"""So many coins lie as one stack."""


def die_name(die: Die) -> PieceId:
    """A die, wherever it lies."""
    return ("die", die)


def looks(model: str, face: str = "") -> Look:
    """A look of this title's own."""
    return Look(f"brewery/{model}", face)


CARD_BACK = looks("card", "recipe:back")
STOCK = tuple(name.replace("_", "-") for name in GOODS)
"""Names of the models of what is for sale."""


def recipe_look(content: Catalogue, recipe: Recipe) -> Look:
    """A recipe's face."""
    return looks("card", f"recipe:{content.recipes[recipe].id}")


def die_look(die: int) -> Look:
    """A die of its colour."""
    return looks(f"die:{COLOURS[COLOUR_OF[die]]}")


def mark_look(marks: int) -> Look | None:
    """What lies under a die: it is blocked, protected or raised."""
    for bit, name in ((BLOCKED, "blocked"), (PROTECTED, "protected"), (RAISED, "raised")):
        if marks & bit:
            return looks(f"mark:{name}", "signs")
    return None


def leaf_look(number: int, place: int) -> Look:
    """A leaf of the calendar: of the tens (``place`` 0) or the ones of a round's number."""
    digit = divmod(min(number, LAST_LEAF), 10)[place]
    return looks(f"digit:{digit}", "numbers")


def good_look(what: int) -> Look:
    """An ingredient or a token."""
    if what < FIRST_TOKEN:
        return looks(f"good:{STOCK[what]}")
    return looks(f"token:{STOCK[what]}", "signs")
