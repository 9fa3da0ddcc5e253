"""What hand and keyboard can mean on the table of `towers`."""

from __future__ import annotations

from game.rules.towers.view import TowersView
from game.scene.pose import Vec3
from game.scene.tabletop import Carried, Touching
from game.scene.targets import Target
from game.titles.towers.scene.anchors import anchor, pieces_of
from game.titles.towers.scene.names import nth
from game.titles.towers.scene.outline import outline
from game.titles.towers.scene.pick import pick
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
BESIDE: Vec3 = (0.5, -0.55, 0.0)
"""How far from the pointer, to the right, away from the eye and up, the middle of a card hangs."""


def _carried(target: Target, view: TowersView) -> Carried | None:
    """A pawn or a block hangs from the pointer; a card beside it, so that it hides no goal."""
    players = view.players
    match target:
        case PawnTarget(field):
            return Carried(("pawn", field))
        case ReserveTarget(seat) if players[seat].reserve:
            return Carried(("reserve", seat, players[seat].reserve - 1))
        case BlockTarget(seat, colour, number) if number < players[seat].blocks[colour]:
            return Carried(("block", seat, colour, number))
        case JokerTarget(seat):
            return Carried(("joker", seat), BESIDE)
        case CardTarget(index) if 0 <= view.seat < len(players):
            cards = players[view.seat].hand
            if cards is not None and index < sum(cards):
                return Carried(("hand", view.seat, *nth(cards, index)), BESIDE, HELD)
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
