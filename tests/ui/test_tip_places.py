"""Where the tip of a control lies: never over the one beside it in its row or column."""

from __future__ import annotations

import pytest

from game.ui.rect import Rect
from game.ui.tips import LOW, TALL, tip
from tests.ui.stage import meter

WINDOW = Rect(0.0, 0.0, 1066.0, 600.0)


@pytest.mark.parametrize("height", [48.0, TALL + 3.0])
def test_the_tip_of_a_button_of_the_bar_lies_over_none_of_its_neighbours(height: float) -> None:
    """At 150 % “after placing” of *Buy* lay over *Store*, as if it were said of that."""
    owner = Rect(417.0, WINDOW.bottom - 8.0 - height, 119.0, height)
    lies = tip("after placing", owner, (470.0, owner.center[1]), meter(1.2), WINDOW).rect
    assert lies.bottom <= owner.y, "above it"


def test_the_tip_of_a_card_in_a_column_lies_beside_it() -> None:
    card = Rect(826.0, 8.0, 232.0, TALL + 50.0)
    assert card.bottom + LOW < WINDOW.bottom
    lies = tip("Ada", card, (900.0, 40.0), meter(1.2), WINDOW).rect
    assert lies.right <= card.x


def test_the_tip_of_a_card_amid_the_window_lies_at_the_pointer() -> None:
    """That of a moment on the summary hung over the table, left of the whole page."""
    moment, (x, y) = Rect(238.0, 200.0, 584.0, 134.0), (600.0, 300.0)
    lies = tip("Look at this moment", moment, (x, y), meter(), WINDOW).rect
    assert moment.contains(lies.x, lies.y), "on the card: above it it would be said of another"
    assert lies.x < x < lies.right < moment.right
    assert 0 < y - lies.bottom < 20


def test_the_tip_of_a_card_amid_the_window_keeps_off_what_the_keyboard_is_at() -> None:
    moment = Rect(238.0, 200.0, 584.0, 134.0)
    lies = tip("Look at this moment", moment, None, meter(), WINDOW).rect
    assert moment.x < lies.x
    assert lies.right < moment.right
    assert lies.bottom < moment.y


def test_a_tip_makes_way_for_what_can_be_pressed() -> None:
    """The tip of *End turn* lay over Hazel's *Got it*."""
    end, read = Rect(900.0, 552.0, 140.0, 44.0), Rect(960.0, 490.0, 90.0, 40.0)
    pointer = (970.0, 570.0)
    assert tip("Ends your turn", end, pointer, meter(1.2), WINDOW).rect.meets(read).width > 0
    lies = tip("Ends your turn", end, pointer, meter(1.2), WINDOW, [read]).rect
    shared = lies.meets(read)
    assert not (shared.width > 0 and shared.height > 0)
    assert lies.bottom <= end.y, "above it, as ever"
    assert lies.right > end.x, "still at its button"
