"""Whatever the coach of brewery tells is true: reasons checked against the rules' own moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from game.ai.coach.advice import Reason, suggested
from game.ai.levels import MASTER, Character
from game.ai.search import Search
from game.ai.thinking import Budget, WrongView
from game.rules.brewery.brewing import NO_DIE, can_brew, open_recipes, skill_for_extension
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_RECIPE,
    COLOUR_OF,
    DICE,
    REROLL,
    SKILL,
    SKILL_USE,
    WITHDRAW,
    die_number,
)
from game.rules.brewery.dice import BLOCKED_FACE, VALUE
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    EndPurchase,
    Exchange,
    Pass,
    Place,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.position import BREW, PLACE, PURCHASE
from game.rules.brewery.state import BreweryState
from game.rules.chance import Dealer
from game.titles.brewery.ai.brain import BRAIN
from game.titles.brewery.ai.coach.guide import guide
from game.titles.brewery.ai.coach.reasons import CAUTIONS, FILLERS, GAPS
from game.titles.brewery.ai.counts import roll_chance
from tests.rules.brewery import table

MOST_HEARD = 22
"""Codes that a few games bring up at least."""


class Told:
    """A reason told of a move in a position, with the means to check it."""

    def __init__(self, state: BreweryState, move: BreweryMove, reason: Reason) -> None:
        self.state, self.move, self.reason = state, move, reason
        self.seat = state.decider
        self.after = state.clone()
        self.after.apply(move)

    def number(self, gap: str) -> int:
        return int(self.reason.value(gap))

    def shown(self, die: int) -> int:
        return self.state.face[die] & VALUE

    def fills(self, state: BreweryState, seat: int | None = None) -> bool:
        """Whether all rolled dice of pool and warehouse fill the recipe together."""
        world, seat = state.clone(), self.seat if seat is None else seat
        for colour in range(SKILL):
            at = 4 * seat + colour
            rolled = [die for die in range(DICE) if world.in_pool(seat, die)]
            for die in rolled:
                if COLOUR_OF[die] == colour and world.face[die] & VALUE:
                    world.ware[at] |= 1 << die - (0, 14, 28)[colour]
        return can_brew(world, seat, self.number("recipe"))

    def missing(self, state: BreweryState) -> tuple[list[tuple[int, int]], float]:
        """What the warehouse of next round lacks for the recipe, slot by slot, and the chance."""
        found: list[tuple[int, int]] = []
        chance = 1.0
        waiting = {(entry >> 6, (entry & 63) - 1) for entry in state.waiting[self.seat]}
        raised = [die for field, die in waiting if field in {2, 4}]
        for colour, least in enumerate(state.book.base[self.number("recipe")]):
            kept = [
                state.face[die] & VALUE
                for die in range(DICE)
                if COLOUR_OF[die] == colour and state.in_warehouse(self.seat, die)
            ]
            kept += [state.face[die] + 1 for die in raised if COLOUR_OF[die] == colour]
            lacking = []
            for value in sorted(least, reverse=True):
                fitting = [each for each in kept if each >= value]
                if fitting:
                    kept.remove(min(fitting))
                else:
                    lacking.append(value)
            rolls = bin(state.pool[4 * self.seat + colour]).count("1")
            rolls += sum(1 for field, _ in waiting if (0, 1, 3)[colour] == field)
            chance *= max(self._kept(state, colour, lacking, rolls))
            found += [(colour, value) for value in lacking]
        return found, chance

    def _kept(
        self, state: BreweryState, colour: int, lacking: list[int], rolls: int
    ) -> Iterator[float]:
        """The chance for each choice of dice of the pool that are stored, and not rolled again."""
        faces = [
            state.face[die]
            for die in range(DICE)
            if COLOUR_OF[die] == colour and state.in_pool(self.seat, die)
        ]
        shown = [face & VALUE for face in faces if face & VALUE and not face & BLOCKED_FACE]
        for count in range(len(lacking) + 1 if state.phase <= PURCHASE else 1):
            for kept in combinations(shown, count):
                left = list(lacking)
                for value in sorted(kept, reverse=True):
                    fits = [each for each in left if each <= value]
                    if fits:
                        left.remove(max(fits))
                yield roll_chance(tuple(left), rolls - count)


def gains(told: Told) -> bool:
    assert isinstance(told.move, Brew)
    points = told.after.points_of(told.seat) - told.state.points_of(told.seat)
    if told.after.ended:
        return True
    return points == told.number("points") or bool(told.after.window)


def lacks(told: Told) -> bool:
    found, chance = told.missing(told.after)
    told_of = told.number("lacking") if told.reason.code == "store_lacks_more" else 1
    if told.reason.code == "store_lacks":
        assert found == [(told.number("colour"), told.number("least"))]
    return len(found) == told_of and abs(100 * chance - told.number("percent")) < 1


def hopes(told: Told) -> bool:
    _, chance = told.missing(told.after)
    return abs(100 * chance - told.number("percent")) < 1


def is_rivals(told: Told) -> bool:
    return told.number("rival") != told.seat and can_brew(
        told.state, told.number("rival"), told.number("recipe")
    )


def comes_first(told: Told) -> bool:
    """The rival brews before the seat: the holder of the season token is the first (D4)."""
    holder, seats = told.state.holder, told.state.seats
    order = [(holder + offset) % seats for offset in range(seats)]
    return order.index(told.number("rival")) < order.index(told.seat)


def rival_fills(told: Told) -> bool:
    """The rival's dice are enough, as far as they lie in the warehouse or may still go there."""
    rival = told.number("rival")
    stored = can_brew(told.state, rival, told.number("recipe"))
    return stored or (told.state.phase <= PURCHASE and told.fills(told.state, rival))


