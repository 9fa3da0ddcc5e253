"""What is decided in a position of `brewery`: phase, window, what a turn has begun (D4, D8).

- ``phase``: ``place`` (the usual one), ``purchase`` or ``brew``; ``placed_now``: items of the
  placing turn so far; ``bought``: ``ingredient``, ``token``, in this purchase;
- ``pending``: ``pick`` (with the dice ``picked`` so far), ``exchange`` (with ``offer``: all dice of
  one colour in the supply and what they show), ``take`` (a recipe's token);
- ``window`` with the seat ``asked``: ``round_start``, ``before_brewing``, or ``after_declaring``
  with ``declared``, a recipe and what its extension uses. One seat alone is never asked.
"""

from __future__ import annotations

from typing import Final

from game.rules.brewery.brewing import (
    ANY_TOKEN,
    can_brew,
    extension_in,
    has_turn,
    is_at_hand,
    recipe_in,
)
from game.rules.brewery.catalogue import COLOUR_OF, DICE, FIELDS, SCHOOL_EXCHANGE, SCHOOL_REROLL
from game.rules.brewery.changes import item_on
from game.rules.brewery.codec import DIE
from game.rules.brewery.dice import SIX, VALUE, dice_in
from game.rules.brewery.position import (
    ACTING,
    BREW,
    EXCHANGES,
    PENDINGS,
    PHASES,
    PICKS,
    PLACE,
    PURCHASE,
    TAKES,
)
from game.rules.brewery.position_dump import BOUGHT, WINDOWS
from game.rules.brewery.position_load_seats import read_declared
from game.rules.brewery.state import BreweryState
from game.rules.brewery.tokens import INGREDIENTS_FROM, TOKENS_FROM
from game.rules.brewery.turn import ITEMS_A_TURN, is_last_round
from game.rules.brewery.view import AFTER_DECLARING, NO_WINDOW, ROUND_START
from game.rules.codec import Flag, Number, inside, mapping
from game.rules.positions import Form, Reader, listed, one_of

_PHASE_OF: Final = {PICKS: PLACE, EXCHANGES: PLACE, TAKES: BREW}
"""By what is pending: the phase in which it is."""


def read_turn(form: Form, state: BreweryState) -> None:
    """Set what is decided now; all that lies on the table is set. Raises BadData."""
    seats = state.seats
    state.turn_player = form.read("player", Number(0, seats - 1).load, state.holder)
    state.decider = state.turn_player
    state.phase = form.read("phase", one_of(PHASES[: BREW + 1]), PLACE)
    state.pending = form.read("pending", one_of(PENDINGS), ACTING)
    state.ended = form.read("over", Flag().load, False)
    if state.phase != _PHASE_OF.get(state.pending, state.phase):
        raise form.wrong("pending", "nothing that belongs to another phase")
    _read_begun(form, state)
    _read_pending(form, state)
    _read_window(form, state)
    if state.ended:
        if not is_last_round(state) or state.phase != BREW:
            raise form.wrong("over", "true in the brewing of the last round alone (D10)")
    elif state.phase == PURCHASE and state.out:
        raise form.wrong("players", "nobody out in the purchase")
    elif state.window == NO_WINDOW and state.out >> state.turn_player & 1:
        raise form.wrong("player", "a seat that hasn't passed")
    elif _is_skipped(state):
        raise form.wrong("phase", "another one, or a seat that can brew or whom a token helps (D7)")
    elif len(state.legal_moves()) <= (state.window != NO_WINDOW):
        raise form.wrong("pending" if state.pending else "window", "something to decide")


def _is_skipped(state: BreweryState) -> bool:
    """Whether it is the brewing turn of a seat that has none."""
    acting = state.window == NO_WINDOW and state.pending == ACTING
    return acting and state.phase == BREW and not has_turn(state, state.turn_player)


def _read_begun(form: Form, state: BreweryState) -> None:
    """What the turn has begun: items placed, goods bought (D4.2, D6)."""
    rolling = state.pending in (PICKS, EXCHANGES)
    most = 0 if state.phase != PLACE else ITEMS_A_TURN if rolling else ITEMS_A_TURN - 1
    state.placed_now = form.read("placed_now", Number(0, most).load, int(rolling))
    if rolling and not state.placed_now:
        raise form.wrong("placed_now", "the skill die that is being used, at least")
    bought = form.some("bought", one_of(BOUGHT))
    for kind, opens in enumerate((INGREDIENTS_FROM, TOKENS_FROM)):
        if kind in bought and (state.phase != PURCHASE or state.round < opens):
            raise form.wrong("bought", "what can be bought now")
    state.bought = sum(1 << kind for kind in set(bought))


