"""Content that stands in `docs/rules` is that of the classic packs."""

from __future__ import annotations

import re

from game.rules.biomes.catalogue import MATERIALS
from game.rules.brewery.catalogue import INGREDIENTS, TOKENS
from game.titles.biomes.content.loading import load_biomes
from game.titles.brewery.content.loading import load_brewery
from game.titles.towers.content.loading import load_towers
from tools.architecture.sources import ROOT


def rule(title: str, number: str) -> str:
    """What stands behind a number of a title's rules, up to the next one."""
    text = (ROOT / "docs" / "rules" / f"{title}.md").read_text("utf-8")
    begin = re.compile(rf"^(?:## {number} |- \*\*{number}\*\*)", re.MULTILINE)
    found = begin.split(text)
    assert len(found) == 2, number
    return re.split(r"^(?:## |- \*\*[A-Z]\d)", found[1], flags=re.MULTILINE)[0]


def test_the_map_of_towers() -> None:
    drawn = rule("towers", "T14").split("```")[1].splitlines()[2:]
    fields = [field for row in drawn for field in row.split()[1:]]
    classic = load_towers()
    assert ["BWGR".index(field[0]) for field in fields] == list(classic.colours)
    assert [".1234".index(field[1]) for field in fields] == list(classic.squares)


def test_the_blocks_of_biomes() -> None:
    blocks = zip(load_biomes().blocks, MATERIALS, strict=True)
    told = " ".join(rule("biomes", "B1.4").split())
    assert ", ".join(f"{count} {material}" for count, material in blocks) in told


def test_the_prices_of_brewery() -> None:
    told = " ".join(rule("brewery", "D1.3").lower().split())
    for name, price in zip((*INGREDIENTS, *TOKENS), load_brewery().prices, strict=True):
        words = {"block_die": "block or protect die", "reroll": "re-roll"}
        assert f"{words.get(name, name.replace('_', ' '))} {price}" in told
