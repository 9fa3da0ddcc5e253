"""How the events of `brewery` are shown: which pieces fly, roll, turn and grow, and when."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import events as ev
from game.rules.brewery.view import BreweryView
from game.scene.cues import Cue
from game.scene.director import points
from game.scene.director.choreography import Choreography
from game.scene.geometry import add
from game.scene.stage import Scene
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.director.actors import Actors
from game.titles.brewery.scene.director.brewing import BrewScript, steaming
from game.titles.brewery.scene.director.brewing_small import SmallBrewScript
from game.titles.brewery.scene.director.dice import DiceScript
from game.titles.brewery.scene.director.ending import celebrate
from game.titles.brewery.scene.director.quiet import heard
from game.titles.brewery.scene.director.seasons import begin_round
from game.titles.brewery.scene.director.wares import WareScript

CALM_S = 0.25
"""All that a move takes under reduced motion; points are seen for longer."""
ANNOUNCED = (ev.PhaseStarted, ev.RoundStarted, ev.BrewingDeclared, ev.GameOver)
"""What panels tell as soon as it begins to be shown; all else once it has been."""
TOGETHER_S = 0.12
"""From one seat's throw of a round to the next one's."""


def direct(
    scene: Scene,
    events: Sequence[ev.BreweryEvent],
    before: BreweryView,
    after: BreweryView,
    focus: int,
    *,
    small: bool = False,
) -> None:
    """Put on the scene's timeline what ``events`` did between the two views.

    When the timeline has drained the scene is ``layout(after, focus)``. ``small``: a brewing is
    told where its dice lie.
    """
    show = Choreography(scene, scene.timeline.end)
    actors = Actors(show, before, after, focus)
    script = _Script(actors)
    if small:
        script.brewing = SmallBrewScript(actors, script.wares)
    if scene.reduced_motion:
        script.tell(events)
    else:
        script.play(events)
    show.bring_home(actors.goal)
    show.last_of_all(lambda: scene.settle(actors.goal))
    show.perform()


class _Script:
    """One move's events, told in order."""

    def __init__(self, actors: Actors) -> None:
        self.actors, self.show = actors, actors.show
        self.dice, self.wares = DiceScript(actors), WareScript(actors)
        self.brewing = BrewScript(actors, self.wares)
        self._rolling = 0.0
        self._cleaning = False

    def tell(self, events: Sequence[ev.BreweryEvent]) -> None:
        """Nothing moves: the picture changes at once, and what it sounds like is heard."""
        scene, goal = self.show.scene, self.actors.goal
        for event in events:
            cue = heard(event)
            if cue:
                self.show.sound(cue)
        self.show.then(scene.cut)
        self.show.then(lambda: scene.settle(goal))
        for index, event in enumerate(events):
            self._note_source(event)
            self.show.told(index + 1)
            if isinstance(event, ev.PointsGained):
                points.tell(self.show, event.amount, self.wares.source, event.player)
        self.show.wait(CALM_S)

    def play(self, events: Sequence[ev.BreweryEvent]) -> None:
        """Write the acts of every event."""
        self.actors.take(events)
        for index, event in enumerate(events):
            self.actors.index = index
            self._note_source(event)
            if isinstance(event, ev.DiceRolled) and event.reason == "round":
                self._rolling = max(self._rolling - TOGETHER_S, self.dice.roll(event))
                self.show.told(index + 1, self._rolling)
                self.show.wait(TOGETHER_S)
                continue
            self.show.wait(self._rolling)
            self._rolling = 0.0
            seconds = self._dice(event) * self._pace(event)
            self.show.told(index + 1, 0.0 if isinstance(event, ANNOUNCED) else seconds)
            self.show.wait(seconds)
        self.show.wait(self._rolling + 0.12)

    def _pace(self, event: ev.BreweryEvent) -> float:
        """What is cleaned up is told briskly, the others' things more so."""
        if isinstance(event, ev.PhaseStarted):
            self._cleaning = event.phase == "clean_up"
        if isinstance(event, ev.RoundStarted | ev.GameOver):
            self._cleaning = False
        if not self._cleaning:
            return 1.0
        own = getattr(event, "player", self.actors.focus) == self.actors.focus
        return 0.75 if own else 0.45

    def _dice(self, event: ev.BreweryEvent) -> float:
        match event:
            case ev.DieStored():
                return self.dice.store(event)
            case ev.ItemPlaced():
                return self.dice.place(event)
            case ev.Accelerated():
                return self.dice.accelerate(event)
            case ev.DiceRolled():
                return self.dice.roll(event)
            case ev.DieGained():
                return self.dice.gain(event)
            case ev.DieReturned():
                return self.dice.give_back(event)
            case ev.DieRaised():
                return self.dice.raise_up(event)
            case ev.DieToPool():
                return self.dice.to_pool(event)
            case ev.DiceExchanged():
                return self.dice.exchange(event)
            case ev.RaisesEnded():
                return self.dice.fall_back(event)
            case _:
                return self._wares(event)

    def _wares(self, event: ev.BreweryEvent) -> float:
        match event:
            case ev.SeedsGained():
                return self.wares.seeds(event)
            case ev.SeedReturned():
                return self.wares.seed_home(event)
            case ev.GoldChanged():
                return self.wares.gold(event)
            case ev.Bought():
                return self.wares.buy(event)
            case ev.TokenGained():
                return self.wares.come(event.player, 5 + event.token)
            case ev.TokenUsed():
                return self.wares.use(event)
            case ev.IngredientReturned():
                return self.wares.ingredient_home(event)
            case ev.PointsGained():
                points.send(self.show, event.amount, self.wares.source, event.player)
                return 0.0
            case _:
                return self._turning_points(event)

    def _turning_points(self, event: ev.BreweryEvent) -> float:
        match event:
            case ev.BrewingDeclared():
                return self.brewing.declare(event)
            case ev.Brewed():
                return self.brewing.brew(event)
            case ev.ExtensionLost():
                return self.brewing.bare(event)
            case ev.BrewingFailed():
                return self.brewing.fail(event)
            case ev.RecipeRevealed():
                return self.brewing.reveal(event)
            case ev.PhaseStarted(phase=phase):
                if phase == "brew":
                    steaming(self.show)
                self.show.sound(Cue("page", at.KETTLE.place, strength=0.5))
                return 0.15
            case ev.RoundStarted():
                return begin_round(self.actors, event)
            case ev.GameOver():
                return celebrate(self.actors, event)
            case _:
                return 0.0

    def _note_source(self, event: ev.BreweryEvent) -> None:
        """Where coins and points come from next."""
        match event:
            case ev.Brewed():
                self.wares.source = self.actors.kettle
            case ev.GoldChanged(reason="seeds-gold", player=player):
                place = self.actors.estate(player).field(10).place
                self.wares.source = add(place, (0.0, 0.0, 0.3))
            case ev.PointsGained(reason="gold" | "dice", player=player):
                self.wares.source = add(self.actors.estate(player).base.place, (0.0, 0.0, 0.6))
            case _:
                pass
