"""Positions laid out by hand, and players, for tests of the rules of towers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.chance import Dealer
from game.rules.core import Options
from game.rules.towers import TOWERS
from game.rules.towers.catalogue import FIELDS, place_of
from game.rules.towers.counts import ONE, packed, unpacked
from game.rules.towers.events import TowersEvent
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
from game.rules.towers.position import FREE, NEUTRAL
from game.rules.towers.stacks import ROWS, row_number
from game.rules.towers.state import TowersState
from tests.rules.towers.classic import CLASSIC, LETTERS

Spot = tuple[int, int]
JOKER = "J"


def options(
    seats: int, *, first: int | None = 0, short: bool = False, quick: bool = False
) -> Options:
    return Options(({},) * seats, first, {"short_game": short, "quick_town": quick})


def game(
    seats: int = 3,
    *,
    seed: int = 1,
    first: int | None = 0,
    short: bool = False,
    quick: bool = False,
) -> TowersState:
    """A new game on the classic map."""
    return TOWERS.setup(CLASSIC, options(seats, first=first, short=short, quick=quick), seed)


def at(row: int, column: int) -> int:
    return row * 9 + column


def colours(letters: str) -> tuple[int, ...]:
    """Colours by their letters, in that order."""
    return tuple(LETTERS.index(letter) for letter in letters)


def counts(letters: str) -> Counts:
    """``"RRG"``: how many of each colour."""
    return unpacked(sum(ONE[colour] for colour in colours(letters)))


def pay(letters: str) -> Pay:
    """``"RGJ"``: the cards, and the joker."""
    return (*counts(letters.replace(JOKER, "")), letters.count(JOKER))


def bare(
    seats: int = 3,
    *,
    hand: str = "BWGRB",
    phase: int = 1,
    joker: bool = True,
    blocks: str = "",
    quick: bool = False,
) -> TowersState:
    """A position of an empty board; the first seat holds these cards and blocks.

    The other cards are the deck's. The phase stays: it is as if two towers of each height stood
    somewhere else.
    """
    state = game(seats, quick=quick)
    for field in range(FIELDS):
        if state.standing[field] != FREE:
            state.clear(field)
    state.heights = sum(2 << 5 * height for height in range(1, 5))
    give_hand(state, 0, hand)
    state.blocks[0] = packed(counts(blocks))
    state.phase = phase
    if not joker:
        state.jokers &= ~1
    return state


def give_hand(state: TowersState, seat: int, hand: str) -> None:
    """Give a seat these cards; its old ones change places with them in the deck."""
    deck = list(state.deck[state.drawn :])
    old = state.hands[seat]
    deck += [colour for colour, n in enumerate(unpacked(old)) for _ in range(n)]
    for colour in colours(hand):
        if colour in deck:
            deck.remove(colour)
        else:  # out of another hand
            other = next(
                s for s in range(state.seats()) if s != seat and unpacked(state.hands[s])[colour]
            )
            state.hands[other] += ONE[deck[0]] - ONE[colour]
            del deck[0]
    state.hands[seat] = packed(counts(hand))
    state.deck, state.drawn = tuple(deck), 0


def put_tower(state: TowersState, spot: Spot, blocks: str) -> None:
    state.put(at(*spot), NEUTRAL + row_number(colours(blocks)))


def put_pawn(state: TowersState, seat: int, spot: Spot) -> None:
    state.put(at(*spot), seat + 1)
    state.pawns[seat] = tuple(sorted([*state.pawns[seat], at(*spot)]))


def put_neutral(state: TowersState, spot: Spot) -> None:
    state.put(at(*spot), NEUTRAL)


def tower_at(state: TowersState, spot: Spot) -> str:
    """The letters of a tower's blocks, bottom first; nothing where none stands."""
    what = state.standing[at(*spot)]
    return "".join(LETTERS[colour] for colour in ROWS[what - NEUTRAL]) if what > NEUTRAL else ""


def place(entry: Spot, to: Spot, cards: str) -> Place:
    return Place(at(*entry), at(*to), pay(cards))


def march(start: Spot, to: Spot, cards: str) -> MovePawn:
    return MovePawn(at(*start), at(*to), pay(cards))


