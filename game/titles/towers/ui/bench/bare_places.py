"""Where on the table of towers something can be laid: bare places as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.towers.catalogue import COLOURS, FIELDS, Field
from game.rules.towers.stacks import MOST
from game.rules.towers.view import TowersView
from game.scene import piles, tower
from game.scene.geometry import on
from game.scene.pose import Piece, Pose
from game.scene.rays import Ray
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import card_look, hand_poses, pawn_look, storey_look
from game.titles.towers.scene.targets import (
    BlocksTarget,
    BlockTarget,
    CardTarget,
    DeckTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
    TowerTarget,
)
from game.titles.towers.scene.touching import TOUCHING
from game.titles.towers.ui.bench.edits import OWN
from game.titles.towers.ui.bench.goals import MARK_TOWERS
from game.titles.towers.ui.hands.meaning import standing_on
from game.ui.bench import REMOVE

SEAT: Final = 0


def pick(ray: Ray, view: TowersView, focus: int, turntable: Turntable) -> Target | None:
    """What a ray means: of the own blocks always all."""
    found = TOUCHING.pick(ray, view, focus, turntable)
    return BlocksTarget(found.seat) if isinstance(found, BlockTarget) else found


def again(view: TowersView, target: Target) -> Target:
    """A target as it lies now: a tower may have come to stand on a field."""
    match target:
        case FieldTarget(field) | TowerTarget(field) | PawnTarget(field):
            return standing_on(view, field)
        case _:
            return target


def _pawns(view: TowersView) -> tuple[Field, ...]:
    return (*view.players[SEAT].pawns, *view.neutral)


def goals(view: TowersView, tool: str) -> list[Target]:
    """Where a tool can be used."""
    fields = [standing_on(view, field) for field in range(FIELDS)]
    towers = [each for each in fields if isinstance(each, TowerTarget)]
    match tool.partition(".")[0]:
        case "block":
            high = [each for each in towers if len(view.towers[each.field]) == MOST]
            pawns = [PawnTarget(field) for field in _pawns(view)]
            onto = [each for each in fields if each not in (*high, *pawns)]
            return [*onto, BlocksTarget(SEAT)]
        case "pawn":
            return [each for each in fields if not isinstance(each, TowerTarget)]
        case "card":
            hand = range(view.players[SEAT].hand_size)
            return [*(CardTarget(index) for index in hand), DeckTarget()]
        case "mark":
            return list(towers) if tool == MARK_TOWERS else fields
        case _:
            return list(_lying(view)) if tool == REMOVE else [JokerTarget(SEAT)]


def _lying(view: TowersView) -> Iterator[Target]:
    """What can be taken away, the highest towers first: only beside low ones five may stand."""
    towers = [field for field in range(FIELDS) if view.towers[field]]
    yield from map(TowerTarget, sorted(towers, key=lambda field: -len(view.towers[field])))
    yield from map(PawnTarget, sorted(_pawns(view)))


def ghosts(view: TowersView, tool: str, target: Target) -> Sequence[Piece]:
    """What a tool would lay there."""
    kind, _dot, name = tool.partition(".")
    match kind, target:
        case "block", FieldTarget(field) | TowerTarget(field) if len(view.towers[field]) < MOST:
            poses = tower.storeys(at.field_pose(field), len(view.towers[field]) + 1, field)
            return (Piece(storey_look(COLOURS.index(name)), poses[-1]),)
        case "block", BlocksTarget(seat):
            estate = at.estate(seat, SEAT, len(view.players))
            count = sum(view.players[seat].blocks)
            pose = estate.block(count, count + 1)
            return (Piece(storey_look(COLOURS.index(name)), pose),)
        case "pawn", FieldTarget(field):
            return (Piece(pawn_look(SEAT if name == OWN else None), at.pawn_pose(field)),)
        case "card", CardTarget(index):
            pose = on(hand_poses(view.players[SEAT].hand_size)[index], Pose((0.0, 0.0, _ABOVE)))
            return (Piece(card_look(COLOURS.index(name)), pose),)
        case "card", DeckTarget():
            pose = on(at.DECK, Pose((0.0, 0.0, piles.height(view.deck) + _ABOVE)))
            return (Piece(card_look(COLOURS.index(name)), pose),)
        case _:
            return ()


_ABOVE: Final = 0.04
"""How far over another card one is shown that would be laid."""
