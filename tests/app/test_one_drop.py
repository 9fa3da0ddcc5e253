"""What a hand has put down lies there: nothing flies back, and nothing flies a second time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.app.match.flow.thinking import Unasked
from game.app.match.screen import MatchScreen
from game.rules.biomes.moves import Build as BiomesBuild
from game.rules.biomes.moves import Collect, Explore
from game.rules.brewery.moves import Brew, Buy, Store
from game.rules.brewery.moves import Place as BreweryPlace
from game.rules.core import Move
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place
from game.scene.pose import PieceId, Pose
from game.scene.targets import Target
from game.scene.turntable import MAX_TILT
from game.session.match import Match
from game.session.preferences import Pace, Preferences
from game.session.seats import HUMAN, seats_of
from game.session.titles import play_of
from game.titles.biomes.scene import targets as biomes
from game.titles.brewery.scene import targets as brewery
from game.titles.towers.scene import targets as towers
from game.titles.towers.ui.hands.meaning import fan
from tests.app.desktop import ESCAPE, Desktop, opened, played_by_agent

FRAME_S = 1 / 60
MOST_JUMP = 0.45
"""Table units that a piece goes in a picture at the most, from where a hand has let go of it."""
ASTRAY = 0.3
"""So much farther from its place than when it was dropped a piece never is again."""
LONGEST_S = 12.0

Wanted = Callable[[Move], bool]


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    """A desktop at the ordinary pace; everything flies."""
    yield from opened(tmp_path, monkeypatch, Preferences(pace=Pace.NORMAL))


def reached(desktop: Desktop, title: str, wanted: Callable[[Match], Any]) -> Any:
    """A game at the first moment of the first player's that has something, on the screen."""
    for seed in range(3, 60):
        content = play_of(title).load("classic")
        match = Match.new(title, content, seats_of((HUMAN, "greedy")), seed, first_player=0)
        while match.actor is not None:
            found = wanted(match) if match.actor == 0 else None
            if found is not None:
                desktop.desk.think_with(Unasked())
                desktop.go_on(match)
                return found
            match.play(played_by_agent(match))
    raise AssertionError("there is no such moment")


def legal(kind: type[Any], fits: Callable[[Any], bool] = lambda _: True) -> Callable[[Match], Any]:
    """The first legal move of a kind that fits."""
    return lambda match: next(
        (move for move in match.legal_moves() if isinstance(move, kind) and fits(move)), None
    )


def building(match: Match, *, choice: bool) -> BiomesBuild | None:
    """A building that can be paid in several ways, or in one."""
    builds = [move for move in match.legal_moves() if isinstance(move, BiomesBuild)]
    places = [(move.cell, move.space) for move in builds]
    fits = (move for move in builds if (places.count((move.cell, move.space)) > 1) is choice)
    return next(fits, None)


class Drop:
    """A drag of a piece from one thing to another, and where it was from its end on."""

    def __init__(self, desktop: Desktop, start: Target, goal: Target) -> None:
        self.desktop, self.screen = desktop, desktop.match
        carried = self._table.tabletop.touching.carried(start, self._table.view)
        assert carried is not None
        self.name: PieceId = carried.piece
        self.ways: list[Pose] = []
        release = desktop.send

        def send(event: str, *values: object) -> None:
            """Note where the piece hangs before the button goes up."""
            if event == "on_mouse_release":
                self.ways.append(self._pose())
            release(event, *values)

        desktop.send = send  # type: ignore[method-assign] # for this drag alone
        desktop.drag(desktop.spot(start), desktop.spot(goal))
        desktop.send = release  # type: ignore[method-assign] # as it was
        self.ways.append(self._pose())

    @property
    def _table(self) -> Any:
        return self.screen.game.table

    def _pose(self) -> Pose:
        return self._table.scene.pieces[self.name].pose  # type: ignore[no-any-return] # of a scene

    def follow(self, becomes: PieceId | None = None) -> None:
        """Let time pass until the piece, or what it ``becomes``, lies still."""
        for _ in range(int(LONGEST_S / FRAME_S)):
            self.desktop.desk.advance(FRAME_S)
            scene = self._table.scene
            if self.name not in scene.pieces and becomes is not None:
                self.name = becomes
            self.ways.append(self._pose())
            if not scene.busy and not self._table.placing.moving:
                return
        raise AssertionError("it never lies still")

    def check(self) -> None:
        """Nothing has leapt, and nothing has flown away from where it was put down."""
        places = [pose.place for pose in self.ways]
        jumps = [math.dist(a, b) for a, b in pairwise(places)]
        assert max(jumps) < MOST_JUMP, max(jumps)
        end = places[-1]
        far = [math.dist(place[:2], end[:2]) for place in places]
        assert max(far) < far[0] + ASTRAY, (far[0], max(far))


