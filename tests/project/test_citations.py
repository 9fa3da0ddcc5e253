"""Rules that are cited stand in `docs/rules` (``python -m tools.architecture``, `make lint`)."""

from __future__ import annotations

import pytest

from game.rules.registry import TITLES
from tests.sizes import whole
from tools.architecture import __main__ as command
from tools.architecture import citations
from tools.architecture.citations import cited, numbers, stated, title_of, wrong, wrong_in_rulebook

PLACES = ("game/rules/brewery/made_up.py", "tests/ui/test_brewery_made_up.py")
MADE_UP = '''"""A module that was never written (D9).

It goes on about another thing (D5.4, D5.9).
"""

NAME = "D99 is no citation"
"""What a name says (D3)."""


def asked() -> None:
    """Whether anybody is asked (T8)."""
    if NAME:
        NAME.strip()  # as every round, see D19
'''


@pytest.mark.parametrize("name", PLACES)
def test_a_wrong_citation_is_told_with_file_and_line(name: str) -> None:
    assert wrong(name, MADE_UP, numbers()) == [
        f"{name}:3: docs/rules/brewery.md has no rule D5.9",
        f"{name}:11: T8 is a rule of towers, and this is about brewery",
        f"{name}:13: docs/rules/brewery.md has no rule D19",
    ]


def test_a_shared_module_may_cite_the_rules_of_all_titles() -> None:
    text = '"""Seen by nobody else (B10, T13), and told so (Q1-Q3, Y4.2)."""\n'
    assert not wrong("game/app/match/curtain.py", text, numbers())
    assert len(wrong("game/titles/biomes/ui/curtain.py", text, numbers())) == 5


def test_a_refusal_and_a_page_cite_a_rule_too() -> None:
    refusal = 'GONE = Refusal("B3.9", "gone")\n'
    told = ["game/rules/biomes/gone.py:1: docs/rules/biomes.md has no rule B3.9"]
    assert wrong("game/rules/biomes/gone.py", refusal, numbers()) == told
    assert not wrong("tests/rules/biomes/gone.py", refusal, numbers()), "made up there on purpose"
    page = "  - id: gone\n    rules: [B3.2, B3.9]\n    text: [T8]\n"
    chapter = "levels/biomes/rulebook/9-gone.yaml"
    told = [f"{chapter}:2: docs/rules/biomes.md has no rule B3.9"]
    assert wrong_in_rulebook(chapter, page, numbers()) == told


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("(B7.3, B7.6)", ["B7.3", "B7.6"]),
        ("Ends with a full stop, T8.", ["T8"]),
        ("Turns (T2 to T4)", ["T2", "T3", "T4"]),
        ("B9-B11: the end", ["B9", "B10", "B11"]),
        ("A fight (B6.1\N{EN DASH}B6.3)", ["B6.1", "B6.2", "B6.3"]),
        ("(D4.3-D5.1)", ["D4.3", "D5.1"]),
        ("#D5D5D5, v1.B3, AB3, D5.1.2, D3a", []),
    ],
)
def test_what_is_a_citation(text: str, found: list[str]) -> None:
    assert list(cited(text)) == found


def test_a_rule_is_stated_at_the_beginning_of_a_line() -> None:
    page = (
        "# Rules\n\n## D3 Pool\n\nAs in D4.\n\n- **D5.1** One.\n  - **D6** Within.\n- Y7.2 Bare.\n"
    )
    assert stated(page) == {"D3", "D5", "D5.1", "D6", "Y7", "Y7.2"}


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("game/rules/towers/turn.py", "towers"),
        ("tests/ui/test_brewery_words.py", "brewery"),
        ("tests/toy/rules.py", "toy"),
        ("game/scene/tower.py", ""),
        ("game/ui/boxes.py", ""),
    ],
)
def test_whose_rules_a_module_is_about(name: str, title: str) -> None:
    assert title_of(name) == title


def test_no_number_stands_for_two_titles() -> None:
    letters = [{number[0] for number in of} for of in numbers().values()]
    assert len(set().union(*letters)) == sum(map(len, letters))
    assert all(len(numbers()[title]) > 20 for title in TITLES), "all pages are read"


def test_every_citation_is_checked_for_a_change_to_land() -> None:
    assert citations in command.RULES


@whole  # `make lint` asks the same, for a change to land
def test_every_citation_is_right() -> None:
    assert list(citations.breaches()) == []
