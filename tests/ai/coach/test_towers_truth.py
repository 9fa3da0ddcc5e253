"""Whatever the coach of towers tells is true: reasons checked against the list of legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

import pytest

from game.ai.coach.advice import NO_MATTER, Reason, suggested
from game.ai.levels import MASTER, Character
from game.ai.search import Search
from game.ai.thinking import Budget, WrongView
from game.rules.chance import Dealer
from game.rules.towers.counts import ONE, covers, packed, total
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, TowersMove
from game.rules.towers.position import NEUTRAL, PLAYING
from game.rules.towers.quick import phase_by_clock, quick_rounds, skyline
from game.rules.towers.stacks import COST, HEIGHT
from game.rules.towers.state import TowersState
from game.titles.towers.ai.brain import BRAIN
from game.titles.towers.ai.coach.guide import guide
from game.titles.towers.ai.coach.reasons import CAUTIONS, FILLERS, GAPS
from game.titles.towers.ai.coach.sights import coming_phase
from game.titles.towers.ai.policy import packed_pay, quick_move
from tests.rules.towers import table

MOST_HEARD = 26
"""Codes that a few games bring up at least."""


class Told:
    """A reason told of a move in a position, with the means to check it."""

    def __init__(self, state: TowersState, move: TowersMove, reason: Reason) -> None:
        self.state, self.move, self.reason = state, move, reason
        self.seat = state.turn_player
        self.after = state.clone()
        self.after.apply(move)
        self.left = state.hands[self.seat] - packed_pay(move)

    def number(self, gap: str) -> int:
        return int(self.reason.value(gap))

    def could(
        self, seat: int, hand: int, kind: type[TowersMove], field: int | None, at: TowersState
    ) -> list[TowersMove]:
        """What a seat could do with these cards if it were to move."""
        world = at.clone()
        world.turn_player, world.hands[seat], world.ended = seat, hand, PLAYING
        return [
            move
            for move in world.legal_moves()
            if isinstance(move, kind) and (field is None or getattr(move, "to", None) == field)
        ]

    def needs(self, kind: type[TowersMove], field: int | None) -> int:
        """How many cards more the hand that is left needs for it, at the best."""
        world = self.after.clone()
        world.phase = max(world.phase, coming_phase(self.state))
        if isinstance(self.move, Exchange):
            world.jokers |= 1 << self.seat
        for lacking in range(6):
            for more in combinations_with_replacement(range(4), lacking):
                for hand in fives(self.left, sum(ONE[colour] for colour in more)):
                    if self.could(self.seat, hand, kind, field, world):
                        return lacking
        return 99


def fives(hand: int, more: int) -> Iterator[int]:
    """The hand with these cards, less as many of its own as are too many for one hand."""
    over = max(0, total(hand) + total(more) - 5)
    for fewer in combinations_with_replacement(range(4), over):
        without = sum(ONE[colour] for colour in fewer)
        if covers(hand, without):
            yield hand - without + more


def is_gain(told: Told) -> bool:
    before, after = (
        dict(state.view(told.seat).players[told.seat].points_by_reason)
        for state in (told.state, told.after)
    )
    at_once = ("build", "capture", "demolish")
    return sum(after[each] - before[each] for each in at_once) == told.number("points")


def is_of_skyline(told: Told, seat: int, *, more: bool) -> bool:
    """What stands there, or stood there, brings a seat so much at the end (Q3)."""
    ours = [
        skyline(state.towers(), state.builders, state.seats())[seat]
        for state in (told.state, told.after)
    ]
    change = ours[1] - ours[0]
    return told.state.deal.quick and change == told.number("height") * (1 if more else -1)


def is_ready(kind: type[TowersMove], *, has_field: bool = True) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        return told.needs(kind, told.number("field") if has_field else None) == 0

    return check


def lacks(kind: type[TowersMove], *, has_field: bool = True) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        field = told.number("field") if has_field else None
        return told.needs(kind, field) == told.number("lacking") > 0

    return check


def draws(kind: type[TowersMove], *, has_field: bool = True) -> Callable[[Told], bool]:
    """So many cards are needed, and what is kept makes them fewer or doesn't, as is said."""

    def check(told: Told) -> bool:
        field = told.number("field") if has_field else None
        needed, told.left = told.needs(kind, field), 0
        helped = told.needs(kind, field) > needed
        return needed == told.number("lacking") > 0 and helped == bool(told.number("kept"))

    return check


