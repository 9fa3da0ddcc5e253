"""What a pack of `brewery` holds, and the vocabulary of its rules, as frozen values (D1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Die = int
"""A die's number, 0-49: 14 light ones, 14 dark ones, 12 of hops, 10 of skill (D1.1)."""
Colour = int
"""Of a die: 0 light malt, 1 dark malt, 2 hops, 3 skill."""
LIGHT: Final = 0
DARK: Final = 1
HOPS: Final = 2
SKILL: Final = 3
COLOURS: Final = ("light", "dark", "hops", "skill")
DICE_OF: Final = (14, 14, 12, 10)
"""How many dice there are of each colour."""
FIRST_OF: Final = (0, 14, 28, 40)
"""The number of each colour's first die."""
DICE: Final = sum(DICE_OF)
COLOUR_OF: Final[tuple[Colour, ...]] = (LIGHT,) * 14 + (DARK,) * 14 + (HOPS,) * 12 + (SKILL,) * 10
SEEDS: Final = 6
SEED: Final = -1
"""Stands for a seed where an item may be a die or a seed."""

Ingredient = int
INGREDIENTS: Final = ("fruit", "spices", "honey", "special_hops", "special_malt")
FRUIT: Final = 0
SPICES: Final = 1
HONEY: Final = 2
SPECIAL_HOPS: Final = 3
SPECIAL_MALT: Final = 4
SKILL_USE: Final = -1
"""Stands for a skill die where an extension may use that or an ingredient."""

Token = int
TOKENS: Final = ("withdraw", "block_object", "block_die", "block_recipe", "raise", "reroll")
WITHDRAW: Final = 0
BLOCK_OBJECT: Final = 1
BLOCK_DIE: Final = 2
BLOCK_RECIPE: Final = 3
RAISE: Final = 4
REROLL: Final = 5
OF_A_KIND: Final = 3
"""How many there are of each ingredient and of each token (D1.1)."""
GOODS: Final = INGREDIENTS + TOKENS
"""What is for sale: the five ingredients, then the six tokens (D1.3)."""
FIRST_TOKEN: Final = len(INGREDIENTS)
"""Where the tokens begin among the goods."""

Building = int
"""An object that can be blocked: the four buildings, then the two markets (D8)."""
OBJECTS: Final = (
    "malt_house",
    "hops_plantation",
    "school",
    "seed_department",
    "marketplace",
    "black_market",
)
MALT_HOUSE: Final = 0
HOPS_PLANTATION: Final = 1
SCHOOL: Final = 2
SEED_DEPARTMENT: Final = 3
MARKETPLACE: Final = 4
"""Where ingredients are bought."""
BLACK_MARKET: Final = 5
"""Where tokens are bought."""

Field = int
"""A field of the player boards, 0-10, in the order of :data:`FIELDS`."""
FIELDS: Final = (
    "malt-light",
    "malt-dark",
    "malt-raise",
    "hops-grow",
    "hops-raise",
    "school-reroll",
    "school-exchange",
    "school-skill",
    "seeds-hops",
    "seeds-dark",
    "seeds-gold",
)
MALT_LIGHT: Final = 0
MALT_DARK: Final = 1
MALT_RAISE: Final = 2
HOPS_GROW: Final = 3
HOPS_RAISE: Final = 4
SCHOOL_REROLL: Final = 5
SCHOOL_EXCHANGE: Final = 6
SCHOOL_SKILL: Final = 7
SEEDS_HOPS: Final = 8
SEEDS_DARK: Final = 9
SEEDS_GOLD: Final = 10
BUILDING_OF: Final[tuple[Building, ...]] = (0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3)
"""The building that each field belongs to."""
OPENS: Final = (1, 1, 2, 3)
"""The round from which each building is open (D5)."""

Recipe = int
"""A recipe's place in the pack's list, 0-29."""


@dataclass(frozen=True, slots=True)
class Extension:
    """A way to refine a recipe (D1.2): an ingredient or :data:`SKILL_USE`, for a bonus."""

    use: int
    points: int
    gold: int


@dataclass(frozen=True, slots=True)
class Reward:
    """What brewing gives besides the one point of every brewing (D1.2, D7).

    ``token``: any one action token of the market. ``die``: the colour of a die gained.
    """

    points: int
    gold: int
    token: bool
    die: Colour | None


@dataclass(frozen=True, slots=True)
class RecipeCard:
    """One recipe (D1.2).

    ``style`` is its place in :attr:`Catalogue.styles`, ``level`` 1-3. ``base``: for light, dark and
    hops the least values asked, highest first.
    """

    id: str
    name: str
    style: int
    level: int
    base: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    extensions: tuple[Extension, ...]
    reward: Reward


@dataclass(frozen=True, slots=True)
class Style:
    """A family of recipes; the last of a catalogue's nine is the experimental one."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One pack, checked and frozen.

    ``starters``: the recipes open in the standard game, the last one only with four players
    (D2.2). ``prices``: of the eleven :data:`GOODS`, in gold (D1.3). ``words``: the pack's own names
    for things of the vocabulary, such as ``("light", "Apples")``; what isn't named keeps the name
    it has in a brewery. ``symbols`` and ``models``: likewise what such a thing is drawn as, on
    paper and on the table, such as ``("light", "apple")``.
    """

    id: str
    name: str
    digest: str
    recipes: tuple[RecipeCard, ...]
    styles: tuple[Style, ...]
    starters: tuple[Recipe, ...]
    prices: tuple[int, ...]
    words: tuple[tuple[str, str], ...] = ()
    symbols: tuple[tuple[str, str], ...] = ()
    models: tuple[tuple[str, str], ...] = ()


def die_name(die: Die) -> str:
    """The name of a die in records: its colour and its number from 1, ``hops-3``."""
    colour = COLOUR_OF[die]
    return f"{COLOURS[colour]}-{die - FIRST_OF[colour] + 1}"


def die_number(name: str) -> Die:
    """The number of the die that records call ``name``. Raises ValueError if there is none."""
    colour, _, number = name.partition("-")
    if colour not in COLOURS or not number.isascii() or not number.isdecimal():
        raise ValueError(f"there is no die {name!r}")
    at = COLOURS.index(colour)
    if str(int(number)) != number or not 1 <= int(number) <= DICE_OF[at]:
        raise ValueError(f"there is no die {name!r}")
    return FIRST_OF[at] + int(number) - 1
