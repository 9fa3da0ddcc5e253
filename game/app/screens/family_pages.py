"""What stands on a page of the family's album, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.levels import LEVELS
from game.app.screens.known_strengths import known_strengths
from game.formats import number, percent, row_of
from game.language import _, ngettext, pgettext
from game.session.family.archive import Archive
from game.session.family.figures import (
    Figures,
    Relative,
    figures,
    firsts,
    key_of,
    relatives,
    score,
)
from game.session.family.wanted import Wanted, Who
from game.ui.dates import day
from game.ui.opponents import level_name
from game.ui.panels.album import AlbumModel, Line, Member, Slip
from game.ui.panels.keepsakes import Medal
from game.ui.panels.people import points_told
from game.ui.panels.strength import StrengthModel
from game.ui.shelf.album import EVERYBODYS, AlbumWords
from game.ui.shelf.titles import BOXES

NAMES = 12
"""So many of those who are no family stand in the album."""
SOURCES, WAYS = 6, 6
MET = 2
"""So many opponents of a level are named."""


def games_told(count: int) -> str:
    """How many games, in words."""
    return ngettext("{count} game", "{count} games", count).format(count=count)


class Pages:
    """Puts pages together from an archive."""

    def __init__(self, archive: Archive, titles: Sequence[str]) -> None:
        self._archive, self._titles = archive, titles
        family = archive.profiles.all()
        found = relatives(archive.history, family)
        self.relatives = found[: len(family) + NAMES]

    def of(self, person: str) -> Relative | None:
        """Who is known by that key; None: everybody."""
        return next((each for each in self.relatives if key_of(each) == person), None)

    def open(self, person: str, title: str) -> AlbumModel:
        """The pages of somebody's games of a title."""
        who, words = self.of(person), BOXES[title].album()
        summary, slips = self._one(who.who, title, words) if who else self._all(title)
        return AlbumModel(
            tuple(map(_member, self.relatives)),
            key_of(who) if who else "",
            tuple((each, BOXES[each].name()) for each in self._titles),
            title,
            summary,
            slips,
            self._medals(who.who if who else None, title, words),
            self._note(),
            strength=self._strength(who, title) if who else None,
        )

    def _strength(self, who: Relative, title: str) -> StrengthModel | None:
        """How strong somebody plays; None where no game is kept, or nobody has measured it."""
        known = known_strengths(self._archive, title)
        if known is None or not score(self._archive.history, who.who, title)[0]:
            return None
        return known.model(key_of(who))

    def _note(self) -> str:
        """What is to be known of the album itself."""
        pending = self._archive.history.pending()
        if pending:
            text = ngettext(
                "{count} game is still being read.", "{count} games are still being read.", pending
            )
            return text.format(count=pending)
        return self._archive.profiles.problem or self._archive.history.note

    def _all(self, title: str) -> tuple[str, tuple[Slip, ...]]:
        """Everybody beside one another."""
        lines, total = list[Line](), self._archive.history.count(Wanted(title, counting=True))
        for each in self.relatives:
            games, won = score(self._archive.history, each.who, title)
            if games:
                lines.append(Line(each.name, _won(won, games), won / games))
        slip = Slip(_("Victories"), "crown", tuple(lines))
        return games_told(total), (slip,) if lines else ()

    def _one(self, who: Who, title: str, words: AlbumWords) -> tuple[str, tuple[Slip, ...]]:
        found = figures(self._archive.history, who, title)
        if not found.games:
            return _("No game to its end yet."), ()
        # Translators: {games}: "12 games"; {won}: a number; {points}: the best result, "61 points".
        summary = _("{games}, {won} won; {points} at the most").format(
            games=games_told(found.games), won=found.won, points=points_told(found.best)
        )
        slips = (
            _against(found),
            _sources(found, words),
            _ways(found, words),
            _chance(found, words),
        )
        return summary, tuple(slip for slip in slips if slip is not None)

    def _medals(self, who: Who | None, title: str, words: AlbumWords) -> tuple[Medal, ...]:
        found = firsts(self._archive.history, title, who)
        medals = []
        for keepsake in (*words.keepsakes, *EVERYBODYS):
            first = found.get(keepsake.feat)
            if first is None:
                medals.append(Medal(keepsake))
                continue
            parts = ("" if who else first.name, day(first.started))
            note = row_of([part for part in parts if part])
            medals.append(Medal(keepsake, first.file, note))
        return tuple(medals)


