"""Whether the events that a record tells are those that the rules ask for."""

from __future__ import annotations

import json
from collections.abc import Iterable

from .fouls import demand
from .tables import JsonObject, counts, entries, number, text

EVENT_KEYS = {
    "moved": ("player", "from", "to"),
    "tile_revealed": ("cell", "tile"),
    "token_revealed": ("cell", "token"),
    "block_taken": ("player", "block", "material"),
    "built": ("player", "tile", "space", "pay"),
    "weapons_drawn": ("player", "tokens"),
    "mob_defeated": ("player", "tile", "hearts"),
    "mob_survived": ("player", "tile", "hearts"),
    "token_gained": ("player", "token"),
    "token_removed": ("player", "token"),
    "layer_cleared": ("layer",),
    "scoring_started": ("round",),
    "turn_started": ("player", "turn"),
    "game_over": (),
}


def drawn_tokens(events: Iterable[JsonObject]) -> list[str]:
    """The tokens that the step says were drawn: the only chance outcome after the setup."""
    for event in events:
        if event.get("type") == "weapons_drawn":
            return [text(token, "token") for token in entries(event.get("tokens"), "tokens")]
    return []


def compare(expected: list[JsonObject], told: list[JsonObject]) -> None:
    """Complain about the first event that is missing, or that nothing caused."""
    wanted, found = normal(expected), normal(told)
    for event in wanted:
        demand(event in found, "events", f"missing: {event}")
        found.remove(event)
    demand(not found, "events", f"nothing caused {found[:1]}")
    closing = ("turn_started", "scoring_started", "game_over")
    kinds = [event.get("type") for event in told if event.get("type") in EVENT_KEYS]
    demand(
        not any(kind in closing for kind in kinds[:-1]), "events", "something after the turn's end"
    )


def normal(events: list[JsonObject]) -> list[str]:
    """Events in a comparable form: points added up by player and reason, nothings left out."""
    points: dict[str, int] = {}
    found = []
    for event in events:
        kind = event.get("type")
        if kind == "xp":
            earned = f"xp of player {event.get('player')} for {event.get('reason')}"
            points[earned] = points.get(earned, 0) + number(event.get("amount"), "amount")
        elif kind in EVENT_KEYS and not is_nothing(event):
            found.append(f"{kind} {json.dumps(stripped(event), sort_keys=True)}")
    return [*found, *(f"{earned}: {amount}" for earned, amount in points.items() if amount)]


def is_nothing(event: JsonObject) -> bool:
    """Whether the event may as well be left out: a move of no step, the bottom layer emptied."""
    if event["type"] == "moved":
        return event.get("from") == event.get("to")
    return event["type"] == "layer_cleared" and event.get("layer") == 0


def stripped(event: JsonObject) -> JsonObject:
    """The event's keys that the format names; a payment without its zeros."""
    kept = {key: event.get(key) for key in EVENT_KEYS[text(event["type"], "type")]}
    if "pay" in kept:
        kept["pay"] = counts(kept["pay"], "pay")
    return kept
