"""A deal as the record's ``setup``, and back (record format)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.codec import BadData, Number, Row, required
from game.rules.core import Options
from game.rules.towers.catalogue import COLOURS, FIELDS, SIDE, Catalogue, place_of
from game.rules.towers.codec import CARDS, PLACE
from game.rules.towers.ground import ground_of
from game.rules.towers.position import HAND, Deal
from game.rules.towers.setup import (
    CARDS as CARDS_OF_EACH,
)
from game.rules.towers.setup import (
    blocks_of_each,
    first_position,
    heights_at_start,
    is_quick,
    neutral_at_start,
    rounds_of,
)
from game.rules.towers.stacks import MOST, ROWS, row_number
from game.rules.towers.state import TowersState


def _map(catalogue: Catalogue) -> dict[str, object]:
    """The part of the set-up that the pack fixes: what the map looks like."""
    rows = range(0, FIELDS, SIDE)
    return {
        "board": [[COLOURS[colour] for colour in catalogue.colours[at : at + SIDE]] for at in rows],
        "squares": [
            [*place_of(field), squares]
            for field, squares in enumerate(catalogue.squares)
            if squares
        ],
    }


def disclose(state: TowersState) -> dict[str, object]:
    """All that chance decided before the first move, hidden things included."""
    deal = state.deal
    return _map(state.ground.catalogue) | {
        "towers": [
            [*place_of(field), CARDS.dump(ROWS[row])]
            for field, row in enumerate(deal.towers)
            if row
        ],
        "neutral": [PLACE.dump(field) for field in deal.neutral],
        "hands": [CARDS.dump(hand) for hand in deal.hands],
        "deck": CARDS.dump(deal.deck),
    }


def restore(
    catalogue: Catalogue, options: Options, data: Mapping[str, object], seed: int
) -> TowersState:
    """The first position of a disclosed set-up. Raises BadData where it doesn't fit the pack.

    ``options.first_player`` must be given: it stands in the record's header.
    """
    seats = len(options.seats)
    first = options.first_player
    if first is None or first not in range(seats):
        raise BadData("first_player", f"a seat from 0 to {seats - 1}")
    _check_map(data, catalogue)
    hands = Row(Row(CARDS.shape, HAND), seats).load(_under(data, "hands"), "setup.hands")
    deck = CARDS.load(_under(data, "deck"), "setup.deck")
    _check_counts([card for cards in (*hands, deck) for card in cards], CARDS_OF_EACH, "deck")
    deal = Deal(
        first_player=first,
        rounds=rounds_of(options.game, seats),
        quick=is_quick(options.game),
        towers=_read_towers(data, catalogue, seats),
        neutral=_read_neutral(data, catalogue, seats),
        hands=hands,
        deck=deck,
    )
    return first_position(ground_of(catalogue), deal, seed)


def _under(data: Mapping[str, object], key: str) -> object:
    return required(data, key, "setup")


def _check_map(data: Mapping[str, object], catalogue: Catalogue) -> None:
    """The record's map must be the catalogue's."""
    board = Row(Row(CARDS.shape, SIDE), SIDE).load(_under(data, "board"), "setup.board")
    if tuple(colour for row in board for colour in row) != catalogue.colours:
        raise BadData("setup.board", "the colours of the pack's map")
    rows = Row(Row(Number(0, SIDE), 3)).load(_under(data, "squares"), "setup.squares")
    ours = [(*place_of(field), n) for field, n in enumerate(catalogue.squares) if n]
    if sorted(rows) != ours:
        raise BadData("setup.squares", "the squares of the pack's map")


def _check_counts(colours: Sequence[int], each: int, key: str) -> None:
    if any(colours.count(colour) != each for colour in range(len(COLOURS))):
        raise BadData(f"setup.{key}", f"{each} of each colour in all")


def _read_towers(data: Mapping[str, object], catalogue: Catalogue, seats: int) -> tuple[int, ...]:
    """By field: the number of the tower's row of blocks (T1.2, T12)."""
    rows = _under(data, "towers")
    if not isinstance(rows, list | tuple):
        raise BadData("setup.towers", "a list")
    towers = [0] * FIELDS
    for at, row in enumerate(rows):
        path = f"setup.towers[{at}]"
        if not isinstance(row, list | tuple) or len(row) != 3:
            raise BadData(path, "a list of 3")
        blocks = CARDS.load(row[2], f"{path}[2]")
        if not 1 <= len(blocks) <= MOST:
            raise BadData(f"{path}[2]", f"1 to {MOST} blocks")
        towers[PLACE.load(list(row[:2]), path)] = row_number(blocks)
    heights = tuple(len(ROWS[row]) for row in towers)
    if len(rows) != len([height for height in heights if height]) or heights != heights_at_start(
        catalogue, seats
    ):
        raise BadData("setup.towers", "one tower on each field with squares, as high as they say")
    blocks_used = [colour for row in towers for colour in ROWS[row]]
    _check_counts(blocks_used, blocks_of_each(seats), "towers")
    return tuple(towers)


def _read_neutral(data: Mapping[str, object], catalogue: Catalogue, seats: int) -> tuple[int, ...]:
    """The fields of the neutral pawns (T12)."""
    fields = Row(PLACE).load(_under(data, "neutral"), "setup.neutral")
    if tuple(sorted(fields)) != neutral_at_start(catalogue, seats):
        raise BadData("setup.neutral", "the fields where neutral pawns stand on this map")
    return tuple(sorted(fields))
