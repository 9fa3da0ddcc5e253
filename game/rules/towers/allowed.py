"""Whether a move is allowed now and, where not, why: the one truth behind lists and tooltips.

Every answer follows from what the deciding seat may know (T13): its own hand and what lies open.
The board is asked first, the cards last, so that the answer names the stubborn reason.
"""

from __future__ import annotations

from typing import Final

from game.rules.core import Refusal
from game.rules.towers import refusals
from game.rules.towers.access import shut_in
from game.rules.towers.catalogue import FIELDS, SIDE
from game.rules.towers.counts import MOST, ONE, covers, lacking, packed, unpacked
from game.rules.towers.legal import SEVEN
from game.rules.towers.lines import COLUMN, NOWHERE, ROW, line_of, way
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
from game.rules.towers.payment import LEAST_CAPTURE, MOST_CAPTURE
from game.rules.towers.position import FREE, NEUTRAL, PAWNS, PLAYING, Position
from game.rules.towers.stacks import COLOURS, COST, HEIGHT

_LAST: Final = SIDE - 1


def _exists(field: int) -> bool:
    return 0 <= field < FIELDS


def _owner(what: int) -> int:
    """The seat whose pawn stands there, -1 for a neutral one."""
    return refusals.NEUTRAL_SEAT if what == NEUTRAL else what - 1


def _in_way(position: Position, rule: str, field: int) -> Refusal | None:
    """Why nothing can pass or stop on ``field`` (T2.3)."""
    what = position.standing[field]
    if what == FREE:
        return None
    if what > NEUTRAL:
        return refusals.tower_in_way(rule, field)
    return refusals.pawn_in_way(rule, field, _owner(what))


def _own_pawn(position: Position, rule: str, field: int) -> Refusal | None:
    """Whether a pawn of the deciding seat stands on ``field``."""
    what = position.standing[field]
    if what == position.turn_player + 1:
        return None
    if what == FREE or what > NEUTRAL:
        return refusals.no_pawn_there(rule, field)
    return refusals.not_your_pawn(rule, field, _owner(what))


def _paid(position: Position, rule: str, cost: int, pay: Pay) -> Refusal | None:
    """Whether a payment is the packed cost, and the hand and the joker give it (T2.2, T9)."""
    black, white, grey, red, joker = pay
    if not 0 <= joker <= 1:
        return refusals.ONE_JOKER
    black_short = (cost & 31) - black
    white_short = (cost >> 5 & 31) - white
    grey_short = (cost >> 10 & 31) - grey
    red_short = (cost >> 15) - red
    if (
        black_short + white_short + grey_short + red_short != joker
        or black_short < 0
        or white_short < 0
        or grey_short < 0
        or red_short < 0
        or (joker and (black < 0 or white < 0 or grey < 0 or red < 0))
    ):
        return refusals.wrong_cards(rule, unpacked(cost))
    seat = position.turn_player
    if joker and not position.jokers >> seat & 1:
        return refusals.JOKER_FACE_DOWN
    cards = black | white << 5 | grey << 10 | red << 15
    hand = position.hands[seat]
    return None if covers(hand, cards) else refusals.cards_short(lacking(hand, cards))


def _is_open(position: Position, start: int, to: int) -> bool:
    """Whether nothing stands strictly between two fields of one line (T2.3)."""
    first = ROW[start]
    if first == ROW[to]:
        occupied = position.lines[first]
        first = COLUMN[start]
        last = COLUMN[to]
    else:
        occupied = position.lines[SIDE + COLUMN[start]]
        last = ROW[to]
    if first > last:
        return not occupied & ((1 << first) - (2 << last))
    return not occupied & ((1 << last) - (2 << first))


def _stops_before(position: Position, rule: str, fields: list[int], to: int) -> Refusal | None:
    """Why a pawn that runs along ``fields`` doesn't come to stand on the last one (T3, T4)."""
    colour = position.ground.colours[to]
    for field in fields:
        blocked = _in_way(position, rule, field)
        if blocked is not None:
            return blocked
        if field != to and position.ground.colours[field] == colour:
            return refusals.colour_earlier(rule, field, colour)
    return None


def _place(position: Position, move: Place) -> Refusal | None:
    entry = move.entry
    to = move.to
    if not (_exists(entry) and _exists(to)):
        return refusals.NO_SUCH_FIELD
    if len(position.pawns[position.turn_player]) >= PAWNS:
        return refusals.NO_PAWN_IN_RESERVE
    over_row = ROW[entry] in (0, _LAST)
    over_column = COLUMN[entry] in (0, _LAST)
    if not (over_row or over_column):
        return refusals.not_an_edge(entry)
    straight = (over_row and COLUMN[entry] == COLUMN[to]) or (over_column and ROW[entry] == ROW[to])
    if not straight:
        return refusals.not_in_lane(entry, to)
    colours = position.ground.colours
    colour = colours[to]
    if position.standing[entry] != FREE or (
        entry != to and (colours[entry] == colour or not _runs(position, entry, to, colour))
    ):
        fields = [entry] if entry == to else [entry, *way(entry, to), to]
        return _stops_before(position, "T3", fields, to)
    return _paid(position, "T3", ONE[colour], move.pay)


