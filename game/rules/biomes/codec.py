"""Moves and events of `biomes` as plain data (record format)."""

from __future__ import annotations

from typing import Any

from game.rules.biomes import events, moves
from game.rules.biomes.catalogue import MATERIALS, Payment, Round
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove
from game.rules.codec import (
    BadData,
    Choice,
    Field,
    Flag,
    Maybe,
    Number,
    Row,
    Shape,
    Text,
    Variant,
    Variants,
    inside,
    mapping,
)


class Blocks:
    """Blocks counted by material: ``{"wood": 2}``; a missing material counts 0."""

    def dump(self, value: Payment) -> object:
        """The counts above 0."""
        return {str(kind): n for kind, n in zip(MATERIALS, value, strict=True) if n}

    def load(self, data: object, path: str) -> Payment:
        """The five counts."""
        row = mapping(data, path)
        for key in row:
            if key not in MATERIALS:
                raise BadData(inside(path, key), "no such key: " + ", ".join(MATERIALS))
        wood, sand, stone, obsidian, emerald = (
            Number(0, 64).load(row.get(kind, 0), inside(path, kind)) for kind in MATERIALS
        )
        return (wood, sand, stone, obsidian, emerald)


PLACE = Row(Number(), 2)
"""A cell, crossing or space; that it exists is the rules' affair."""
BLOCK = Row(Number(), 3)
TEXT, NUMBER, FLAG = Text(), Number(), Flag()
XP = Number(-1_000_000, 1_000_000)
ROUND = Choice(Round)


def _variant(make: Any, **shapes: Shape[Any]) -> Variant[Any]:
    """A variant whose fields are written under their own names; ``start`` is ``from``."""
    fields = tuple(
        Field(name, "from" if name == "start" else name, shape) for name, shape in shapes.items()
    )
    return Variant(make.type, make, fields)


MOVES: Variants[BiomesMove] = Variants(
    [
        _variant(moves.Collect, block=BLOCK),
        _variant(moves.Explore, to=PLACE),
        _variant(moves.Build, cell=PLACE, space=PLACE, pay=Blocks()),
        _variant(moves.Fight, cell=PLACE),
        _variant(moves.Pickaxe, block=Maybe(BLOCK)),
        _variant(moves.Tnt, token=TEXT, detonate=FLAG),
        _variant(moves.Arm, cell=PLACE),
        _variant(moves.Trade, tile=TEXT),
        _variant(moves.EndTurn),
        _variant(moves.Score, round=ROUND, characteristic=TEXT),
    ]
)
"""The codec of moves: the record's ``action``."""

EVENTS: Variants[BiomesEvent] = Variants(
    [
        _variant(events.Moved, player=NUMBER, start=PLACE, to=PLACE),
        _variant(events.TileRevealed, cell=PLACE, tile=TEXT),
        _variant(events.TokenRevealed, cell=PLACE, token=TEXT),
        _variant(events.BlockTaken, player=NUMBER, block=BLOCK, material=TEXT),
        _variant(events.Built, player=NUMBER, tile=TEXT, space=PLACE, pay=Blocks(), cell=PLACE),
        _variant(events.WeaponsDrawn, player=NUMBER, cell=PLACE, tile=TEXT, tokens=Row(TEXT)),
        _variant(events.MobDefeated, player=NUMBER, tile=TEXT, hearts=NUMBER, cell=PLACE),
        _variant(events.MobSurvived, player=NUMBER, tile=TEXT, hearts=NUMBER, cell=PLACE),
        _variant(events.TokenGained, player=NUMBER, token=Maybe(TEXT), cell=PLACE, face_up=FLAG),
        _variant(events.TokenRemoved, player=NUMBER, token=TEXT),
        _variant(events.XpGained, player=NUMBER, amount=XP, reason=TEXT),
        _variant(events.LayerCleared, layer=NUMBER),
        _variant(events.Traded, player=NUMBER, tile=TEXT),
        _variant(events.ScoringStarted, round=ROUND),
        _variant(
            events.Scored,
            player=NUMBER,
            round=ROUND,
            characteristic=TEXT,
            spaces=Row(PLACE),
            amount=NUMBER,
        ),
        _variant(events.TurnStarted, player=NUMBER, turn=NUMBER),
        _variant(events.GameOver),
    ]
)
"""The codec of events: the record's ``events``."""
