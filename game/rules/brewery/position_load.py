"""A position of `brewery` as plain data, laid out on the table.

All keys may be left out. Nothing is ever lost but used tokens: dice, seeds, ingredients and tokens
that are named nowhere lie in the supply and the market, recipes that are named nowhere follow in
the deck, in an order of the seed. Gold is unlimited.

- ``players``, one for each seat: ``pool`` and ``warehouse`` (``{light-1: 4}``; 0 in the pool: not
  rolled), ``waiting`` (on fields, in order: ``[malt-light, seed]``, ``[malt-raise, light-2, 3]``),
  ``resting`` (skill dice used, in order: ``[skill-1, 4]``; those on the school's fields), ``used``
  (fields of this round; those where something waits), ``gold``, ``seeds``, ``ingredients``,
  ``tokens``, ``recipes`` (``[village-lager]``, ``[penny-lager, skill]``), ``points`` by reason,
  ``out`` (has passed in this phase);
- ``row``: the open recipes by slot, ``.`` for an empty one (else dealt); ``deck``: the next ones;
- ``blocked`` and ``protected`` dice, ``raised`` ones with how often, ``blocked_objects``,
  ``blocked_recipes``, ``spent`` tokens (out of the game);
- ``round`` (1), ``holder`` of the season token (0), ``first_player`` who had it in the first round
  (as if it had gone clockwise since), ``turn`` (1), ``player`` whose turn it is (the holder), what
  is decided (:mod:`.laying_turn`), ``over``, ``chance``.

One seat alone plays as with two: three recipes lie open, ten end the game. It uses each field once
a round, and no window opens for it (D4.3, D8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.rules.brewery.book import LAST_ROUND, book_of
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    FIELDS,
    OBJECTS,
    SEED,
    SEEDS,
    Catalogue,
    die_name,
)
from game.rules.brewery.changes import close_fields
from game.rules.brewery.codec import DIE
from game.rules.brewery.dice import ALL_OF, BIT, BLOCKED_FACE, PROTECTED_FACE, RAISED_FACE, VALUE
from game.rules.brewery.position import (
    ITEM,
    NO_RECIPE,
    OWN,
    RECIPE_BIT,
    SEEDS_OWN,
    USED,
    Deal,
)
from game.rules.brewery.position_dump import NO_CARD
from game.rules.brewery.position_load_seats import PLAYER_KEYS, Laid, market_left, read_seat
from game.rules.brewery.position_load_turn import read_turn
from game.rules.brewery.setup import (
    ADVANCED,
    BEHIND_BEGINS,
    EVEN_SEASONS,
    MOST,
    SHORT_GAME,
    is_set,
    open_at_start,
)
from game.rules.brewery.state import BreweryState
from game.rules.chance import Dealer
from game.rules.codec import BadData, Number
from game.rules.core import Options
from game.rules.positions import (
    LAST_TURN,
    Form,
    chance_word,
    counts,
    dealer_of,
    first_seat,
    one_of,
)

KEYS: Final = (
    *("round", "turn", "holder", "player", "phase", "window", "asked", "pending", "placed_now"),
    *("picked", "offer", "declared", "bought", "row", "deck", "players", "blocked", "protected"),
    *("raised", "blocked_objects", "blocked_recipes", "spent", "over", "chance", "first_player"),
)
_MOST_RAISES: Final = 5


def placed(
    catalogue: Catalogue, options: Options, data: Mapping[str, object], seed: int
) -> BreweryState:
    """The state that a position tells; ``seed`` deals what it leaves open. Raises BadData.

    It is for one to four seats. ``options.first_player`` isn't asked: the position says who began,
    or the round and who holds the season token do.
    """
    seats, dealer = len(options.seats), dealer_of(seed)
    form = Form(data, "", KEYS)
    players = _players(form, seats)
    number = form.read("round", Number(1, LAST_ROUND).load, 1)
    holder = form.read("holder", Number(0, seats - 1).load, 0)
    began = first_seat(holder, number - 1, seats)
    deal = Deal(
        first_player=form.read("first_player", Number(0, seats - 1).load, began),
        seats=seats,
        advanced=is_set(options.game, ADVANCED),
        even_seasons=is_set(options.game, EVEN_SEASONS),
        row=(),
        deck=(),
        rolls=(),
        short=is_set(options.game, SHORT_GAME),
        behind_begins=is_set(options.game, BEHIND_BEGINS),
    )
    state = BreweryState(book_of(catalogue), deal, 0)
    state.pool, state.ware = [0] * (4 * seats), [0] * (4 * seats)
    state.round, state.holder = number, holder
    state.turn = form.read("turn", Number(1, LAST_TURN).load, 1)
    laid = Laid(tuple(card.id for card in catalogue.recipes))
    for seat, player in enumerate(players):
        read_seat(player, seat, state, laid)
    state.supply = _supply(laid.dice)
    state.seeds = _seeds_left(form, state)
    state.market = market_left(form, state)
    state.row, state.deck = _cards(form, seats, laid, dealer)
    shown = tuple(recipe for recipe in state.row if recipe != NO_RECIPE)
    state.deal = replace(deal, row=shown, deck=state.deck)
    state.word = form.read("chance", chance_word, dealer.next_word())
    _mark_dice(form, state, laid.dice)
    _close(form, state)
    read_turn(form, state)
    return state


def _players(form: Form, seats: int) -> list[Form]:
    players = form.forms("players", PLAYER_KEYS)
    if "players" not in form:
        players = [Form({}, f"players[{seat}]", PLAYER_KEYS) for seat in range(seats)]
    if len(players) != seats or seats > MOST:
        raise form.wrong("players", f"one entry for each seat, {seats} in all")
    return players


def _supply(dice: set[int]) -> list[int]:
    """The dice that lie nowhere else, by colour."""
    supply = list(ALL_OF)
    for die in dice:
        supply[COLOUR_OF[die]] &= ~BIT[die]
    return supply


def _seeds_left(form: Form, state: BreweryState) -> int:
    """The seeds that nobody has and that lie on no field (D1.1)."""
    sown = sum((entry & ITEM) + SEED == SEED for row in state.waiting for entry in row)
    left = SEEDS - sown - sum(state.own[SEEDS_OWN::OWN])
    if left < 0:
        raise form.wrong("players", f"at most {SEEDS} seeds in all")
    return left


def _cards(
    form: Form, seats: int, laid: Laid, dealer: Dealer
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The row, slot by slot, and the deck with the next recipe first."""
    slots = open_at_start(seats)

    def slot(data: object, path: str) -> int:
        return NO_RECIPE if data == NO_CARD else laid.recipe(data, path)

    row = form.some("row", slot)
    deck = form.some("deck", laid.recipe)
    rest = [recipe for recipe in range(len(laid.cards)) if recipe not in laid.recipes]
    dealer.shuffle(rest)
    if "row" not in form:
        row = [(deck or rest).pop(0) if deck or rest else NO_RECIPE for _ in range(slots)]
    if len(row) != slots:
        raise form.wrong("row", f"a list of {slots}")
    return tuple(row), (*deck, *rest)


