"""Games brought to a wanted moment and shown on a desk without a screen.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeVar

from game.ai.agent import Budget, agent
from game.app.desk import Desk
from game.app.frame import NoFrame
from game.app.match.flow.thinking import Unasked
from game.app.match.screen import MatchScreen
from game.app.sound import Sound
from game.app.window import MainWindow
from game.content.packs import USUAL
from game.render.context import close_context
from game.rules.chance import Dealer
from game.rules.core import Move, Values
from game.scene.targets import Target
from game.session.match import Match
from game.session.preferences import Preferences, PreferencesFile
from game.session.record import Record
from game.session.reviews.review import Review
from game.session.saves import SaveStore
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.ui.intents import Intent

if TYPE_CHECKING:
    from PIL.Image import Image

NAMES = ("Mira", "Jonas", "Ada", "Tom")
PLAYING = ("greedy",) * 16 + ("random",) * 240
"""Who plays every seat until the picture is taken, game by game until one gets there."""
FRAMES = 30
"""How finely time goes: so many steps a second."""
LONGEST_S = 60
"""An animation that lasts longer than this never ends."""
VIEWER = 0

RESTING_S = 1.5
"""So long the pointer rests until the table says all it has to."""
M = TypeVar("M")
T = TypeVar("T")


class NoSuchScenario(ValueError):  # noqa: N818 - told to whoever asked, in one line
    """The game has no moment that the screen needs."""


class Unreviewed:
    """Nobody looks back at games that are over: what was known stays so, and no process starts."""

    done, failed, progress = True, "", 1.0

    def __init__(self, record: Record, known: Review | None = None) -> None:
        del record
        self.review = known or Review()

    def poll(self) -> bool:
        """Never hear anything."""
        return False

    def close(self) -> None:
        """There is nothing to end."""


class AtOnce(Unasked):
    """Opponents decide at once and in this process: no clock tells what is seen when."""

    def move(self, match: Match) -> Move | None:
        """What the agent of whoever decides chooses."""
        seat = match.actor or 0
        player = agent(match.seats[seat].agent, match.header.title)
        view, legal = match.state_view(seat), match.legal_moves()
        return player.choose(view, legal, Budget(), Dealer(match.thinking_seed()))


class ScreenshotStage:
    """A desk without a screen, and the match that is shown on it."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        preferences: Preferences,
        sound: Sound | None = None,
    ) -> None:
        """``folder``: where it keeps what it must; ``size`` in pixels. ``sound``: None: silence."""
        self._time = 0.0
        file = PreferencesFile(folder)
        file.save(preferences)
        saves = SaveStore(folder / "saves", clock=lambda: 0.0)

        def desk_in(_: MainWindow, size: tuple[int, int], dpi_scale: float) -> Desk:
            del dpi_scale
            return Desk(NoFrame(), size, self._now, saves=saves, preferences=file, sound=sound)

        self._window = MainWindow(desk_in, size=size, headless=True)
        self.desk = self._window.desk
        self.desk.review_with(Unreviewed)
        self.match: Match
        self.salt = ""
        """What games commit to their deal with; "": they do not."""

    def _now(self) -> float:
        return self._time

    def set_time(self, seconds: float) -> None:
        """What time it is from now on, in seconds since 1970."""
        self._time = seconds

    def set_up(
        self,
        title: str,
        seed: int,
        steps: int,
        players: Sequence[str],
        pack: str = USUAL,
        options: Values | None = None,
    ) -> None:
        """What game is to be shown: of ``title`` with its content ``pack``, by ``options`` of its
        rules, for these ``players``, dealt by ``seed`` and so many ``steps`` old."""
        self._options = options or {}
        self.title, self._seed, self._steps, self._players = title, seed, steps, players
        self.pack = pack
        self._playing = PLAYING[0]

    def show(self, moment: Scenario, focus: str) -> None:
        """Play to a moment, in the first game that has it, and show it.

        Raises NoSuchScenario.
        """
        for later, self._playing in enumerate(PLAYING):
            self.begin(self._seed + later)
            try:
                moment(self, focus)
            except NoSuchScenario:
                continue
            return
        raise NoSuchScenario(f"no game from seed {self._seed} on has such a moment")

    def begin(self, seed: int, steps: int | None = None) -> None:
        """Begin a game and have agents decide ``steps`` times; None: so far as it is wanted."""
        most = self._steps if steps is None else steps
        seats = [
            Seat(name, player, color)
            for name, player, color in zip(NAMES, self._players, COLORS, strict=False)
        ]
        content = play_of(self.title).load(self.pack)
        self.match = Match.new(
            self.title, content, seats, seed, options=self._options, salt=self.salt
        )
        self.play(lambda: len(self.match.history) < most)

    def among_people(self) -> None:
        """Begin the same game with a person in every seat."""
        self.among((HUMAN,) * len(self._players))
        self.begin(self.match.header.seed)

    def among(self, players: Sequence[str]) -> None:
        """Have others sit there from the next game on."""
        self._players = players

    def play(self, more: Callable[[], bool]) -> None:
        """Have agents decide while ``more`` says so and the game goes on."""
        while self.match.actor is not None and more():
            self.match.play(self.chosen())

    def chosen(self) -> Move:
        """What an agent would do in the place of whoever decides."""
        match = self.match
        view, legal = match.state_view(match.actor or 0), match.legal_moves()
        thinker = agent(self._playing, match.header.title)
        return thinker.choose(view, legal, Budget(), Dealer(match.thinking_seed()))

    def until(self, wanted: Callable[[Any, Sequence[Any]], bool]) -> None:
        """Have agents play until the viewer has such a decision, by his view and legal moves.

        Raises NoSuchScenario.
        """

        def missing() -> bool:
            if self.match.actor != VIEWER:
                return True
            return not wanted(self.view, self.match.legal_moves())

        self.play(missing)
        if self.match.actor is None:
            raise NoSuchScenario

    @property
    def view(self) -> Any:
        """What the viewer knows."""
        return self.match.state_view(VIEWER)

    def numbered(self, things: Sequence[T]) -> T:
        """The one of that number, counted from 0 by the seed. Raises NoSuchScenario."""
        if not things:
            raise NoSuchScenario
        return things[self.match.header.seed % len(things)]

    def table(self, focus: str) -> MatchScreen:
        """Show the match at rest; ``focus`` "table" leaves the eye where it is needed."""
        screen = MatchScreen(self.desk.host, self.match, begins=False)
        self.desk.go(screen)
        if focus != "table":
            screen.game.table.camera_controller.look_at(focus)
        self.settle()
        return screen

    def playing(self, focus: str) -> MatchScreen:
        """Show the match as it goes on by itself: opponents decide at once."""
        self.desk.think_with(AtOnce())
        screen = MatchScreen(self.desk.host, self.match, begins=False)
        self.desk.go(screen)
        screen.game.table.camera_controller.look_at(focus)
        screen.game.table.camera_controller.let_follow()
        return screen

    def settle(self) -> None:
        """Let time pass until nothing moves; what may be taken shines as it does at rest."""
        seconds = 1
        while seconds <= LONGEST_S:
            for _frame in range(seconds * FRAMES):
                self.desk.settle()
                self.desk.advance(1 / FRAMES)
            with self._unseen():
                self.desk.draw()  # what has come to rest moves until it has been drawn
                self.desk.draw()  # and lies still then
            screen = self.desk.screen
            if isinstance(screen, MatchScreen):
                screen.game.table.breathing.rest()
            if not screen.moving:
                return
            seconds *= 2  # a frame on the way to rest is drawn in vain

    def finish(self) -> None:
        """Let time pass until nothing is waited for."""
        while self.desk.screen.waiting:
            self.settle()

    @contextmanager
    def _unseen(self) -> Iterator[None]:
        """Have a match take over what has changed and draw nothing: ``picture`` draws."""
        renderer = self.desk.drawing.renderer
        draw = renderer.draw
        if isinstance(self.desk.screen, MatchScreen):
            renderer.draw = lambda _eye, scene, **_: renderer.sync(scene)  # type: ignore[method-assign] # as said
        try:
            yield
        finally:
            renderer.draw = draw  # type: ignore[method-assign] # given back

    def wait(self, there: Callable[[], bool]) -> None:
        """Let time pass until something is ``there``, and no longer. Raises NoSuchScenario."""
        for _frame in range(LONGEST_S * FRAMES):
            if there():
                return
            self.desk.settle()
            self.desk.advance(1 / FRAMES)
        raise NoSuchScenario

    def picture(self, out: Path) -> None:
        """Draw and write."""
        from game.render.capture import capture

        self._window.window.switch_to()
        self.desk.settle()  # a photograph taken by the last frame comes up in the next one
        self.desk.draw()
        capture(self._window.size).save(out)

    def bare(self) -> Image:
        """The table alone, without its panels, as large as the window."""
        from game.render.capture import capture

        self._window.window.switch_to()
        self.desk.screen.draw()
        return capture(self._window.size)

    def close(self) -> None:
        """Give the window back."""
        self.desk.shut()
        close_context(self._window.window)