def test_a_building_lies_where_it_was_dropped_while_it_is_paid(lively: Desktop) -> None:
    build = reached(lively, "biomes", lambda match: building(match, choice=True))
    drop = Drop(lively, biomes.StackTarget(build.cell), biomes.SpaceTarget(0, build.space))
    assert drop.screen.deciding.selection.waits
    drop.follow()
    lies = drop.ways[-1].place
    space = lively.match.game.table.point(biomes.SpaceTarget(0, build.space))
    assert lies[:2] == pytest.approx(space[:2], abs=0.05), "it waits where it will stand"
    drop.screen.deciding.confirmed()
    drop.follow()
    drop.check()


def test_what_is_taken_back_glides_home(lively: Desktop) -> None:
    build = reached(lively, "biomes", lambda match: building(match, choice=True))
    table, start = lively.match.game.table, biomes.StackTarget(build.cell)
    tile: PieceId = ("tile", str(table.view.stack(build.cell).face_up))  # type: ignore[attr-defined] # of biomes
    lay = table.scene.pieces[tile]
    drop = Drop(lively, start, biomes.SpaceTarget(0, build.space))
    drop.follow()
    lively.press_key(ESCAPE)
    away = len(drop.ways)
    drop.follow()
    assert table.scene.pieces[tile] == lay
    assert len(drop.ways) - away > 5, "it does not leap"


def test_a_click_takes_up_what_lies_there_unpaid(lively: Desktop) -> None:
    build = reached(lively, "biomes", lambda match: building(match, choice=True))
    table, start = lively.match.game.table, biomes.StackTarget(build.cell)
    drop = Drop(lively, start, biomes.SpaceTarget(0, build.space))
    drop.follow()
    there = table.project(drop.ways[-1].place)
    assert table.grasp(*there) == start, "a drag from there moves it on"
    assert table.pick(*there) == start


def test_a_building_with_one_price_is_built_by_one_drop(lively: Desktop) -> None:
    build = reached(lively, "biomes", lambda match: building(match, choice=False))
    drop = Drop(lively, biomes.StackTarget(build.cell), biomes.SpaceTarget(0, build.space))
    assert lively.match.game.match.history[-1].move == build
    drop.follow()
    drop.check()


def test_a_figure_stands_where_it_was_dropped(lively: Desktop) -> None:
    move = reached(lively, "biomes", legal(Explore, lambda move: move.to != (2, 2)))
    drop = Drop(lively, biomes.FigureTarget(0), biomes.CrossingTarget(move.to))
    drop.follow()
    drop.check()


def test_a_pawn_stands_on_its_field_until_its_yes(lively: Desktop) -> None:
    move = reached(lively, "towers", legal(Place))
    drop = Drop(lively, towers.ReserveTarget(0), towers.FieldTarget(move.to))
    drop.follow()
    assert drop.screen.deciding.selection.waits
    drop.screen.deciding.confirmed()
    drop.follow(("pawn", move.to))
    drop.check()


@pytest.mark.parametrize("kind", [MovePawn, Capture])
def test_a_pawn_that_goes_on_does_not_run_twice(lively: Desktop, kind: type[Any]) -> None:
    move = reached(lively, "towers", legal(kind))
    there = towers.PawnTarget(move.to) if kind is Capture else towers.FieldTarget(move.to)
    drop = Drop(lively, towers.PawnTarget(move.start), there)
    drop.follow()
    drop.screen.deciding.confirmed()
    drop.follow(("pawn", move.to))
    drop.check()


def test_blocks_stand_on_one_another_until_their_yes(lively: Desktop) -> None:
    move = reached(lively, "towers", legal(Build, lambda move: sum(move.blocks) >= 2))
    colour = next(n for n, count in enumerate(move.blocks) if count)
    drop = Drop(lively, towers.BlockTarget(0, colour, 0), towers.PawnTarget(move.at))
    drop.follow()
    assert drop.screen.deciding.selection.waits
    before = dict(lively.match.game.table.scene.pieces)
    drop.screen.deciding.confirmed()
    lively.desk.advance(FRAME_S)
    after = lively.match.game.table.scene.pieces
    blocks = [name for name in before if name[:2] == ("block", 0) and name in after]
    lay = sorted(before[name].pose.place for name in blocks)
    lies = sorted(after[name].pose.place for name in blocks)
    moved = max(math.dist(a, b) for a, b in zip(lay, lies, strict=True))
    assert moved < MOST_JUMP, "blocks of a colour change places, but nobody sees it"


