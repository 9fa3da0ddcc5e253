"""What shows on and over the table of towers: it can be met, it has words, it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from game.app.match.viewer.sights import stand
from game.rules.core import Refusal
from game.rules.towers import refusals
from game.rules.towers.catalogue import COLOURS, place_of
from game.rules.towers.moves import Build, Demolish, Place
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
from game.titles.towers.ui.hands.guessing import meant_by
from game.titles.towers.ui.hands.hands import HANDS
from game.titles.towers.ui.hands.meaning import fan
from game.titles.towers.ui.hands.refusal_of_click import IN_THE_WAY, NO_WAY, refused
from game.titles.towers.ui.hands.selection import EMPTY, TowersDecision
from game.titles.towers.ui.panels.materials import material
from game.titles.towers.ui.refusals import sentence
from game.titles.towers.ui.signs.beads import Frame
from game.titles.towers.ui.signs.hidden import hides
from game.titles.towers.ui.signs.notes import Notes
from game.titles.towers.ui.signs.signs import SIGNS
from game.titles.towers.ui.view_facts import first_in_line
from game.ui.boxes import Panel, Pinned
from game.ui.marks import Disc, Text
from game.ui.ring import hull, spread
from game.ui.signs import Asked, Meant
from game.ui.viewport import Viewport
from tests.rules.codes import codes_of
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


OWN_CODES = (
    "no_pawn_on_board",
    "nowhere_to_go",
    "no_tower_in_sight",
    "no_pawn_in_sight",
    "no_pawn_in_line",
    "no_free_lane",
    "no_way_here",
    "few_blocks",
    "pawn_stuck",
    "tower_whole",
    "pawn_first",
    "more_blocks",
    "pawn_no_use",
    "choose_own_pawn",
    "choose_tower",
    "choose_pawn",
    "choose_cards",
    "joker_no_use",
)
"""What hands say of themselves, beside the codes of the rules: of many moves at once."""


@pytest.mark.parametrize("code", [*codes_of(refusals), *OWN_CODES, "no_such_code"])
def test_every_reason_is_told_in_words(code: str) -> None:
    names = ("colour", "field", "at", "seat", "height", "most", "has", "needs", *COLOURS)
    told = sentence(Refusal("", code, tuple((name, 2) for name in names)))
    assert (told == code) == (code == "no_such_code")
    assert "{" not in told


def test_reasons_name_what_is_wanting() -> None:
    lacking = (("black", 0), ("white", 0), ("grey", 2), ("red", 1))
    told = sentence(Refusal("T2.2", "cards_short", lacking))
    assert told == "You lack cards: 2 slate and 1 brick."
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


def test_points_of_a_hidden_tower_stand_at_it_and_not_beside_what_is_seen_through() -> None:
    here = next(begun())
    players = tuple(replace(player, pawns=()) for player in here.view.players)
    view = replace(here.view, towers=town({40: 1, 49: 4}), players=players, neutral=())
    move = Demolish(41, 40, (0, 0, 0, 0, 1))
    waiting = replace(here, view=view, selection=replace(EMPTY, waiting=move))
    ground = Table(view, eye(view))
    (plate,) = [
        note
        for note in Notes(ground, waiting, VIEWPORT)._points(move)  # type: ignore[arg-type]
        if isinstance(note, Pinned)
    ]
    surface(plate, SIZE)
    (disc,) = [node for node in plate.walk() if isinstance(node, Disc)]
    assert disc.rect.center[0] == pytest.approx(ground.units(at.field_pose(40).place)[0], abs=8)


def town(heights: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    """Towers of these heights, by field."""
    return tuple((0, 1, 2, 3, 0)[: heights.get(field, 0)] for field in range(81))


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


def told_at(here: TowersDecision, target: Target) -> list[str]:
    """The texts of the tip at a thing."""
    able = target if target in HANDS.lit(here) else None
    meant, ground = Meant(target, able is not None), Table(here.view, eye(here.view))
    refusal = HANDS.why_not(here, target) if able is None else None
    shown = SIGNS.tip(ground, here, meant, Asked(target, refusal, able))  # type: ignore[arg-type]
    return [node.text for node in shown.walk() if isinstance(node, Text)] if shown else []


def test_a_field_with_a_cross_says_what_it_hides() -> None:
    """*Move the pawn to coal* was all that was told where a red cross had stood."""
    crossed = usable = 0
    for here in begun():
        for pawn in here.view.players[here.view.seat].pawns:
            for goal in first_in_line(here.view, pawn):
                field = hides(here, pawn, goal)
                if field is None:
                    continue
                target = FieldTarget(field)
                name = material(here.view.catalogue.colours[field]).lower()
                told = [text for text in told_at(here, target) if " hides " in text]
                assert f"Its {name} hides " in " ".join(told)
                crossed += 1
                usable += target in HANDS.lit(here)
    assert 0 < usable < crossed, "on fields that one may go to, and on others"


def test_a_reason_against_a_field_holds_for_every_way_to_it() -> None:
    """*There is a chalk field on the way* was true of one lane of four."""
    codes = Counter[str]()
    for start in begun():
        for index in range(len(fan(start.view))):
            here = replace(start, selection=HANDS.click(start, CardTarget(index)).selection)
            for field in range(81):
                reason = refused(here, FieldTarget(field))
                if reason is None or reason.code not in {*IN_THE_WAY, "no_way_here"}:
                    continue
                meant = meant_by(here.view, here.selection, FieldTarget(field))
                whys = [here.why(move) for move in meant]
                if FieldTarget(field) in HANDS.lit(here):
                    assert reason.code != "no_way_here"
                    continue
                ways = {why.code for why in whys if why is not None} - {*NO_WAY}
                assert ways <= {*IN_THE_WAY}
                assert (reason.code == "no_way_here") == (len(ways) > 1)
                codes[reason.code] += 1
    assert codes["no_way_here"] > 10
    assert codes["colour_earlier"] > 10


def test_what_is_in_the_way_is_framed_by_corners_and_what_is_meant_by_a_line() -> None:
    shapes: dict[bool, int] = {}
    for here in begun():
        ground = Table(here.view, eye(here.view))
        for pawn in here.view.players[here.view.seat].pawns:
            notes = Notes(ground, here, VIEWPORT).all(Meant(PawnTarget(pawn), usable=True))  # type: ignore[arg-type]
            own, *others = [note for note in notes if isinstance(note, Frame)]
            assert [len(line) for line in own.lines()] == [5]
            for each in others:
                shapes[len(each.lines()) == 4] = 1
                assert [len(line) for line in each.lines()] == [3] * 4
    assert shapes == {True: 1}


def test_row_and_column_lie_half_on_their_own_field_and_go_with_a_click() -> None:
    here = next(begun())
    ground = Table(here.view, eye(here.view, "board"))
    free = next(f for f in range(81) if isinstance(at_field(here.view, f), FieldTarget))
    notes = Notes(ground, here, VIEWPORT)  # type: ignore[arg-type]
    (sign,) = [each for each in notes.all(Meant(FieldTarget(free))) if isinstance(each, Pinned)]
    surface(sign, SIZE)
    (panel,) = [node for node in sign.walk() if isinstance(node, Panel)]
    points = outline(FieldTarget(free), here.view, 0, STILL)
    edge = max(ground.units(point)[1] for point in points)
    assert panel.rect.bottom - edge <= panel.rect.height / 2 + 2
    assert not [
        each
        for each in notes.all(Meant(FieldTarget(free), clicked=True))
        if isinstance(each, Pinned)
    ]
