"""Every note of a first game is true, in time, and gone when its thing is over, in whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from game.ai.agent import Budget, agent
from game.content.guide import Ending, Guide, Note, guide_file, read_guide
from game.content.lesson import Data, Pattern
from game.rules.biomes.view import ActionKind
from game.rules.brewery.book import SHORT
from game.rules.chance import Dealer
from game.rules.core import Move
from game.rules.registry import TITLES
from game.rules.towers.quick import quick_rounds
from game.session.lessons.note_picker import NotePicker
from game.session.match import Match
from game.titles.towers.scene.looking import PRESETS
from game.ui.opponents import usual_names
from game.ui.panels.lesson import PORTRAITS, teacher_name
from tests.session.lessons.test_note_picker import begun
from tests.sizes import WHOLE, some

GAMES = 12 if WHOLE else 3
LEARNER = 0
Chooser = Callable[[Match], Move]


@dataclass(frozen=True)
class Moment:
    """A note stands: who looks at it, in which state of the match, since when."""

    match: Match
    note: Note
    held: bool
    turn: int
    played: int

    @property
    def view(self) -> Any:
        return self.match.state_view(LEARNER)

    @property
    def moves(self) -> list[Data]:
        """What the newcomer can do."""
        if self.match.actor != LEARNER or self.held:
            return []
        return [data(self.match, move) for move in self.match.legal_moves()]

    def collects(self) -> list[Data]:
        """Those that take a block."""
        return [each for each in self.moves if each["type"] == "collect"]

    def can(self, **told: object) -> bool:
        return any(Pattern(told).fits(move) for move in self.moves)

    def events(self, first: int = 0, **told: object) -> list[Data]:
        """Those that fit, from a step on."""
        rules, content = self.match.rules, self.match.content
        steps = self.match.history[first:]
        found = (rules.event_to_data(content, event) for step in steps for event in step.events)
        return [each for each in found if Pattern(told).fits(each)]

    @property
    def news(self) -> int:
        """The step of the newcomer's last move before the note came up, from 0."""
        own = (at for at in range(self.played) if self.match.history[at].player == LEARNER)
        return max(own, default=0)


Fact = Callable[[Moment], bool]


def data(match: Match, move: Move) -> Data:
    return match.rules.move_to_data(match.content, move)


def layer(moment: Moment, height: int) -> int:
    """How many blocks are left of the layer of that height, from 1."""
    return sum(each >= height for each in moment.view.heights)


FACTS: Mapping[str, Mapping[str, Fact]] = {
    "biomes": {
        "Most experience points win": lambda m: m.held or bool(m.moves),
        "The top layer is gone": lambda m: (
            layer(m, 4) == 0
            and len(m.moves) == 4
            and [each.beginner for each in m.view.players] == [True, False]
        ),
        "The second layer is empty": lambda m: layer(m, 3) == 0 and len(m.moves) == 4,
        "The last scoring": lambda m: len(m.view.scored_rounds) == 2 and layer(m, 2) == 0,
        "You can pay for a building": lambda m: m.can(type="build"),
        "A mob beside you": lambda m: (
            m.can(type="fight")
            and not m.events(type="weapons_drawn", player=LEARNER)
            and m.view.players[LEARNER].pile_size >= 3
        ),
        "A weapon token lies beside": lambda m: (
            m.can(type="arm") and not m.events(type="token_gained", player=LEARNER)
        ),
        "You may return a mob": lambda m: m.can(type="trade"),
        "The bar now counts the third layer": lambda m: (
            bool(m.events(type="scored", player=LEARNER, round="B"))
            and not m.events(type="scoring_started", round="C")
            and layer(m, 2) > 0
        ),
        "Beaten mobs help you": lambda m: bool(m.events(type="mob_defeated", player=LEARNER)),
        "The first scoring comes": lambda m: (
            "A" not in m.view.scored_rounds and not m.events(type="scoring_started", round="A")
        ),
        "One action done": lambda m: (
            m.view.done == (ActionKind.COLLECT,)
            and m.view.actions_left == 1
            and not m.view.extra
            and m.match.turn == 1
        ),
        "The bar at the top": lambda m: layer(m, 4) > 0,
        "Buildings bring XP": lambda m: bool(m.events(type="built", player=LEARNER)),
        "Blocks that glow are free": lambda m: (
            m.can(type="collect") and all(is_free(m.view, each["block"]) for each in m.collects())
        ),
        "Emeralds are jokers": lambda m: bool(
            m.events(type="block_taken", player=LEARNER, material="emerald")
        ),
        "The printed spaces have done": lambda m: (
            "A" in m.view.scored_rounds or bool(m.events(type="scored", player=LEARNER, round="A"))
        ),
        "A little trick": lambda m: m.can(type="collect"),
    },
    "towers": {
        "Most points win, and towers": lambda m: (
            m.can(type="place") and m.view.quick and m.view.rounds == 15
        ),
        "First bring in a pawn": lambda m: (
            m.can(type="place") and not m.events(type="pawn_placed", player=LEARNER)
        ),
        "Which row": lambda m: [p.key for p in PRESETS if p.name == "board"] == ["F3"],
        "Your pawn sees a tower": lambda m: m.can(type="demolish"),
        "You can build": lambda m: m.can(type="build"),
        "Three to five cards": lambda m: m.can(type="capture"),
        "You built! A point": lambda m: (
            m.view.quick and bool(m.events(m.news, type="tower_built", player=LEARNER))
        ),
        "A new phase": lambda m: (
            bool(m.events(m.news, type="phase_started", phase=3))
            and m.view.phase == 3
            and m.view.quick
            and quick_rounds(len(m.view.players)) == 15
        ),
        "Four kinds": lambda m: m.can(type="place") or m.can(type="move"),
        "A pawn sees along": lambda m: m.can(type="place") or m.can(type="move"),
        "No good card": lambda m: m.can(type="exchange"),
        "The blocks of towers that you take down": lambda m: bool(
            m.events(m.news, type="tower_demolished", player=LEARNER)
        ),
    },
    "brewery": {
        "Most points win, and recipes": lambda m: m.can(type="place", item="seed"),
        "You can press": lambda m: m.can(type="brew"),
        "Only dice in your warehouse": lambda m: m.can(type="store"),
        "The market is open": lambda m: m.can(type="buy"),
        "A blue skill die": lambda m: m.can(type="accelerate"),
        "An action token": lambda m: m.can(type="use_token"),
        "It is summer": lambda m: (
            m.view.summer
            and bool(m.events(m.news, type="seeds_gained", player=LEARNER, reason="summer"))
        ),
        "Pressed!": lambda m: bool(m.events(m.news, type="brewed", player=LEARNER)),
        "Make a recipe every round": lambda m: m.view.round > 1 and m.can(type="brew"),
        "The sixth recipe": lambda m: (
            m.view.short and SHORT[len(m.view.players)] == 6 and m.view.round == 4
        ),
    },
}
"""What each note says of the moment at which it stands, by how it begins."""


