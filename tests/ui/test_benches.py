"""The benches of the workshop: whatever their palettes offer, the rules let stand, and can be taken
away again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.titles import BRAINS
from game.content.challenge import Limit
from game.session.challenges.workpiece import Workpiece, blank
from game.session.titles import play_of
from game.ui.bench import REMOVE, Bench, Refused
from game.ui.titles import INTERFACES
from tests.sizes import WHOLE

BENCHES = {title: each.bench for title, each in INTERFACES.items() if each.bench is not None}
EDITS = 150 if WHOLE else 60


class Hand:
    """Somebody at a bench, without a window."""

    def __init__(self, title: str) -> None:
        bench = BENCHES[title]
        self.title, self.bench, self.content = title, bench, play_of(title).load("classic")
        empty = bench.empty(self.content)
        self.kind, aim = next(iter(bench.aims(self.content, empty).items()))
        limit = Limit(next(iter(aim.units)), 2)
        self.piece = Workpiece(blank(title, empty, aim.goal, limit))

    @property
    def view(self) -> Any:
        return self.piece.match.state_view(0)

    @property
    def position(self) -> Any:
        return self.piece.challenge.position

    def take(self, edit: Any) -> str:
        """What comes of an edit; "" where it was taken."""
        if isinstance(edit, Refused):
            return edit.why
        now = self.piece.challenge
        goal = self.bench.follow(now.goal, now.position, edit)
        return self.piece.aim(goal, now.limit, *self.bench.forms(edit, goal))

    def tools(self) -> list[str]:
        groups = self.bench.groups(self.content, self.position)
        return [tool.key for group in groups for tool in group.tools]


@pytest.mark.parametrize("title", BENCHES)
def test_whatever_is_offered_can_be_done(title: str) -> None:
    hand, chance = Hand(title), random.Random(3)
    bench: Bench = hand.bench
    refused: set[str] = set()
    for _edit in range(EDITS):
        tool = chance.choice([*hand.tools(), REMOVE])
        goals = bench.goals(hand.view, tool)
        if goals:
            goal = chance.choice(goals)
            assert bench.ghosts(hand.view, tool, goal) is not None
            why = hand.take(bench.lay(hand.content, hand.position, tool, goal))
            refused.add(why)
    assert "That can't be laid here." not in refused, refused
    assert hand.piece.undoes
    laid = hand.position
    for _step in range(EDITS):
        hand.piece.undo()
    assert hand.position == bench.empty(hand.content)
    while hand.piece.redoes:
        hand.piece.redo()
    assert hand.position == laid


@pytest.mark.parametrize("title", BENCHES)
def test_the_table_can_be_cleared(title: str) -> None:
    hand, chance = Hand(title), random.Random(4)
    bench: Bench = hand.bench
    for tool in hand.tools():
        goals = bench.goals(hand.view, tool)
        if goals:
            hand.take(bench.lay(hand.content, hand.position, tool, chance.choice(goals)))
    while goals := bench.goals(hand.view, REMOVE):
        assert hand.take(bench.take(hand.content, hand.position, goals[0])) == ""


@pytest.mark.parametrize("title", BENCHES)
def test_counters_count_as_far_as_the_box_has_pieces(title: str) -> None:
    hand = Hand(title)
    bench: Bench = hand.bench

    def counts() -> dict[str, int]:
        groups = bench.groups(hand.content, hand.position)
        return {each.key: each.count for group in groups for each in group.counters}

    for key, count in counts().items():
        assert hand.take(bench.count(hand.content, hand.position, key, 1)) in ("", *_refusals(hand))
        for _time in range(count + 1):
            hand.take(bench.count(hand.content, hand.position, key, -1))
        assert counts()[key] == 0
        assert hand.take(bench.count(hand.content, hand.position, key, -1))
        assert counts()[key] == 0


def _refusals(hand: Hand) -> list[str]:
    """Where the box has no more of it, that is said of it."""
    groups = hand.bench.groups(hand.content, hand.position)
    names = {each.name for group in groups for each in group.counters}
    return [f"No more of it in the box: {name}." for name in names]


@pytest.mark.parametrize("title", BENCHES)
def test_palettes_have_keys_of_their_own(title: str) -> None:
    hand = Hand(title)
    groups = hand.bench.groups(hand.content, hand.position)
    keys = [tool.key for group in groups for tool in group.tools]
    keys += [counter.key for group in groups for counter in group.counters]
    assert len(set(keys)) == len(keys)
    assert REMOVE not in keys
    assert len({group.key for group in groups}) == len(groups)


@pytest.mark.parametrize("title", BENCHES)
def test_what_can_be_asked_for_is_a_kind_with_every_choice(title: str) -> None:
    hand = Hand(title)
    kinds = BRAINS[title].puzzles.kinds
    for name, aim in hand.bench.aims(hand.content, hand.position).items():
        assert aim.goal["kind"] == name
        assert set(aim.units) == set(kinds[name].units)
        for ask in aim.asks:
            for value, _label in ask.options:
                goal, limit = {**aim.goal, ask.key: value}, Limit(next(iter(aim.units)), 3)
                assert hand.piece.aim(goal, limit, *hand.bench.forms(hand.position, goal)) == ""
                assert "set its goal anew" not in hand.piece.lack


@pytest.mark.parametrize("title", BENCHES)
def test_choices_of_the_palette_are_taken(title: str) -> None:
    hand = Hand(title)

    def asks() -> dict[str, Any]:
        groups = hand.bench.groups(hand.content, hand.position)
        return {each.key: each for group in groups for each in group.asks}

    for key, ask in asks().items():
        for value, _label in (*ask.options, ask.options[0]):
            assert hand.take(hand.bench.choose(hand.content, hand.position, key, value)) == ""
            assert asks()[key].value == value