def ends(told: Told) -> bool:
    own, best = told.number("own"), told.number("best")
    if told.after.ended:
        counts = [told.after.points_of(seat) for seat in range(told.after.seats)]
        assert own == counts.pop(told.seat)
        assert best == max(counts)
    return (own > best) == (told.reason.code == "ends_ahead")


def placed(field: int | tuple[int, ...]) -> Callable[[Told], bool]:
    fields = (field,) if isinstance(field, int) else field

    def check(told: Told) -> bool:
        return isinstance(told.move, Place | Accelerate) and told.move.field in fields

    return check


def is_lowest(told: Told) -> bool:
    assert isinstance(told.move, Place)
    own = [
        told.shown(die)
        for die in told.state.dice_at_hand(told.seat)
        if COLOUR_OF[die] == told.number("colour") and told.shown(die) and die != told.move.item
    ]
    return min(own) == told.number("value")


def raises(told: Told) -> bool:
    assert isinstance(told.move, Place)
    is_so = told.shown(told.move.item) + 1 == told.number("value")
    return is_so and told.move.field in {2, 4}


def bonus(told: Told) -> bool:
    card = told.state.book.catalogue.recipes[told.number("recipe")]
    assert isinstance(told.move, Buy)
    return any(
        (one.use, one.points, one.gold)
        == (told.move.what, told.number("points"), told.number("gold"))
        for one in card.extensions
    )


def cheaper(told: Told) -> bool:
    assert isinstance(told.move, Buy)
    paid = told.state.own[5 * told.seat] - told.after.own[5 * told.seat]
    return told.state.book.prices[told.move.what] - paid == told.number("off")


def closes(told: Told) -> bool:
    return bool(told.after.closed >> told.number("field") & 1)


def rolled_again(told: Told) -> bool:
    return isinstance(told.move, UseToken) and told.move.token == REROLL


def bares(told: Told) -> bool:
    """The bonus is what the card says, and nothing is left that the extension could use."""
    rival, card = told.number("rival"), told.state.book.catalogue.recipes[told.number("recipe")]
    lost = [(each.points, each.gold) for each in card.extensions if each.use == SKILL_USE]
    left = skill_for_extension(told.after, rival)
    return lost == [(told.number("points"), told.number("gold"))] and left == NO_DIE


def rolls_anew(told: Told) -> bool:
    """Whether so many rolled dice of the pool stay there."""
    state, seat = told.state, told.seat
    rolled = [die for die in range(DICE) if state.in_pool(seat, die) and told.shown(die)]
    stay = all(told.after.in_pool(seat, die) for die in rolled)
    return stay and len(rolled) == told.number("dice")