@contextmanager
def staged(
    size: tuple[int, int], preferences: Preferences, sound: Sound | None = None
) -> Iterator[ScreenshotStage]:
    """A stage as :class:`ScreenshotStage` makes it, with a folder of its own; given back after."""
    with TemporaryDirectory() as folder:
        stage = ScreenshotStage(Path(folder), size, preferences, sound)
        try:
            yield stage
        finally:
            stage.close()


Scenario = Callable[[ScreenshotStage, str], None]
"""Brings a staging to what is to be shown, with the camera's preset. Raises NoSuchScenario."""


def after(before: Scenario, *intents: Intent, moves: bool = True) -> Scenario:
    """What is seen ``before``, and then has come of these ``intents``; ``moves``: of something that
    has to come to rest."""

    def shown(stage: ScreenshotStage, focus: str) -> None:
        before(stage, focus)
        for intent in intents:
            stage.desk.hear(intent)
        if moves:
            stage.settle()

    return shown


def let_pass(stage: ScreenshotStage, seconds: float) -> None:
    """Let time pass, whatever moves."""
    for _ in range(round(seconds * FRAMES)):
        stage.desk.settle()
        stage.desk.advance(1 / FRAMES)


def shown(stage: ScreenshotStage, focus: str = "table") -> MatchScreen:
    """The match at rest, its opponents silent."""
    stage.desk.think_with(Unasked())
    return stage.table(focus)


def moves_of(stage: ScreenshotStage, kind: type[M]) -> list[M]:
    """Have agents play until the viewer may move so; all ways. Raises NoSuchScenario."""
    stage.until(lambda _, legal: any(isinstance(move, kind) for move in legal))
    return [move for move in stage.match.legal_moves() if isinstance(move, kind)]


def point_at(stage: ScreenshotStage, screen: MatchScreen, target: Target) -> None:
    """The pointer comes to rest on a target; the table says all it has to."""
    x, y, _ = screen.game.table.spot(target)
    screen.deciding.pointed((x, y))
    let_pass(stage, RESTING_S)


def click(stage: ScreenshotStage, screen: MatchScreen, *targets: Target) -> None:
    """Click on one target after the other."""
    for target in targets:
        screen.deciding.clicked(target)
        stage.settle()
