"""Finds how blocks lie heaped in a tray, and writes it down: ``python -m tools.heap``.

Block after block is let fall where the heap so far leaves it lowest and nearest to the middle, by
small random shifts and turns that are kept if they do not push it into anything. What it ends in
is a place where it would really rest. The result is `game/titles/biomes/scene/heap_slots.py`.
"""

from __future__ import annotations

import math
import random
from itertools import product
from pathlib import Path
from typing import NamedTuple

from game.scene.geometry import add, compose, cross, dot, minus, rotated, unit
from game.scene.pose import Quat, Vec3, turned
from game.titles.biomes.scene.heap import BLOCKS, FLOOR, SIDE

OUT = Path("game/titles/biomes/scene/heap_slots.py")
HALF = SIDE / 2 * 0.985
"""Half a block's side, a little less: its edges are round."""
STEEPEST = math.cos(math.radians(38.0))
STEEP = 32.0
"""A block's uppermost face looks at least so much upwards: its symbol is to be read."""
SEED = 5
TRIES, STEPS = 24, 1400
PULL = 0.12
"""How much nearer to where it rolls is worth as much as lower."""
SINKS = 0.004
AWAY = 0.1
"""And how much lower as much as farther from the player: the heap falls off towards him."""
LEANS, LEANS_HIGH = 0.28, 0.08
"""How much lower is worth as much as to lean well; in a heap that is tall already."""
LEVEL, TALL = 3, 10
"""After so many blocks the others may lean, and after so many the heap is tall."""
Flat = tuple[float, float]


class Ground(NamedTuple):
    """Where a heap lies: half its floor, how far about its middle blocks roll to, and how tilted
    they like to lie, of :data:`LEANS`."""

    width: float
    depth: float
    spread: Flat
    leans: float


TRAY = Ground(1.07, 0.92, (0.3, 0.25), 1.0)
STRIP = Ground(1.9, 0.64, (0.95, 0.2), 0.5)
"""Before the board of another seat there is a long strip: blocks lie low there, to be counted."""
AXES: tuple[Vec3, Vec3, Vec3] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
SIDES = (-HALF, HALF)
CORNERS: tuple[Vec3, ...] = tuple(product(SIDES, SIDES, SIDES))


class Lying:
    """A block somewhere: its middle, its turn, and the directions of its sides."""

    def __init__(self, place: Vec3, turn: Quat, ground: Ground = TRAY, half: float = HALF) -> None:
        self.place, self.turn, self.ground, self.half = place, turn, ground, half
        self.axes = tuple(rotated(turn, axis) for axis in AXES)

    def meets(self, other: Lying) -> bool:
        """Whether two blocks overlap: no plane parts them."""
        way = minus(other.place, self.place)
        far = dot(way, way)
        if far > 12.0 * HALF * HALF:
            return False
        if far < 4.0 * HALF * HALF * 0.98:
            return True
        crossed = (cross(a, b) for a in self.axes for b in other.axes)
        edges = [unit(each) for each in crossed if dot(each, each) > 1e-6]
        return all(
            abs(dot(way, axis)) < self.reach(axis) + other.reach(axis)
            for axis in (*self.axes, *other.axes, *edges)
        )

    def reach(self, axis: Vec3) -> float:
        """How far it extends from its middle along ``axis``."""
        return self.half * sum(abs(dot(axis, own)) for own in self.axes)

    @property
    def within(self) -> bool:
        """Whether it lies between floor and walls, and a face looks well upwards."""
        if max(abs(axis[2]) for axis in self.axes) < STEEPEST:
            return False
        corners = [add(self.place, rotated(self.turn, corner)) for corner in CORNERS]
        wide, deep = self.ground.width, self.ground.depth
        return all(z >= FLOOR and abs(x) <= wide and abs(y) <= deep for x, y, z in corners)

    def height(self, goal: Flat) -> float:
        """What it strives to lessen."""
        x, y, z = self.place
        return z + PULL * math.hypot(x - goal[0], y - goal[1])

    @property
    def lean(self) -> float:
        """How far from level it lies, in degrees."""
        return math.degrees(math.acos(min(max(abs(axis[2]) for axis in self.axes), 1.0)))