def fills_by_faces(told: Told, after: BreweryState) -> bool:
    """So many faces of the die that came at once fill the recipe, which nothing filled before."""
    at_hand = set(told.state.dice_at_hand(told.seat))
    [new] = [die for die in after.dice_at_hand(told.seat) if die not in at_hand]
    faces = 0
    for value in range(1, 7):
        after.face[new] = value
        faces += told.fills(after)
    return not told.fills(told.state) and abs(100 * faces / 6 - told.number("percent")) < 1


def hurries(told: Told) -> bool:
    """A skill die of the same turn has the die at once."""
    assert isinstance(told.move, Place)
    field = told.move.field
    quick = [
        move
        for move in told.after.legal_moves()
        if isinstance(move, Accelerate) and move.field == field
    ]
    after = told.after.clone()
    after.apply(quick[0])
    return fills_by_faces(told, after)


def raised_at_once(told: Told) -> bool:
    own = [die for die in range(DICE) if told.after.in_warehouse(told.seat, die)]
    new = [die for die in own if not told.state.in_warehouse(told.seat, die)]
    [face] = [
        told.after.face[die] & VALUE for die in new if COLOUR_OF[die] == told.number("colour")
    ]
    return isinstance(told.move, Accelerate) and face == told.number("value")


def more_of(place: int) -> Callable[[Told], bool]:
    """The seat has so much more at once: 0 gold, 1 seeds."""
    name = ("gold", "seeds")[place]

    def check(told: Told) -> bool:
        before, after = (
            getattr(state.view(told.seat).players[told.seat], name)
            for state in (told.state, told.after)
        )
        return isinstance(told.move, Accelerate) and after - before == told.number(name)

    return check


def gives_away(*fields: int) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        move = told.move
        assert isinstance(move, Place)
        named = (told.number("colour"), told.number("value"))
        return move.field in fields and named == (COLOUR_OF[move.item], told.shown(move.item))

    return check


def targets(token: int, *, own: bool) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        move = told.move
        assert isinstance(move, UseToken)
        owner = told.state.owner_at_hand(move.target)
        if not own and owner != told.number("rival"):
            return False
        named = (told.number("colour"), told.number("value"))
        is_it = named == (COLOUR_OF[move.target], told.shown(move.target))
        return is_it and move.token == token and (owner == told.seat) == own

    return check


def is_left_without(told: Told) -> bool:
    """The rival can brew it, or could still store what it needs, and then can't."""
    rival, recipe = told.number("rival"), told.number("recipe")
    if told.state.phase == BREW:
        before, after = (can_brew(each, rival, recipe) for each in (told.state, told.after))
        return before and not after
    free = told.after.clone()
    for die in free.dice_at_hand(rival):
        if free.face[die] & BLOCKED_FACE:
            free.face[die] = 0
    return told.fills(told.state, rival) and not told.fills(free, rival)


def usable(told: Told) -> set[int]:
    return {move.token for move in told.state.legal_moves() if isinstance(move, UseToken)}


def comes_and_goes(told: Told) -> bool:
    """One die of the colour is grown and another given away in one round (D5)."""
    grown = {0: 0, 1: 1, 3: 2, 7: 3}
    assert isinstance(told.move, Place)
    fields = [(told.move.field, told.move.item)]
    fields += [(entry >> 6, (entry & 63) - 1) for entry in told.state.waiting[told.seat]]
    comes = [field for field, _ in fields if grown.get(field) == told.number("colour")]
    goes = [
        field
        for field, item in fields
        if field in {8, 9, 10} and COLOUR_OF[item] == told.number("colour")
    ]
    return bool(comes and goes) and told.move.field in {*comes, *goes}