def _read_pending(form: Form, state: BreweryState) -> None:
    """What the seat must decide first (D5.3, D7)."""
    seat = state.turn_player
    for key, kind in (("picked", PICKS), ("offer", EXCHANGES)):
        if key in form and state.pending != kind:
            raise form.wrong(key, f"nothing but while {PENDINGS[kind]} is pending")
    if state.pending == PICKS:
        _check_field(form, state, SCHOOL_REROLL)
        state.picked = tuple(form.some("picked", DIE.load))
        places = [(state.in_pool(seat, die), state.in_warehouse(seat, die)) for die in state.picked]
        alike = len(set(places)) <= 1 and len(set(state.picked)) == len(state.picked)
        if not alike or any(not (pool or ware) for pool, ware in places):
            raise form.wrong("picked", "own dice, all of the pool or all of the warehouse")
        if any(not 0 < state.face[die] <= SIX for die in state.picked):
            raise form.wrong("picked", "dice that show a value and have no token")
    elif state.pending == EXCHANGES:
        _check_field(form, state, SCHOOL_EXCHANGE)
        _read_offer(form, state)
    elif state.pending == TAKES:
        last = state.brewed[seat][-1:]
        cards = state.book.catalogue.recipes
        if not (last and cards[recipe_in(last[0])].reward.token and state.market & ANY_TOKEN):
            raise form.wrong("pending", "take after a recipe that gives a token, if any is left")


def _check_field(form: Form, state: BreweryState, field: int) -> None:
    if item_on(state, state.turn_player, field) is None:
        raise form.wrong("pending", f"a skill die on {FIELDS[field]}")


def _read_offer(form: Form, state: BreweryState) -> None:
    """The supply of a colour, rolled for an exchange."""

    def read(data: object, path: str) -> dict[int, int]:
        row = mapping(data, path)
        if len(row) > DICE:
            raise form.wrong("offer", f"at most {DICE} dice")
        value = Number(1, SIX).load
        return {DIE.load(name, path): value(row[name], inside(path, name)) for name in row}

    shown = form.must("offer", read)
    colours = {COLOUR_OF[die] for die in shown}
    colour = min(colours, default=0)
    if len(colours) != 1 or sorted(shown) != list(dice_in(colour, state.supply[colour])):
        raise form.wrong("offer", "all dice of one colour in the supply")
    state.offer = colour
    for die, value in shown.items():
        state.face[die] = value & VALUE


def _read_window(form: Form, state: BreweryState) -> None:
    """Who may respond to what (D8)."""
    state.window = form.read("window", one_of(WINDOWS), NO_WINDOW)
    declaring = state.window == AFTER_DECLARING
    for key, wanted in (("asked", state.window != NO_WINDOW), ("declared", declaring)):
        if (key in form) != wanted:
            raise form.wrong(key, "this key in its window, and only there")
    if state.window == NO_WINDOW:
        return
    busy = state.pending != ACTING or state.placed_now or state.ended
    if state.seats == 1 or busy or state.phase != (PLACE if state.window == ROUND_START else BREW):
        raise form.wrong("window", "a window that can be open now, with a rival to answer")
    state.decider = form.must("asked", Number(0, state.seats - 1).load)
    if declaring:
        state.declared = read_declared(
            form.must("declared", listed), form.at("declared"), state, _open_recipe(state)
        )
        _check_declared(form, state)
    elif state.turn_player != state.holder:
        raise form.wrong("player", "the holder of the season token")


def _open_recipe(state: BreweryState) -> Reader[int]:
    """One of the row's recipes."""
    cards = state.book.catalogue.recipes
    names = {cards[recipe].id: recipe for recipe in state.row if recipe >= 0}
    numbers = list(names.values())
    return lambda data, path: numbers[one_of(names)(data, path)]


def _check_declared(form: Form, state: BreweryState) -> None:
    """Others are asked while the brewing stands, its brewer once it has fallen through."""
    number, brewer = state.declared, state.turn_player
    if not is_at_hand(state, brewer, extension_in(number)):
        raise form.wrong("declared", "an extension whose die or ingredient the brewer has")
    if can_brew(state, brewer, recipe_in(number)) == (state.decider == brewer):
        raise form.wrong("asked", "another seat while the brewing stands, else its brewer")
