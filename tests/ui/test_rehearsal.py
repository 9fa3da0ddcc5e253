"""A tree on its way to be shown takes little of a frame, and more if somebody waits for it."""

from __future__ import annotations

from itertools import count
from typing import cast

from game.ui.memo import WidgetMemo
from game.ui.paint import Painter
from game.ui.prepared_tree import MOST_S, PATIENT, PreparedTree
from game.ui.rect import Rect
from game.ui.text import TextMeter
from game.ui.widget import Widget

STEP_S = 0.00005


def frames_for(
    steps: int, share: float, frame_s: float = 1 / 60, *, patiently: bool = False
) -> list[int]:
    """How many steps each frame does of a tree that needs so many."""
    done, ticks = list[int](), count()
    painter, meter = cast(Painter, None), cast(TextMeter, None)
    told = (Widget(), WidgetMemo(), meter, painter, Rect(0, 0, 1, 1))
    rehearsal = PreparedTree(*told, now=lambda: len(done) * frame_s)
    rehearsal._steps = iter([None] * steps)

    def clock() -> float:
        done[-1] += 1
        return next(ticks) * STEP_S

    while True:
        done.append(0)
        if rehearsal.go_on(share, clock, patiently=patiently):
            return done


def test_a_tree_that_needs_long_is_not_left_waiting_for_seconds() -> None:
    done = frames_for(500, 0.00015)
    assert len(done) < 50, "25 ms of work, which at an even share took 166 frames"
    assert max(done[:PATIENT]) <= 0.00015 / STEP_S + 3, "a short one costs no frame much"
    assert max(done) <= MOST_S / STEP_S + 3


def test_on_a_slow_machine_it_takes_fewer_frames() -> None:
    assert len(frames_for(500, 0.00015, frame_s=0.1)) <= 5, "half a second"


def test_where_nobody_waits_yet_no_frame_gives_more_than_its_share() -> None:
    assert max(frames_for(500, 0.00015, patiently=True)) <= 0.00015 / STEP_S + 3
