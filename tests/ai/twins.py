"""Two worlds with one view, all through a game: whether an agent decides alike in both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.ai.thinking import Budget
from tests.sizes import some
from tools.honesty.examination import Peeker, Twins, decides_alike, twins_of_game
from tools.honesty.findings import PEEKER, Findings, Honesty


@cache
def twins_of(peeker: Peeker[Any], game: int) -> tuple[Twins[Any], ...]:
    """Every decision of a game where something is hidden."""
    return tuple(twins_of_game(peeker, game))


def found(
    peeker: Peeker[Any], names: Sequence[str], budget: Budget, decisions: int, game: int
) -> Findings:
    """What so many decisions tell of each agent: from the first of the game to the last."""
    pairs = some(twins_of(peeker, game), decisions)
    findings = {name: Honesty() for name in names}
    for name in names:
        for pair in pairs:
            changed = not decides_alike(peeker.title, name, pair, budget)
            findings[name] = findings[name].asked(changed)
    return findings


def found_of_the_control(peeker: Peeker[Any], decisions: int, game: int) -> Findings:
    """What so many decisions where something is at stake tell of the player that peeks."""
    control = Honesty()
    staked = [pair for pair in twins_of(peeker, game) if peeker.is_at_stake(pair.real)]
    for pair in some(staked, decisions):
        control = control.asked(peeker.choice(pair.real) != peeker.choice(pair.other))
    return {PEEKER: control}
