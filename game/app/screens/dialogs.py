"""Settings, credits, the menu of a match and notices: dialogs over any screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.app.notices import notices
from game.app.routes import Shelf
from game.app.screen import Dialog, Host, House
from game.language import language, languages
from game.session.preferences import Preferences
from game.ui.intents import (
    Back,
    Dismiss,
    Intent,
    OpenCredits,
    OpenLanguages,
    OpenNotice,
    OpenSettings,
    SetPreference,
    TakeWay,
)
from game.ui.panels.credits import credits_page
from game.ui.panels.dialogs import WARNING, Sign, notice, question
from game.ui.panels.languages import languages_page
from game.ui.panels.settings import settings
from game.ui.panels.settings_table import SettingsModel
from game.ui.steady_page import Held, held
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class SettingsDialog(Dialog):
    """What a player can set; every change holds at once and is kept."""

    name = "settings"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._moving: Preferences | None = None
        """What a slider that is being moved would set."""
        self._held: Held | None = None

    def widget(self, viewport: Viewport) -> Widget:
        """The settings as they are."""
        kept = self._moving or self.host.preferences
        force = self.host.drawing.in_force
        model = SettingsModel(kept, language(), languages(), force, self._held)
        return settings(model, self.host.hear, viewport)

    def on(self, intent: Intent) -> bool:
        """Set and keep."""
        if not isinstance(intent, SetPreference):
            return super().on(intent)
        self._set(intent)
        return True

    def _set(self, intent: SetPreference) -> None:
        """Let it hold at once; keep it when the hand lets go."""
        before = self.host.preferences
        wanted = before.setting(intent.name, intent.value)
        if not intent.settled:
            self._moving = wanted
            self.host.sound.obey(wanted)
            self.host.refresh()
            return
        self._moving = None
        if wanted.ui_scale != before.ui_scale:
            self._hold("more" if wanted.ui_scale > before.ui_scale else "less")
        if intent.name == "quality":
            self.host.drawing.try_again()
        self.host.navigator.prefer(wanted)
        if intent.name == "effects":
            self.host.sound.sample()

    def _hold(self, way: str) -> None:
        """Let the control that changes the size of everything stay under the pointer."""
        host, key = self.host, f"settings.scale.{way}"
        place = host.place_of(key)
        self._held = held(key, place, host.pointer_at(), host.viewport.scale) if place else None


class LanguageDialog(Dialog):
    """The languages; a press on one and all is written in it, with the page still open."""

    name = "languages"

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        return languages_page(languages(), language(), self.host.hear, viewport)

    def on(self, intent: Intent) -> bool:
        """Speak another language, and keep that."""
        if not isinstance(intent, SetPreference):
            return super().on(intent)
        self.host.navigator.prefer(self.host.preferences.setting(intent.name, intent.value))
        return True


class CreditsDialog(Dialog):
    """Who made what."""

    name = "credits"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._notices = notices()
        self._opened: int | None = None

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        return credits_page(self._notices, self.host.hear, viewport, self._opened)

    def on(self, intent: Intent) -> bool:
        """Open a licence; close it, then the page."""
        match intent:
            case OpenNotice(number):
                self._opened = number
            case Back() if self._opened is not None:
                self._opened = None
            case _:
                return super().on(intent)
        self.host.refresh()
        return True


Way = tuple[str, Callable[[], None]]
"""An answer to a question, and what it does."""


class QuestionDialog(Dialog):
    """A question with several answers; each closes it. ``losing``: something is lost by each."""

    name = "question"
    asks = True

    def __init__(
        self, host: Host, heading: str, text: str, ways: Sequence[Way], *, losing: bool = False
    ) -> None:
        super().__init__(host)
        self._heading, self._text, self._ways = heading, text, ways
        self._losing = losing

    def widget(self, viewport: Viewport) -> Widget:
        """The question."""
        del viewport
        names = [name for name, _way in self._ways]
        parts = (self._heading, self._text, names, self.host.hear)
        return question(*parts, losing=self._losing)

    def on(self, intent: Intent) -> bool:
        """Do what was chosen."""
        if not isinstance(intent, TakeWay):
            return super().on(intent)
        self.host.navigator.close()
        self._ways[intent.way][1]()
        return True


class NoticeDialog(Dialog):
    """Something happened, in words; mostly, by its ``sign``, it went wrong, and why."""

    name = "notice"

    def __init__(self, host: Host, heading: str, text: str, sign: Sign = WARNING) -> None:
        super().__init__(host)
        self._heading, self._text, self._sign = heading, text, sign

    def widget(self, viewport: Viewport) -> Widget:
        """The notice."""
        del viewport
        words, on = (self._heading, self._text), self.host.hear
        return notice(*words, on, what="notice", sign=self._sign)

    def on(self, intent: Intent) -> bool:
        """Close."""
        if isinstance(intent, Dismiss):
            self.host.navigator.close()
            return True
        return False


PAGES: Mapping[type[Intent], Callable[[Host], Dialog]] = {
    OpenSettings: SettingsDialog,
    OpenLanguages: LanguageDialog,
    OpenCredits: CreditsDialog,
}
"""What is opened over any screen, by what asks for it."""


def notify(host: Host, heading: str, text: str, sign: Sign = WARNING) -> None:
    """Tell of something in a notice over whatever is shown."""
    host.navigator.open(NoticeDialog(host, heading, text, sign))


def refuse(house: House, heading: str, why: str) -> None:
    """Tell why what was asked for can't be shown: over the screen that is, or over the shelf."""
    if not house.screen.name:
        house.host.navigator.show(Shelf())
    notify(house.host, heading, why)


def ask(host: Host, heading: str, text: str, ways: Sequence[Way], *, losing: bool = False) -> None:
    """Ask a question over whatever is shown."""
    host.navigator.open(QuestionDialog(host, heading, text, ways, losing=losing))
