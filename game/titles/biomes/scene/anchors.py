"""World points of targets, for captions, arrows and flights of the camera."""

from __future__ import annotations

from itertools import product

from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.moves import Block
from game.rules.biomes.view import BiomesView
from game.scene.geometry import add
from game.scene.pose import PieceId, Vec3
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import card_pose, fight_token_pose, layout
from game.titles.biomes.scene.targets import (
    BlockTarget,
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


def anchor(
    target: Target, view: BiomesView, focus: int, turntable: Turntable, *, large: bool = False
) -> Vec3:
    """A visible point of ``target`` on the table, in table units."""
    match target:
        case BlockTarget(block):
            x, y, z = at.block_place(block)
            return turntable.to_table((x, y, z + at.BLOCK / 2))
        case CrossingTarget(crossing):
            return at.crossing_pose(crossing).place
        case StackTarget(cell):
            top = card_pose(cell, max(0, view.stack(cell).count - 1)).place
            return add(top, (0.0, 0.0, at.TILE_TOP))
        case RimTarget(cell):
            return add(at.cell_pose(cell).place, (0.0, 0.0, at.TOKEN))
        case SpaceTarget(seat, space):
            board = at.board_pose(seat, focus, len(view.players))
            tiles = view.players[seat].spaces[SPACE_INDEX[space]]
            height = at.BUILT_Z + at.TILE * len(tiles)
            return at.space_pose(board, space, height).place
        case CardTarget(letter):
            return at.card_places(len(view.players), large=large)["ABC".index(letter)].place
        case FightTokenTarget(place):
            count = len(view.fight.tokens) if view.fight else 3
            return fight_token_pose(place, count).place
        case _:
            return _of_seat(target, view, focus, turntable)


def _of_seat(target: Target, view: BiomesView, focus: int, turntable: Turntable) -> Vec3:
    pieces = layout(view, focus)
    match target:
        case FigureTarget(seat):
            return add(pieces["figure", seat].pose.place, (0.0, 0.0, 0.4))
        case MobTarget(_, tile):
            return add(pieces["tile", tile].pose.place, (0.0, 0.0, 0.05))
        case PileTarget(seat):
            top = pieces.get(("pile", seat, 0))
            return top.pose.place if top else at.FRONT_PILE
        case TrayTarget(seat):
            board = at.board_pose(seat, focus, len(view.players))
            return add(at.FRONT_TRAY.place, (0.0, 0.0, 0.3)) if seat == focus else board.place
        case _:
            return turntable.centre


def pieces_of(target: Target, view: BiomesView) -> tuple[PieceId, ...]:
    """The pieces to mark when ``target`` is meant."""
    match target:
        case BlockTarget(block):
            return (("block", *block),)
        case StackTarget(cell):
            stack = view.stack(cell)
            top: PieceId = ("stack", *cell, stack.count - 1)
            return (("tile", stack.face_up) if stack.face_up else top,)
        case RimTarget(cell):
            return (("rim", *cell),)
        case SpaceTarget(seat, space):
            tiles = view.players[seat].spaces[SPACE_INDEX[space]]
            return (("tile", tiles[-1]) if tiles else ("space", seat, *space),)
        case CrossingTarget(crossing):
            here = [n for n, player in enumerate(view.players) if player.crossing == crossing]
            return (("stud", *crossing), *(("figure", seat) for seat in here))
        case FigureTarget(seat):
            return (("figure", seat),)
        case MobTarget(_, tile):
            return (("tile", tile),)
        case CardTarget(letter):
            return (("card", letter),)
        case TrayTarget(seat):
            return (("tray", seat),)
        case FightTokenTarget(place):
            return (("fight", "token", place),)
        case PileTarget(seat):
            return tuple(("pile", seat, n) for n in range(view.players[seat].pile_size))
        case _:
            return (("turntable",),)


def sides_of(block: Block, turntable: Turntable) -> list[Vec3]:
    """Points on all faces of a block, a little beside their middles too."""
    middle = at.block_place(block)
    half, aside = at.BLOCK / 2, at.BLOCK * 0.3
    found = []
    for axis in range(3):
        others = [other for other in range(3) if other != axis]
        for out, along, shift in product((half, -half), others, (aside, 0.0, -aside)):
            place = list(middle)
            place[axis] += out
            place[along] += shift
            found.append(turntable.to_table((place[0], place[1], place[2])))
    return found
