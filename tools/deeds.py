"""What somebody did in a game, by title: what :mod:`tools.tempers` compares two players by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from game.ai.levels import COLLECTOR, EXPLORER, FIGHTER, PLANNER
from game.rules.biomes.catalogue import Building
from game.rules.biomes.events import (
    BlockTaken,
    Built,
    Scored,
    TileRevealed,
    TokenGained,
    TokenRevealed,
    WeaponsDrawn,
)
from game.rules.biomes.moves import Space
from game.rules.brewery.catalogue import INGREDIENTS
from game.rules.brewery.events import Bought, Brewed, TokenUsed
from game.rules.core import Event
from game.rules.towers.moves import Demolish, TowersMove
from game.session.match import Match
from game.titles.biomes.content.loading import load_biomes

TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Deeds:
    """The deeds of a title.

    ``count``: by seat, what it did in a match, and how many turns it had. ``names`` of all that is
    counted. ``liked``: by temper, what it says that it likes; the first is what it must do more
    often.
    """

    count: Callable[[Match], list[Counter[str]]]
    names: tuple[str, ...]
    liked: Mapping[str, tuple[str, ...]]


def _in_biomes(match: Match) -> list[Counter[str]]:
    """``joined``: characteristics that a building shares with one beside it as it is built;
    ``grouped``: spaces scored in the rounds.
    """
    done: list[Counter[str]] = [Counter() for _ in match.seats]
    boards: list[dict[Space, Building]] = [{} for _ in match.seats]
    tiles = {tile.id: tile for tile in load_biomes().tiles}
    turn = 0
    for step in match.history:
        if step.turn != turn:
            turn = step.turn
            done[step.player][TURNS] += 1
        for event in step.events:
            own = done[getattr(event, "player", step.player)]
            own.update(_biomes_deeds(event))
            if isinstance(event, Built):
                tile = tiles[event.tile]
                assert isinstance(tile, Building)
                own["joined"] += _joined(boards[event.player], tile, event.space)
                boards[event.player][event.space] = tile
    return done


def _joined(board: dict[Space, Building], tile: Building, at: Space) -> int:
    """How many characteristics of a building one beside it has as well."""
    near = [
        other for (row, col), other in board.items() if abs(row - at[0]) + abs(col - at[1]) == 1
    ]
    return (
        any(other.biome == tile.biome for other in near)
        + any(other.material == tile.material for other in near)
        + any(other.type == tile.type for other in near)
    )


def _biomes_deeds(event: Event) -> list[str]:
    """What an event says that somebody did; a name for each time."""
    match event:
        case BlockTaken(material=material):
            return ["blocks", "emeralds"] if material == "emerald" else ["blocks"]
        case TileRevealed():
            return ["tiles"]
        case TokenRevealed():
            return ["tokens"]
        case WeaponsDrawn():
            return ["fights"]
        case TokenGained():
            return ["weapons"]
        case Built():
            return ["buildings"]
        case Scored(spaces=spaces):
            return ["grouped"] * len(spaces)
    return []


def _in_towers(match: Match) -> list[Counter[str]]:
    """The kinds of its moves, one a turn; ``blocks``: those of the towers it demolished."""
    done: list[Counter[str]] = [Counter() for _ in match.seats]
    for step in match.history:
        move = cast(TowersMove, step.move)
        done[step.player].update((TURNS, move.type))
        if isinstance(move, Demolish):
            done[step.player]["blocks"] += sum(move.pay)
    return done


def _in_brewery(match: Match) -> list[Counter[str]]:
    """``refined``: brewings with an extension; ``tokens``: those bought, not those won."""
    done: list[Counter[str]] = [Counter() for _ in match.seats]
    turn = 0
    for step in match.history:
        if step.turn != turn:
            turn = step.turn
            done[step.player][TURNS] += 1
        for event in step.events:
            match event:
                case Brewed(player=player, extension=extension):
                    done[player].update(["brewed"] if extension is None else ["brewed", "refined"])
                case Bought(player=player, what=what):
                    done[player]["ingredients" if what < len(INGREDIENTS) else "tokens"] += 1
                case TokenUsed(player=player):
                    done[player]["used"] += 1
    return done


DEEDS: Mapping[str, Deeds] = {
    "biomes": Deeds(
        _in_biomes,
        (
            "blocks",
            "emeralds",
            "fights",
            "weapons",
            "tiles",
            "tokens",
            "buildings",
            "joined",
            "grouped",
        ),
        {
            COLLECTOR: ("emeralds", "blocks"),
            FIGHTER: ("fights", "weapons"),
            EXPLORER: ("tiles", "tokens"),
            PLANNER: ("joined", "grouped"),
        },
    ),
    "towers": Deeds(
        _in_towers,
        ("place", "move", "demolish", "blocks", "build", "capture", "exchange"),
        {COLLECTOR: ("demolish", "blocks"), FIGHTER: ("capture",)},
    ),
    "brewery": Deeds(
        _in_brewery,
        ("brewed", "refined", "ingredients", "tokens", "used"),
        {COLLECTOR: ("ingredients", "refined"), FIGHTER: ("tokens", "used")},
    ),
}
"""By title."""
