"""What one hint says tells its suggestions apart: all titles, positions of whole games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.ai.agent import Budget, agent, thinker
from game.ai.coach.advice import HARMLESS, SEARCHED, Advice
from game.ai.coach.asked import advice
from game.ai.thinking import Thoughts
from game.ai.titles import BRAINS
from game.rules.chance import Dealer
from game.rules.core import View
from game.session.match import Match
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from game.ui.persons import person_of
from game.ui.titles import INTERFACES
from tests.sizes import WHOLE

POSITIONS, EVERY = 40 if WHOLE else 16, 9
THOUGHT = Budget(iterations=60)
PACKS = (
    ("biomes", "classic"),
    ("towers", "classic"),
    ("brewery", "classic"),
    ("brewery", "orchard"),
)
Said = tuple[View, Thoughts, tuple[Advice, ...], list[list[str]]]


def decisions(title: str, pack: str) -> Iterator[Match]:
    """Decisions of games of two and three, one in so many."""
    seed = 0
    while True:
        names = (HUMAN, "greedy", "sprout")[: 2 + seed % 2]
        match = Match.new(title, play_of(title).load(pack), seats_of(names), seed)
        players = [agent(each if each != HUMAN else "sprout", title) for each in names]
        asked = 0
        while match.actor is not None and asked < POSITIONS // 4 * EVERY:
            view, legal = match.state_view(match.actor), match.legal_moves()
            asked += len(legal) > 1
            if len(legal) > 1 and asked % EVERY == 0:
                yield match
            dealer = Dealer(match.thinking_seed())
            match.play(players[match.actor].choose(view, legal, Budget(), dealer))
        seed += 1


@cache
def said(title: str, pack: str) -> tuple[Said, ...]:
    """What is said in each position: the suggestions, and their reasons in words."""
    words, found = INTERFACES[title].words, []
    for match in decisions(title, pack):
        assert match.actor is not None
        view, legal = match.state_view(match.actor), tuple(match.legal_moves())
        thoughts = thinker(title).consider(view, legal, THOUGHT, Dealer(match.turn))
        told = advice(title, view, thoughts)
        people = tuple(person_of(seat) for seat in match.seats)
        sentences = [
            [words.reason(reason, match.content, people) for reason in each.reasons]
            for each in told
        ]
        found.append((view, thoughts, told, sentences))
        if len(found) == POSITIONS:
            break
    return tuple(found)


@pytest.mark.parametrize(("title", "pack"), PACKS)
def test_no_two_suggestions_have_the_same_reasons(title: str, pack: str) -> None:
    """Three placings of a pawn for two reasons that were the same: newcomers' first boredom."""
    several = 0
    for _view, _thoughts, _told, sentences in said(title, pack):
        assert len({tuple(each) for each in sentences}) == len(sentences), sentences
        assert len({each[0] for each in sentences}) == len(sentences), "nor begin alike"
        several += len(sentences) > 1
    assert several


@pytest.mark.parametrize(("title", "pack"), PACKS)
def test_each_further_suggestion_has_a_reason_that_no_better_one_has(title: str, pack: str) -> None:
    for view, thoughts, told, _sentences in said(title, pack):
        guide = BRAINS[title].guide(view, thoughts)
        better = set(guide.reasons(told[0].move))
        for each in told[1:]:
            new = [one for one in each.reasons if one not in better]
            assert any(guide.tells(one) for one in new), each
            better |= set(guide.reasons(each.move))


@pytest.mark.parametrize(("title", "pack"), PACKS)
def test_what_tells_little_is_told_only_for_want_of_more(title: str, pack: str) -> None:
    """“Nobody else can use this field in this round” was the second reason everywhere."""
    empty = 0
    for view, thoughts, told, _sentences in said(title, pack):
        guide = BRAINS[title].guide(view, thoughts)
        for each in told:
            telling = [guide.tells(one) for one in each.reasons[:2]]
            assert (
                all(telling)
                or not any(map(guide.tells, guide.reasons(each.move)))
                or (each.reasons[1].code == "alike")
            )
        empty += told[0].reasons in ((SEARCHED,), (HARMLESS,))
    assert empty <= max(1, 0.05 * POSITIONS)


@pytest.mark.parametrize(("title", "pack"), PACKS)
def test_nothing_is_done_first_only_where_all_else_is_clearly_worse(title: str, pack: str) -> None:
    """“Pass” stood above what the result page then called the best move."""
    for view, thoughts, told, _sentences in said(title, pack):
        guide, best = BRAINS[title].guide(view, thoughts), thoughts.candidates[0]
        if not guide.is_idle(told[0].move):
            continue
        others = [each for each in thoughts.candidates if not guide.is_idle(each.move)]
        near = [
            each
            for each in others
            if each.win >= best.win - 0.05
            and each.lead >= best.lead - 1.0
            and each.visits >= 4
            and guide.offers(each.move)
            and guide.caution(each.move) is None
            and not guide.is_costly(each.move)
        ]
        assert not near, (told[0].move, near[0].move)
        assert SEARCHED not in told[0].reasons, "and for a reason"
