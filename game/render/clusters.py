"""Which pieces are drawn, or left out of a picture, together.

Looking at each piece, for every part of a picture that is drawn anew, takes longer than drawing
some that don't show there. So those that lie near one another at rest are one cluster; what moves
is one by itself until it has rested for a while.
"""

from __future__ import annotations

import math
from itertools import count

from game.render.extent import Ball, ball_round
from game.scene.pose import PieceId

SIDES = (2.5, 6.0, 60.0)
"""Sides of the squares of the table by which clusters are made, in table units: a piece belongs to
the smallest one that is as wide as it is."""
RESTING, MOST_ALONE = 20, 48
"""After so many pictures in which it lay still a piece joins a cluster; one of so many that are by
themselves does so at once: more than ever fly together."""
MOST_JOINING = 4
"""So many that have rested join clusters in one picture: a quick one, but not one for each."""

_Square = tuple[float, int, int]


class Clusters:
    """The clusters of pieces that are put somewhere, each with a ball round it."""

    def __init__(self, balls: dict[int, Ball], first: int) -> None:
        """``balls``: where to note the ball of each cluster, by its number, of which the lowest is
        ``first``."""
        self._balls = balls
        self._numbers = count(first)
        self._pieces: dict[PieceId, tuple[int, Ball]] = {}
        self._members: dict[int, dict[PieceId, Ball]] = {}
        self._squares: dict[_Square, int] = {}
        self._alone: dict[PieceId, int] = {}
        """When each piece that is by itself has moved last, those before that did so earlier."""
        self._changed: set[int] = set()
        self._now = 0

    def put(self, name: PieceId, ball: Ball) -> None:
        """A piece is there now."""
        number, before = self._pieces.get(name, (None, None))
        if before == ball:
            return
        if name not in self._alone or number is None:
            self.drop(name)
            number = next(self._numbers)
        self._alone.pop(name, None)
        self._alone[name] = self._now
        self._join(number, name, ball)

    def drop(self, name: PieceId) -> None:
        """A piece is no longer there, if it was."""
        if name in self._pieces:
            number, _ = self._pieces.pop(name)
            del self._members[number][name]
            self._alone.pop(name, None)
            self._changed.add(number)

    def ball(self, name: PieceId) -> Ball | None:
        """The ball of a piece."""
        known = self._pieces.get(name)
        return known[1] if known else None

    def number(self, name: PieceId) -> int | None:
        """The cluster of a piece."""
        known = self._pieces.get(name)
        return known[0] if known else None

    def settle(self) -> tuple[list[PieceId], set[int]]:
        """A picture's changes are over: the pieces that are in another cluster from now on, and the
        clusters whose balls are others, or that are gone."""
        self._now += 1
        joined: list[PieceId] = []
        for name, since in list(self._alone.items()):
            rested = since + RESTING < self._now and len(joined) < MOST_JOINING
            if not rested and len(self._alone) <= MOST_ALONE:
                break
            ball = self._pieces[name][1]
            self.drop(name)
            self._join(self._square(ball), name, ball)
            joined.append(name)
        changed, self._changed = self._changed, set()
        for number in changed:
            members = list(self._members[number].values())
            if members:
                self._balls[number] = ball_round(members) if len(members) > 1 else members[0]
            else:
                del self._members[number]
                self._balls.pop(number, None)
        return joined, changed

    def _join(self, number: int, name: PieceId, ball: Ball) -> None:
        self._members.setdefault(number, {})[name] = ball
        self._pieces[name] = (number, ball)
        self._changed.add(number)

    def _square(self, ball: Ball) -> int:
        """The cluster of what rests there."""
        side = next((side for side in SIDES if 2 * ball.radius <= side), SIDES[-1])
        x, y, _ = ball.centre
        square = (side, math.floor(x / side), math.floor(y / side))
        if square not in self._squares:
            self._squares[square] = next(self._numbers)
        return self._squares[square]