def demolish(start: Spot, to: Spot, cards: str) -> Demolish:
    return Demolish(at(*start), at(*to), pay(cards))


def build(spot: Spot, blocks: str, cards: str) -> Build:
    return Build(at(*spot), counts(blocks), pay(cards))


def capture(start: Spot, to: Spot, cards: str) -> Capture:
    return Capture(at(*start), at(*to), pay(cards))


def exchange(cards: str) -> Exchange:
    return Exchange(counts(cards))


def types(events: Iterable[TowersEvent]) -> list[str]:
    return [event.type for event in events]


def points_for(move: TowersMove, state: TowersState) -> int:
    """What a move scores at once."""
    if isinstance(move, Demolish):
        return len(ROWS[state.standing[move.to] - NEUTRAL])
    if isinstance(move, Build):
        return sum(move.blocks)
    return sum(move.pay) if isinstance(move, Capture) else 0


def greedy(state: TowersState, moves: Sequence[TowersMove], dealer: Dealer) -> TowersMove:
    """The move that scores most; else one that gets near a tower it could pay; else any.

    Random play always stalls (T15): finished games need somebody who wants to finish them.
    """
    best = max(moves, key=lambda move: points_for(move, state))
    if points_for(best, state):
        return best
    near = [move for move in moves if isinstance(move, Place | MovePawn) and _is_near(state, move)]
    if near and dealer.below(4):
        return dealer.choice(near)
    return dealer.choice(moves)


def _is_near(state: TowersState, move: Place | MovePawn) -> bool:
    """Whether the pawn comes to stand next to a tower that may be demolished."""
    row, column = place_of(move.to)
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(
        0 <= r < 9
        and 0 <= c < 9
        and 0 < len(ROWS[max(0, state.standing[at(r, c)] - NEUTRAL)]) <= state.phase
        for r, c in beside
    )


def any_move(state: TowersState, dealer: Dealer) -> TowersMove:
    """A well-formed move, most likely one that is refused: any kind, near any place."""

    def field() -> int:
        pawns = state.pawns[state.turn_player]
        if pawns and not dealer.below(2):
            return dealer.choice(pawns)
        return dealer.below(FIELDS + 2) - 1

    def cards(most: int) -> Counts:
        return (dealer.below(most), dealer.below(most), dealer.below(most), dealer.below(most))

    def paid() -> Pay:
        one = dealer.below(5)
        if dealer.below(2):
            ones = [int(colour == one) for colour in range(5)]
            return (ones[0], ones[1], ones[2], ones[3], ones[4])
        return (*cards(3), dealer.below(3))

    choices: list[TowersMove] = [
        Place(field(), field(), paid()),
        MovePawn(field(), field(), paid()),
        Demolish(field(), field(), paid()),
        Build(field(), cards(3), paid()),
        Capture(field(), field(), paid()),
        Exchange(cards(3)),
    ]
    return dealer.choice(choices)


def near_miss(state: TowersState, dealer: Dealer) -> TowersMove:
    """A legal move, one thing of which may be changed: the hardest to refuse rightly."""
    moves = list(state.legal_moves())
    if not moves or not dealer.below(3):
        return any_move(state, dealer)
    move, other = dealer.choice(moves), dealer.choice(moves)
    if isinstance(move, Place) and isinstance(other, Place):
        return Place(move.entry, other.to, other.pay if dealer.below(2) else move.pay)
    if isinstance(move, MovePawn) and isinstance(other, MovePawn):
        return MovePawn(move.start, other.to, other.pay if dealer.below(2) else move.pay)
    if isinstance(move, MovePawn):
        return Demolish(move.start, dealer.below(FIELDS), (1, 0, 0, 0, 0))
    if isinstance(move, Build):
        return Build(move.at, move.blocks, any_pay(dealer))
    if isinstance(move, Demolish):
        return Demolish(move.start, move.to, any_pay(dealer))
    if isinstance(move, Capture):
        return Capture(move.start, move.to, any_pay(dealer))
    return move


def any_pay(dealer: Dealer) -> Pay:
    return (
        dealer.below(3),
        dealer.below(3),
        dealer.below(3),
        dealer.below(3),
        dealer.below(2),
    )
