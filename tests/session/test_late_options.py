"""Options that came to the rules after their first records."""

from __future__ import annotations

import json

import pytest

from game.rules.registry import TITLES
from game.session.match import Match
from game.session.record import parse_record
from game.session.seats import seats_of
from game.session.titles import play_of

LATE = [
    (title, option)
    for title, rules in TITLES.items()
    for option in rules.game_options
    if option.late
]


def begun(title: str, **options: bool) -> Match:
    content = play_of(title).load("classic")
    return Match.new(title, content, seats_of(("greedy", "greedy")), 5, options=options)


def test_a_record_by_the_usual_rules_doesnt_tell_of_them() -> None:
    """What was written before they came is written so still, byte for byte."""
    assert LATE
    for title, option in LATE:
        match = begun(title)
        assert match.header.options[option.name] == option.default
        assert option.name not in json.loads(match.lines[0])["options"]
        assert parse_record(match.record_bytes()).header == match.header


def test_a_record_by_another_rule_does() -> None:
    for title, option in LATE:
        match = begun(title, **{option.name: not option.default})
        assert json.loads(match.lines[0])["options"][option.name] is (not option.default)
        assert parse_record(match.record_bytes()).header == match.header


@pytest.mark.parametrize("title", sorted(TITLES))
def test_other_options_must_be_told(title: str) -> None:
    match = begun(title)
    options = json.loads(match.lines[0]).get("options", {})
    assert set(options) == {each.name for each in TITLES[title].game_options if not each.late}
