"""A position of `biomes` as plain data, laid out on the table.

All keys may be left out. The pieces of the box go where they are named; tiles and tokens that are
named nowhere have left the game, as have blocks that are neither in the cube nor in a supply
(a paid block is nobody's any more). No block, tile or token is in two places.

- ``players``, one for each seat: ``board`` (its number in the pack from 0, or three rows of biomes;
  the first free one), ``at`` (a crossing; the middle), ``supply``, ``village`` (three rows of three
  words: a tile, ``.``, or tiles one over the other as ``lowest/upper``), ``mobs``, ``pile`` (the
  five starting tokens), ``unseen`` (those of it that its owner took face down), ``xp`` by reason;
- ``cube``: up to four layers, the lowest one last, each of four rows (x) of four materials (y);
  ``.`` or ``-wood`` where the block is gone. ``stacks``: ``cell``, ``up`` (the tile that lies face
  up), ``down`` (those below from the top, or how many are dealt from what is named nowhere).
  ``rim``: ``cell`` with ``up`` or ``down``, a token is dealt where neither is named;
- ``turn`` (1), ``player`` whose turn it is (0), ``only``: the kinds of action that there are, for
  one seat alone (all), ``stage`` (``action``), ``done`` actions of the turn, ``extra``, ``rounds``
  and ``fight`` (:mod:`.laying_turn`), ``removed``, ``chance``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import MATERIALS, Catalogue
from game.rules.biomes.cube import COLUMNS, SIDE, takeable_columns
from game.rules.biomes.overworld import RIM_INDEX, STACK_INDEX
from game.rules.biomes.payment import unpacked
from game.rules.biomes.pieces import MOST_SEATS, Pieces, pieces_of
from game.rules.biomes.position import REASONS, Deal
from game.rules.biomes.position_dump import BARE_SPACE, GONE
from game.rules.biomes.position_load_seats import PLAYER_KEYS, Box, Owned, read_seat
from game.rules.biomes.position_load_turn import read_barred, read_turn
from game.rules.biomes.setup import beginners, starting_pile
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.codec import BadData, Number
from game.rules.core import Options
from game.rules.positions import (
    LAST_TURN,
    Form,
    Reader,
    chance_word,
    dealer_of,
    exactly,
    few,
    first_seat,
    one_of,
    words,
)

KEYS: Final = (
    *("turn", "player", "cube", "rounds", "stacks", "rim", "players"),
    *("only", "stage", "done", "extra", "fight", "removed", "chance"),
)
_PER_STACK: Final = 4


def placed(
    catalogue: Catalogue, options: Options, data: Mapping[str, object], seed: int
) -> BiomesState:
    """The state that a position tells; ``seed`` deals what it leaves open. Raises BadData.

    It is for one to four seats, and for as many players as the position has.
    ``options.first_player`` isn't asked: the turn and whose it is say who began.
    """
    seats, pieces = len(options.seats), pieces_of(catalogue)
    form, dealer, box = Form(data, "", KEYS), dealer_of(seed), Box(pieces, seats)
    turn = form.read("turn", Number(1, LAST_TURN).load, 1)
    player = form.read("player", Number(0, seats - 1).load, 0)
    stacks, opened = _stacks(form, box)
    rim, rim_opened = _rim(form, box)
    owned = _owned(form, box, seats)
    removed = form.some("removed", box.any)
    _fill(stacks, box.tiles, dealer, form.wrong("stacks", _FEWER))
    _fill(rim, box.neutral, dealer, form.wrong("rim", _FEWER))
    heights, materials = _cube(form, catalogue)
    deal = Deal(
        beginners=beginners(options.seats),
        first_player=first_seat(player, turn - 1, seats),
        materials=materials,
        stacks=_all_stacks(stacks),
        rim=_all_rim(rim, pieces),
        boards=tuple(seat.board for seat in owned),
        piles=tuple(starting_pile(pieces, seat) for seat in range(seats)),
        barred=read_barred(form, seats),
    )
    state = BiomesState(pieces, deal, form.read("chance", chance_word, dealer.next_word()))
    state.heights, state.takeable = heights, takeable_columns(heights)
    state.left = [len(stacks.get(stack, ())) for stack in range(COLUMNS)]
    state.opened = sum(1 << stack for stack in opened)
    state.closed = sum(1 << stack for stack in stacks) & ~state.opened
    state.rim_opened = sum(1 << place for place in rim_opened)
    state.rim_closed = sum(1 << place for place in rim) & ~state.rim_opened
    state.gone = (*removed, *box.names_left())
    state.turn, state.turn_player, state.decider = turn, player, player
    _give(state, owned)
    _check_blocks(form, state)
    read_turn(form, state)
    return state


_FEWER: Final = "no more hidden pieces than are named nowhere"


def _cell(places: Mapping[tuple[int, int], int]) -> Reader[int]:
    """The number of one of some places, told as ``[row, col]``."""

    def read(data: object, path: str) -> int:
        where = few(Number().load)(data, path)
        number = places.get((where[0], where[1])) if len(where) == 2 else None
        if number is None:
            raise BadData(path, "a cell that exists")
        return number

    return read


Spots = dict[int, list[int]]
"""By stack or place of the rim: its pieces, the lowest first; :data:`_OPEN`: still to be dealt."""
_OPEN: Final = -1


def _stacks(form: Form, box: Box) -> tuple[Spots, set[int]]:
    """The stacks, and which of them show their top tile."""
    stacks: Spots = {}
    opened: set[int] = set()
    for entry in form.forms("stacks", ("cell", "up", "down")):
        stack = entry.must("cell", _cell(STACK_INDEX))
        if stack in stacks:
            raise entry.wrong("cell", "each stack once")
        tiles = _down(entry, box)[::-1]
        if "up" in entry:
            tiles.append(entry.must("up", box.tile))
            opened.add(stack)
        if not 1 <= len(tiles) <= _PER_STACK:
            raise entry.wrong("down", f"1 to {_PER_STACK} tiles, the open one among them")
        stacks[stack] = tiles
    return stacks, opened


def _down(entry: Form, box: Box) -> list[int]:
    """Hidden tiles by name, or how many there are."""

    def read(data: object, path: str) -> list[int]:
        if isinstance(data, int):
            return [_OPEN] * Number(0, _PER_STACK).load(data, path)
        return few(box.tile)(data, path)

    return entry.must("down", read) if "down" in entry else []


def _rim(form: Form, box: Box) -> tuple[Spots, set[int]]:
    """The places of the rim where a token lies, and those that show it."""
    rim: Spots = {}
    opened: set[int] = set()
    for entry in form.forms("rim", ("cell", "up", "down")):
        place = entry.must("cell", _cell(RIM_INDEX))
        if place in rim:
            raise entry.wrong("cell", "each place once")
        if "up" in entry and "down" in entry:
            raise entry.wrong("down", "one token at a place")
        rim[place] = [entry.read("up" if "up" in entry else "down", box.neutral_token, _OPEN)]
        if "up" in entry:
            opened.add(place)
    return rim, opened


def _owned(form: Form, box: Box, seats: int) -> list[Owned]:
    """What each seat has; without players nobody has more than the starting tokens."""
    players = form.forms("players", PLAYER_KEYS)
    if "players" not in form:
        players = [Form({}, f"players[{seat}]", PLAYER_KEYS) for seat in range(seats)]
    if len(players) != seats or seats > MOST_SEATS:
        raise form.wrong("players", f"one entry for each seat, {seats} in all")
    boards: list[int] = []
    owned = []
    for seat, player in enumerate(players):
        owned.append(read_seat(player, seat, box, boards))
        boards.append(owned[-1].board)
    return owned


def _fill(spots: Spots, left: dict[str, int], dealer: Dealer, short: BadData) -> None:
    """Deal hidden pieces, out of what is named nowhere."""
    names = list(left)
    dealer.shuffle(names)
    for pieces in spots.values():
        for at, piece in enumerate(pieces):
            if piece == _OPEN:
                if not names:
                    raise short
                pieces[at] = left.pop(names.pop())


def _all_stacks(stacks: Spots) -> tuple[int, ...]:
    """All 64 tiles: what no longer lies in the stacks lies on top of where it may have lain."""
    lying = {tile for tiles in stacks.values() for tile in tiles}
    away = [tile for tile in reversed(range(COLUMNS * _PER_STACK)) if tile not in lying]
    flat: list[int] = []
    for stack in range(COLUMNS):
        tiles = stacks.get(stack, [])
        flat += tiles + [away.pop() for _ in range(_PER_STACK - len(tiles))]
    return tuple(flat)


def _all_rim(rim: Spots, pieces: Pieces) -> tuple[int, ...]:
    """All 16 tokens of the rim: those that no longer lie there fill the empty places."""
    lying = {token for tokens in rim.values() for token in tokens}
    neutral = sorted(pieces.token_index[weapon.id] for weapon in pieces.catalogue.weapons)
    away = [token for token in reversed(neutral) if token not in lying]
    return tuple([rim[place][0] if place in rim else away.pop() for place in range(COLUMNS)])


def _cube(form: Form, catalogue: Catalogue) -> tuple[list[int], tuple[int, ...]]:
    """The columns' heights, and the material of each block there ever was."""
    layers = form.some("cube", exactly(SIDE, words(SIDE)))
    if len(layers) > SIDE:
        raise form.wrong("cube", f"at most {SIDE} layers")
    heights, materials = [0] * COLUMNS, [_OPEN] * (COLUMNS * SIDE)
    for height, layer in enumerate(reversed(layers)):
        for column, word in enumerate(word for row in layer for word in row):
            path = f"{form.at('cube')}[{len(layers) - 1 - height}][{column // SIDE}]"
            if word != BARE_SPACE:
                block = column * SIDE + height
                materials[block] = one_of(MATERIALS)(word.removeprefix(GONE), path)
            if word != BARE_SPACE and not word.startswith(GONE):
                if heights[column] != height:
                    raise BadData(path, "no block above a gap")
                heights[column] = height + 1
    left = [most - materials.count(kind) for kind, most in enumerate(catalogue.blocks)]
    if min(left) < 0:
        raise form.wrong("cube", "no more blocks of a material than the pack has")
    rest = [kind for kind, count in enumerate(left) for _ in range(count)][::-1]
    return heights, tuple([rest.pop() if kind == _OPEN else kind for kind in materials])


