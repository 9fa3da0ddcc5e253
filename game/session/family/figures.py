"""What the history says of one person: victories, opponents, points, ways, luck, streaks, firsts.

All of it is added up from facts that were computed once a game. Games that were played on out of
others stand apart: nothing of them is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.session.family.annals import Luck
from game.session.family.history import History
from game.session.family.profiles import Profile
from game.session.family.tables import Tables, Truth, Unsound, facts_in
from game.session.family.wanted import Who, played_by
from game.session.notes import Count, Points
from game.session.seats import COLORS, HUMAN, is_name


@dataclass(frozen=True, slots=True)
class Relative:
    """Somebody of the history. ``profile`` None: a name that was typed, or, if ``left``, somebody
    who was of the family once."""

    who: Who
    name: str
    color: str
    games: int
    profile: Profile | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Against:
    """So many games against opponents of a level, and so many of them won; ``names``: what they
    were called, whom one met most first."""

    games: int = 0
    won: int = 0
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Figures:
    """A person's games of a title. ``sources`` and ``ways``: on the average of a game, the most
    first; ``luck`` None: nothing honest can be said; ``longest`` and ``now``: victories in a row;
    ``start``: the head start of a game, on the average.
    """

    games: int = 0
    won: int = 0
    best: int = 0
    against: Mapping[str, Against] = field(default_factory=dict)
    sources: Sequence[tuple[str, float]] = ()
    ways: Sequence[tuple[str, float]] = ()
    luck: Luck | None = None
    longest: int = 0
    now: int = 0
    start: float = 0.0


@dataclass(frozen=True, slots=True)
class First:
    """When something was first done, in seconds since 1970, by whom and in which game."""

    feat: str
    started: int
    name: str
    file: str


def key_of(relative: Relative) -> str:
    """By what the album knows somebody."""
    who = relative.who
    return who.profile or f"name {who.name}"


def who_of(profile: Profile) -> Who:
    """Who is meant by the games of a profile."""
    return Who(profile.id, profile.adopts)


class _Person(NamedTuple):
    """A row of those who have played; ``last``: when."""

    profile: str
    name: str
    color: str
    games: Count
    last: Count


class _Played(NamedTuple):
    """A row of a person's games. ``levels``: of the opponents, between commas."""

    points: Points
    won: Truth
    facts: str
    head_start: Count
    levels: str | None


class _Met(NamedTuple):
    """A row of whom a person met: a name of a level, and in how many games."""

    level: str
    name: str
    games: Count


class _Score(NamedTuple):
    games: Count
    won: Count


class _Games(NamedTuple):
    games: Count


class _Feat(NamedTuple):
    feat: str
    started: Count
    name: str
    file: str


class _Newest(NamedTuple):
    title: str
    feat: str
    started: Count


def relatives(history: History, family: Sequence[Profile]) -> list[Relative]:
    """The family, then those who were in it or whose names were typed, with their games."""
    found = [_relative(history, profile) for profile in family]
    known = {profile.id for profile in family}
    adopted = {profile.adopts for profile in family}
    for person in history.ask(_people, list[_Person]()):
        if person.profile in known or (not person.profile and person.name in adopted):
            continue
        who = Who(person.profile, "" if person.profile else person.name)
        left = bool(person.profile)
        found.append(Relative(who, person.name, person.color, person.games, left=left))
    return found


def _people(tables: Tables) -> list[_Person]:
    """Everybody who has played, most games first."""
    asked = (
        "SELECT profile, name, color, SUM(whole), MAX(started) "
        "FROM seats JOIN games USING (file) WHERE agent = ? "
        "GROUP BY profile, CASE profile WHEN '' THEN name ELSE '' END "
        "ORDER BY 4 DESC, 2"
    )
    found = tables.rows(_Person, asked, (HUMAN,))
    for person in found:
        if not is_name(person.name) or person.color not in COLORS:
            raise Unsound(person.name)
    return found


def _relative(history: History, profile: Profile) -> Relative:
    condition, values = played_by(who_of(profile))
    asked = f"SELECT COUNT(*) FROM seats JOIN games USING (file) WHERE whole AND {condition}"
    found = history.ask(lambda tables: tables.rows(_Games, asked, values), [_Games(0)])
    return Relative(who_of(profile), profile.name, profile.color, found[0].games, profile)


