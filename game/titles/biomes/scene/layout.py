"""Where every piece of `biomes` rests: a pure function of a view."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, partial
from itertools import product

from game.rules.biomes.catalogue import (
    MATERIALS,
    Building,
    Catalogue,
    Mob,
    find_tile,
    find_weapon,
)
from game.rules.biomes.view import BiomesView, FightView, PlayerView
from game.scene.falls import FOOT, toppled
from game.scene.geometry import add, on
from game.scene.group_memo import kept
from game.scene.jitter import jittered
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, turned
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.heap import FLOOR, strip_slots, tray_slots
from game.titles.biomes.scene.heap import SIZE as HEAPED

Placed = Iterator[tuple[PieceId, Piece]]
BACK = Look("tile", "back")
TOKEN_BACK = Look("token", "token:back")
FIGURE_SPREAD = {
    1: ((0.0, 0.0),),
    2: ((-0.25, 0.0), (0.25, 0.0)),
    3: ((-0.25, 0.0), (0.25, 0.0), (0.0, -0.25)),
    4: ((-0.25, 0.0), (0.25, 0.0), (0.0, -0.25), (0.0, 0.25)),
}
"""Where figures that share a crossing stand: out on its four paths."""


def layout(view: BiomesView, focus: int, *, large: bool = False) -> Layout:
    """Every piece at rest as ``view`` tells it, with seat ``focus`` in front.

    ``large``: for those who read large texts.
    """
    content, seats = view.catalogue, len(view.players)
    pieces: Layout = dict(_furniture(view, large))
    pieces.update(kept("cube", (view.heights, view.cube), lambda: _cube(view)))
    sources = (content, view.stacks, view.rim)
    pieces.update(kept("overworld", sources, lambda: _overworld(view)))
    pieces.update(_figures(view))
    for seat, player in enumerate(view.players):
        own = (player.board, player.spaces, player.supply, player.pile_size, player.mobs)
        lay = partial(_seat, view, seat, focus)
        pieces.update(kept(f"seat{seat}", (content, focus, seats, *own), lay))
    if view.fight:
        pieces.update(_fight(view))
    return pieces


def tile_look(catalogue: Catalogue, tile: str, *, bare: bool = False) -> Look:
    """A face-up tile; ``bare`` without its miniature, as under a newer building."""
    found = find_tile(catalogue, tile)
    mini = found.model
    if isinstance(found, Building):
        mini = f"{found.model}:{found.biome}:{found.material}"
    return Look("tile", f"tile:{tile}", "" if bare else mini)


def token_look(catalogue: Catalogue, token: str | None) -> Look:
    """A weapon token: its face when it is known, its back when not."""
    if token is None:
        return TOKEN_BACK
    weapon = find_weapon(catalogue, token)
    return Look("token", f"token:{weapon.kind}:{weapon.hearts}")


@cache
def card_pose(cell: tuple[int, int], level: int) -> Pose:
    """A card of the stack at ``cell``; ``level`` 0 is the lowest."""
    x, y, turn = jittered(*cell, level)
    rest = at.cell_pose(cell, at.OVERWORLD_TOP + level * at.TILE)
    nudge = Pose((x * 0.012, y * 0.012, 0.0), turned(at.UP, turn * 1.4))
    return on(rest, nudge)


@cache
def supply_pose(seat: int, focus: int, seats: int, place: int, count: int) -> Pose:
    """Block number ``place`` of the ``count`` in a seat's supply."""
    if seat == focus:
        return on(at.FRONT_TRAY, tray_slots(count)[place])
    size = at.OTHER_BLOCK / HEAPED
    heap = Pose((*at.OTHER_HEAP, -size * FLOOR), scale=size)
    return on(on(at.board_pose(seat, focus, seats), heap), strip_slots(count)[place])


