"""The referee catches a corrupted record of `brewery`, whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..editing import Line, as_list, events
from ..fouls import Foul
from . import broken_brewing, broken_setup, broken_turns
from .comparison import EVENT_KEYS
from .editing import GAMES, Edited, Situation, situation, tells, written
from .tampering import CASES

BROKEN = (broken_setup, broken_turns, broken_brewing)
OTHER: dict[type, Callable[[object], object]] = {
    int: lambda value: int(str(value)) + 1,
    str: lambda value: f"{value}s",
    list: lambda value: as_list(value)[1:],
    type(None): lambda _: "skill",
}
"""A value that is not the one that was told, by its kind."""


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_games_are_fair_before(number: int) -> None:
    Edited(written(number)).judge()


@pytest.mark.parametrize("name", CASES)
def test_the_referee_sees_it(name: str) -> None:
    rule, words, tampering = CASES[name]
    with pytest.raises(Foul) as caught:
        tampering().judge()
    assert caught.value.rule == rule, caught.value
    assert words in caught.value.message, caught.value


def telling(kind: str) -> tuple[Situation, Line]:
    """The first step with an event of that kind, and that event, to be changed."""
    each = situation(lambda each: tells(each, kind))
    return each, each.edited.event(each.line, kind)


def caught(each: Situation) -> Foul:
    """What the referee says."""
    with pytest.raises(Foul) as found:
        each.edited.judge()
    return found.value


@pytest.mark.parametrize("kind", EVENT_KEYS)
def test_an_event_left_out_told_twice_or_changed_is_seen(kind: str) -> None:
    each, event = telling(kind)
    events(each.edited.lines[each.line])
    each.edited.told(each.line).remove(event)
    assert caught(each).rule in ("events", "D4.1")

    each, event = telling(kind)
    each.edited.told(each.line).append(event)
    assert caught(each).rule == "events"

    for key in EVENT_KEYS[kind]:
        each, event = telling(kind)
        event[key] = OTHER[type(event[key])](event[key])
        assert caught(each).rule in ("events", "format"), key

        each, event = telling(kind)
        del event[key]
        assert caught(each).rule in ("events", "format"), key


def test_events_in_another_order_are_seen() -> None:
    each = situation(lambda each: len(as_list(each.step["events"])) > 3)
    told = each.edited.told(each.line)
    told[0], told[1] = told[1], told[0]
    assert caught(each).rule == "events"


def test_further_events_are_welcome() -> None:
    edited = Edited(written(0))
    edited.told(3).append({"type": "applause"})
    edited.judge()


@pytest.mark.parametrize("mark", ["blocked", "protected"])
@pytest.mark.parametrize("token", ["withdraw", "block_die", "raise", "reroll"])
def test_one_token_lies_under_a_die(token: str, mark: str) -> None:
    """D8: a second one changes nothing; but what is blocked may be withdrawn."""
    referee = situation(lambda each: broken_turns.fresh(each) and each.dice("warehouse")).before
    referee.player.tokens[token] = 1
    name = referee.position.of(referee.seat, "warehouse")[0]
    die = referee.position.dice[name]
    die.value = 3
    setattr(die, mark, True)
    action: Line = {"token": token, "target": name}
    if (token, mark) == ("withdraw", "blocked"):
        referee.use_token(action)
        assert die.place == "pool"
        return
    with pytest.raises(Foul, match="D8"):
        referee.use_token(action)


def test_every_chapter_of_the_rules_is_broken_somewhere() -> None:
    chapters = {rule.partition(".")[0] for rule, _, _ in CASES.values()}
    wanted = {f"D{number}" for number in range(1, 9)}
    assert chapters == {"format", "events", "result"} | wanted
    assert len(CASES) + len(EVENT_KEYS) >= 130
    assert {tampering.__module__ for _, _, tampering in CASES.values()} == {
        module.__name__ for module in BROKEN
    }
