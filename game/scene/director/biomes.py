"""How the events of `biomes` are shown: which pieces fly, flip, hop and pulse, and when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.rules.biomes import events as ev
from game.rules.biomes.catalogue import MATERIALS, Material
from game.rules.biomes.moves import Crossing
from game.rules.biomes.view import BiomesView
from game.scene.director.choreography import UP, Choreography
from game.scene.director.fights import FightScript
from game.scene.geometry import add
from game.scene.layout import biomes as rest
from game.scene.places import biomes as at
from game.scene.pose import Layout, Look, PieceId, Pose, turned
from game.scene.stage import Scene
from game.scene.timeline import drop

HOP_S, BLOCK_S, FLIP_S, BUILD_S, TOKEN_S, PULSE_S = 0.32, 0.72, 0.46, 0.8, 0.65, 0.5
CALM_S = 0.25
"""All that a move takes under reduced motion; a fight's tokens are shown for longer."""
POUR_S, POUR_GAP_S = 0.5, 0.014


def direct(
    scene: Scene,
    events: Sequence[ev.BiomesEvent],
    before: BiomesView,
    after: BiomesView,
    focus: int,
) -> None:
    """Put on the scene's timeline what ``events`` did between the two views.

    When the timeline has drained the scene is ``layout(after, focus)``.
    """
    goal = rest.layout(after, focus)
    show = Choreography(scene, scene.timeline.end)
    if scene.reduced_motion:
        fights = FightScript(show, before, after, focus, goal)
        for event in events:
            if isinstance(event, ev.WeaponsDrawn):
                fights.play(event)
        show.wait(CALM_S)
    else:
        _Script(show, before, after, focus, goal).play(events)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


def pour(scene: Scene, view: BiomesView, focus: int) -> None:
    """The beginning of a game: the blocks of the cube fall into place, layer by layer."""
    goal = rest.layout(view, focus)
    blocks = sorted((name for name in goal if name[0] == "block"), key=lambda name: name[3:])
    scene.show({name: piece for name, piece in goal.items() if name[0] != "block"})
    show = Choreography(scene, scene.timeline.time)
    if not scene.reduced_motion:
        for place, name in enumerate(blocks):
            _drop_block(show, name, goal, place * POUR_GAP_S)
        show.wait(len(blocks) * POUR_GAP_S + POUR_S)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


def _drop_block(show: Choreography, name: PieceId, goal: Layout, after: float) -> None:
    piece = goal[name]
    tilt = rest.untidy(*name)

    def frame(part: float) -> None:
        height = 4.2 * (1.0 - drop(part))
        turn = turned(UP, 50.0 * tilt[0] * (1.0 - part))
        place = add(piece.pose.place, (tilt[1] * (1.0 - part), 0.0, height))
        show.scene.put(name, piece._replace(pose=Pose(place, turn, piece.pose.scale)))

    show.act(POUR_S, frame, after=after)


def crossings_between(start: Crossing, to: Crossing) -> list[Crossing]:
    """The crossings of a way along the paths, both ends included (B4.1)."""
    way = [start]
    while way[-1] != to:
        row, column = way[-1]
        if row != to[0]:
            way.append((row + (1 if to[0] > row else -1), column))
        else:
            way.append((row, column + (1 if to[1] > column else -1)))
    return way


