"""What a ray from the eye meets first on the table of `towers`: boxes, the nearest of them."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.towers.catalogue import FIELDS
from game.rules.towers.view import TowersView
from game.scene import piles
from game.scene.geometry import moved, on
from game.scene.hand import HEIGHT, THICKNESS, WIDTH
from game.scene.pose import Pose
from game.scene.rays import Ray, box_hit, passes
from game.scene.targets import Target
from game.scene.tower import SIDE, STOREY
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import LANES, hand_poses
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.scene.targets import (
    BacksTarget,
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)

Hit = tuple[float, Target]
"""How far along the ray, in lengths of its direction, and what is there."""
Half = tuple[float, float]
PAWN, PAWN_TALL = 0.19, 0.74
"""Half the width of a pawn, and how high it is, unscaled."""
ROOFS = {1: (0.36, 0.3), 2: (0.36, 0.44), 3: (0.33, 0.5), 4: (0.3, 0.8)}
"""By storeys, half the width and the height of a box that is about as large as a roof."""
CROWN = (0.39, 0.3)
LANE, LANE_HIGH = (0.46, 0.26), 0.05
"""Half the size of the part of the rim that means a lane."""


def pick(ray: Ray, view: TowersView, focus: int, _turntable: Turntable) -> Target | None:
    """The first thing that ``ray`` meets, or None for the bare table."""
    hits = [*_board(ray, view), *_hand(ray, view, focus), *_common(ray, view)]
    for seat in range(len(view.players)):
        hits += _seat(ray, view, seat, focus)
    return min(hits, key=lambda hit: hit[0])[1] if hits else None


def _hit(ray: Ray, target: Target, pose: Pose, half: Half, height: float) -> Iterator[Hit]:
    if passes(ray, pose, max(half) + height):
        along = box_hit(ray, pose, half, height)
        if along is not None:
            yield along, target


def _board(ray: Ray, view: TowersView) -> Iterator[Hit]:
    pawns = {field for player in view.players for field in player.pawns} | {*view.neutral}
    for field in range(FIELDS):
        blocks = view.towers[field]
        target: Target = FieldTarget(field)
        if blocks:
            target = TowerTarget(field)
            yield from tower_hits(ray, target, at.field_pose(field), len(blocks))
        elif field in pawns:
            target = PawnTarget(field)
            yield from _hit(ray, target, at.pawn_pose(field), (PAWN, PAWN), PAWN_TALL)
        yield from _hit(ray, target, at.field_pose(field, at.BED), (0.5, 0.5), at.FIELD)
    for entry, step in LANES:
        pose = moved(at.lane_pose(entry, step), (0.0, 0.0, -0.02))
        yield from _hit(ray, LaneTarget(entry, step), pose, LANE, LANE_HIGH)


def tower_hits(ray: Ray, target: Target, foot: Pose, count: int) -> Iterator[Hit]:
    """Where ``ray`` meets a tower of ``count`` storeys, and what it carries.

    ``foot``: the middle of its lowest storey's ground; ``target``: what such a hit is of.
    """
    half = SIDE / 2
    yield from _hit(ray, target, foot, (half, half), count * STOREY)
    wide, high = ROOFS.get(count, CROWN)
    top = on(foot, Pose((0.0, 0.0, count * STOREY)))
    yield from _hit(ray, target, top, (wide, wide), high)


def _hand(ray: Ray, view: TowersView, focus: int) -> Iterator[Hit]:
    player = view.players[focus]
    for index, pose in enumerate(hand_poses(player.hand_size)):
        target = BacksTarget(focus) if player.hand is None else CardTarget(index)
        yield from _hit(ray, target, pose, (WIDTH / 2, HEIGHT / 2), THICKNESS)


def _common(ray: Ray, view: TowersView) -> Iterator[Hit]:
    card = (WIDTH / 2, HEIGHT / 2)
    high = max(piles.height(view.deck), 0.02)
    yield from _hit(ray, DeckTarget(), at.DECK, card, high)
    high = max(piles.height(sum(view.discard)), 0.02)
    yield from _hit(ray, DiscardTarget(), at.DISCARD, card, high)
    for phase in range(1, 5):
        top = at.step_pose(phase)
        foot = top._replace(place=(*top.place[:2], 0.0))
        height = top.place[2] / foot.scale
        half = (at.STEP_PITCH / 2, 0.7)
        yield from _hit(ray, StairsTarget(phase), foot, half, height)
        if phase == view.phase:
            yield from _hit(ray, StairsTarget(phase), at.flag_pose(phase), (0.15, 0.15), 1.1)


def _seat(ray: Ray, view: TowersView, seat: int, focus: int) -> Iterator[Hit]:
    player = view.players[seat]
    estate = at.estate(seat, focus, len(view.players))
    half = (at.TRAY[0] / 2 + 0.13, at.TRAY[1] / 2 + 0.13)
    yield from _hit(ray, BlocksTarget(seat), estate.tray, half, 0.2)
    wide = SIDE / 2
    for place, (colour, number) in enumerate(sorted_out(player.blocks)):
        block = BlockTarget(seat, colour, number)
        yield from _hit(ray, block, estate.block(place), (wide, wide), STOREY)
    for index, count in enumerate(player.chips):
        if count:
            high = 0.25 + 0.115 * (count - 1) + 0.1 * index
            yield from _hit(ray, ChipsTarget(seat), estate.chip(index + 1), (0.41, 0.41), high)
    for number in range(player.reserve):
        pose = estate.pawn(number)
        yield from _hit(ray, ReserveTarget(seat), pose, (PAWN, PAWN), PAWN_TALL)
    yield from _hit(ray, JokerTarget(seat), estate.joker, (0.44, 0.44), 0.09)
    if not estate.front:
        for pose in at.spread(estate, player.hand_size):
            yield from _hit(ray, BacksTarget(seat), pose, (WIDTH / 2, HEIGHT / 2), THICKNESS)
