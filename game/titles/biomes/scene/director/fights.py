"""How a fight is shown: the stage comes up, tokens fan out and flip, the mob falls or stays."""

from __future__ import annotations

import math

from game.rules.biomes import events as ev
from game.rules.biomes.catalogue import WeaponKind, find_weapon
from game.rules.biomes.moves import Cell
from game.rules.biomes.view import BiomesView, FightView
from game.scene.cues import Cue
from game.scene.director import effects
from game.scene.director.choreography import Choreography
from game.scene.falls import FOOT, toppled
from game.scene.geometry import add, between, minus, on
from game.scene.pose import Layout, Look, Piece, PieceId, Pose
from game.scene.timeline import swell
from game.titles.biomes.scene import layout as rest
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.director.trays import Trays
from game.titles.biomes.scene.director.trophies import carry_home

COME_S, FAN_GAP_S, FLIP_S, REST_S, HOLD_S = 0.36, 0.09, 0.44, 0.12, 0.5
"""Times of a fight; between flips the stage lies still for ``REST_S``."""
CALM_HOLD_S = 1.6
"""How long the tokens lie still to be read under reduced motion."""
SWELL_S, TOPPLE_S = 0.4, 0.6
BLOW_S, LIES_S = 0.3, 0.45
"""From a last blow until the mob falls, and how long it is seen lying before all is told."""
GO_S, CLEAR_S = 0.26, 0.24
"""How long the stage takes to go, and until the table behind it is well seen again."""
OPENING = 3
"""So many tokens are revealed at first (B6.1)."""
MOB: PieceId = ("fight", "mob")
FIGHTER: PieceId = ("fight", "figure")
STAGE: PieceId = ("fight", "stage")


