"""What `docs/architecture.md` says of the house is there: its layers, its tables, its modules."""

from __future__ import annotations

import re

from game.rules.registry import TITLES
from tools.architecture import guests
from tools.architecture.layers import ABOVE, ALLOWED, GROUND, LAYERS
from tools.architecture.sources import ROOT

TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def section(heading: str) -> str:
    """What stands under a heading."""
    return TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_all_layers_are_drawn_in_their_order_and_told() -> None:
    drawn = section("The layers").split("```")[1]
    told = re.findall(r"^- \*\*(\w+)\*\*", section("The layers"), re.MULTILINE)
    layers = [word for word in re.findall(r"[a-z]+", drawn) if word in LAYERS]
    assert layers == list(LAYERS)
    assert set(told) - ABOVE == set(ALLOWED)
    assert set(re.findall(r"`(\w+)`", TEXT)) >= GROUND


def test_all_tables_of_titles_are_told() -> None:
    told = re.findall(r"^\| `(game/[\w/]+\.py)`", section("Where a title lives"), re.MULTILINE)
    assert sorted(told) == sorted(guests.TABLES)


def test_all_modules_of_the_glossary_are_there() -> None:
    rows = [row.split("|")[1:4] for row in section("Words of the house").splitlines()[5:] if row]
    assert len(rows) > 40
    assert [row[0] for row in rows] == sorted(row[0] for row in rows)
    for word, module, meaning in rows:
        for path in re.findall(r"`([\w<>]+/[\w<>/.]+)`", module + meaning):
            named = path.removeprefix("game/")
            places = {ROOT / "game" / named.replace("<t>", title) for title in TITLES}
            assert any(place.exists() for place in places), f"{word.strip()}: {path}"


def test_links_lead_somewhere() -> None:
    for page in (*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
