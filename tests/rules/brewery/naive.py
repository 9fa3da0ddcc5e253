"""The legal moves as the rules word them, slowly and from a view alone.

It knows nothing of the engine's sets, faces and tables; where both agree, each vouches for the
other.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    COLOURS,
    FIELDS,
    GOODS,
    INGREDIENTS,
    OBJECTS,
    SEED,
    SKILL,
    SKILL_USE,
    TOKENS,
    RecipeCard,
)
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.view import (
    AFTER_DECLARING,
    BEFORE_BREWING,
    BLOCKED,
    POOL,
    PROTECTED,
    ROUND_START,
    WAREHOUSE,
    BreweryView,
)

OPEN_FROM = {"malt": 1, "hops": 1, "school": 2, "seeds": 3}
"""By the first word of a field's name."""
OBJECT_FROM = dict(zip(OBJECTS, (1, 1, 2, 3, 2, 3), strict=True))
BUILDING = {"malt": 0, "hops": 1, "school": 2, "seeds": 3}
FASTER = {
    "malt-light": 3,
    "malt-dark": 3,
    "malt-raise": 2,
    "hops-grow": 3,
    "hops-raise": 2,
    "seeds-hops": 3,
    "seeds-dark": 3,
    "seeds-gold": 3,
}
"""What accelerates on a field (D5)."""
LOWER = {"spices": {4: 1, 5: 1, 6: 1}, "special_malt": {4: 1, 5: 1, 6: 1}} | {
    name: {5: 1, 6: 2} for name in ("honey", "special_hops")
}
"""What a skill die takes off (D6)."""


class Table:
    """A view, asked in the words of the rules."""

    def __init__(self, view: BreweryView) -> None:
        assert view.actor is not None
        self.view, self.seat = view, view.actor
        self.own = view.players[self.seat]
        self.pool = list(view.dice_of(self.seat, POOL))
        self.warehouse = list(view.dice_of(self.seat, WAREHOUSE))
        self.falls = dict(view.raised)

    def colour(self, die: int) -> str:
        """The name of a die's colour."""
        return COLOURS[COLOUR_OF[die]]

    def has(self, token: str, seat: int | None = None) -> bool:
        """Whether a seat, or the deciding one, has a token."""
        return (
            self.view.players[self.seat if seat is None else seat].tokens[TOKENS.index(token)] > 0
        )

    def kind(self, die: int) -> tuple[object, ...]:
        """Dice of one kind are alike."""
        view = self.view
        place = (view.owner[die], view.where[die], COLOUR_OF[die])
        return (*place, view.value[die], view.marks[die], self.falls.get(die))

    def different(self, dice: Iterable[int]) -> list[int]:
        """The lowest die of each kind."""
        lowest: dict[tuple[object, ...], int] = {}
        for die in sorted(dice):
            lowest.setdefault(self.kind(die), die)
        return list(lowest.values())

    def usable(self, dice: Iterable[int]) -> list[int]:
        """Rolled dice that no token blocks, each kind once."""
        view = self.view
        return [
            die for die in self.different(dice) if view.value[die] and not view.marks[die] & BLOCKED
        ]

    def unmarked(self, dice: Iterable[int]) -> list[int]:
        """Rolled dice without a token under them."""
        view = self.view
        return [
            die for die in dice if view.value[die] and not view.marks[die] & (BLOCKED | PROTECTED)
        ]

    def is_open(self, field: int) -> bool:
        """Whether the deciding seat may still use a field in this round."""
        view, building = self.view, FIELDS[field].split("-")[0]
        return (
            view.round >= OPEN_FROM[building]
            and BUILDING[building] not in view.blocked_objects
            and field not in self.own.used
            and view.uses[field] < max(1, len(view.players) - 1)
        )

    def takes(self, field: int, die: int) -> bool:
        """Whether a field takes such a die (D5)."""
        colour, value = self.colour(die), self.view.value[die]
        kept = bool(self.view.marks[die] & PROTECTED)
        return {
            "malt-dark": colour == "light",
            "malt-raise": colour in {"light", "dark"} and value < 6 and not kept,
            "hops-raise": colour == "hops" and value < 6 and not kept,
            "school-reroll": colour == "skill" and value >= 3,
            "school-skill": colour == "skill" and value >= 5,
            "seeds-hops": colour == "hops",
            "seeds-dark": colour == "dark",
            "seeds-gold": colour in {"skill", "dark"},
        }.get(FIELDS[field], False)

    def base_is_there(self, card: RecipeCard, seat: int, changed: dict[int, int]) -> bool:
        """Whether some choice of a warehouse's dice fills the base; some dice show another value.

        A value of 0 takes the die out.
        """
        view = self.view
        for colour, least in enumerate(card.base):
            dice = [
                changed.get(die, view.value[die])
                for die in view.dice_of(seat, WAREHOUSE)
                if COLOUR_OF[die] == colour and not view.marks[die] & BLOCKED
            ]
            wanted = sorted(least)
            if not any(
                all(value >= need for value, need in zip(sorted(chosen), wanted, strict=True))
                for chosen in combinations(dice, len(wanted))
            ):
                return False
        return True

    def skill_left(self, seat: int, without: int | None = None) -> bool:
        """Whether a warehouse has a skill die for an extension."""
        view = self.view
        return any(
            COLOUR_OF[die] == SKILL and not view.marks[die] & BLOCKED and die != without
            for die in view.dice_of(seat, WAREHOUSE)
        )

    def goes(self, changed: dict[int, int] | None = None) -> bool:
        """Whether the base of the declared brewing is there."""
        assert self.view.declared is not None
        card = self.view.catalogue.recipes[self.view.declared[0]]
        return self.base_is_there(card, self.view.turn_player, changed or {})

    def refines(self, without: int | None = None) -> bool:
        """Whether the brewer has the skill die that the declared extension uses."""
        assert self.view.declared is not None
        return self.view.declared[1] == SKILL_USE and self.skill_left(
            self.view.turn_player, without
        )