def _runs(position: Position, start: int, to: int, colour: int) -> bool:
    """Whether ``to`` is free, and the first field of its colour beyond ``start`` (T3, T4)."""
    return (
        position.standing[to] == FREE
        and not position.ground.between[start * FIELDS + to] >> colour & 1
        and _is_open(position, start, to)
    )


def _move(position: Position, move: MovePawn) -> Refusal | None:
    start = move.start
    to = move.to
    if not (_exists(start) and _exists(to)):
        return refusals.NO_SUCH_FIELD
    refused = _own_pawn(position, "T4", start)
    if refused is not None:
        return refused
    if line_of(start, to) == NOWHERE:
        return refusals.not_in_line("T4", start, to)
    colour = position.ground.colours[to]
    if not _runs(position, start, to, colour):
        return _stops_before(position, "T4", [*way(start, to), to], to)
    return _paid(position, "T4", ONE[colour], move.pay)


def _sight(position: Position, rule: str, start: int, to: int, colours: int) -> Refusal | None:
    """Whether a pawn on ``start`` sees a target of some colours on ``to`` (T5.1, T7.1)."""
    if line_of(start, to) == NOWHERE:
        return refusals.not_in_line(rule, start, to)
    if not position.ground.between[start * FIELDS + to] & colours and _is_open(position, start, to):
        return None
    fields = way(start, to)
    for field in fields:
        blocked = _in_way(position, rule, field)
        if blocked is not None:
            return blocked
    field = next(each for each in fields if colours >> position.ground.colours[each] & 1)
    return refusals.colour_between(rule, field, position.ground.colours[field], to)


def _demolish(position: Position, move: Demolish) -> Refusal | None:
    start = move.start
    to = move.to
    if not (_exists(start) and _exists(to)):
        return refusals.NO_SUCH_FIELD
    refused = _own_pawn(position, "T5.1", start)
    if refused is not None:
        return refused
    row = position.standing[to] - NEUTRAL
    if row <= 0:
        return refusals.no_tower(to)
    if HEIGHT[row] > position.phase:
        return refusals.too_high(HEIGHT[row], position.phase)
    has = position.blocks_of(position.turn_player)
    if has >= SEVEN:
        return refusals.seven_blocks(has)
    return _sight(position, "T5.1", start, to, COLOURS[row]) or _paid(
        position, "T5", COST[row], move.pay
    )


def _blocks(position: Position, blocks: Counts) -> Refusal | None:
    """Whether the deciding seat has the blocks, and as many as the phase asks for (T6.1)."""
    height = sum(blocks)
    if height != position.phase + 1 or min(blocks) < 0:
        return refusals.wrong_height(height, position.phase + 1)
    own = position.blocks[position.turn_player]
    if not covers(own, packed(blocks)):
        return refusals.blocks_short(lacking(own, packed(blocks)))
    return None


def _access(position: Position, at: int) -> Refusal | None:
    """Whether a tower on ``at`` leaves itself and its neighbours an open side (T6.3)."""
    field = shut_in(position, at)
    return None if field == NOWHERE else refusals.no_open_side(field, at)


def _build(position: Position, move: Build) -> Refusal | None:
    at = move.at
    if not _exists(at):
        return refusals.NO_SUCH_FIELD
    return (
        _own_pawn(position, "T6.1", at)
        or _blocks(position, move.blocks)
        or _access(position, at)
        or _paid(position, "T6.1", packed(move.blocks), move.pay)
    )


def _capture(position: Position, move: Capture) -> Refusal | None:
    start = move.start
    to = move.to
    if not (_exists(start) and _exists(to)):
        return refusals.NO_SUCH_FIELD
    refused = _own_pawn(position, "T7.1", start)
    if refused is not None:
        return refused
    what = position.standing[to]
    if what == FREE or what > NEUTRAL:
        return refusals.nobody_to_capture(to)
    if what == position.turn_player + 1:
        return refusals.own_pawn(to)
    colour = position.ground.colours[to]
    refused = _sight(position, "T7.1", start, to, 1 << colour)
    if refused is not None:
        return refused
    cards = sum(move.pay)
    if not LEAST_CAPTURE <= cards <= MOST_CAPTURE:
        return refusals.three_to_five(cards, colour)
    return _paid(position, "T7.2", cards * ONE[colour], move.pay)


def _exchange(position: Position, move: Exchange) -> Refusal | None:
    cards = sum(move.cards)
    if min(move.cards) < 0 or not 1 <= cards <= MOST:
        return refusals.one_to_five(cards)
    hand = position.hands[position.turn_player]
    if covers(hand, packed(move.cards)):
        return None
    return refusals.cards_short(lacking(hand, packed(move.cards)))


def refusal(position: Position, move: TowersMove) -> Refusal | None:
    """Why the deciding seat may not play ``move`` now, or None when it may."""
    if position.ended != PLAYING:
        return refusals.GAME_OVER
    if isinstance(move, Exchange):  # the most frequent ones first
        return _exchange(position, move)
    if isinstance(move, Place):
        return _place(position, move)
    if isinstance(move, MovePawn):
        return _move(position, move)
    if isinstance(move, Demolish):
        return _demolish(position, move)
    if isinstance(move, Build):
        return _build(position, move)
    return _capture(position, move)
