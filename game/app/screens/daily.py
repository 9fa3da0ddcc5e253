"""The challenges of days: a calendar from which any day up to today is played."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from game import formats
from game.app.routes import BoxPage, PlayChallenge
from game.app.screen import Host, Screen
from game.content.challenge import Challenge
from game.language import _, ngettext
from game.session.background_job import BackgroundJob, Failed
from game.session.challenges.calendar import longest
from game.session.challenges.daily import daily
from game.session.challenges.making import Recipe
from game.session.days import FIRST
from game.ui.intents import Back, Intent
from game.ui.intents.daily import ShowMonth, TakeDaily
from game.ui.panels.daily import DailyModel, daily_page
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

Asked = tuple[str, date]
Made = tuple[Recipe, Challenge]


def make(asked: Asked) -> Made:
    """The challenge of a title's day, for the process that makes it."""
    return daily(*asked)


def told(challenge: Challenge, day: date) -> Challenge:
    """A day's challenge with a name and an idea for people."""
    solutions = challenge.proof.solutions if challenge.proof else 0
    # Translators: leave out “only” where this form is also for 21.
    idea = ngettext(
        "Only {count} way leads to all three stars.",
        "{count} ways lead to all three stars.",
        solutions,
    )
    return replace(challenge, name=formats.day(day), idea=idea.format(count=solutions))


class DailyScreen(Screen):
    """The calendar of ``title``."""

    name = "daily"

    def __init__(self, host: Host, title: str) -> None:
        super().__init__(host)
        self._title = title
        self._calendar = host.saves.learning.days
        self._month = self.host.today.replace(day=1)
        self._errand: BackgroundJob[Asked, Made] | None = None
        self._day: date | None = None
        self._problem = ""

    @property
    def waiting(self) -> bool:
        """Whether a challenge is being made."""
        return self._errand is not None

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        days = self._calendar.days(self._title)
        with_stars = [day for day, each in days.items() if each.stars]
        model = DailyModel(
            BOXES[self._title].name(),
            self.host.today,
            self._month,
            FIRST,
            days,
            self._calendar.streak(self._title, self.host.today),
            longest(with_stars),
            self._day if self._errand else None,
            self._problem,
        )
        return daily_page(model, self.host.hear, viewport)

    def advance(self, seconds: float) -> None:
        """See whether the challenge has come."""
        super().advance(seconds)
        if self._errand is None:
            return
        try:
            made = self._errand.poll()
        except Failed as error:
            self._problem = _("It could not be made: {reason}").format(reason=error)
            self._stop()
            return
        if made is not None and self._day is not None:
            self._stop()
            challenge = told(made[1], self._day)
            left = self.host.saves.learning.solved.of(challenge).left
            self.host.navigator.show(PlayChallenge(challenge, left, self._day))

    def leave(self) -> None:
        """Nobody waits for it any more."""
        self._stop()
        super().leave()

    def on(self, intent: Intent) -> None:
        """Leaf, play, or go back."""
        match intent:
            case Back():
                self.host.navigator.show(BoxPage(self._title))
            case ShowMonth(first):
                self._month = first
                self.host.refresh()
            case TakeDaily(day) if FIRST <= day <= self.host.today:
                self._begin(day)

    def _begin(self, day: date) -> None:
        self._stop()
        self._day, self._problem = day, ""
        self._errand = BackgroundJob(make, (self._title, day))
        self.host.refresh()

    def _stop(self) -> None:
        if self._errand is not None:
            self._errand.close()
            self._errand = None
            self.host.refresh()
