"""Moves and events of `brewery` as plain data (record format)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from game.rules.brewery import events, moves
from game.rules.brewery.catalogue import (
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    COLOURS,
    FIELDS,
    GOODS,
    INGREDIENTS,
    OBJECTS,
    SEED,
    SKILL_USE,
    TOKENS,
    Catalogue,
    Die,
    die_name,
    die_number,
)
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import BreweryMove
from game.rules.codec import (
    LARGEST,
    BadData,
    Codec,
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
    required,
)

SEED_NAME: Final = "seed"
SKILL_NAME: Final = "skill"


class Name:
    """One of some names in their order, ``first`` being the number of the first one."""

    def __init__(self, names: Sequence[str], first: int = 0) -> None:
        self._names = tuple(names)
        self._first = first

    def dump(self, value: int) -> object:
        """The name."""
        return self._names[value - self._first]

    def load(self, data: object, path: str) -> int:
        """The number."""
        name = Text().load(data, path)
        if name not in self._names:
            raise BadData(path, "one of " + ", ".join(self._names))
        return self._names.index(name) + self._first


class DieName:
    """A die: ``hops-3``."""

    def dump(self, value: Die) -> object:
        """The name."""
        return die_name(value)

    def load(self, data: object, path: str) -> Die:
        """The number."""
        try:
            return die_number(Text().load(data, path))
        except ValueError as problem:
            raise BadData(path, "a die such as hops-3") from problem


class Item:
    """A die, or ``seed``."""

    def dump(self, value: int) -> object:
        """The name."""
        return SEED_NAME if value == SEED else die_name(value)

    def load(self, data: object, path: str) -> int:
        """The number."""
        return SEED if data == SEED_NAME else DIE.load(data, path)


class Shown:
    """A die with its value: ``["hops-3", 5]``."""

    def dump(self, value: tuple[Die, int]) -> object:
        """Name and value."""
        return [die_name(value[0]), value[1]]

    def load(self, data: object, path: str) -> tuple[Die, int]:
        """Number and value."""
        if not isinstance(data, list | tuple) or len(data) != 2:
            raise BadData(path, "a die and its value")
        return DIE.load(data[0], path), Number(1, 6).load(data[1], path)


NUMBER, TEXT, AMOUNT = Number(), Text(), Number(-LARGEST, LARGEST)
DIE, ITEM = DieName(), Item()
DICE, SHOWN = Row(DIE), Row(Shown())
FIELD, COLOUR, OBJECT = Name(FIELDS), Name(COLOURS), Name(OBJECTS)
WHAT, TOKEN, INGREDIENT = Name(GOODS), Name(TOKENS), Name(INGREDIENTS)
USE = Maybe(Name((SKILL_NAME, *INGREDIENTS), SKILL_USE))
"""An extension by what it uses, or null."""

T = TypeVar("T")


class Written(Generic[T]):
    """A codec of moves or events, whose recipes have the ids of one pack.

    Two keys depend on others: a token's ``target``, and the ``colour`` of an exchange, which other
    items placed don't have.
    """

    def __init__(self, variants: Sequence[Variant[T]], recipes: Name) -> None:
        self._plain = Variants(variants)
        self._recipes = recipes

    def to_data(self, value: T) -> dict[str, object]:
        """The value as an object with the key ``type``."""
        data = self._plain.to_data(value)
        if isinstance(value, moves.UseToken | events.TokenUsed):
            data["target"] = self._target(value.token).dump(value.target)
        if isinstance(value, moves.Place) and value.colour is None:
            del data["colour"]
        return data

    def from_data(self, data: object, path: str = "") -> T:
        """The value an object stands for. Raises BadData."""
        row = dict(mapping(data, path or "value"))
        kind = Text().load(required(row, "type", path), inside(path, "type"))
        if kind in {moves.UseToken.type, events.TokenUsed.type}:
            token = TOKEN.load(required(row, "token", path), inside(path, "token"))
            target = required(row, "target", path)
            row["target"] = self._target(token).load(target, inside(path, "target"))
        if kind == moves.Place.type:
            row.setdefault("colour", None)
        return self._plain.from_data(row, path)

    def _target(self, token: int) -> Shape[int]:
        """The shape of what a token acts on."""
        if token == BLOCK_OBJECT:
            return OBJECT
        return self._recipes if token == BLOCK_RECIPE else DIE


def _variant(kind: Any, /, **shapes: Shape[Any]) -> Variant[Any]:
    """A variant whose fields are written under their own names."""
    return Variant(kind.type, kind, tuple(Field(key, key, shapes[key]) for key in shapes))


class Codecs:
    """How the moves and events of one pack are written; ``catalogue`` is kept with them."""

    def __init__(self, catalogue: Catalogue) -> None:
        recipes = Name([card.id for card in catalogue.recipes])
        self.catalogue = catalogue
        self.moves: Codec[BreweryMove] = _moves(recipes)
        self.events: Codec[BreweryEvent] = _events(recipes)


_KEPT: Final = 8
_CODECS: Final[dict[int, Codecs]] = {}


def codecs_of(catalogue: Catalogue) -> Codecs:
    """The codecs of a pack, made once for each (the latest few are kept)."""
    known = _CODECS.get(id(catalogue))
    if known is None:
        while len(_CODECS) >= _KEPT:
            del _CODECS[next(iter(_CODECS))]
        known = _CODECS[id(catalogue)] = Codecs(catalogue)
    return known


def move_codec(catalogue: Catalogue) -> Codec[BreweryMove]:
    """The codec of moves: the record's ``action``."""
    return codecs_of(catalogue).moves


