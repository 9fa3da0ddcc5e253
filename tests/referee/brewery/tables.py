"""The first position, as the header of a record discloses it; every rule of the setup (D1, D2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..fouls import demand
from ..tables import JsonObject, entries, exactly, keyed, number, text

COLOURS = ("light", "dark", "hops", "skill")
DICE_OF = {"light": 14, "dark": 14, "hops": 12, "skill": 10}
DICE = [f"{colour}-{n}" for colour in COLOURS for n in range(1, DICE_OF[colour] + 1)]
"""All dice, in the order in which the rules list them."""
ORDER = {die: place for place, die in enumerate(DICE)}
INGREDIENTS = ("fruit", "spices", "honey", "special_hops", "special_malt")
TOKENS = ("withdraw", "block_object", "block_die", "block_recipe", "raise", "reroll")
OBJECTS = {
    "malt_house": 1,
    "hops_plantation": 1,
    "school": 2,
    "seed_department": 3,
    "marketplace": 2,
    "black_market": 3,
}
"""The round from which each is open (D5, D6)."""
SEEDS, OF_A_KIND = 6, 3


@dataclass
class Extension:
    """A way to refine a recipe."""

    use: str
    points: int
    gold: int


@dataclass
class Recipe:
    """One recipe; ``base``: the minima by colour, highest first."""

    style: str
    level: int
    base: dict[str, list[int]]
    extensions: dict[str, Extension]
    points: int
    gold: int
    token: bool
    die: str | None


@dataclass
class Tables:
    """Everything the header says."""

    players: int
    first: int
    even_seasons: bool
    short: bool
    behind_begins: bool
    recipes: dict[str, Recipe]
    prices: dict[str, int]
    row: list[str | None]
    deck: list[str]
    dice: list[list[str]]
    rolls: dict[str, int]


def colour_of(die: str) -> str:
    """The colour of a die."""
    return die.partition("-")[0]


def die_named(value: object, what: str) -> str:
    """``value`` as the name of a die."""
    name = text(value, what)
    demand(name in ORDER, "format", f"{what} is no die: {name}")
    return name


def word(value: object, known: tuple[str, ...], what: str) -> str:
    """``value`` as one of the known words."""
    name = text(value, what)
    demand(name in known, "format", f"{what} is none of {known}: {name}")
    return name


def flag(value: object, what: str) -> bool:
    """``value`` as true or false."""
    demand(isinstance(value, bool), "format", f"{what} is neither true nor false")
    return value is True


def pairs(value: object, what: str) -> list[tuple[str, int]]:
    """``value`` as dice with values."""
    told = [exactly(entry, 2, what) for entry in entries(value, what)]
    return [(die_named(die, what), number(count, what)) for die, count in told]


def read_tables(header: JsonObject) -> Tables:
    """The header's tables; complains when they break a rule of the setup."""
    demand(header.get("format") == "cubewright-record", "format", "this is no record")
    demand(header.get("version") == 1, "format", "this is another version of the format")
    demand(header.get("title") == "brewery", "format", "this referee knows brewery alone")
    seats = entries(header.get("players"), "players")
    demand(2 <= len(seats) <= 4, "D4.3", f"{len(seats)} players")
    first = number(header.get("first_player"), "first_player")
    demand(0 <= first < len(seats), "D2.1", f"there is no player {first}")
    options = keyed(header.get("options"), "options")
    advanced = flag(options.get("advanced"), "advanced")
    setup = keyed(header.get("setup"), "setup")
    recipes = read_recipes(setup)
    tables = Tables(
        players=len(seats),
        first=first,
        even_seasons=flag(options.get("even_seasons"), "even_seasons"),
        short=flag(options.get("short_game", False), "short_game"),
        behind_begins=flag(options.get("behind_begins", False), "behind_begins"),
        recipes=recipes,
        prices=read_prices(setup),
        row=[text(name, "row") for name in entries(setup.get("row"), "row")],
        deck=[text(name, "deck") for name in entries(setup.get("deck"), "deck")],
        dice=[
            [die_named(die, "dice") for die in entries(dice, "dice")]
            for dice in exactly(setup.get("dice"), len(seats), "dice")
        ],
        rolls={},
    )
    check_cards(tables, advanced)
    check_dice(tables)
    tables.rolls = read_rolls(setup, tables)
    return tables


def read_recipes(setup: JsonObject) -> dict[str, Recipe]:
    """The thirty recipes (D1.2)."""
    told = keyed(setup.get("recipes"), "recipes")
    recipes = {name: read_recipe(name, keyed(data, name)) for name, data in told.items()}
    demand(len(recipes) == 30, "D1.2", f"there are {len(recipes)} recipes")
    kinds = Counter(
        (card.style, card.level) for card in recipes.values() if card.style != "experimental"
    )
    demand(set(kinds.values()) == {1} and len(kinds) == 24, "D1.2", "not eight styles at 3 levels")
    styles = {style for style, _ in kinds}
    demand(len(styles) == 8, "D1.2", f"the styles are {sorted(styles)}")
    return recipes


