"""The words of every title's choreography: fly, hop, flip, pulse, vanish, wait."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from game.scene.cues import Cue
from game.scene.geometry import add, between, compose, slerp
from game.scene.pose import Look, Piece, PieceId, Pose, Vec3, turned
from game.scene.stage import Scene
from game.scene.timeline import Act, Ease, linear, smooth, soften
from game.scene.tray import Jostle

UP: Vec3 = (0.0, 0.0, 1.0)
SIDEWAYS: Vec3 = (1.0, 0.0, 0.0)
TUMBLE: Vec3 = (0.64, 0.48, 0.6)
HAIR_S = 1e-6


class Choreography:
    """Acts for one scene, written from ``start`` on; ``now`` is where the next one begins."""

    def __init__(self, scene: Scene, start: float) -> None:
        self.scene = scene
        self.now = start
        self._last = start
        self._acts: list[Act] = []

    def wait(self, seconds: float) -> None:
        """Let the next act begin later."""
        self.now += seconds

    def act(
        self,
        seconds: float,
        frame: Callable[[float], None],
        *,
        begin: Callable[[], None] = lambda: None,
        end: Callable[[], None] = lambda: None,
        after: float = 0.0,
    ) -> None:
        """Something of ``seconds`` that begins ``after`` from now; time does not move on."""
        self._acts.append(Act(self.now + after, seconds, frame, begin, end))
        self._last = max(self._last, self.now + after + seconds)

    def then(self, action: Callable[[], None], after: float = 0.0) -> None:
        """Something that takes no time."""
        self.act(0.0, lambda _: None, begin=action, after=after)

    def sound(self, cue: Cue, after: float = 0.0) -> None:
        """Something to be heard ``after`` from now."""
        self.then(lambda: self.scene.cue(cue), after)

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

    def fly(
        self,
        name: PieceId,
        goal: Pose,
        seconds: float,
        *,
        arc: float = 0.8,
        spins: float = 0.0,
        after: float = 0.0,
        ease: Ease = smooth,
        end: Callable[[], None] = lambda: None,
    ) -> None:
        """From where it is to ``goal`` of the table, over an arc, tumbling ``spins`` times."""
        origin: list[Pose] = []

        def begin() -> None:
            piece = self.on_table(name)
            if piece:
                origin.append(piece.pose)
                self.scene.put(name, piece)

        def frame(part: float) -> None:
            if not origin:
                return
            eased = ease(part)
            place = between(origin[0].place, goal.place, eased)
            lifted = add(place, (0.0, 0.0, 4.0 * arc * eased * (1.0 - eased)))
            turn = slerp(origin[0].turn, goal.turn, eased)
            if spins:
                turn = compose(turned(TUMBLE, 360.0 * spins * (1.0 - eased)), turn)
            size = origin[0].scale + (goal.scale - origin[0].scale) * eased
            self.scene.pose(name, Pose(lifted, turn, size))

        self.act(seconds, frame, begin=begin, end=end, after=after)

    def flip(
        self, name: PieceId, becomes: PieceId, look: Look, seconds: float, *, lift: float = 0.55,
        after: float = 0.0,
    ) -> None:  # fmt: skip
        """Lift, turn over, and be ``becomes`` with another look from half-way on."""
        rest: list[Piece] = []

        def begin() -> None:
            piece = self.scene.pieces.get(name)
            if piece:
                rest.append(piece)

        def frame(part: float) -> None:
            if not rest:
                return
            piece, eased = rest[0], smooth(part)
            over = part >= 0.5
            if over and becomes != name:
                self.scene.remove(name)
            angle = 180.0 * eased if not over else 180.0 * eased - 180.0
            turn = compose(piece.pose.turn, turned(SIDEWAYS, angle))
            place = add(piece.pose.place, (0.0, 0.0, lift * math.sin(math.pi * eased)))
            shown = piece._replace(look=look) if over else piece
            pose = Pose(place, turn if part < 1.0 else piece.pose.turn, piece.pose.scale)
            self.scene.put(becomes if over else name, shown._replace(pose=pose))

        self.act(seconds, frame, begin=begin, after=after)

    def pulse(
        self, name: PieceId, seconds: float, *, lift: float = 0.22, after: float = 0.0
    ) -> None:
        """Rise and come back, where it lies."""
        self._sway(name, seconds, lambda part: (0.0, 0.0, lift * math.sin(math.pi * part)), after)

    def shake(self, name: PieceId, seconds: float, *, after: float = 0.0) -> None:
        """Shake its head."""

        def shift(part: float) -> Vec3:
            return (0.14 * math.sin(part * math.tau * 3) * (1.0 - part), 0.0, 0.0)

        self._sway(name, seconds, shift, after)

    def _sway(
        self, name: PieceId, seconds: float, shift: Callable[[float], Vec3], after: float
    ) -> None:
        rest: list[Pose] = []

        def begin() -> None:
            piece = self.scene.pieces.get(name)
            if piece:
                rest.append(piece.pose)

        def frame(part: float) -> None:
            if rest:
                place = add(rest[0].place, shift(part)) if part < 1.0 else rest[0].place
                self.scene.pose(name, rest[0]._replace(place=place))

        self.act(seconds, frame, begin=begin, after=after)

    def grow(
        self, name: PieceId, start: float, end: float, seconds: float, *, after: float = 0.0
    ) -> None:
        """Grow from ``start`` to ``end`` times its size; at nothing it is gone."""
        rest: list[Pose] = []

        def begin() -> None:
            piece = self.on_table(name)
            if piece:
                self.scene.put(name, piece)
                rest.append(piece.pose)

        def frame(part: float) -> None:
            if rest:
                size = start + (end - start) * soften(part)
                self.scene.pose(name, rest[0]._replace(scale=rest[0].scale * max(size, 0.001)))

        def finish() -> None:
            if end == 0.0:
                self.scene.remove(name)

        self.act(seconds, frame, begin=begin, end=finish, after=after)

    def glide(self, goals: Iterable[tuple[PieceId, Pose]], seconds: float, after: float) -> None:
        """Several pieces slide to where they belong."""
        for name, goal in goals:
            self.fly(name, goal, seconds, arc=0.0, after=after)

    def jostle(self, names: Iterable[PieceId], landing: Vec3, after: float) -> None:
        """What lies in a tray gives way to something that lands, and settles again."""
        names = tuple(names)
        seconds = 0.55
        rests: dict[PieceId, Pose] = {}
        moving: list[Jostle] = []
        shown = [0.0]

        def begin() -> None:
            found = {
                name: self.scene.pieces[name].pose for name in names if name in self.scene.pieces
            }
            rests.update(found)
            moving.append(Jostle({name: pose.place for name, pose in found.items()}, landing))

        def frame(part: float) -> None:
            steps = moving[0].advance(max(0.0, linear(part) * seconds - shown[0]))
            shown[0] = part * seconds
            fade = 1.0 - part
            for name, shift, turn in steps:
                rest = rests[name]
                place = add(rest.place, (shift[0] * fade, shift[1] * fade, 0.0))
                turned_by = compose(turned(UP, turn * fade), rest.turn)
                pose = Pose(place, turned_by, rest.scale) if part < 1.0 else rest
                self.scene.pose(name, pose)

        self.act(seconds, frame, begin=begin, after=after)
