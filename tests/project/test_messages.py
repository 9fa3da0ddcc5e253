"""What translators are given: every line of an opponent comes with who says it, and about what."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.rules.registry import TITLES
from game.ui.titles import INTERFACES
from tools.messages import Messages, from_sources, templates


@pytest.mark.parametrize("title", TITLES)
def test_every_line_that_is_said_has_a_note_for_its_translators(title: str) -> None:
    messages, table = Messages(), INTERFACES[title].company.lines
    from_sources(messages)
    assert table is not None
    for level in LEVELS:
        for line in (each for kind in table[level]().values() for each in kind):
            places = {place for place, _note in messages.notes.get(("", line, ""), ())}
            assert f"game/titles/{title}/ui/lines.py" in places, line


def test_a_note_stands_above_its_text() -> None:
    text = templates()["towers"]
    entry = next(each for each in text.split("\n\n") if "Tall as a pine." in each)
    assert entry.splitlines()[0] == "#. Alder saw somebody build a high tower."
