"""A box opened: its games, its challenges, its lessons."""

from __future__ import annotations

from game.app.deals.today import go_to, standing
from game.app.puzzle.taking import A_LOOK, todays
from game.app.resume_game import go_on
from game.app.routes import (
    BoxPage,
    Challenges,
    Daily,
    FirstGame,
    Games,
    Puzzles,
    SetUp,
    Shelf,
    TakeLesson,
    Workshop,
)
from game.app.rulebook_overlay import has_rules
from game.app.screen import Host, Screen
from game.app.screens.naming import named
from game.content.challenge_reading import challenges_of
from game.content.guide import has_guide
from game.content.lesson_reading import lessons_of
from game.language import _
from game.session.challenges.daily import has_dailies
from game.session.challenges.progress import earned
from game.session.deals.labels import DealLabel
from game.session.family.wanted import Wanted
from game.session.kept import KeptGame
from game.ui.deal_told import kind_told
from game.ui.intents import Back, Intent, OpenGames, OpenTitle, Resume
from game.ui.intents.challenges import OpenChallenges
from game.ui.intents.daily import OpenDaily
from game.ui.intents.deals import OpenDayDeal
from game.ui.intents.lessons import BeginFirstGame, OpenLesson
from game.ui.intents.puzzles import OpenPuzzles
from game.ui.intents.workshop import OpenWorkshop
from game.ui.panels.boxpage import BoxModel, Guided, LessonLine, Today, box_page
from game.ui.panels.deals.today import DealToday
from game.ui.shelf.titles import BOXES
from game.ui.time_told import stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class BoxPageScreen(Screen):
    """What a title offers: going on, a new game, lessons in their order."""

    name = "box"

    def __init__(self, host: Host, title: str) -> None:
        super().__init__(host, title)
        self._title = title
        self._lessons = lessons_of(title)
        self._progress = host.saves.learning.lessons
        self._stars = (0, 0)
        self._last: KeptGame | None = None
        self._known = self._kept = False
        self._better: int | None = None
        self._unread = False
        self._deal: DealToday | None = None
        self._label: DealLabel | None = None

    def enter(self) -> None:
        """See whether a game waits."""
        self._stars = earned(challenges_of(self._title), self.host.saves.learning.solved)
        waiting = self.host.saves.unfinished()
        self._last = next((game for game in waiting if game.title == self._title), None)
        finished = self.host.saves.finished()
        played = [*waiting, *finished]
        learned = any(self._progress.is_done(each) for each in self._lessons)
        learned = learned or self._progress.is_known(self._title)
        self._kept = any(game.title == self._title for game in played)
        self._known = learned or self._kept
        if any(game.title == self._title for game in finished):
            self._look()
        self._deal = standing(self.host, self._title) if self._known else None
        if self._last is not None:
            self._label = self.host.saves.deals((self._last,)).get(self._last.path.name)
        self.host.refresh()

    def _look(self) -> None:
        """See how many puzzles are asked today."""
        self.host.saves.puzzles.look(self._title)
        self._unread = self.host.saves.puzzles.read(A_LOOK)
        self._better = len(todays(self.host, self._title))

    @property
    def waiting(self) -> bool:
        """Whether there are reviews to read."""
        return self._unread

    def advance(self, seconds: float) -> None:
        """Read some more of them; all puzzles are counted at last."""
        super().advance(seconds)
        if not self._unread:
            return
        self._unread = self.host.saves.puzzles.read(A_LOOK)
        if not self._unread:
            self._better = len(todays(self.host, self._title))
            self.host.refresh()

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        model = BoxModel(
            self._title,
            BOXES[self._title],
            self._waits(),
            self._guide(),
            self._lines(),
            has_rules(self._title),
            self._stars,
            self._today(),
            self._kept,
            self._better,
            self._deal,
            self._kind(),
        )
        return box_page(model, self.host.hear, viewport)

    def _guide(self) -> Guided:
        """Whether somebody explains a first game, and whether that is still to be asked."""
        if not has_guide(self._title):
            return Guided.NOBODY
        return Guided.OFFERED if self._known else Guided.WANTED

    def _today(self) -> Today | None:
        """What is known of the day's challenge."""
        if not has_dailies(self._title):
            return None
        calendar, day = self.host.saves.learning.days, self.host.today
        found = calendar.days(self._title).get(day)
        return Today(found.stars if found else 0, calendar.streak(self._title, day))

    def _waits(self) -> str:
        game = self._last
        return stands(game.title, game.reached) if game is not None else ""

    def _kind(self) -> str:
        game = self._last
        return kind_told(game, self._label, self.host.clock()) if game is not None else ""

    def _lines(self) -> tuple[LessonLine, ...]:
        """The lessons, and which of them comes next."""
        following = self._progress.following(self._lessons)
        return tuple(
            LessonLine(
                each.id,
                _(each.name),
                self._progress.is_done(each),
                each is following,
                self._progress.place(each) is not None,
            )
            for each in self._lessons
        )

    def on(self, intent: Intent) -> None:
        """Go where the player wants."""
        match intent:
            case Back():
                self.host.navigator.show(Shelf())
            case OpenTitle():
                self._progress.know(self._title)
                self.host.navigator.show(SetUp(self._title))
            case Resume() if self._last is not None:
                go_on(self.host, self._last.path)
            case BeginFirstGame():
                named(self.host, lambda: self.host.navigator.show(FirstGame(self._title)))
            case OpenGames():
                over, wanted = self._last is None, Wanted(self._title)
                self.host.navigator.show(Games(over, wanted, BoxPage(self._title)))
            case OpenChallenges():
                self.host.navigator.show(Challenges(self._title))
            case OpenWorkshop():
                self.host.navigator.show(Workshop(self._title))
            case OpenPuzzles():
                self.host.navigator.show(Puzzles(self._title))
            case OpenDayDeal():
                go_to(self.host, self._title)
            case OpenDaily():
                self.host.navigator.show(Daily(self._title))
            case OpenLesson(name):
                lesson = next(each for each in self._lessons if each.id == name)
                self.host.navigator.show(TakeLesson(lesson, self._progress.place(lesson)))
