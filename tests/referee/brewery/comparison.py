"""Whether the events that a record tells are those that the rules ask for, in their order."""

from __future__ import annotations

import json

from ..fouls import demand
from ..tables import JsonObject

EVENT_KEYS = {
    "stored": ("player", "die"),
    "placed": ("player", "field", "item"),
    "accelerated": ("player", "field", "die"),
    "rolled": ("player", "reason", "dice"),
    "die_gained": ("player", "die", "reason"),
    "die_returned": ("player", "die", "reason"),
    "die_raised": ("player", "die", "value", "reason"),
    "die_to_pool": ("player", "die", "reason"),
    "exchanged": ("player", "given", "taken", "value"),
    "seeds_gained": ("player", "amount", "reason"),
    "seed_returned": ("player", "reason"),
    "gold": ("player", "amount", "reason"),
    "points": ("player", "amount", "reason"),
    "bought": ("player", "what", "price", "die"),
    "token_used": ("player", "token", "target"),
    "token_gained": ("player", "token"),
    "brewing_declared": ("player", "recipe", "dice", "extension"),
    "brewed": ("player", "recipe", "dice", "extension"),
    "ingredient_returned": ("player", "ingredient"),
    "brewing_failed": ("player", "recipe"),
    "recipe_revealed": ("recipe", "slot"),
    "passed": ("player", "phase"),
    "phase_started": ("phase",),
    "raises_ended": ("dice",),
    "round_started": ("round", "holder", "season"),
    "game_over": (),
}
"""What the format asks for, by type."""
FURTHER = {"extension_lost"}
"""What our records tell besides; whoever judges them needs none of it."""


def compare(expected: list[JsonObject], told: list[JsonObject]) -> None:
    """Complain about the first event that is not the one that was due."""
    wanted = [plain(event) for event in expected]
    found = [plain(event) for event in told if event.get("type") in EVENT_KEYS]
    for place, event in enumerate(wanted):
        here = found[place] if place < len(found) else "nothing"
        demand(here == event, "events", f"due was {event}, told is {here}")
    demand(len(found) == len(wanted), "events", f"nothing caused {found[len(wanted) :]}")


def plain(event: JsonObject) -> str:
    """An event's keys that the format names."""
    kind = str(event.get("type"))
    for key in EVENT_KEYS[kind]:
        demand(key in event, "format", f"{kind} has no {key}")
    kept = {key: event[key] for key in EVENT_KEYS[kind]}
    return f"{kind} {json.dumps(kept, sort_keys=True)}"
