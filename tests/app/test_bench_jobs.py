"""The measurement of jobs beside the window measures what it says."""

from __future__ import annotations

import pytest

from game.bench import jobs
from game.bench.thinking import Frames


def test_frames_are_timed_beside_each_job_and_beside_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "FRAMES", 3)
    monkeypatch.setattr(jobs, "WARM", 1)
    figures = jobs.measure("biomes")
    assert figures["frames_idle"] == 3
    for job in jobs.JOBS:
        assert figures[f"frames_{job}"] == 5, "with the one that begins and the one that ends"
        assert 0.0 < figures[f"frame_ms_median_{job}"] <= figures[f"frame_ms_longest_{job}"]
        for part in ("begin", "end"):
            assert 0.0 < figures[f"{part}_ms_{job}"] <= figures[f"{part}_ms_whole_{job}"] * 1.5
        assert figures[f"poll_ms_p99_{job}"] <= figures[f"poll_ms_longest_{job}"]
    names = {name for name in figures if name.endswith("_film")}
    for job in jobs.JOBS:
        assert {name for name in figures if name.endswith(f"_{job}")} == {
            f"{name.removesuffix('_film')}_{job}" for name in names
        }


def test_beginning_and_ending_are_told_apart_from_hearing() -> None:
    errands = Frames(whole=[50.0, 1.0, 3.0, 2.0, 70.0], own=[40.0, 0.5, 2.5, 1.5, 60.0])
    assert jobs.told("film", errands) == {
        "begin_ms_film": 40.0,
        "begin_ms_whole_film": 50.0,
        "poll_thread_ms_longest_film": 2.5,
        "poll_ms_longest_film": 3.0,
        "poll_ms_p99_film": 3.0,
        "end_ms_film": 60.0,
        "end_ms_whole_film": 70.0,
    }
