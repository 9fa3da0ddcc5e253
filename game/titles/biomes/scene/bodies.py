"""The body of what a pointer can mean on the table of `biomes`, but for the cube: boxes, told once.

The cube turns: what a ray meets of it is found by walking its grid (:mod:`.pick`).
"""

from __future__ import annotations

from functools import partial

from game.rules.biomes.view import BiomesView
from game.scene.bodies import Body, KeptBodies, Told
from game.scene.geometry import moved
from game.scene.pose import Pose
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import (
    card_pose,
    fight_token_pose,
    figure_pose,
    mob_pose,
    pile_pose,
    supply_pose,
)
from game.titles.biomes.scene.targets import (
    CardTarget,
    CrossingTarget,
    FightTokenTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
)

FIGURE = (0.22, 0.8)
"""Radius and height of a figure, unscaled."""
STUD_REACH = 0.21
"""Half the side of the square round a crossing that means it."""
MINIATURE = 0.62
"""Height that a face-up tile's miniature adds to it."""


def _all(view: BiomesView, focus: int, *, large: bool = False) -> Told:
    if view.fight:
        yield from _fight(view)
        return
    yield from _overworld(view)
    yield from _seats(view, focus)
    yield from _cards(view, large)


def _square(foot: Pose, half: float, height: float) -> Body:
    return Body(foot, (half, half), height)


def _overworld(view: BiomesView) -> Told:
    for number, stack in enumerate(view.stacks):
        cell = (number // 4 + 1, number % 4 + 1)
        if stack.count:
            rest = card_pose(cell, 0)
            yield StackTarget(cell), _square(rest, 0.5, stack.count * at.TILE)
            if stack.face_up:
                top = card_pose(cell, stack.count)
                yield StackTarget(cell), _square(top, 0.3, MINIATURE)
    for cell, place in view.rim:
        if place.present:
            yield RimTarget(cell), _square(at.cell_pose(cell), 0.35, at.TOKEN)
    for row in range(5):
        for column in range(5):
            pose = at.crossing_pose((row, column))
            yield CrossingTarget((row, column)), _square(pose, STUD_REACH, 0.03)


def _seats(view: BiomesView, focus: int) -> Told:
    for seat in range(len(view.players)):
        yield FigureTarget(seat), _square(figure_pose(view, seat), *FIGURE)
        yield from _board(view, seat, at.board_pose(seat, focus, len(view.players)))
        yield from _belongings(view, seat, focus)


def _cards(view: BiomesView, large: bool) -> Told:
    places = at.card_places(len(view.players), large=large)
    for letter, pose in zip(view.catalogue.scoring, places, strict=True):
        yield CardTarget(letter), Body(pose, (0.45, 0.62), 0.04)


def _board(view: BiomesView, seat: int, board: Pose) -> Told:
    for number, tiles in enumerate(view.players[seat].spaces):
        space = divmod(number, 3)
        height = 0.02 + at.TILE * len(tiles)
        target, pose = SpaceTarget(seat, space), at.space_pose(board, space)
        yield target, _square(pose, 0.53, height)
        if tiles:
            above = at.space_pose(board, space, at.SPACE_Z + height)
            yield target, _square(above, 0.3, MINIATURE * 0.8)


def _belongings(view: BiomesView, seat: int, focus: int) -> Told:
    """What lies beside a board: mobs, weapon tokens, blocks."""
    player, seats = view.players[seat], len(view.players)
    for place, tile in enumerate(player.mobs):
        pose = mob_pose(seat, focus, seats, place, len(player.mobs))
        yield MobTarget(seat, tile), _square(pose, 0.5, 0.5)
    for place in range(player.pile_size):
        pose = pile_pose(seat, focus, seats, place, player.pile_size)
        yield PileTarget(seat), _square(pose, 0.36, at.TOKEN)
    if seat == focus:
        yield TrayTarget(seat), Body(at.FRONT_TRAY, (1.22, 1.07), 0.75)
        return
    count = sum(player.supply)
    for place in range(count):
        middle = supply_pose(seat, focus, seats, place, count)
        pose = moved(middle, (0.0, 0.0, -at.BLOCK * middle.scale / 2))
        yield TrayTarget(seat), _square(pose, at.BLOCK / 2, at.BLOCK)


def _fight(view: BiomesView) -> Told:
    assert view.fight is not None
    count = len(view.fight.tokens)
    for place, token in enumerate(view.fight.tokens):
        if token in view.removed:
            continue  # a TNT that went off (B6.7)
        pose = fight_token_pose(place, count)
        yield FightTokenTarget(place), _square(pose, 0.36, at.TOKEN)


bodies = KeptBodies(_all)
"""All that can be meant besides the cube, with what it is made of."""
bodies_large = KeptBodies(partial(_all, large=True))
"""The same on the table of those who read large texts."""