def paying(match: Match, kind: type[Any]) -> tuple[Any, int] | None:
    """A move of a kind that is paid with cards alone, and the first card of the fan that pays."""
    move = legal(kind, lambda move: not move.pay[4])(match)
    if move is None:
        return None
    cards = fan(match.state_view(0))  # type: ignore[arg-type] # of towers
    return move, next(index for index, colour in enumerate(cards) if move.pay[colour])


def cards_in(scene: Any) -> list[Any]:
    """Where the cards of the hand in front are."""
    return sorted(
        piece.pose.place for name, piece in scene.pieces.items() if name[:2] == ("hand", 0)
    )


PLACES: dict[type[Any], Callable[[Any], Target]] = {
    Place: lambda move: towers.FieldTarget(move.to),
    MovePawn: lambda move: towers.FieldTarget(move.to),
    Demolish: lambda move: towers.TowerTarget(move.to),
    Capture: lambda move: towers.PawnTarget(move.to),
}


@pytest.mark.parametrize("kind", PLACES)
def test_a_card_lies_where_it_was_dropped_while_it_pays(lively: Desktop, kind: type[Any]) -> None:
    move, card = reached(lively, "towers", lambda match: paying(match, kind))
    goal = PLACES[kind](move)
    drop = Drop(lively, towers.CardTarget(card), goal)
    drop.follow()
    drop.check()
    assert drop.screen.deciding.selection.waits
    table = drop.screen.game.table
    there = table.point(goal)
    assert math.dist(drop.ways[-1].place[:2], there[:2]) < 0.8, "it lies at what it pays for"
    x, y, z = drop.ways[-1].place
    corner = table.project((x + 0.15, y - 0.22, z))
    if kind is not Capture:  # two pawns stand over it there
        assert table.grasp(*corner) == towers.CardTarget(card), "it can be taken up again"
    before = cards_in(table.scene)
    drop.screen.deciding.confirmed()
    lively.desk.advance(FRAME_S)
    gone = [place for place in before if place not in cards_in(table.scene)]
    after = [place for place in cards_in(table.scene) if place not in before]
    for place in gone:
        assert min(math.dist(place, each) for each in after) < MOST_JUMP, "no card leaps"


def test_cards_lie_on_the_discard_pile_until_their_yes(lively: Desktop) -> None:
    reached(lively, "towers", legal(Exchange))
    first = Drop(lively, towers.CardTarget(0), towers.DiscardTarget())
    first.follow()
    first.check()
    table = first.screen.game.table
    pile = table.point(towers.DiscardTarget())
    lies = table.scene.pieces[first.name].pose
    assert math.dist(lies.place[:2], pile[:2]) < 0.4
    second = Drop(lively, towers.CardTarget(3), towers.DiscardTarget())
    assert table.scene.pieces[first.name].pose == lies, "it stays while another one is brought"
    second.follow()
    second.check()
    assert table.scene.pieces[first.name].pose == lies
    highest = 0.0
    first.screen.deciding.confirmed()
    names = {first.name, second.name}
    for _ in range(int(0.4 / FRAME_S)):
        lively.desk.advance(FRAME_S)
        there = [table.scene.pieces[each].pose for each in names & table.scene.pieces.keys()]
        near = [pose for pose in there if math.dist(pose.place[:2], pile[:2]) < 1.0]
        highest = max([highest, *(pose.place[2] for pose in near)])
    assert highest < lies.place[2] + 0.2, "nothing flies up from the pile"


def test_a_card_dragged_off_the_pile_is_in_the_hand_again(lively: Desktop) -> None:
    reached(lively, "towers", legal(Exchange))
    drop = Drop(lively, towers.CardTarget(0), towers.DiscardTarget())
    drop.follow()
    table, deciding = drop.screen.game.table, drop.screen.deciding
    lies = table.project(table.scene.pieces[drop.name].pose.place)
    lively.drag(lies, table.project((-5.6, 0.6, 0.0)))
    drop.follow()
    assert not deciding.selection.waits
    assert (
        table.scene.pieces[drop.name].pose == table.tabletop.layout(table.view, 0)[drop.name].pose
    )


