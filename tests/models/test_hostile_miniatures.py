"""Random miniatures, as odd as packs allow: each is refused or carved, and none takes long."""

from __future__ import annotations

import math
import os
import random
from pathlib import Path

import pytest

from game.content.document import ContentError, Problem
from game.content.miniature import Miniatures
from game.render.mesh import VERTEX_SIZE
from game.render.models.larder import carve_all
from game.titles.biomes.content.miniatures import read_collection
from tests.patience import no_longer_than

COUNT = int(os.environ.get("CUBEWRIGHT_MINIATURES", "20"))
"""How many random miniatures; 5,000 take half an hour."""
LONGEST_S = 1.0
HEAD = "format: cubewright-miniatures\nversion: 1\ntitle: biomes\n"


def length(chance: random.Random, most: int = 400) -> int:
    """Small and large ones equally often."""
    return round(math.exp(math.log(most) * chance.random()))


def trio(chance: random.Random, reach: int) -> str:
    return str([chance.randint(-reach, reach) for _ in range(3)])


def outline(chance: random.Random, corners: int) -> str:
    """Corners round a middle, so that the outline seldom crosses itself."""
    reach = length(chance, 300)
    spots = sorted(
        (chance.random() * 6.283, chance.uniform(0.2, 1.0) * reach) for _ in range(corners)
    )
    return str([[round(r * math.cos(a)), round(r * math.sin(a)) + reach] for a, r in spots])


def profile(chance: random.Random) -> str:
    """Often rising, sometimes back and forth."""
    count = chance.randint(2, 12)
    heights = [length(chance) * 20 + k for k in range(count)]
    if chance.random() < 0.7:
        heights.sort()
    radii = [length(chance) - k % 2 for k in range(count)]
    return str([[radius, height // 20] for radius, height in zip(radii, heights, strict=True)])


def shape(chance: random.Random) -> str:
    size = length(chance)
    three = str([length(chance) for _ in range(3)])
    sides = chance.choice(("", "", f", sides: {chance.randint(3, 40)}"))
    bevel = chance.choice(("", f", bevel: {chance.randint(0, 200)}"))
    stretch = chance.choice(("", f", stretch: {chance.randint(100, 4000)}"))
    return chance.choice(
        (
            f"box: {three}{bevel}",
            f"plank: {outline(chance, chance.randint(3, 32))}, thick: {size}{bevel}",
            f"wedge: {three}",
            f"cylinder: [{size}, {length(chance)}]{bevel}{sides}",
            f"cylinder: [{size}, {length(chance)}], head: round{sides}",
            f"cone: [{size}, {length(chance)}]{sides}",
            f"ball: {size}{sides}{stretch}",
            f"arch: [{size + 2}, {length(chance)}, {2 * size}, {max(1, size // 3)}]",
            f"arch: [{size + 2}, {length(chance)}, {length(chance)}, {size // 3 + 1}]{stretch}",
            f"turned: {profile(chance)}{sides}, soft: {chance.randint(0, 180)}",
        )
    )


def placed(chance: random.Random) -> str:
    said = [
        f"at: [{chance.randint(-250, 250)}, {chance.randint(-150, 150)}, {chance.randint(0, 300)}]",
        f"turn: [{chance.randint(-30, 30)}, 0, {chance.randint(-360, 360)}]",
        f"size: {chance.choice((50, 75, 300, 700, 1000))}",
        "mirror: true",
        f"copies: {chance.randint(1, 24)}, step: {trio(chance, 20)}",
        f"round: {chance.randint(1, 24)}",
    ]
    return "".join(f", {each}" for each in said if chance.random() < 0.3)


def miniature(chance: random.Random) -> str:
    """The text of a file with one mob, and a part that it may use."""
    pieces = [
        f"{{{shape(chance)}{placed(chance)}, paint: '#{chance.randrange(1 << 24):06x}'}}"
        for _ in range(chance.choice((1, 1, 1, 2, 3, 8)))
    ]
    if chance.random() < 0.3:
        pieces.append(f"{{part: bit{placed(chance)}}}")
    size = f"size: {chance.choice((100, 400, 700))}"
    return (
        f"{HEAD}parts:\n  bit: [{{{shape(chance)}{placed(chance)}, paint: '#123456'}}]\n"
        f"mobs:\n  it:\n    {size}\n    pieces:\n"
        + "".join(f"      - {piece}\n" for piece in pieces)
    )


def read(folder: Path, text: str) -> Miniatures | tuple[Problem, ...]:
    """The miniatures, or what is wrong with them, at its line."""
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    try:
        return read_collection([file]).miniatures
    except ContentError as error:
        problems = error.problems
    assert all(problem.message and problem.line for problem in problems), text
    return problems


def carve(folder: Path, text: str) -> bool:
    """Whether it is carved; asserts that it is then whole and was quick, or else well refused."""
    with no_longer_than(LONGEST_S, text):
        made = read(folder, text)
        models = list(carve_all(made)) if isinstance(made, Miniatures) else []
    for _name, model in models:
        assert len(model.vertices) == model.vertex_count * VERTEX_SIZE
        assert len(model.indices) == model.index_count * 2
        assert model.vertex_count <= 1 << 16
    return bool(models)


def test_random_miniatures_are_refused_or_carved(tmp_path: Path) -> None:
    chance = random.Random(22)
    carved = sum(carve(tmp_path, miniature(chance)) for _ in range(COUNT))
    assert carved > COUNT // 10


BALL = "{{ball: {radius}, paint: '#123456', at: [0, 0, {radius}]{more}}}"


@pytest.mark.parametrize(
    "pieces",
    [
        ["{cylinder: [400, 400], bevel: 200, sides: 3, size: 75, mirror: true, paint: '#123456'}"],
        ["{wedge: [5, 50, 200], paint: '#123456'}"],
        ["{wedge: [50, 50, 3], paint: '#123456'}"],
        ["{cylinder: [90, 20], bevel: 100, paint: '#123456'}"],
        ["{turned: [[50, 0], [90, 90], [50, 0]], soft: 180, paint: '#123456'}"],
        ["{plank: [[0, 0], [50, 0], [99, 0], [99, 99]], thick: 20, paint: '#123456'}"],
        ["{plank: [[0, 0], [99, 1], [0, 2]], thick: 200, bevel: 200, paint: '#123456'}"],
    ],
)
def test_odd_pieces_are_carved(tmp_path: Path, pieces: list[str]) -> None:
    lines = "".join(f"      - {piece}\n" for piece in pieces)
    assert carve(tmp_path, f"{HEAD}mobs:\n  it:\n    pieces:\n{lines}")
