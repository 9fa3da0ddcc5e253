"""Which rule of `biomes` tells about what a player meets."""

from __future__ import annotations

from typing import Any, Final

from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.hints import tile_at
from game.rules.biomes.view import BiomesView
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CardTarget,
    CrossingTarget,
    FightTokenTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
    TurntableTarget,
)
from game.ui.guidance import Guidance, by_key

THINGS: Final[dict[type, str]] = {
    BlockTarget: "B3.2",
    CrossingTarget: "B4.1",
    RimTarget: "B6.9",
    SpaceTarget: "B5.3",
    PileTarget: "B6.10",
    TrayTarget: "B3.4",
    FigureTarget: "B4.1",
    TurntableTarget: "B1.4",
    FightTokenTarget: "B6.2",
}
SCORED, SCORED_BY_BEGINNERS = "B7.3", "B7.6"
"""Which spaces count, by the scoring of a seat."""
CARDS: Final = {"A": "B7.4", "B": "B9.2", "C": "B9.3"}
MOVES: Final = {
    "collect": "B3.1",
    "explore": "B4.1",
    "build": "B5.2",
    "fight": "B6.2",
    "arm": "B6.9",
    "pickaxe": "B6.6",
    "tnt": "B6.7",
    "trade": "B2.2",
    "end_turn": "B2.3",
    "score": SCORED,
}
CONTROLS: Final = {
    **{f"action.{kind}": rule for kind, rule in MOVES.items()},
    "end": "B2.3",
    "pip.": "B2.1",
    "meter": "B7.1",
    "trade.": "B2.2",
    "payment.": "B5.2",
    "challenge.": "B6.2",
    "fight.": "B6.2",
    "fight.light": "B6.7",
    "fight.keep": "B6.7",
    "fight.decline": "B6.6",
    "score.": SCORED,
    "hud.pile": "B6.10",
    "pile.": "B6.10",
}


def _tile(view: BiomesView, tile: str) -> str:
    """The rule of a tile that lies face up."""
    found = find_tile(view.catalogue, tile)
    if not isinstance(found, Mob):
        return "B5.1"
    return "B2.2" if found.extra_action else "B8.2"


def _thing(view: BiomesView, target: Target) -> str:
    match target:
        case StackTarget(cell):
            seen = tile_at(view, cell)
            if seen is None:
                return "B4.2"
            return "B6.2" if isinstance(seen, Mob) else "B5.1"
        case MobTarget(_, tile):
            return _tile(view, tile)
        case CardTarget(letter):
            return CARDS.get(letter, "B7.1")
        case _:
            return THINGS.get(type(target), "")


def _move(view: BiomesView, move: Any) -> str:
    return _for_seat(view, MOVES.get(move.type, ""))


def _control(view: BiomesView, key: str) -> str:
    return _for_seat(view, _BY_KEY(view, key))


def _for_seat(view: BiomesView, rule: str) -> str:
    """The rule, or what stands in its place for the viewer (B7.6)."""
    eased = view.seat >= 0 and view.players[view.seat].beginner
    return SCORED_BY_BEGINNERS if eased and rule == SCORED else rule


_BY_KEY: Final = by_key(CONTROLS)
GUIDANCE: Final = Guidance(target=_thing, control=_control, move=_move)
