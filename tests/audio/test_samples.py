"""Recordings as bytes."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.audio.samples import (
    SIDES,
    BadRecording,
    at_pitch,
    at_step,
    gains,
    looped,
    over,
    panned,
    read,
)

Row = st.lists(st.integers(-8000, 8000), min_size=1, max_size=40)


def as_bytes(samples: list[int]) -> bytes:
    return array("h", samples).tobytes()


def as_samples(data: bytes) -> list[int]:
    found = array("h")
    found.frombytes(data)
    return found.tolist()


@given(
    st.lists(st.tuples(*[st.integers(-8000, 8000)] * 4), min_size=1, max_size=30), st.integers(1, 4)
)
def test_layers_are_added_sample_by_sample(columns: list[tuple[int, ...]], count: int) -> None:
    layers = [list(layer) for layer in zip(*columns, strict=True)][:count]
    added = [sum(column) for column in zip(*layers, strict=True)]
    assert as_samples(over([as_bytes(layer) for layer in layers])) == added


@given(Row, st.integers(0, 500), st.integers(0, 200))
def test_a_loop_goes_round(row: list[int], start: int, count: int) -> None:
    found = as_samples(looped(as_bytes(row), 2 * start, 2 * count))
    assert found == [row[(start + n) % len(row)] for n in range(count)]


@pytest.mark.parametrize("pan", [-1.0, -0.5, 0.0, 0.3, 1.0])
def test_a_sound_is_as_strong_from_every_side(pan: float) -> None:
    left, right = gains(pan)
    assert left**2 + right**2 == pytest.approx(2.0)
    assert left - right == pytest.approx(right - left) if pan == 0 else (left > right) == (pan < 0)


def test_a_pitch_a_little_higher_is_a_little_shorter() -> None:
    wave = [round(9000 * math.sin(n / 9)) for n in range(2000)]
    assert at_pitch(as_bytes(wave), 1.0) == as_bytes(wave)
    for pitch in (0.985, 1.015):
        found = as_samples(at_pitch(as_bytes(wave), pitch))
        assert len(found) == pytest.approx(len(wave) / pitch, abs=2)
        for n, sample in enumerate(found):
            assert sample == pytest.approx(9000 * math.sin(n * pitch / 9), abs=60)


def test_sides_go_into_both_channels() -> None:
    mono = [0, 1000, -1000, 20000, -20000]
    middle = as_samples(panned(as_bytes(mono), 0))
    assert middle[0::2] == middle[1::2] == mono
    aside = as_samples(panned(as_bytes(mono), -SIDES))
    assert abs(aside[2]) > abs(aside[3]) > 0
    assert at_step(-1.0) == -SIDES
    assert at_step(0.1) == 0


def test_the_loudest_sample_fits_from_every_side() -> None:
    for step in range(-SIDES, SIDES + 1):
        found = as_samples(panned(as_bytes([32767, -32768]), step))
        assert len(found) == 4
        assert found[0] > 0 > found[2]


@pytest.mark.parametrize("content", [b"", b"RIFF????WAVE", b"\0" * 100])
def test_what_is_no_recording_is_said_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.wav"
    path.write_bytes(content)
    with pytest.raises(BadRecording, match=r"bad\.wav"):
        read(path)


def test_recordings_of_other_forms_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "two.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(22050)
        file.writeframes(bytes(8))
    with pytest.raises(BadRecording, match="one channel"):
        read(path)