def ends_with(told: Told) -> bool:
    """Whoever moves has no further turn, and nothing brings him points at once."""
    last = told.state.last_round and all(is_vain(told, move) for move in told.state.legal_moves())
    return last and (told.reason != NO_MATTER or told.after.actor() is None)


def is_vain(told: Told, move: TowersMove) -> bool:
    after = told.state.clone()
    after.apply(move)
    standing, built = after.towers(), after.builders
    ours = [skyline(standing, built, after.seats())[told.seat] if after.deal.quick else 0]
    at_end = ours if after.actor() is None else [0]
    return after.points_of(told.seat) - sum(at_end) == told.state.points_of(told.seat)


def is_denied(told: Told) -> bool:
    assert isinstance(told.move, Demolish)
    field = told.move.to
    row = told.state.standing[field] - NEUTRAL
    rival = told.number("rival")
    return HEIGHT[row] == told.number("height") and bool(
        told.could(rival, COST[row], Demolish, field, told.state)
    )


def captures(told: Told, at: TowersState) -> set[int]:
    """The rivals' pawns that can capture the own one on the field named, with three cards."""
    three = 3 * ONE[told.number("colour")]
    others = [seat for seat in range(at.seats()) if seat != told.seat]
    found = [told.could(each, three, Capture, told.number("field"), at) for each in others]
    return {move.start for moves in found for move in moves if isinstance(move, Capture)}


def is_seen(told: Told) -> bool:
    """Each pawn named really can capture next turn, by the rules; and all that can are told of."""
    found = captures(told, told.after)
    if told.reason.code == "opens_line":
        found -= captures(told, told.state)
    named = told.number("pawn")
    owner = told.after.standing[named] - 1
    apart = [sum(map(abs, apart_by(told.number("field"), each))) for each in {*found, named}]
    nearest = sum(map(abs, apart_by(told.number("field"), named))) == min(apart)
    own = (getattr(told.move, "to", None) == told.number("field")) == (
        told.reason.code == "seen_by"
    )
    counted = len(found) == 1 + told.number("more")
    return own and nearest and counted and named in found and owner == told.number("rival")


def apart_by(field: int, other: int) -> tuple[int, int]:
    return field // 9 - other // 9, field % 9 - other % 9


def is_hidden(told: Told) -> bool:
    field = getattr(told.move, "to", 0)
    five = 5 * ONE[told.state.ground.colours[field]]
    others = [seat for seat in range(told.state.seats()) if seat != told.seat]
    return not any(told.could(rival, five, Capture, field, told.after) for rival in others)


def is_end(told: Told, *, ahead: bool) -> bool:
    points = [told.after.points_of(seat) for seat in range(told.after.seats())]
    own = points.pop(told.seat)
    shown = (told.number("own"), told.number("best")) == (own, max(points))
    return shown and told.after.last_round and (own > max(points)) == ahead


def closes(told: Told) -> bool:
    assert isinstance(told.move, Demolish | Build | Capture)
    colour = told.number("colour")
    held = told.state.hands[told.seat] >> 5 * colour & 31
    enough = isinstance(told.move, Capture) and held >= 3  # then it is worth a point more (T7.2)
    return told.move.pay[4] == 1 and told.move.pay[colour] == held and not enough


