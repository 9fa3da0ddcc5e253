"""What shows on and over the table of towers: it can be met, it has words, it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from game.app.match.viewer.sights import stand
from game.rules.core import Refusal
from game.rules.towers.catalogue import place_of
from game.rules.towers.moves import Build, Place
from game.rules.towers.refusals import CODES
from game.rules.towers.view import TowersView
from game.scene.camera import Camera
from game.scene.pose import Vec3
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.anchors import anchor
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.scene.outline import outline
from game.titles.towers.scene.sights import sight
from game.titles.towers.scene.spots import spots
from game.titles.towers.scene.targets import (
    BacksTarget,
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)
from game.titles.towers.scene.touching import pick
from game.titles.towers.ui.free_area import clearing
from game.titles.towers.ui.hands.hands import HANDS
from game.titles.towers.ui.hands.selection import EMPTY, TowersDecision
from game.titles.towers.ui.refusals import OWN_CODES, has_sentence, sentence
from game.titles.towers.ui.signs.beads import Frame
from game.titles.towers.ui.signs.notes import Notes
from game.titles.towers.ui.signs.signs import SIGNS
from game.ui.boxes import Pinned
from game.ui.marks import Text
from game.ui.ring import hull, spread
from game.ui.signs import Asked, Meant
from game.ui.viewport import Viewport
from tests.ui.stage import surface
from tests.ui.test_ring import inside
from tests.ui.test_towers_hands import decision, positions

VIEWPORT = Viewport.of(1280, 720)
SIZE = (1280, 720)
PRESETS = ("table", "board", "hand")
STILL = Turntable(at.BOARD.place)


@dataclass(frozen=True)
class Table:
    """As much of a table as signs ask about."""

    view: TowersView
    eye: Camera
    aim: str = "table"

    def units(self, point: Vec3) -> tuple[float, float]:
        """Where a point shows."""
        x, y = self.eye.project(point, *SIZE)
        return x, SIZE[1] - y


def eye(view: TowersView, name: str = "table") -> Camera:
    """Where the eye stands."""
    return stand(sight(name, view, view.seat), clearing(name, VIEWPORT), SIZE[0] / SIZE[1])


def meets(view: TowersView, target: Target) -> bool:
    """Whether some sight lets the pointer meet ``target``."""
    for name in PRESETS:
        camera = eye(view, name)
        points = [anchor(target, view, view.seat, STILL), *spots(target, view, view.seat, STILL)]
        for point in points:
            x, y = camera.project(point, *SIZE)
            if pick(camera.ray(x, y, *SIZE), view, view.seat, STILL) == target:
                return True
    return False


def begun() -> Iterator[TowersDecision]:
    """Positions of lively games, with nothing in hand."""
    for seats in (2, 4):
        for number, state in enumerate(positions(seats)):
            if number % 4 == 0:
                yield decision(state.clone())


def everything(view: TowersView) -> Iterator[Target]:
    """All that a pointer can mean."""
    pawns = {field for player in view.players for field in player.pawns} | {*view.neutral}
    for field in range(81):
        if view.towers[field]:
            yield TowerTarget(field)
        elif field in pawns:
            yield PawnTarget(field)
        else:
            yield FieldTarget(field)
    for seat in range(len(view.players)):
        yield from (ReserveTarget(seat), ChipsTarget(seat), JokerTarget(seat), BacksTarget(seat))
        yield BlocksTarget(seat)
        blocks = sorted_out(view.players[seat].blocks)
        yield from (BlockTarget(seat, *each) for each in blocks)
    yield from (CardTarget(0), DeckTarget(), DiscardTarget(), LaneTarget(4, 9))
    yield from (StairsTarget(phase) for phase in (1, 2, 3, 4))


@pytest.mark.parametrize("code", [*CODES, *OWN_CODES])
def test_every_reason_is_told_in_words(code: str) -> None:
    assert has_sentence(code)
    assert not has_sentence("no_such_code")


def test_reasons_name_what_is_wanting() -> None:
    lacking = (("black", 0), ("white", 0), ("grey", 2), ("red", 1))
    told = sentence(Refusal("T2.2", "cards_short", lacking))
    assert told == "You lack cards: 2 slate, 1 brick."
    between = (("field", 4), ("colour", 2), ("target", 7))
    assert sentence(Refusal("T5.1", "colour_between", between)) == "Blocked: slate lies between."


def test_everything_that_can_be_used_can_be_met_by_the_pointer() -> None:
    for here in begun():
        for goal in HANDS.lit(here):
            assert meets(here.view, goal), goal


def test_the_ring_is_round_all_that_the_keyboard_comes_to() -> None:
    met: set[type] = set()
    for here in begun():
        camera = eye(here.view)
        for goal in HANDS.goals(here):
            points = outline(goal, here.view, here.view.seat, STILL)
            ring = spread(hull([camera.project(point, *SIZE) for point in points]), 5.0)
            assert inside(
                ring, camera.project(anchor(goal, here.view, here.view.seat, STILL), *SIZE)
            ), goal
            met.add(type(goal))
    assert len(met) >= 4


def test_everything_has_a_tip_and_whatever_is_shown_can_be_drawn() -> None:
    for here in begun():
        table = Table(here.view, eye(here.view))
        for target in everything(here.view):
            usable = target in HANDS.lit(here)
            reason = None if usable else HANDS.why_not(here, target)
            asked = Asked(target, reason, target if usable else None)
            assert SIGNS.tip(table, here, Meant(target, usable), asked) is not None, target  # type: ignore[arg-type]
            shown = SIGNS.notes(table, here, Meant(target, usable), VIEWPORT)  # type: ignore[arg-type]
            for note in shown:
                surface(note, SIZE)


def test_points_to_come_stay_below_the_banner() -> None:
    for here in begun():
        for move in here.legal:
            if not isinstance(move, Build):
                continue
            waiting = replace(here, selection=replace(EMPTY, waiting=move))
            notes = Notes(Table(here.view, eye(here.view)), waiting, VIEWPORT)  # type: ignore[arg-type]
            (plate,) = [note for note in notes.all(Meant()) if isinstance(note, Pinned)]
            surface(plate, SIZE)
            assert all(node.rect.y >= 95.0 for node in plate.walk() if node is not plate)


def test_a_tower_in_the_making_shows_its_storeys_and_a_pawn_where_it_goes() -> None:
    found: set[type] = set()
    for here in begun():
        for move in here.legal:
            if isinstance(move, Build | Place) and type(move) not in found:
                waiting = replace(here, selection=replace(EMPTY, waiting=move))
                table = Table(here.view, eye(here.view))
                ghosts = SIGNS.ghosts(table, waiting, Meant())  # type: ignore[arg-type]
                laid = SIGNS.laid(table, waiting)  # type: ignore[arg-type]
                assert len(laid) == (sum(move.blocks) if isinstance(move, Build) else 1)
                assert bool(ghosts) is isinstance(move, Build), "only what crowns it is not there"
                found.add(type(move))
    assert Place in found


def test_row_and_column_stand_at_the_foot_of_what_is_pointed_at() -> None:
    met: set[type] = set()
    for state in positions(2):
        here = decision(state)
        ground = Table(here.view, eye(here.view))
        for field in range(81):
            target = at_field(here.view, field)
            notes = Notes(ground, here, VIEWPORT).all(Meant(target))  # type: ignore[arg-type]
            pins = [note for note in notes if isinstance(note, Pinned)]
            told = [node.text for pin in pins for node in pin.walk() if isinstance(node, Text)]
            assert [str(number + 1) for number in place_of(field)] == told[-2:]
            framed = [note for note in notes if isinstance(note, Frame)]
            assert framed or not isinstance(target, TowerTarget)
            met.add(type(target))
        if len(met) == 3:
            return
    raise AssertionError(met)


def at_field(view: TowersView, field: int) -> Target:
    """What a pointer on a field means."""
    if view.towers[field]:
        return TowerTarget(field)
    pawns = {each for player in view.players for each in player.pawns} | {*view.neutral}
    return PawnTarget(field) if field in pawns else FieldTarget(field)
