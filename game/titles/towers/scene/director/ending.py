"""The end: it grows dark in the windows, but lamps are lit in what the winners built, and its roofs
bow; the winners' pawns jump in a rain of paper."""

from __future__ import annotations

from game.rules.towers.catalogue import Field
from game.rules.towers.view import TowersView
from game.scene.cues import Cue
from game.scene.director import effects
from game.scene.director.choreography import Choreography
from game.scene.pose import Layout, PieceId
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import crown_pieces, lamps, winners

JUMP_S, JUMPS = 0.44, 4
BOW_S, BOW_GAP_S, LIGHT_GAP_S, DUSK_GAP_S = 0.5, 0.3, 0.14, 0.04
"""How long a roof bows, from one tower that is lit to the next, from one storey's lights to the
next, and from one tower in which it grows dark to the next."""


def celebrate(show: Choreography, view: TowersView, goal: Layout) -> float:
    """The winner's moment."""
    if not show.scene.triumphs():
        return 0.0
    show.sound(Cue("ending", what="towers"))
    town = [field for field, blocks in enumerate(view.towers) if blocks]
    lit = lamps(view)
    for order, field in enumerate(each for each in town if each not in lit):
        for level in range(len(view.towers[field])):
            dark: PieceId = ("storey", field, level)
            show.put(dark, goal[dark], DUSK_GAP_S * order)
    for order, field in enumerate(lit):
        _light(show, field, len(view.towers[field]), goal, BOW_GAP_S * (order + 1))
    for seat in winners(view):
        for name in _pawns(view, seat, goal):
            for jump in range(JUMPS):
                high = 0.7 - 0.1 * jump
                show.hop(name, goal[name].pose, JUMP_S, height=high, after=0.2 + jump * JUMP_S)
    spots = [at.field_pose(field).place for field in town[::2]] or [at.BOARD.place]
    effects.rain(show, spots, after=0.0)
    return effects.RAIN_S + effects.FALL_S


def _light(show: Choreography, field: Field, count: int, goal: Layout, after: float) -> None:
    """Lamp after lamp from the ground up, and what the tower carries bows."""
    for level in range(count):
        name: PieceId = ("storey", field, level)
        show.put(name, goal[name], after + LIGHT_GAP_S * level)
    ends = after + LIGHT_GAP_S * count
    for name, piece in crown_pieces(field, count):
        show.pulse(name, BOW_S, lift=0.3, swell=0.08, after=ends)
        effects.sparks(show, piece.pose.place, at.BOARD.scale, after=ends)


def _pawns(view: TowersView, seat: int, goal: Layout) -> list[PieceId]:
    """A seat's pawns on the board; one in reserve where none stands there."""
    there: list[PieceId] = [("pawn", field) for field in view.players[seat].pawns]
    return [name for name in there or [("reserve", seat, 0)] if name in goal]
