"""Each legal move of random games has a way by mouse, by clicks alone, and by keys alone.

``CUBEWRIGHT_HANDS_GAMES``: how many games are gone through for each number of seats (1).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.moves import BiomesMove, Build, EndTurn, Explore, Fight, Pickaxe, Score, Tnt
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from game.scene.camera import Camera
from game.scene.geometry import add
from game.scene.pose import Vec3
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.session.seats import COLORS, HUMAN
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.anchors import anchor, sides_of
from game.titles.biomes.scene.bodies import STUD_REACH
from game.titles.biomes.scene.laid import as_laid
from game.titles.biomes.scene.pick import pick
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.free_area import clearing
from game.titles.biomes.ui.hands import inputs
from game.titles.biomes.ui.hands.meaning import is_hopeless, target_of
from game.titles.biomes.ui.hands.selection import EMPTY, Answer, Selection
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.match import match_panels
from game.ui.controls import Pressable
from game.ui.focus import following
from game.ui.intents import Intent, Play
from game.ui.persons import Person
from game.ui.viewport import Viewport
from tests.scene.eyes import standing
from tests.sizes import WHOLE
from tests.ui.asked import asked
from tests.ui.situations import situation_of

CATALOGUE = load_biomes()
GAMES = int(os.environ.get("CUBEWRIGHT_HANDS_GAMES", "1"))
VIEWPORT = Viewport.of(1280, 720)
SIZE = (1280, 720)
PRESETS = ("table", "overworld", "cube", "board")
QUARTERS = (0.0, 90.0, 180.0, 270.0)
APART = 1 if WHOLE or GAMES > 1 else 7
"""Positions from one that is looked at to the next, where no move is of a rare kind."""
RARE = (Build, Fight, Pickaxe, Tnt, Score)
FEW = 3
"""So many positions with each rare kind are looked at in each game anyway."""
NEARLY = 0.9
"""Part of a thing's reach at which the pointer tries to meet it."""


def ignore(_intent: Intent) -> None:
    """Nobody listens."""


