"""Make every sound of the game in ``assets/sounds``: ``python -m tools.sounds``."""

from __future__ import annotations

import io
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from game.resources import assets
from tools import brewhouse
from tools.chimes import SCALE, bell, call, fanfare, heart, lost, pluck, trade, won
from tools.evening import evening
from tools.foley import (
    MATERIALS,
    arm,
    boom,
    clack,
    click,
    draw,
    drop,
    flip,
    hop,
    page,
    pop,
    pour,
    refused,
    slide,
    turn,
)
from tools.motifs import motifs
from tools.timbre import RATE, Signal, finished, in_room
from tools.town import STOREYS, flag, glide, lifted, roll, roof, shuffle, stacked, topple, vane

FOLDER = "sounds"


def blocks() -> dict[str, Signal]:
    """What is heard of the blocks of each material, of the cube and of towers."""
    found: dict[str, Signal] = {}
    for material in MATERIALS:
        for take in (1, 2, 3):
            found[f"clack-{material}-{take}"] = finished(clack(material, take), -29.5)
        for take in (1, 2):
            found[f"pop-{material}-{take}"] = finished(pop(material, take), -30)
            found[f"pour-{material}-{take}"] = finished(pour(material, take), -33)
    for material in STOREYS:
        for take in (1, 2):
            found[f"clack-{material}-{take}"] = finished(stacked(material, take), -29.5)
            found[f"pop-{material}-{take}"] = finished(lifted(material, take), -30)
    return found


def brewery() -> dict[str, Signal]:
    """What is heard of dice, kettle and bottles."""
    several: tuple[tuple[str, Callable[[int], Signal], int, float], ...] = (
        ("die", brewhouse.die, 3, -30),
        ("die-felt", brewhouse.die_on_felt, 2, -32),
        ("boil", brewhouse.boil, 2, -32),
        ("fill", brewhouse.fill, 2, -31),
        ("cork", brewhouse.cork, 2, -30),
        ("coin", brewhouse.coin, 3, -32),
        ("stamp", brewhouse.stamp, 2, -31),
        ("sprout", brewhouse.sprout, 2, -32),
        ("notch", brewhouse.notch, 2, -32),
    )
    found = {
        f"{name}-{take}": finished(made(take), decibels)
        for name, made, takes, decibels in several
        for take in range(1, takes + 1)
    }
    return found | {"gust": finished(brewhouse.gust(), -32)}


def sounds() -> dict[str, Signal]:
    """Every sound by the name of its file; numbers at the end are takes of the same one."""
    found = blocks() | brewery()
    several: tuple[tuple[str, Callable[[int], Signal], int, float], ...] = (
        ("turn", turn, 2, -32),
        ("hop", hop, 3, -30),
        ("flip", flip, 3, -32),
        ("slide", slide, 3, -34),
        ("drop", drop, 3, -30.5),
        ("arm", arm, 3, -30),
        ("draw", draw, 2, -31),
        ("click", click, 2, -35),
        ("page", page, 2, -34),
        ("glide", glide, 2, -33),
        ("roof", roof, 2, -29),
        ("topple", topple, 2, -30),
        ("roll", roll, 1, -34),
    )
    for name, made, takes, decibels in several:
        for take in range(1, takes + 1):
            found[f"{name}-{take}"] = finished(made(take), decibels)
    found |= {f"heart-{n}": finished(heart(n), -27 if n else -30) for n in range(5)}
    found |= {f"point-{n}": finished(in_room(pluck(pitch)), -29) for n, pitch in enumerate(SCALE)}
    once: tuple[tuple[str, Signal, float], ...] = (
        ("boom", boom(), -23),
        ("won", won(), -25),
        ("lost", lost(), -28),
        ("bell", bell(783.99, 2.2, 0.55), -29),
        ("bell-turn", call(), -29),
        ("fanfare", fanfare(), -24),
        ("trade", trade(), -28),
        ("refused", refused(), -33),
        ("flag", flag(), -27),
        ("vane", vane(), -28),
        ("shuffle", shuffle(), -32),
    )
    found |= {name: finished(signal, decibels) for name, signal, decibels in once}
    return found | {name: finished(signal, loud) for name, (signal, loud) in motifs().items()}


def packed(signal: Signal) -> bytes:
    """A WAV file: 16 bits, one channel."""
    steps = np.round(np.clip(signal, -1.0, 1.0) * 32767.0).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(steps.tobytes())
    return file.getvalue()


def files() -> dict[str, bytes]:
    """The content of every file by its name."""
    return {f"{name}.wav": packed(signal) for name, signal in (sounds() | evening()).items()}


def write(folder: Path) -> None:
    """Write every file, and take away those that are made no longer."""
    made = files()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        if old.name not in made:
            old.unlink()
    for name, content in made.items():
        (folder / name).write_bytes(content)
    total = sum(map(len, made.values()))
    print(f"{FOLDER}: {len(made)} files, {total} bytes")


if __name__ == "__main__":
    write(assets() / FOLDER)
