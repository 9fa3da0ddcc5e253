"""The scene's one law: when the timeline has drained, it is the layout of the view."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.events import WeaponsDrawn
from game.rules.biomes.moves import Arm, Fight, Tnt
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from game.scene.stage import Scene
from game.scene.turntable import Turntable
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.director.direct import crossings_between, direct
from game.titles.biomes.scene.director.pouring import pour
from game.titles.biomes.scene.layout import layout

CATALOGUE = load_biomes()


def begin(seats: int, seed: int) -> BiomesState:
    return BIOMES.setup(CATALOGUE, Options(({},) * seats), seed)


def fresh_scene() -> Scene:
    return Scene(Turntable(at.CUBE_CENTRE, at.CUBE_SCALE))


def drain(scene: Scene, chance: Dealer) -> None:
    """Let the timeline run out: in steps of any length, at any speed, or skipped half-way."""
    scene.timeline.speed = (0.5, 1.0, 3.0)[chance.below(3)]
    for _ in range(chance.below(40)):
        scene.advance((1 + chance.below(60)) / 240)
    if chance.below(2):
        scene.skip()
    while scene.busy:
        scene.advance(0.05)


def assert_law(scene: Scene, view: BiomesView, focus: int) -> None:
    goal = layout(view, focus)
    assert scene.pieces == goal


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_after_every_move_the_scene_is_the_layout(seats: int, seed: int) -> None:
    state, chance, focus = begin(seats, seed), Dealer(seed), seed % seats
    scene = fresh_scene()
    pour(scene, state.view(focus), focus)
    drain(scene, chance)
    while state.actor() is not None:
        before = state.view(focus)
        events = state.apply(chance.choice(state.legal_moves()))
        after = state.view(focus)
        direct(scene, [event.redacted(focus) for event in events], before, after, focus)
        drain(scene, chance)
        assert_law(scene, after, focus)


def test_moves_that_follow_faster_than_they_are_shown_end_alike() -> None:
    state, chance = begin(4, 9), Dealer(9)
    scene = fresh_scene()
    scene.show(layout(state.view(0), 0))
    while state.actor() is not None:
        before = state.view(0)
        events = state.apply(chance.choice(state.legal_moves()))
        direct(scene, [e.redacted(0) for e in events], before, state.view(0), 0)
        scene.advance(0.3)
    while scene.busy:
        scene.advance(0.1)
    assert_law(scene, state.view(0), 0)


def test_a_jump_forgets_what_was_moving() -> None:
    state, chance = begin(2, 4), Dealer(4)
    scene = fresh_scene()
    start = state.view(0)
    scene.show(layout(start, 0))
    for _ in range(12):
        before = state.view(0)
        events = state.apply(chance.choice(state.legal_moves()))
        direct(scene, events, before, state.view(0), 0)
        scene.advance(0.2)
        scene.show(layout(start, 0))
        assert not scene.busy
        assert_law(scene, start, 0)
        scene.show(layout(state.view(0), 0))


def test_reduced_motion_ends_alike_and_soon_and_still_shows_the_tokens_of_fights() -> None:
    state, chance = begin(3, 8), Dealer(8)
    scene = fresh_scene()
    scene.reduced_motion = True
    scene.show(layout(state.view(1), 1))
    fights = 0
    while state.actor() is not None:
        before = state.view(1)
        events = state.apply(chance.choice(state.legal_moves()))
        direct(scene, [e.redacted(1) for e in events], before, state.view(1), 1)
        scene.advance(0.2)
        for event in events:
            if isinstance(event, WeaponsDrawn):
                fights += 1
                shown = [name for name in scene.pieces if name[:2] == ("fight", "token")]
                assert len(shown) == len(event.tokens)
                scene.advance(1.5)
        scene.advance(0.3)
        assert not scene.busy
        assert_law(scene, state.view(1), 1)
    assert fights


@pytest.mark.parametrize("seats", [2, 4])
def test_views_without_their_fight_end_alike_too(seats: int) -> None:
    """A stage that is put aside for a while, so that the cube can be reached (B6.6)."""
    state, chance = begin(seats, 14), Dealer(14)
    scene = fresh_scene()
    aside = 0

    def laid() -> BiomesView:
        view = state.view(0)
        return replace(view, fight=None) if view.stage is Stage.PICKAXE else view

    scene.show(layout(laid(), 0))
    while state.actor() is not None:
        before = laid()
        fights = [m for m in state.legal_moves() if isinstance(m, Fight | Arm | Tnt)]
        events = state.apply(chance.choice(fights or state.legal_moves()))
        direct(scene, [e.redacted(0) for e in events], before, laid(), 0)
        drain(scene, chance)
        assert_law(scene, laid(), 0)
        aside += laid().fight != state.view(0).fight
    assert aside


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_pieces_of_the_first_layout_share_a_place(seats: int) -> None:
    pieces = layout(begin(seats, 2).view(0), 0)
    places = [
        (piece.frame, piece.pose.place)
        for name, piece in pieces.items()
        if name[0] not in {"table", "mat", "overworld", "turntable"}
    ]
    assert len(places) == len(set(places))


def test_layout_hides_what_the_view_hides() -> None:
    state = begin(4, 3)
    view = state.view(0)
    faces = {piece.look.face for name, piece in layout(view, 0).items() if name[0] == "stack"}
    assert faces == {"back"}
    piles = {piece.look.face for name, piece in layout(view, 0).items() if name[0] == "pile"}
    assert piles == {"token:back"}


def test_the_layout_is_a_pure_function() -> None:
    view = begin(3, 1).view(2)
    assert layout(view, 2) == layout(view, 2)


def test_a_way_follows_the_paths() -> None:
    assert crossings_between((2, 2), (1, 3)) == [(2, 2), (1, 2), (1, 3)]
    assert crossings_between((2, 2), (2, 2)) == [(2, 2)]


def test_only_what_changed_is_handed_on() -> None:
    state = begin(2, 5)
    scene = fresh_scene()
    scene.show(layout(state.view(0), 0))
    changed, _ = scene.take_changes()
    assert len(changed) == len(scene.pieces)
    scene.show(layout(state.view(0), 0))
    assert not scene.stale
