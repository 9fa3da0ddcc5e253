"""How a game begins: the town is built, tower after tower, and the hands are dealt."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.towers.view import TowersView
from game.scene.cues import Cue
from game.scene.director import dealing, paths
from game.scene.director.choreography import Choreography
from game.scene.jitter import jittered
from game.scene.pose import Layout, Piece, PieceId
from game.scene.stage import Scene
from game.scene.timeline import BOUNCE, drop
from game.titles.towers.scene import places as at
from game.titles.towers.scene.layout import CARD_BACK, crown_pieces, layout

FALL_S, GAP_S, SPREAD_S = 0.5, 0.1, 1.1
"""How long a storey falls, how much later the next one of its tower, and over what time all towers
begin."""
HIGH = 4.2
DEAL_S, DEAL_GAP_S = 0.5, 0.07
"""When the first card is dealt, and from one card to the next."""
DEALT = frozenset({"hand", "back"})
BUILT = frozenset({"storey", "roof", "crown", "cock"})


def lay_out(scene: Scene, view: TowersView, focus: int) -> None:
    """The beginning of a game: the towers grow, and everybody gets cards."""
    goal = layout(view, focus)
    if scene.reduced_motion:
        scene.cut()
        scene.show(goal)
        scene.cue(Cue("opening", what="towers"))
        return
    later = DEALT | BUILT
    scene.show({name: piece for name, piece in goal.items() if name[0] not in later})
    show = Choreography(scene, scene.timeline.time)
    show.sound(Cue("opening", what="towers"))
    town = [field for field, blocks in enumerate(view.towers) if blocks]
    for order, field in enumerate(sorted(town, key=lambda each: jittered("town", each))):
        _rise(show, view, field, goal, SPREAD_S * order / len(town))
    dealt = sorted((name for name in goal if name[0] in DEALT), key=lambda name: name[1:])
    for order, name in enumerate(dealt):
        _deal(show, name, goal[name], DEAL_S + DEAL_GAP_S * order)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


def _rise(show: Choreography, view: TowersView, field: int, goal: Layout, begins: float) -> None:
    """The storeys of a tower fall one on the other, then its roof."""
    count = len(view.towers[field])
    names: list[PieceId] = [("storey", field, level) for level in range(count)]
    names += [name for name, _ in crown_pieces(field, count)]
    for level, name in enumerate(names):
        piece, after = goal[name], begins + GAP_S * level
        show.act(FALL_S, _falling(show, name, piece), after=after)
        kind, what = "roof", ""
        if name[0] == "storey":
            kind, what = "clack", piece.look.model.rpartition(":")[2]
        show.sound(Cue(kind, piece.pose.place, what, 0.5), after + FALL_S * BOUNCE)


def _falling(show: Choreography, name: PieceId, piece: Piece) -> Callable[[float], None]:
    """How a piece drops to its place."""

    def frame(part: float) -> None:
        if part >= 1.0:
            show.scene.put(name, piece)
            return
        high = paths.raised(piece.pose, HIGH * (1.0 - drop(part)))
        size = piece.pose.scale * (0.5 + 0.5 * min(part / 0.35, 1.0))
        show.scene.put(name, piece._replace(pose=high._replace(scale=size)))

    return frame


def _deal(show: Choreography, name: PieceId, goal: Piece, after: float) -> None:
    """A card comes from the deck."""
    top = at.DECK._replace(place=(*at.DECK.place[:2], 0.6))
    if name[0] == "hand":
        dealing.draw(show, name, CARD_BACK, goal, top, after=after)
        return
    show.put(name, Piece(CARD_BACK, top), after)
    show.fly(name, goal.pose, dealing.DRAW_S, arc=0.6, after=after)
    show.sound(Cue("slide", goal.pose.place, strength=0.5), after)