CHECKS: dict[str, Callable[[Told], bool]] = {
    "keeps_hope": lambda told: abs(100 * told.missing(told.state)[1] - told.number("percent")) < 1,
    "keeps_seeds": lambda told: (
        told.state.view(told.seat).players[told.seat].seeds == told.number("seeds")
    ),
    "places_again": lambda told: told.after.phase == PLACE and not told.after.out >> told.seat & 1,
    "none_higher": lambda told: all(
        told.shown(move.take) <= told.shown(move.give)
        for move in told.state.legal_moves()
        if isinstance(move, Exchange)
    ),
    "keeps_token": lambda told: usable(told) == {told.number("token")},
    "keeps_tokens": lambda told: len(usable(told)) > 1,
    "grows_for": lambda told: fills_by_faces(told, told.after.clone()),
    "hurries_for": hurries,
    "raised_now": raised_at_once,
    "rolls_more": lambda told: told.number("throws") == 6 - told.number("value") > 0,
    "rolls_picked": lambda told: len(told.state.picked) == told.number("dice"),
    "seeds_now": more_of(1),
    "gold_now": more_of(0),
    "token_use": lambda told: isinstance(told.move, Take | Buy),
    "token_closes": lambda told: isinstance(told.move, UseToken) and told.move.token == 1,
    "token_shuts": lambda told: (
        isinstance(told.move, UseToken)
        and (told.move.token, told.move.target) == (BLOCK_RECIPE, told.number("recipe"))
        and (
            told.number("recipe") not in open_recipes(told.after)
            or told.after.round > told.state.round
        )
    ),
    "token_raises": lambda told: (
        isinstance(told.move, UseToken)
        and told.after.face[told.move.target] & VALUE == told.number("more")
    ),
    "token_rolls": targets(REROLL, own=False),
    "token_guards": targets(BLOCK_DIE, own=True),
    "token_sends_own": targets(WITHDRAW, own=True),
    "token_locks": targets(BLOCK_DIE, own=False),
    "token_sends": targets(WITHDRAW, own=False),
    "token_lacks": is_left_without,
    "counts_less": lambda told: (
        isinstance(told.move, Place)
        and (1, 2, 1)[COLOUR_OF[told.move.item]] == told.number("points")
        and told.move.field in {8, 9, 10}
    ),
    "undoes": comes_and_goes,
    "brew_gives": gains,
    "brew_bonus": lambda told: (
        isinstance(told.move, Brew) and told.move.extension == told.number("use")
    ),
    "brew_before": is_rivals,
    "brew_then": lambda told: (
        can_brew(told.state, told.seat, told.number("recipe"))
        and not any(
            can_brew(told.state, rival, told.number("recipe"))
            for rival in range(told.state.seats)
            if rival != told.seat
        )
    ),
    "ends_ahead": ends,
    "ends_behind": ends,
    "store_for": lambda told: told.fills(told.state),
    "brews_now": lambda told: told.fills(told.after) and not told.fills(told.state),
    "store_lacks": lacks,
    "store_lacks_more": lacks,
    "store_ready": lambda told: told.missing(told.after) == ([], 1.0),
    "store_high": lambda told: told.number("value") >= 5,
    "store_keeps": lambda told: (
        isinstance(told.move, Store) and told.shown(told.move.die) == told.number("value")
    ),
    "saves_gold": lambda told: (
        told.after.own[5 * told.seat] == told.number("gold")
        and any(isinstance(move, Buy) for move in told.state.legal_moves())
    ),
    "rolls_anew": rolls_anew,
    "grows": placed((0, 3)),
    "grows_now": placed((0, 3)),
    "turns_dark": placed(1),
    "turns_dark_now": placed(1),
    "raise_for": raises,
    "raises": raises,
    "reroll_low": lambda told: (
        len(
            [
                die
                for die in range(40)
                if told.state.in_pool(told.seat, die) and 1 <= told.shown(die) <= 3
            ]
        )
        == told.number("dice")
    ),
    "exchange_low": is_lowest,
    "exchange_up": lambda told: (
        isinstance(told.move, Exchange)
        and told.shown(told.move.take) - told.shown(told.move.give) == told.number("more")
    ),
    "more_skill": placed(7),
    "seeds_back": gives_away(8, 9),
    "department_gold": gives_away(10),
    "closes_field": closes,
    "hope": hopes,
    "buy_for": bonus,
    "buy_cheaper": cheaper,
    "keeps_for": lambda told: can_brew(told.state, told.seat, told.number("recipe")),
    "keeps_to_store": lambda told: (
        told.fills(told.state) and not can_brew(told.state, told.seat, told.number("recipe"))
    ),
    "token_brews": lambda told: isinstance(told.move, UseToken),
    "token_may_brew": lambda told: rolled_again(told) and told.seat == told.state.turn_player,
    "token_stops": lambda told: told.number("rival") == told.state.turn_player,
    "token_may_stop": lambda told: (
        rolled_again(told) and told.number("rival") == told.state.turn_player
    ),
    "token_bares": bares,
    "token_blocks": is_rivals,
    "rival_first": lambda told: comes_first(told) and rival_fills(told),
    "rival_now": lambda told: told.number("rival") != told.seat and rival_fills(told),
    "costs_brewing": lambda told: told.fills(told.state) and not told.fills(told.after),
}


