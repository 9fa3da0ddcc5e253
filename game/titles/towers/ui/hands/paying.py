"""How the move that waits is paid, and paid otherwise by clicks on cards and on the joker (T9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.towers.moves import Build, Capture, Exchange, Pay, Place, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import CardTarget, JokerTarget, LaneTarget
from game.titles.towers.ui.hands.meaning import (
    JOKER,
    fan,
    lanes_of,
    place_where,
    run_of,
    seat_of,
    spent,
)
from game.titles.towers.ui.hands.selection import Legal
from game.titles.towers.ui.hands.ways import Ways, unpaid

ORDER = ("place", "move", "demolish", "capture", "build", "exchange")
"""Of several moves that one click may mean, the first of these comes first."""


def paid_otherwise(
    ways: Ways, move: TowersMove, cards: frozenset[int], payer: Target
) -> TowersMove | None:
    """``move`` after a click on a card or joker: without it, or with it; None: it can't be.

    ``cards``: the places of those that pay now. What changes least comes first: a card that is
    taken back is one less to pay, where that may be, or the joker stands in for it.
    """
    view, now = ways.view, spent(move)
    match payer:
        case CardTarget(index) if index < len(fan(view)):
            place, wanted = fan(view)[index], -1 if index in cards else 1
        case JokerTarget(seat) if seat == seat_of(view):
            place, wanted = JOKER, -1 if now[JOKER] else 1
        case _:
            return None
    hand = view.players[seat_of(view)].hand or (0, 0, 0, 0)

    def change(other: TowersMove) -> tuple[int, int, tuple[int, ...]]:
        pay = spent(other)
        moved = sum(abs(pay[i] - now[i]) for i in range(5) if i != place)
        scarce = sum(hand[i] for i in range(4) if pay[i] < now[i])
        return (moved, scarce, pay)

    found = [each for each in ways.alike(move) if spent(each)[place] == now[place] + wanted]
    return min(found, key=change, default=None)


def prices(move: TowersMove, legal: Legal) -> tuple[Pay, ...]:
    """Every way to pay for a move, by the joker last; () for an exchange, which has no price."""
    if isinstance(move, Exchange):
        return ()
    alike = [spent(other) for other in legal if unpaid(other) == unpaid(move)]
    return tuple(sorted(alike, key=lambda pay: (pay[JOKER], sum(pay), [-n for n in pay])))


def payers_of(view: TowersView) -> Iterator[Target]:
    """The cards and the joker of whoever decides."""
    for index in range(len(fan(view))):
        yield CardTarget(index)
    yield JokerTarget(seat_of(view))


def places(view: TowersView, move: TowersMove, before: Iterable[int] = ()) -> frozenset[int]:
    """Which cards of the fan pay: as far as may be those ``before``, then from the left."""
    cards, kept, pay = fan(view), set(before), spent(move)
    found: set[int] = set()
    for colour in range(4):
        own = [index for index, each in enumerate(cards) if each == colour]
        own.sort(key=lambda index: (index not in kept, index))
        found.update(own[: pay[colour]])
    return frozenset(found)


def best(
    view: TowersView, moves: Iterable[TowersMove], like: TowersMove | None = None
) -> TowersMove:
    """The move to preselect of several: without the joker where it is not needed (T9).

    The most points of captures; the shortest way in; of what one has most for towers; then the
    first. ``like``: the move that waits; what another keeps of its place, lane and price goes
    before all that.
    """
    own = view.players[seat_of(view)].blocks

    def rank(move: TowersMove) -> tuple[object, ...]:
        pay = spent(move)
        worth = -sum(pay) if isinstance(move, Capture) else 0
        blocks = move.blocks if isinstance(move, Build) else ()
        plenty = -sum(own[colour] * count for colour, count in enumerate(blocks))
        kept = _kept(move, like) if like is not None else 0
        return (-kept, pay[JOKER], ORDER.index(move.type), worth, plenty, run_of(move))

    return min(moves, key=rank)


def _kept(move: TowersMove, like: TowersMove) -> int:
    """How much a move has in common with another one."""
    place = place_where(move) == place_where(like)
    lane = isinstance(move, Place) and isinstance(like, Place) and _lane(move) & _lane(like)
    return 4 * place + 2 * bool(lane) + (spent(move) == spent(like))


def _lane(move: Place) -> set[LaneTarget]:
    return set(lanes_of(move))
