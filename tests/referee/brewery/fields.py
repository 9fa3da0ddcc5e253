"""The fields of the player boards: what they take, and what they do (D4, D5)."""

from __future__ import annotations

from ..fouls import Foul, demand
from .position import Position
from .tables import COLOURS, OBJECTS, colour_of

FIELDS = {
    "malt-light": "malt_house",
    "malt-dark": "malt_house",
    "malt-raise": "malt_house",
    "hops-grow": "hops_plantation",
    "hops-raise": "hops_plantation",
    "school-reroll": "school",
    "school-exchange": "school",
    "school-skill": "school",
    "seeds-hops": "seed_department",
    "seeds-dark": "seed_department",
    "seeds-gold": "seed_department",
}
TAKES = {
    "malt-light": ["seed"],
    "malt-dark": ["light"],
    "malt-raise": ["light", "dark"],
    "hops-grow": ["seed"],
    "hops-raise": ["hops"],
    "seeds-hops": ["hops"],
    "school-reroll": ["skill"],
    "school-exchange": ["skill"],
    "school-skill": ["skill"],
    "seeds-dark": ["dark"],
    "seeds-gold": ["skill", "dark"],
}
SKILL_LEAST = {"school-reroll": 3, "school-exchange": 2, "school-skill": 5}
RAISES = ("malt-raise", "hops-raise")
USERS = {2: 1, 3: 2, 4: 3}
"""How many may use a field in a round (D4.3)."""


def rule_of(field: str) -> str:
    """The number of a field's rule."""
    numbers = {"malt_house": "D5.1", "hops_plantation": "D5.2", "school": "D5.3"}
    return numbers.get(FIELDS[field], "D5.4")


class Boards:
    """The fields of all boards during one round."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.uses = dict.fromkeys(FIELDS, 0)

    def clear(self) -> None:
        """A new round begins."""
        self.uses = dict.fromkeys(FIELDS, 0)
        for player in self.position.players:
            player.used.clear()
            player.out = False

    def place(self, seat: int, field: str, item: str, round_: int, colour: str | None) -> None:
        """Put an item on a field, which must be free for it (D4.2)."""
        position, player = self.position, self.position.players[seat]
        if field not in FIELDS:
            raise Foul("format", f"there is no field {field}")
        building = FIELDS[field]
        demand(round_ >= OBJECTS[building], "D5", f"{building} is not open in round {round_}")
        demand(building not in position.blocked_objects, "D8", f"{building} is blocked")
        demand(field not in player.used, "D4.2", f"{field} is used for the second time")
        most = USERS[len(position.players)]
        demand(self.uses[field] < most, "D4.3", f"{field} is used by {most} already")
        kind = "seed" if item == "seed" else colour_of(item)
        demand(kind in TAKES[field], rule_of(field), f"{field} takes no {kind}")
        demand((colour is not None) == (field == "school-exchange"), "format", "a colour")
        if item == "seed":
            demand(player.seeds > 0, "D4.2", "there is no seed")
            player.seeds -= 1
        else:
            self._place_die(seat, field, item, colour)
        if field not in ("school-reroll", "school-exchange"):
            player.waiting.append((field, item))
        player.used.add(field)
        self.uses[field] += 1
        position.tell("placed", player=seat, field=field, item=item)

    def _place_die(self, seat: int, field: str, name: str, colour: str | None) -> None:
        position = self.position
        die = position.usable(seat, name, "D4.2")
        if field in SKILL_LEAST:
            least = SKILL_LEAST[field]
            demand(die.value >= least, "D5.3", f"{field} needs {least}, {name} shows {die.value}")
        if field in RAISES:
            demand(die.value < 6, "D5.5", f"{name} shows 6")
            demand(not die.protected, "D8", f"{name} is protected")
        if FIELDS[field] == "school":
            self._check_school(seat, field, name, colour)
            position.rest(seat, name)
        else:
            die.place = "field"

    def _check_school(self, seat: int, field: str, name: str, colour: str | None) -> None:
        position = self.position
        others = [each for each in position.of(seat, "pool", "warehouse") if each != name]
        if field == "school-reroll":
            free = [each for each in others if self.may_reroll(each)]
            demand(bool(free), "D5.3", "there is nothing to roll again")
        elif field == "school-exchange":
            demand(colour in COLOURS, "format", f"{colour} is no colour")
            own = [each for each in others if colour_of(each) == colour]
            free = [each for each in own if self.unmarked(each)]
            demand(bool(free), "D5.3", f"there is no {colour} die to give")
            demand(bool(position.supply(str(colour))), "D5.3", f"no {colour} die in the supply")

    def may_reroll(self, name: str) -> bool:
        """Whether the school may roll a die again (D5.3)."""
        die = self.position.dice[name]
        return die.value > 0 and not die.blocked and not die.protected

    def unmarked(self, name: str) -> bool:
        """Whether a die may be exchanged: nothing lies under it, and it isn't raised (D5.3)."""
        return self.may_reroll(name) and self.position.dice[name].base is None

    def accelerate(self, seat: int, field: str, name: str) -> None:
        """A skill die joins an item, whose effect comes at once (D4.4)."""
        position, player = self.position, self.position.players[seat]
        demand(field in FIELDS, "format", f"there is no field {field}")
        found = [item for place, item in player.waiting if place == field]
        demand(bool(found), "D4.4", f"nothing waits on {field}")
        demand(FIELDS[field] != "school", "D4.4", "school dice are not accelerated")
        demand(colour_of(name) == "skill", "D4.4", f"{name} is no skill die")
        die = position.usable(seat, name, "D4.4")
        least = 2 if field in RAISES else 3
        demand(die.value >= least, "D4.4", f"{field} needs {least}, {name} shows {die.value}")
        gained = {"malt-light": "light", "malt-dark": "dark", "hops-grow": "hops"}.get(field)
        if gained:
            demand(bool(position.supply(gained)), "D5.5", f"no {gained} die is left")
        if field in ("seeds-hops", "seeds-dark"):
            demand(position.seeds > 0, "D5.5", "no seed is left")
        position.rest(seat, name)
        position.tell("accelerated", player=seat, field=field, die=name)
        player.waiting.remove((field, found[0]))
        self.give(seat, field, found[0])
        self.take(seat, field, found[0], at_once=True)

    def give(self, seat: int, field: str, item: str) -> None:
        """What a field takes goes to the supply."""
        if item == "seed":
            self.position.return_seed(seat, field)
        elif field not in RAISES:
            self.position.give_back(seat, item, field)

    def take(self, seat: int, field: str, item: str, *, at_once: bool = False) -> bool:
        """What a field gives; False: the die is not there (D5)."""
        position = self.position
        if field in RAISES:
            die = position.dice[item]
            die.value, die.place = die.value + 1, "warehouse"
            die.base = None if die.base is None else die.base + 1
            position.tell("die_raised", player=seat, die=item, value=die.value, reason=field)
        elif field in ("seeds-hops", "seeds-dark"):
            position.gain_seeds(seat, 1 if field == "seeds-hops" else 2, field)
        elif field == "seeds-gold":
            position.earn(seat, field, gold=4 if colour_of(item) == "skill" else 3)
        else:
            gains = {"malt-light": "light", "malt-dark": "dark", "hops-grow": "hops"}
            gained = position.gain(seat, gains.get(field, "skill"), field)
            if gained and at_once:
                position.roll(seat, "gain", [gained])
            return gained is not None
        return True
