"""What every title's tabletop owes the scene, in random games of each title.

``CUBEWRIGHT_GAMES=100 python -m pytest tests/conformance/test_scene.py`` plays a hundred for each
number of players; the ordinary number is small.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game.rules.chance import Dealer
from game.rules.core import Event, Move, State, View
from game.scene.beats import Extent
from game.scene.framing import Clearing, frame
from game.scene.interest import Eye
from game.scene.stage import Scene
from game.scene.tabletop import WHOLE, Tabletop
from game.scene.titles import TABLETOPS
from tests.conformance.cases import CASES
from tests.sizes import WHOLE as WHOLE_SIZE

GAMES = int(os.environ.get("CUBEWRIGHT_GAMES", "1"))
SIZE = (1280, 720)
BARE = 0.05
"""Where nothing lies on the table one points at nothing higher, in its units."""
SHORT = 120
"""Moves of a random game that are shown where not all of it is."""
TABLES = [
    (title, seats, seed)
    for title, case in CASES.items()
    for seats in (1, *case.title.seats)
    for seed in range(GAMES)
]
ALL = WHOLE_SIZE or GAMES > 1
EVEN, ODD = (TABLES, TABLES) if ALL else (TABLES[::2], TABLES[1::2])
"""For tests that share the tables of each title where there is one game of each."""


class Step(NamedTuple):
    """A random move as one seat sees it."""

    player: int
    events: list[Event]
    before: View
    after: View


def begun(title: str, seats: int, seed: int) -> State[Move, Event, View]:
    """A new game with the usual pack."""
    begins: State[Move, Event, View] = CASES[title].begun(seats, seed)
    return begins


def played(state: State[Move, Event, View], focus: int, chance: Dealer) -> Iterator[Step]:
    """The moves of a random game, one by one."""
    while (player := state.actor()) is not None:
        before = state.view(focus)
        events = state.apply(chance.choice(state.legal_moves()))
        yield Step(player, [event.redacted(focus) for event in events], before, state.view(focus))


def drain(scene: Scene, chance: Dealer) -> None:
    """Let the timeline run out: in steps of any length, at any speed, or skipped half-way."""
    scene.timeline.speed = (0.5, 1.0, 3.0)[chance.below(3)]
    for _ in range(chance.below(12)):
        scene.advance((1 + chance.below(60)) / 240)
    if chance.below(4):
        scene.skip()
        scene.turntable.finish()
    while scene.busy:
        scene.advance(0.25)


def sizes(title: str) -> list[Tabletop[Any, Any]]:
    """The title's table, and the one for large texts if it has one."""
    usual = TABLETOPS[title]
    return [usual, *filter(None, (usual.large,))]


def opened(tabletop: Tabletop[Any, Any], view: View, focus: int, chance: Dealer) -> Scene:
    """The table as it is laid for a new game."""
    scene = tabletop.scene()
    scene.reduced_motion = not chance.below(4)
    tabletop.open(scene, view, focus)
    drain(scene, chance)
    return scene


@pytest.mark.parametrize(("title", "seats", "seed"), ODD)
def test_after_every_beat_the_scene_is_the_layout(title: str, seats: int, seed: int) -> None:
    tabletop, chance, focus = TABLETOPS[title], Dealer(seed), seed % seats
    state = begun(title, seats, seed)
    scene = opened(tabletop, state.view(focus), focus, chance)
    assert scene.pieces == tabletop.layout(state.view(focus), focus)
    for step in played(state, focus, chance):
        told = (step.player, step.events, step.before, step.after)
        for beat in tabletop.telling.beats(*told, step.player == focus):
            tabletop.direct(scene, beat.events, beat.before, beat.after, focus)
            drain(scene, chance)
            assert scene.pieces == tabletop.layout(beat.after, focus)
        assert not scene.floaters


@pytest.mark.parametrize(("title", "seats", "seed"), ODD)
def test_what_is_told_small_needs_no_stage_and_ends_as_it_lies(
    title: str, seats: int, seed: int
) -> None:
    tabletop, chance, focus = TABLETOPS[title], Dealer(seed + 4), seed % seats
    telling, state = tabletop.telling, begun(title, seats, seed)
    lies, scene = telling.unstaged(state.view(focus)), tabletop.scene()
    scene.reduced_motion = not chance.below(4)
    scene.show(tabletop.layout(lies, focus))
    for step in played(state, focus, chance):
        after = telling.unstaged(step.after)
        own = telling.extent((step.player,), step.events, step.before, step.after)
        assert own is Extent.FULL or step.player != step.before.turn_player
        assert telling.extent((), step.events, lies, step.after) in Extent
        direct = tabletop.direct_small or tabletop.direct
        direct(scene, step.events, lies, after, focus)
        drain(scene, chance)
        assert scene.pieces == tabletop.layout(after, focus)
        assert tabletop.stage not in scene.pieces
        assert not scene.floaters
        lies = after


