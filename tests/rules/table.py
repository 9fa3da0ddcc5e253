"""Positions laid out by hand, for tests of single rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.rules.biomes import BIOMES
from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.catalogue import Building, Catalogue, Mob, Payment, WeaponKind
from game.rules.biomes.cube import takeable_columns
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove, Cell, Crossing, Explore, Score, Space
from game.rules.biomes.overworld import CROSSING_INDEX, RIM_INDEX, STACK_INDEX
from game.rules.biomes.payment import packed
from game.rules.biomes.state import BiomesState
from tests.rules.packs import options, small_pack

HERE: Cell = (2, 2)
"""A stack that touches the central crossing, where everybody begins."""


def game(
    seats: int = 2, *, seed: int = 1, first: int = 0, beginners: tuple[int, ...] = ()
) -> BiomesState:
    """A new game on the test pack."""
    return BIOMES.setup(small_pack(), options(seats, first=first, beginners=beginners), seed)


def catalogue() -> Catalogue:
    return small_pack()


def building(fits: Callable[[Building], bool], but: Iterable[str] = ()) -> str:
    """The first building of the pack that fits."""
    tiles = (tile for tile in small_pack().tiles if isinstance(tile, Building))
    return next(tile.id for tile in tiles if fits(tile) and tile.id not in but)


def buildings(fits: Callable[[Building], bool], count: int) -> list[str]:
    tiles = (tile for tile in small_pack().tiles if isinstance(tile, Building))
    return [tile.id for tile in tiles if fits(tile)][:count]


def mob(fits: Callable[[Mob], bool]) -> str:
    """The first mob of the pack that fits."""
    return next(tile.id for tile in small_pack().tiles if isinstance(tile, Mob) and fits(tile))


def weapon(kind: WeaponKind, copy: int = 0) -> str:
    """A neutral token of a kind."""
    return [token.id for token in small_pack().weapons if token.kind is kind][copy]


def show_tile(state: BiomesState, cell: Cell, tile: str) -> None:
    """Let ``tile`` lie face up on top of a stack; it changes places with what lay there."""
    number, stack = state.pieces.tile_index[tile], STACK_INDEX[cell]
    stacks = list(state.deal.stacks)
    top, old = stack * 4 + state.left[stack] - 1, stacks.index(number)
    stacks[top], stacks[old] = stacks[old], stacks[top]
    state.deal = replace(state.deal, stacks=tuple(stacks))
    state.closed &= ~(1 << stack)
    state.opened |= 1 << stack


def put_token(state: BiomesState, cell: Cell, token: str) -> None:
    """Let ``token`` lie (face down still) on the rim; it changes places with what lay there."""
    number, place = state.pieces.token_index[token], RIM_INDEX[cell]
    rim = list(state.deal.rim)
    old = rim.index(number)
    rim[place], rim[old] = rim[old], rim[place]
    state.deal = replace(state.deal, rim=tuple(rim))


def give_blocks(state: BiomesState, seat: int, blocks: Payment) -> None:
    state.supplies[seat] = packed(blocks)


def give_mobs(state: BiomesState, seat: int, *tiles: str) -> None:
    state.mobs[seat] = tuple(state.pieces.tile_index[tile] for tile in tiles)


def give_pile(state: BiomesState, seat: int, *tokens: str) -> None:
    state.piles[seat] = tuple(sorted(state.pieces.token_index[token] for token in tokens))


def put_building(state: BiomesState, seat: int, space: Space, tile: str) -> None:
    """Let a building stand on a seat's board."""
    number, place = state.pieces.tile_index[tile], 9 * seat + SPACE_INDEX[space]
    state.tops[place] = number
    state.placed += ((place, number),)


def move_figure(state: BiomesState, seat: int, crossing: Crossing) -> None:
    state.crossings[seat] = CROSSING_INDEX[crossing]


def set_heights(state: BiomesState, heights: Iterable[int]) -> None:
    """Set the cube's sixteen heights, by column ``x * 4 + y``."""
    state.heights = list(heights)
    state.takeable = takeable_columns(state.heights)


def set_board(state: BiomesState, seat: int, board: int) -> None:
    """Give a seat a board of the pack."""
    boards = list(state.deal.boards)
    boards[seat] = board
    state.deal = replace(state.deal, boards=tuple(boards))


def last_action(state: BiomesState) -> None:
    """Leave the turn player one action, exploring done."""
    state.apply(Explore(state.view(0).players[state.turn_player].crossing))


def types(events: Iterable[BiomesEvent]) -> list[str]:
    return [event.type for event in events]


def play_until_scoring(state: BiomesState) -> None:
    """Collect and explore in place, turn by turn, until a scoring round begins."""
    while state.scoring is None:
        state.apply(state.legal_moves()[0])


def scores(state: BiomesState) -> list[Score]:
    return [move for move in state.legal_moves() if isinstance(move, Score)]


def play_all(state: BiomesState, *moves: BiomesMove) -> list[BiomesEvent]:
    """Play moves one after the other and return all their events."""
    events: list[BiomesEvent] = []
    for move in moves:
        events += state.apply(move)
    return events
