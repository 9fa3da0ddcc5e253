"""Cards go round, and every way of showing it ends as the layout has it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.scene import hand, piles
from game.scene.director.choreography import Choreography
from game.scene.director.dealing import draw, lay, move_up
from game.scene.geometry import rotated
from game.scene.pose import Layout, Look, Piece, PieceId, Pose
from game.scene.stage import Scene
from game.scene.turntable import Turntable

RACK, DECK, GONE = hand.Rack(), Pose((-5.0, 2.0, 0.4)), Pose((-3.5, 2.0, 0.0))
BACK, FRONT = Look("card", "back"), Look("card", "front")


def held(names: list[PieceId]) -> Layout:
    poses = hand.poses(RACK, hand.Fan(len(names)))
    return {name: Piece(FRONT, pose) for name, pose in zip(names, poses, strict=True)}


def going_round(*, still: bool) -> tuple[Scene, Layout]:
    """The first of five cards is laid away, and another one drawn."""
    cards: list[PieceId] = [("card", number) for number in range(6)]
    scene = Scene(Turntable((0.0, 0.0, 0.0)))
    scene.reduced_motion = still
    scene.show(held(cards[:5]))
    after = held(cards[1:])
    show = Choreography(scene, scene.timeline.time)
    show.wait(lay(show, cards[0], piles.discards(GONE, 1)[0].pose))
    show.wait(move_up(show, {name: after[name].pose for name in cards[1:5]}))
    draw(show, cards[5], BACK, after[cards[5]], DECK)
    show.perform()
    after[cards[0]] = Piece(FRONT, piles.discards(GONE, 1)[0].pose)
    return scene, after


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("skips", [False, True])
def test_it_ends_as_the_layout_has_it(still: bool, skips: bool) -> None:
    scene, after = going_round(still=still)
    if skips:
        scene.skip()
    for _ in range(180):
        scene.advance(1 / 60)
    assert not scene.busy
    assert scene.pieces == after


def test_a_drawn_card_shows_its_face_only_after_it_was_seen_edge_on() -> None:
    scene, _ = going_round(still=False)
    looks: list[Look] = []
    tilts: list[float] = []
    for _ in range(240):
        scene.advance(1 / 120)
        piece = scene.pieces.get(("card", 5))
        if piece:
            looks.append(piece.look)
            tilts.append(abs(rotated(piece.pose.turn, (0.0, 0.0, 1.0))[0]))
    assert looks[0] == BACK
    assert looks[-1] == FRONT
    [turn] = [at for at, (one, other) in enumerate(pairwise(looks)) if one != other]
    assert tilts[turn] > 0.9
