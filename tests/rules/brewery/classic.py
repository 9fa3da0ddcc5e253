"""The classic recipes as first designed (D1.2): they don't move when the pack is rebalanced."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.catalogue import (
    COLOURS,
    INGREDIENTS,
    SKILL_USE,
    Catalogue,
    Extension,
    RecipeCard,
    Reward,
    Style,
)

PRINTED: Final = """
village-lager lager 1 | 2 - 3 | 2g | skill=1g special_malt=2p
vienna-lager lager 2 | 4 4 42 | 1p 1g | skill=2g special_malt=5g
festival-maerzen lager 3 | 54 43 4 | 3p 1g | skill=2g honey=6g special_malt=2p
penny-lager helles 1 | 3 - - | 1g | skill=1g fruit=4g
munich-helles helles 2 | 53 2 3 | 1p 2g | skill=1g honey=3p
golden-export helles 3 | 543 - 42 | 2p 3g | skill=2g honey=6g special_hops=3p
meadow-pilsner pilsner 1 | 3 - 3 | 3g | skill=1g special_hops=3p
bohemian-pilsner pilsner 2 | 3 - 542 | 1p 1g | skill=1g special_hops=6g
imperial-pilsner pilsner 3 | 42 - 643 | 3p 1g | skill=2g special_malt=5g special_hops=3p
village-wheat wheat 1 | 43 - - | 1g token | fruit=2p spices=5g
cloudy-hefeweizen wheat 2 | 53 3 2 | 1p 1g | skill=1g fruit=4g
weizenbock wheat 3 | 542 - 43 | 3p 1g | skill=2g fruit=5g spices=2p
garden-bitter ale 1 | - 32 4 | 1g token | skill=1g spices=2p
pale-ale ale 2 | 4 - 532 | 4g | skill=1g fruit=4g
double-ipa ale 3 | 4 3 653 | 3p 2g | skill=1p fruit=5g special_hops=6g
cellar-dunkel bock 1 | 2 42 - | 3g | skill=1g special_malt=5g
spring-bock bock 2 | 4 4 32 | 1p token | honey=3p special_malt=5g
doppelbock bock 3 | 53 64 3 | 4p | skill=2g honey=3p special_malt=5g
brown-porter porter 1 | - 32 3 | 3g | skill=1g spices=5g
robust-porter porter 2 | - 53 42 | 2p | skill=1g special_malt=2p
baltic-porter porter 3 | - 543 42 | 4p | skill=2g spices=5g special_malt=2p
dry-stout stout 1 | - 42 3 | 4g | skill=2g special_malt=2p
oatmeal-stout stout 2 | 3 4 53 | 1p 2g | skill=2g honey=6g
midnight-stout stout 3 | 32 54 4 | 5p | skill=3g special_malt=5g special_hops=3p
tinkerers-lager experimental 1 | 3 2 3 | 2g token | fruit=4g spices=2p honey=3p
orchard-saison experimental 2 | 53 - 42 | 1g skill | fruit=2p spices=5g honey=6g
gingerbread-ale experimental 2 | 3 53 2 | 2g light | fruit=4g spices=5g honey=3p
heather-honey-ale experimental 2 | 5 - 433 | dark | honey=3p fruit=4g special_hops=6g
smoky-campfire experimental 3 | 4 63 3 | 1p hops | spices=2p skill=3g special_malt=3p
moonlight-harvest experimental 3 | 43 5 53 | 2p token | fruit=2p honey=6g special_hops=4p
"""
"""Id, style and level; least values of light malt, dark malt and hops; reward; extensions.

``p`` are points, ``g`` is gold.
"""
STYLES: Final = (
    "lager",
    "helles",
    "pilsner",
    "wheat",
    "ale",
    "bock",
    "porter",
    "stout",
    "experimental",
)
STARTERS: Final = ("village-lager", "penny-lager", "tinkerers-lager", "meadow-pilsner")
PRICES: Final = (2, 3, 4, 4, 3, 3, 4, 3, 3, 2, 2)
"""Of fruit, spices, honey, special hops, special malt; of the six tokens (D1.3)."""


def _amounts(words: list[str]) -> tuple[int, int]:
    points = sum(int(word[:-1]) for word in words if word[-1] == "p" and word[:-1].isdecimal())
    gold = sum(int(word[:-1]) for word in words if word[-1] == "g" and word[:-1].isdecimal())
    return points, gold


def _extension(word: str) -> Extension:
    use, _, amount = word.partition("=")
    points, gold = _amounts([amount])
    return Extension(SKILL_USE if use == "skill" else INGREDIENTS.index(use), points, gold)


def _card(line: str) -> RecipeCard:
    head, base, reward, extensions = (part.split() for part in line.split("|"))
    least = [tuple(int(value) for value in values if value != "-") for values in base]
    points, gold = _amounts(reward)
    dice = [COLOURS.index(word) for word in reward if word in COLOURS]
    return RecipeCard(
        id=head[0],
        name=head[0].replace("-", " ").title(),
        style=STYLES.index(head[1]),
        level=int(head[2]),
        base=(least[0], least[1], least[2]),
        extensions=tuple(_extension(word) for word in extensions),
        reward=Reward(points, gold, "token" in reward, dice[0] if dice else None),
    )


def read(printed: str) -> Catalogue:
    """A pack out of its printed form."""
    cards = tuple(_card(line) for line in printed.strip().splitlines())
    ids = [card.id for card in cards]
    return Catalogue(
        id="classic",
        name="Classic",
        digest="sha256:test",
        recipes=cards,
        styles=tuple(Style(style, style.title()) for style in STYLES),
        starters=tuple(ids.index(starter) for starter in STARTERS),
        prices=PRICES,
    )


CLASSIC: Final = read(PRINTED)
