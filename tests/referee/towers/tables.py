"""The first position, as the header of a record discloses it; every rule of the setup (T1, T12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..fouls import demand
from ..tables import JsonObject, counts, entries, exactly, keyed, number, pair, text

Field = tuple[int, int]
COLOURS = ("black", "white", "grey", "red")
FIELDS = {(row, column) for row in range(9) for column in range(9)}
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
PAWNS, HAND = 4, 5


@dataclass
class Tables:
    """Everything the header says."""

    players: int
    first: int
    rounds: int
    quick: bool
    colour: dict[Field, str]
    towers: dict[Field, dict[str, int]]
    neutral: set[Field]
    hands: list[dict[str, int]]
    deck: list[str]

    @property
    def phase(self) -> int:
        """The phase at the start (T1.5, T12)."""
        return 2 if self.players == 2 else 1


def colour_of(value: object, what: str) -> str:
    """``value`` as the name of a colour."""
    name = text(value, what)
    demand(name in COLOURS, "format", f"{what} is no colour: {name}")
    return name


def field_of(value: object, what: str) -> Field:
    """``value`` as a field of the board."""
    place = pair(value, what)
    demand(place in FIELDS, "format", f"{what} is no field: {place}")
    return place


def coloured(value: object, what: str) -> dict[str, int]:
    """``value`` as numbers by colour; zeros left out."""
    found = counts(value, what)
    demand(set(found) <= set(COLOURS), "format", f"{what} counts {found}")
    return found


def near(place: Field) -> list[Field]:
    """The fields that share a side with one."""
    beside = [(place[0] + down, place[1] + right) for down, right in SIDES]
    return [other for other in beside if other in FIELDS]


def read_tables(header: JsonObject) -> Tables:
    """The header's tables; complains when they break a rule of the setup."""
    demand(header.get("format") == "cubewright-record", "format", "this is no record")
    demand(header.get("version") == 1, "format", "this is another version of the format")
    demand(header.get("title") == "towers", "format", "this referee knows towers alone")
    seats = entries(header.get("players"), "players")
    demand(2 <= len(seats) <= 4, "T1", f"{len(seats)} players")
    first = number(header.get("first_player"), "first_player")
    demand(0 <= first < len(seats), "T1.5", f"there is no player {first}")
    options = keyed(header.get("options", {}), "options")
    setup = keyed(header.get("setup"), "setup")
    colour = read_board(setup)
    squares = read_squares(setup, colour)
    hands = [
        [colour_of(card, "card") for card in exactly(hand, HAND, "hand")]
        for hand in exactly(setup.get("hands"), len(seats), "hands")
    ]
    tables = Tables(
        players=len(seats),
        first=first,
        rounds=rounds_of(options, len(seats)),
        quick=options.get("quick_town") is True,
        colour=colour,
        towers=read_towers(setup),
        neutral=read_neutral(setup),
        hands=[dict(Counter(hand)) for hand in hands],
        deck=[colour_of(card, "card") for card in entries(setup.get("deck"), "deck")],
    )
    check_places(tables, squares)
    check_blocks(tables)
    check_cards(tables)
    return tables


def rounds_of(options: JsonObject, players: int) -> int:
    """After which round the game is over at the latest (T11, Q2)."""
    if options.get("quick_town") is True:
        return 15 if players == 2 else 16
    return 50 if options.get("short_game") is True else 80


def read_board(setup: JsonObject) -> dict[Field, str]:
    """The colours of the fields (T1.1, T14)."""
    colour = {
        (row, column): colour_of(name, "field")
        for row, names in enumerate(exactly(setup.get("board"), 9, "board"))
        for column, name in enumerate(exactly(names, 9, "row"))
    }
    found = Counter(colour.values())
    fair = {"black": 21, "white": 20, "grey": 20, "red": 20}
    demand(found == fair, "T1.1", f"the board has {dict(found)}")
    for place, name in colour.items():
        alike = [other for other in near(place) if colour[other] == name]
        demand(not alike, "T14", f"{place} and {alike} are {name}")
    for n in range(9):
        row, column = ({colour[n, m] for m in range(9)}, {colour[m, n] for m in range(9)})
        demand(len(row) == len(column) == 4, "T14", f"a line {n} lacks a colour")
    return colour


