"""What lists of kept games say of a game's deal: whose day's it is, and that it came before.

Files' names tell enough to open only the few games of which there may be something to say.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.rules.registry import TITLES
from game.session.days import today
from game.session.deals.daily import day_of
from game.session.deals.deal import Deal, deal_of
from game.session.header import decode_header
from game.session.kept import LONGEST_HEADER
from game.session.obfuscation import mark_of
from game.session.record import SUFFIX, RecordError, read_record

DAYS: Final = 31
"""A day's deal is known as such in games that were begun so many days later at the most."""
_NAME: Final = re.compile(
    rf"(?P<title>.+)-(?P<started>\d+)-(?P<mark>[0-9a-f]{{8}})(?:-\d+)?{re.escape(SUFFIX)}"
)


@dataclass(frozen=True, slots=True)
class DealLabel:
    """What is said of a game's deal: ``again``, an earlier game had the same; whose ``day``'s it
    is, None: no day's."""

    again: bool = False
    day: date | None = None


class _Named(NamedTuple):
    """What the name of a game's file tells: when it was ``started``, in seconds since 1970."""

    started: int
    path: Path
    title: str
    mark: str


def labels(games: Iterable[Path], others: Iterable[Path] = ()) -> Mapping[str, DealLabel]:
    """By the names of their files, those of the ``games`` of whose deals there is something to say;
    ``others`` are kept as well. Sealed games are opened, and damaged ones passed over."""
    wanted = [named for path in games if (named := _named(path)) is not None]
    marks = {(each.title, each.mark) for each in wanted}
    known = {each.path: each for each in wanted}
    for path in others:
        named = _named(path)
        if named is not None and (named.title, named.mark) in marks:
            known[path] = named
    alike = Counter((each.title, each.mark) for each in known.values())
    found, seen = dict[str, DealLabel](), set[str]()
    asked = {each.path for each in wanted}
    for each in sorted(known.values()):
        day = _day(each) if each.path in asked else None
        if day is None and alike[each.title, each.mark] < 2:
            continue
        deal = _deal(each.path)
        if deal is None:
            continue
        again = deal.key in seen
        seen.add(deal.key)
        label = DealLabel(again, day if day and day_of(each.title, day).is_of(deal) else None)
        if each.path in asked and label != DealLabel():
            found[each.path.name] = label
    return found


def _named(path: Path) -> _Named | None:
    found = _NAME.fullmatch(path.name)
    if found is None or found["title"] not in TITLES:
        return None
    return _Named(int(found["started"]), path, found["title"], found["mark"])


def _day(game: _Named) -> date | None:
    """The day whose deal it may be, by the mark of its seed: those before it was begun, and the one
    after, for clocks differ."""
    begun = today(game.started)
    days = (begun + timedelta(1 - ago) for ago in range(DAYS + 2))
    return next((day for day in days if _mark_of_day(game.title, day) == game.mark), None)


@lru_cache(maxsize=1024)
def _mark_of_day(title: str, day: date) -> str:
    return mark_of(day_of(title, day).seed)


def _deal(path: Path) -> Deal | None:
    """The deal of a game; None where there is none, or it can't be read."""
    try:
        with path.open("rb") as file:
            first = file.readline(LONGEST_HEADER)
        return deal_of(decode_header(first))
    except OSError:
        return None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return _sealed_deal(path)


def _sealed_deal(path: Path) -> Deal | None:
    """The same of a game that isn't over: its record is sealed."""
    try:
        return deal_of(read_record(path).header)
    except RecordError:
        return None
