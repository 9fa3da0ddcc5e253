"""How a building comes to a board: it is paid, lifted off its stack and dropped on its space."""

from __future__ import annotations

import math

from game.rules.biomes import events as ev
from game.scene.cues import Cue
from game.scene.director import effects, paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import add
from game.scene.pose import Layout, PieceId, Pose
from game.scene.timeline import BOUNCE, drop
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.director.trays import Trays

PAY_S, PAY_GAP_S = 0.45, 0.09
SLIDE_S, DROP_S = 0.6, 0.34
OVER = 0.85
"""How high a tile hangs above its space before it drops, in tiles of the board's scale."""


def build(show: Choreography, trays: Trays, event: ev.Built, goal: Layout) -> float:
    """Write the acts of a building; returns after how many seconds it lies on its space.

    ``goal``: how everything lies in the end; ``trays``: the players' blocks, which pay.
    """
    name: PieceId = ("tile", event.tile)
    lands = goal[name].pose
    paid = trays.pay(event.player, event.pay)
    if show.is_down(name, lands):
        return _settle(show, trays, event.player, (name, paid), goal)
    start = at.cell_pose(event.cell, at.OVERWORLD_TOP + at.TILE)
    for place, block in enumerate(paid):
        _pay(show, block, start, PAY_GAP_S * place)
    trays.close_up(event.player, PAY_S * 0.6)
    if paid:
        jolts = PAY_GAP_S * len(paid)
        show.carry(name, jolts, lambda s, t: _jolted(s, len(paid), t), after=PAY_S)
    slides = PAY_S + PAY_GAP_S * len(paid) if paid else 0.0
    above = paths.raised(lands, OVER * lands.scale)
    show.sound(Cue("slide", start.place), slides)
    show.fly(name, above, SLIDE_S, arc=0.8, lean=9.0, after=slides)
    return _drop(show, name, goal, slides + SLIDE_S)


def _settle(
    show: Choreography,
    trays: Trays,
    player: int,
    purchase: tuple[PieceId, list[PieceId]],
    goal: Layout,
) -> float:
    """What a hand has put down on its space drops at once; its price flies there meanwhile."""
    name, paid = purchase
    lies = _drop(show, name, goal, 0.0)
    for place, block in enumerate(paid):
        _pay(show, block, goal[name].pose, PAY_GAP_S * place)
    trays.close_up(player, PAY_S * 0.6)
    return max(lies, PAY_S + PAY_GAP_S * len(paid))


def _drop(show: Choreography, name: PieceId, goal: Layout, after: float) -> float:
    """The tile drops on its space; returns after how many seconds it lies there."""
    lands = goal[name].pose
    show.fly(name, lands, DROP_S, arc=0.0, after=after, ease=drop)
    _cover(show, name, goal, after)
    touches = after + DROP_S * BOUNCE
    show.sound(Cue("drop", lands.place), touches)
    effects.dust_ring(show, lands.place, lands.scale, after=touches - 0.02)
    effects.shine(show, lands.place, lands.scale, after=touches)
    effects.sparks(show, lands.place, lands.scale, after=touches)
    return after + DROP_S


def _pay(show: Choreography, block: PieceId, start: Pose, after: float) -> None:
    """A block flies onto the tile and is swallowed."""
    onto = Pose(add(start.place, (0.0, 0.0, 0.42)), start.turn, 0.5)
    show.carry(block, PAY_S, lambda s, t: paths.arched(s, onto, 0.9, t, -25.0), after=after)
    show.grow(block, 1.0, 0.0, 0.12, after=after + PAY_S)
    show.sound(Cue("clack", start.place, str(block[2]), 0.6), after + PAY_S)


def _jolted(rest: Pose, times: int, part: float) -> Pose:
    """A tile that every block on it makes jump and swell a little."""
    if part >= 1.0:
        return rest
    jolt = math.sin(math.pi * (part * times % 1.0))
    return paths.raised(rest, 0.07 * jolt)._replace(scale=rest.scale * (1.0 + 0.06 * jolt))


def _cover(show: Choreography, name: PieceId, goal: Layout, after: float) -> None:
    """The building that is built over gives up its miniature as the new one comes down."""
    place = goal[name].pose.place
    for other, piece in goal.items():
        below = piece.pose.place
        if other[0] == "tile" and other != name and below[:2] == place[:2] and below[2] < place[2]:
            show.put(other, piece, after)