def event_codec(catalogue: Catalogue) -> Codec[BreweryEvent]:
    """The codec of events: the record's ``events``."""
    return codecs_of(catalogue).events


def _moves(recipes: Name) -> Codec[BreweryMove]:
    variants: list[Variant[BreweryMove]] = [
        _variant(moves.Store, die=DIE),
        _variant(moves.Place, field=FIELD, item=ITEM, colour=Maybe(COLOUR)),
        _variant(moves.Accelerate, field=FIELD, die=DIE),
        _variant(moves.EndMove),
        _variant(moves.Pass),
        _variant(moves.Pick, die=DIE),
        _variant(moves.Roll),
        _variant(moves.Exchange, give=DIE, take=DIE),
        _variant(moves.Keep),
        _variant(moves.Buy, what=WHAT, die=Maybe(DIE)),
        _variant(moves.EndPurchase),
        _variant(moves.Brew, recipe=recipes, extension=USE),
        _variant(moves.Take, token=TOKEN),
        _variant(moves.UseToken, token=TOKEN, target=NUMBER),
        _variant(moves.Decline),
    ]
    return Written(variants, recipes)


def _events(recipes: Name) -> Codec[BreweryEvent]:
    brewing: dict[str, Shape[Any]] = {
        "player": NUMBER,
        "recipe": recipes,
        "dice": DICE,
        "extension": USE,
    }
    variants: list[Variant[BreweryEvent]] = [
        _variant(events.DieStored, player=NUMBER, die=DIE),
        _variant(events.ItemPlaced, player=NUMBER, field=FIELD, item=ITEM),
        _variant(events.Accelerated, player=NUMBER, field=FIELD, die=DIE),
        _variant(events.DiceRolled, player=NUMBER, reason=TEXT, dice=SHOWN),
        _variant(events.DieGained, player=NUMBER, die=DIE, reason=TEXT),
        _variant(events.DieReturned, player=NUMBER, die=DIE, reason=TEXT),
        _variant(events.DieRaised, player=NUMBER, die=DIE, value=NUMBER, reason=TEXT),
        _variant(events.DieToPool, player=NUMBER, die=DIE, reason=TEXT),
        _variant(events.DiceExchanged, player=NUMBER, given=DIE, taken=DIE, value=NUMBER),
        _variant(events.SeedsGained, player=NUMBER, amount=NUMBER, reason=TEXT),
        _variant(events.SeedReturned, player=NUMBER, reason=TEXT),
        _variant(events.GoldChanged, player=NUMBER, amount=AMOUNT, reason=TEXT),
        _variant(events.PointsGained, player=NUMBER, amount=NUMBER, reason=TEXT),
        _variant(events.Bought, player=NUMBER, what=WHAT, price=NUMBER, die=Maybe(DIE)),
        _variant(events.TokenUsed, player=NUMBER, token=TOKEN, target=NUMBER),
        _variant(events.TokenGained, player=NUMBER, token=TOKEN),
        _variant(events.BrewingDeclared, **brewing),
        _variant(events.ExtensionLost, player=NUMBER, recipe=recipes, die=DIE, rival=NUMBER),
        _variant(events.Brewed, **brewing),
        _variant(events.IngredientReturned, player=NUMBER, ingredient=INGREDIENT),
        _variant(events.BrewingFailed, player=NUMBER, recipe=recipes),
        _variant(events.RecipeRevealed, recipe=recipes, slot=NUMBER),
        _variant(events.Passed, player=NUMBER, phase=TEXT),
        _variant(events.PhaseStarted, phase=TEXT),
        _variant(events.RaisesEnded, dice=SHOWN),
        _variant(events.RoundStarted, round=NUMBER, holder=NUMBER, season=TEXT),
        _variant(events.GameOver),
    ]
    return Written(variants, recipes)
