"""The words of every title's choreography: carry, fly, hop, flip, pulse, shake, grow, fade."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.scene.cues import Cue
from game.scene.director import paths
from game.scene.geometry import compose
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, Vec3, turned
from game.scene.stage import Scene
from game.scene.timeline import Act, Ease, smooth, soften, swell

UP = paths.UP
HAIR_S = 1e-6
POP_S, RISE_S, HOME_S = 0.3, 0.22, 0.3
NEAR = 0.75
"""What a hand puts down so near to a place is meant to be there."""

Way = Callable[[Pose, float], Pose]
"""From where a piece began and the part of its time to where it is."""


def _nothing() -> None:
    """Do nothing."""


class Choreography:
    """Acts for one scene, written from ``start`` on; ``now`` is where the next one begins."""

    def __init__(self, scene: Scene, start: float) -> None:
        self.scene = scene
        self.now = self._start = start
        self._last = start
        self._acts: list[Act] = []
        self._made = 0
        self._carried: set[PieceId] = set()

    def wait(self, seconds: float) -> None:
        """Let the next act begin later."""
        self.now += seconds

    def act(
        self,
        seconds: float,
        frame: Callable[[float], None],
        *,
        begin: Callable[[], None] = _nothing,
        end: Callable[[], None] = _nothing,
        after: float = 0.0,
    ) -> None:
        """Something of ``seconds`` that begins ``after`` from now; time does not move on."""
        self._acts.append(Act(self.now + after, seconds, frame, begin, end))
        self._last = max(self._last, self.now + after + seconds)

    def then(self, action: Callable[[], None], after: float = 0.0) -> None:
        """Something that takes no time: do ``action``, ``after`` seconds from now."""
        self.act(0.0, lambda _: None, begin=action, after=after)

    def sound(self, cue: Cue, after: float = 0.0) -> None:
        """Something to be heard ``after`` from now."""
        self.then(lambda: self.scene.cue(cue), after)

    def closeup(self, sight: str, after: float = 0.0) -> None:
        """From ``after`` on all is told at a sight by its name; "": no more."""

        def turn() -> None:
            self.scene.closeup = sight

        self.then(turn, after)

    def told(self, count: int, after: float = 0.0) -> None:
        """So many events of the step have been shown then: what lies beside the table may tell of
        them."""

        def tell() -> None:
            self.scene.shown = max(self.scene.shown, count)

        self.then(tell, after)

    def put(self, name: PieceId, piece: Piece, after: float = 0.0) -> None:
        """A piece is there, as ``piece``, from ``after`` on."""
        self.then(lambda: self.scene.put(name, piece), after)

    def remove(self, name: PieceId, after: float = 0.0) -> None:
        """A piece is there no longer."""
        self.then(lambda: self.scene.remove(name), after)

    def fresh(self, kind: str) -> PieceId:
        """A name for something that is seen for a moment only."""
        self._made += 1
        return ("effect", kind, self._made)

    def last_of_all(self, action: Callable[[], None]) -> None:
        """Something that takes no time, a hair after everything else has ended."""
        self.now = max(self.now, self._last) + HAIR_S
        self.then(action)

    def perform(self) -> None:
        """Put everything on the scene's timeline."""
        self.scene.timeline.add(*self._acts)
        self._acts = []

    def on_table(self, name: PieceId) -> Piece | None:
        """The piece as it lies, told in the table's frame."""
        piece = self.scene.pieces.get(name)
        if piece is None or piece.frame != "turntable":
            return piece
        table = self.scene.turntable
        turn = compose(table.turn, piece.pose.turn)
        pose = Pose(table.to_table(piece.pose.place), turn, piece.pose.scale * table.scale)
        return Piece(piece.look, pose)

    def is_down(self, name: PieceId, goal: Pose, within: float = NEAR) -> bool:
        """Whether a hand has put a piece down so near to ``goal`` that it need not fly there any
        more; ``within`` is told on the goal's scale."""
        piece = self.on_table(name)
        if piece is None or name not in self.scene.put_down:
            return False
        return math.dist(piece.pose.place[:2], goal.place[:2]) <= within * goal.scale

    def bring_home(self, goal: Layout) -> None:
        """What a hand has put down and nothing moves flies to where it rests in the end."""
        for name in self.scene.put_down - self._carried:
            if name in goal:
                self.fly(name, goal[name].pose, HOME_S, arc=0.3, after=self._start - self.now)

    def carry(
        self,
        name: PieceId,
        seconds: float,
        way: Way,
        *,
        after: float = 0.0,
        end: Callable[[], None] = _nothing,
    ) -> None:
        """Move a piece on the table along ``way``, from where it is then."""
        self._carried.add(name)
        origin: list[Pose] = []

        def begin() -> None:
            piece = self.on_table(name)
            if piece:
                origin.append(piece.pose)
                self.scene.put(name, piece)

        def frame(part: float) -> None:
            if origin:
                self.scene.pose(name, way(origin[0], part))

        self.act(seconds, frame, begin=begin, end=end, after=after)

    def fly(
        self,
        name: PieceId,
        goal: Pose,
        seconds: float,
        *,
        arc: float = 0.8,
        lean: float = 0.0,
        after: float = 0.0,
        ease: Ease = smooth,
        end: Callable[[], None] = _nothing,
    ) -> None:
        """From where it is to ``goal``, over an arc, leaning into the way by degrees."""

        def way(start: Pose, part: float) -> Pose:
            return paths.arched(start, goal, arc, ease(part), lean)

        self.carry(name, seconds, way, after=after, end=end)

    def hop(
        self, name: PieceId, goal: Pose, seconds: float, *, height: float = 0.5, after: float = 0.0
    ) -> None:
        """A figure leaps to ``goal``, and is heard landing."""
        self.carry(name, seconds, lambda s, t: paths.hopped(s, goal, height, t), after=after)
        self.sound(Cue("hop", goal.place), after + seconds * paths.LANDING)

    def flip(
        self,
        name: PieceId,
        becomes: PieceId,
        look: Look,
        seconds: float,
        *,
        lift: float = 0.6,
        after: float = 0.0,
    ) -> None:
        """Lift, turn over, and be ``becomes`` with another look; its miniature pops up then."""
        rest: list[Piece] = []

        def begin() -> None:
            piece = self.scene.pieces.get(name)
            if piece:
                rest.append(piece)
                self.scene.cue(Cue("flip", piece.pose.place))

        def frame(part: float) -> None:
            if not rest:
                return
            over = paths.overturned(part) >= paths.EDGE_ON
            if over and becomes != name:
                self.scene.remove(name)
            shown = rest[0]._replace(look=look._replace(mini="")) if over else rest[0]
            pose = paths.turned_over(rest[0].pose, lift, part)
            self.scene.put(becomes if over else name, shown._replace(pose=pose))

        self.act(seconds, frame, begin=begin, after=after)
        if look.mini:
            self._pop_up(becomes, look, after + seconds * 0.94)

    def _pop_up(self, name: PieceId, look: Look, after: float) -> None:
        """The miniature of a tile that lies bare grows out of it."""
        mini = self.fresh("mini")

        def frame(part: float) -> None:
            tile = self.scene.pieces.get(name)
            if tile and part < 1.0:
                pose = tile.pose._replace(scale=tile.pose.scale * max(swell(part), 0.001))
                self.scene.put(mini, tile._replace(look=Look(look.mini), pose=pose))

        def end() -> None:
            self.scene.remove(mini)
            tile = self.scene.pieces.get(name)
            if tile:
                self.scene.put(name, tile._replace(look=look))

        self.act(POP_S, frame, end=end, after=after)

    def pulse(
        self,
        name: PieceId,
        seconds: float,
        *,
        lift: float = 0.22,
        swell: float = 0.0,
        after: float = 0.0,
    ) -> None:
        """Rise, grow by ``swell``, and come back, where it lies."""

        def way(rest: Pose, part: float) -> Pose:
            height = math.sin(math.pi * part) if part < 1.0 else 0.0
            return paths.raised(rest, lift * height)._replace(
                scale=rest.scale * (1.0 + swell * height)
            )

        self._sway(name, seconds, way, after)

    def hold_up(self, name: PieceId, seconds: float, height: float, *, after: float = 0.0) -> None:
        """Rise ``height`` with a start, stay up, and come down by the end of ``seconds``."""

        def way(rest: Pose, part: float) -> Pose:
            time = part * seconds
            up = swell(min(time / RISE_S, 1.0)) * min((seconds - time) / RISE_S, 1.0)
            size = rest.scale * (1.0 + 0.06 * up)
            return paths.raised(rest, height * up)._replace(scale=size) if part < 1.0 else rest

        self._sway(name, seconds, way, after)

    def shake(self, name: PieceId, seconds: float, *, after: float = 0.0) -> None:
        """Turn quickly from side to side, as a head is shaken, and come to rest."""

        def way(rest: Pose, part: float) -> Pose:
            angle = 17.0 * math.sin(part * math.tau * 2.5) * (1.0 - part) if part < 1.0 else 0.0
            return rest._replace(turn=compose(turned(UP, angle), rest.turn)) if angle else rest

        self._sway(name, seconds, way, after)

    def nod(
        self, name: PieceId, away: Vec3, degrees: float, seconds: float, *, after: float = 0.0
    ) -> None:
        """Lean in the direction ``away`` with a little jump, and come back."""

        def way(rest: Pose, part: float) -> Pose:
            bow = math.sin(math.pi * part) if part < 1.0 else 0.0
            lean = compose(paths.leaning(away, degrees * bow), rest.turn)
            return paths.raised(rest, 0.12 * rest.scale * bow)._replace(turn=lean) if bow else rest

        self._sway(name, seconds, way, after)

    def _sway(self, name: PieceId, seconds: float, way: Way, after: float) -> None:
        """Something that a piece does where it lies, in its own frame."""
        rest: list[Pose] = []

        def begin() -> None:
            piece = self.scene.pieces.get(name)
            if piece:
                rest.append(piece.pose)

        def frame(part: float) -> None:
            if rest:
                self.scene.pose(name, way(rest[0], part))

        self.act(seconds, frame, begin=begin, after=after)

    def grow(
        self,
        name: PieceId,
        start: float,
        end: float,
        seconds: float,
        *,
        after: float = 0.0,
        ease: Ease = soften,
    ) -> None:
        """Grow from ``start`` to ``end`` times its size; at nothing it is gone."""

        def way(rest: Pose, part: float) -> Pose:
            size = start + (end - start) * ease(part)
            return rest._replace(scale=rest.scale * max(size, 0.001)) if size != 1.0 else rest

        def finish() -> None:
            if end == 0.0:
                self.scene.remove(name)

        self.carry(name, seconds, way, after=after, end=finish)

    def dissolve(self, name: PieceId, rise: float, seconds: float, *, after: float = 0.0) -> None:
        """Rise by ``rise`` within ``seconds`` and be seen through ever more, until it is gone."""

        def way(rest: Pose, part: float) -> Pose:
            piece = self.scene.pieces[name]
            self.scene.put(name, piece._replace(fade=max(part, 0.01)))
            return paths.raised(rest, rise * soften(part))

        self.carry(name, seconds, way, after=after, end=lambda: self.scene.remove(name))