def _mark_dice(form: Form, state: BreweryState, laid: set[int]) -> None:
    """Tokens under dice, and dice raised until the round's end (D8)."""
    for key, bit in (("blocked", BLOCKED_FACE), ("protected", PROTECTED_FACE)):
        for at, die in enumerate(form.some(key, DIE.load)):
            if die not in laid or state.face[die] > VALUE or not state.face[die]:
                raise BadData(f"{form.at(key)}[{at}]", "somebody's die, rolled, one token under it")
            state.face[die] |= bit
    names = [die_name(die) for die in sorted(laid)]
    raised = form.read("raised", counts(names, _MOST_RAISES), [0] * len(names))
    for die, raises in zip(sorted(laid), raised, strict=True):
        if raises and raises >= state.face[die] & VALUE:
            raise BadData(f"{form.at('raised')}.{die_name(die)}", "fewer raises than the die shows")
        state.face[die] += raises * RAISED_FACE


def _close(form: Form, state: BreweryState) -> None:
    """What is blocked, and the fields that nobody may use now (D4.3, D5, D8)."""
    for building in form.some("blocked_objects", one_of(OBJECTS)):
        state.blocked |= 1 << building
    names = [card.id for card in state.book.catalogue.recipes]
    for recipe in form.some("blocked_recipes", one_of(names)):
        if recipe not in state.row:
            raise form.wrong("blocked_recipes", "open recipes")
        state.blocked |= 1 << RECIPE_BIT + recipe
    most = max(1, state.seats - 1)
    for field in range(len(FIELDS)):
        uses = sum(state.own[OWN * seat + USED] >> field & 1 for seat in range(state.seats))
        if uses > most:
            raise form.wrong("players", f"{FIELDS[field]} used by {most} at the most (D4.3)")
        state.uses |= uses << 2 * field
    close_fields(state)
