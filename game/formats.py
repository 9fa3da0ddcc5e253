"""How the language that is spoken now writes lists, numbers, shares, days and times.

What CLDR, the Unicode consortium's data of languages, says of them lies in
``assets/locale/formats.json``, made by ``tools.cldr``; nothing else of it is needed to play.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from datetime import date, datetime
from functools import cache
from typing import Any, Final, NamedTuple

from game.language import ENGLISH, PSEUDO, language, pseudo
from game.resources import assets, installed

FILE: Final = "formats.json"
_THOUSAND: Final = 3
"""Digits of a group."""
_I_SOUND: Final = re.compile(r"[ií]|h[ií](?![ae])", re.IGNORECASE)
"""Begins a word before which Spanish says *e* for *y*: Inés, hilo, but not hielo (CLDR)."""


class Joints(NamedTuple):
    """What stands between the things of a list: of two, at its start, in its middle, at its end;
    ``before_i``: at its end before the sound of *i*, where a language has it so."""

    two: str
    start: str
    middle: str
    end: str
    before_i: str = ""


class Formats(NamedTuple):
    """How a language writes: patterns with gaps, names of months and of days from Monday on.

    ``grouped``: so many digits a whole number has before its thousands are set apart.
    ``months`` stand in a date, ``months_alone`` do not.
    """

    joints: Joints
    decimal: str
    group: str
    grouped: int
    percent: str
    date: str
    date_without_year: str
    date_with_weekday: str
    month: str
    moment: str
    time: str
    months: tuple[str, ...]
    months_alone: tuple[str, ...]
    weekdays: tuple[str, ...]
    weekdays_short: tuple[str, ...]


@cache
def _known() -> dict[str, Formats]:
    """The formats of all languages, by code."""
    with installed(assets() / "locale" / FILE) as file:
        told: dict[str, dict[str, Any]] = json.loads(file.read_bytes())
        return {code: _read(each) for code, each in told.items()}


def _read(told: dict[str, Any]) -> Formats:
    """The formats of one language from plain data."""
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in told.items()
    }
    values["joints"] = Joints(**told["joints"])
    return Formats(**values)


@cache
def _of(code: str) -> Formats:
    """The formats of a language; those of English for one that has none."""
    if code == PSEUDO:
        return _pseudo(_known()[ENGLISH])
    return _known().get(code, _known()[ENGLISH])


def _pseudo(english: Formats) -> Formats:
    """The formats of the pseudo-language: what is made of words, as it makes them."""

    def each(names: Sequence[str]) -> tuple[str, ...]:
        return tuple(map(pseudo, names))

    two, end = pseudo(english.joints.two), pseudo(english.joints.end)
    return english._replace(
        joints=english.joints._replace(two=two, end=end),
        months=each(english.months),
        months_alone=each(english.months_alone),
        weekdays=each(english.weekdays),
        weekdays_short=each(english.weekdays_short),
    )


def _now() -> Formats:
    return _of(language())


def listed(parts: Sequence[str]) -> str:
    """Names or things one after another, the last with "and": ``Ada, Ben and Cleo``.

    >>> listed(["Ada"]), listed(["Ada", "Ben"]), listed(["Ada", "Ben", "Cleo"])
    ('Ada', 'Ada and Ben', 'Ada, Ben and Cleo')
    """
    if len(parts) < 2:
        return "".join(parts)
    joints = _now().joints
    if joints.before_i and _I_SOUND.match(parts[-1]):
        last = joints.before_i
    else:
        last = joints.end if len(parts) > 2 else joints.two
    *before, end = parts
    text = before[0]
    for number, part in enumerate(before[1:]):
        text = (joints.middle if number else joints.start).format(text, part)
    return last.format(text, end)


def row_of(parts: Sequence[str]) -> str:
    """Parts one after another without a word between them, as in a label: ``2 wood, 1 stone``."""
    return ", ".join(parts)


def number(value: float, digits: int = 0) -> str:
    """A number with so many decimals, its thousands set apart: ``12,345`` and ``3.5``.

    >>> number(12345), number(3.5, 1)
    ('12,345', '3.5')
    """
    formats = _now()
    whole, _point, decimals = f"{abs(value):.{digits}f}".partition(".")
    if len(whole) >= formats.grouped:
        first = len(whole) % _THOUSAND
        groups = [whole[at : at + _THOUSAND] for at in range(first, len(whole), _THOUSAND)]
        whole = formats.group.join(filter(None, [whole[:first], *groups]))
    sign = "-" if value < 0 and (whole.strip("0") or decimals.strip("0")) else ""
    return sign + formats.decimal.join(filter(None, [whole, decimals]))


def percent(hundredths: float, digits: int = 0) -> str:
    """A share in hundredths, with so many decimals and the percent sign: ``62 %``.

    >>> percent(62)
    '62 %'
    """
    return _now().percent.format(number(hundredths, digits))


def day(when: date) -> str:
    """A date as people say it: ``5 May 2026``."""
    return _dated(_now().date, when)


def day_without_year(when: date) -> str:
    """A date of this year: ``5 May``."""
    return _dated(_now().date_without_year, when)


def day_with_weekday(when: date) -> str:
    """A date and its day of the week, as a text by itself: ``Tuesday, 5 May 2026``."""
    return capital(_dated(_now().date_with_weekday, when))


def _dated(pattern: str, when: date) -> str:
    formats = _now()
    return pattern.format(
        day=when.day,
        month=formats.months[when.month - 1],
        year=when.year,
        weekday=formats.weekdays[when.weekday()],
    )


def month(when: date) -> str:
    """A month and its year over a calendar: ``May 2026``."""
    formats = _now()
    name = formats.months_alone[when.month - 1]
    return capital(formats.month.format(month=name, year=when.year))


def weekday(number_of_day: int) -> str:
    """The name of a day of the week, from 0 for Monday, as a label by itself."""
    return capital(_now().weekdays[number_of_day])


def weekday_short(number_of_day: int) -> str:
    """A day of the week over its column of a calendar, from 0 for Monday: two or three letters."""
    return _now().weekdays_short[number_of_day]


def time(when: datetime) -> str:
    """The time of day: ``9:05``."""
    return _now().time.format(hour=when.hour, minute=when.minute)


def moment(when: datetime) -> str:
    """A day of this year and the time of day: ``5 May, 9:05``."""
    return _now().moment.format(day=day_without_year(when), time=time(when))


def capital(text: str) -> str:
    """A text that begins with a capital, as what stands by itself does in every language here."""
    return text[:1].upper() + text[1:]
