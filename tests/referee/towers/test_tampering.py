"""The referee catches a corrupted record of `towers`, whatever is wrong with it."""

from __future__ import annotations

import re

import pytest

from ..fouls import Foul
from . import broken_actions, broken_events, broken_setup
from .editing import GAMES, Edited, written
from .referee import judge
from .tampering import CASES
from .turns import Referee

BROKEN = (broken_setup, broken_actions, broken_events)


@pytest.mark.parametrize("number", range(5))
def test_the_games_are_fair_before(number: int) -> None:
    assert len(GAMES) > 5
    judge(Edited(written(number)).written())


@pytest.mark.parametrize("name", CASES)
def test_the_referee_sees_it(name: str) -> None:
    rule, words, tampering = CASES[name]
    with pytest.raises(Foul) as caught:
        judge(tampering().written())
    assert caught.value.rule == rule, caught.value
    assert words in caught.value.message, caught.value
    assert caught.value.line >= 1


@pytest.mark.parametrize(
    ("at", "towers", "shut"),
    [
        ((4, 4), [(3, 4), (5, 4), (4, 3), (4, 5)], (4, 4)),
        ((0, 0), [(0, 1), (1, 0)], (0, 0)),
        ((4, 4), [(3, 4), (2, 4), (3, 3), (3, 5)], (3, 4)),
        ((0, 1), [(0, 0), (1, 0)], (0, 0)),
        ((4, 4), [(3, 4), (5, 4), (4, 3)], None),
        ((4, 4), [(3, 4), (2, 4), (3, 3)], None),
    ],
)
def test_towers_are_not_shut_in(
    at: tuple[int, int], towers: list[tuple[int, int]], shut: tuple[int, int] | None
) -> None:
    """T6.3: no open side is left to the new tower or to one beside it; pawns close nothing."""
    referee = Referee(Edited(written(1)).lines[0])
    position, player = referee.position, referee.player
    position.towers = {place: {"red": 1} for place in towers}
    player.pawns, player.blocks, player.hand = {at}, {"red": 2}, {"red": 5}
    position.players[referee.actor - 1].pawns = {(5, 5), (4, 5), (3, 5)} - {at, *towers}
    action: dict[str, object] = {"at": list(at), "blocks": {"red": 2}, "pay": {"red": 2}}
    if shut is None:
        referee.build(action)
        return
    with pytest.raises(Foul, match=re.escape(f"T6.3: the tower on {shut}")):
        referee.build(action)


def test_every_chapter_of_the_rules_is_broken_somewhere() -> None:
    chapters = {rule.partition(".")[0] for rule, _, _ in CASES.values()}
    wanted = {f"T{number}" for number in (*range(1, 10), 11, 12, 14)}
    assert chapters == {"format", "events", "result"} | wanted
    assert len(CASES) >= 150
    assert {tampering.__module__ for _, _, tampering in CASES.values()} == {
        module.__name__ for module in BROKEN
    }