CHECKS: dict[str, Callable[[Told], bool]] = {
    "points_demolish": is_gain,
    "points_build": is_gain,
    "points_last": is_gain,
    "points_capture": is_gain,
    "points_neutral": is_gain,
    "tower_next": is_ready(Demolish),
    "pawn_next": is_ready(Capture),
    "neutral_next": is_ready(Capture),
    "build_next": is_ready(Build, has_field=False),
    "tower_soon": lacks(Demolish),
    "pawn_soon": lacks(Capture),
    "neutral_soon": lacks(Capture),
    "build_soon": lacks(Build, has_field=False),
    "draws_tower": draws(Demolish),
    "draws_pawn": draws(Capture),
    "draws_build": draws(Build, has_field=False),
    "denies": is_denied,
    "seen_by": is_seen,
    "opens_line": is_seen,
    "hidden": is_hidden,
    "escapes": is_hidden,
    "phase_turns": lambda told: told.after.phase == told.number("phase") > told.state.phase,
    "ends_ahead": lambda told: is_end(told, ahead=True),
    "ends_behind": lambda told: is_end(told, ahead=False),
    "last_turn": lambda told: (
        told.state.last_round or told.state.turn > (told.state.deal.rounds - 1) * told.state.seats()
    ),
    "skyline": lambda told: is_of_skyline(told, told.seat, more=True),
    "skyline_rival": lambda told: is_of_skyline(told, told.number("rival"), more=False),
    "skyline_own": lambda told: is_of_skyline(told, told.seat, more=False),
    "no_points": ends_with,
    "no_matter": ends_with,
    "joker_closes": closes,
    "joker_kept": lambda told: (
        told.state.jokers >> told.seat & 1 == told.after.jokers >> told.seat & 1 == 1
    ),
    "joker_up": lambda told: not told.state.jokers >> told.seat & 1,
    "joker_down": lambda told: packed(told.move.pay[:4]) == 0,  # type: ignore[union-attr]
    "seven_blocks": lambda told: not told.could(told.seat, told.left, Demolish, None, told.after),
    "below_seven": lambda told: told.after.blocks_of(told.seat) < 7,
    "fresh_cards": lambda told: total(packed_pay(told.move)) == told.number("drawn"),
    "more_pawns": lambda told: len(told.after.pawns[told.seat]) == told.number("pawns"),
    "frees_pawn": lambda told: len(told.after.pawns[told.seat]) < len(told.state.pawns[told.seat]),
}


def positions(seats: int, seed: int, *, quick: bool = False) -> Iterator[TowersState]:
    """The positions of a game of quick players, or of one of a quick town."""
    state, dealer = table.game(seats, seed=seed, quick=quick), Dealer(seed)
    while state.actor() is not None:
        yield state
        if dealer.below(3):
            state.apply(quick_move(state, dealer))
        else:
            view = state.view(state.turn_player)
            values = BRAIN.appraise(view, state.legal_moves(), dealer)
            state.apply(state.legal_moves()[values.index(max(values))])


def some_of_each(state: TowersState, dealer: Dealer) -> list[TowersMove]:
    moves = list(state.legal_moves())
    dealer.shuffle(moves)
    kinds: Counter[str] = Counter()
    chosen = []
    for move in moves:
        kinds[move.type] += 1
        if kinds[move.type] <= 2:
            chosen.append(move)
    return chosen


def test_every_reason_is_true_and_most_are_heard() -> None:
    heard: Counter[str] = Counter()
    for seats, seed, quick in ((2, 1, False), (3, 2, False), (4, 3, False), (3, 4, True)):
        dealer = Dealer(seed)
        for number, state in enumerate(positions(seats, seed, quick=quick)):
            if number % 3 and not state.last_round:
                continue
            told = guide(state.view(state.turn_player))
            for move in some_of_each(state, dealer):
                caution = told.caution(move)
                for reason in (*told.reasons(move), *([caution] if caution else [])):
                    assert CHECKS[reason.code](Told(state, move, reason)), (move, str(reason))
                    heard[reason.code] += 1
                assert not any(reason.code in CAUTIONS for reason in told.reasons(move))
    assert len(heard) >= MOST_HEARD, sorted(set(GAPS) - set(heard))


