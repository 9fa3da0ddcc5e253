"""How the events of `brewery` are shown: which pieces fly, roll, turn and grow, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import FIRST_TOKEN
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
    script = _Script(actors, small=small)
    if scene.reduced_motion:
        script.tell(events)
    else:
        script.play(events)
    show.bring_home(actors.goal)
    show.last_of_all(lambda: scene.settle(actors.goal))
    show.perform()


class _Script:
    """One move's events, told in order."""

    def __init__(self, actors: Actors, *, small: bool) -> None:
        self.actors, self.show = actors, actors.show
        self.dice, self.wares = DiceScript(actors), WareScript(actors)
        self._acts = self._told_by((SmallBrewScript if small else BrewScript)(actors, self.wares))
        self._rolling = 0.0
        self._cleaning = False

    def _told_by(self, brewing: BrewScript) -> Mapping[type, Callable[[Any], float]]:
        """By the kind of event, what shows it, and how long it takes, in seconds."""
        dice, wares = self.dice, self.wares
        return {
            ev.DieStored: dice.store,
            ev.ItemPlaced: dice.place,
            ev.Accelerated: dice.accelerate,
            ev.DiceRolled: dice.roll,
            ev.DieGained: dice.gain,
            ev.DieReturned: dice.give_back,
            ev.DieRaised: dice.raise_up,
            ev.DieToPool: dice.to_pool,
            ev.DiceExchanged: dice.exchange,
            ev.RaisesEnded: dice.fall_back,
            ev.SeedsGained: wares.seeds,
            ev.SeedReturned: wares.seed_home,
            ev.GoldChanged: wares.gold,
            ev.Bought: wares.buy,
            ev.TokenGained: self._take,
            ev.TokenUsed: wares.use,
            ev.IngredientReturned: wares.ingredient_home,
            ev.PointsGained: self._score,
            ev.BrewingDeclared: brewing.declare,
            ev.Brewed: brewing.brew,
            ev.ExtensionLost: brewing.bare,
            ev.BrewingFailed: brewing.fail,
            ev.RecipeRevealed: brewing.reveal,
            ev.PhaseStarted: self._begin_phase,
            ev.RoundStarted: partial(begin_round, self.actors),
            ev.GameOver: partial(celebrate, self.actors),
        }

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
            act = self._acts.get(type(event))
            seconds = act(event) * self._pace(event) if act else 0.0
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

    def _take(self, event: ev.TokenGained) -> float:
        return self.wares.come(event.player, FIRST_TOKEN + event.token)

    def _score(self, event: ev.PointsGained) -> float:
        points.send(self.show, event.amount, self.wares.source, event.player)
        return 0.0

    def _begin_phase(self, event: ev.PhaseStarted) -> float:
        if event.phase == "brew":
            steaming(self.show)
        self.show.sound(Cue("page", at.KETTLE.place, strength=0.5))
        return 0.15

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