def _member(relative: Relative) -> Member:
    line = games_told(relative.games)
    if relative.left:
        # Translators: of a person who is no longer in the family; “no longer here” will do.
        line = _("has left; {games}").format(games=line)
    return Member(key_of(relative), relative.name, relative.color, line, relative.profile)


def _won(won: int, games: int) -> str:
    return _("{won} of {games}").format(won=won, games=games)


def _against(found: Figures) -> Slip | None:
    lines = []
    for level in LEVELS:
        met = found.against.get(level)
        if met is not None:
            won = _won(met.won, met.games)
            lines.append(Line(_opponents(level, met.names), won, met.won / met.games, level))
    streaks = (
        # Translators: the longest row of victories.
        (_("Most victories"), found.longest),
        (pgettext("victories in a row", "Just now"), found.now),
    )
    for name, count in streaks:
        if count > 1:
            streak = ngettext("{count} in a row", "{count} in a row", count)
            lines.append(Line(name, streak.format(count=count)))
    # Translators: a heading; below it stand the opponents' names.
    return Slip(_("Victories over"), "crown", tuple(lines)) if lines else None


def _opponents(level: str, names: Sequence[str]) -> str:
    """Who was met of a level, by the names they went by, and what the level is called."""
    if not names:
        return level_name(level)
    met = [*names[:MET], *(["…"] if len(names) > MET else [])]
    return _("{names} ({level})").format(names=row_of(met), level=level_name(level))


def _rounded(value: float) -> str:
    """A number, with a decimal only where it is no whole one."""
    return number(value, digits=0 if f"{value:.1f}".endswith(".0") else 1)


def _bars(told: Sequence[tuple[str, float]], text: str = "{value}") -> tuple[Line, ...]:
    most = max((value for _name, value in told), default=1.0)
    return tuple(
        Line(name, text.format(value=_rounded(value)), value / most) for name, value in told
    )


def _sources(found: Figures, words: AlbumWords) -> Slip | None:
    sources = [(words.source(name), value) for name, value in found.sources[:SOURCES]]
    if found.start:
        sources.append((_("Head start"), found.start))
    if not sources:
        return None
    several = found.games > 1
    note = _("Points in a game, on the average.") if several else _("Points in that game.")
    return Slip(_("Where the points come from"), "star", _bars(sources), note)


def _ways(found: Figures, words: AlbumWords) -> Slip | None:
    known = [(words.ways[name](), value) for name, value in found.ways if name in words.ways]
    if not known:
        return None
    several = found.games > 1
    note = _("How often in a game, on the average.") if several else _("How often in that game.")
    # Translators: a heading over what somebody does most often in games.
    return Slip(_("Done most often"), "hand", _bars(known[:WAYS], _("{value} ×")), note)


def _chance(found: Figures, words: AlbumWords) -> Slip | None:
    """What chance gave: told in a sentence, and how that is reckoned; None: nothing honest can be
    said."""
    if words.luck is None or found.luck is None:
        return None
    share = found.luck.actual / found.luck.expected if found.luck.expected else 1.0
    more = round((share - 1) * 100)
    sign = "−" if more < 0 else "+" if more else "±"
    line = Line(words.luck(found.luck), sign + percent(abs(more)))
    # Translators: a heading: dice or tokens that came better or worse than on the average.
    return Slip(_("What chance gave"), "dice", (line,), words.luck_way())
