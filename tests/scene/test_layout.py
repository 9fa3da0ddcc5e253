"""Nothing lies on anything else: footprints of what rests on the table, in advanced games."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations, product
from math import dist

import pytest

from game.rules.biomes.moves import Arm, BiomesMove, Build, Explore, Fight
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.scene.pose import PieceId, Pose
from game.titles.biomes.scene.heap import BLOCKS, SIZE, strip_slots, tray_slots
from game.titles.biomes.scene.layout import layout, pile_pose
from tests.scene.test_invariant import begin
from tools.heap import HALF, STEEPEST, STRIP, TRAY, Ground, Lying

HALVES = {
    "overworld": (4.0, 4.0),
    "board": (1.93, 1.93),
    "tray": (1.27, 1.07),
    "card": (0.45, 0.62),
    "pile": (0.37, 0.37),
    "supply": (0.31, 0.31),
    "mob": (0.5, 0.5),
}
"""Half the sides of each kind of piece, unscaled."""
RADIUS, SHOWN = 0.36, 0.2
"""Half the width of a token, and the part of its face that has to show."""
GRID = [n / 10 for n in range(-10, 11)]
MAT = (10.25, 8.25)
Footprint = tuple[float, float, float, float]


def late(seats: int, seed: int) -> BiomesView:
    """A position in which much lies beside the boards."""
    state, chance = begin(seats, seed), Dealer(seed)
    for _ in range(230):
        moves = list(state.legal_moves())
        if not moves:
            break
        fights = [m for m in moves if isinstance(m, Fight | Arm)]
        others = [m for m in moves if isinstance(m, Build | Explore)]
        busy: Sequence[BiomesMove] = fights or others
        state.apply(chance.choice(busy if busy and chance.below(3) else moves))
    return state.view(0)


def footprint(kind: str, pose: Pose) -> Footprint:
    """Left, front, right and back edge, along the table's sides."""
    x, y, _ = pose.place
    a, b = (half * pose.scale for half in HALVES[kind])
    return (x - a, y - b, x + a, y + b)


def beside_each_other(view: BiomesView, focus: int) -> dict[PieceId, tuple[str, Footprint]]:
    """What rests on the cloth, by name: whose it is, and its footprint."""
    found: dict[PieceId, tuple[str, Footprint]] = {}
    won = {tile: seat for seat, player in enumerate(view.players) for tile in player.mobs}
    for name, piece in layout(view, focus).items():
        kind, whose = str(name[0]), f"{name[0]}{name[1:2]}"
        if kind == "tile" and name[1] in won:
            found[name] = (f"mob{won[str(name[1])]}", footprint("mob", piece.pose))
        elif kind in HALVES and not (kind == "supply" and name[1] == focus):
            found[name] = (whose, footprint(kind, piece.pose))
    return found


def overlap(one: Footprint, other: Footprint) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 8)])
def test_nothing_lies_on_anything_else(seats: int, seed: int) -> None:
    view = late(seats, seed)
    assert sum(len(player.mobs) for player in view.players) > 2
    for focus in range(seats):
        lying = beside_each_other(view, focus)
        for (name, (whose, one)), (other, (whose_too, two)) in combinations(lying.items(), 2):
            if whose != whose_too:
                assert not overlap(one, two), (name, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_the_cloth(seats: int) -> None:
    for name, (_, edges) in beside_each_other(late(seats, 5), 0).items():
        assert -MAT[0] < edges[0] < edges[2] < MAT[0], name
        assert -MAT[1] < edges[1] < edges[3] < MAT[1], name


HEAPS = pytest.mark.parametrize(
    ("slots", "ground"), [(tray_slots, TRAY), (strip_slots, STRIP)], ids=["tray", "strip"]
)
Slots = Callable[[int], tuple[Pose, ...]]


@HEAPS
def test_blocks_lie_heaped_and_none_in_another(slots: Slots, ground: Ground) -> None:
    lying = slots(2 * BLOCKS)
    assert len(set(lying)) == 2 * BLOCKS
    assert all(slot.scale == SIZE for slot in lying)
    heap = [Lying(slot.place, slot.turn) for slot in lying[:BLOCKS]]
    for block in heap:
        assert abs(block.place[0]) < ground.width - HALF * 0.9
        assert abs(block.place[1]) < ground.depth - HALF * 0.9
        assert max(abs(axis[2]) for axis in block.axes) > STEEPEST, "its symbol can be read"
    for one, other in combinations(heap, 2):
        assert math.dist(one.place, other.place) > 2 * HALF * 0.985
        assert not Lying(one.place, one.turn, half=HALF * 0.99).meets(other)


@HEAPS
def test_no_block_of_a_heap_floats(slots: Slots, ground: Ground) -> None:
    heap = [Lying(slot.place, slot.turn, ground) for slot in slots(BLOCKS)]
    for number, block in enumerate(heap):
        x, y, z = block.place
        lower = Lying((x, y, z - 0.05), block.turn, ground)
        assert not lower.within or any(lower.meets(other) for other in heap[:number]), number


def test_blocks_of_others_lie_low_and_loosely_to_be_counted() -> None:
    lying = strip_slots(12)
    lowest = min(slot.place[2] for slot in lying)
    assert sum(slot.place[2] < lowest + 1.2 * HALF for slot in lying) > 6, "most lie on the cloth"
    assert max(slot.place[2] for slot in lying) < lowest + 3.5 * HALF, "none lies on a third"
    rows = {round(slot.place[1], 1) for slot in lying}
    assert len(rows) >= 5, "they stand in no rows"


def test_the_heap_tumbles() -> None:
    leans = [Lying(slot.place, slot.turn).lean for slot in tray_slots(12)]
    assert sum(lean > 7.0 for lean in leans) >= 4
    turns = {round(slot.turn[2], 2) for slot in tray_slots(6)}
    assert len(turns) >= 5, "none lies in a row"


def test_a_block_more_moves_no_block_that_lies() -> None:
    for count in range(1, BLOCKS):
        assert tray_slots(count + 1)[:count] == tray_slots(count)


def test_seats_see_the_same_game_from_their_own_side() -> None:
    view = late(4, 3)
    for focus in range(4):
        pieces = layout(view, focus)
        assert ("tray", focus) in pieces
        assert pieces["board", focus].pose.scale > pieces["board", (focus + 1) % 4].pose.scale
    assert len({len(layout(view, focus)) for focus in range(4)}) == 1


@pytest.mark.parametrize("count", range(5, 22))
def test_every_token_of_the_own_pile_can_be_seen_however_many_there_are(count: int) -> None:
    """From above, each shows a good part of its face beside those that lie higher."""
    tokens = [pile_pose(0, 0, 2, place, count).place for place in range(count)]
    assert len(set(tokens)) == count
    for number, (x, y, z) in enumerate(tokens):
        spots = [(x + RADIUS * a, y + RADIUS * b) for a, b in product(GRID, GRID)]
        face = [spot for spot in spots if dist(spot, (x, y)) <= RADIUS]
        higher = [(a, b) for a, b, c in tokens if c > z]
        free = [spot for spot in face if all(dist(spot, each) > RADIUS for each in higher)]
        assert len(free) >= SHOWN * len(face), number
