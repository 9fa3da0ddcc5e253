"""How a fight is shown: the stage comes up, tokens flip one by one, the mob falls or stays."""

from __future__ import annotations

from game.rules.biomes import events as ev
from game.rules.biomes.moves import Cell
from game.rules.biomes.view import BiomesView
from game.scene.director.choreography import Choreography
from game.scene.geometry import on
from game.scene.layout import biomes as rest
from game.scene.places import biomes as at
from game.scene.pose import Layout, Look, Piece, PieceId, Pose

COME_S, FLIP_S, BETWEEN_S, HOLD_S = 0.34, 0.42, 0.5, 0.9
CALM_HOLD_S = 1.6
"""How long the tokens lie still to be read under reduced motion."""
MOB: PieceId = ("fight", "mob")


class FightScript:
    """The part of a move's events that happens on the stage."""

    def __init__(
        self, show: Choreography, before: BiomesView, after: BiomesView, focus: int, goal: Layout
    ) -> None:
        self.show, self.before, self.after, self.focus, self.goal = (
            show, before, after, focus, goal,
        )  # fmt: skip
        self._tokens = before.fight.tokens if before.fight else ()
        self._staged = before.fight is not None

    def close(self) -> None:
        """Set the stage for a fight that ``after`` shows, or clear it for none, if still to do."""
        fight = self.after.fight
        if fight and not self._staged:
            self._tokens = fight.tokens
            self._set_stage(self.after.turn_player, fight.tile)
            for place, token in enumerate(fight.tokens):
                self._put(place, rest.token_look(self.after.catalogue, token))
        elif self._staged and not fight:
            self._clear_stage()

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
            for place, token in enumerate(event.tokens):
                self._put(place, rest.token_look(self.after.catalogue, token))
            self.show.wait(CALM_HOLD_S)
            return
        self.show.wait(0.2)
        for place, token in enumerate(event.tokens):
            self._reveal(place, token)
        self.show.wait(HOLD_S)

    def _set_stage(self, seat: int, tile: str) -> None:
        """The stage with the mob and the fighter comes in front of the table."""
        self._staged = True
        for name, piece in rest.stage_pieces(self.after.catalogue, seat, tile).items():
            self.show.then(lambda name=name, piece=piece: self.show.scene.put(name, piece))  # type: ignore[misc]
        if not self.show.scene.reduced_motion:
            self.show.grow(("fight", "stage"), 0.6, 1.0, COME_S)
            self.show.grow(MOB, 0.4, 1.0, COME_S)
            self.show.wait(COME_S)

    def _put(self, place: int, look: Look) -> None:
        """A token lies there."""
        name: PieceId = ("fight", "token", place)
        piece = Piece(look, rest.fight_token_pose(place, len(self._tokens)), "stage")
        self.show.then(lambda: self.show.scene.put(name, piece))

    def _reveal(self, place: int, token: str) -> None:
        """A token slides in face down and turns over."""
        name: PieceId = ("fight", "token", place)
        goal = rest.fight_token_pose(place, len(self._tokens))
        start = on(at.STAGE, Pose((4.6, -0.6, 0.7), scale=1.2))
        back = Piece(rest.TOKEN_BACK, start, "stage")
        self.show.then(lambda: self.show.scene.put(name, back))
        self.show.fly(name, goal, COME_S, arc=0.35, after=0.001)
        look = rest.token_look(self.after.catalogue, token)
        self.show.flip(name, name, look, FLIP_S, lift=0.6, after=COME_S + 0.01)
        self.show.wait(COME_S + BETWEEN_S)

    def _explode(self, event: ev.TokenRemoved) -> None:
        """A detonated TNT swells and is gone; what lies in the trays jumps."""
        if event.token in self._tokens:
            name: PieceId = ("fight", "token", self._tokens.index(event.token))
            self.show.grow(name, 1.0, 1.7, 0.2)
            self.show.grow(name, 1.0, 0.0, 0.16, after=0.2)
            self.show.shake(MOB, 0.5, after=0.2)
        for block in [each for each in self.show.scene.pieces if each[0] == "supply"]:
            self.show.pulse(block, 0.34, lift=0.3, after=0.2)
        self.show.wait(0.8)

    def _win(self, event: ev.MobDefeated) -> None:
        if self._staged:
            self.show.pulse(MOB, 0.35, lift=0.3)
            self.show.wait(0.4)
        self._clear_stage()
        name: PieceId = ("tile", event.tile)
        self.show.fly(name, self.goal[name].pose, 0.75, arc=1.2, after=0.3)
        self.show.wait(1.1)

    def _lose(self, cell: Cell) -> None:
        """The mob shakes its head: on the stage, or on its stack when there is none."""
        tile = self.before.stack(cell).face_up
        self.show.shake(MOB if self._staged or not tile else ("tile", tile), 0.6)
        self.show.wait(0.8)
        self._clear_stage()

    def _clear_stage(self) -> None:
        """The stage goes; the table is in front again."""
        if not self._staged:
            return
        self._staged = False
        tokens: list[PieceId] = [("fight", "token", n) for n in range(len(self._tokens))]
        for name in (MOB, ("fight", "figure"), ("fight", "stage"), *tokens):
            self.show.grow(name, 1.0, 0.0, 0.24)
        self.show.wait(0.3)