def positions(seats: int, seed: int) -> Iterator[BreweryState]:
    """The positions of a game of players who look one move ahead, most of the time."""
    state, dealer = table.game(seats, seed=seed), Dealer(seed)
    for seat in range(seats):
        state.own[5 * seat + 3] += 1 << 2 * (5 + WITHDRAW) | 1 << 2 * 8 | 1 << 2 * 9
        state.market -= 1 << 2 * (5 + WITHDRAW) | 1 << 2 * 8 | 1 << 2 * 9
    while state.actor() is not None:
        yield state
        moves = state.legal_moves()
        values = BRAIN.appraise(state.view(state.decider), moves, dealer)
        move = moves[values.index(max(values))]
        state.apply(dealer.choice(moves) if not dealer.below(8) else move)


def some_of_each(state: BreweryState, dealer: Dealer) -> list[BreweryMove]:
    moves = list(state.legal_moves())
    dealer.shuffle(moves)
    kinds: Counter[tuple[str, int]] = Counter()
    chosen = []
    for move in moves:
        kind = move.type, getattr(move, "field", -1)
        kinds[kind] += 1
        if kinds[kind] <= 1:
            chosen.append(move)
    return chosen


def test_every_reason_is_true_and_most_are_heard() -> None:
    heard: Counter[str] = Counter()
    for seats, seed in ((2, 1), (3, 2)):
        dealer = Dealer(seed)
        for number, state in enumerate(positions(seats, seed)):
            if number % 6 and state.phase < 2:
                continue
            told = guide(state.view(state.decider))
            for move in some_of_each(state, dealer):
                caution = told.caution(move)
                for reason in (*told.reasons(move), *([caution] if caution else [])):
                    assert CHECKS[reason.code](Told(state, move, reason)), (move, str(reason))
                    heard[reason.code] += 1
                assert not any(reason.code in CAUTIONS for reason in told.reasons(move))
    assert len(heard) >= MOST_HEARD, sorted(set(GAPS) - set(heard))


def answered(token: str, target: str, *dice: str) -> list[str]:
    """What is told for a token against a Robust Porter that is declared with a skill die."""
    state = table.give(table.bare(phase=BREW), 1, token)
    table.give(state, 0, "reroll")
    table.open_row(state, "robust-porter", "dry-stout", "doppelbock")
    table.put(state, 0, "ware", "dark-1=5", "dark-2=3", "hops-1=4", "hops-2=2", *dice)
    table.do(state, table.brew("robust-porter", "skill" if dice else None))
    return checked(state, table.use(token, target))


def checked(state: BreweryState, move: BreweryMove) -> list[str]:
    """The codes of what is told for a move; all of it is true."""
    reasons = guide(state.view(state.decider)).reasons(move)
    assert all(CHECKS[reason.code](Told(state, move, reason)) for reason in reasons)
    return [reason.code for reason in reasons]


def test_who_takes_the_extension_stops_nothing() -> None:
    assert answered("withdraw", "skill-1", "skill-1=1") == ["token_bares"]
    assert answered("reroll", "skill-1", "skill-1=1") == []
    assert answered("withdraw", "dark-1", "skill-1=1") == ["token_stops"]


def test_a_roll_may_stop_or_save_and_is_not_said_to() -> None:
    assert answered("reroll", "dark-1") == ["token_may_stop"]
    state = table.give(table.bare(phase=BREW), 0, "reroll")
    table.give(state, 1, "withdraw")
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    table.put(state, 0, "ware", "light-1=3", "light-2=1")
    table.do(state, table.brew("penny-lager"), table.use("withdraw", "light-1"))
    assert checked(state, table.use("reroll", "light-2")) == ["token_may_brew"]


def contested(holder: int, *rivals: str) -> tuple[BreweryState, BreweryMove]:
    """Seat 0 may store what completes a Penny Lager, or pass; the rival has these dice."""
    state = table.bare(phase=PURCHASE)
    state.holder, state.turn_player = holder, 0
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    table.put(state, 0, "pool", "light-1=3")
    table.put(state, 1, "ware", *rivals)
    die = next(die for die in range(DICE) if state.in_pool(0, die))
    return state, Store(die)


