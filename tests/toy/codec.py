"""The toy's moves and events as plain data."""

from __future__ import annotations

from typing import Any

from game.rules.codec import Codec, Field, Flag, Maybe, Number, Shape, Variant, Variants
from tests.toy import moves as m


def _variant(make: Any, **shapes: Shape[Any]) -> Variant[Any]:
    return Variant(make.type, make, tuple(Field(name, name, one) for name, one in shapes.items()))


NUMBER = Number()
MOVES: Codec[m.ToyMove] = Variants(
    [
        _variant(m.Walk, steps=NUMBER),
        *(_variant(make) for make in (m.Take, m.Leave, m.Dispute, m.Let)),
    ]
)
EVENTS: Codec[m.ToyEvent] = Variants(
    [
        _variant(m.Walked, player=NUMBER, field=NUMBER),
        _variant(m.Taken, player=NUMBER, field=NUMBER),
        _variant(m.Disputed, player=NUMBER, card=NUMBER, won=Flag()),
        _variant(m.Drawn, player=NUMBER, card=Maybe(NUMBER)),
        _variant(m.TurnStarted, player=NUMBER, turn=NUMBER),
        _variant(m.GameOver),
    ]
)
