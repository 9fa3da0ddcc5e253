"""How the events of `towers` are shown: which pieces run, fly, stack up and fall, and when."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.towers import events as ev
from game.rules.towers.view import TowersView
from game.scene import tower
from game.scene.director import points
from game.scene.director.choreography import Choreography
from game.scene.geometry import add
from game.scene.pose import Layout, Vec3
from game.scene.stage import Scene
from game.titles.towers.scene import places as at
from game.titles.towers.scene.beats import before_end
from game.titles.towers.scene.director.cards import CardScript
from game.titles.towers.scene.director.ending import celebrate
from game.titles.towers.scene.director.pawns import PawnScript
from game.titles.towers.scene.director.phases import raise_flag, wave
from game.titles.towers.scene.director.quiet import heard
from game.titles.towers.scene.director.town import TownScript
from game.titles.towers.scene.layout import layout

CALM_S = 0.25
"""All that a move takes under reduced motion; points are seen for longer."""
ABOVE: Vec3 = (0.0, 0.0, 0.9)
"""How high over a field points rise."""


def direct(
    scene: Scene,
    events: Sequence[ev.TowersEvent],
    before: TowersView,
    after: TowersView,
    focus: int,
) -> None:
    """Put on the scene's timeline what ``events`` did between the two views.

    When the timeline has drained the scene is ``layout(after, focus)``.
    """
    goal = layout(after, focus)
    show = Choreography(scene, scene.timeline.end)
    script = _Script(show, before, after, focus, goal)
    if scene.reduced_motion:
        script.tell(events)
    else:
        script.play(events)
    show.bring_home(goal)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


class _Script:
    """One move's events, told in order."""

    def __init__(
        self, show: Choreography, before: TowersView, after: TowersView, focus: int, goal: Layout
    ) -> None:
        self.show, self.after, self.goal = show, after, goal
        start = layout(before, focus)
        self.cards = CardScript(show, before, start, goal)
        self.pawns = PawnScript(show, before, goal)
        self.town = TownScript(show, before, start, goal)
        self.source: Vec3 = at.BOARD.place
        """Where the next points come from."""

    def tell(self, events: Sequence[ev.TowersEvent]) -> None:
        """Nothing moves: the picture changes at once, and what it sounds like is heard."""
        scene, goal = self.show.scene, self.goal
        for event in events:
            cue = heard(event)
            if cue:
                self.show.sound(cue)
        self.show.then(scene.cut)
        self.show.then(lambda: scene.settle(goal))
        self.show.told(before_end(events))
        for event in events:
            self._note_source(event)
            if isinstance(event, ev.PointsGained):
                for amount, start in self._parts(event):
                    points.tell(self.show, amount, start, event.player)
        self.show.wait(CALM_S)

    def play(self, events: Sequence[ev.TowersEvent]) -> None:
        """Write the acts of every event; what a hand has put down doesn't wait for its price."""
        paying = 0.0 if self.show.scene.put_down else 1.0
        end = before_end(events)
        for number, event in enumerate(events):
            if number == end:
                self.show.told(end)
            self._note_source(event)
            match event:
                case ev.CardsDiscarded():
                    self.show.wait(self.cards.discard(event) * paying)
                case ev.JokerUsed():
                    self.show.wait(self.cards.turn_joker(event) * paying)
                case ev.JokerRestored():
                    self.show.wait(self.cards.turn_joker(event))
                case ev.DeckReshuffled():
                    self.show.wait(self.cards.reshuffle(event))
                case ev.CardsDrawn():
                    self.show.wait(self.cards.draw(event))
                case _:
                    self._play_more(event)
        self.show.wait(0.12)

    def _play_more(self, event: ev.TowersEvent) -> None:
        match event:
            case ev.PawnPlaced():
                self.show.wait(self.pawns.enter(event))
            case ev.PawnMoved():
                self.show.wait(self.pawns.run(event))
            case ev.PawnCaptured():
                self.pawns.capture(event)
            case ev.PawnReturned():
                self.show.wait(self.pawns.go_home(event))
            case ev.TowerDemolished():
                self.show.wait(self.town.demolish(event))
            case ev.TowerBuilt():
                self.show.wait(self.town.build(event))
            case ev.PointsGained():
                for amount, start in self._parts(event):
                    points.send(self.show, amount, start, event.player)
            case _:
                self._play_turning_points(event)

    def _play_turning_points(self, event: ev.TowersEvent) -> None:
        match event:
            case ev.PhaseStarted(phase=phase):
                self.show.wait(raise_flag(self.show, phase))
            case ev.LastRound():
                self.show.wait(wave(self.show))
            case ev.GameOver():
                self.show.wait(celebrate(self.show, self.after, self.goal))
            case _:
                pass

    def _parts(self, event: ev.PointsGained) -> list[tuple[int, Vec3]]:
        """What of some points comes from where: each tower of a skyline brings its own (Q3)."""
        if event.reason != "skyline":
            return [(event.amount, self.source)]
        view = self.after
        heights = {
            field: len(view.towers[field])
            for field, builder in enumerate(view.builders)
            if builder == event.player
        }
        return [
            (height, tower.top(at.field_pose(field), height)) for field, height in heights.items()
        ]

    def _note_source(self, event: ev.TowersEvent) -> None:
        match event:
            case ev.TowerDemolished(at=field) | ev.TowerBuilt(at=field) | ev.PawnCaptured(at=field):
                self.source = add(at.field_pose(field).place, ABOVE)
            case _:
                pass
