"""The challenges of a title: which are solved, and which comes next."""

from __future__ import annotations

from game.app.openings import BoxPage, PlayChallenge
from game.app.screen import Host, Screen
from game.content.challenge import STARS, Challenge
from game.content.challenge_reading import challenges_of
from game.language import _
from game.session.challenges.progress import Solved
from game.ui.intents import Back, Intent, OpenRules
from game.ui.intents.challenges import OpenChallenge
from game.ui.panels.challenges import ChallengeLine, ListModel, challenges_page
from game.ui.shelf.titles import BOXES
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class ChallengesScreen(Screen):
    """All of them by grade; none is locked."""

    name = "challenges"

    def __init__(self, host: Host, title: str) -> None:
        super().__init__(host)
        self._title = title
        self.inquiry = lambda _control: OpenRules("", title)
        self._challenges = challenges_of(title)
        self._solved = Solved(host.saves.folder.parent)

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        name = BOXES[self._title].name()
        lines = self._lines()
        return challenges_page(
            ListModel(name, lines, self._solved.problem), self.host.hear, viewport
        )

    def _lines(self) -> tuple[ChallengeLine, ...]:
        """The challenges; the first that lacks stars comes next."""
        lacking = (each for each in self._challenges if self._solved.of(each).stars < STARS)
        following = next(lacking, None)
        return tuple(
            self._line(number, each, following=each is following)
            for number, each in enumerate(self._challenges, 1)
        )

    def _line(self, number: int, challenge: Challenge, *, following: bool) -> ChallengeLine:
        tried, kind = self._solved.of(challenge), INTERFACES[self._title].tasks.kind
        return ChallengeLine(
            challenge.id,
            number,
            _(challenge.name),
            kind(challenge),
            challenge.grade,
            tried.stars,
            tried.hints > 0,
            following,
            tried.left is not None,
        )

    def on(self, intent: Intent) -> None:
        """Play one, or go back to the box."""
        match intent:
            case Back():
                self.host.show(BoxPage(self._title))
            case OpenChallenge(name):
                chosen = next(each for each in self._challenges if each.id == name)
                self.host.show(PlayChallenge(chosen, self._solved.of(chosen).left))
            case _:
                pass