class Before:
    """Somebody before one position, with a hand on the mouse and one on the keys."""

    def __init__(self, state: BiomesState) -> None:
        actor = state.actor()
        assert actor is not None
        self.state, self.seat = state, actor
        self.view: BiomesView = state.view(actor)
        self.legal: list[BiomesMove] = list(state.legal_moves())
        self._met: dict[Target, bool] = {}

    def meets(self, target: Target) -> bool:
        """Whether some sight, and some turn of the cube, lets the pointer meet ``target``."""
        if target not in self._met:
            self._met[target] = any(self._in_sight(target))
        return self._met[target]

    def _in_sight(self, target: Target) -> Iterator[bool]:
        for yaw in QUARTERS if isinstance(target, BlockTarget) else QUARTERS[:1]:
            table = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
            table.yaw += yaw
            for name in PRESETS:
                yield self._shows(target, table, self._eye(name))

    def _eye(self, name: str) -> Camera:
        seats, layers = len(self.view.players), max(self.view.heights)
        return standing(name, VIEWPORT, seats, self.seat, layers)

    def _shows(self, target: Target, table: Turntable, eye: Camera) -> bool:
        laid, free = as_laid(self.view), clearing("table", VIEWPORT)
        for place in self._places(target, laid, table):
            x, y = eye.project(place, *SIZE)
            across, up = x / SIZE[0], y / SIZE[1]
            within = free.left <= across <= free.right and free.bottom <= up <= free.top
            if not within or any(cover.hides(across, up) for cover in free.covers):
                continue
            if pick(eye.ray(x, y, *SIZE), laid, self.seat, table) == target:
                return True
        return False

    def _places(self, target: Target, laid: BiomesView, table: Turntable) -> Iterator[Vec3]:
        middle = anchor(target, laid, self.seat, table)
        yield middle
        if isinstance(target, BlockTarget):
            yield from sides_of(target.block, table)
            return
        reach = STUD_REACH * NEARLY if isinstance(target, CrossingTarget) else 0.2
        for right in (-reach, 0.0, reach):
            for away in (-reach, 0.0, reach):
                yield add(middle, (right, away, 0.0))

    def by_clicks(self, move: BiomesMove) -> bool:
        """Whether clicks on things that can be met, and on buttons, come to ``move``."""
        return self._clicked(move, Answer(EMPTY), 2)

    def _clicked(self, move: BiomesMove, so_far: Answer, left: int) -> bool:
        if so_far.move is not None:
            return so_far.move == move
        if self.button(move, so_far.selection) is not None:
            return True
        return left > 0 and any(
            self._clicked(move, self._click(so_far.selection, target), left - 1)
            for target in self.stands_for(move)
            if self.meets(target)
        )

    def _click(self, held: Selection, target: Target) -> Answer:
        return inputs.click(asked(self.view, self.legal, held, self.state.refusal), target)

    def stands_for(self, move: BiomesMove) -> list[Target]:
        """The things that ``move`` is about."""
        target = target_of(move, self.seat)
        found = [target] if target is not None else []
        if isinstance(move, Build):
            found.append(SpaceTarget(self.seat, move.space))
        if isinstance(move, Explore):
            players = enumerate(self.view.players)
            found += [FigureTarget(seat) for seat, each in players if each.crossing == move.to]
        return found

    def by_mouse(self, move: BiomesMove) -> bool:
        """Whether a drag comes to ``move``, where there is something to drag, or clicks do."""
        match move:
            case Build(cell, space):
                start: Target = StackTarget(cell)
                goals: list[Target] = [SpaceTarget(self.seat, space)]
            case Explore(to) if to != self.view.players[self.seat].crossing:
                start, goals = FigureTarget(self.seat), self.stands_for(move)
            case _:
                return self.by_clicks(move)
        assert start in inputs.draggable(asked(self.view, self.legal))
        assert self.meets(start)
        ends = [
            inputs.drop(asked(self.view, self.legal, EMPTY, self.state.refusal), start, goal)
            for goal in goals
            if self.meets(goal)
        ]
        return any(end.move == move or self.button(move, end.selection) is not None for end in ends)

    def by_keys(self, move: BiomesMove) -> bool:
        """Whether Tab, Enter and the keys of buttons come to ``move``."""
        held, wanted = EMPTY, list[Target]()
        target = target_of(move, self.seat)
        if target is not None:
            wanted.append(target)
        if isinstance(move, Build):
            wanted.append(SpaceTarget(self.seat, move.space))
        for each in wanted:
            answer = self._confirmed(self._led(held, each))
            if answer.move is not None:
                return answer.move == move
            held = answer.selection
        if isinstance(move, Fight) and not is_hopeless(self.view, move.cell):
            return self._confirmed(held).move == move
        button = self.button(move, held)
        assert button is not None, move
        return bool(button.shortcut) or self._led(held, None).cursor is None

    def _led(self, held: Selection, wanted: Target | None) -> Selection:
        """The cursor after Tab was pressed until it is on ``wanted``."""
        for _ in range(100):
            places = inputs.goals(asked(self.view, self.legal, held))
            held = replace(held, cursor=following(places, held.cursor, 1))
            if held.cursor == wanted:
                return held
        raise AssertionError(f"Tab never comes to {wanted}")

    def _confirmed(self, held: Selection) -> Answer:
        return inputs.confirm(asked(self.view, self.legal, held, self.state.refusal))

    def button(self, move: BiomesMove, held: Selection) -> Pressable | None:
        """The button of the panels that plays ``move`` just so, if there is one.

        Where two do, the one with a key: the bar leaves Enter to the panel of a question.
        """
        if not (held.payment or held.fight or target_of(move, self.seat) is None):
            return None
        buttons = [node for node in self.panels(held) if isinstance(node, Pressable)]
        found = [each for each in buttons if each._intent == Play(move) and not each.reason]
        return max(found, key=lambda each: bool(each.shortcut), default=None)

    def panels(self, held: Selection) -> list[object]:
        """All that can be pressed."""
        people = PEOPLE[: len(self.view.players)]
        told = situation_of(self.view, people, self.seat, held, self.legal, stage=self._fight())
        return list(match_panels(told, ignore, VIEWPORT).walk())

    def _fight(self) -> FightModel | None:
        fight, stage = self.view.fight, self.view.stage
        if fight is None or stage not in (Stage.PICKAXE, Stage.TNT):
            return None
        mob = find_tile(CATALOGUE, fight.tile)
        assert isinstance(mob, Mob)
        phase = FightPhase.PICKAXE if stage is Stage.PICKAXE else FightPhase.TNT
        tnt = fight.tnt[0] if fight.tnt else ""
        tokens = tuple(fight.tokens)
        return FightModel(PEOPLE[0], mob, CATALOGUE, tokens, fight.hearts, phase, tnt=tnt)


PEOPLE = tuple(
    Person(name, color, HUMAN)
    for name, color in zip(("Ada", "Mira", "Tom", "Jo"), COLORS, strict=True)
)


def positions(seats: int) -> Iterator[Before]:
    """Positions of random games; fights and buildings are liked, for they are rare."""
    for seed in range(GAMES):
        chance = Dealer(100 * seats + seed)
        state = BIOMES.setup(CATALOGUE, Options(({},) * seats), seed)
        met: Counter[type] = Counter()
        number = 0
        while state.actor() is not None:
            before = Before(state)
            seldom = {type(move) for move in before.legal if isinstance(move, RARE)}
            if number % APART == 0 or any(met[kind] < FEW for kind in seldom):
                met.update(seldom)
                yield before
            number += 1
            rare = [move for move in before.legal if isinstance(move, Build | Fight)]
            state.apply(chance.choice(rare if rare and chance.below(3) else before.legal))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_can_be_made_by_clicks_by_drags_and_by_keys(seats: int) -> None:
    made: set[type] = set()
    hidden = 0
    for before in positions(seats):
        here = before.view.players[before.seat].crossing
        for move in before.legal:
            assert before.by_clicks(move), ("clicks", move)
            assert before.by_mouse(move), ("mouse", move)
            assert before.by_keys(move), ("keys", move)
            made.add(type(move))
            if isinstance(move, Explore):
                others = {each.crossing for each in before.view.players}
                hidden += move.to in others and move.to != here
    assert {Build, EndTurn, Explore, Fight, Pickaxe, Score, Tnt} <= made or GAMES < 2
    assert hidden > (5 if APART == 1 else 2), (
        "crossings with another's figure upon them were explored"
    )
