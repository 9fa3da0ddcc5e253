"""Every preset shows all it is for, clear of every panel, in windows of all shapes."""

from __future__ import annotations

import array
import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.render.mesh import VERTEX_SIZE
from game.render.models.library import library
from game.render.models.pieces import PICTURE_SIDE
from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.scene.camera import Camera
from game.scene.framing import drum, seat_sight
from game.scene.geometry import on
from game.scene.pose import Look, Piece, PieceId, Pose, Vec3
from game.scene.turntable import REST_DEGREES, Turntable
from game.titles.biomes.looks.faces import CHIP, STRIP_Y
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import fight_token_pose, layout, stage_pieces
from game.titles.biomes.scene.sights import sight
from game.titles.biomes.ui.free_area import clearing
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.captions import token_caption
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.match import match_panels
from game.titles.biomes.ui.signs.notes import BELOW_TOKEN
from game.ui.boxes import Panel, Pinned
from game.ui.controls import Pressable
from game.ui.panels.coach import HintButton
from game.ui.persons import Person
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.scene.eyes import standing
from tests.scene.test_invariant import begin
from tests.ui.situations import situation_of

SIZES = [
    (1280, 720),
    (1920, 1200),
    (1024, 768),
    (3440, 1440),
    (640, 480),
    (1280, 1024),
]
OF_ANY = [(name, 4) for name in ("cube", "overworld", "board", "scoring")]
OTHERS = [(seat_sight(seat), seats) for seats in (2, 3, 4) for seat in range(1, seats)]
SHOWN = [("table", 2), ("table", 3), ("table", 4), *OF_ANY, *OTHERS]
"""Presets and numbers of players; those of one's own things don't know of the others."""
PEOPLE = tuple(
    Person(name, color, "human")
    for name, color in zip(
        ("Mira", "Jonas", "Ada", "Tom"), ("red", "blue", "green", "pink"), strict=True
    )
)
ON_ITS_WAY = 70
"""After so many decisions all sorts of pieces lie about."""
PARTS = 4
"""An edge of a piece's box is looked at in so many parts."""
TOKEN_RADIUS = 0.37
ATLAS = Atlas(Fonts(), mask)


@cache
def played(seats: int, *, scoring: bool = False) -> tuple[BiomesView, Sequence[BiomesMove]]:
    """A game that is well on, its first seat to act; ``scoring``: when that seat scores.

    With the moves that are legal then.
    """
    for seed in range(1, 40):
        state, chance = begin(seats, seed), Dealer(seed)
        for step in range(600):
            view, actor = state.view(0), state.actor()
            if actor is None:
                break
            wanted = Stage.SCORE if scoring else Stage.ACTION
            if actor == 0 and view.stage is wanted and (scoring or step > ON_ITS_WAY):
                return view, state.legal_moves()
            state.apply(chance.choice(state.legal_moves()))
    raise AssertionError("no such game")


@cache
def extent(model: str) -> tuple[Vec3, Vec3]:
    """The corners of a model's box."""
    mesh = library()[model]
    numbers = array.array("f", mesh.vertices)
    step = VERTEX_SIZE // 4
    axes = [numbers[axis::step] for axis in range(3)]
    low, high = [min(each) for each in axes], [max(each) for each in axes]
    return (low[0], low[1], low[2]), (high[0], high[1], high[2])


def outline(piece: Piece, table: Turntable) -> Iterator[Vec3]:
    """Points along the edges of a piece's box, in the table's frame."""
    if piece.look.model == "turntable":
        yield from map(table.to_table, drum((0.0, 0.0, 0.0), table.radius, 0.28, 32))
        return
    for model in filter(None, (piece.look.model, piece.look.mini)):
        low, high = extent(model)
        parts = [
            [a + (b - a) * n / PARTS for n in range(PARTS + 1)]
            for a, b in zip(low, high, strict=True)
        ]
        for x, y, z in product(*parts):
            edges = (x in (low[0], high[0])) + (y in (low[1], high[1])) + (z in (low[2], high[2]))
            if edges >= 2:
                point = on(piece.pose, Pose((x, y, z))).place
                yield table.to_table(point) if piece.frame == "turntable" else point


def owner(view: BiomesView, name: PieceId) -> int | None:
    """Whose a piece is."""
    if name[0] in {"board", "space", "tray", "supply", "pile"}:
        return int(name[1])
    if name[0] == "tile":
        for seat, player in enumerate(view.players):
            if name[1] in player.mobs or any(name[1] in tiles for tiles in player.spaces):
                return seat
    return None


def belongs(view: BiomesView, preset: str, name: PieceId) -> bool:
    """Whether the preset is there to show that piece."""
    seat = owner(view, name)
    if preset.startswith("seat:"):
        return seat == int(preset[-1])
    match preset:
        case "table":
            return name[0] not in {"table", "mat"}
        case "cube":
            return name[0] in {"block", "turntable"}
        case "overworld":
            return seat is None and name[0] in {"overworld", "stack", "tile", "rim", "figure"}
        case "scoring":
            return seat == 0 and name[0] in {"board", "space"}
        case _:
            return seat == 0 and name[0] != "tile"


