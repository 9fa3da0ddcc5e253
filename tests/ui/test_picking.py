"""Walking along a row of things, picking several, and badges that tell values."""

from __future__ import annotations

import pytest

from game.ui.badges import HEIGHT, Emphasis, Sort, ValueBadge, over, parted
from game.ui.picking import Picks, Refused, Walk
from game.ui.theme import contrast
from tests.ui.stage import surface

HOPS = Sort("hops", "#6FA048", "#173312")


def test_keys_walk_along_a_row_and_round_its_ends() -> None:
    row = Walk(3)
    right = row.pressed("Right")
    assert right == Walk(3, 0, keyed=True)
    assert right.pressed("Left") == Walk(3, 2, keyed=True)
    assert row.pressed("Left") == Walk(3, 2, keyed=True)
    assert row.pressed("End") == Walk(3, 2, keyed=True)
    assert row.pressed("A") is None
    assert Walk(0).pressed("Right") is None


def test_the_pointer_leads_until_a_key_does() -> None:
    pointed = Walk(4).pointed(2)
    assert (pointed.at, pointed.keyed) == (2, False)
    assert pointed.pointed(None).at is None
    keyed = pointed.pressed("Right")
    assert keyed is not None
    assert keyed.pointed(None) == keyed
    assert keyed.pointed(0) == Walk(4, 0)


def test_attention_stays_near_when_the_row_changes() -> None:
    assert Walk(5, 4, keyed=True).resized(3) == Walk(3, 2, keyed=True)
    assert Walk(5, 1).resized(9) == Walk(9, 1)
    assert Walk(5, 1, keyed=True).resized(0) == Walk(0)


def test_several_are_picked_up_to_the_most() -> None:
    picks = Picks(2, 3)
    assert (picks.is_enough, picks.missing) == (False, 2)
    for at in (4, 0, 2):
        picks = picks.toggled(at)
    assert picks.picked == {0, 2, 4}
    assert picks.is_enough
    assert picks.why_not(1) is Refused.FULL
    assert picks.toggled(1) == picks
    assert picks.toggled(2).picked == {0, 4}
    assert picks.kept((0, 1)).picked == {0}
    assert picks.emptied().missing == 2


def test_one_replaces_another_where_only_one_is_wanted() -> None:
    assert Picks(1, 1).toggled(3).toggled(5).picked == {5}


def test_what_does_not_go_with_the_others_is_refused() -> None:
    suits = "aabba"
    same = Picks(3, 5, fits=lambda at, picked: all(suits[at] == suits[each] for each in picked))
    first = same.toggled(0)
    assert first.why_not(2) is Refused.UNFIT
    assert first.toggled(2) == first
    assert first.toggled(1).toggled(4).is_enough


@pytest.mark.parametrize("tone", Emphasis)
def test_a_badge_can_be_read(tone: Emphasis) -> None:
    shown = surface(over(ValueBadge(HOPS, "6", tone), (300.0, 200.0)))
    shown.paint()
    pairs = shown.painter.pairs
    assert {text for _ink, _ground, text in pairs} == {"6"}
    assert all(contrast(ink, ground) >= 4.5 for ink, ground, _text in pairs)


def test_badges_of_dice_that_lie_close_stand_apart() -> None:
    points = [(100.0, 100.0), (110.0, 104.0), (104.0, 96.0), (400.0, 100.0)]
    wide = 50.0
    placed = parted(points, (wide, HEIGHT))
    assert placed[3] == points[3]
    assert placed[1] == points[1]
    for i, (x, y) in enumerate(placed):
        assert x == points[i][0]
        for a, b in placed[:i]:
            assert abs(a - x) >= wide or abs(b - y) >= HEIGHT
