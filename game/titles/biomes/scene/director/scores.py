"""How points are counted: a group's spaces one after another, and the winner's moment."""

from __future__ import annotations

from game.rules.biomes import events as ev
from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.view import BiomesView
from game.scene.cues import Cue
from game.scene.director import effects, points
from game.scene.director.choreography import Choreography
from game.scene.geometry import add
from game.scene.pose import Layout, PieceId, Vec3
from game.titles.biomes.scene import places as at

BETWEEN_S, RISE_S, HOLD_S, CARD_S = 0.24, 0.2, 0.7, 0.6
"""A space rises so long after the one before, and stays up until all have been counted."""
JUMP_S, JUMPS = 0.44, 4


class ScoreScript:
    """The part of a move's events that brings points."""

    def __init__(self, show: Choreography, after: BiomesView, focus: int, goal: Layout) -> None:
        self._show, self._after, self._focus, self._goal = show, after, focus, goal
        self.source: Vec3 = at.cell_pose((0, 0)).place
        """Where the next points come from."""

    def start(self, event: ev.ScoringStarted) -> None:
        """The scoring card of the round rises."""
        name: PieceId = ("card", event.round)
        self._show.sound(Cue("turning", self._goal[name].pose.place, "biomes"))
        self._show.pulse(name, CARD_S, lift=0.6, swell=0.18)
        self._show.wait(CARD_S)

    def count(self, event: ev.Scored) -> None:
        """The spaces that count rise one after another, and each sends its points off."""
        board = at.board_pose(event.player, self._focus, len(self._after.players))
        each = event.amount // len(event.spaces) if event.spaces else 0
        whole = BETWEEN_S * len(event.spaces) + HOLD_S
        for order, space in enumerate(event.spaces):
            tiles = self._after.players[event.player].spaces[SPACE_INDEX[space]]
            name: PieceId = ("tile", tiles[-1]) if tiles else ("space", event.player, *space)
            place = add(self._goal[name].pose.place, (0.0, 0.0, 0.5 * board.scale))
            after = BETWEEN_S * order
            self._show.hold_up(name, whole - after, 0.2 * board.scale, after=after)
            self._show.sound(Cue("point", place, str(order)), after)
            points.send(self._show, each, place, event.player, after + RISE_S)
        self._show.wait(whole)

    def gain(self, event: ev.XpGained) -> None:
        """Points of a building, a mob or a hoe fly from where they were earned."""
        if event.reason == "mob_bonus":
            self.source = at.board_pose(event.player, self._focus, len(self._after.players)).place
        if not event.reason.startswith("score_"):
            points.send(self._show, event.amount, self.source, event.player)

    def tell(self, event: ev.XpGained) -> None:
        """Points are on the card at once, which tells it for a while: nothing flies."""
        points.tell(self._show, event.amount, self.source, event.player)

    def celebrate(self) -> None:
        """The winners' figures jump in a rain of paper (B8.3)."""
        if not self._show.scene.triumphs():
            return
        players = self._after.players
        results = [(player.xp, sum(player.supply)) for player in players]
        winners = [seat for seat, result in enumerate(results) if result == max(results)]
        self._show.sound(Cue("ending", what="biomes"))
        for seat in winners:
            name: PieceId = ("figure", seat)
            pose = self._goal[name].pose
            for jump in range(JUMPS):
                height = 0.75 - 0.1 * jump
                self._show.hop(name, pose, JUMP_S, height=height, after=0.2 + jump * JUMP_S)
        spots = [at.board_pose(seat, self._focus, len(players)).place for seat in winners]
        spots += [self._goal["figure", seat].pose.place for seat in winners]
        effects.rain(self._show, spots, after=0.0)
        self._show.wait(effects.RAIN_S + effects.FALL_S)
