"""Whether the events that a record tells are those that the rules ask for, in their order."""

from __future__ import annotations

import json

from ..fouls import demand
from ..tables import JsonObject, counts

EVENT_KEYS = {
    "cards_discarded": ("player", "cards"),
    "joker_used": ("player",),
    "pawn_placed": ("player", "entry", "to"),
    "tower_demolished": ("player", "at", "blocks", "chip"),
    "pawn_captured": ("player", "owner", "at"),
    "pawn_returned": ("player", "from"),
    "tower_built": ("player", "at", "blocks", "chip"),
    "pawn_moved": ("player", "from", "to"),
    "points": ("player", "amount", "reason"),
    "deck_reshuffled": ("deck",),
    "cards_drawn": ("player", "cards"),
    "joker_restored": ("player",),
    "phase_started": ("phase",),
    "last_round": (),
    "turn_started": ("player", "turn"),
    "game_over": ("reason",),
}


def compare(expected: list[JsonObject], told: list[JsonObject]) -> None:
    """Complain about the first event that is not the one that was due."""
    wanted = [plain(event) for event in expected]
    found = [plain(event) for event in told if event.get("type") in EVENT_KEYS]
    for place, event in enumerate(wanted):
        here = found[place] if place < len(found) else "nothing"
        demand(here == event, "events", f"due was {event}, told is {here}")
    demand(len(found) == len(wanted), "events", f"nothing caused {found[len(wanted) :]}")


def plain(event: JsonObject) -> str:
    """An event's keys that the format names; counts without their zeros."""
    kind = str(event.get("type"))
    kept: JsonObject = {}
    for key in EVENT_KEYS[kind]:
        demand(key in event, "format", f"{kind} has no {key}")
        kept[key] = counts(event[key], key) if isinstance(event[key], dict) else event[key]
    return f"{kind} {json.dumps(kept, sort_keys=True)}"