def _placing(table: Table) -> set[BreweryMove]:
    view, own = table.view, table.own
    moves: set[BreweryMove] = {EndMove()} if view.placed_now else {Pass()}
    moves |= _stores(table)
    at_hand = table.pool + table.warehouse
    for field, name in enumerate(FIELDS):
        if not table.is_open(field):
            continue
        if name in {"malt-light", "hops-grow"} and own.seeds:
            moves.add(Place(field, SEED))
        for die in table.usable(at_hand):
            if name == "school-reroll" and not [
                other for other in table.unmarked(at_hand) if other != die
            ]:
                continue
            if table.takes(field, die):
                moves.add(Place(field, die))
            if name == "school-exchange" and table.colour(die) == "skill" and view.value[die] >= 2:
                moves |= {
                    Place(field, die, colour)
                    for colour in range(4)
                    if view.supply(colour)
                    and [
                        other
                        for other in at_hand
                        if COLOUR_OF[other] == colour
                        and view.value[other]
                        and not view.marks[other]
                        and other != die
                    ]
                }
    return moves | _accelerations(table)


def _accelerations(table: Table) -> set[BreweryMove]:
    view = table.view
    gives = {
        "malt-light": bool(view.supply(0)),
        "malt-dark": bool(view.supply(1)),
        "hops-grow": bool(view.supply(2)),
        "seeds-hops": view.seeds > 0,
        "seeds-dark": view.seeds > 0,
    }
    return {
        Accelerate(field, die)
        for field, _ in table.own.waiting
        for die in table.usable(table.pool + table.warehouse)
        if table.colour(die) == "skill"
        and view.value[die] >= FASTER.get(FIELDS[field], 7)
        and gives.get(FIELDS[field], True)
    }


def _stores(table: Table) -> set[BreweryMove]:
    return {Store(die) for die in table.different(table.pool) if table.view.value[die]}


def _purchase(table: Table) -> set[BreweryMove]:
    view, gold = table.view, table.own.gold
    moves: set[BreweryMove] = {EndPurchase()} | _stores(table)
    for what, name in enumerate(GOODS):
        is_token = what >= len(INGREDIENTS)
        left = (view.market + view.black_market)[what]
        market = "black_market" if is_token else "marketplace"
        had = view.bought_token if is_token else view.bought_ingredient
        if (
            not left
            or had
            or view.round < OBJECT_FROM[market]
            or OBJECTS.index(market) in view.blocked_objects
        ):
            continue
        price = view.catalogue.prices[what]
        if price <= gold:
            moves.add(Buy(what))
        for die in table.usable(table.pool + table.warehouse):
            off = LOWER.get(name, {}).get(view.value[die], 0)
            if table.colour(die) == "skill" and off and price - off <= gold:
                moves.add(Buy(what, die))
    return moves


def _brewing(table: Table) -> set[BreweryMove]:
    view = table.view
    moves: set[BreweryMove] = {Pass()}
    for recipe in view.row:
        if recipe is None or recipe in view.blocked_recipes:
            continue
        card = view.catalogue.recipes[recipe]
        if table.base_is_there(card, table.seat, {}):
            moves.add(Brew(recipe))
            for extension in card.extensions:
                use = extension.use
                if table.skill_left(table.seat) if use < 0 else table.own.ingredients[use]:
                    moves.add(Brew(recipe, use))
    return moves


