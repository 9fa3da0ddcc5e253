"""How a round begins: the calendar turns a leaf, the season token goes round and is turned, and
leaves or snow fall."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.brewery import events as ev
from game.scene.cues import Cue
from game.scene.director import paths
from game.scene.director.choreography import Choreography
from game.scene.geometry import add, compose
from game.scene.jitter import jittered
from game.scene.pose import Look, Piece, PieceId, Pose, Vec3, turned
from game.scene.timeline import smooth
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.director.actors import Actors
from game.titles.brewery.scene.names import looks

WALK_S, LEAF_S, FALL_S, SPREAD_S = 0.8, 0.4, 2.0, 0.9
FLAKES = 54
"""So many leaves or flakes fall."""
SEASON: PieceId = ("season",)


def begin_round(actors: Actors, event: ev.RoundStarted) -> float:
    """The season token comes to its new holder and is turned, if it is (D9)."""
    show, goal = actors.show, actors.goal[SEASON]
    here = show.scene.pieces.get(SEASON) or goal
    turns = here.look != goal.look
    show.act(WALK_S, _walking(show, here, goal))
    show.sound(Cue("gust" if turns else "flip", goal.pose.place), WALK_S * 0.2)
    show.sound(Cue("drop", goal.pose.place), WALK_S)
    for place in (1, 0):
        name: PieceId = ("round", place)
        if actors.start.get(name) != actors.goal.get(name):
            _turn_leaf(show, name, actors.goal[name], 0.12 * (1 - place))
    if turns:
        show.sound(Cue("turning", goal.pose.place, "brewery"), WALK_S)
        fall(show, event.season == "winter")
    return WALK_S + (0.35 if turns else 0.0)


def _walking(show: Choreography, here: Piece, goal: Piece) -> Callable[[float], None]:
    """The token rises, goes over the table, turning over where the season turns."""
    over = here.look != goal.look

    def frame(part: float) -> None:
        pose = paths.arched(here.pose, goal.pose, 1.3, smooth(part))
        look = goal.look if not over or part >= 0.5 else here.look
        if over and part < 1.0:
            degrees = 180.0 * smooth(paths.stretch(part, 0.2, 0.8))
            shown = degrees - 180.0 if degrees >= 90.0 else degrees
            look = goal.look if degrees >= 90.0 else here.look
            pose = pose._replace(turn=compose(pose.turn, turned((1.0, 0.0, 0.0), shown)))
        show.scene.put(SEASON, Piece(look, goal.pose if part >= 1.0 else pose))

    return frame


def _turn_leaf(show: Choreography, name: PieceId, goal: Piece, after: float) -> None:
    """A leaf of the calendar swings up and the next one down."""

    def frame(part: float) -> None:
        old = show.scene.pieces.get(name, goal)
        swing = 70.0 * (part if part < 0.5 else 1.0 - part) * 2.0
        look = goal.look if part >= 0.5 else old.look
        turn = compose(goal.pose.turn, turned((1.0, 0.0, 0.0), swing))
        pose = goal.pose._replace(turn=turn) if part < 1.0 else goal.pose
        show.scene.put(name, Piece(look, pose))

    show.act(LEAF_S, frame, after=after)
    show.sound(Cue("flip", goal.pose.place, strength=0.5), after + LEAF_S * 0.5)


def fall(show: Choreography, winter: bool) -> None:
    """Snow falls on the yard, or leaves and blossoms."""
    for number in range(FLAKES):
        a, b, c = jittered("season", number)
        look = looks("flake" if winter else f"leaf:{number % 3}")
        begins = SPREAD_S * (c + 1.0) / 2
        place: Vec3 = (7.5 * a - 0.3, 4.6 * b + 0.2, 0.0)
        _drift(show, look, place, number, begins)


def _drift(show: Choreography, look: Look, place: Vec3, number: int, after: float) -> None:
    a, b, c = jittered("drift", number)
    name = show.fresh("flake")

    def frame(part: float) -> None:
        sway = (0.5 * _wave(2.0 * part + a), 0.35 * _wave(1.6 * part + b))
        high = 0.06 + 4.2 * (1.0 - part)
        spot = add(place, (sway[0], sway[1], high))
        spin = compose(turned(at.UP, 300.0 * part * a), turned((0.8, 0.6, 0.0), 420.0 * part * c))
        fade = max(1.0 - part * 8.0, (part - 0.85) / 0.15, 0.02)
        size = 1.9 + 0.6 * b
        show.scene.put(name, Piece(look, Pose(spot, spin, size), "table", min(fade, 1.0)))

    show.act(FALL_S, frame, after=after, end=lambda: show.scene.remove(name))


def _wave(along: float) -> float:
    """A soft to and fro, -1 to 1, of length 2."""
    back = abs((along % 2.0) - 1.0)
    return 2.0 * smooth(back) - 1.0
