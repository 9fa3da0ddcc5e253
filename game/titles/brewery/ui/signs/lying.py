"""Where the pieces lie of what waits for its yes: a die beside its price, dice on their recipe."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.brewery.catalogue import FIRST_TOKEN
from game.rules.brewery.moves import Brew, BreweryMove, Buy, Place, UseToken
from game.rules.brewery.view import BreweryView
from game.scene.geometry import moved
from game.scene.pose import PieceId, Pose
from game.scene.targets import Target
from game.titles.brewery.scene.names import die_name
from game.titles.brewery.scene.places import beside_price
from game.titles.brewery.scene.seats import mark_pose
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.hands.meaning import places, seat_of
from game.titles.brewery.ui.hands.selection import BreweryDecision
from game.titles.brewery.ui.signs.ghosts import brewed, placed
from game.ui.ground import Ground
from game.ui.signs import Laid

UNSAID = 0.08
"""How high pieces hang over their place that wait for a yes."""
BESIDE = (0.34, -0.2, 0.14)
"""From a thing to the token that is to be used on it."""


def laid(ground: Ground[BreweryView], decision: BreweryDecision) -> dict[PieceId, Laid]:
    """The very pieces where they would go; what is bought shows as a likeness only."""
    held = decision.selection
    move = held.waiting or held.asking
    if move is None or not decision.open:
        return {}
    return {name: Laid(*lies) for name, lies in _lying(ground, decision.view, move).items()}


def _lying(
    ground: Ground[BreweryView], view: BreweryView, move: BreweryMove
) -> dict[PieceId, tuple[Pose, Target]]:
    seat = seat_of(view)
    match move:
        case Buy(what, die) if die is not None:
            name = die_name(die)
            turn = ground.scene.pieces[name].pose.turn
            return {name: (beside_price(what)._replace(turn=turn), DieTarget(die))}
        case Brew():
            yes = next(places(move, view))
            poses = {name: _hanging(each.pose) for name, each in brewed(view, seat, move).items()}
            return {name: (pose, yes) for name, pose in _with_marks(ground, poses).items()}
        case Place(field, item):
            piece = placed(view, ground.focus, seat, (field, item))
            return {die_name(item): (_hanging(piece.pose), DieTarget(item))} if piece else {}
        case UseToken(token):
            return _token(ground, view, move, ("good", seat, FIRST_TOKEN + token))
        case _:
            return {}


def _with_marks(ground: Ground[BreweryView], poses: Mapping[PieceId, Pose]) -> dict[PieceId, Pose]:
    """These pieces, and below each die the token that lies under it."""
    found = dict(poses)
    for (kind, *rest), pose in poses.items():
        mark = ("mark", *rest)
        if kind == "die" and mark in ground.scene.pieces:
            found[mark] = mark_pose(pose)
    return found


def _hanging(pose: Pose) -> Pose:
    return moved(pose, (0.0, 0.0, UNSAID))


def _token(
    ground: Ground[BreweryView], view: BreweryView, move: UseToken, kind: PieceId
) -> dict[PieceId, tuple[Pose, Target]]:
    """A token beside what it is to be used on; one click more there is the yes."""
    number = view.players[seat_of(view)].tokens[move.token] - 1
    name = (*kind, number)
    target, piece = next(places(move, view), None), ground.scene.pieces.get(name)
    if target is None or piece is None:
        return {}
    place = moved(Pose(ground.point(target)), BESIDE).place
    return {name: (piece.pose._replace(place=place), target)}
