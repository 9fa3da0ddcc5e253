"""The language that a first start speaks."""

from __future__ import annotations

import pytest

from game import language
from game.system_language import code_of, system_language

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("de_AT.UTF-8", "de"),
        ("de-AT", "de"),
        ("nl", "nl"),
        ("ca_ES@valencia", "ca"),
        ("C", ""),
        ("C.UTF-8", ""),
        ("POSIX", ""),
        ("", ""),
    ],
)
def test_a_locale_is_in_a_language(locale: str, code: str) -> None:
    assert code_of(locale) == code


def test_the_first_variable_that_says_something_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert system_language() == "fr"
    monkeypatch.setenv("LANGUAGE", "pl:de")
    assert system_language() == "pl"


def test_a_language_without_a_catalogue_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "xx")
    assert language.set_language("") == "en"