def panels(
    view: BiomesView, legal: Sequence[BiomesMove], size: tuple[int, int], scale: float = 1.0
) -> Widget:
    """What lies over the table in texts of that size."""
    window = Viewport.of(*size, scale)
    surface = Surface(ATLAS, window)
    people = PEOPLE[: len(view.players)]
    shown = situation_of(view, people, 0, EMPTY, legal, mine=True, undo="nothing")
    surface.show(match_panels(shown, lambda _: None, window))
    return surface.root


def hidden(
    pieces: Iterable[tuple[PieceId, Piece]],
    camera: Camera,
    over: Widget,
    size: tuple[int, int],
    yaw: float = REST_DEGREES,
    scale: float = 1.0,
) -> set[PieceId]:
    """The pieces of which a part is out of the picture or under a panel."""
    window, table = Viewport.of(*size, scale), Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    table.yaw = yaw
    covers = [node.rect for node in over.walk() if node.solid]
    found = set()
    for name, piece in pieces:
        for point in outline(piece, table):
            x, y = window.to_units(*camera.project(point, *size))
            inside = 0 <= x <= window.width and 0 <= y <= window.height
            if not inside or any(cover.contains(x, y) for cover in covers):
                found.add(name)
                break
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("name", "seats"), SHOWN, ids=str)
def test_a_preset_shows_all_of_its_pieces_clear_of_the_panels(
    name: str, seats: int, size: tuple[int, int]
) -> None:
    view, legal = played(seats, scoring=name == "scoring")
    pieces = [(each, piece) for each, piece in layout(view, 0).items() if belongs(view, name, each)]
    assert len(pieces) >= 10
    camera = standing(name, Viewport.of(*size), seats, layers=max(view.heights))
    assert hidden(pieces, camera, panels(view, legal, size), size) == set()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("yaw", [REST_DEGREES, 73.0, 100.0])
def test_the_full_cube_shows_however_it_is_turned(size: tuple[int, int], yaw: float) -> None:
    state = begin(4, 2)
    view = state.view(state.actor() or 0)
    pieces = [(each, piece) for each, piece in layout(view, 0).items() if each[0] == "block"]
    assert len(pieces) == 64
    camera = standing("cube", Viewport.of(*size))
    over = panels(view, state.legal_moves(), size)
    assert hidden(pieces, camera, over, size, yaw) == set()


@pytest.mark.parametrize("layers", [1, 2, 3])
def test_one_sees_a_lower_cube_from_nearer(layers: int) -> None:
    window = Viewport.of(1280, 720)
    low, high = (standing("cube", window, layers=each) for each in (layers, layers + 1))
    assert low.distance < high.distance


@pytest.mark.parametrize("phase", [FightPhase.FLIP, FightPhase.WON, FightPhase.LOST])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_fight_shows_between_its_panels(size: tuple[int, int], phase: FightPhase) -> None:
    """How it ended lay over the mob's tile, and over how many hearts it has."""
    view, _ = played(4)
    mob = next(tile.id for tile in view.catalogue.tiles if isinstance(tile, Mob))
    pieces = dict(stage_pieces(view.catalogue, 0, mob))
    del pieces["fight", "stage"]
    for place in range(5):
        look = Look("token", "token:back")
        pieces["fight", "token", place] = Piece(look, fight_token_pose(place, 5), "stage")
    camera = standing("fight", Viewport.of(*size))
    person, model = PEOPLE[0], find_tile(view.catalogue, mob)
    assert isinstance(model, Mob)
    fight = FightModel(person, model, view.catalogue, (), 0, phase, chance=0.5)
    shown = situation_of(view, PEOPLE, 0, EMPTY, stage=fight)
    window = Viewport.of(*size)
    surface = Surface(ATLAS, window)
    surface.show(match_panels(shown, lambda _: None, window))
    assert hidden(pieces.items(), camera, surface.root, size) == set()