def read_squares(setup: JsonObject, colour: dict[Field, str]) -> dict[Field, int]:
    """How many small squares the fields have (T1.2)."""
    squares: dict[Field, int] = {}
    for entry in entries(setup.get("squares"), "squares"):
        row, column, count = exactly(entry, 3, "squares")
        place = field_of([row, column], "squares")
        demand(place not in squares, "T1.2", f"{place} is told twice")
        squares[place] = number(count, "squares")
    demand(set(squares.values()) <= {1, 2, 3, 4}, "T1.2", "fields have 1 to 4 squares")
    ones = Counter(colour[place] for place, count in squares.items() if count == 1)
    fair = {"black": 4, "red": 4, "grey": 2, "white": 2}
    demand(ones == fair, "T1.2", f"fields with one square: {dict(ones)}")
    demand(sum(squares.values()) == 40, "T1.2", f"the squares count {sum(squares.values())} blocks")
    return squares


def read_towers(setup: JsonObject) -> dict[Field, dict[str, int]]:
    """The towers at the start, by the colours of their blocks."""
    towers: dict[Field, dict[str, int]] = {}
    for entry in entries(setup.get("towers"), "towers"):
        row, column, blocks = exactly(entry, 3, "tower")
        place = field_of([row, column], "tower")
        demand(place not in towers, "T2.3", f"two towers on {place}")
        names = [colour_of(block, "block") for block in entries(blocks, "blocks")]
        towers[place] = dict(Counter(names))
    return towers


def read_neutral(setup: JsonObject) -> set[Field]:
    """The fields of the neutral pawns."""
    told = [field_of(place, "neutral") for place in entries(setup.get("neutral"), "neutral")]
    demand(len(set(told)) == len(told), "T2.3", "two neutral pawns on one field")
    return set(told)


def check_places(tables: Tables, squares: dict[Field, int]) -> None:
    """Towers stand where squares are, as high as they say; two players: T12."""
    ones = {place for place, count in squares.items() if count == 1}
    pawns: set[Field] = set()
    heights = dict(squares)
    rule = "T1.2"
    if tables.players == 2:
        rule = "T12"
        pawns = {place for place in ones if tables.colour[place] in ("black", "red")}
        heights = {place: 2 if place in ones else squares[place] for place in set(squares) - pawns}
    found = {place: sum(blocks.values()) for place, blocks in tables.towers.items()}
    demand(found == heights, rule, f"towers of {found}, not {heights}")
    demand(tables.neutral == pawns, rule, f"neutral pawns on {tables.neutral}, not {pawns}")
    for place in tables.towers:
        open_sides = [other for other in near(place) if other not in tables.towers]
        demand(bool(open_sides), "T6.3", f"the tower on {place} has no open side")


def check_blocks(tables: Tables) -> None:
    """All blocks are on the board (T1.3, T12)."""
    each = 9 if tables.players == 2 else 10
    found: Counter[str] = Counter()
    for blocks in tables.towers.values():
        found.update(blocks)
    rule = "T12" if tables.players == 2 else "T1.3"
    demand(found == dict.fromkeys(COLOURS, each), rule, f"the blocks are {dict(found)}")


def check_cards(tables: Tables) -> None:
    """Fifteen cards of each colour, five in each hand, the others in the deck (T1.4)."""
    found = Counter(tables.deck)
    for hand in tables.hands:
        found.update(hand)
    demand(found == dict.fromkeys(COLOURS, 15), "T1.4", f"the cards are {dict(found)}")