def test_every_code_has_a_check() -> None:
    assert set(CHECKS) == set(GAPS) - {"search", "harmless", "nothing_better", "alike"}
    assert set(GAPS) >= FILLERS | CAUTIONS


def test_the_coach_suggests_different_moves_with_reasons() -> None:
    state = table.bare(hand="WBGGR")
    table.put_tower(state, (2, 2), "W")
    view, moves = state.view(0), state.legal_moves()
    way = BRAIN.searching[MASTER]
    from_search = Search(BRAIN.mind(Character(MASTER)), way.budget, way.habits)
    thoughts = from_search.consider(view, moves, Budget(iterations=60), Dealer(1))
    advice = suggested(BRAIN.guide(view), thoughts)
    assert 1 <= len(advice) <= 3
    assert all(one.reasons for one in advice)
    assert len({one.reasons for one in advice}) == len(advice)


def test_the_reason_to_enter_is_the_tower_seen() -> None:
    """Primer 3: from [0,2], entered with red, the white card takes the tower."""
    state = table.bare(hand="WBGGR")
    table.put_tower(state, (2, 2), "W")
    table.put_tower(state, (8, 8), "W")
    told = guide(state.view(0))
    move = table.place((0, 2), (0, 2), "R")
    assert [reason.code for reason in told.reasons(move)][:1] == ["tower_next"]
    others = [each for each in state.legal_moves() if each.type == "place" and each != move]
    assert any(
        "tower_next" not in [reason.code for reason in told.reasons(each)] for each in others
    )


def test_another_seat_is_refused() -> None:
    with pytest.raises(WrongView):
        guide(table.game(2).view(1))


def with_towers(state: TowersState, blocks: str) -> TowersState:
    """The position with two towers far off, so that its phase lasts."""
    for corner in ((8, 0), (8, 8)):
        table.put_tower(state, corner, blocks)
    return state


def test_all_who_see_a_pawn_are_told_of_the_nearest_first() -> None:
    """A caution named one rival and ignored the pawn that stood in plain sight beside it (T7.1)."""
    state = with_towers(table.bare(hand="WBGGR"), "W")
    table.put_pawn(state, 2, (5, 2))
    table.put_pawn(state, 1, (2, 4))
    caution = guide(state.view(0)).caution(table.place((2, 0), (2, 2), "R"))
    red = state.ground.colours[table.at(2, 2)]
    assert caution is not None
    assert dict(caution.values) == {
        "rival": 1,
        "pawn": table.at(2, 4),
        "field": table.at(2, 2),
        "colour": red,
        "more": 1,
    }


def test_a_pawn_that_no_longer_shields_another_is_cautioned_about() -> None:
    state = with_towers(table.bare(hand="WBGGR"), "W")
    table.put_pawn(state, 0, (2, 2))
    table.put_pawn(state, 0, (2, 4))
    table.put_pawn(state, 1, (2, 6))
    move = table.march((2, 4), (1, 4), "B")
    caution = guide(state.view(0)).caution(move)
    assert caution is not None
    assert caution.code == "opens_line"
    assert (caution.value("field"), caution.value("pawn")) == (table.at(2, 2), table.at(2, 6))
    assert is_seen(Told(state, move, caution))


def last_but_one(state: TowersState) -> TowersState:
    """The position as one in which seat 0 has one turn more."""
    state.turn = state.seats() * (state.deal.rounds - 2) + 1
    return state


