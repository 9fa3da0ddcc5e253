"""Decoded data in which a value has become any other that JSON or YAML can tell.

Bytes that were flipped seldom get past the reader of JSON; these do.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypeVar

from tests.patience import no_longer_than

SLOWEST_S = 8.0
"""A case takes a few hundredths of a second; this is a hang, however busy the machine is."""


def deep(depth: int, *, keys: bool = False) -> object:
    """A value in so many others."""
    found: object = 0
    for _level in range(depth):
        found = {"a": found} if keys else [found]
    return found


HOSTILE: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 255, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**40),
    *(10**400, 0.5, -0.0, 1e308, "", " ", "x", "type", "\x00", "\ud7ff", "é" * 300, "²", "9" * 30),
    *(
        "9" * 5000,
        "9" * 5000 + "/7",
        "1/0",
        "1/" + "9" * 5000,
        "-1/2",
        "5/7",
        "../../x",
        "a" * 70_000,
    ),
    *("0001-01-01", "9999-12-31", "hops-" + "9" * 5000, "hops-²", "wood", "human", "biomes"),
    *([], {}, [[]], [None], [0, 0], [-1, -1], [[]] * 500, [1] * 20_000, {"": 0}, {"type": []}),
    *({"type": {}}, {"type": None}, {"type": "x" * 5000}, {"type": "end_turn"}, {"kind": []}),
    *({str(number): number for number in range(3000)}, deep(60), deep(60, keys=True)),
    *("deep lists", "deep objects", "a number without end"),
)
"""What a value may become; :func:`line` writes the last ones as what they say."""
_WRITTEN = {
    b'"deep lists"': b"[" * 3000 + b"]" * 3000,
    b'"deep objects"': b'{"a":' * 900 + b"0" + b"}" * 900,
    b'"a number without end"': b"9" * 6000,
}
BEYOND: tuple[object, ...] = (
    *(float("nan"), float("inf"), {1: 2}, {None: 0}, (), b"x", 10**6000),
    *(deep(900), deep(900, keys=True), deep(20_000)),
)
"""What no file can tell, but a caller might."""
Path = tuple[str | int, ...]
T = TypeVar("T")


def places(data: object, path: Path = ()) -> Iterator[Path]:
    """Every place in ``data``, the whole of it first."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from places(value, (*path, at))


def put(data: Any, path: Path, value: object) -> Any:
    """A copy of ``data`` with ``value`` at a place."""
    if not path:
        return value
    found = deepcopy(data)
    inner = found
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return found


def without(data: Any, path: Path) -> Any:
    """A copy of ``data`` without the place."""
    found = deepcopy(data)
    inner = found
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    return found


def spoilt(chance: random.Random, data: Any, values: tuple[object, ...] = HOSTILE) -> Any:
    """A copy of ``data`` in which a value has become another, or is missing."""
    every = list(places(data))
    shallow = [path for path in every if len(path) <= 2]
    path = chance.choice(shallow if chance.random() < 0.4 else every)
    if path and chance.random() < 0.1:
        return without(data, path)
    return put(data, path, chance.choice(values))


def line(data: object) -> bytes:
    """As a line of JSON."""
    told = json.dumps(data).encode()
    for word, written in _WRITTEN.items():
        told = told.replace(word, written)
    return told


def bounded(deed: Callable[[], T]) -> T:
    """Do it, in bounded time."""
    with no_longer_than(SLOWEST_S, "damaged data", time.monotonic):
        return deed()
