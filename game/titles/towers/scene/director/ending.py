"""The end: lamps are lit and roofs bow, tower after tower; the winners' pawns jump in a rain of
paper."""

from __future__ import annotations

from game.rules.towers.view import TowersView
from game.scene.cues import Cue
from game.scene.director import effects
from game.scene.director.choreography import Choreography
from game.scene.pose import Layout, PieceId
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import crown_pieces

JUMP_S, JUMPS = 0.44, 4
BOW_S, BOW_GAP_S, LIGHT_GAP_S = 0.5, 0.12, 0.1
"""How long a roof bows, from one tower to the next, and from one storey's lights to the next."""


def winners(view: TowersView) -> list[int]:
    """Most points, then more blocks; then shared (T11)."""
    results = [(player.points, sum(player.blocks)) for player in view.players]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def celebrate(show: Choreography, view: TowersView, goal: Layout) -> float:
    """The winner's moment."""
    show.sound(Cue("fanfare"))
    town = [field for field, blocks in enumerate(view.towers) if blocks]
    for order, field in enumerate(town):
        count, after = len(view.towers[field]), BOW_GAP_S * order
        for level in range(count):
            name: PieceId = ("storey", field, level)
            show.put(name, goal[name], after + LIGHT_GAP_S * level)
        for name, _ in crown_pieces(field, count):
            show.pulse(name, BOW_S, lift=0.3, swell=0.08, after=after)
    for seat in winners(view):
        for name in _pawns(view, seat, goal):
            for jump in range(JUMPS):
                high = 0.7 - 0.1 * jump
                show.hop(name, goal[name].pose, JUMP_S, height=high, after=0.2 + jump * JUMP_S)
    spots = [at.field_pose(field).place for field in town[::2]] or [at.BOARD.place]
    effects.rain(show, spots, after=0.0)
    return effects.RAIN_S + effects.FALL_S


def _pawns(view: TowersView, seat: int, goal: Layout) -> list[PieceId]:
    """A seat's pawns on the board; one in reserve where none stands there."""
    there: list[PieceId] = [("pawn", field) for field in view.players[seat].pawns]
    return [name for name in there or [("reserve", seat, 0)] if name in goal]