@pytest.mark.parametrize("phase", [FightPhase.FLIP, FightPhase.PICKAXE, FightPhase.TNT])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_no_panel_of_a_fight_lies_over_what_a_token_is_called(
    scale: float, phase: FightPhase
) -> None:
    """In letters half as large again, the hint lay over one of the captions."""
    size, (view, _) = (1280, 720), played(4)
    mob = next(tile for tile in view.catalogue.tiles if isinstance(tile, Mob))
    window = Viewport.of(*size, scale)
    camera = standing("fight", window)
    tokens = ("stone-sword", "p0.potato-1", "tnt-1")
    fight = FightModel(PEOPLE[0], mob, view.catalogue, tokens, 2, phase, chance=0.5, tnt="tnt-1")
    shown = situation_of(view, PEOPLE, 0, EMPTY, hint=HintButton(), stage=fight)
    over = Surface(ATLAS, window)
    over.show(match_panels(shown, lambda _: None, window))
    panels = [node.rect for node in over.root.walk() if isinstance(node, Panel | Pressable)]
    captions = Surface(ATLAS, window)
    for place, token in enumerate(tokens):
        x, y, z = fight_token_pose(place, len(tokens)).place
        spot = window.to_units(*camera.project((x, y - BELOW_TOKEN, z), *size))
        caption = token_caption(view.catalogue, token, short=window.compact)
        captions.show(Pinned(caption, spot, (0.5, 0.0)))
        for panel in panels:
            shared = panel.meets(caption.rect)
            assert not shared.width * shared.height, (token, panel)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_another_board_is_as_readable_as_ones_own_from_its_seat(
    seat: int, size: tuple[int, int]
) -> None:
    window = Viewport.of(*size)
    board = at.board_pose(seat, 0, 4)
    camera = standing(seat_sight(seat), window)
    ends = [at.space_pose(board, (1, 1)).place, at.space_pose(board, (1, 2)).place]
    (a, b), (c, d) = (window.to_units(*camera.project(end, *size)) for end in ends)
    assert math.hypot(c - a, d - b) > 0.085 * window.height


def tall(size: tuple[int, int], seats: int, tile: Pose) -> float:
    """How many units of the window high a sign of the cost strip of a tile shows."""
    camera = standing("table", Viewport.of(*size), seats)
    ends = [
        on(tile, Pose((0.0, (0.5 - STRIP_Y + end) * PICTURE_SIDE, at.TILE_TOP))).place
        for end in (-CHIP / 2, CHIP / 2)
    ]
    low, high = (camera.project(end, *size)[1] for end in ends)
    return high - low


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "far", "own"),
    [
        ((1280, 720), 9.0, 12.0),
        ((1280, 800), 10.0, 13.0),
        ((1024, 768), 7.8, 9.8),
        ((1920, 1080), 13.5, 18.0),
        ((3440, 1440), 18.0, 24.0),
    ],
    ids=str,
)
def test_cost_strips_can_be_read_without_going_nearer(
    size: tuple[int, int], far: float, own: float, seats: int
) -> None:
    """In pixels: of the farthest row of the overworld, and of the own board."""
    stack = at.cell_pose((1, 2), at.OVERWORLD_TOP + 3 * at.TILE)
    assert tall(size, seats, stack) >= far
    board = at.board_pose(0, 0, seats)
    assert tall(size, seats, at.space_pose(board, (1, 1), at.BUILT_Z)) >= own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_on_what_belongs_elsewhere(seats: int) -> None:
    view, _ = played(seats)
    apart = {"turntable", "overworld", "board", "tray", "pile", "card"}
    table = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    grounds: dict[PieceId, list[tuple[float, float]]] = {}
    for name, piece in layout(view, 0).items():
        mob = name[0] == "tile" and any(name[1] in player.mobs for player in view.players)
        if name[0] == "pile":
            disc = drum(piece.pose.place, TOKEN_RADIUS * piece.pose.scale, at.TOKEN)
            grounds[name] = [(x, y) for x, y, _ in disc]
        elif name[0] in apart or mob:
            grounds[name] = [(x, y) for x, y, _ in outline(piece, table)]
    for (name, first), (other, second) in combinations(grounds.items(), 2):
        if name[0] != other[0]:
            assert not overlap(first, second), (name, other)


def overlap(first: Sequence[tuple[float, float]], second: Sequence[tuple[float, float]]) -> bool:
    """Whether the shadows at noon of two things meet: no line between them keeps them apart."""
    for step in range(24):
        x, y = math.cos(step * math.pi / 24), math.sin(step * math.pi / 24)
        here, there = ([x * a + y * b for a, b in each] for each in (first, second))
        if max(here) <= min(there) or max(there) <= min(here):
            return False
    return True


def test_the_eye_climbs_where_a_window_has_height_to_spare() -> None:
    wide, tall = (standing("table", Viewport.of(*size)) for size in ((3440, 1440), (1024, 768)))
    assert wide.elevation < tall.elevation


@pytest.mark.parametrize("name", [name for name, _ in SHOWN[2:]])
def test_no_preset_looks_from_further_away_than_it_must(name: str) -> None:
    window, aspect = Viewport.of(1280, 720), 16 / 9
    room, seen = clearing(name, window), sight(name, 0, 4)
    nearer = standing(name, window).zoomed(0.95)

    def outside(point: Vec3) -> bool:
        x, y = nearer.project(point, aspect, 1.0)
        covered = any(cover.hides(x / aspect, y) for cover in room.covers)
        free = room.left <= x / aspect <= room.right and room.bottom <= y <= room.top
        return covered or not free

    assert any(outside(point) for point in seen.points)