def _give(state: BiomesState, owned: Sequence[Owned]) -> None:
    """What the seats have, and what everybody has seen of it."""
    for seat, own in enumerate(owned):
        state.crossings[seat] = own.crossing
        state.supplies[seat] = own.supply
        state.mobs[seat] = own.mobs
        state.piles[seat] = own.pile
        state.xp[len(REASONS) * seat : len(REASONS) * (seat + 1)] = own.xp
        state.placed += tuple([(len(SPACES) * seat + space, tile) for space, tile in own.placed])
    for space, tile in state.placed:
        state.tops[space] = tile
    unseen = {token for own in owned for token in own.unseen}
    known = {token for own in owned for token in own.pile} - unseen
    index = state.pieces.token_index
    known |= {index[name] for name in state.gone if name in index}
    known |= {token for place, token in enumerate(state.deal.rim) if state.rim_opened >> place & 1}
    state.seen |= sum(1 << token for token in known)
    state.seen &= ~sum(1 << token for token in unseen)


def _check_blocks(form: Form, state: BiomesState) -> None:
    """No more blocks of a material than the pack has, in the cube and the supplies (B1.4)."""
    standing = [
        material
        for block, material in enumerate(state.deal.materials)
        if block % SIDE < state.heights[block // SIDE]
    ]
    for kind, most in enumerate(state.pieces.catalogue.blocks):
        owned = sum(unpacked(supply)[kind] for supply in state.supplies)
        if owned + standing.count(kind) > most:
            raise form.wrong("players", f"at most {most} blocks of {MATERIALS[kind]} with the cube")
