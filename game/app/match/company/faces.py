"""The opponents' faces at the table: they breathe while it moves, and turn to what happens.

They are drawn over the players' cards, only while they are not as the cards show them: at rest
nothing is drawn.
"""

from __future__ import annotations

import math
from typing import Final

from game.ai.levels import character
from game.app.match.flow.game import Game
from game.app.screen import Host
from game.ui.boxes import Pinned
from game.ui.layout import Stack
from game.ui.memo import kept
from game.ui.panels.player_cards import FACE
from game.ui.panels.speech import card_of
from game.ui.portraits import STILL, Portrait, Pose, portrait
from game.ui.widget import Widget

BREATH_S, SWELLS, BEATS = 3.2, 0.02, 10
"""How long a breath takes, by which part a face swells, and in how many steps a second."""
TURN_S = 0.18
"""How long a face takes to turn most of the way."""
SPEAKS: Final = Pose(1.16, -0.06, -0.02)
"""Of who speaks: leaning forward, to the table."""
ACTS: Final = Pose(1.08, -0.05, 0.0)
"""Of who does something: bent over the table."""
WATCHES, LOOKS = 1.07, 0.04
"""Of who watches: how near, and how far it looks up or down, to the one who does something."""
FINE: Final = 0.005
"""Poses differ by so much at least."""


class Faces:
    """The poses of all faces of one match."""

    def __init__(self, host: Host, game: Game) -> None:
        self._host, self._game = host, game
        levelled = [character(each.agent) is not None for each in game.people]
        self.poses = {seat: STILL for seat, there in enumerate(levelled) if there}
        """How each face is now, by seat."""
        self._time = 0.0
        self._speaker: int | None = None

    @property
    def waiting(self) -> bool:
        """Whether some face is still turning."""
        return any(pose != self._goal(seat) for seat, pose in self.poses.items())

    def advance(self, seconds: float, speaker: int | None) -> None:
        """Let time pass; ``speaker``: the seat that says something now."""
        self._speaker = speaker
        self._time += seconds
        share = 1.0 - math.exp(-seconds / TURN_S)
        poses = {
            seat: pose.towards(self._goal(seat), share, FINE) for seat, pose in self.poses.items()
        }
        if poses != self.poses:
            self.poses = poses
            self._host.redraw()

    def _goal(self, seat: int) -> Pose:
        """How a face wants to be: at rest as its card shows it."""
        if self._host.preferences.reduced_motion:
            return STILL
        if seat == self._speaker:
            return SPEAKS
        beat = self._game.playback.beat
        if beat is None:
            return STILL
        if beat.player == seat:
            return ACTS
        aside = self._aside(beat.player, seat)
        return Pose(WATCHES, 0.0 if aside else -LOOKS, aside)

    def _aside(self, actor: int, seat: int) -> float:
        """How far up or down somebody looks to see who acts; 0: onto the table."""
        one, other = (self._host.place_of(card_of(each)) for each in (actor, seat))
        if one is None or other is None or self._game.people[actor].human:
            return 0.0
        return LOOKS if one.y > other.y else -LOOKS

    def shown(self) -> Widget | None:
        """The faces that are not as the cards show them; None where all are."""
        if self._host.preferences.reduced_motion or self._game.curtain:
            return None
        swell = self._swell()
        found: list[Widget] = []
        for seat, pose in self.poses.items():
            now = pose.nearer(swell)
            place = None if now == STILL else self._host.place_of(card_of(seat), Portrait)
            if place is not None and place.width == FACE:
                person = self._game.people[seat]
                face = kept(portrait, person.agent, person.color, FACE, now)
                found.append(Pinned(face, (place.x, place.y), (0.0, 0.0)))
        return Stack(*found) if found else None

    def _swell(self) -> float:
        """How much nearer breathing brings faces now: nothing once the table lies still."""
        if not self._game.table.moving:
            return 0.0
        at = math.floor(self._time * BEATS) / BEATS
        return SWELLS * (0.5 - 0.5 * math.cos(math.tau * at / BREATH_S))
