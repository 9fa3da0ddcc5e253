"""How the events of `biomes` are shown: which pieces fly, flip, hop and pulse, and when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.rules.biomes import events as ev
from game.rules.biomes.moves import Crossing
from game.rules.biomes.view import BiomesView
from game.scene.cues import Cue
from game.scene.director.choreography import Choreography
from game.scene.geometry import add
from game.scene.pose import Layout, Look, PieceId, Vec3
from game.scene.stage import Scene
from game.titles.biomes.scene import layout as rest
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.beats import before_end
from game.titles.biomes.scene.director import building
from game.titles.biomes.scene.director.fights import FightScript
from game.titles.biomes.scene.director.quiet import heard
from game.titles.biomes.scene.director.scores import ScoreScript
from game.titles.biomes.scene.director.skirmishes import Skirmish
from game.titles.biomes.scene.director.trays import Trays

HOP_S, ASIDE_S, FLIP_S, FLIP_GAP_S, TOKEN_S = 0.34, 0.24, 0.56, 0.2, 0.65
CALM_S = 0.25
"""All that a move takes under reduced motion; a fight's tokens and points are seen for longer."""
HOP, SETTLE_S = 0.5, 0.2
"""How high a figure hops, and how long one that a hand has brought takes to stand."""
ROOM = 0.3
"""How far beside a crossing somebody lands who finds others there."""


def direct(
    scene: Scene,
    events: Sequence[ev.BiomesEvent],
    before: BiomesView,
    after: BiomesView,
    focus: int,
    *,
    large: bool = False,
    small: bool = False,
) -> None:
    """Put on the scene's timeline what ``events`` did between the two views.

    When the timeline has drained the scene is ``layout(after, focus, large=large)``. ``small``: a
    fight is told where its mob lies.
    """
    goal = rest.layout(after, focus, large=large)
    show = Choreography(scene, scene.timeline.end)
    script = _Script(show, before, after, focus, goal)
    if small:
        script.fights = Skirmish(show, (before, after), goal, script.trays, events)
    if scene.reduced_motion:
        script.tell(events)
    else:
        script.play(events)
    show.bring_home(goal)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


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
        self.show, self.before, self.after, self.goal = show, before, after, goal
        self.piles = [player.pile_size for player in before.players]
        self.trays = Trays(show, before, after, focus, goal)
        self.fights: FightScript | Skirmish = FightScript(show, before, after, goal, self.trays)
        self.scores = ScoreScript(show, after, focus, goal)

    def tell(self, events: Sequence[ev.BiomesEvent]) -> None:
        """Nothing moves: the picture changes at once, and the tokens of a fight can be read."""
        scene, goal = self.show.scene, self.goal
        for event in events:
            cue = heard(event)
            if cue:
                self.show.sound(cue)
            if isinstance(event, ev.WeaponsDrawn):
                self.show.then(scene.cut)
                self.fights.play(event)
        self.show.then(scene.cut)
        self.show.then(lambda: scene.settle(goal))
        self.show.told(before_end(events))
        for event in events:
            if isinstance(event, ev.XpGained):
                self.scores.tell(event)
        self.show.wait(CALM_S)

    def play(self, events: Sequence[ev.BiomesEvent]) -> None:
        """Write the acts of every event."""
        end = before_end(events)
        for number, event in enumerate(events):
            if number == end:
                self.show.told(end)
            match event:
                case ev.Moved():
                    self._move(event)
                case ev.BlockTaken():
                    self.show.wait(self.trays.receive(event))
                case ev.Built():
                    self._build(event)
                case ev.TokenGained():
                    self._arm(event)
                case ev.Traded():
                    self._trade(event)
                case _:
                    self._play_more(event)
        self.fights.close()
        self.show.wait(0.12)

    def _play_more(self, event: ev.BiomesEvent) -> None:
        match event:
            case ev.Scored():
                self.scores.count(event)
            case ev.ScoringStarted():
                self.scores.start(event)
            case ev.XpGained():
                self.scores.gain(event)
            case ev.GameOver():
                self.scores.celebrate()
            case ev.TileRevealed(cell, tile):
                level = self.before.stack(cell).count - 1
                look = rest.tile_look(self.after.catalogue, tile)
                self._flip(("stack", *cell, level), ("tile", tile), look)
            case ev.TokenRevealed(cell, token):
                name: PieceId = ("rim", *cell)
                self._flip(name, name, rest.token_look(self.after.catalogue, token))
            case ev.MobDefeated():
                self.fights.play(event)
                self.scores.source = self.goal["tile", event.tile].pose.place
            case _:
                self.fights.play(event)

    def _flip(self, name: PieceId, becomes: PieceId, look: Look) -> None:
        self.show.flip(name, becomes, look, FLIP_S)
        self.show.wait(FLIP_GAP_S)

    def _move(self, event: ev.Moved) -> None:
        name: PieceId = ("figure", event.player)
        way = crossings_between(event.start, event.to)
        if self.show.is_down(name, self.goal[name].pose):
            way = way[-1:]  # a hand has brought it there
        for here, crossing in pairwise(way[:-1]):
            spot = at.crossing_pose(crossing)
            beside = self._beside(event.player, here, crossing)
            self.show.hop(name, spot._replace(place=add(spot.place, beside)), HOP_S)
            self.show.wait(HOP_S)
        for seat in range(len(self.after.players)):
            stands = self.goal["figure", seat].pose
            if seat != event.player and stands != rest.figure_pose(self.before, seat):
                self.show.hop(("figure", seat), stands, ASIDE_S, height=0.12)
        lands = self.goal[name].pose
        brought = self.show.is_down(name, lands)
        seconds, height = (SETTLE_S, 0.0) if brought else (HOP_S, HOP)
        self.show.hop(name, lands, seconds, height=height)
        self.show.wait(seconds)

    def _beside(self, player: int, here: Crossing, crossing: Crossing) -> Vec3:
        """How far beside a crossing to land, so that nobody who stands there is hit."""
        there = [seat for seat, each in enumerate(self.before.players) if each.crossing == crossing]
        if there in ([], [player]):
            return (0.0, 0.0, 0.0)
        return (0.0, -ROOM, 0.0) if here[0] == crossing[0] else (ROOM, 0.0, 0.0)

    def _build(self, event: ev.Built) -> None:
        self.show.wait(building.build(self.show, self.trays, event, self.goal))
        place = self.goal["tile", event.tile].pose.place
        self.scores.source = add(place, (0.0, 0.0, 0.5))

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
            self.show.flip(name, name, rest.TOKEN_BACK, FLIP_S * 0.8, lift=0.45)
            self.show.wait(FLIP_S * 0.8)
        self.show.sound(Cue("slide", at.cell_pose(event.cell).place))
        self.show.fly(name, goal.pose, TOKEN_S, arc=1.1, lean=16.0, end=swap)
        self.show.sound(Cue("arm", goal.pose.place), TOKEN_S * 0.95)
        self.show.wait(TOKEN_S)

    def _trade(self, event: ev.Traded) -> None:
        name: PieceId = ("tile", event.tile)
        self.show.sound(Cue("trade"))
        self.show.pulse(name, 0.3, lift=0.3, swell=0.2)
        self.show.dissolve(name, 1.0, 0.5, after=0.3)
        self.show.wait(0.8)
