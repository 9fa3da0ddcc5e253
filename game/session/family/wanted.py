"""Which games are wanted of the history, and by whom they were played."""

from __future__ import annotations

from dataclasses import dataclass

from game.session.seats import HUMAN, Seat


@dataclass(frozen=True, slots=True)
class Who:
    """A person of the history: by ``profile``, and by ``name`` where a seat has no profile."""

    profile: str = ""
    name: str = ""


def who_sat(player: Seat) -> Who:
    """A person at a table, as the family knows somebody: by a profile, or else by the name."""
    return Who(player.profile, "" if player.profile else player.name)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Games of a ``title``, in which ``who`` played, against opponents of a ``level``, begun at
    ``since`` (seconds since 1970) or later. ``won``: by ``who``, or else by anybody who is no
    opponent. ``counting``: without those that were played on out of others. What is "" or None
    doesn't matter."""

    title: str = ""
    who: Who | None = None
    level: str = ""
    won: bool | None = None
    since: int = 0
    counting: bool = False


def played_by(who: Who) -> tuple[str, tuple[str, ...]]:
    """A seat is of ``who``, as a condition on its table, and the values in it."""
    bare = f"(profile = '' AND name = ? AND agent = '{HUMAN}')"
    if not who.profile:
        return bare, (who.name,)
    if not who.name:
        return "profile = ?", (who.profile,)
    return f"(profile = ? OR {bare})", (who.profile, who.name)


def condition(wanted: Wanted) -> tuple[str, tuple[object, ...]]:
    """``wanted`` as a condition on the table of games, and the values in it."""
    parts, values = ["started >= ?"], list[object]([wanted.since])
    if wanted.counting:
        parts.append("whole")
    if wanted.title:
        parts.append("title = ?")
        values.append(wanted.title)
    if wanted.level:
        parts.append("file IN (SELECT file FROM seats WHERE level = ?)")
        values.append(wanted.level)
    person, person_values = played_by(wanted.who) if wanted.who else (f"agent = '{HUMAN}'", ())
    if wanted.who and wanted.won is None:
        parts.append(f"file IN (SELECT file FROM seats WHERE {person})")
        values += person_values
    if wanted.won is not None:
        winners = f"SELECT file FROM seats WHERE won AND {person}"
        parts.append(f"file {'' if wanted.won else 'NOT '}IN ({winners})")
        values += person_values
        if not wanted.won:
            parts.append(f"file IN (SELECT file FROM seats WHERE {person})")
            values += person_values
    return " AND ".join(parts), tuple(values)
