"""A level more: its record is enough to play it in every title, as what it is near to does."""

from __future__ import annotations

import pytest

from game.ai.agent import agent, searching
from game.ai.levels import (
    AGENTS,
    APPRENTICE,
    ARCHITECT,
    BUILDER,
    FIGHTER,
    GENTLE,
    LEVELS,
    MASTER,
    SPROUT,
    Character,
    Deep,
    Level,
    LevelWords,
    Soft,
    character,
    nearest,
)
from game.ai.soft import Softness, softness_of
from game.ai.thinking import Budget
from game.app.match.company.talk import Talk
from game.rules.chance import Dealer
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.seats import Seat, seats_of
from game.session.titles import play_of
from game.ui.company import Occasion, Weight
from game.ui.opponents import agent_name, character_line, strength, usual_names
from game.ui.titles import INTERFACES

JOURNEYMAN, GRANDMASTER = "a-journeyman", "a-grandmaster"
assert not {JOURNEYMAN, GRANDMASTER} & LEVELS.keys(), "they are made up"
NAMES = ("Marten", "Sable", "Tawny", "Fern")


def words() -> LevelWords:
    return LevelWords("Grandmaster", "{name} sees the end of it.", NAMES)


@pytest.fixture(autouse=True)
def two_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that draws and one that searches; both stand behind Master."""
    for level in (
        Level(JOURNEYMAN, words, Soft(freedom=0.15)),
        Level(GRANDMASTER, words, Deep(effort=2.0)),
    ):
        monkeypatch.setitem(LEVELS, level.id, level)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("level", [JOURNEYMAN, GRANDMASTER])
def test_it_plays(title: str, level: str) -> None:
    name = Character(level, FIGHTER).name
    content = play_of(title).load("classic")
    match = Match.new(title, content, seats_of((name, "random")), 5, first_player=0)
    assert match.actor == 0
    view, legal = match.state_view(0), match.legal_moves()
    move = agent(name, title).choose(view, legal, Budget(iterations=8), Dealer(3))
    assert move in legal


@pytest.mark.parametrize("title", TITLES)
def test_one_that_searches_does_so_longer_by_its_effort(title: str) -> None:
    master, more = searching(title, MASTER), searching(title, GRANDMASTER)
    assert master.budget.iterations is not None
    assert more.budget.iterations == 2 * master.budget.iterations
    assert (more.habits, more.budget.seconds) == (master.habits, master.budget.seconds)


TUNED = {SPROUT: Softness(2.0, 5.0), BUILDER: Softness(0.5, 2.0)}


def test_a_tuned_level_draws_as_it_was_tuned() -> None:
    assert softness_of(SPROUT, TUNED) is TUNED[SPROUT]
    assert softness_of(BUILDER, TUNED) is TUNED[BUILDER]


def test_another_draws_by_its_freedom(monkeypatch: pytest.MonkeyPatch) -> None:
    half = softness_of(JOURNEYMAN, TUNED)
    assert (half.temperature, half.width) == pytest.approx((0.25, 1.0))
    between = softness_of(APPRENTICE, TUNED)
    share = (0.6 - 0.3) / (1.0 - 0.3)
    assert (between.temperature, between.width) == pytest.approx(
        (0.5 + share * 1.5, 2.0 + share * 3.0)
    )
    monkeypatch.setitem(LEVELS, JOURNEYMAN, Level(JOURNEYMAN, words, Soft(freedom=1.7)))
    beyond = softness_of(JOURNEYMAN, TUNED)
    assert (beyond.temperature, beyond.width) == pytest.approx((3.5, 8.0))


def test_it_is_like_the_nearest_that_finds_its_moves_likewise() -> None:
    tuned = {SPROUT: 0, BUILDER: 0, ARCHITECT: 0, MASTER: 0}
    assert nearest(GRANDMASTER, tuned) == MASTER
    assert nearest(JOURNEYMAN, tuned) == BUILDER
    assert nearest(APPRENTICE, tuned) == SPROUT, "of two the weaker one"
    assert nearest(ARCHITECT, tuned) == ARCHITECT
    with pytest.raises(ValueError, match="empty"):
        nearest(MASTER, {SPROUT: 0})


def test_it_is_known_by_its_words_and_may_have_a_temper() -> None:
    who = Character(GRANDMASTER, FIGHTER)
    assert character(who.name) == who
    assert character(f"{GRANDMASTER}:{GENTLE}") is None
    assert agent_name(who.name) == "Grandmaster · Fighter"
    assert character_line(Character(GRANDMASTER), "Fern") == "Fern sees the end of it."
    assert usual_names(GRANDMASTER) == NAMES
    assert strength(GRANDMASTER) == len(LEVELS)
    assert MASTER in AGENTS


@pytest.mark.parametrize("title", TITLES)
def test_without_lines_it_is_silent(title: str) -> None:
    talk = Talk([Seat("Fern", GRANDMASTER, "red")], INTERFACES[title].company.lines, 1)
    assert not talk.anybody
    for step in range(20):
        assert talk.hear(step, 1 + step, [Occasion("greeting", 0, None, Weight.DRAMATIC)]) is None
