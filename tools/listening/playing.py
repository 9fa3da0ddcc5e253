"""A whole game played at a table that nobody sees, and every sound that is ordered in it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.audio.mixer import Mixer, Volumes
from game.render.context import choose_headless
from game.resources import assets
from game.session.preferences import Detail, Pace, Preferences
from game.session.seats import HUMAN

if TYPE_CHECKING:
    from game.app.match.screen import MatchScreen
    from game.app.screenshot_stage import ScreenshotStage

SIZE = (1280, 720)
STEP_S = 1 / 30
AGENT = "greedy"
PATIENCE_S = 60.0
"""Nothing that is shown takes longer until the next decision."""
THINKING_S = 1.5
"""So long the person at the table looks before he decides."""
AFTER_S = 4.0
"""So long is still listened after the end."""


class Heard(NamedTuple):
    """One recording: when it begins in seconds, its name, its gain, its side from -1 to 1, and its
    pitch as so many times its own."""

    when: float
    name: str
    gain: float
    pan: float
    pitch: float


class Evening(NamedTuple):
    """All that was heard in one game, how loud the room was, and how long the game took."""

    sounds: tuple[Heard, ...]
    room: float
    seconds: float


class Tape:
    """A device that writes down what it is asked to play; time goes by hand."""

    def __init__(self) -> None:
        self.names: Iterable[str] = sorted(
            path.stem for path in (assets() / "sounds").glob("*.wav")
        )
        self.sounds: list[Heard] = []
        self.gain = self.now = 0.0

    def play(self, name: str, gain: float, pan: float, pitch: float = 1.0) -> None:
        """Write down that a recording begins, how loud (``gain``) and where (``pan``)."""
        self.sounds.append(Heard(self.now, name, gain, pan, pitch))

    def room(self, gain: float) -> None:
        """Write down how loud the room was at most."""
        self.gain = max(self.gain, gain)

    def close(self) -> None:
        """Nothing: what was written down stays."""


class Script(NamedTuple):
    """What is listened to: the game of a ``seed``, from the decision number ``steps`` on, for at
    most so many ``seconds``. ``players``: one person, who plays as an agent would, and others."""

    title: str
    seed: int = 3
    players: int = 2
    steps: int = 0
    seconds: float = math.inf


def listened(script: Script, volumes: Volumes) -> Evening:
    """What is heard of a game, or of a part of one."""
    choose_headless()
    from game.app.match.screen import MatchScreen
    from game.app.screenshot_stage import AtOnce, staged
    from game.app.sound import Sound

    tape = Tape()
    preferences = Preferences(
        pace=Pace.NORMAL, quality=Detail.LOW, effects=volumes.effects, room=volumes.room
    )
    sound = Sound(Mixer(volumes, lambda: tape, lambda: tape.now))
    with staged(SIZE, preferences, sound) as stage:
        agents = (HUMAN, *(AGENT,) * (script.players - 1))
        stage.set_up(script.title, script.seed, script.steps, agents)
        stage.begin(script.seed)
        stage.desk.think_with(AtOnce())
        screen = MatchScreen(stage.desk.host, stage.match, begins=not script.steps)
        stage.desk.go(screen)
        for seconds in _through(stage, screen):
            tape.now += seconds
            if tape.now >= script.seconds:
                break
    return Evening(tuple(tape.sounds), tape.gain, tape.now)


def _through(stage: ScreenshotStage, screen: MatchScreen) -> Iterator[float]:
    """Let time pass until the game is over and its end has been heard."""
    waited = looked = 0.0
    played, after = 0, AFTER_S
    while after > 0.0:
        over = stage.desk.screen is not screen
        after -= STEP_S if over else 0.0
        if not over:
            looked = looked + STEP_S if screen.game.deciding else 0.0
            if _goes_on(stage, screen, looked):
                looked = 0.0
        stage.desk.advance(STEP_S)
        yield STEP_S
        waited = 0.0 if len(stage.match.history) != played or over else waited + STEP_S
        played = len(stage.match.history)
        if waited > PATIENCE_S:
            raise RuntimeError("the game does not go on")


def _goes_on(stage: ScreenshotStage, screen: MatchScreen, looked: float) -> bool:
    """What a person at the table does: decide, say that the turn is over, read a verdict."""
    from game.ui.intents import Play, SayDone

    game, hear = screen.game, stage.desk.hear
    if game.playback.held is not None and game.playback.held.own:
        screen.deciding.hurried()
    elif game.holding and game.settled:
        hear(SayDone())
    elif game.deciding and not game.watching and looked >= THINKING_S:
        hear(Play(stage.chosen()))
    else:
        return False
    return True
