"""In another language nothing that is shown is an English text of the catalogues."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from game.language import DOMAIN, languages, set_language
from game.rules.chance import Dealer
from game.ui.marks import Text
from game.ui.titles import INTERFACES
from game.ui.widget import Widget
from tests.conformance.case import lively
from tests.conformance.cases import CASES
from tests.ui.gallery import gallery
from tests.ui.stage import surface
from tests.ui.test_text_sizes import PEOPLE, position, show
from tools.messages.catalogues import FOLDER, forms, read
from tools.messages.check import spoken

OTHERS = [code for code in languages() if code != "en"]
WORDS = re.compile(r"[A-Za-z]{2,}")
GAP = re.compile(r"\\{[^{}]*\\}")
"""A gap of a text that has been escaped for a pattern."""
EARLY, LATE, MOVES = 12, 90, 160


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@cache
def english() -> Mapping[str, list[re.Pattern[str]]]:
    """Each English text of two words or more, by the longest; in its gaps stands anything."""
    found = defaultdict[str, list[re.Pattern[str]]](list)
    for file in sorted(FOLDER.glob("*.pot")):
        for message in read(file.read_text(encoding="utf-8"), file.stem, ""):
            texts = (message.id,) if isinstance(message.id, str) else message.id
            for text in texts:
                words = WORDS.findall(re.sub(r"\{[^{}]*\}", " ", text))
                if len(words) >= 2:
                    pattern = GAP.sub("(?:.|\n)+", re.escape(text))
                    found[max(words, key=len)].append(re.compile(pattern))
    return found


@cache
def alike(code: str) -> frozenset[str]:
    """The texts that are the same in that language as in English: names, mostly."""
    return frozenset(
        form
        for catalogue in spoken(code, [DOMAIN, *INTERFACES])
        for message in catalogue.texts()
        for form in forms(message)
        if form in (message.id if isinstance(message.id, tuple) else (message.id,))
    )


def is_english(text: str, code: str) -> bool:
    """Whether a text is one of the catalogues' English ones, and not of that language as well."""
    if text in alike(code):
        return False
    patterns = (each for word in set(WORDS.findall(text)) for each in english().get(word, ()))
    return any(each.fullmatch(text) for each in patterns)


def written(root: Widget) -> set[str]:
    """All that can be read, tips too."""
    nodes = list(root.walk())
    return {node.text for node in nodes if isinstance(node, Text)} | {node.tip for node in nodes}


def told(title: str) -> Iterator[str]:
    """What the log of a lively game tells, and what its coach would call its moves."""
    case, words = CASES[title], INTERFACES[title].words
    state, dealer = case.begun(3, 5), Dealer(5)
    for _move in range(MOVES):
        legal = state.legal_moves()
        if state.actor() is None:
            break
        move = lively(legal, dealer)
        yield words.move(state.view(state.actor()), move)
        yield from (words.line(each, PEOPLE, case.content) for each in state.apply(move))


@pytest.mark.parametrize("code", OTHERS)
def test_no_panel_speaks_english(code: str) -> None:
    set_language(code)
    shown = surface(None, (1920, 1080))
    texts = set[str]().union(*(written(build(shown.viewport)) for build in gallery().values()))
    assert len(texts) > 300
    assert not sorted(text for text in texts if is_english(text, code))


@pytest.mark.parametrize("title", sorted(INTERFACES))
def test_no_match_speaks_english(title: str) -> None:
    for code in OTHERS:
        set_language(code)
        texts = set(told(title))
        shown = surface(None, (1920, 1080))
        for moves in (EARLY, LATE):
            show(shown, title, position(title, 3, moves), PEOPLE[:3])
            texts |= written(shown.root)
        assert len(texts) > 60
        assert not sorted(text for text in texts if is_english(text, code)), code


def test_english_would_be_seen() -> None:
    assert is_english("The family's album", "de")
    assert is_english("Mira: end the turn?", "ru")
    assert not is_english("Das Album der Familie", "de")
