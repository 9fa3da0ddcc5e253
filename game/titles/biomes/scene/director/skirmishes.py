"""How a fight of others is told where its mob lies: a few tokens over it, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes import events as ev
from game.rules.biomes.catalogue import WeaponKind, find_weapon
from game.rules.biomes.moves import Cell
from game.rules.biomes.view import BiomesView
from game.scene.cues import Cue
from game.scene.director import effects
from game.scene.director.choreography import Choreography
from game.scene.geometry import add, minus
from game.scene.pose import Layout, Piece, PieceId, Pose, Vec3, turned
from game.titles.biomes.scene import layout as rest
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.director.trays import Trays
from game.titles.biomes.scene.director.trophies import carry_home

COME_S, COME_GAP_S, FLIP_S, FLIP_GAP_S = 0.3, 0.06, 0.34, 0.2
HOLD_S, CALM_HOLD_S = 0.25, 0.8
"""How long the open tokens lie there: before the end, and where nothing moves."""
GO_S, SHAKE_S, SWELL_S = 0.16, 0.5, 0.25
BESIDE = 0.66
"""From one token to the next."""
BEFORE: Vec3 = (0.0, -0.72, 0.62)
"""Where the tokens lie, from the middle of the mob's stack: before and over it."""
LEAN = 32.0
"""Degrees by which they lean towards a player in front."""
SIZE = 0.96


class Skirmish:
    """The part of a move's events that is a fight which is not told on the stage."""

    def __init__(
        self,
        show: Choreography,
        views: tuple[BiomesView, BiomesView],
        goal: Layout,
        trays: Trays,
        events: Sequence[ev.BiomesEvent],
    ) -> None:
        self.show, self.goal = show, goal
        self.before, self.after = views
        self._trays, self._events = trays, tuple(events)
        self._tokens: tuple[str, ...] = ()

    def play(self, event: ev.BiomesEvent) -> None:
        """Write the acts of ``event``, if it belongs to a fight."""
        match event:
            case ev.WeaponsDrawn():
                self._draw(event)
            case ev.TokenRemoved():
                self._explode(event)
            case ev.MobDefeated():
                self._win(event)
            case ev.MobSurvived():
                self._lose(event)
            case _:
                pass

    def close(self) -> None:
        """Nothing of it is left, even where there is something to decide yet (B6.6, B6.7)."""
        self._put_away()

    def _told(self, event: ev.BiomesEvent) -> None:
        """Have all events up to this one be known from now on."""
        self.show.told(self._events.index(event) + 1)

    def _draw(self, event: ev.WeaponsDrawn) -> None:
        """All tokens come from the pile and turn over, one hard upon the other."""
        self._tokens = event.tokens
        still = self.show.scene.reduced_motion
        for place, token in enumerate(event.tokens):
            name, goal = _token(place), token_pose(event.cell, place, len(event.tokens))
            look = rest.token_look(self.after.catalogue, token)
            if still:
                self.show.put(name, Piece(look, goal))
                continue
            comes = COME_GAP_S * place
            self.show.put(name, Piece(rest.TOKEN_BACK, self._source(event.player, place)), comes)
            self.show.fly(name, goal, COME_S, arc=0.7, after=comes)
            turns = COME_S + COME_GAP_S * len(event.tokens) + FLIP_GAP_S * place
            self.show.flip(name, name, look, FLIP_S, lift=0.3, after=turns)
            self._hit(event, token, turns + FLIP_S * 0.7)
        self.show.sound(Cue("draw", at.cell_pose(event.cell).place))
        count = len(event.tokens)
        turned_up = COME_S + COME_GAP_S * count + FLIP_GAP_S * (count - 1) + FLIP_S
        self.show.wait(CALM_HOLD_S if still else turned_up + HOLD_S)
        self._told(event)

    def _source(self, player: int, place: int) -> Pose:
        """Where a token comes from: the top of its owner's pile."""
        pile = [name for name in self.goal if name[:2] == ("pile", player)]
        top: PieceId = ("pile", player, max(len(pile) - 1 - place, 0))
        return self.goal.get(top, self.goal["figure", player]).pose

    def _hit(self, event: ev.WeaponsDrawn, token: str, after: float) -> None:
        """The mob flinches for every token with hearts."""
        weapon = find_weapon(self.after.catalogue, token)
        counts = weapon.hearts if weapon.kind is not WeaponKind.TNT else 0
        self.show.sound(Cue("heart", what=str(counts)), after)
        if counts:
            self.show.nod(("tile", event.tile), self._away(event), 5.0 * counts, 0.24, after=after)

    def _away(self, event: ev.WeaponsDrawn) -> Vec3:
        """The way from the fighter to the mob, in table units."""
        fighter = at.crossing_pose(self.before.players[event.player].crossing).place
        return minus(at.cell_pose(event.cell).place, fighter)

    def _explode(self, event: ev.TokenRemoved) -> None:
        """A TNT goes up over the mob, or over its owner's figure if that is gone (B6.7)."""
        above = add(self._spot(event.player), (0.0, 0.0, 0.5))
        effects.flash(self.show, above, "table", after=0.0)
        effects.smoke(self.show, above, "table", after=0.08)
        effects.burst(self.show, above, "table", after=0.0)
        self.show.sound(Cue("boom", above))
        self._trays.jump(0.04)
        self.show.wait(SWELL_S + 0.2)
        self._told(event)

    def _spot(self, player: int) -> Vec3:
        """Where the fight of a player is: at the mob that these events end, or at his figure."""
        for event in self._events:
            if isinstance(event, ev.MobDefeated | ev.MobSurvived):
                return at.cell_pose(event.cell).place
        return at.crossing_pose(self.before.players[player].crossing).place

    def _win(self, event: ev.MobDefeated) -> None:
        self._told(event)
        self._put_away()
        name: PieceId = ("tile", event.tile)
        self.show.sound(Cue("won", at.cell_pose(event.cell).place))
        self.show.pulse(name, SWELL_S, lift=0.4, swell=0.15)
        self.show.wait(SWELL_S)
        carry_home(self.show, event, self.goal)

    def _lose(self, event: ev.MobSurvived) -> None:
        """The mob shakes its head, and stays."""
        self._told(event)
        self.show.sound(Cue("lost", at.cell_pose(event.cell).place))
        self.show.shake(("tile", event.tile), SHAKE_S)
        self._put_away(SHAKE_S * 0.5)
        self.show.wait(SHAKE_S)

    def _put_away(self, after: float = 0.0) -> None:
        """The tokens go."""
        for place in range(len(self._tokens)):
            self.show.grow(_token(place), 1.0, 0.0, GO_S, after=after)
        self._tokens = ()


def token_pose(cell: Cell, place: int, count: int) -> Pose:
    """Token number ``place`` of the ``count`` that are shown before a mob."""
    stack = at.cell_pose(cell, at.OVERWORLD_TOP + at.TILE).place
    aside = (place - (count - 1) / 2) * BESIDE
    spot = add(add(stack, BEFORE), (aside, 0.0, 0.0))
    return Pose(spot, turned((1.0, 0.0, 0.0), LEAN), SIZE)


def _token(place: int) -> PieceId:
    return ("skirmish", "token", place)