def test_nothing_is_said_of_what_the_turns_left_are_too_few_for() -> None:
    """“3 blocks for your next tower” where none could be built any more, “3 of your four pawns on
    the board” in the last round but one (T11)."""
    state = table.bare(hand="WBGGR", quick=True, phase=3)
    last_but_one(with_towers(state, "WBG"))
    table.put_pawn(state, 0, (2, 0))
    table.put_tower(state, (2, 2), "R")
    move = table.demolish((2, 0), (2, 2), "R")
    assert guide(state.view(0)).reasons(move)[0].code == "points_last"
    state.blocks[0] = packed(table.counts("WBG"))
    assert guide(state.view(0)).reasons(move)[0].code == "points_demolish"


@pytest.mark.parametrize("seed", range(3))
def test_in_the_last_turn_but_one_no_reason_needs_two(seed: int) -> None:
    looked = 0
    for number, state in enumerate(positions(3, seed, quick=True)):
        if number % 4 or state.last_round:
            continue
        state.turn = state.seats() * (state.deal.rounds - 2) + 1 + state.turn_player
        told = guide(state.view(state.turn_player))
        for move in some_of_each(state, Dealer(seed)):
            after = state.clone()
            after.apply(move)
            for reason in told.reasons(move):
                assert reason.code not in {"more_pawns", "frees_pawn"}
                if "lacking" in dict(reason.values):
                    assert int(reason.value("lacking")) <= total(packed_pay(move)), str(reason)
                if reason.code == "points_demolish":
                    assert after.blocks_of(state.turn_player) > after.phase
                looked += 1
    assert looked


def test_what_next_turn_brings_is_told_by_the_phase_of_then() -> None:
    """In the last round of a phase a tower of three was promised, and four were to be built."""
    state = table.game(2, quick=True)
    for number in range(1, quick_rounds(2)):
        state.turn, state.phase = 2 * number - 1, phase_by_clock(number, 2)
        assert coming_phase(state) == phase_by_clock(number + 1, 2)


@pytest.mark.parametrize(("turn", "code"), [(0, "no_matter"), (-1, "no_points")])
def test_in_a_last_turn_without_points_it_is_said_that_none_come(turn: int, code: str) -> None:
    """*Among the best: others like it are just as good* hid that nothing brought anything."""
    state = with_towers(table.bare(3, hand="WBGGR", quick=True, phase=4), "WBG")
    seats = state.seats()
    state.turn, state.last_round = state.deal.rounds * seats + turn, True
    way = BRAIN.searching[MASTER]
    thinking = Search(BRAIN.mind(Character(MASTER)), way.budget, way.habits)
    view, moves = state.view(0), state.legal_moves()
    thoughts = thinking.consider(view, moves, Budget(iterations=40), Dealer(1))
    (told,) = suggested(BRAIN.guide(view), thoughts)
    codes = [reason.code for reason in told.reasons]
    assert codes[0] == code
    assert ("alike" in codes) == (code == "no_points")


def test_with_a_tower_to_take_the_last_turn_is_told_of_by_its_points() -> None:
    state = with_towers(table.bare(3, hand="WBGGR", quick=True, phase=4), "WBG")
    state.turn, state.last_round = state.deal.rounds * state.seats(), True
    table.put_pawn(state, 0, (2, 0))
    table.put_tower(state, (2, 2), "R")
    guided = guide(state.view(0))
    codes = {reason.code for move in state.legal_moves() for reason in guided.reasons(move)}
    assert not codes & {"no_matter", "no_points"}


def test_five_cards_exchanged_of_five_keep_none() -> None:
    """*You keep what the pawn needs, and draw 5*: nothing was kept."""
    state = with_towers(table.bare(hand="WBWBR", quick=True, phase=3), "WBG")
    table.put_pawn(state, 0, (2, 1))
    table.put_tower(state, (2, 2), "RGG")
    guided = guide(state.view(0))
    for cards, kept in (("WBWBR", 0), ("WBWR", 0), ("WBWB", 1)):
        codes = guided.reasons(Exchange(table.counts(cards)))
        (drawn,) = [reason for reason in codes if reason.code == "draws_tower"]
        assert drawn.value("kept") == kept, cards
