"""The challenges of a title: which are solved, and which comes next."""

from __future__ import annotations

from dataclasses import replace

from game.app.routes import BoxPage, PlayChallenge
from game.app.screen import Host, Screen
from game.content.challenge import STARS, Challenge
from game.content.challenge_reading import challenges_of
from game.language import _
from game.session.challenges.own_challenges import own_challenges
from game.ui.intents import Back, Intent
from game.ui.intents.challenges import OpenChallenge
from game.ui.panels.challenges import ChallengeLine, ListModel, challenges_page
from game.ui.shelf.titles import BOXES
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

OWN = "own/"
"""Stands before the file's name of a player's own."""


class ChallengesScreen(Screen):
    """All challenges of a title by grade, then the player's own; none is locked."""

    name = "challenges"

    def __init__(self, host: Host, title: str) -> None:
        super().__init__(host, title)
        self._title = title
        home = host.saves.folder.parent
        self._challenges, self._solved = challenges_of(title), host.saves.learning.solved
        self._own, self._unread = own_challenges(home, title)

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        note = self._solved.problem or self._unread
        model = ListModel(BOXES[self._title].name(), self._lines(), note, self._own_lines())
        return challenges_page(model, self.host.hear, viewport)

    def _lines(self) -> tuple[ChallengeLine, ...]:
        """The challenges; the first that lacks stars comes next."""
        lacking = (each for each in self._challenges if self._solved.of(each).stars < STARS)
        following = next(lacking, None)
        return tuple(
            self._line(number, each, following=each is following)
            for number, each in enumerate(self._challenges, 1)
        )

    def _own_lines(self) -> tuple[ChallengeLine, ...]:
        """The lines of challenges that somebody made here, or was given."""
        return tuple(
            replace(self._line(number, each, following=False), id=f"{OWN}{each.file.name}")
            for number, each in enumerate(self._own, 1)
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
                self.host.navigator.show(BoxPage(self._title))
            case OpenChallenge(name):
                chosen = self._called(name)
                self.host.navigator.show(PlayChallenge(chosen, self._solved.of(chosen).left))

    def _called(self, name: str) -> Challenge:
        if name.startswith(OWN):
            return next(each for each in self._own if each.file.name == name.removeprefix(OWN))
        return next(each for each in self._challenges if each.id == name)
