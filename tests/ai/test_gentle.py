"""The opponent of first games: it plays on while it lies behind, tries things out while it doesn't,
and loses to somebody of Apprentice's strength."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.agent import Budget, agent
from game.ai.gentle import BEHIND, GentleAgent
from game.ai.levels import APPRENTICE, GENTLE, LEVELS, SPROUT, Character, character
from game.content.guide import guide_file, read_guide
from game.rules.biomes import BIOMES
from game.rules.chance import Dealer
from game.rules.core import Move, Options, View
from game.rules.registry import TITLES
from game.session.lessons.guided import rival_of
from tests.ai.positions import classic
from tests.sizes import WHOLE
from tools.first_games import played

GAMES, LEAST = (100, 0.6) if WHOLE else (6, 0.5)
"""How many, and the least share of their wins; ``tools.first_games`` counts more of them."""


class Fixed:
    """Plays always the same of the legal moves."""

    def __init__(self, number: int) -> None:
        self._number = number

    def choose(
        self, _view: View, legal_moves: Sequence[Move], _budget: Budget, _dealer: Dealer
    ) -> Move:
        return legal_moves[self._number]


@pytest.mark.parametrize(("share", "number"), [(BEHIND - 0.01, 0), (BEHIND, 1), (0.9, 1)])
def test_it_plays_as_it_can_only_while_it_lies_behind(share: float, number: int) -> None:
    state = BIOMES.setup(classic(), Options(({},) * 2), 1)
    seat = state.decider
    shares = [share if each == seat else 1 - share for each in range(2)]
    gentle = GentleAgent(Fixed(0), Fixed(1), lambda _view: shares)
    view, moves = state.view(seat), state.legal_moves()
    assert gentle.choose(view, moves, Budget(), Dealer(1)) == moves[number]


def test_sprout_alone_may_be_gentle() -> None:
    assert [level for level in LEVELS if GENTLE in LEVELS[level].tempers] == [SPROUT]
    assert character("sprout:gentle") == Character(SPROUT, GENTLE)
    assert character("master:gentle") is None


@pytest.mark.parametrize("title", TITLES)
def test_the_opponent_of_first_games_is_gentle(title: str) -> None:
    name = rival_of(read_guide(guide_file(title)))
    assert name == "sprout:gentle"
    assert isinstance(agent(name, title), GentleAgent)


@pytest.mark.parametrize("title", TITLES)
def test_who_plays_like_an_apprentice_wins_most_first_games(title: str) -> None:
    games = [played(title, APPRENTICE, None, seed) for seed in range(GAMES)]
    assert sum(each.share for each in games) / GAMES >= LEAST
    assert sum(each.lead for each in games) > 0
