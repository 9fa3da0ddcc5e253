"""How often the eye swings away by itself while a match is shown, told a round.

Every agent decides at once, in the viewer's place as well, and time goes by hand: what is counted
depends on no clock. The eye is left where the player put it, at the whole table or near, and a
swing is each flight from there to elsewhere, or on to somewhere else; the way home, or back to
where the eye was just before, is part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.render.context import choose_headless
from game.scene.titles import TABLETOPS
from game.session.preferences import Detail, Pace, Preferences
from game.session.seats import HUMAN

if TYPE_CHECKING:
    from game.app.match.screen import MatchScreen
    from game.app.screenshot_stage import ScreenshotStage

SIZE = (1280, 720)
SEED, STEPS = 3, 24
ROUNDS = 8
STEP_S = 0.1
AGENT = "greedy"
PATIENCE_S = 60.0
"""Nothing that is shown takes longer until the next decision."""


class Swings(NamedTuple):
    """What the eye did: its swings in each round, all its flights, and the time of all that."""

    rounds: tuple[int, ...]
    flights: int
    seconds: float

    @property
    def mean(self) -> float:
        """Swings a round."""
        return sum(self.rounds) / max(1, len(self.rounds))


class _Seating(NamedTuple):
    """Who sits there, and the number of the preset at which the viewer has put the eye."""

    players: tuple[str, ...]
    preset: int = 0


SEATINGS = {
    "two_watched": _Seating((AGENT,) * 2),
    "four_watched": _Seating((AGENT,) * 4),
    "four_watched_near": _Seating((AGENT,) * 4, 1),
    "two_played": _Seating((HUMAN, AGENT)),
    "four_played": _Seating((HUMAN, *(AGENT,) * 3)),
    "four_played_near": _Seating((HUMAN, *(AGENT,) * 3), 1),
}


def watch(stage: ScreenshotStage, preset: int = 0, rounds: int = ROUNDS) -> Swings:
    """Show so many rounds of the game on a stage, as far as it goes."""
    looking = TABLETOPS[stage.title].looking
    return _Watch(stage, stage.playing(looking.presets[preset].name)).through(rounds)


class _Watch:
    """One match on show, and the flights of the eye over it."""

    def __init__(self, stage: ScreenshotStage, screen: MatchScreen) -> None:
        self._stage, self._desk, self._screen = stage, stage.desk, screen
        self._match, self._camera_controller = stage.match, screen.game.table.camera_controller
        self._been = [self._camera_controller.goal]
        self._swings: list[int] = []
        self._flights = 0
        self._seconds = 0.0

    def through(self, rounds: int) -> Swings:
        """Count until so many rounds are over, or the game."""
        seats = len(self._match.seats)
        for _ in range(rounds):
            self._swings.append(0)
            end = self._match.turn + seats
            while self._match.turn < end and self._desk.screen is self._screen:
                self._to_decision()
        return Swings(tuple(self._swings), self._flights, self._seconds)

    def _to_decision(self) -> None:
        """Let time pass until the next decision has been made."""
        before, waited = len(self._match.history), 0.0
        while len(self._match.history) == before and self._desk.screen is self._screen:
            self._go_on()
            self._desk.advance(STEP_S)
            self._look()
            waited += STEP_S
            self._seconds += STEP_S
            if waited > PATIENCE_S:
                raise RuntimeError("the match on show does not go on")

    def _go_on(self) -> None:
        """What a person at the table does: decide, say that the turn is over, read a verdict."""
        from game.ui.intents import LiftCurtain, Play, SayDone

        game = self._screen.game
        if game.curtain:
            self._screen.on(LiftCurtain())
        elif game.playback.held is not None and game.playback.held.own:
            self._screen.deciding.hurried()
        elif game.holding and game.settled:
            self._screen.on(SayDone())
        elif game.deciding and not game.watching:
            self._screen.on(Play(self._stage.chosen()))

    def _look(self) -> None:
        goal = self._camera_controller.goal
        if goal == self._been[-1]:
            return
        self._flights += 1
        if goal == self._been[0]:
            del self._been[1:]
        elif goal in self._been[-2:-1]:
            self._been.pop()
        else:
            self._been.append(goal)
            self._swings[-1] += 1


def measure(title: str) -> dict[str, float]:
    """Swings a round, the most of any round, and all flights a round, for several seatings."""
    choose_headless()
    from game.app.screenshot_stage import staged

    figures: dict[str, float] = {}
    preferences = Preferences(pace=Pace.NORMAL, quality=Detail.LOW)
    for name, seating in SEATINGS.items():
        with staged(SIZE, preferences) as stage:
            stage.set_up(title, SEED, STEPS, seating.players)
            stage.begin(SEED)
            seen = watch(stage, seating.preset)
        figures |= {
            f"swings_a_round_{name}": seen.mean,
            f"swings_most_{name}": max(seen.rounds),
            f"flights_a_round_{name}": seen.flights / len(seen.rounds),
        }
    return figures