@cache
def pile_pose(seat: int, focus: int, seats: int, place: int, count: int) -> Pose:
    """Token number ``place`` of the ``count`` of a seat's pile, face down.

    In front they lie in two rows, closer when many, each on the one before it: all show.
    """
    x, y, turn = jittered("pile", seat, place)
    if seat == focus:
        columns = max(at.PILE_COLUMNS, -(-count // 2))
        row, column = divmod(place, columns)
        left, near, _ = at.FRONT_PILE
        across, along = at.PILE_PITCH
        across *= (at.PILE_COLUMNS - 1) / (columns - 1)
        step = 0.0 if columns == at.PILE_COLUMNS else at.PILE_STEP
        spot = (left + across * column + 0.12 * row, near + along * row, step * column)
        return Pose(spot, turned(at.UP, turn * 40.0))
    rest = at.other_pile(at.board_pose(seat, focus, seats), place)
    return Pose(
        add(rest.place, (x * 0.012, y * 0.012, 0.0)), turned(at.UP, turn * 40.0), rest.scale
    )


@cache
def mob_pose(seat: int, focus: int, seats: int, place: int, count: int) -> Pose:
    """Mob number ``place`` of the ``count`` that a seat has defeated."""
    if seat == focus:
        pitch = min(0.68, 4.3 / max(1, count))
        x, y, _ = at.FRONT_MOBS
        spot = (x, y - place * pitch, 0.004 * place)
        return Pose(spot, turned(at.UP, jittered(seat, place)[0] * 4.0), at.MOB_SCALE)
    return at.other_mob(at.board_pose(seat, focus, seats), place, count)


def supply_order(supply: tuple[int, ...]) -> list[tuple[str, int]]:
    """A supply's blocks as (material, number), so that a new one moves few others."""
    ranked = ((i, m) for m, count in enumerate(supply) for i in range(count))
    return [(MATERIALS[m], i) for i, m in sorted(ranked)]


def _furniture(view: BiomesView, large: bool) -> Placed:
    yield ("table",), Piece(Look("table"), Pose())
    yield ("mat",), Piece(Look("mat"), Pose())
    yield ("overworld",), Piece(Look("overworld"), at.OVERWORLD)
    yield ("turntable",), Piece(Look("turntable"), Pose(), "turntable")
    places = at.card_places(len(view.players), large=large)
    for letter, pose in zip(view.catalogue.scoring, places, strict=True):
        yield ("card", letter), Piece(Look("scorecard", f"score:{letter}"), pose)


def _cube(view: BiomesView) -> Placed:
    for x, y in product(range(4), repeat=2):
        for z in range(view.heights[x * 4 + y]):
            look = Look("block", view.cube[x * 16 + y * 4 + z])
            yield ("block", x, y, z), Piece(look, Pose(at.block_place((x, y, z))), "turntable")


def _overworld(view: BiomesView) -> Placed:
    for row, column in product(range(5), repeat=2):
        pose = at.crossing_pose((row, column), 0.0)
        yield ("stud", row, column), Piece(Look("stud"), pose)
    for row, column in product(range(1, 5), repeat=2):
        stack = view.stack((row, column))
        for level in range(stack.count):
            pose = card_pose((row, column), level)
            if stack.face_up and level == stack.count - 1:
                look = tile_look(view.catalogue, stack.face_up)
                yield ("tile", stack.face_up), Piece(look, pose)
            else:
                yield ("stack", row, column, level), Piece(BACK, pose)
    for cell, place in view.rim:
        if place.present:
            pose = at.cell_pose(cell, at.OVERWORLD_TOP + 0.003)
            look = token_look(view.catalogue, place.face_up)
            yield ("rim", *cell), Piece(look, pose)


def figure_pose(view: BiomesView, seat: int) -> Pose:
    """Where a seat's figure stands; figures that share a crossing make room for each other."""
    crossing = view.players[seat].crossing
    together = [n for n, player in enumerate(view.players) if player.crossing == crossing]
    x, y = FIGURE_SPREAD[len(together)][together.index(seat)]
    size = 1.18 if len(together) == 1 else 1.0
    return on(at.crossing_pose(crossing), Pose((x, y, 0.0), scale=size))


def _figures(view: BiomesView) -> Placed:
    for seat in range(len(view.players)):
        yield ("figure", seat), Piece(Look(f"figure{seat}"), figure_pose(view, seat))


def _seat(view: BiomesView, seat: int, focus: int) -> Placed:
    player, seats = view.players[seat], len(view.players)
    board = at.board_pose(seat, focus, seats)
    yield ("board", seat), Piece(Look(f"board{seat}"), board)
    yield from _board(view, player, seat, board)
    if seat == focus:
        yield ("tray", seat), Piece(Look(f"tray{seat}"), at.FRONT_TRAY)
    blocks = supply_order(player.supply)
    for place, (material, number) in enumerate(blocks):
        pose = supply_pose(seat, focus, seats, place, len(blocks))
        yield ("supply", seat, material, number), Piece(Look("block", material), pose)
    for place in range(player.pile_size):
        pose = pile_pose(seat, focus, seats, place, player.pile_size)
        yield ("pile", seat, place), Piece(TOKEN_BACK, pose)
    for place, tile in enumerate(player.mobs):
        pose = mob_pose(seat, focus, seats, place, len(player.mobs))
        yield ("tile", tile), Piece(tile_look(view.catalogue, tile), pose)


def _board(view: BiomesView, player: PlayerView, seat: int, board: Pose) -> Placed:
    printed = view.catalogue.boards[player.board]
    for number, tiles in enumerate(player.spaces):
        space = divmod(number, 3)
        look = Look("space", f"space:{printed[number]}")
        yield ("space", seat, *space), Piece(look, at.space_pose(board, space))
        for level, tile in enumerate(tiles):
            pose = at.space_pose(board, space, at.BUILT_Z + level * at.TILE)
            bare = level < len(tiles) - 1
            yield ("tile", tile), Piece(tile_look(view.catalogue, tile, bare=bare), pose)


def fight_token_pose(place: int, count: int) -> Pose:
    """Token number ``place`` of the ``count`` revealed in a fight, along the stage's front."""
    step = min(23.0, 100.0 / max(1, count))
    angle = math.radians((place - (count - 1) / 2) * step)
    spot = (math.sin(angle) * 3.4, 1.0 - math.cos(angle) * 3.05, 0.155)
    return on(at.STAGE, Pose(spot, scale=1.42))


def stage_pieces(catalogue: Catalogue, seat: int, tile: str) -> Layout:
    """The stage of a fight with its mob and its fighter."""
    mob = on(at.STAGE, Pose((0.0, 1.0, 0.155), scale=2.55))
    fighter = on(at.STAGE, Pose((-2.3, 0.1, 0.155), turned(at.UP, 24.0), 1.6))
    return {
        ("fight", "stage"): Piece(Look("stage"), at.STAGE, "stage"),
        ("fight", "mob"): Piece(tile_look(catalogue, tile), mob, "stage"),
        ("fight", "figure"): Piece(Look(f"figure{seat}"), fighter, "stage"),
    }


FALLEN: PieceId = ("fight", "fallen")
"""A defeated mob's miniature, beside its bare tile on the stage."""


def fallen(catalogue: Catalogue, fight: FightView) -> Layout:
    """The mob as it lies when nothing is left to decide and the hearts suffice (B6.2)."""
    mob = find_tile(catalogue, fight.tile)
    if fight.pickaxes or fight.tnt or not isinstance(mob, Mob) or fight.hearts < mob.hearts:
        return {}
    name: PieceId = ("fight", "mob")
    piece = stage_pieces(catalogue, 0, fight.tile)[name]
    lies = toppled(piece.pose, FOOT, 1.0)
    return {
        name: piece._replace(look=piece.look._replace(mini="")),
        FALLEN: Piece(Look(piece.look.mini), lies, "stage"),
    }


def _fight(view: BiomesView) -> Placed:
    fight = view.fight
    assert fight is not None
    yield from stage_pieces(view.catalogue, view.turn_player, fight.tile).items()
    yield from fallen(view.catalogue, fight).items()
    for place, token in enumerate(fight.tokens):
        if token in view.removed:
            continue  # a TNT that went off (B6.7)
        pose = fight_token_pose(place, len(fight.tokens))
        look = token_look(view.catalogue, token)
        yield ("fight", "token", place), Piece(look, pose, "stage")