def cautioned(state: BreweryState, move: BreweryMove) -> str:
    """The code of what is said against a move; it is true."""
    caution = guide(state.view(state.decider)).caution(move)
    assert caution is None or CHECKS[caution.code](Told(state, move, caution))
    return caution.code if caution else ""


def test_whoever_brews_before_with_the_same_dice_is_named() -> None:
    """D7: the coach promised a recipe that somebody else was to brew first."""
    state, store = contested(1, "light-3=6")
    assert "store_for" in checked(state, store)
    assert cautioned(state, store) == "rival_first"
    state, store = contested(0, "light-3=6")
    assert cautioned(state, store) == "", "who brews first needs not fear"
    state, store = contested(1, "light-3=2")
    assert cautioned(state, store) == "", "who lacks a die doesn't brew it"


def test_a_pass_says_where_the_dice_lie() -> None:
    """“You keep the dice” was said of an empty warehouse (D3)."""
    state = table.bare()
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    table.put(state, 0, "pool", "light-1=3", "light-2=4")
    assert checked(state, Pass()) == ["keeps_to_store"]
    table.put(state, 0, "ware", "light-1=3", "light-2=4")
    assert checked(state, Pass()) == ["keeps_for"]
    state = table.bare()
    table.open_row(state, "penny-lager", "dry-stout", "doppelbock")
    assert checked(state, Pass()) == [], "who has no dice keeps none"


def test_storing_and_the_end_of_buying_are_never_without_a_reason_that_can_be_named() -> None:
    """“Thinking ahead, this comes out well” tells a newcomer nothing (D3, D10)."""
    state = table.bare(phase=PURCHASE)
    table.open_row(state, "penny-lager")
    table.give(state, 0, gold=9)
    table.put(state, 0, "pool", "hops-1=4", "skill-1=2")
    assert checked(state, Store(die_number("hops-1"))) == ["store_keeps"]
    assert checked(state, Store(die_number("skill-1"))) == ["store_keeps"]
    assert checked(state, EndPurchase()) == ["saves_gold", "rolls_anew"]


def test_what_the_others_brew_in_between_is_not_promised() -> None:
    """D7: after a brewing the others have their turns."""
    state = table.bare(phase=BREW)
    table.open_row(state, "penny-lager", "village-lager", "doppelbock")
    brewing = table.brew("penny-lager")
    table.put(state, 0, "ware", "light-1=6", "light-2=6", "light-3=6", "dark-1=6", "hops-1=6")
    assert "brew_then" in checked(state, brewing)
    table.put(state, 1, "ware", "light-4=6", "light-5=6", "dark-2=6", "hops-2=6")
    assert "brew_then" not in checked(state, brewing)


def test_every_code_has_a_check() -> None:
    assert set(CHECKS) == set(GAPS) - {"search", "harmless", "nothing_better", "alike"}
    assert set(GAPS) >= FILLERS | CAUTIONS


def test_the_coach_suggests_different_moves_with_reasons() -> None:
    state = table.game(2, seed=3)
    view, moves = state.view(state.decider), state.legal_moves()
    way = BRAIN.searching[MASTER]
    search = Search(BRAIN.mind(Character(MASTER)), way.budget, way.habits)
    thoughts = search.consider(view, moves, Budget(iterations=24), Dealer(1))
    advice = suggested(BRAIN.guide(view), thoughts)
    assert 1 <= len(advice) <= 3
    assert all(one.reasons for one in advice)


def test_another_seat_is_refused() -> None:
    state = table.game(2)
    with pytest.raises(WrongView):
        guide(state.view(1 - state.decider))


def test_nothing_is_stored_for_a_recipe_that_is_out_of_reach() -> None:
    """What a chance of a few per cent speaks for, nothing speaks for."""
    for seats, seed in ((2, 1), (3, 2)):
        for state in positions(seats, seed):
            told = guide(state.view(state.decider))
            for move in state.legal_moves():
                if not isinstance(move, Store | Place | Accelerate):
                    continue
                for reason in told.reasons(move):
                    if "percent" in dict(reason.values):
                        assert int(reason.value("percent")) >= 10, str(reason)