def settled(heap: list[Lying], goal: Flat, chance: random.Random, ground: Ground) -> Lying:
    """A block let fall somewhere onto the heap, and rolling towards ``goal``."""
    top = max((each.place[2] for each in heap), default=0.0) + 3 * HALF
    while True:
        wide, deep = 0.6 * ground.width / TRAY.width, 0.5 * ground.depth / TRAY.depth
        spot = (chance.uniform(-wide, wide), chance.uniform(-deep, deep), top)
        tilt = turned(unit((chance.gauss(0, 1), chance.gauss(0, 1), 0.001)), chance.uniform(0, 25))
        block = Lying(spot, compose(tilt, turned(AXES[2], chance.uniform(-45, 45))), ground)
        if block.within and not any(block.meets(other) for other in heap):
            break
    size = 0.3
    for _ in range(STEPS):
        size = max(size * 0.9965, 0.002)
        shift = (chance.gauss(0, size), chance.gauss(0, size), chance.gauss(-0.5 * size, size))
        axis = unit((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))
        turn = compose(turned(axis, chance.gauss(0, 60 * size)), block.turn)
        tried = Lying(add(block.place, shift), turn, ground)
        lower = tried.height(goal) < block.height(goal)
        if lower and tried.within and not any(tried.meets(other) for other in heap):
            block = tried
    return sunk(block, heap)


def sunk(block: Lying, heap: list[Lying]) -> Lying:
    """The block let down straight until it touches something."""
    while True:
        lower = Lying(add(block.place, (0.0, 0.0, -SINKS)), block.turn, block.ground)
        if not lower.within or any(lower.meets(other) for other in heap):
            return block
        block = lower


def heaped(count: int, seed: int, ground: Ground = TRAY) -> list[Lying]:
    """A heap of ``count`` blocks, laid one after the other."""
    chance = random.Random(seed)
    heap: list[Lying] = []
    for _ in range(count):
        found = [settled(heap, _goal(chance, ground), chance, ground) for _ in range(TRIES)]
        wish = 0.0 if len(heap) < LEVEL else LEANS if len(heap) < TALL else LEANS_HIGH
        heap.append(min(found, key=lambda block: _liking(block, wish * ground.leans)))
    return heap


def _goal(chance: random.Random, ground: Ground) -> Flat:
    return chance.gauss(0, ground.spread[0]), chance.gauss(0, ground.spread[1])


def _liking(block: Lying, wish: float) -> float:
    """Low and near the middle is good, and to lean on others as far as they alone hold it."""
    x, y, z = block.place
    if block.lean > STEEP:
        return 9.0 + z
    leans = min(block.lean, 22.0) if block.lean > 7.0 else 0.0
    x *= TRAY.width / block.ground.width
    return z + 0.3 * math.hypot(x, y) - AWAY * y - wish * leans / 22.0


def main() -> None:
    """Write the slots."""
    words = (
        '"""How blocks lie heaped in a tray, from the floor up: written by `python -m tools.heap`.',
        "",
        'x, y, z of the middle, and the turn, in the tray\'s frame."""',
        "",
        *_written("SLOTS", TRAY),
        *_written("STRIP_SLOTS", STRIP),
        "",
    )
    OUT.write_text("\n".join(words), encoding="utf-8")


def _written(name: str, ground: Ground) -> list[str]:
    blocks = heaped(BLOCKS, SEED, ground)
    lines = [
        f"    ({', '.join(f'{n:.3f}' for n in (*block.place, *block.turn))})," for block in blocks
    ]
    return [f"{name} = (", *lines, ")"]


if __name__ == "__main__":
    main()
