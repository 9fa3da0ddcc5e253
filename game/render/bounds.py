"""A ball round each piece of the scene, and one round each cluster of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.render.clusters import Clusters
from game.render.extent import Ball, ball_of, ball_round
from game.render.mesh import Mesh
from game.render.sighting import Sighting
from game.scene.geometry import IDENTITY, Matrix, add, applied, rotated, scaled
from game.scene.pose import Piece, PieceId, Vec3

CARRIED = 0
"""The number of the cluster of everything on the turntable."""
RING = 0.2
"""How far an outline reaches beyond its piece, in table units."""


class Bounds:
    """Follows pieces; tells sightings which clusters' balls have changed."""

    def __init__(self, library: Mapping[str, Mesh]) -> None:
        self._library = library
        self._models: dict[str, Ball] = {}
        self._balls: dict[int, Ball] = {}
        """Round each cluster."""
        self._free = Clusters(self._balls, CARRIED + 1)
        self._carried: dict[PieceId, Ball] = {}
        self._turned: Matrix = IDENTITY
        self._stretch = 1.0
        self._sightings: list[Sighting] = []
        self._carried_changed = False

    def serve(self, sighting: Sighting) -> None:
        """Tell this sighting of every change from now on."""
        self._sightings.append(sighting)
        sighting.watch(self._balls)

    def dismiss(self, sighting: Sighting) -> None:
        """Tell this sighting of changes no longer."""
        self._sightings.remove(sighting)

    def turn(self, matrix: Matrix) -> list[Ball]:
        """Turn the turntable; the balls of what shows otherwise now."""
        if matrix == self._turned:
            return []
        before = self._balls.get(CARRIED)
        self._turned = matrix
        self._stretch = sum(each * each for each in matrix[:3]) ** 0.5
        self._carried_changed = True
        after = self._group()
        return [ball for ball in (before, after) if ball]

    def put(self, name: PieceId, piece: Piece) -> Ball:
        """Note where a piece is now; its ball in the table's frame."""
        ball = self._ball(piece)
        if piece.frame == "turntable":
            self._free.drop(name)
            self._carried[name] = ball
            self._carried_changed = True
            return self._turned_ball(ball)
        self._drop_carried(name)
        self._free.put(name, ball)
        return ball

    def measure(self, model: str) -> None:
        """Know how large a model is before it is shown."""
        self._model(model)

    def drop(self, name: PieceId) -> None:
        """Forget a piece that is gone."""
        self._free.drop(name)
        self._drop_carried(name)

    def ball(self, name: PieceId) -> Ball | None:
        """The ball of a piece in the table's frame."""
        carried = self._carried.get(name)
        return self._turned_ball(carried) if carried else self._free.ball(name)

    def cluster(self, name: PieceId) -> int | None:
        """The number of the cluster that a piece is in; None: it is not there."""
        return CARRIED if name in self._carried else self._free.number(name)

    def settle(self) -> list[PieceId]:
        """Bring the balls up to date, after the last change of a frame; the pieces that are in
        another cluster from now on."""
        self._group()
        joined, changed = self._free.settle()
        for number in changed:
            self._tell(number)
        return joined

    def _group(self) -> Ball | None:
        if self._carried_changed:
            self._carried_changed = False
            self._balls.pop(CARRIED, None)
            if self._carried:
                self._balls[CARRIED] = self._turned_ball(ball_round(self._carried.values()))
            self._tell(CARRIED)
        return self._balls.get(CARRIED)

    def _drop_carried(self, name: PieceId) -> None:
        if self._carried.pop(name, None):
            self._carried_changed = True

    def _tell(self, number: int) -> None:
        for sighting in self._sightings:
            sighting.changed(number)

    def _turned_ball(self, ball: Ball) -> Ball:
        x, y, z, _ = applied(self._turned, ball.centre)
        return Ball((x, y, z), ball.radius * self._stretch)

    def _ball(self, piece: Piece) -> Ball:
        look, pose = piece.look, piece.pose
        ball = None if look.mini else self._models.get(look.model)
        if ball is None:
            balls = [self._model(name) for name in (look.model, look.mini) if name in self._library]
            if not balls:
                return Ball(pose.place, 0.0)
            ball = balls[0] if len(balls) == 1 else ball_round(balls)
        centre: Vec3 = rotated(pose.turn, scaled(ball.centre, pose.scale))
        return Ball(add(pose.place, centre), ball.radius * pose.scale + RING)

    def _model(self, name: str) -> Ball:
        if name not in self._models:
            self._models[name] = ball_of(self._library[name])
        return self._models[name]
