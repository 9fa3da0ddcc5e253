"""The measurements of thinking measure what they say."""

from __future__ import annotations

import pytest

from game.bench import decisions, thinking


def test_frames_are_timed_with_and_without_somebody_who_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "ACTIONS", 2)
    figures = thinking.measure("biomes")
    assert figures["decisions_meanwhile"] >= 1
    for name in ("idle", "thinking"):
        assert figures[f"frames_{name}"] >= 2
        longest = figures[f"frame_ms_longest_{name}"]
        assert 0.0 < figures[f"frame_ms_median_{name}"] <= longest
        assert figures[f"frames_over_33_ms_{name}"] <= 1.0


def test_decisions_with_nothing_to_choose_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "DECISIONS", 9)
    figures = decisions.measure("biomes")
    assert figures["decisions"] == 9
    assert 0.0 < figures["master_s_median_wall"] <= figures["master_s_longest_wall"]
    assert figures["master_s_median_processor"] <= figures["master_s_longest_wall"]