def test_blocks_stay_at_their_pawn_while_another_is_brought(lively: Desktop) -> None:
    move = reached(lively, "towers", legal(Build, lambda move: sum(move.blocks) >= 2))
    colours = [n for n, count in enumerate(move.blocks) for _ in range(count)]
    first = Drop(lively, towers.BlockTarget(0, colours[0], 0), towers.PawnTarget(move.at))
    first.follow()
    table = first.screen.game.table
    lies = table.scene.pieces[first.name].pose
    view = table.view
    other = next(
        towers.BlockTarget(0, colour, number)
        for colour, count in enumerate(view.players[0].blocks)  # type: ignore[attr-defined] # of towers
        for number in range(count)
        if ("block", 0, colour, number) not in table.placing.away
    )
    start, there = lively.spot(other), table.project((2.0, -2.2, 0.0))
    lively.send("on_mouse_press", *start, 1, 0)
    lively.send("on_mouse_drag", *there, there[0] - start[0], there[1] - start[1], 1, 0)
    for _ in range(30):
        lively.desk.advance(FRAME_S)
    assert table.scene.pieces[first.name].pose == lies


def _field(move: Any) -> bool:
    return bool(move.item >= 0)


@pytest.mark.parametrize(
    ("kind", "fits", "goal"),
    [
        (Store, lambda _: True, lambda _: brewery.WarehouseTarget(0)),
        (BreweryPlace, _field, lambda move: brewery.FieldTarget(0, move.field)),
    ],
)
def test_a_die_lies_where_it_was_dropped(
    lively: Desktop, kind: type[Any], fits: Wanted, goal: Callable[[Any], Target]
) -> None:
    move = reached(lively, "brewery", legal(kind, fits))
    die = move.die if kind is Store else move.item
    drop = Drop(lively, brewery.DieTarget(die), goal(move))
    drop.follow()
    jumps = [math.dist(a.place, b.place) for a, b in pairwise(drop.ways)]
    assert max(jumps) < MOST_JUMP
    highest = max(pose.place[2] for pose in drop.ways[3:])
    assert highest < drop.ways[0].place[2] + 0.05, "it flew up again"


@pytest.mark.parametrize("kind", [Brew, Buy])
def test_the_dice_of_what_waits_lie_where_they_go(lively: Desktop, kind: type[Any]) -> None:
    wanted = legal(kind, (lambda move: move.die is not None) if kind is Buy else lambda _: True)
    move = reached(lively, "brewery", wanted)
    game, screen = lively.match.game, lively.match
    choose(screen, move)
    for _ in range(30):
        lively.desk.advance(FRAME_S)
    away = [name for name in game.table.placing.hand_over() if name[0] == "die"]
    assert away, "the very dice lie there"


def choose(screen: MatchScreen, move: Any) -> None:
    """Bring a die to a recipe, or to a price: the move waits."""
    deciding, view = screen.deciding, screen.game.table.view
    if isinstance(move, Brew):
        slot = view.row.index(move.recipe)  # type: ignore[attr-defined] # of brewery
        deciding.clicked(brewery.RecipeTarget(slot))
    else:
        goods = len(view.market)  # type: ignore[attr-defined] # of brewery
        what: Target = brewery.IngredientTarget(move.what)
        if move.what >= goods:
            what = brewery.TokenTarget(move.what - goods)
        deciding.dropped(brewery.DieTarget(move.die), what)
    assert deciding.selection.waits


def test_a_drag_up_or_down_tilts_the_cube(lively: Desktop) -> None:
    block = reached(lively, "biomes", legal(Collect)).block
    turntable = lively.match.game.table.scene.turntable
    yaw, start = turntable.yaw, lively.spot(biomes.BlockTarget(block))
    lively.drag(start, (start[0] + 4, start[1] - 60))
    assert turntable.yaw == yaw
    assert turntable.tilt > 5.0
    assert not lively.match.game.match.history
    lively.drag(start, (start[0], start[1] - 600))
    assert turntable.tilt == MAX_TILT, "no farther than that"
    for _ in range(2):
        lively.drag(start, (start[0] - 60, start[1] + 4))
    assert turntable.yaw != yaw


def test_what_leans_but_a_little_stands_up_again(lively: Desktop) -> None:
    block = reached(lively, "biomes", legal(Collect)).block
    turntable = lively.match.game.table.scene.turntable
    start = lively.spot(biomes.BlockTarget(block))
    lively.drag(start, (start[0], start[1] - 9))
    assert turntable.tilt > 0.0
    lively.settle()
    assert turntable.tilt == 0.0