class FightScript:
    """The part of a move's events that happens on the stage."""

    def __init__(
        self, show: Choreography, before: BiomesView, after: BiomesView, goal: Layout, trays: Trays
    ) -> None:
        self.show, self.before, self.after, self.goal = show, before, after, goal
        self._trays = trays
        self._tokens = before.fight.tokens if before.fight else ()
        self._staged = before.fight is not None
        self._fallen = before.fight is not None and bool(
            rest.fallen(before.catalogue, before.fight)
        )

    def close(self) -> None:
        """Set the stage for a fight that ``after`` shows, or clear it for none, if still to do."""
        fight = self.after.fight
        if fight and not self._staged:
            self._tokens = fight.tokens
            self._set_stage(self.after.turn_player, fight.tile)
            self._lay_open()
        elif self._staged and not fight:
            self._clear_stage()
        if fight and self._falls(fight):
            self._topple(fight.tile)

    def _falls(self, fight: FightView) -> bool:
        """Whether the mob is to be seen falling over: all is decided, and there is motion."""
        lies = bool(rest.fallen(self.after.catalogue, fight))
        return lies and not self.show.scene.reduced_motion

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
                self._lose(event.cell)
            case _:
                pass

    def _draw(self, event: ev.WeaponsDrawn) -> None:
        self._tokens = event.tokens
        self._set_stage(event.player, event.tile)
        if self.show.scene.reduced_motion:
            self._lay_open()
            self.show.wait(CALM_HOLD_S)
            return
        here = min(OPENING, len(event.tokens))
        for place in range(here):
            self._bring(place, here, FAN_GAP_S * place)
        self.show.wait(COME_S + FAN_GAP_S * (here - 1) + REST_S)
        for place, token in enumerate(event.tokens):
            self._reveal(place, token)
            if self._is_bow(token) and here < len(event.tokens):
                here += 1
                self._spread(here)
        self.show.wait(HOLD_S)

    def _is_bow(self, token: str) -> bool:
        return find_weapon(self.after.catalogue, token).kind is WeaponKind.BOW

    def _set_stage(self, seat: int, tile: str) -> None:
        """The stage with the mob and the fighter comes in front of the table."""
        self._staged = True
        pieces = rest.stage_pieces(self.after.catalogue, seat, tile)
        for place, (name, piece) in enumerate(pieces.items()):
            if self.show.scene.reduced_motion:
                self.show.put(name, piece)
                continue
            late = 0.1 * place
            self.show.put(name, piece._replace(pose=piece.pose._replace(scale=0.001)), late)
            self._rise(name, piece.pose, late)
        if not self.show.scene.reduced_motion:
            self.show.wait(COME_S + 0.2)

    def _rise(self, name: PieceId, pose: Pose, after: float) -> None:
        def way(_: Pose, part: float) -> Pose:
            return pose._replace(scale=pose.scale * max(swell(part), 0.001)) if part < 1.0 else pose

        self.show.carry(name, COME_S, way, after=after)

    def _lay_open(self) -> None:
        """Have all tokens lie face up."""
        for place, token in enumerate(self._tokens):
            if token in self.after.removed:
                continue
            pose = rest.fight_token_pose(place, len(self._tokens))
            look = rest.token_look(self.after.catalogue, token)
            self.show.put(("fight", "token", place), Piece(look, pose, "stage"))

    def _bring(self, place: int, count: int, after: float) -> None:
        """A token slides from the fighter into the fan, face down."""
        name: PieceId = ("fight", "token", place)
        goal = rest.fight_token_pose(place, count)
        start = on(at.STAGE, Pose((-2.0, -0.7, 0.4), scale=0.4))
        self.show.put(name, Piece(rest.TOKEN_BACK, start, "stage"), after)
        self.show.sound(Cue("draw", goal.place), after)
        self.show.fly(name, goal, COME_S, arc=0.4, lean=12.0, after=after)

    def _spread(self, count: int) -> None:
        """The fan makes room for one more token, which comes in (B6.4)."""
        for place in range(count - 1):
            goal = rest.fight_token_pose(place, count)
            self.show.fly(("fight", "token", place), goal, COME_S * 0.7, arc=0.0)
        self._bring(count - 1, count, 0.08)
        self.show.wait(COME_S + 0.08 + REST_S)

    def _reveal(self, place: int, token: str) -> None:
        """A token turns over; for its hearts the fighter lunges and the mob flinches."""
        name: PieceId = ("fight", "token", place)
        self.show.flip(name, name, rest.token_look(self.after.catalogue, token), FLIP_S)
        weapon = find_weapon(self.after.catalogue, token)
        counts = weapon.hearts if weapon.kind is not WeaponKind.TNT else 0
        self.show.sound(Cue("heart", what=str(counts)), FLIP_S)
        if counts:
            self._lunge(FLIP_S * 0.7, 7.0 + 3.0 * counts)
        self.show.wait(FLIP_S + (0.16 if counts else 0.0) + REST_S)

    def _lunge(self, after: float, degrees: float) -> None:
        fighter, mob = self._places()
        away = minus(mob, fighter)
        self.show.nod(FIGHTER, away, min(degrees + 6.0, 24.0), 0.3, after=after)
        self.show.nod(MOB, away, min(degrees * 0.5, 9.0), 0.26, after=after + 0.12)

    def _places(self) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
        return on(at.STAGE, Pose((-2.3, 0.1, 0.155))).place, on(at.STAGE, Pose((0, 1, 0))).place

    def _explode(self, event: ev.TokenRemoved) -> None:
        """A detonated TNT swells and goes up in smoke and paper; what lies in trays jumps."""
        if event.token in self._tokens:
            place = self._tokens.index(event.token)
            name: PieceId = ("fight", "token", place)
            self.show.carry(name, SWELL_S, _swelling)
            self.show.remove(name, SWELL_S)
            spot = rest.fight_token_pose(place, len(self._tokens)).place
            above = add(spot, (0.0, 0.0, 0.35))
            effects.flash(self.show, above, "stage", after=SWELL_S)
            effects.smoke(self.show, above, "stage", after=SWELL_S + 0.08)
            effects.burst(self.show, above, "stage", after=SWELL_S)
            self._shock(place)
        self.show.sound(Cue("boom"), SWELL_S)
        self._trays.jump(SWELL_S + 0.04)
        self.show.wait(SWELL_S + effects.BURST_S * 0.75)

    def _shock(self, place: int) -> None:
        """What stands on the stage jumps."""
        for other in range(len(self._tokens)):
            if other != place:
                self.show.pulse(("fight", "token", other), 0.34, lift=0.3, after=SWELL_S + 0.05)
        fighter, mob = self._places()
        self.show.nod(MOB, minus(mob, fighter), 14.0, 0.5, after=SWELL_S + 0.04)
        self.show.nod(FIGHTER, minus(fighter, mob), 14.0, 0.5, after=SWELL_S + 0.04)

    def _win(self, event: ev.MobDefeated) -> None:
        if self._staged and not self._fallen:
            self._topple(event.tile)
        self.show.sound(Cue("won"))
        self._clear_stage()
        self.show.wait(CLEAR_S)
        carry_home(self.show, event, self.goal)

    def _topple(self, tile: str) -> None:
        """A last blow, and the mob falls over on its tile in a cloud of dust."""
        self._fallen = True
        self._lunge(0.0, 18.0)
        self.show.wait(BLOW_S)
        pieces = rest.stage_pieces(self.after.catalogue, 0, tile)
        mob = pieces[MOB]
        self.show.put(MOB, mob._replace(look=Look(mob.look.model, mob.look.face)))
        self.show.put(rest.FALLEN, Piece(Look(mob.look.mini), mob.pose, "stage"))
        self.show.carry(rest.FALLEN, TOPPLE_S, lambda start, part: toppled(start, FOOT, part))
        self.show.sound(Cue("clack", mob.pose.place, "wood"), TOPPLE_S * 0.6)
        effects.puff(self.show, mob.pose, "stage", after=TOPPLE_S * 0.56)
        self.show.wait(TOPPLE_S + LIES_S)

    def _lose(self, cell: Cell) -> None:
        """The mob shakes its head: on the stage, or on its stack when there is none."""
        tile = self.before.stack(cell).face_up
        name: PieceId = MOB if self._staged or not tile else ("tile", tile)
        self.show.sound(Cue("lost"))
        self.show.shake(name, 0.7)
        fighter, mob = self._places()
        self.show.nod(FIGHTER, minus(fighter, mob), 12.0, 0.6, after=0.1)
        self.show.wait(0.85)
        self._clear_stage()

    def _clear_stage(self) -> None:
        """The stage goes; the table is in front again."""
        if not self._staged:
            return
        self._staged = False
        tokens: list[PieceId] = [("fight", "token", n) for n in range(len(self._tokens))]
        gone = [rest.FALLEN] if self._fallen else []
        for name in (MOB, FIGHTER, STAGE, *tokens, *gone):
            self.show.carry(name, GO_S, _going)
            self.show.remove(name, GO_S)
        self.show.wait(GO_S)


def _going(pose: Pose, part: float) -> Pose:
    """What stands on the stage as all of it shrinks into its middle."""
    size = max(1.0 - part * part, 0.001)
    middle = at.STAGE.place
    return Pose(between(middle, pose.place, size), pose.turn, pose.scale * size)


def _swelling(rest_pose: Pose, part: float) -> Pose:
    """A token about to go off: it trembles, ever larger."""
    tremble = 0.05 * part * math.sin(part * math.tau * 5.0)
    place = add(rest_pose.place, (tremble, 0.0, 0.12 * part))
    return Pose(place, rest_pose.turn, rest_pose.scale * (1.0 + 0.28 * part * part))
