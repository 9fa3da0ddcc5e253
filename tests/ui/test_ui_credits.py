from __future__ import annotations

from game.ui.intents import OpenNotice
from game.ui.panels.credits import Notice, credits_page, paragraphs
from tests.ui.stage import Heard, click, find, surface

NOTICES = (Notice("One", "for this", "MIT"), Notice("Two", "for that", "BSD", "All of it."))


def test_an_entry_opens_its_licence() -> None:
    heard = Heard()
    shown = surface()
    shown.show(credits_page(NOTICES, heard, shown.viewport))
    keys = {node.key for node in shown.root.walk()}
    assert "credits.0" not in keys
    click(shown, find(shown, "credits.1"))
    assert heard == [OpenNotice(1)]


def test_licences_lose_their_hard_line_ends_and_rules() -> None:
    text = "One line\n  goes on.\n\n-----\n* this\n  too\n* that\n\n\n1) first"
    assert paragraphs(text) == ["One line goes on.", "* this too\n* that", "1) first"]
