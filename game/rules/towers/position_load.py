"""A position of `towers` as plain data, laid out on the board.

All keys may be left out. Cards are never lost: those that are named nowhere follow in the deck, in
an order of the seed. Blocks that are named nowhere are out of the game, and so are neutral pawns.

- ``players``, one for each seat: ``hand`` (five cards, else dealt), ``joker`` (true: face up),
  ``pawns`` (fields), ``blocks``, ``chips`` (``{one: 2}``; their value are the points of
  demolitions), ``points`` for ``build`` and ``capture``;
- ``towers``: ``[row, column, [blocks, bottom first]]``, a fourth entry is the seat that built it;
  ``neutral``: fields of neutral pawns, with one or two seats (T12); ``map``: whether the towers and
  neutral pawns of the map stand, too, where nothing else does, as far as blocks are left;
- ``phase``: the first one of whose height two towers stand (T10), so it need not be told; ``deck``:
  the next cards; ``discard`` (counts) and its ``discard_top``; ``turn`` (1), ``player`` whose turn
  it is (0), ``over``, ``chance``.

One seat alone plays as with two: a turn is a round, and ends the game when T11 says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.chance import Dealer
from game.rules.codec import BadData, Flag, Number
from game.rules.core import Options
from game.rules.positions import (
    LAST_TURN,
    Form,
    Reader,
    chance_word,
    counts,
    dealer_of,
    exactly,
    few,
    first_seat,
    listed,
    one_of,
)
from game.rules.towers.access import has_open_side
from game.rules.towers.catalogue import COLOURS, FIELDS, Catalogue
from game.rules.towers.codec import PLACE
from game.rules.towers.counts import packed
from game.rules.towers.ground import ground_of
from game.rules.towers.lines import NOWHERE
from game.rules.towers.position import (
    FINISHED,
    HAND,
    LAST_PHASE,
    NEUTRAL,
    PAWNS,
    REASONS,
    SKYLINE_POINTS,
    STALLED,
    Deal,
)
from game.rules.towers.position_dump import CHIPS, EARNED
from game.rules.towers.quick import TWO, phase_by_clock, skyline
from game.rules.towers.setup import (
    CARDS,
    SEATS,
    blocks_of_each,
    heights_at_start,
    is_quick,
    neutral_at_start,
    rounds_of,
)
from game.rules.towers.stacks import HEIGHT, MOST, ROWS, row_number
from game.rules.towers.state import TowersState
from game.rules.towers.turn import FEW_TOWERS

KEYS: Final = (
    *("turn", "player", "phase", "towers", "neutral", "map", "players"),
    *("deck", "discard", "discard_top", "over", "chance"),
)
PLAYER_KEYS: Final = ("hand", "joker", "pawns", "blocks", "chips", "points")
_MOST_CHIPS: Final = 31
_MOST_POINTS: Final = 999
_NONE: Final = (0, 0, 0, 0)


def placed(
    catalogue: Catalogue, options: Options, data: Mapping[str, object], seed: int
) -> TowersState:
    """The state that a position tells; ``seed`` deals what it leaves open. Raises BadData.

    It is for one to four seats. ``options.first_player`` isn't asked: the turn and whose it is say
    who began.
    """
    seats, dealer = len(options.seats), dealer_of(seed)
    form = Form(data, "", KEYS)
    players = _players(form, seats)
    turn = form.read("turn", Number(1, LAST_TURN).load, 1)
    player = form.read("player", Number(0, seats - 1).load, 0)
    blocks = [_counts(each, "blocks", CARDS) for each in players]
    towers, builders, neutral = _board(form, players, seats)
    _deal_map(form, catalogue, (towers, neutral), players, blocks, dealer)
    hands, deck = _cards(form, players, dealer)
    deal = Deal(
        first_player=first_seat(player, turn - 1, seats),
        rounds=rounds_of(options.game, seats),
        quick=is_quick(options.game),
        towers=tuple(towers),
        neutral=tuple(sorted(neutral)),
        hands=tuple(tuple(hand) for hand in hands),
        deck=tuple(deck),
    )
    word = form.read("chance", chance_word, dealer.next_word())
    state = TowersState(ground_of(catalogue), deal, word)
    state.builders = tuple(builders)
    state.discard = packed(_counts(form, "discard", CARDS))
    state.discard_top = _discard_top(form, state.discard)
    for seat, each in enumerate(players):
        _seat(each, seat, state, blocks[seat])
    state.turn, state.turn_player = turn, player
    _check_towers(form, state, blocks)
    _read_stage(form, state)
    return state


def _players(form: Form, seats: int) -> list[Form]:
    players = form.forms("players", PLAYER_KEYS)
    if "players" not in form:
        players = [Form({}, f"players[{seat}]", PLAYER_KEYS) for seat in range(seats)]
    if len(players) != seats or seats > SEATS[-1]:
        raise form.wrong("players", f"one entry for each seat, {seats} in all")
    return players


def _counts(form: Form, key: str, most: int) -> list[int]:
    return form.read(key, counts(COLOURS, most), [*_NONE])


def _board(
    form: Form, players: list[Form], seats: int
) -> tuple[list[int], list[int | None], list[int]]:
    """Towers and their builders by field, and the neutral pawns; everything on its own field."""
    towers = [0] * FIELDS
    builders: list[int | None] = [None] * FIELDS
    taken: set[int] = set()
    for at, (field, row, builder) in enumerate(form.some("towers", _tower(seats))):
        if field in taken:
            raise BadData(f"{form.at('towers')}[{at}]", "a field where nothing else stands")
        towers[field], builders[field] = row, builder
        taken.add(field)
    neutral = form.some("neutral", PLACE.load)
    if neutral and seats > TWO:
        raise form.wrong("neutral", "no neutral pawns with more than two seats")
    for where, key, fields in (
        (form, "neutral", neutral),
        *((each, "pawns", each.some("pawns", PLACE.load)) for each in players),
    ):
        for at, field in enumerate(fields):
            if field in taken:
                raise BadData(f"{where.at(key)}[{at}]", "a field where nothing else stands")
            taken.add(field)
    return towers, builders, neutral


def _tower(seats: int) -> Reader[tuple[int, int, int | None]]:
    """A tower: its field, its row of blocks, the seat that built it."""

    def read(data: object, path: str) -> tuple[int, int, int | None]:
        parts = listed(data, path)
        if len(parts) not in (3, 4):
            raise BadData(path, "[row, column, [blocks]], and who built it")
        blocks = few(one_of(COLOURS))(parts[2], f"{path}[2]")
        if not 1 <= len(blocks) <= MOST:
            raise BadData(f"{path}[2]", f"1 to {MOST} blocks")
        builder = Number(0, seats - 1).load(parts[3], f"{path}[3]") if len(parts) > 3 else None
        return PLACE.load(parts[:2], path), row_number(blocks), builder

    return read


def _deal_map(
    form: Form,
    catalogue: Catalogue,
    board: tuple[list[int], list[int]],
    players: list[Form],
    blocks: list[list[int]],
    dealer: Dealer,
) -> None:
    """Add the towers and neutral pawns of the map where nothing stands, if they are asked for."""
    if not form.read("map", Flag().load, False):
        return
    towers, neutral = board
    seats = max(TWO, len(players))
    used = [colour for row in towers for colour in ROWS[row]]
    left = [
        colour
        for colour in range(4)
        for _ in range(blocks_of_each(seats) - used.count(colour) - sum(b[colour] for b in blocks))
    ]
    dealer.shuffle(left)
    pawns = {field for each in players for field in each.some("pawns", PLACE.load)}
    free = [field for field in range(FIELDS) if not towers[field] and field not in neutral]
    heights, standing = heights_at_start(catalogue, seats), neutral_at_start(catalogue, seats)
    for field in free:
        if field in pawns:
            continue
        if field in standing:
            neutral.append(field)
        if 0 < heights[field] <= len(left):
            towers[field] = row_number([left.pop() for _ in range(heights[field])])


def _cards(form: Form, players: list[Form], dealer: Dealer) -> tuple[list[list[int]], list[int]]:
    """The hands, and the deck with the next card first; no card is lost (T1.4)."""
    five = exactly(HAND, one_of(COLOURS))
    given = [each.must("hand", five) if "hand" in each else [] for each in players]
    deck = form.some("deck", one_of(COLOURS))
    seen = _counts(form, "discard", CARDS)
    rest: list[int] = []
    for colour in range(4):
        named = sum(hand.count(colour) for hand in given) + deck.count(colour) + seen[colour]
        if named > CARDS:
            raise form.wrong("deck", f"at most {CARDS} {COLOURS[colour]} cards in all")
        rest += [colour] * (CARDS - named)
    dealer.shuffle(rest)
    hands = []
    for hand in given:
        if not hand and len(rest) < HAND:
            raise form.wrong("players", "cards enough for every hand")
        hands.append(hand or [rest.pop() for _ in range(HAND)])
    return hands, deck + rest


def _discard_top(form: Form, discard: int) -> int:
    """The card seen on the discard pile: one that is there; the last colour where none is told."""
    there = [colour for colour in range(4) if discard >> 5 * colour & 31]
    top = form.read("discard_top", one_of(COLOURS), there[-1] if there else NOWHERE)
    if top not in there and top != NOWHERE:
        raise form.wrong("discard_top", "a colour that lies on the discard pile")
    return top


def _seat(form: Form, seat: int, state: TowersState, blocks: list[int]) -> None:
    """What a seat has besides cards."""
    pawns = form.some("pawns", PLACE.load)
    if len(pawns) > PAWNS:
        raise form.wrong("pawns", f"at most {PAWNS} pawns")
    for field in pawns:
        state.put(field, seat + 1)
    state.pawns[seat] = tuple(sorted(pawns))
    state.blocks[seat] = packed(blocks)
    chips = form.read("chips", counts(CHIPS, _MOST_CHIPS), [*_NONE])
    state.chips[seat] = packed(chips)
    points = form.read("points", counts(EARNED, _MOST_POINTS), [0] * len(EARNED))
    won = sum(value * count for value, count in enumerate(chips, 1))
    state.points[len(REASONS) * seat : len(REASONS) * (seat + 1)] = [*points, won, 0]
    if not form.read("joker", Flag().load, True):
        state.jokers &= ~(1 << seat)


def _check_towers(form: Form, state: TowersState, blocks: list[list[int]]) -> None:
    """Blocks enough in the box (T1.3, T12), and every tower with an open side (T6.3)."""
    most = blocks_of_each(state.seats())
    rows = [what - NEUTRAL for what in state.standing if what > NEUTRAL]
    for colour, name in enumerate(COLOURS):
        if sum(ROWS[row].count(colour) for row in rows) + sum(b[colour] for b in blocks) > most:
            raise form.wrong("towers", f"at most {most} {name} blocks in all")
    for field, what in enumerate(state.standing):
        if what > NEUTRAL and not has_open_side(state, field, NOWHERE):
            raise form.wrong("towers", "an open side of every tower")
    if any(HEIGHT[row] == MOST for row in rows) and _phase(state) < LAST_PHASE:
        raise form.wrong("towers", f"towers of {MOST} in phase {LAST_PHASE} alone")


def _phase(state: TowersState) -> int:
    """The first phase that isn't over (T10), in the round being played (Q1)."""
    seats = state.seats()
    first = phase_by_clock((state.turn - 1) // seats + 1, seats) if state.deal.quick else 1
    going_on = (
        height for height in range(first, LAST_PHASE) if state.towers_of(height) > FEW_TOWERS
    )
    return next(going_on, LAST_PHASE)


def _read_stage(form: Form, state: TowersState) -> None:
    """The phase, the last round, the end: what stands, or the clock, says so (T10, T11, Q1, Q2)."""
    state.phase = _phase(state)
    if form.read("phase", Number(1, LAST_PHASE).load, state.phase) != state.phase:
        raise form.wrong("phase", f"{state.phase}: the first with two towers of its height (T10)")
    seats, last_turn = state.seats(), state.deal.rounds * state.seats()
    if state.deal.quick:
        state.last_round = state.turn > last_turn - seats
    else:
        state.last_round = state.phase == LAST_PHASE and state.towers_of(LAST_PHASE) <= FEW_TOWERS
    if form.read("over", Flag().load, False):
        if state.turn % seats or not (state.last_round or state.turn == last_turn):
            raise form.wrong("over", "false: the round, or the game, isn't over (T11)")
        state.ended = FINISHED if state.last_round else STALLED
        if state.deal.quick:
            for seat, amount in enumerate(skyline(state.towers(), state.builders, seats)):
                state.points[len(REASONS) * seat + SKYLINE_POINTS] = amount
    elif state.turn > last_turn:
        raise form.wrong("turn", f"at most {last_turn} turns")
    elif not state.deal.quick and state.last_round and (state.turn - 1) % seats == 0:
        raise form.wrong("towers", "two towers of the height of some phase: the game is over (T11)")
