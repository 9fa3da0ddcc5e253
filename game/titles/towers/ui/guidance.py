"""Which rule of `towers` tells about what a player meets."""

from __future__ import annotations

from typing import Any, Final

from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BacksTarget,
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)
from game.ui.guidance import Guidance, by_key

THINGS: Final[dict[type, str]] = {
    FieldTarget: "T1.2",
    TowerTarget: "T5.1",
    PawnTarget: "T7.1",
    LaneTarget: "T3",
    ReserveTarget: "T3",
    BlocksTarget: "T6.1",
    BlockTarget: "T6.1",
    ChipsTarget: "T5.3",
    JokerTarget: "T9",
    CardTarget: "T2.2",
    BacksTarget: "T13",
    DeckTarget: "T8",
    DiscardTarget: "T8",
    StairsTarget: "T10",
}
MOVES: Final = {
    "place": "T3",
    "move": "T4",
    "demolish": "T5",
    "build": "T6.1",
    "capture": "T7.1",
    "exchange": "T8",
}
CONTROLS: Final = {
    **{f"action.{kind}": rule for kind, rule in MOVES.items()},
    "end": "T2.1",
    "meter": "T10",
    "stairs": "T10",
    "site.": "T6.1",
    "pay.": "T2.2",
    "picks.": "T2.2",
    "discard.": "T8",
    "hud.discard": "T8",
}


def _thing(view: Any, target: Target) -> str:
    """An own pawn moves, another one is captured."""
    if isinstance(target, PawnTarget):
        own = view.players[view.seat].pawns if view.seat is not None and view.seat >= 0 else ()
        return "T4" if target.field in own else "T7.1"
    return THINGS.get(type(target), "")


def _move(_view: Any, move: Any) -> str:
    return MOVES.get(move.type, "")


GUIDANCE: Final = Guidance(target=_thing, control=by_key(CONTROLS), move=_move)
