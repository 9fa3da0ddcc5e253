"""The legal moves, read off a view rule by rule, without any of the engine's tables.

Slow and simple: what :func:`legal_moves` says follows from what a seat sees, so that the engine is
checked against the wording of the rules and against knowing more than it may. Fields are pairs of
row and column here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.rules.towers.moves import (
    Build,
    Capture,
    Counts,
    Demolish,
    Exchange,
    MovePawn,
    Pay,
    Place,
    TowersMove,
)
from game.rules.towers.view import PlayerView, TowersView

Spot = tuple[int, int]
DIRECTIONS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def number(spot: Spot) -> int:
    return spot[0] * 9 + spot[1]


def spot_of(field: int) -> Spot:
    return field // 9, field % 9


def on_board(spot: Spot) -> bool:
    return 0 <= spot[0] < 9 and 0 <= spot[1] < 9


def beyond(spot: Spot, direction: Spot) -> list[Spot]:
    """The fields from ``spot`` (left out) to the edge."""
    row, column = spot
    steps = ((row + n * direction[0], column + n * direction[1]) for n in range(1, 9))
    return [step for step in steps if on_board(step)]


class Board:
    """What a view shows of the board."""

    def __init__(self, view: TowersView) -> None:
        self.colour = {spot_of(n): colour for n, colour in enumerate(view.catalogue.colours)}
        self.tower = {spot_of(n): tower for n, tower in enumerate(view.towers) if tower}
        self.pawn = {
            spot_of(field): seat
            for seat, player in enumerate(view.players)
            for field in player.pawns
        }
        self.pawn |= {spot_of(field): -1 for field in view.neutral}

    def occupied(self, spot: Spot) -> bool:
        return spot in self.tower or spot in self.pawn

    def stops(self, way: list[Spot]) -> Iterator[Spot]:
        """Where a pawn that runs along ``way`` can stop: T3, T4."""
        for at, spot in enumerate(way):
            if self.occupied(spot):
                return
            if all(self.colour[earlier] != self.colour[spot] for earlier in way[:at]):
                yield spot

    def sights(self, pawn: Spot) -> Iterator[tuple[Spot, set[int]]]:
        """What stands in line with a pawn, nothing between; and the colours between."""
        for direction in DIRECTIONS:
            between: set[int] = set()
            for spot in beyond(pawn, direction):
                if self.occupied(spot):
                    yield spot, between
                    break
                between.add(self.colour[spot])

    def is_open(self, tower: Spot, also: Spot) -> bool:
        """T6.3, with one more tower on ``also``."""
        sides = ((tower[0] + down, tower[1] + right) for down, right in DIRECTIONS)
        return any(on_board(s) and s not in self.tower and s != also for s in sides)


def payments(cost: Counts, own: PlayerView) -> Iterator[Pay]:
    """T9: the joker replaces one card, also when it needn't."""
    assert own.hand is not None
    for joker in range(1 + own.joker):
        for pay in product(*(range(count + 1) for count in cost)):
            if sum(cost) - sum(pay) == joker and all(
                given <= card for given, card in zip(pay, own.hand, strict=True)
            ):
                yield (*pay, joker)  # type: ignore[misc]  # product forgets how many there are


def one_card(colour: int, own: PlayerView) -> list[Pay]:
    return list(payments(cost_of((colour,)), own))


def cost_of(colours: tuple[int, ...]) -> Counts:
    """One card a block, of the blocks' colours (T5, T6)."""
    black, white, grey, red = (colours.count(colour) for colour in range(4))
    return (black, white, grey, red)


def entries() -> Iterator[list[Spot]]:
    """The 36 lanes, each as the fields that one who enters meets (T3)."""
    for n in range(9):
        for way in ([(n, c) for c in range(9)], [(r, n) for r in range(9)]):
            yield way
            yield way[::-1]


def places(board: Board, own: PlayerView) -> Iterator[TowersMove]:
    for lane in entries() if own.reserve else ():
        for spot in board.stops(lane):
            for pay in one_card(board.colour[spot], own):
                yield Place(number(lane[0]), number(spot), pay)


def marches(board: Board, own: PlayerView) -> Iterator[TowersMove]:
    for field, direction in product(own.pawns, DIRECTIONS):
        for spot in board.stops(beyond(spot_of(field), direction)):
            for pay in one_card(board.colour[spot], own):
                yield MovePawn(field, number(spot), pay)


def demolitions(board: Board, own: PlayerView, phase: int) -> Iterator[TowersMove]:
    for field in own.pawns if sum(own.blocks) < 7 else ():
        for spot, between in board.sights(spot_of(field)):
            tower = board.tower.get(spot, ())
            if tower and len(tower) <= phase and not between & set(tower):
                for pay in payments(cost_of(tower), own):
                    yield Demolish(field, number(spot), pay)


def builds(board: Board, own: PlayerView, phase: int) -> Iterator[TowersMove]:
    for field in own.pawns:
        at = spot_of(field)
        beside = [(at[0] + down, at[1] + right) for down, right in DIRECTIONS]
        touched = [at, *(spot for spot in beside if spot in board.tower)]
        if not all(board.is_open(tower, at) for tower in touched):
            continue
        for blocks in product(*(range(count + 1) for count in own.blocks)):
            if sum(blocks) == phase + 1:
                for pay in payments(blocks, own):  # type: ignore[arg-type]  # four of them
                    yield Build(field, blocks, pay)  # type: ignore[arg-type]


def captures(board: Board, own: PlayerView, seat: int) -> Iterator[TowersMove]:
    for field in own.pawns:
        for spot, between in board.sights(spot_of(field)):
            colour = board.colour[spot]
            if spot in board.pawn and board.pawn[spot] != seat and colour not in between:
                for size in (3, 4, 5):
                    for pay in payments(cost_of((colour,) * size), own):
                        yield Capture(field, number(spot), pay)


def exchanges(own: PlayerView) -> Iterator[TowersMove]:
    assert own.hand is not None
    for cards in product(*(range(count + 1) for count in own.hand)):
        if 1 <= sum(cards) <= 5:
            yield Exchange(cards)  # type: ignore[arg-type]  # product forgets how many there are


def legal_moves(view: TowersView) -> set[TowersMove]:
    """Every legal move of the viewer, who is the actor."""
    assert view.actor == view.seat
    own, board = view.players[view.seat], Board(view)
    return {
        *places(board, own),
        *marches(board, own),
        *demolitions(board, own, view.phase),
        *builds(board, own, view.phase),
        *captures(board, own, view.seat),
        *exchanges(own),
    }
