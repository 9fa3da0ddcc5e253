"""What hand and keyboard can mean on the table of `towers`."""

from __future__ import annotations

from game.rules.towers.view import TowersView
from game.scene.bodies import nearest
from game.scene.rays import Ray
from game.scene.tabletop import Carried, Touching
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.towers.scene.anchors import anchor, pieces_of
from game.titles.towers.scene.bodies import bodies
from game.titles.towers.scene.names import nth
from game.titles.towers.scene.outline import outline
from game.titles.towers.scene.spots import spots
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    JokerTarget,
    PawnTarget,
    ReserveTarget,
)
from game.titles.towers.scene.veils import veils

HELD = 0.62
"""Part of its size that a card in hand shows."""


def pick(ray: Ray, view: TowersView, focus: int, _turntable: Turntable) -> Target | None:
    """The first thing that ``ray`` meets, or None for the bare table."""
    return nearest(ray, bodies(view, focus))


def _carried(target: Target, view: TowersView) -> Carried | None:
    """A pawn, a block, the joker or a card."""
    players = view.players
    match target:
        case PawnTarget(field):
            return Carried(("pawn", field))
        case ReserveTarget(seat) if players[seat].reserve:
            return Carried(("reserve", seat, players[seat].reserve - 1))
        case BlockTarget(seat, colour, number) if number < players[seat].blocks[colour]:
            return Carried(("block", seat, colour, number))
        case JokerTarget(seat):
            return Carried(("joker", seat))
        case CardTarget(index) if 0 <= view.seat < len(players):
            cards = players[view.seat].hand
            if cards is not None and index < sum(cards):
                return Carried(("hand", view.seat, *nth(cards, index)), HELD)
    return None


TOUCHING: Touching[TowersView] = Touching(
    pick=pick,
    anchor=anchor,
    outline=outline,
    pieces_of=pieces_of,
    spots=spots,
    carried=_carried,
    veils=veils,
)
