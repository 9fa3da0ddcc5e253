"""Numbers, percent, lists, dates and times are written as CLDR has them, which is held to Babel."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta

import pytest
from babel.dates import format_date, format_skeleton, format_time, get_day_names
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from game import formats
from game.language import NAMES, PSEUDO, set_language
from tools import cldr

CODES = tuple(NAMES)
FOREIGN = tuple(code for code in CODES if code != "en")
DAYS = tuple(date(2026, 1, 31) + timedelta(days=37 * step) for step in range(12))


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def speak(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write as a language does, whether or not it has a catalogue."""
    monkeypatch.setattr(formats, "language", lambda: code)


def broad(text: str) -> str:
    """A text with one kind of no-break space."""
    return text.replace(cldr.NARROW, cldr.NO_BREAK)


def test_the_file_is_what_babel_says() -> None:
    assert cldr.OUT.read_bytes() == cldr.written(), "run python -m tools.cldr"


@pytest.mark.parametrize("code", CODES)
def test_dates_are_those_of_babel(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(code, monkeypatch)
    locale = cldr.locale_of(code)
    for day in DAYS:
        assert formats.day(day) == broad(format_date(day, "long", locale))
        full = formats.capital(broad(format_date(day, "full", locale)))
        assert formats.day_with_weekday(day) == full
        assert formats.day_without_year(day) == format_skeleton("MMMMd", day, locale=locale)
        month = broad(format_skeleton("yMMMM", day, locale=locale))
        assert formats.month(day) == formats.capital(month)
    names = get_day_names("wide", locale=locale)
    assert [formats.weekday(each) for each in range(7)] == [
        formats.capital(names[each]) for each in range(7)
    ]
    assert all(len(formats.weekday_short(each)) <= 3 for each in range(7))


@pytest.mark.parametrize("code", FOREIGN)
def test_times_are_those_of_babel(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(code, monkeypatch)
    for when in (datetime(2026, 5, 7, 9, 5), datetime(2026, 11, 26, 23, 59)):
        told = format_time(when, "short", locale=code)
        assert formats.time(when) == told
        assert formats.moment(when) == f"{formats.day_without_year(when)}, {told}"


@pytest.mark.parametrize("code", CODES)
def test_numbers_are_those_of_babel(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(code, monkeypatch)
    locale = cldr.locale_of(code)
    counts = [0, 7, 999, 12345, 1234567, -52, -70000]
    if code not in cldr.LONG_WHOLE:
        counts.append(1234)
    for count in counts:
        assert formats.number(count) == broad(format_decimal(count, locale=locale))
    for value, digits in ((3.5, 1), (0.25, 2), (12345.678, 1), (-0.5, 1)):
        pattern = "#,##0." + "0" * digits
        assert formats.number(value, digits) == broad(format_decimal(value, pattern, locale))


def test_spanish_and_polish_set_no_thousands_apart_in_four_digits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak("es", monkeypatch)
    assert (formats.number(1234), formats.number(12345)) == ("1234", "12.345")
    speak("pl", monkeypatch)
    assert (formats.number(1234), formats.number(12345)) == ("1234", "12\u00a0345")


def test_nothing_less_than_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("de", monkeypatch)
    assert (formats.number(-0.04, 1), formats.number(-0.06, 1)) == ("0,0", "-0,1")


@pytest.mark.parametrize("code", FOREIGN)
def test_percent_is_that_of_babel(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(code, monkeypatch)
    assert [formats.percent(each) for each in (0, 62, 100)] == [
        broad(format_percent(each / 100, locale=code)) for each in (0, 62, 100)
    ]
    assert formats.percent(12.5, 1).startswith("12,5")


def test_english_writes_as_the_house_does() -> None:
    assert formats.percent(62) == "62 %"
    assert formats.time(datetime(2026, 5, 7, 9, 5)) == "9:05"
    assert formats.moment(datetime(2026, 5, 7, 9, 5)) == "7 May, 9:05"
    assert formats.day_with_weekday(date(2026, 5, 7)) == "Thursday, 7 May 2026"


@pytest.mark.parametrize("code", CODES)
def test_lists_are_those_of_babel(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(code, monkeypatch)
    names = ["Ada", "Ben", "Cleo", "Dario"]
    for count in range(1, 5):
        told = format_list(names[:count], locale=cldr.locale_of(code))
        assert formats.listed(names[:count]) == told
    assert formats.listed([]) == ""


@pytest.mark.parametrize(
    ("last", "joint"),
    [
        ("Inés", "e"),
        ("Íñigo", "e"),
        ("hilo", "e"),
        ("hielo", "y"),
        ("hiato", "y"),
        ("Ana", "y"),
        ("madera", "y"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(
    last: str, joint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("es", monkeypatch)
    assert formats.listed(["Ada", last]) == f"Ada {joint} {last}"
    assert formats.listed(["Ada", "Ben", last]) == f"Ada, Ben {joint} {last}"


def test_gaps_in_names_are_names() -> None:
    """Somebody may be called {0}."""
    assert formats.listed(["{0}", "{1}", "{}"]) == "{0}, {1} and {}"


def test_the_pseudo_language_writes_its_own_words() -> None:
    set_language(PSEUDO)
    assert "⟦" in formats.month(date(2026, 5, 1))
    assert formats.listed(["Ada", "Ben"]).startswith("⟦Ada")


def test_months_in_a_date_and_alone_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("ru", monkeypatch)
    assert formats.day_without_year(date(2026, 5, 7)) == "7 мая"
    assert formats.month(date(2026, 5, 7)) == "Май 2026\u00a0г."
    speak("pl", monkeypatch)
    assert formats.day(date(2026, 11, 26)) == "26 listopada 2026"
    assert formats.month(date(2026, 11, 26)) == "Listopad 2026"
