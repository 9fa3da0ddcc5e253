"""Time by hand: acts begin, show and end in order, also when skipped."""

from __future__ import annotations

from game.scene.timeline import Act, Timeline, drop, smooth


def recorded(name: str, start: float, seconds: float, log: list[str]) -> Act:
    return Act(
        start,
        seconds,
        lambda part: log.append(f"{name} {part:.1f}"),
        begin=lambda: log.append(f"{name} begins"),
        end=lambda: log.append(f"{name} ends"),
    )


def test_acts_are_shown_in_time_and_end_at_one() -> None:
    line, log = Timeline(), list[str]()
    line.add(recorded("hop", 0.5, 1.0, log))
    line.advance(0.4)
    assert log == []
    line.advance(0.6)
    assert log == ["hop begins", "hop 0.5"]
    line.advance(9.0)
    assert log[-2:] == ["hop 1.0", "hop ends"]
    assert not line.busy


def test_speed_scales_time() -> None:
    line, log = Timeline(speed=4.0), list[str]()
    line.add(recorded("hop", 0.0, 1.0, log))
    line.advance(0.25)
    assert not line.busy


def test_skipping_shows_every_end_in_order() -> None:
    line, log = Timeline(), list[str]()
    line.add(recorded("b", 1.0, 1.0, log), recorded("a", 0.0, 0.5, log))
    line.skip()
    assert [entry for entry in log if "ends" in entry] == ["a ends", "b ends"]
    assert not line.busy


def test_a_long_pause_shows_no_act_twice() -> None:
    line, log = Timeline(), list[str]()
    line.add(recorded("a", 0.0, 0.1, log), recorded("b", 0.1, 0.1, log))
    line.advance(60.0)
    assert log == ["a begins", "a 1.0", "a ends", "b begins", "b 1.0", "b ends"]


def test_acts_that_an_act_adds_are_shown_too() -> None:
    line, log = Timeline(), list[str]()
    line.add(Act(0.0, 0.0, lambda _: None, end=lambda: line.add(recorded("next", 0.0, 0.1, log))))
    line.advance(0.05)
    line.advance(1.0)
    assert log[-1] == "next ends"


def test_eases_begin_at_nothing_and_end_at_one() -> None:
    for ease in (smooth, drop):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1.0) < 1e-9
