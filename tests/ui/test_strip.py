"""Since your last turn: few deeds are told in words, many by signs."""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.events import PawnCaptured
from game.ui.marks import Text
from game.ui.panels.strip import strip
from game.ui.titles import INTERFACES
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


def test_what_has_cost_the_reader_something_is_told_in_words_first() -> None:
    """Pip had captured a pawn, and one small sign among others was all that told it."""
    first, *others = _deeds(61)
    shown = strip([*others, replace(first, hurts=True)], PEOPLE, ignore)
    assert said(shown) & {each.text for each in (first, *others)} == {first.text}
    keys = [each.key for each in shown.walk() if each.key.startswith("strip.")]
    assert len(set(keys)) == len(keys)


def test_who_loses_a_pawn_is_known() -> None:
    words, field = INTERFACES["towers"].words, 23
    assert words.loser(PawnCaptured(1, 0, field)) == 0
    assert words.loser(PawnCaptured(1, None, field)) is None