def is_free(view: Any, block: Any) -> bool:
    """Whether nothing lies on a block and two of its sides are open (B3.2)."""
    x, y, z = block
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    inside = [(a, b) for a, b in beside if 0 <= a < 4 and 0 <= b < 4]
    open_sides = 4 - sum(view.is_block_there(a, b, z) for a, b in inside)
    return open_sides >= 2 and (z == 3 or not view.is_block_there(x, y, z + 1))


def fact(title: str, note: Note) -> Fact:
    [found] = [each for start, each in FACTS[title].items() if note.say.startswith(start)]
    return found


def lasts(moment: Moment) -> bool:
    """Whether a note's own conditions hold, reckoned once more by other means."""
    match, until, can = moment.match, moment.note.until, moment.note.when.can
    if Ending.CAN in until.endings and not any(
        one.fits(each) for one in can for each in moment.moves
    ):
        return False
    now = match.history[-1].turn if moment.held else match.turn
    if Ending.TURN in until.endings and now != moment.turn:
        return False
    moved = [step for step in match.history[moment.played :] if step.player == LEARNER]
    if Ending.MOVE in until.endings and moved:
        return False
    return not any(one.fits(each) for one in until.events for each in moment.events())


def holds(match: Match) -> bool:
    """Whether the newcomer's turn waits for his yes."""
    own = bool(match.history) and match.history[-1].player == LEARNER
    return own and match.actor not in {None, LEARNER} and match.waits_for_yes()


def moments(guide: Guide, match: Match, choose: Chooser, chance: random.Random) -> Iterator[Moment]:
    """Whatever stands before a newcomer who reads now slowly, now fast, at each step of a game."""
    noting = NotePicker(guide, match)
    since: tuple[int, int] = (0, 0)
    while True:
        for held in (True, False) if holds(match) else (False,):
            if noting.over(held=held):
                noting.put_away(read=chance.random() < 0.5)
            mine = held or match.actor == LEARNER
            if mine and (noting.note is None or chance.random() < 0.5):
                now = match.history[-1].turn if held else match.turn
                since = (now, len(match.history)) if noting.next(held=held) else since
            if noting.note is not None:
                yield Moment(match, noting.note, held, *since)
                if chance.random() < 0.1:
                    noting.put_away(read=True)
        if match.actor is None:
            break
        match.play(choose(match))


def by_agent(match: Match) -> Move:
    player, actor = agent("greedy", match.header.title), match.actor or 0
    seed = Dealer(match.thinking_seed())
    return player.choose(match.state_view(actor), match.legal_moves(), Budget(), seed)


def by_chance(chance: random.Random) -> Chooser:
    return lambda match: chance.choice(match.legal_moves())


@pytest.mark.parametrize("way", ["random", "agent"])
@pytest.mark.parametrize("title", TITLES)
def test_a_note_stands_only_while_it_is_true(title: str, way: str) -> None:
    guide = read_guide(guide_file(title))
    for seed in range(GAMES):
        chance = random.Random(seed)
        choose = by_agent if way == "agent" else by_chance(chance)
        for moment in moments(guide, begun(guide, seed), choose, chance):
            where = (moment.note.say, seed, len(moment.match.history), moment.held)
            assert lasts(moment), where
            assert fact(title, moment.note)(moment), where


@pytest.mark.parametrize("title", TITLES)
def test_one_teacher_is_introduced_with_the_aim_and_the_rival(title: str) -> None:
    guide = read_guide(guide_file(title))
    first = guide.notes[0].say
    assert f"I'm {teacher_name(guide.teacher)}" in first
    assert f"against {usual_names(guide.level)[0]}" in first
    assert first.startswith("Most ")
    assert " win" in first.partition("!")[0], "the aim comes first"
    others = {teacher_name(each) for each in PORTRAITS} - {
        teacher_name(guide.teacher),
        usual_names(guide.level)[0],
    }
    assert not [note.say for note in guide.notes for name in others if name in note.say]


@pytest.mark.parametrize("title", TITLES)
def test_who_has_most_wins_as_the_first_note_says(title: str) -> None:
    guide = read_guide(guide_file(title))
    for seed in some(range(GAMES), 1):
        match = begun(guide, seed)
        while match.actor is not None:
            match.play(by_agent(match))
        outcome = match.outcome
        assert outcome is not None
        best = max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in outcome.winners)
