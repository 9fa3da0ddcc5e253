"""An evening to look at: its wave, its loudness, its pitches, minute by minute."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from tools.listening.levels import SHORT_S, STEP_S, Signal, loudness_over

WIDTH, WAVE, PITCHES = 1600, 160, 200
ROW_S = 60.0
WINDOW = 1024
PAPER, INK, LINE, RED = (250, 246, 236), (74, 58, 42), (58, 110, 165), (190, 60, 40)
LIMIT, FLOOR = -14.0, -60.0
"""What nothing in a row is to be louder than, and the lower edge of the meter, in LUFS."""


def drawn(signal: Signal, rate: int, file: Path) -> None:
    """Write a picture with a row a minute: the wave, under it the pitches, over both the loudness
    of three seconds each, with its limit in red."""
    rows = max(1, int(np.ceil(signal.shape[1] / (ROW_S * rate))))
    sheet = Image.new("RGB", (WIDTH, rows * (WAVE + PITCHES)), PAPER)
    loud = loudness_over(signal, rate, SHORT_S)
    for row in range(rows):
        start, long = round(row * ROW_S * rate), round(ROW_S * rate)
        mono = np.mean(signal[:, start : start + long], axis=0)
        mono = np.pad(mono, (0, long - len(mono)))
        top = row * (WAVE + PITCHES)
        _wave(sheet, mono, top)
        sheet.paste(_pitches(mono), (0, top + WAVE))
        first, many = round(row * ROW_S / STEP_S), round(ROW_S / STEP_S)
        _meter(sheet, loud[first : first + many], top)
    sheet.save(file)


def _wave(sheet: Image.Image, mono: NDArray[np.float64], top: int) -> None:
    pen, middle = ImageDraw.Draw(sheet), top + WAVE // 2
    for x, part in enumerate(np.array_split(mono, WIDTH)):
        low, high = float(np.min(part)), float(np.max(part))
        span = (middle - high * WAVE / 2, middle - low * WAVE / 2)
        pen.line([(x, span[0]), (x, max(span[1], span[0] + 1))], INK)


def _meter(sheet: Image.Image, loud: NDArray[np.float64], top: int) -> None:
    pen, steps = ImageDraw.Draw(sheet), WIDTH * STEP_S / ROW_S

    def height(lufs: float) -> float:
        return top + WAVE * (1.0 - (max(lufs, FLOOR) - FLOOR) / -FLOOR)

    pen.line([(0, height(LIMIT)), (WIDTH, height(LIMIT))], RED)
    points = [(number * steps, height(float(lufs))) for number, lufs in enumerate(loud)]
    if len(points) > 1:
        pen.line(points, LINE, 2)


def _pitches(mono: NDArray[np.float64]) -> Image.Image:
    """Time to the right, pitch upward in even steps for the ear, the darker the stronger."""
    starts = np.linspace(0, max(len(mono) - WINDOW, 0), WIDTH).astype(int)
    frames = mono[starts[:, None] + np.arange(WINDOW)] * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(frames)) ** 2
    bands = np.geomspace(2, WINDOW // 2, PITCHES).astype(int)
    decibels = 10.0 * np.log10(power[:, bands].T[::-1] + 1e-9)
    dark = np.clip((decibels + 60.0) / 80.0, 0.0, 1.0)[..., None]
    colours = np.array(PAPER) * (1.0 - dark) + np.array(INK) * dark
    return Image.fromarray(colours.astype(np.uint8), "RGB")
