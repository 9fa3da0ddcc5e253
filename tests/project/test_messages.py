"""What translators are given: every line of an opponent comes with who says it, and about what."""

from __future__ import annotations

from functools import cache

import pytest

from game.rules.registry import TITLES
from game.ui.titles import INTERFACES
from tools import messages as tool
from tools.messages import Messages, from_sources, templates


@cache
def told() -> Messages:
    """The texts of the program."""
    messages = Messages()
    from_sources(messages)
    return messages


@pytest.mark.parametrize("title", TITLES)
def test_every_line_that_is_said_has_a_note_for_its_translators(title: str) -> None:
    table = INTERFACES[title].company.lines
    assert table is not None
    for said in table.values():
        for line in (each for kind in said().values() for each in kind):
            places = {place for place, _note in told().notes.get(("", line, ""), ())}
            assert f"game/titles/{title}/ui/lines.py" in places, line


def test_a_note_stands_above_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "Messages", told)
    for source in ("from_sources", "from_packs", "from_rulebooks"):
        monkeypatch.setattr(tool, source, lambda _messages: None)
    text = templates()["towers"]
    entry = next(each for each in text.split("\n\n") if "Tall as a pine." in each)
    assert entry.splitlines()[0] == "#. Alder saw somebody build a high tower."
