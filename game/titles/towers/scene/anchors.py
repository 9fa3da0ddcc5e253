"""World points of targets, for captions, arrows and flights of the camera; and their pieces."""

from __future__ import annotations

from game.rules.towers.view import TowersView
from game.scene import piles, tower
from game.scene.geometry import on
from game.scene.hand import THICKNESS
from game.scene.pose import PieceId, Pose, Vec3
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import crown_pieces, hand_poses, pennant_pieces
from game.titles.towers.scene.names import index_of, nth, sorted_out
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

BREAST = 0.4
"""Height of a pawn's middle, unscaled."""


def anchor(target: Target, view: TowersView, focus: int, _turntable: Turntable) -> Vec3:
    """A visible point of ``target`` on the table, in table units."""
    match target:
        case FieldTarget(field):
            return at.field_pose(field).place
        case TowerTarget(field):
            return tower.top(at.field_pose(field), len(view.towers[field]), 0.12)
        case PawnTarget(field):
            return above(at.pawn_pose(field), BREAST)
        case LaneTarget(entry, step):
            return at.lane_pose(entry, step).place
        case DeckTarget():
            return above(at.DECK, piles.height(view.deck))
        case DiscardTarget():
            return above(at.DISCARD, piles.height(sum(view.discard)))
        case StairsTarget(phase):
            return at.step_pose(phase).place
        case CardTarget(index):
            return _card(index, view.players[focus].hand_size)
        case _:
            return _of_seat(target, view, focus)


BELONGINGS = (
    ReserveTarget,
    BlocksTarget,
    BlockTarget,
    ChipsTarget,
    JokerTarget,
    BacksTarget,
)


def _card(index: int, count: int) -> Vec3:
    poses = hand_poses(max(count, index + 1))
    return above(poses[index], THICKNESS)


def _of_seat(target: Target, view: TowersView, focus: int) -> Vec3:
    assert isinstance(target, BELONGINGS)
    player = view.players[target.seat]
    estate = at.estate(target.seat, focus, len(view.players))
    match target:
        case ReserveTarget():
            return above(estate.pawn(max(player.reserve - 1, 0)), BREAST)
        case BlockTarget(_, colour, number):
            place = index_of(player.blocks, colour, number)
            return above(estate.block(place, sum(player.blocks)), tower.STOREY)
        case BlocksTarget():
            return above(estate.at(0.0, -at.TRAY[1] / 2 - 0.06), 0.2)
        case ChipsTarget():
            height = max((n for n in range(1, 5) if player.chips[n - 1]), default=1)
            return above(estate.chip(height), 0.2)
        case JokerTarget():
            return above(estate.joker, 0.09)
        case _:
            if estate.front:
                return _card(player.hand_size // 2, player.hand_size)
            return above(estate.hand, THICKNESS * player.hand_size)


def above(pose: Pose, height: float) -> Vec3:
    """The point so high over a pose."""
    return on(pose, Pose((0.0, 0.0, height))).place


def pieces_of(target: Target, view: TowersView) -> tuple[PieceId, ...]:
    """The pieces to mark when ``target`` is meant."""
    match target:
        case FieldTarget(field):
            return (("field", field),)
        case TowerTarget(field):
            count = len(view.towers[field])
            storeys = tuple(("storey", field, level) for level in range(count))
            crown = tuple(name for name, _ in crown_pieces(field, count))
            flag = tuple(name for name, _ in pennant_pieces(view, field))
            return (*storeys, *crown, *flag, ("field", field))
        case PawnTarget(field):
            return (("pawn", field), ("field", field))
        case LaneTarget(entry, step):
            return (("lane", entry, step),)
        case StairsTarget(phase):
            return (("step", phase),)
        case CardTarget(index):
            return _cards(index, view)
        case DeckTarget():
            return _top("deck", view.deck)
        case DiscardTarget():
            return _top("discard", sum(view.discard))
        case _:
            return _belongings(target, view)


def _top(name: str, count: int) -> tuple[PieceId, ...]:
    """The topmost card of a pile; where none lies, there is no piece: a light round the whole cloth
    would say something else."""
    lying = piles.deck(Pose(), count)
    return ((name, lying[-1].first),) if lying else ()


def _cards(index: int, view: TowersView) -> tuple[PieceId, ...]:
    """A card of the viewer's hand; for onlookers that card of every hand they see."""
    seats = [view.seat] if 0 <= view.seat < len(view.players) else range(len(view.players))
    found: list[PieceId] = []
    for seat in seats:
        cards = view.players[seat].hand
        if cards is not None and index < sum(cards):
            found.append(("hand", seat, *nth(cards, index)))
    return tuple(found) or (("rack",),)


def _belongings(target: Target, view: TowersView) -> tuple[PieceId, ...]:
    match target:
        case ReserveTarget(seat):
            names: list[PieceId] = [
                ("reserve", seat, number) for number in range(view.players[seat].reserve)
            ]
        case BlockTarget(seat, colour, number):
            names = [("block", seat, colour, number)]
        case ChipsTarget(seat):
            names = [
                ("chip", seat, value, number)
                for value in range(1, 5)
                for number in range(view.players[seat].chips[value - 1])
            ]
        case JokerTarget(seat):
            names = [("joker", seat)]
        case BacksTarget(seat):
            player = view.players[seat]
            names = [("back", seat, number) for number in range(player.hand_size)]
            if player.hand is not None:
                names = [("hand", seat, *each) for each in sorted_out(player.hand)]
        case _:
            names = []
    return tuple(names) or (("tray", getattr(target, "seat", 0)),)