def figures(history: History, who: Who, title: str) -> Figures:
    """What the history says of a person's games of a title."""
    condition, values = played_by(who)
    asked = (
        "SELECT points, won, s.facts, head_start, "
        "(SELECT GROUP_CONCAT(DISTINCT level) FROM seats o "
        "WHERE o.file = s.file AND o.level <> '') FROM seats s JOIN games USING (file) "
        f"WHERE title = ? AND whole AND {condition} ORDER BY started, s.file"
    )
    met = (
        "SELECT level, name, COUNT(DISTINCT file) FROM seats JOIN games USING (file) "
        "WHERE title = ? AND whole AND level <> '' AND file IN "
        f"(SELECT file FROM seats WHERE {condition}) GROUP BY level, name ORDER BY 3 DESC, 2"
    )
    parameters = (title, *values)
    return history.ask(
        lambda tables: _added_up(
            tables.rows(_Played, asked, parameters), tables.rows(_Met, met, parameters)
        ),
        Figures(),
    )


def _added_up(rows: Sequence[_Played], met: Sequence[_Met]) -> Figures:
    names: dict[str, tuple[str, ...]] = {}
    for each in met:
        if not is_name(each.name):
            raise Unsound(each.name)
        names[each.level] = (*names.get(each.level, ()), each.name)
    against: dict[str, Against] = {}
    sources, ways = Counter[str](), Counter[str]()
    lucks: list[Luck] = []
    for row in rows:
        facts = facts_in(row.facts)
        sources.update(facts.sources)
        ways.update(facts.ways)
        lucks += [facts.luck] if facts.luck else []
        for level in (row.levels or "").split(",") if row.levels else ():
            before = against.get(level, Against(names=names.get(level, ())))
            against[level] = replace(before, games=before.games + 1, won=before.won + row.won)
    longest, now = _streaks(row.won for row in rows)
    return Figures(
        len(rows),
        sum(row.won for row in rows),
        max((row.points for row in rows), default=0),
        against,
        _averages(sources, len(rows)),
        _averages(ways, len(rows)),
        _sum(lucks),
        longest,
        now,
        sum(row.head_start for row in rows) / max(1, len(rows)),
    )


def _averages(counted: Counter[str], games: int) -> list[tuple[str, float]]:
    return [(name, count / games) for name, count in counted.most_common() if count]


def _sum(lucks: Sequence[Luck]) -> Luck | None:
    if not lucks:
        return None
    return Luck(
        sum(luck.expected for luck in lucks),
        sum(luck.actual for luck in lucks),
        sum(luck.chances for luck in lucks),
    )


def _streaks(results: Iterable[int]) -> tuple[int, int]:
    """The longest row of victories, and the one that goes on."""
    longest = now = 0
    for won in results:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return longest, now


def firsts(history: History, title: str, who: Who | None = None) -> dict[str, First]:
    """When each feat of a title was first done, by ``who`` or by anybody who is no opponent."""
    condition, values = played_by(who) if who else ("agent = ?", (HUMAN,))
    asked = (
        "SELECT feat, MIN(started), name, file FROM feats JOIN seats USING (file, seat) "
        f"WHERE title = ? AND {condition} GROUP BY feat"
    )
    found = history.ask(lambda tables: tables.rows(_Feat, asked, (title, *values)), list[_Feat]())
    return {each.feat: First(*each) for each in found}


def score(history: History, who: Who, title: str) -> tuple[int, int]:
    """How many games of a title a person has played, and won."""
    condition, values = played_by(who)
    asked = (
        "SELECT COUNT(*), COALESCE(SUM(won), 0) FROM seats JOIN games USING (file) "
        f"WHERE title = ? AND whole AND {condition}"
    )
    found = history.ask(lambda tables: tables.rows(_Score, asked, (title, *values)), [_Score(0, 0)])
    return found[0].games, found[0].won


def newest_firsts(history: History, most: int) -> list[tuple[str, str]]:
    """Title and feat of the firsts that anybody but opponents did last, the newest first."""
    asked = (
        "SELECT title, feat, MIN(started) FROM feats JOIN seats USING (file, seat) "
        "WHERE agent = ? GROUP BY title, feat ORDER BY 3 DESC, 1, 2 LIMIT ?"
    )
    found = history.ask(lambda tables: tables.rows(_Newest, asked, (HUMAN, most)), list[_Newest]())
    return [(each.title, each.feat) for each in found]
