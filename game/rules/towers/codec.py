"""Moves and events of `towers` as plain data (record format)."""

from __future__ import annotations

from typing import Any

from game.rules.codec import (
    BadData,
    Field,
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
from game.rules.towers import catalogue, events, moves
from game.rules.towers.catalogue import COLOURS, SIDE, Colour, field_at, place_of
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import Counts, Pay, TowersMove

_MOST = 60
"""Of one colour there are never more; whether there are so many is the rules' affair."""
_JOKER = "joker"
_NUMBER = Number(0, _MOST)


def _counted(data: object, names: tuple[str, ...], path: str) -> list[int]:
    row = mapping(data, path)
    for key in row:
        if key not in names:
            raise BadData(inside(path, key), "no such key: " + ", ".join(names))
    return [_NUMBER.load(row.get(name, 0), inside(path, name)) for name in names]


class Colours:
    """Cards or blocks counted by colour: ``{"black": 2}``; a missing colour counts 0."""

    def dump(self, value: Counts) -> object:
        """The counts above 0."""
        return {name: n for name, n in zip(COLOURS, value, strict=True) if n}

    def load(self, data: object, path: str) -> Counts:
        """The four counts."""
        black, white, grey, red = _counted(data, COLOURS, path)
        return (black, white, grey, red)


class Payment:
    """Counts that may also hold the joker: ``{"grey": 2, "joker": 1}`` (T9)."""

    def dump(self, value: Pay) -> object:
        """The counts above 0."""
        return {name: n for name, n in zip((*COLOURS, _JOKER), value, strict=True) if n}

    def load(self, data: object, path: str) -> Pay:
        """The four counts and the joker."""
        black, white, grey, red, joker = _counted(data, (*COLOURS, _JOKER), path)
        return (black, white, grey, red, joker)


class Blocks:
    """A tower's blocks, counted: read in the order black, white, grey, red (record format)."""

    def dump(self, value: tuple[Colour, ...]) -> object:
        """The counts above 0."""
        return {name: value.count(n) for n, name in enumerate(COLOURS) if n in value}

    def load(self, data: object, path: str) -> tuple[Colour, ...]:
        """The blocks in that order."""
        counts = Colours().load(data, path)
        return tuple(colour for colour in range(len(COLOURS)) for _ in range(counts[colour]))


class ColourName:
    """One colour, by its name."""

    def dump(self, value: Colour) -> object:
        """The name."""
        return COLOURS[value]

    def load(self, data: object, path: str) -> Colour:
        """The number."""
        name = Text().load(data, path)
        if name not in COLOURS:
            raise BadData(path, "one of " + ", ".join(COLOURS))
        return COLOURS.index(name)


class Chip:
    """A tower's chip: null on five blocks, which carry none (T6.2)."""

    def dump(self, value: int) -> object:
        """The value, or None for 0."""
        return value or None

    def load(self, data: object, path: str) -> int:
        """The value, or 0."""
        return Maybe(Number(1)).load(data, path) or 0


class Place:
    """A field as ``[row, column]``."""

    def dump(self, value: catalogue.Field) -> object:
        """Row and column."""
        return list(place_of(value))

    def load(self, data: object, path: str) -> catalogue.Field:
        """The field's number."""
        row, column = Row(Number(0, SIDE - 1), 2).load(data, path)
        return field_at(row, column)


PLACE, COUNTS, PAY, BLOCKS, CHIP = Place(), Colours(), Payment(), Blocks(), Chip()
CARDS = Row(ColourName())
"""Cards in order. A record holds them in full, so their number needs no key."""
NUMBER, TEXT = Number(), Text()


def _variant(kind: Any, make: Any = None, /, **shapes: Shape[Any]) -> Variant[Any]:
    """A variant whose fields are written under their own names; ``start`` is ``from``."""
    fields = tuple(
        Field(name, "from" if name == "start" else name, shape) for name, shape in shapes.items()
    )
    return Variant(kind.type, make or kind, fields)


def _reshuffled(deck: tuple[Colour, ...]) -> TowersEvent:
    return events.DeckReshuffled(deck, len(deck))


def _drawn(player: int, cards: tuple[Colour, ...]) -> TowersEvent:
    return events.CardsDrawn(player, cards, len(cards))


MOVES: Variants[TowersMove] = Variants(
    [
        _variant(moves.Place, entry=PLACE, to=PLACE, pay=PAY),
        _variant(moves.MovePawn, start=PLACE, to=PLACE, pay=PAY),
        _variant(moves.Demolish, start=PLACE, to=PLACE, pay=PAY),
        _variant(moves.Build, at=PLACE, blocks=COUNTS, pay=PAY),
        _variant(moves.Capture, start=PLACE, to=PLACE, pay=PAY),
        _variant(moves.Exchange, cards=COUNTS),
    ]
)
"""The codec of moves: the record's ``action``."""

EVENTS: Variants[TowersEvent] = Variants(
    [
        _variant(events.CardsDiscarded, player=NUMBER, cards=COUNTS),
        _variant(events.JokerUsed, player=NUMBER),
        _variant(events.PawnPlaced, player=NUMBER, entry=PLACE, to=PLACE),
        _variant(events.TowerDemolished, player=NUMBER, at=PLACE, blocks=BLOCKS, chip=CHIP),
        _variant(events.PawnCaptured, player=NUMBER, owner=Maybe(NUMBER), at=PLACE),
        _variant(events.PawnReturned, player=NUMBER, start=PLACE),
        _variant(events.TowerBuilt, player=NUMBER, at=PLACE, blocks=BLOCKS, chip=CHIP),
        _variant(events.PawnMoved, player=NUMBER, start=PLACE, to=PLACE),
        _variant(events.PointsGained, player=NUMBER, amount=NUMBER, reason=TEXT),
        _variant(events.DeckReshuffled, _reshuffled, deck=CARDS),
        _variant(events.CardsDrawn, _drawn, player=NUMBER, cards=CARDS),
        _variant(events.JokerRestored, player=NUMBER),
        _variant(events.PhaseStarted, phase=NUMBER),
        _variant(events.LastRound),
        _variant(events.TurnStarted, player=NUMBER, turn=NUMBER),
        _variant(events.GameOver, reason=TEXT),
    ]
)
"""The codec of events: the record's ``events``."""
