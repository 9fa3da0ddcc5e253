"""What lies where during a game of `brewery`; what happens is told in ``expected``."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..fouls import Foul, demand
from ..tables import JsonObject
from .tables import (
    COLOURS,
    DICE,
    INGREDIENTS,
    OF_A_KIND,
    ORDER,
    SEEDS,
    TOKENS,
    Recipe,
    Tables,
    colour_of,
    pairs,
)


@dataclass
class Die:
    """Whose a die is (None: it lies in the supply), where it lies, and what is under it.

    ``place``: ``supply``, ``pool``, ``warehouse``, ``field`` or ``resting``. ``value`` 0: unrolled.
    ``base``: the value that a raised die falls back to.
    """

    owner: int | None = None
    place: str = "supply"
    value: int = 0
    blocked: bool = False
    protected: bool = False
    base: int | None = None

    @property
    def held(self) -> bool:
        """Whether it lies in a pool or a warehouse."""
        return self.place in ("pool", "warehouse")


@dataclass
class Player:
    """One player's things; ``waiting``: field and item, in the order placed."""

    gold: int = 2
    seeds: int = 1
    points: int = 0
    ingredients: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)
    recipes: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    waiting: list[tuple[str, str]] = field(default_factory=list)
    resting: list[str] = field(default_factory=list)
    out: bool = False


class Position:
    """The dice, the market, the recipes and the players."""

    def __init__(self, tables: Tables) -> None:
        self.recipes: dict[str, Recipe] = tables.recipes
        self.prices = tables.prices
        self.row = list(tables.row)
        self.deck = list(tables.deck)
        self.players = [Player() for _ in range(tables.players)]
        self.dice = {name: Die() for name in DICE}
        for seat, dice in enumerate(tables.dice):
            for name in dice:
                self.dice[name] = Die(seat, "pool", tables.rolls[name])
        self.seeds = SEEDS - tables.players
        self.market = Counter(dict.fromkeys((*INGREDIENTS, *TOKENS), OF_A_KIND))
        self.blocked_objects: set[str] = set()
        self.blocked_recipes: set[str] = set()
        self.spent = Counter[str]()
        self.expected: list[JsonObject] = []
        self.rolls: list[JsonObject] = []

    def tell(self, kind: str, **keys: object) -> None:
        """Something happens that the record must tell."""
        self.expected.append({"type": kind, **keys})

    def of(self, seat: int, *places: str, colour: str = "") -> list[str]:
        """A player's dice in those places, in their order."""
        return [
            name
            for name, die in self.dice.items()
            if die.owner == seat
            and die.place in places
            and (not colour or colour_of(name) == colour)
        ]

    def supply(self, colour: str) -> list[str]:
        """The dice of a colour in the supply."""
        return [
            name
            for name, die in self.dice.items()
            if die.place == "supply" and colour_of(name) == colour
        ]

    def roll(self, seat: int, reason: str, names: list[str]) -> None:
        """Dice are rolled; how they fall is told by the record (D4.1)."""
        demand(bool(self.rolls), "events", f"a roll of {names} is not told")
        told = pairs(self.rolls.pop(0).get("dice"), "rolled dice")
        demand([name for name, _ in told] == names, "events", f"due to be rolled were {names}")
        for name, value in told:
            demand(1 <= value <= 6, "D4.1", f"{name} shows {value}")
            self.dice[name].value, self.dice[name].base = value, None
        self.tell("rolled", player=seat, reason=reason, dice=[[n, v] for n, v in told])

    def gain(self, seat: int, colour: str, reason: str) -> str | None:
        """The lowest die of a colour goes from the supply to a pool, unrolled; None: no die."""
        dice = self.supply(colour)
        if not dice:
            return None
        self.dice[dice[0]] = Die(seat, "pool")
        self.tell("die_gained", player=seat, die=dice[0], reason=reason)
        return dice[0]

    def give_back(self, seat: int, name: str, reason: str) -> None:
        """A die goes to the supply."""
        self.dice[name] = Die()
        self.tell("die_returned", player=seat, die=name, reason=reason)

    def earn(self, seat: int, reason: str, *, points: int = 0, gold: int = 0) -> None:
        """Points, then gold, are gained; nothing is told of none."""
        player = self.players[seat]
        player.points += points
        player.gold += gold
        if points:
            self.tell("points", player=seat, amount=points, reason=reason)
        if gold:
            self.tell("gold", player=seat, amount=gold, reason=reason)

    def gain_seeds(self, seat: int, wanted: int, reason: str) -> None:
        """So many seeds, or as many as there are."""
        amount = min(wanted, self.seeds)
        self.seeds -= amount
        self.players[seat].seeds += amount
        if amount:
            self.tell("seeds_gained", player=seat, amount=amount, reason=reason)

    def return_seed(self, seat: int, reason: str) -> None:
        """A placed seed goes to the supply."""
        self.seeds += 1
        self.tell("seed_returned", player=seat, reason=reason)

    def usable(self, seat: int, name: str, rule: str) -> Die:
        """A die of the own pool or warehouse that shows a value and isn't blocked (D3, D8)."""
        die = self.dice[name]
        demand(die.owner == seat and die.held, rule, f"{name} is in neither pool nor warehouse")
        demand(die.value > 0, "D3", f"{name} is not rolled yet")
        demand(not die.blocked, "D8", f"{name} is blocked")
        return die

    def rest(self, seat: int, name: str) -> None:
        """A skill die that was used rests until clean-up (D4.4)."""
        self.dice[name].place = "resting"
        self.players[seat].resting.append(name)

    def assigned(self, seat: int, recipe: str, use: str | None, without: str = "") -> list[str]:
        """The warehouse dice that brew a recipe, by slots; none if they don't suffice (D7).

        ``without``: as if that die were not there.
        """
        own = [
            name
            for name in self.of(seat, "warehouse")
            if name != without and not self.dice[name].blocked
        ]
        own.sort(
            key=lambda name: (self.dice[name].value, self.dice[name].base is None, ORDER[name])
        )
        found: list[str] = []
        for colour in COLOURS[:3]:
            for least in self.recipes[recipe].base[colour]:
                fit = [
                    name
                    for name in own
                    if colour_of(name) == colour
                    and self.dice[name].value >= least
                    and name not in found
                ]
                if not fit:
                    return []
                found.append(fit[0])
        if use == "skill":
            skill = [name for name in own if colour_of(name) == "skill"]
            return [*found, skill[0]] if skill else []
        return found if use is None or self.players[seat].ingredients[use] else []

    def brewable(self, seat: int) -> list[str]:
        """The open recipes that a player can brew now."""
        return [
            name
            for name in self.row
            if name is not None
            and name not in self.blocked_recipes
            and self.assigned(seat, name, None)
        ]

    def check_conserved(self) -> None:
        """Nothing appears and nothing gets lost (D1.1)."""
        placed = sum(item == "seed" for each in self.players for _, item in each.waiting)
        seeds = self.seeds + placed + sum(each.seeds for each in self.players)
        if seeds != SEEDS or self.seeds < 0:
            raise Foul("D1.1", f"there are {seeds} seeds")
        for name in (*INGREDIENTS, *TOKENS):
            held = sum(each.ingredients[name] + each.tokens[name] for each in self.players)
            count = self.market[name] + held + self.spent[name]
            demand(count == OF_A_KIND, "D1.1", f"there are {count} of {name}")
        demand(min(each.gold for each in self.players) >= 0, "D1.1", "somebody owes gold")