def read_recipe(name: str, data: JsonObject) -> Recipe:
    """One recipe."""
    base = keyed(data.get("base"), f"{name}.base")
    minima = {
        colour: [number(n, f"{name}.base") for n in entries(base.get(colour), f"{name}.base")]
        for colour in COLOURS[:3]
    }
    for values in minima.values():
        demand(all(1 <= n <= 6 for n in values), "D1.2", f"{name} asks for {values}")
        demand(values == sorted(values, reverse=True), "format", f"{name} lists {values}")
    demand(any(minima.values()), "D1.2", f"{name} needs no dice")
    reward = keyed(data.get("reward"), f"{name}.reward")
    die = reward.get("die")
    recipe = Recipe(
        style=text(data.get("style"), f"{name}.style"),
        level=number(data.get("level"), f"{name}.level"),
        base=minima,
        extensions=read_extensions(name, data),
        points=number(reward.get("points"), f"{name}.reward"),
        gold=number(reward.get("gold"), f"{name}.reward"),
        token=flag(reward.get("token"), f"{name}.reward.token"),
        die=None if die is None else word(die, COLOURS, f"{name}.reward.die"),
    )
    demand(recipe.level in (1, 2, 3), "D1.2", f"{name} is of level {recipe.level}")
    demand(min(recipe.points, recipe.gold) >= 0, "D1.2", f"{name} takes gold or points")
    return recipe


def read_extensions(name: str, data: JsonObject) -> dict[str, Extension]:
    """A recipe's two or three extensions, by what they use."""
    found: dict[str, Extension] = {}
    for entry in entries(data.get("extension"), f"{name}.extension"):
        told = keyed(entry, f"{name}.extension")
        use = word(told.get("use"), ("skill", *INGREDIENTS), f"{name}.use")
        points, gold = (number(told.get(key), f"{name}.{key}") for key in ("points", "gold"))
        demand(use not in found, "D1.2", f"{name} may use {use} twice")
        given = min(points, gold) == 0 < max(points, gold)
        demand(given, "D1.2", f"{name} gives {points} points and {gold} gold for {use}")
        found[use] = Extension(use, points, gold)
    demand(len(found) in (2, 3), "D1.2", f"{name} has {len(found)} extensions")
    return found


def read_prices(setup: JsonObject) -> dict[str, int]:
    """What ingredients and tokens cost (D1.3)."""
    told = keyed(setup.get("prices"), "prices")
    prices = {name: number(price, f"price of {name}") for name, price in told.items()}
    demand(set(prices) == {*INGREDIENTS, *TOKENS}, "D1.3", f"the prices are {prices}")
    demand(min(prices.values()) > 0, "D1.3", "something costs nothing")
    return prices


def check_cards(tables: Tables, advanced: bool) -> None:
    """Three recipes lie open, four with four players; the others are the deck (D2.2)."""
    wanted = 4 if tables.players == 4 else 3
    demand(len(tables.row) == wanted, "D2.2", f"{len(tables.row)} recipes lie open")
    row = [name for name in tables.row if name is not None]
    laid = sorted(row + tables.deck)
    demand(laid == sorted(tables.recipes), "D2.2", "row and deck don't hold each recipe once")
    for name in () if advanced else row:
        card = tables.recipes[name]
        mild = all(len(values) <= 1 and max([0, *values]) <= 3 for values in card.base.values())
        demand(mild and card.level == 1, "D2.2", f"{name} is no starter")


def check_dice(tables: Tables) -> None:
    """Everybody begins with one die of each colour (D2.1)."""
    for seat, dice in enumerate(tables.dice):
        fair = [f"{colour}-{seat + 1}" for colour in COLOURS]
        demand(sorted(dice) == sorted(fair), "D2.1", f"player {seat} begins with {dice}")


def read_rolls(setup: JsonObject, tables: Tables) -> dict[str, int]:
    """The rolls of the first round, from the holder on (D4.1)."""
    told = pairs(setup.get("first_rolls"), "first_rolls")
    seats = [(tables.first + n) % tables.players for n in range(tables.players)]
    due = [die for seat in seats for die in sorted(tables.dice[seat], key=ORDER.__getitem__)]
    demand([die for die, _ in told] == due, "D4.1", f"due to be rolled were {due}")
    demand(all(1 <= value <= 6 for _, value in told), "D4.1", "a die shows no face")
    return dict(told)
