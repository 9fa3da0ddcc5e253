"""Since your last turn: few deeds are told in words, many by signs."""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.events import PawnCaptured
from game.ui.boxes import Anchored, Sized
from game.ui.marks import Text
from game.ui.panels.asides import news_below_cards
from game.ui.panels.strip import strip
from game.ui.titles import INTERFACES
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE, _deeds, ignore
from tests.ui.stage import surface


def said(widget: Widget) -> set[str]:
    return {each.text for each in widget.walk() if isinstance(each, Text)}


def test_few_deeds_are_told_in_words() -> None:
    """Once Hazel's note had gone, signs without a word stood in its place."""
    few = _deeds(61)[:2]
    shown = surface(Anchored(strip(few, PEOPLE, ignore), 0.0, 0.0, 0), (1280, 720))
    assert {each.text for each in few} <= said(shown.root)


def test_where_words_have_no_room_everybodys_deeds_show_as_signs() -> None:
    """With four seats the third one's line lay below the edge, and it was the one that mattered."""
    few = [replace(each, text=f"{each.text}, at the other end") for each in _deeds(61)[:3]]
    told = strip(few, PEOPLE, ignore, width=184, height=126)
    shown = surface(Anchored(told, 0.0, 0.0, 0), (1280, 720))
    assert not {each.text for each in few} & said(shown.root)
    edge = told.rect.bottom
    for each in few:
        sign = shown.find(f"strip.{each.number}")
        assert sign is not None
        assert sign.rect.bottom <= edge


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


def test_news_stand_above_what_somebody_says() -> None:
    """Hazel's note hid what Pip had scored, and the newcomer never saw it."""
    few = [each for each in _deeds(61) if each.seat in (0, 1)][:2]
    key, words = f"strip.{few[0].number}", Sized(Widget(), width=232, min_height=190)
    tops = []
    for beneath in (None, words):
        shown = surface(None, (1280, 720))
        news = news_below_cards(few, PEOPLE[:2], ignore, shown.viewport, beneath)
        assert news is not None
        shown.show(news)
        place = next(each.rect for each in shown.root.walk() if each.key == key)
        tops.append(place.y)
    assert tops[1] <= tops[0] - 150
