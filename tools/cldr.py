"""Writes assets/locale/formats.json: what CLDR says of lists, numbers, dates and times.

Only the languages of the game and only what ``game.formats`` reads, out of Babel's copy of it.
``python -m tools.cldr`` writes it; ``tests/project/test_formats.py`` holds it to Babel.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.numbers import get_decimal_symbol, get_group_symbol

from game.formats import FILE, Formats, Joints
from game.language import ENGLISH, NAMES

OUT: Final = Path(__file__).resolve().parent.parent / "assets" / "locale" / FILE
BRITISH: Final = "en_GB"
PERCENT: Final[Mapping[str, str]] = {ENGLISH: "{0} %"}
TIMES: Final[Mapping[str, str]] = {ENGLISH: "H:mm"}
"""Where the house writes otherwise than CLDR has it: its English sets the percent sign apart."""
LONG_WHOLE: Final = ("es", "pl")
"""Languages that set no thousands apart in numbers of four digits, which Babel's data lacks."""
BEFORE_I: Final = {"es": "{0} e {1}"}
"""CLDR tells of it in words alone."""
_FIELD: Final = re.compile(r"'([^']*)'|([A-Za-z])\2*|([^A-Za-z']+)")
_GAPS: Final = {
    "EEEE": "{weekday}",
    "d": "{day}",
    "MMMM": "{month}",
    "LLLL": "{month}",
    "y": "{year}",
    "H": "{hour}",
    "HH": "{hour:02}",
    "mm": "{minute:02}",
}
NARROW: Final = "\u202f"
NO_BREAK: Final = "\u00a0"


def locale_of(code: str) -> Locale:
    """CLDR's locale of a language of the game."""
    return Locale.parse(BRITISH if code == ENGLISH else code)


def pattern(cldr: str) -> str:
    """A pattern of CLDR's with our gaps: ``d. MMMM y`` is ``{day}. {month} {year}``.

    Raises KeyError for a field that the game doesn't know.
    """
    parts = []
    for found in _FIELD.finditer(cldr):
        quoted, letter, rest = found.groups()
        parts.append(_GAPS[found[0]] if letter else quoted or rest or "'")
    return "".join(parts).replace(NARROW, NO_BREAK)


def formats_of(code: str) -> Formats:
    """What CLDR says of a language."""
    locale = locale_of(code)
    lists: Any = locale.list_patterns["standard"]
    joints = Joints(*(lists[each] for each in ("2", "start", "middle", "end")))
    dates, skeletons = locale.date_formats, locale.datetime_skeletons
    months, days = locale.months, locale.days
    percent = str(locale.percent_formats[None].pattern).replace("#,##0", "{0}")
    return Formats(
        joints=joints._replace(before_i=BEFORE_I.get(code, "")),
        decimal=get_decimal_symbol(locale),
        group=get_group_symbol(locale).replace(NARROW, NO_BREAK),
        grouped=5 if code in LONG_WHOLE else 4,
        percent=PERCENT.get(code, percent.replace(NARROW, NO_BREAK)),
        date=pattern(dates["long"].pattern),
        date_without_year=pattern(skeletons["MMMMd"].pattern),
        date_with_weekday=pattern(dates["full"].pattern),
        month=pattern(skeletons["yMMMM"].pattern),
        moment=str(locale.datetime_formats["medium"]).format("{time}", "{day}"),
        time=pattern(TIMES.get(code, locale.time_formats["short"].pattern)),
        months=tuple(months["format"]["wide"][each] for each in range(1, 13)),
        months_alone=tuple(months["stand-alone"]["wide"][each] for each in range(1, 13)),
        weekdays=tuple(days["format"]["wide"][each] for each in range(7)),
        weekdays_short=tuple(days["stand-alone"]["short"][each].rstrip(".") for each in range(7)),
    )


def written() -> bytes:
    """The whole file."""
    told = {code: formats_of(code)._asdict() for code in NAMES}
    for each in told.values():
        each["joints"] = each["joints"]._asdict()
    return (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def main() -> int:
    """Write the file."""
    OUT.write_bytes(written())
    return 0


if __name__ == "__main__":
    sys.exit(main())