@pytest.mark.parametrize(("title", "seats", "seed"), EVEN)
def test_moves_that_come_faster_than_they_are_shown_end_alike(
    title: str, seats: int, seed: int
) -> None:
    for tabletop in sizes(title):
        state, chance = begun(title, seats, seed), Dealer(seed)
        scene = tabletop.scene()
        scene.show(tabletop.layout(state.view(0), 0))
        for number, step in enumerate(played(state, 0, chance)):
            tabletop.direct(scene, step.events, step.before, step.after, 0)
            scene.advance(0.3)
            if number >= SHORT:
                break
        while scene.busy:
            scene.advance(0.1)
        assert scene.pieces == tabletop.layout(state.view(0), 0)


@pytest.mark.parametrize("title", CASES)
def test_a_table_for_large_texts_is_the_same_table(title: str) -> None:
    usual, *larger = sizes(title)
    view = begun(title, CASES[title].title.seats[-1], 1).view(0)
    for tabletop in larger:
        assert tabletop.large is None, "chosen once"
        assert tabletop.layout(view, 0).keys() == usual.layout(view, 0).keys()
        assert tabletop.looking.presets == usual.looking.presets
        scene = opened(tabletop, view, 0, Dealer(1))
        assert scene.pieces == tabletop.layout(view, 0) != usual.layout(view, 0)


@pytest.mark.parametrize(("title", "seats", "seed"), TABLES)
def test_the_beats_of_a_step_make_up_the_step(title: str, seats: int, seed: int) -> None:
    tabletop, chance, focus = TABLETOPS[title], Dealer(seed + 1), seed % seats
    names = {preset.name for preset in tabletop.looking.presets} | {""}
    for step in played(begun(title, seats, seed), focus, chance):
        told = (step.player, step.events, step.before, step.after)
        beats = tabletop.telling.beats(*told, step.player == focus)
        assert [event for beat in beats for event in beat.events] == step.events
        views = [beats[0].before, *(beat.after for beat in beats)]
        assert (views[0], views[-1]) == (step.before, step.after)
        assert [beat.before for beat in beats] == views[:-1]
        assert beats[-1].verdict is None, "nothing comes after it to rest before"
        assert tabletop.telling.weight(step.events) >= 1.0
        assert {tabletop.telling.centre(beat) for beat in beats} <= names
        for own in (False, True):
            assert tabletop.looking.needed(step.after, own) in names


@pytest.mark.parametrize(("title", "seats", "seed"), EVEN)
def test_all_that_happens_is_seen_from_the_whole_table(title: str, seats: int, seed: int) -> None:
    """So an eye that goes there to see something need not move for what comes next."""
    tabletop, chance, focus = TABLETOPS[title], Dealer(seed + 3), seed % seats
    looking, aspect = tabletop.looking, SIZE[0] / SIZE[1]
    assert set(looking.closeups) <= {preset.name for preset in looking.presets}
    for step in played(begun(title, seats, seed), focus, chance):
        happens = looking.interest(step.events, step.after, focus)
        if happens is not None:
            whole = frame(looking.sight(WHOLE, step.after, focus), Clearing(), aspect)
            assert Eye(whole, Clearing(), aspect).shows(happens.core), step.events


@pytest.mark.parametrize(("title", "seats", "seed"), EVEN)
def test_what_is_picked_has_a_point_and_pieces(title: str, seats: int, seed: int) -> None:
    """From every preset: whatever a ray meets can be named, marked and brought into view."""
    tabletop, chance, focus = TABLETOPS[title], Dealer(seed + 2), seed % seats
    touch, looking = tabletop.touching, tabletop.looking
    names = {preset.name for preset in looking.presets} | {""}
    met = set()
    for number, step in enumerate(played(begun(title, seats, seed), focus, chance)):
        if number % 12:
            continue
        scene, view = tabletop.scene(), step.after
        pieces = tabletop.layout(view, focus)
        sights = [preset.name for preset in looking.presets]
        sights += [looking.seat_sight(seat, focus) for seat in range(seats)]
        eye = frame(
            looking.sight(chance.choice(sights), view, focus), Clearing(), SIZE[0] / SIZE[1]
        )
        for _ in range(6 if number else 60):  # some games are over soon
            ray = eye.ray(chance.below(SIZE[0]), chance.below(SIZE[1]), *SIZE)
            target = touch.pick(ray, view, focus, scene.turntable)
            if target is None:
                continue
            met.add(target)
            point = touch.anchor(target, view, focus, scene.turntable)
            assert all(abs(each) < 100.0 for each in point)
            bare = point[2] <= BARE  # the place of a pile that is empty
            assert touch.pieces_of(target, view) or bare
            assert looking.seen_from(target) in names
            assert touch.quarters(target, view, eye.eye, scene.turntable) in (-1, 0, 1, 2)
            carried = touch.carried(target, view)
            assert carried is None or carried.piece in pieces
    assert met
