"""Moves of `towers` that a player may have meant, paid as well as his hand can: for the rules to
say what is wanting. Never played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.towers.catalogue import SIDE, Colour, Field, field_at, place_of
from game.rules.towers.counts import by_colour
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
from game.rules.towers.payment import LEAST_CAPTURE
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    TowerTarget,
)
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands import building
from game.titles.towers.ui.hands.meaning import (
    JOKER,
    fan,
    fields_of,
    is_own_pawn,
    seat_of,
    spent,
    step_to,
)
from game.titles.towers.ui.hands.selection import Selection


def paying(view: TowersView, cost: Counts) -> Pay:
    """``cost`` from the hand, with the joker for a card that is lacking (T9)."""
    player = view.players[seat_of(view)]
    hand, pay = player.hand or (0, 0, 0, 0), [*cost, 0]
    lacking = [colour for colour in range(4) if cost[colour] > hand[colour]]
    if player.joker and lacking:
        pay[lacking[0]] -= 1
        pay[JOKER] = 1
    a, b, c, d, joker = pay
    return (a, b, c, d, joker)


def one_card(view: TowersView, held: Selection, field: Field) -> Pay:
    """What is in hand for a field, or else a card of its colour."""
    match held.payer or held.picked:
        case CardTarget(index) if index < len(fan(view)):
            return (*by_colour((fan(view)[index],)), 0)
        case JokerTarget():
            return (0, 0, 0, 0, 1)
        case _:
            return paying(view, by_colour((view.catalogue.colours[field],)))


def demolish_of(view: TowersView, start: Field, goal: Field) -> Demolish:
    """A pawn to a tower."""
    return Demolish(start, goal, paying(view, by_colour(view.towers[goal])))


def capture_of(view: TowersView, start: Field, goal: Field) -> Capture:
    """A pawn to a pawn, for as few cards as may be."""
    colour = view.catalogue.colours[goal]
    return Capture(start, goal, paying(view, by_colour((colour,) * LEAST_CAPTURE)))


def build_of(
    view: TowersView, at: Field, begun: Counts = (0, 0, 0, 0), colour: Colour | None = None
) -> Build:
    """A tower of ``begun``, a block of ``colour`` and what else the cards in hand would pay."""
    player = view.players[seat_of(view)]
    hand, blocks = player.hand or (0, 0, 0, 0), list(begun)
    if colour is not None:
        blocks[colour] += 1
    while sum(blocks) <= view.phase:
        free = [each for each in range(4) if player.blocks[each] > blocks[each]]
        if not free:
            break
        blocks[max(free, key=lambda each: hand[each] - blocks[each])] += 1
    a, b, c, d = blocks
    return Build(at, (a, b, c, d), paying(view, (a, b, c, d)))


def otherwise_paid(view: TowersView, held: Selection, target: Target) -> TowersMove:
    """What waits, with one card more or less than now."""
    move = held.waiting
    assert move is not None
    if isinstance(move, Exchange):
        return move
    pay = list(spent(move))
    if isinstance(target, CardTarget) and target.index < len(fan(view)):
        pay[fan(view)[target.index]] += -1 if target.index in held.cards else 1
    elif pay[JOKER]:
        short = max(range(4), key=lambda each: _cost(view, move)[each] - pay[each])
        pay[JOKER], pay[short] = 0, pay[short] + 1
    else:
        pay[JOKER] = 1
    a, b, c, d, joker = pay
    return replace(move, pay=(a, b, c, d, joker))


def _cost(view: TowersView, move: TowersMove) -> Counts:
    """What a move costs, by colour, without a joker."""
    match move:
        case Demolish(_, to):
            return by_colour(view.towers[to])
        case Build(_, blocks):
            return blocks
        case Exchange(cards):
            return cards
        case _:
            colour = view.catalogue.colours[move.to]
            return by_colour((colour,) * sum(move.pay))


def meant_by(view: TowersView, held: Selection, target: Target) -> Iterator[TowersMove]:
    """The moves that a click there may have meant."""
    pawns = _movers(view, held)
    match target:
        case FieldTarget(field):
            yield from _runs(view, held, field)
        case LaneTarget():
            yield from _entering(view, held, target)
        case TowerTarget(field):
            if isinstance(held.picked, ReserveTarget):
                yield from _runs(view, held, field)
            yield from (
                demolish_of(view, start, field) for start in pawns if _sees(held, start, field)
            )
        case PawnTarget(field) if not is_own_pawn(view, field):
            if isinstance(held.picked, ReserveTarget):
                yield from _runs(view, held, field)
            yield from (
                capture_of(view, start, field) for start in pawns if _sees(held, start, field)
            )
        case BlockTarget(_, colour):
            at = held.unfinished.at if held.unfinished is not None else None
            begun = building.counts_of(building.chosen_blocks(view, held))
            sites = [at] if at is not None else pawns
            yield from (build_of(view, start, begun, colour) for start in sites)
        case _:
            return


def _movers(view: TowersView, held: Selection) -> tuple[Field, ...]:
    """The own pawns that may be meant: the one in hand, or each."""
    if isinstance(held.picked, PawnTarget):
        return (held.picked.field,)
    return () if isinstance(held.picked, ReserveTarget) else view.players[seat_of(view)].pawns


def _sees(held: Selection, start: Field, goal: Field) -> bool:
    """Whether a pawn may have been meant: the one in hand, else those in line alone."""
    return isinstance(held.picked, PawnTarget) or step_to(start, goal) != 0


def _runs(view: TowersView, held: Selection, field: Field) -> Iterator[TowersMove]:
    """The ways on which a pawn may have been meant to come to a field."""
    pay = one_card(view, held, field)
    for start in _movers(view, held):
        if _sees(held, start, field):
            yield MovePawn(start, field, pay)
    if isinstance(held.picked, PawnTarget) or held.action is ActionKind.MOVE:
        return
    row, column = place_of(field)
    last = SIDE - 1
    for entry in {
        field_at(0, column),
        field_at(last, column),
        field_at(row, 0),
        field_at(row, last),
    }:
        yield Place(entry, field, pay)


def _entering(view: TowersView, held: Selection, lane: LaneTarget) -> Iterator[TowersMove]:
    """A pawn in a lane, on the first field of each colour that may pay for it."""
    met: set[int] = set()
    for field in fields_of(lane):
        colour = view.catalogue.colours[field]
        if colour not in met:
            met.add(colour)
            yield Place(lane.entry, field, one_card(view, held, field))
