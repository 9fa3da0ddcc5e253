"""The finished games that are wanted: filters, and a page of the history after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ai.levels import LEVELS
from game.app.screen import Host
from game.app.screens.family_pages import NAMES
from game.language import _, ngettext, pgettext
from game.session.family import AT_ONCE
from game.session.family.entry import Entry
from game.session.family.figures import Relative, key_of, relatives
from game.session.family.wanted import Wanted
from game.ui.opponents import level_name
from game.ui.panels.filters import Filter
from game.ui.shelf.titles import BOXES, is_playable

PAGE = 48
"""So many games are shown before somebody asks for more."""
DAY_S = 24 * 60 * 60
DAYS = (7, 30, 365)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is set, by the filters' values; "" doesn't matter. ``days``: back from now."""

    title: str = ""
    person: str = ""
    level: str = ""
    won: str = ""
    days: str = ""


def _chosen(wanted: Wanted, now: float) -> Chosen:
    """The filters' values that want the same, but for the person."""
    won = {True: "won", False: "lost", None: ""}[wanted.won]
    days = round((now - wanted.since) / DAY_S)
    since = str(days) if wanted.since and days in DAYS else ""
    return Chosen(wanted.title, "", wanted.level, won, since)


class Finished:
    """The history as a screen looks through it."""

    def __init__(self, host: Host, wanted: Wanted | None) -> None:
        self._host = host
        self._history = host.saves.archive.history
        self._people: list[Relative] = []
        self._asked = wanted
        self._chosen = _chosen(wanted, host.clock()) if wanted else Chosen()
        self._most = PAGE

    def look(self) -> None:
        """See what there is; what is wanted from the start is set once people are known."""
        self._host.saves.finish()
        self._history.catch_up(AT_ONCE)
        self._host.saves.archive.take_in_soon()
        family = self._host.saves.archive.profiles.all()
        self._people = relatives(self._history, family)[: len(family) + NAMES]
        asked, self._asked = self._asked, None
        if asked is not None and asked.who is not None:
            keys = [key_of(each) for each in self._people if each.who == asked.who]
            self._chosen = replace(self._chosen, person=keys[0] if keys else "")

    @property
    def wanted(self) -> Wanted:
        """What is set, as the history understands it."""
        chosen = self._chosen
        found = (each.who for each in self._people if key_of(each) == chosen.person)
        now = self._host.clock()
        since = max(0, int(now) - int(chosen.days) * DAY_S) if chosen.days else 0
        won = {"won": True, "lost": False}.get(chosen.won)
        return Wanted(chosen.title, next(found, None), chosen.level, won, since)

    @property
    def all(self) -> int:
        """How many finished games there are."""
        return self._history.count()

    def games(self) -> tuple[list[Entry], int]:
        """The games that are shown, and how many more there are of those that are wanted."""
        wanted = self.wanted
        found = self._history.page(wanted, 0, self._most)
        return found, self._history.count(wanted) - len(found)

    def more(self) -> None:
        """Show a page more of the games."""
        self._most += PAGE

    def set(self, what: str, value: str) -> None:
        """Want others."""
        if what in Chosen.__slots__:
            self._chosen = replace(self._chosen, **{what: value})
            self._most = PAGE

    def filters(self) -> tuple[Filter, ...]:
        """What can be set, in words."""
        chosen = self._chosen
        titles = [(each, box.name()) for each, box in BOXES.items() if is_playable(each)]
        people = [(key_of(each), each.name) for each in self._people]
        levels = [(level, level_name(level)) for level in LEVELS]
        # Translators: which finished games are shown: those that this person has won, or lost.
        won = [("won", pgettext("games", "Won")), ("lost", pgettext("games", "Lost"))]
        days = [(str(count), _last_days(count)) for count in DAYS]
        return (
            Filter("title", (("", _("All boxes")), *titles), chosen.title),
            Filter("person", (("", _("Everybody")), *people), chosen.person),
            Filter("level", (("", _("Any opponent")), *levels), chosen.level),
            Filter("won", (("", _("Won or lost")), *won), chosen.won),
            # Translators: which finished games are shown: those of any day.
            Filter("days", (("", _("At any time")), *days), chosen.days),
        )


def _last_days(count: int) -> str:
    text = ngettext("The last {count} day", "The last {count} days", count)
    return text.format(count=count)
