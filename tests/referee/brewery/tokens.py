"""Action tokens: what each may be used on, in the own turn and in the three windows (D8)."""

from __future__ import annotations

from ..fouls import demand
from .position import Position
from .tables import INGREDIENTS, OBJECTS

Use = tuple[str, str]
"""A token and its target."""


class Tokens:
    """Who may use which token on what."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def holds(self, seat: int, token: str) -> bool:
        """Whether a player has such a token."""
        return self.position.players[seat].tokens[token] > 0

    def held(self, seat: int, uses: set[Use]) -> set[Use]:
        """Those for which the player has the token."""
        return {use for use in uses if self.holds(seat, use[0])}

    def dice(self, *places: str) -> list[str]:
        """All dice that lie in such places, whoever's they are."""
        return [name for name, die in self.position.dice.items() if die.place in places]

    def own_turn(self, seat: int) -> set[Use]:
        """Before the own action (D8)."""
        uses = set()
        for name in self.dice("pool", "warehouse"):
            die = self.position.dice[name]
            if die.owner == seat and self.may_raise(name):
                uses.add(("raise", name))
            if self.may_reroll(name):
                uses.add(("reroll", name))
            if self.may_mark(name):
                uses.add(("block_die", name))
            if die.place == "warehouse" and not die.protected:
                uses.add(("withdraw", name))
        return self.held(seat, uses)

    def at_start(self, seat: int, round_: int) -> set[Use]:
        """After the rolls: open objects, and dice of others."""
        blocked = self.position.blocked_objects
        uses = {
            ("block_object", name)
            for name, opens in OBJECTS.items()
            if round_ >= opens and name not in blocked
        }
        for name in self.dice("pool", "warehouse"):
            if self.position.dice[name].owner != seat:
                if self.may_mark(name):
                    uses.add(("block_die", name))
                if self.may_reroll(name):
                    uses.add(("reroll", name))
        return self.held(seat, uses)

    def before_brewing(self, seat: int) -> set[Use]:
        """Recipes that others can brew now; own dice that others can do something to."""
        others = [each for each in range(len(self.position.players)) if each != seat]
        uses = {("block_recipe", name) for each in others for name in self.position.brewable(each)}
        threats = ("withdraw", "block_die", "reroll")
        if any(self.holds(each, token) for each in others for token in threats):
            own = self.position.of(seat, "warehouse")
            uses |= {("block_die", name) for name in own if self.may_mark(name)}
        return self.held(seat, uses)

    def against(self, seat: int, brewer: int, recipe: str, use: str | None) -> set[Use]:
        """What makes a declared brewing fall through or lose its extension."""
        position = self.position
        uses: set[Use] = set()
        if not position.assigned(brewer, recipe, None):
            return uses
        left = use if position.assigned(brewer, recipe, use) else None
        for name in position.of(brewer, "warehouse"):
            if position.assigned(brewer, recipe, left, without=name):
                continue
            if not position.dice[name].protected:
                uses.add(("withdraw", name))
            if self.may_mark(name):
                uses.add(("block_die", name))
            if self.may_reroll(name):
                uses.add(("reroll", name))
        return self.held(seat, uses)

    def rescues(self, seat: int, recipe: str) -> set[Use]:
        """What may fill the base of a recipe that is not filled as it is."""
        position = self.position
        uses: set[Use] = set()
        if position.assigned(seat, recipe, None):
            return uses
        for name in position.of(seat, "warehouse"):
            die = position.dice[name]
            value = die.value
            if self.may_raise(name):
                die.value = value + 1
                if position.assigned(seat, recipe, None):
                    uses.add(("raise", name))
            if self.may_reroll(name):
                die.value = 6
                if position.assigned(seat, recipe, None):
                    uses.add(("reroll", name))
            die.value = value
        return self.held(seat, uses)

    def hopeful(self, seat: int) -> bool:
        """Whether a raise, or a re-roll that comes up 6, would let a seat brew (section 4)."""
        open_now = [name for name in self.position.row if name is not None]
        free = [name for name in open_now if name not in self.position.blocked_recipes]
        return any(self.rescues(seat, name) for name in free)

    def may_raise(self, name: str) -> bool:
        """A die that shows less than 6, without a token under it."""
        return self.may_mark(name) and self.position.dice[name].value < 6

    def may_reroll(self, name: str) -> bool:
        """A die that shows something, without a token under it."""
        return self.may_mark(name)

    def may_mark(self, name: str) -> bool:
        """One token under a die, which must show something."""
        die = self.position.dice[name]
        return die.value > 0 and not die.blocked and not die.protected

    def use(self, seat: int, token: str, target: str) -> None:
        """Use a token: at once, then it is out of the game."""
        position, player = self.position, self.position.players[seat]
        demand(player.tokens[token] > 0, "D8", f"player {seat} has no token {token}")
        player.tokens[token] -= 1
        position.spent[token] += 1
        position.tell("token_used", player=seat, token=token, target=target)
        if token == "block_object":
            position.blocked_objects.add(target)
        elif token == "block_recipe":
            position.blocked_recipes.add(target)
        else:
            self._on_die(seat, token, target)

    def _on_die(self, seat: int, token: str, name: str) -> None:
        position = self.position
        die = position.dice[name]
        owner = -1 if die.owner is None else die.owner
        if token == "withdraw":
            die.place = "pool"
            position.tell("die_to_pool", player=owner, die=name, reason="withdraw")
        elif token == "raise":
            die.base = die.value if die.base is None else die.base
            die.value += 1
            position.tell("die_raised", player=owner, die=name, value=die.value, reason="token")
        elif token == "reroll":
            position.roll(owner, "token", [name])
        elif owner == seat:
            die.protected = True
        else:
            die.blocked = True


def price_of(position: Position, seat: int, what: str, name: str | None) -> int:
    """What something costs, less what a skill die takes off (D6)."""
    price = position.prices[what]
    if name is None:
        return price
    die = position.usable(seat, name, "D6")
    demand(name.startswith("skill-"), "D6", f"{name} is no skill die")
    if what in ("spices", "special_malt"):
        demand(die.value >= 4, "D6", f"{name} shows {die.value}")
        return price - 1
    demand(what in ("honey", "special_hops"), "D6", f"{what} is never cheaper")
    demand(die.value >= 5, "D6", f"{name} shows {die.value}")
    return price - (2 if die.value == 6 else 1)


def buy(position: Position, seat: int, what: str, name: str | None) -> None:
    """Buy an ingredient or a token (D6)."""
    player = position.players[seat]
    demand(position.market[what] > 0, "D6", f"no {what} is left")
    price = price_of(position, seat, what, name)
    demand(player.gold >= price, "D6", f"{what} costs {price}, there are {player.gold} gold")
    position.market[what] -= 1
    held = player.ingredients if what in INGREDIENTS else player.tokens
    held[what] += 1
    if name is not None:
        position.rest(seat, name)
    position.tell("bought", player=seat, what=what, price=price, die=name)
    player.gold -= price
    if price:
        position.tell("gold", player=seat, amount=-price, reason="purchase")
