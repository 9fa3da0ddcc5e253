"""What brewery states about itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DICE,
    DICE_OF,
    INGREDIENTS,
    OF_A_KIND,
    RAISE,
    REROLL,
    SEED,
    SEEDS,
    TOKENS,
)
from game.rules.brewery.dice import SIX, VALUE
from game.rules.brewery.moves import (
    Brew,
    BreweryMove,
    Decline,
    EndMove,
    EndPurchase,
    Keep,
    Pass,
    Pick,
    Roll,
    Take,
    UseToken,
)
from game.rules.brewery.position import BREW, ITEM, NOT_DECLARED, OWN, SEEDS_OWN
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import NOBODY, PLACED, RESTING, SUPPLY, BreweryView
from game.rules.core import SPECTATOR
from tests.conformance.case import Case, Tampering
from tests.rules.brewery import naive
from tests.rules.brewery.classic import CLASSIC
from tests.rules.brewery.near import near_miss


def counts(state: BreweryState, played: Sequence[BreweryMove]) -> None:
    """Dice, seeds, ingredients, tokens and gold are all somewhere (D1.1)."""
    seats = range(state.seats)
    for colour, number in enumerate(DICE_OF):
        places = [state.supply[colour]]
        places += [state.pool[4 * seat + colour] for seat in seats]
        places += [state.ware[4 * seat + colour] for seat in seats]
        lying = sum(place.bit_count() for place in places)
        union = 0
        for place in places:
            union |= place
        away = dice_away(state, colour)
        assert lying == union.bit_count()
        assert lying + len(away) == number, (colour, lying, away)
    sown = sum((entry & ITEM) + SEED == SEED for row in state.waiting for entry in row)
    own = sum(state.own[OWN * seat + SEEDS_OWN] for seat in seats)
    assert state.seeds + own + sown == SEEDS
    for goods in range(len(INGREDIENTS)):
        assert state.for_sale(goods) + sum(state.owns(seat, goods) for seat in seats) == OF_A_KIND
    if len(played) % 50 == 0 or isinstance(played[-1], UseToken):
        check_tokens(state, played)
    assert all(state.own[OWN * seat] >= 0 for seat in seats)
    cards = [recipe for recipe in state.row if recipe >= 0]
    cards += [number >> 3 for brewed in state.brewed for number in brewed]
    cards += state.deck[state.drawn :]
    assert sorted(cards) == list(range(len(CLASSIC.recipes)))
    check_brewer(state)


def check_brewer(state: BreweryState) -> None:
    """Whoever has the turn in the brewing can brew, or a token may let it; others are skipped."""
    if state.actor() is None or state.phase != BREW or state.window or state.pending:
        return
    assert any(isinstance(move, Brew) for move in state.legal_moves()) or helps(state)


def helps(state: BreweryState) -> bool:
    """Whether a raise, or a re-roll that comes up 6, of one die would let a seat brew (D7)."""
    for move in state.legal_moves():
        if not isinstance(move, UseToken) or move.token not in (RAISE, REROLL):
            continue
        if not state.in_warehouse(state.decider, move.target):
            continue
        other = state.clone()
        shown = other.face[move.target] & VALUE
        other.face[move.target] += 1 if move.token == RAISE else SIX - shown
        if any(isinstance(each, Brew) for each in other.legal_moves()):
            return True
    return False


def check_tokens(state: BreweryState, played: Sequence[BreweryMove]) -> None:
    """A token is in the market, with a seat, or out of the game because it was used (D8)."""
    used = [move.token for move in played if isinstance(move, UseToken)]
    for token in range(len(TOKENS)):
        goods = len(INGREDIENTS) + token
        held = state.for_sale(goods) + sum(state.owns(seat, goods) for seat in range(state.seats))
        assert held == OF_A_KIND - used.count(token)


def dice_away(state: BreweryState, colour: int) -> set[int]:
    """The dice of a colour that lie on fields or rest."""
    items = {(entry & ITEM) + SEED for row in state.waiting for entry in row} - {SEED}
    items.update(die for row in state.resting for die in row)
    return {die for die in items if COLOUR_OF[die] == colour}


def plain(state: BreweryState) -> None:
    """What the view says of each die hangs together, and the moves are those of the wording."""
    view: BreweryView = state.view(SPECTATOR)
    for die in range(DICE):
        assert (view.where[die] == SUPPLY) == (view.owner[die] == NOBODY)
        if view.where[die] == SUPPLY:
            assert view.offer == COLOUR_OF[die] or view.value[die] == 0
            assert view.marks[die] == 0
    for seat, player in enumerate(view.players):
        items = {item for _, item in player.waiting} - {SEED}
        assert items == set(view.dice_of(seat, PLACED))
        assert set(player.resting) - items == set(view.dice_of(seat, RESTING))
        assert {field for field, _ in player.waiting} <= set(player.used)
        assert player.points == sum(points for _, points in player.points_by_reason)
    for field, uses in enumerate(view.uses):
        assert uses == sum(field in player.used for player in view.players)
        assert uses <= max(1, len(view.players) - 1)
    if state.actor() is not None:
        assert set(state.legal_moves()) == naive.legal_moves(view)


BROKEN: Tampering = (
    ("round", 31, "round"),
    ("player", 1, "player"),
    ("over", True, "over"),
    ("players", [], "players"),
    ("players[0].pool", {"light-1": 7}, "players[0].pool.light-1"),
    ("players[0].pool", {"light-99": 1}, "players[0].pool.light-99"),
    ("players[0].warehouse", {"light-1": 3}, "players[0].warehouse.light-1"),
    ("players[0].warehouse", {"dark-9": 0}, "players[0].warehouse.dark-9"),
    ("players[0].seeds", 7, "players[0].seeds"),
    ("players[0].waiting", [["malt-light", "light-9", 3]], "players[0].waiting[0]"),
    ("players[0].waiting", [["malt-raise", "light-9", 6]], "players[0].waiting[0]"),
    ("players[0].waiting", [["malt-light", "seed"]] * 2, "players[0].waiting"),
    ("players[0].waiting", [["seeds-hops", "hops-9", 3]], "players[0].used"),
    ("players[0].resting", [["light-9", 3]], "players[0].resting"),
    ("players[0].tokens", {"raise": 4}, "players[0].tokens.raise"),
    ("players[0].recipes", [["nothing"]], "players[0].recipes[0][0]"),
    ("players[0].out", True, "player"),
    ("row", ["."], "row"),
    ("row[0]", "nothing", "row[0]"),
    ("phase", "clean_up", "phase"),
    ("phase", "brew", "phase"),
    ("window", "round_start", "asked"),
    ("pending", "pick", "pending"),
    ("pending", "take", "pending"),
    ("picked", ["light-1"], "picked"),
    ("declared", ["nothing"], "declared"),
    ("placed_now", 2, "placed_now"),
    ("bought", ["token"], "bought"),
    ("blocked", ["light-9"], "blocked[0]"),
    ("raised", {"light-1": 6}, "raised.light-1"),
)
"""A die that shows 7 or lies in two places, more seeds than there are, a window without a rival."""

FREE = (EndMove, EndPurchase, Keep, Decline, Take, Pick, Roll)
"""What ends or gains something; what one picks and rolls again was chosen with the field (D5.3)."""


def costly(state: BreweryState, move: BreweryMove) -> bool:
    """Gold, dice, seeds and tokens are spent, and a pass gives up the rest of the brewing (D7).

    In placing the rules want a pass of whoever can place nothing (D4.2, D11.1).
    """
    if isinstance(move, Pass):
        return state.phase == BREW
    return not isinstance(move, FREE)


IDLE = (Pass, EndMove, EndPurchase, Decline, Keep, Roll, Pick, Take)
"""What brings no dice, gold or points, the most passive first."""


def idle(state: BreweryState) -> BreweryMove | None:
    """A pass; who has to pick, roll or take does. A declared brewing is under way (D7)."""
    if state.declared != NOT_DECLARED:
        return None
    moves = state.legal_moves()
    found = (move for kind in IDLE for move in moves if isinstance(move, kind))
    return next(found, None)


CASE = Case(
    title=BREWERY,
    content=CLASSIC,
    counts=counts,
    dear=plain,
    any_move=near_miss,
    rule=r"D\d+(\.\d+)?",
    longest=700,
    broken=BROKEN,
    costly=costly,
    idle=idle,
    may_be_silent=lambda _state: True,
)