class _Script:
    """One move's events, told in order."""

    def __init__(
        self, show: Choreography, before: BiomesView, after: BiomesView, focus: int, goal: Layout
    ) -> None:
        self.show, self.before, self.after, self.focus, self.goal = (
            show, before, after, focus, goal,
        )  # fmt: skip
        self.supplies = [list(player.supply) for player in before.players]
        self.piles = [player.pile_size for player in before.players]
        self.fights = FightScript(show, before, after, focus, goal)

    def play(self, events: Sequence[ev.BiomesEvent]) -> None:
        """Write the acts of every event."""
        for event in events:
            match event:
                case ev.Moved():
                    self._move(event)
                case ev.BlockTaken():
                    self._take(event)
                case ev.Built():
                    self._build(event)
                case ev.TokenGained():
                    self._arm(event)
                case ev.Traded():
                    self._trade(event)
                case ev.Scored():
                    self._score(event)
                case ev.ScoringStarted():
                    self.show.pulse(("card", event.round), PULSE_S, lift=0.5)
                    self.show.wait(PULSE_S)
                case ev.GameOver():
                    self._celebrate()
                case _:
                    self._reveal_or_fight(event)
        self.fights.close()
        self.show.wait(0.12)

    def _reveal_or_fight(self, event: ev.BiomesEvent) -> None:
        match event:
            case ev.TileRevealed(cell, tile):
                level = self.before.stack(cell).count - 1
                look = rest.tile_look(self.after.catalogue, tile)
                self._flip(("stack", *cell, level), ("tile", tile), look)
            case ev.TokenRevealed(cell, token):
                name: PieceId = ("rim", *cell)
                self._flip(name, name, rest.token_look(self.after.catalogue, token))
            case _:
                self.fights.play(event)

    def _flip(self, name: PieceId, becomes: PieceId, look: Look) -> None:
        self.show.flip(name, becomes, look, FLIP_S)
        self.show.wait(0.2)

    def _move(self, event: ev.Moved) -> None:
        name: PieceId = ("figure", event.player)
        for _, crossing in pairwise(crossings_between(event.start, event.to)):
            self.show.fly(name, at.crossing_pose(crossing), HOP_S, arc=0.5)
            self.show.wait(HOP_S)
        self.show.fly(name, self.goal[name].pose, 0.16, arc=0.12)
        others = [
            (other, self.goal[other].pose)
            for seat in range(len(self.after.players))
            if (other := ("figure", seat)) != name
        ]
        self.show.glide(others, 0.2, 0.0)
        self.show.wait(0.18)

    def _take(self, event: ev.BlockTaken) -> None:
        name: PieceId = ("block", *event.block)
        material = MATERIALS.index(Material(event.material))
        supply = self.supplies[event.player]
        number = supply[material]
        supply[material] += 1
        lands: PieceId = ("supply", event.player, event.material, number)
        piece = self.goal.get(lands)
        if piece is None:
            self.show.grow(name, 1.0, 0.0, 0.4)
            self.show.wait(0.4)
            return
        x, y, z = at.block_place(event.block)
        pop = Pose((x, y, z + 0.45))

        def swap() -> None:
            self.show.scene.remove(name)
            self.show.scene.put(lands, piece)

        self._rise(name, pop)
        self.show.fly(name, piece.pose, BLOCK_S, arc=1.5, spins=0.75, after=0.14, end=swap)
        self._make_room(event.player, lands, piece.pose)
        self.show.wait(BLOCK_S + 0.3)

    def _rise(self, name: PieceId, pop: Pose) -> None:
        """A block pops out of the cube, straight up, before it flies."""
        low = self.show.scene.pieces.get(name)
        if low is not None:
            start = low.pose.place

            def frame(part: float) -> None:
                place = tuple(a + (b - a) * part for a, b in zip(start, pop.place, strict=True))
                self.show.scene.pose(name, Pose((place[0], place[1], place[2])))

            self.show.act(0.14, frame)

    def _make_room(self, seat: int, lands: PieceId, landing: Pose) -> None:
        """The blocks already there slide to their new slots, or jostle in their old ones."""
        pieces = self.show.scene.pieces
        lying = [name for name in pieces if name[:2] == ("supply", seat) and name in self.goal]
        moves = [n for n in lying if pieces[n].pose != self.goal[n].pose]
        self.show.glide(((n, self.goal[n].pose) for n in moves), 0.3, BLOCK_S - 0.2)
        still = [n for n in lying if n not in moves and n != lands]
        if seat == self.focus and still:
            self.show.jostle(still, landing.place, BLOCK_S + 0.12)

    def _build(self, event: ev.Built) -> None:
        name: PieceId = ("tile", event.tile)
        goal = self.goal[name].pose
        paid: list[PieceId] = []
        supply = self.supplies[event.player]
        for material, count in enumerate(event.pay):
            for _ in range(count):
                supply[material] -= 1
                paid.append(("supply", event.player, MATERIALS[material], supply[material]))
        for place, block in enumerate(paid):
            over = add(goal.place, (0.0, 0.0, 1.1))
            self.show.fly(block, Pose(over, scale=0.3), 0.45, arc=0.5, after=0.05 * place)
            self.show.grow(block, 1.0, 0.0, 0.18, after=0.05 * place + 0.45)
        above = Pose(add(goal.place, (0.0, 0.0, 0.9)), goal.turn, goal.scale)
        self.show.fly(name, above, BUILD_S * 0.7, arc=0.9, after=0.2)
        landing = 0.2 + BUILD_S * 0.7
        self.show.fly(name, goal, 0.3, arc=0.0, after=landing, ease=drop)
        self.show.wait(landing + 0.4)

    def _arm(self, event: ev.TokenGained) -> None:
        name: PieceId = ("rim", *event.cell)
        place = self.piles[event.player]
        self.piles[event.player] += 1
        lands: PieceId = ("pile", event.player, place)
        if lands not in self.goal:
            return
        goal = self.goal[lands]

        def swap() -> None:
            self.show.scene.remove(name)
            self.show.scene.put(lands, goal)

        if event.face_up:
            self.show.flip(name, name, rest.TOKEN_BACK, 0.36, lift=0.4)
            self.show.wait(0.36)
        self.show.fly(name, goal.pose, TOKEN_S, arc=1.2, end=swap)
        self.show.wait(TOKEN_S)

    def _trade(self, event: ev.Traded) -> None:
        name: PieceId = ("tile", event.tile)
        self.show.pulse(name, 0.3)
        self.show.grow(name, 1.0, 0.0, 0.35, after=0.3)
        self.show.wait(0.65)

    def _score(self, event: ev.Scored) -> None:
        board = at.board_pose(event.player, self.focus, len(self.after.players))
        for order, space in enumerate(event.spaces):
            tiles = self.after.players[event.player].spaces[space[0] * 3 + space[1]]
            name: PieceId = ("tile", tiles[-1]) if tiles else ("space", event.player, *space)
            self.show.pulse(name, PULSE_S, lift=0.3 * board.scale, after=0.16 * order)
        self.show.wait(PULSE_S + 0.16 * len(event.spaces) + 0.25)

    def _celebrate(self) -> None:
        """The winners' figures jump (B8.3)."""
        results = [(player.xp, sum(player.supply)) for player in self.after.players]
        for seat, result in enumerate(results):
            for jump in range(3 if result == max(results) else 0):
                name: PieceId = ("figure", seat)
                self.show.pulse(name, HOP_S, lift=0.7 - 0.15 * jump, after=jump * HOP_S)
        self.show.wait(3 * HOP_S)
