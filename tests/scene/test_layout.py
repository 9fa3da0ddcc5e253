"""Nothing lies on anything else: footprints of what rests on the table, in advanced games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from game.rules.biomes.moves import Arm, BiomesMove, Build, Explore, Fight
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.scene.layout.biomes import layout
from game.scene.layout.heap import SIZE, tray_slots
from game.scene.pose import PieceId, Pose
from tests.scene.test_invariant import begin

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
    return (
        one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    )  # fmt: skip


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


@pytest.mark.parametrize("count", range(1, 41))
def test_any_number_of_blocks_lies_in_the_tray(count: int) -> None:
    slots = tray_slots(count)
    assert len(set(slots)) == count
    for slot in slots:
        assert max(abs(slot.place[0]) - 1.25, abs(slot.place[1]) - 0.95) < -0.31 * SIZE + 0.1
    for one, other in combinations(slots, 2):
        apart = [abs(a - b) for a, b in zip(one.place, other.place, strict=True)]
        assert max(apart) > 0.31 * SIZE, (one, other)


def test_seats_see_the_same_game_from_their_own_side() -> None:
    view = late(4, 3)
    for focus in range(4):
        pieces = layout(view, focus)
        assert ("tray", focus) in pieces
        assert pieces["board", focus].pose.scale > pieces["board", (focus + 1) % 4].pose.scale
    assert len({len(layout(view, focus)) for focus in range(4)}) == 1
