"""Between moves of `towers` and the things on the table: what stands for what."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.towers.catalogue import SIDE, Colour, Field, place_of
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.names import sorted_out
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.view_facts import owner

JOKER = 4
"""The joker's place in a payment."""


def seat_of(view: TowersView) -> int:
    """Whose things are used: the actor's, or the viewer's."""
    return view.actor if view.actor is not None else max(view.seat, 0)


def fan(view: TowersView) -> tuple[Colour, ...]:
    """The cards of the hand in front from the left to the right: sorted by colour."""
    hand = view.players[seat_of(view)].hand or (0, 0, 0, 0)
    return tuple(colour for colour, _ in sorted_out(hand))


def is_own_pawn(view: TowersView, field: Field) -> bool:
    """Whether a pawn of whoever decides stands on a field."""
    return field in view.players[seat_of(view)].pawns


def standing_on(view: TowersView, field: Field) -> Target:
    """The tower or the pawn that stands on a field; else the field itself."""
    if view.towers[field]:
        return TowerTarget(field)
    return FieldTarget(field) if owner(view, field) is None else PawnTarget(field)


def lanes_at(field: Field) -> tuple[LaneTarget, ...]:
    """The lanes that begin at a field: one on an edge, two in a corner (T3)."""
    row, column = place_of(field)
    steps = [(row, 0, SIDE), (row, SIDE - 1, -SIDE), (column, 0, 1), (column, SIDE - 1, -1)]
    return tuple(LaneTarget(field, step) for place, edge, step in steps if place == edge)


def lanes_of(move: Place) -> tuple[LaneTarget, ...]:
    """The lanes that ``move`` may be said to run along: two if it stays in the corner."""
    if move.to == move.entry:
        return lanes_at(move.entry)
    return tuple(lane for lane in lanes_at(move.entry) if lies_on(lane, move.to))


def lies_on(lane: LaneTarget, field: Field) -> bool:
    """Whether a lane leads over a field."""
    return field in fields_of(lane)


def fields_of(lane: LaneTarget) -> tuple[Field, ...]:
    """All nine fields of a lane from its entry on."""
    return tuple(lane.entry + number * lane.step for number in range(SIDE))


def between(start: Field, goal: Field) -> tuple[Field, ...]:
    """The fields strictly between two in line; none for two that are not."""
    step = step_to(start, goal)
    return tuple(range(start + step, goal, step)) if step else ()


def step_to(start: Field, goal: Field) -> int:
    """What a field's number grows by from one field towards another in line; 0: not in line."""
    (row, column), (other, across) = place_of(start), place_of(goal)
    if row == other and column != across:
        return 1 if across > column else -1
    if column == across and row != other:
        return SIDE if other > row else -SIDE
    return 0


def mover_of(move: TowersMove, seat: int) -> Target | None:
    """The pawn that does it, or the reserve that it comes from."""
    match move:
        case Place():
            return ReserveTarget(seat)
        case MovePawn(start) | Demolish(start) | Capture(start):
            return PawnTarget(start)
        case Build(at):
            return PawnTarget(at)
        case _:
            return None


def place_where(move: TowersMove) -> Target:
    """The thing that a move is done to: a click on it is the yes to the move that waits."""
    match move:
        case Place(_, to) | MovePawn(_, to):
            return FieldTarget(to)
        case Demolish(_, to):
            return TowerTarget(to)
        case Capture(_, to):
            return PawnTarget(to)
        case Build(at):
            return PawnTarget(at)
        case _:
            return DiscardTarget()


def uses(move: TowersMove, picked: Target, view: TowersView) -> bool:
    """Whether ``move`` is made with the piece ``picked``."""
    match picked:
        case CardTarget(index):
            cards = fan(view)
            return index < len(cards) and spent(move)[cards[index]] > 0
        case JokerTarget():
            return spent(move)[JOKER] > 0
        case BlockTarget(_, colour):
            return isinstance(move, Build) and move.blocks[colour] > 0
        case _:
            return mover_of(move, seat_of(view)) == picked


def spent(move: TowersMove) -> tuple[int, int, int, int, int]:
    """What a move costs by colour, and the joker."""
    return (*move.cards, 0) if isinstance(move, Exchange) else move.pay


def leads(move: TowersMove, picked: Target, view: TowersView) -> Iterator[Target]:
    """The things that come to ``move`` once ``picked``, which it uses, is in hand."""
    seat = seat_of(view)
    if isinstance(picked, BlockTarget):
        yield place_where(move)
        return
    if isinstance(picked, PawnTarget | ReserveTarget):
        yield from _ends(move, view)
        yield from payers(move, view)
        return
    if isinstance(move, Build):
        yield place_where(move)
        return
    yield from _ends(move, view)
    mover = mover_of(move, seat)
    if isinstance(move, MovePawn | Place) and mover is not None:
        yield mover


def _ends(move: TowersMove, view: TowersView) -> Iterator[Target]:
    """Where a pawn in hand goes, or what it is built of."""
    if isinstance(move, Build):
        seat = seat_of(view)
        for colour, number in sorted_out(view.players[seat].blocks):
            if move.blocks[colour]:
                yield BlockTarget(seat, colour, number)
        return
    yield place_where(move)
    if isinstance(move, Place):
        yield from lanes_of(move)


def payers(move: TowersMove, view: TowersView) -> Iterator[Target]:
    """The cards and the joker that may pay for a move."""
    cost = spent(move)
    for index, colour in enumerate(fan(view)):
        if cost[colour]:
            yield CardTarget(index)
    if cost[JOKER]:
        yield JokerTarget(seat_of(view))


def begins(move: TowersMove, view: TowersView, action: ActionKind | None) -> Iterator[Target]:
    """The things that ``move`` can be begun with while nothing is in hand.

    Where an ``action`` was chosen: what it is done to alone.
    """
    seat = seat_of(view)
    if action is not None:
        mover = mover_of(move, seat) if action is ActionKind.MOVE else place_where(move)
        if mover is not None:
            yield mover
        return
    if isinstance(move, Demolish | Capture):
        yield place_where(move)
    mover = mover_of(move, seat)
    if mover is not None:
        yield mover
    if isinstance(move, Build):
        yield from _ends(move, view)
    yield from payers(move, view)


def run_of(move: TowersMove) -> int:
    """How many fields a pawn runs."""
    match move:
        case Place(start, to) | MovePawn(start, to) | Demolish(start, to) | Capture(start, to):
            return len(between(start, to)) + 1
        case _:
            return 0