def _pending(table: Table) -> set[BreweryMove]:
    view = table.view
    if view.pending == "take":
        return {Take(token) for token, left in enumerate(view.black_market) if left}
    if view.pending == "exchange":
        assert view.offer is not None
        gives = [
            die
            for die in table.different(table.pool + table.warehouse)
            if COLOUR_OF[die] == view.offer and view.value[die] and not view.marks[die]
        ]
        takes = table.different(view.supply(view.offer))
        return {Keep(), *(Exchange(give, take) for give in gives for take in takes)}
    moves: set[BreweryMove] = {Roll()} if view.picked else set()
    for place in (table.pool, table.warehouse):
        if view.picked and view.picked[0] not in place:
            continue
        left = table.different(die for die in place if die not in view.picked)
        moves |= {Pick(die) for die in table.unmarked(left) if die > max(view.picked, default=-1)}
    return moves


def _dice_uses(table: Table, owners: Iterable[int], token: str) -> set[BreweryMove]:
    """A token on each die, a kind once, on which it can act at all."""
    view = table.view
    found: set[BreweryMove] = set()
    for owner in owners:
        dice = [*view.dice_of(owner, WAREHOUSE)]
        if token != "withdraw":
            dice += view.dice_of(owner, POOL)
        for die in table.different(dice):
            marks, value = view.marks[die], view.value[die]
            if not value or marks & PROTECTED or (marks & BLOCKED and token != "withdraw"):
                continue
            if token == "raise" and (value == 6 or owner != table.seat):
                continue
            found.add(UseToken(TOKENS.index(token), die))
    return found


def _uses(table: Table) -> set[BreweryMove]:
    """What the deciding seat may do with its tokens now (D8)."""
    view, seat = table.view, table.seat
    everybody = range(len(view.players))
    others = [each for each in everybody if each != seat]
    moves: set[BreweryMove] = set()
    if view.window == 0 and not view.placed_now:
        for token in ("withdraw", "block_die", "raise", "reroll"):
            moves |= _dice_uses(table, everybody, token)
    if view.window == ROUND_START:
        moves |= {
            UseToken(TOKENS.index("block_object"), each)
            for each, name in enumerate(OBJECTS)
            if view.round >= OBJECT_FROM[name] and each not in view.blocked_objects
        }
        for token in ("block_die", "reroll"):
            moves |= _dice_uses(table, others, token)
    if view.window == BEFORE_BREWING:
        moves |= {
            UseToken(TOKENS.index("block_recipe"), recipe)
            for recipe in view.row
            if recipe is not None
            and recipe not in view.blocked_recipes
            and any(
                table.base_is_there(view.catalogue.recipes[recipe], other, {}) for other in others
            )
        }
        threats = ("withdraw", "block_die", "reroll")
        if any(table.has(token, other) for other in others for token in threats):
            moves |= {
                move
                for move in _dice_uses(table, [seat], "block_die")
                if isinstance(move, UseToken) and view.where[move.target] == WAREHOUSE
            }
    if view.window == AFTER_DECLARING:
        moves |= _answers(table)
    return {move for move in moves if isinstance(move, UseToken) and table.has(TOKENS[move.token])}


def _answers(table: Table) -> set[BreweryMove]:
    """What stops a declared brewing or costs it its extension, or saves its base."""
    view, brewer = table.view, table.view.turn_player
    found: set[BreweryMove] = set()
    goes = table.goes()
    tokens = ("withdraw", "block_die", "reroll") if table.seat != brewer else ("raise", "reroll")
    for token in tokens:
        for move in _dice_uses(table, [brewer], token):
            assert isinstance(move, UseToken)
            die = move.target
            if view.where[die] != WAREHOUSE:
                continue
            if table.seat != brewer:
                bares = table.refines() and not table.refines(die)
                stops = goes and (bares or not table.goes({die: 0}))
                if stops and not view.marks[die] & BLOCKED:
                    found.add(move)
            elif not goes:
                value = 6 if token == "reroll" else view.value[die] + 1
                if table.goes({die: value}):
                    found.add(move)
    return found


def legal_moves(view: BreweryView) -> set[BreweryMove]:
    """Every legal move of the deciding seat, of alike dice the lowest."""
    table = Table(view)
    if view.window:
        return _uses(table) | {Decline()}
    if view.pending:
        return _pending(table)
    if view.phase == "place":
        return _placing(table) | _uses(table)
    if view.phase == "purchase":
        return _purchase(table) | _uses(table)
    return _brewing(table) | _uses(table)
