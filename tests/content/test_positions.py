"""The positions that the packs' pages show: authors copy them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.content.document import Findings, read_document
from game.content.packs import load_catalogue
from game.resources import levels
from game.rules.brewery import moves as brewery
from game.rules.brewery.catalogue import FIRST_OF, MALT_RAISE, SKILL
from game.rules.core import Options
from game.rules.registry import TITLES
from game.rules.towers.moves import Demolish, Place


def shown(title: str, folder: Path) -> Any:
    """The position on the page of a title's packs, read as any file of the house."""
    page = (levels() / title / "README.md").read_text(encoding="utf-8")
    section = page.split("\n## A position\n", 1)[1]
    example = re.search(r"```yaml\n(.*?)```", section, re.DOTALL)
    assert example is not None
    file = folder / "position.yaml"
    file.write_text(example[1], encoding="utf-8")
    return read_document(file, Findings(str(file))).plain()


def placed(title: str, folder: Path) -> Any:
    rules = TITLES[title]
    return rules.placed(load_catalogue(title), Options(({},)), shown(title, folder), 1)


@pytest.mark.parametrize("title", TITLES)
def test_the_example_can_be_played(title: str, tmp_path: Path) -> None:
    state = placed(title, tmp_path)
    assert state.actor() == 0
    assert state.legal_moves()


@pytest.mark.parametrize("title", TITLES)
def test_every_key_is_on_the_page(title: str, tmp_path: Path) -> None:
    page = (levels() / title / "README.md").read_text(encoding="utf-8")
    section = page.split("\n## A position\n", 1)[1].split("\n## ", 1)[0]
    rules = TITLES[title]
    told = rules.position(placed(title, tmp_path))
    players = told["players"]
    for key in (*told, *(key for player in players for key in player)):  # type: ignore[attr-defined]
        assert f"`{key}`" in section, key


def test_the_lesson_of_towers_is_as_its_primer_says(tmp_path: Path) -> None:
    """Enter with red and keep white: then the tower of one white block can be demolished."""
    state = placed("towers", tmp_path)
    state.apply(Place(2, 2, (0, 0, 0, 1, 0)))
    state.apply(Demolish(2, 20, (0, 1, 0, 0, 0)))
    assert state.points_of(0) == 1


def test_the_lesson_of_brewery_is_as_its_primer_says(tmp_path: Path) -> None:
    """Raised with the skill die's help, the light malt is ready in this very round."""
    state = placed("brewery", tmp_path)
    state.apply(brewery.Place(MALT_RAISE, 0))
    state.apply(brewery.Accelerate(MALT_RAISE, FIRST_OF[SKILL]))
    state.apply(brewery.Pass())
    state.apply(brewery.EndPurchase())
    state.apply(brewery.Brew(state.row[0], None))
    assert state.points_of(0) == 2
