"""The body of everything that a pointer can mean on the table of `towers`: boxes, told once."""

from __future__ import annotations

from game.rules.towers.catalogue import FIELDS
from game.rules.towers.view import TowersView
from game.scene import piles
from game.scene.bodies import Body, KeptBodies, Told
from game.scene.geometry import moved, on
from game.scene.hand import HEIGHT, THICKNESS, WIDTH
from game.scene.pose import Pose
from game.scene.targets import Target
from game.scene.tower import SIDE, STOREY
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

PAWN, PAWN_TALL = 0.19, 0.74
"""Half the width of a pawn, and how high it is, unscaled."""
ROOFS = {1: (0.36, 0.3), 2: (0.36, 0.44), 3: (0.33, 0.5), 4: (0.3, 0.8)}
"""By storeys, half the width and the height of a box that is about as large as a roof."""
CROWN = (0.39, 0.3)
LANE, LANE_HIGH = (0.46, 0.26), 0.05
"""Half the size of the part of the rim that means a lane."""


def _all(view: TowersView, focus: int) -> Told:
    yield from _board(view)
    yield from _hand(view, focus)
    yield from _common(view)
    for seat in range(len(view.players)):
        yield from _seat(view, seat, focus)


def _board(view: TowersView) -> Told:
    pawns = {field for player in view.players for field in player.pawns} | {*view.neutral}
    for field in range(FIELDS):
        blocks = view.towers[field]
        target: Target = FieldTarget(field)
        if blocks:
            target = TowerTarget(field)
            for body in tower_bodies(at.field_pose(field), len(blocks)):
                yield target, body
        elif field in pawns:
            target = PawnTarget(field)
            yield target, Body(at.pawn_pose(field), (PAWN, PAWN), PAWN_TALL)
        yield target, Body(at.field_pose(field, at.BED), (0.5, 0.5), at.FIELD)
    for entry, step in LANES:
        pose = moved(at.lane_pose(entry, step), (0.0, 0.0, -0.02))
        yield LaneTarget(entry, step), Body(pose, LANE, LANE_HIGH)


def tower_bodies(foot: Pose, count: int) -> tuple[Body, Body]:
    """A tower of ``count`` storeys, and what it carries; ``foot``: the middle of its ground."""
    wide, high = ROOFS.get(count, CROWN)
    crown = on(foot, Pose((0.0, 0.0, count * STOREY)))
    half = SIDE / 2
    return Body(foot, (half, half), count * STOREY), Body(crown, (wide, wide), high)


def _hand(view: TowersView, focus: int) -> Told:
    player = view.players[focus]
    for index, pose in enumerate(hand_poses(player.hand_size)):
        target = BacksTarget(focus) if player.hand is None else CardTarget(index)
        yield target, Body(pose, (WIDTH / 2, HEIGHT / 2), THICKNESS)


def _common(view: TowersView) -> Told:
    card = (WIDTH / 2, HEIGHT / 2)
    high = max(piles.height(view.deck), 0.02)
    yield DeckTarget(), Body(at.DECK, card, high)
    high = max(piles.height(sum(view.discard)), 0.02)
    yield DiscardTarget(), Body(at.DISCARD, card, high)
    for phase in range(1, 5):
        top = at.step_pose(phase)
        foot = top._replace(place=(*top.place[:2], 0.0))
        height = top.place[2] / foot.scale
        half = (at.STEP_PITCH / 2, 0.7)
        yield StairsTarget(phase), Body(foot, half, height)
        if phase == view.phase:
            yield StairsTarget(phase), Body(at.flag_pose(phase), (0.15, 0.15), 1.1)


def _seat(view: TowersView, seat: int, focus: int) -> Told:
    player = view.players[seat]
    estate = at.estate(seat, focus, len(view.players))
    half = (at.TRAY[0] / 2 + 0.13, at.TRAY[1] / 2 + 0.13)
    yield BlocksTarget(seat), Body(estate.tray, half, 0.2)
    wide = SIDE / 2
    for place, (colour, number) in enumerate(sorted_out(player.blocks)):
        block = BlockTarget(seat, colour, number)
        yield block, Body(estate.block(place, sum(player.blocks)), (wide, wide), STOREY)
    for index, count in enumerate(player.chips):
        if count:
            high = 0.25 + 0.115 * (count - 1) + 0.1 * index
            yield ChipsTarget(seat), Body(estate.chip(index + 1), (0.41, 0.41), high)
    for number in range(player.reserve):
        pose = estate.pawn(number)
        yield ReserveTarget(seat), Body(pose, (PAWN, PAWN), PAWN_TALL)
    yield JokerTarget(seat), Body(estate.joker, (0.44, 0.44), 0.09)
    if not estate.front:
        for pose in at.spread(estate, player.hand_size):
            yield BacksTarget(seat), Body(pose, (WIDTH / 2, HEIGHT / 2), THICKNESS)


bodies = KeptBodies(_all)
"""All that can be meant, with what it is made of."""
