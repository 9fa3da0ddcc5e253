"""Since your last turn: few deeds are told in words, many by signs."""

from __future__ import annotations

from game.ui.marks import Text
from game.ui.panels.strip import strip
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE, _deeds, ignore


def said(widget: Widget) -> set[str]:
    return {each.text for each in widget.walk() if isinstance(each, Text)}


def test_few_deeds_are_told_in_words() -> None:
    """Once Hazel's note had gone, signs without a word stood in its place."""
    few = _deeds(61)[:2]
    assert {each.text for each in few} <= said(strip(few, PEOPLE, ignore))


def test_many_deeds_are_signs_with_tips() -> None:
    many = _deeds(61)
    shown = strip(many, PEOPLE, ignore)
    assert not {each.text for each in many} & said(shown)
    assert {f"strip.{each.number}" for each in many} <= {each.key for each in shown.walk()}
