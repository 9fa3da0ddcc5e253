"""What may be done in each phase of a game of `brewery` (D3 to D8)."""

from __future__ import annotations

from collections.abc import Callable

from ..fouls import Foul, demand
from ..tables import JsonObject, entries, keyed, number, text
from .comparison import compare
from .rounds import Course
from .tables import COLOURS, INGREDIENTS, OBJECTS, TOKENS, colour_of, die_named, read_tables, word
from .tokens import buy
from .windows import Declared, Window


class Referee(Course):
    """Follows a game step by step."""

    def __init__(self, header: JsonObject) -> None:
        super().__init__(read_tables(header))
        self.picked: list[str] = []
        self.offer = ""
        self.bought: set[str] = set()

    def step(self, data: JsonObject, count: int) -> None:
        """Judge one step of the record."""
        demand(not self.over, "D10", "the game is over")
        demand(number(data.get("n"), "n") == count, "format", f"this is step {count}")
        turn = number(data.get("turn"), "turn")
        demand(turn == self.turn, "D4", f"this is turn {self.turn}, not {turn}")
        seat = number(data.get("player"), "player")
        demand(seat == self.actor, "D4", f"player {self.actor} decides now, not {seat}")
        action = keyed(data.get("action"), "action")
        told = [keyed(event, "event") for event in entries(data.get("events"), "events")]
        position = self.position
        position.expected = []
        position.rolls = [event for event in told if event.get("type") == "rolled"]
        self.choose(text(action.get("type"), "action.type"))(action)
        compare(position.expected, told)
        position.check_conserved()

    def choose(self, kind: str) -> Callable[[JsonObject], None]:
        """What an action of that type does, if it may be taken now."""
        if kind == "use_token":
            return self.use_token
        if self.window:
            demand(kind == "decline", "D8", f"{kind} is no answer in a window")
            return self.decline
        if self.pending:
            ways = {"pick": self.pick, "roll": self.roll}
            ways |= {"exchange": self.exchange, "keep": self.keep, "take": self.take}
            allowed = {"pick": ("pick", "roll"), "exchange": ("exchange", "keep")}
            wanted = allowed.get(self.pending, ("take",))
            demand(kind in wanted, "D5.3", f"{kind} where {self.pending} is due")
            return ways[kind]
        ways = {
            "place": {
                "store": self.store,
                "place": self.place,
                "accelerate": self.accelerate,
                "end_move": self.end_move,
                "pass": self.pass_,
            },
            "purchase": {"store": self.store, "buy": self.buy, "end_purchase": self.end_purchase},
            "brew": {"brew": self.brew, "pass": self.pass_},
        }[self.phase]
        if kind not in ways:
            raise Foul("D4", f"{kind} is nothing to do in the phase {self.phase}")
        return ways[kind]

    def store(self, action: JsonObject) -> None:
        """A die goes from the pool to the warehouse (D3)."""
        name = die_named(action.get("die"), "die")
        die = self.position.dice[name]
        pool = die.owner == self.seat and die.place == "pool"
        demand(pool, "D3", f"{name} is not in the pool")
        demand(die.value > 0, "D3", f"{name} is not rolled yet")
        die.place = "warehouse"
        self.position.tell("stored", player=self.seat, die=name)

    def place(self, action: JsonObject) -> None:
        """An item goes onto a field (D4.2)."""
        field = text(action.get("field"), "field")
        item = text(action.get("item"), "item")
        if item != "seed":
            die_named(item, "item")
        told = action.get("colour")
        colour = None if told is None else word(told, COLOURS, "colour")
        self.boards.place(self.seat, field, item, self.round, colour)
        self.items += 1
        if field == "school-reroll":
            self.pending, self.picked = "pick", []
        elif field == "school-exchange":
            self.pending, self.offer = "exchange", str(colour)
            self.position.roll(self.seat, field, self.position.supply(self.offer))
        self.end_full_move()

    def accelerate(self, action: JsonObject) -> None:
        """A skill die joins an item that waits (D4.4)."""
        field, name = text(action.get("field"), "field"), die_named(action.get("die"), "die")
        self.boards.accelerate(self.seat, field, name)
        self.items += 1
        self.end_full_move()

    def end_full_move(self) -> None:
        """A placing turn is over after two items."""
        if self.items == 2 and not self.pending:
            self.next_turn()

    def end_move(self, _action: JsonObject) -> None:
        """A placing turn of one item."""
        demand(self.items == 1, "D4.2", "nothing was placed")
        self.next_turn()

    def pass_(self, _action: JsonObject) -> None:
        """Out for the rest of the phase (D4.2, D7)."""
        demand(self.items == 0, "D4.2", "who has placed an item can't pass")
        self.player.out = True
        self.position.tell("passed", player=self.seat, phase=self.phase)
        self.next_turn()

    def pick(self, action: JsonObject) -> None:
        """One more die to roll again (D5.3)."""
        name = die_named(action.get("die"), "die")
        position = self.position
        die = position.usable(self.seat, name, "D5.3")
        demand(name not in self.picked, "D5.3", f"{name} is picked twice")
        demand(not die.protected, "D8", f"{name} is protected")
        places = {position.dice[each].place for each in self.picked}
        demand(places <= {die.place}, "D5.3", "dice of both pool and warehouse")
        self.picked.append(name)

    def roll(self, _action: JsonObject) -> None:
        """Roll the picked dice (D5.3)."""
        demand(bool(self.picked), "D5.3", "no die was picked")
        self.position.roll(self.seat, "school-reroll", self.picked)
        self.pending, self.picked = "", []
        self.end_full_move()

    def exchange(self, action: JsonObject) -> None:
        """Give an own die for one of the supply (D5.3)."""
        given, taken = (die_named(action.get(key), key) for key in ("give", "take"))
        position = self.position
        own = position.usable(self.seat, given, "D5.3")
        demand(colour_of(given) == self.offer, "D5.3", f"{given} is not {self.offer}")
        demand(self.boards.unmarked(given), "D5.3", f"{given} is marked")
        demand(taken in position.supply(self.offer), "D5.3", f"{taken} was not rolled")
        new = position.dice[taken]
        new.owner, new.place = self.seat, own.place
        own.owner, own.place, own.base = None, "supply", None
        position.tell("exchanged", player=self.seat, given=given, taken=taken, value=new.value)
        self.keep(action)

    def keep(self, _action: JsonObject) -> None:
        """The supply's dice are laid back (D5.3)."""
        for name in self.position.supply(self.offer):
            self.position.dice[name].value = 0
            self.position.dice[name].base = None
        self.pending, self.offer = "", ""
        self.end_full_move()

    def buy(self, action: JsonObject) -> None:
        """Buy an ingredient or a token (D6)."""
        what = word(action.get("what"), (*INGREDIENTS, *TOKENS), "what")
        market = "marketplace" if what in INGREDIENTS else "black_market"
        demand(self.round >= OBJECTS[market], "D6", f"{market} is not open yet")
        demand(market not in self.position.blocked_objects, "D8", f"{market} is blocked")
        demand(market not in self.bought, "D6", f"something was bought in the {market} already")
        told = action.get("die")
        buy(self.position, self.seat, what, None if told is None else die_named(told, "die"))
        self.bought.add(market)

    def end_purchase(self, _action: JsonObject) -> None:
        """The purchase is over."""
        self.bought = set()
        self.player.out = True
        self.next_turn()

    def brew(self, action: JsonObject) -> None:
        """Declare a brewing (D7)."""
        position = self.position
        recipe, named = text(action.get("recipe"), "recipe"), action.get("extension")
        use = None if named is None else word(named, ("skill", *INGREDIENTS), "extension")
        demand(recipe in position.row, "D7", f"{recipe} does not lie open")
        demand(recipe not in position.blocked_recipes, "D8", f"{recipe} is blocked")
        extensions = position.recipes[recipe].extensions
        demand(use is None or use in extensions, "D7", f"{recipe} is not refined with {use}")
        dice = position.assigned(self.seat, recipe, use)
        demand(bool(dice), "D7", f"{recipe} with {use} lacks something")
        declared = Declared(self.seat, recipe, use)
        others = self.seats(self.seat)[1:]
        window = Window("declared", [*others, self.seat], declared=declared)
        told = {"player": self.seat, "recipe": recipe, "dice": dice, "extension": use}
        position.tell("brewing_declared", **told)
        if window.settle(self.tokens):
            self.window = window
        else:
            self.carry_out(declared)

    def take(self, action: JsonObject) -> None:
        """Choose the token that a recipe gives (D1.2)."""
        token = word(action.get("token"), TOKENS, "token")
        demand(self.position.market[token] > 0, "D7", f"no token {token} is left")
        self.position.market[token] -= 1
        self.player.tokens[token] += 1
        self.position.tell("token_gained", player=self.seat, token=token)
        self.pending = ""
        self.next_turn()

    def use_token(self, action: JsonObject) -> None:
        """Use an action token, in the own turn or in a window (D8)."""
        token, target = (
            word(action.get("token"), TOKENS, "token"),
            text(action.get("target"), "target"),
        )
        seat = self.actor
        demand(self.tokens.holds(seat, token), "D8", f"player {seat} has no token {token}")
        if self.window:
            uses = self.window.uses(self.tokens)
        else:
            demand(not self.pending, "D8", f"a token where {self.pending} is due")
            demand(self.items == 0, "D8", "a token after an item was placed")
            uses = self.tokens.own_turn(seat)
        demand((token, target) in uses, "D8", f"{token} can't be used on {target} now")
        self.tokens.use(seat, token, target)
        if self.window:
            self.go_on()
        elif self.phase == "brew":  # who can't brew any more is skipped
            self.find_seat(self.seat)

    def decline(self, _action: JsonObject) -> None:
        """No further token in this window (D8)."""
        if self.window:
            self.window.queue.pop(0)
            self.go_on()
