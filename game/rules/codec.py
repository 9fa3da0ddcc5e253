"""Moves, events and set-ups as plain data, and back with every value checked.

A *shape* turns one kind of value into plain data (what JSON can hold) and reads it back. Readers
trust nothing: whatever does not fit raises :class:`BadData` with its path and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
K = TypeVar("K", bound=StrEnum)
LARGEST = 1 << 53
"""The largest whole number that every reader of JSON keeps exactly."""


class BadData(ValueError):  # noqa: N818 - a fact about a file, not a fault of the program
    """Plain data that is not what it should be: ``path`` names the place (``action.block[1]``)."""

    def __init__(self, path: str, expected: str) -> None:
        super().__init__(f"{path}: expected {expected}")
        self.path = path
        self.expected = expected


class Shape(Protocol[T]):
    """How one kind of value is written and read."""

    def dump(self, value: T) -> object:
        """The value as plain data."""

    def load(self, data: object, path: str) -> T:
        """The value that ``data`` stands for. Raises BadData."""


class Codec(Protocol[T]):
    """How a title writes and reads its moves or its events."""

    def to_data(self, value: T) -> dict[str, object]:
        """The value as an object with the key ``type``."""

    def from_data(self, data: object, path: str = "") -> T:
        """The value an object stands for. Raises BadData."""


class Text:
    """A string."""

    def dump(self, value: str) -> object:
        """The string itself, without its enum."""
        return str(value)

    def load(self, data: object, path: str) -> str:
        """The string."""
        if not isinstance(data, str):
            raise BadData(path, "a string")
        return data


@dataclass(frozen=True)
class Number:
    """A whole number from ``least`` to ``most``."""

    least: int = 0
    most: int = LARGEST

    def dump(self, value: int) -> object:
        """The number itself."""
        return value

    def load(self, data: object, path: str) -> int:
        """The number; True and False are none."""
        if isinstance(data, bool) or not isinstance(data, int):
            raise BadData(path, "a whole number")
        if not self.least <= data <= self.most:
            raise BadData(path, f"a whole number from {self.least} to {self.most}")
        return data


class Flag:
    """True or false."""

    def dump(self, value: bool) -> object:
        """The flag itself."""
        return value

    def load(self, data: object, path: str) -> bool:
        """The flag."""
        if not isinstance(data, bool):
            raise BadData(path, "true or false")
        return data


@dataclass(frozen=True)
class Choice(Generic[K]):
    """A member of a closed set of names."""

    kinds: type[K]

    def dump(self, value: K) -> object:
        """The member's name."""
        return str(value)

    def load(self, data: object, path: str) -> K:
        """The member of that name."""
        if isinstance(data, str):
            for kind in self.kinds:
                if kind == data:
                    return kind
        raise BadData(path, "one of " + ", ".join(self.kinds))


@dataclass(frozen=True)
class Maybe(Generic[T]):
    """A value or null."""

    shape: Shape[T]

    def dump(self, value: T | None) -> object:
        """The value's data, or None."""
        return None if value is None else self.shape.dump(value)

    def load(self, data: object, path: str) -> T | None:
        """The value, or None."""
        return None if data is None else self.shape.load(data, path)


@dataclass(frozen=True)
class Row(Generic[T]):
    """A list of equal shapes, of any length or of ``length``.

    >>> pair = Row(Number(0, 5), length=2)
    >>> pair.load([3, 5], "dice")
    (3, 5)
    >>> pair.load([3, 9], "dice")
    Traceback (most recent call last):
    game.rules.codec.BadData: dice[1]: expected a whole number from 0 to 5
    """

    shape: Shape[T]
    length: int | None = None

    def dump(self, value: Sequence[T]) -> object:
        """The items' data."""
        return [self.shape.dump(item) for item in value]

    def load(self, data: object, path: str) -> tuple[T, ...]:
        """The items as a tuple."""
        if not isinstance(data, list | tuple):
            raise BadData(path, "a list")
        if self.length is not None and len(data) != self.length:
            raise BadData(path, f"a list of {self.length}")
        return tuple(self.shape.load(item, f"{path}[{at}]") for at, item in enumerate(data))


def mapping(data: object, path: str) -> Mapping[str, object]:
    """``data`` as an object with string keys. Raises BadData."""
    if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
        raise BadData(path, "an object")
    return data


def required(data: Mapping[str, object], key: str, path: str) -> object:
    """The value of a key that must be there. Raises BadData."""
    if key not in data:
        raise BadData(inside(path, key), "this key")
    return data[key]


def inside(path: str, key: str) -> str:
    """The path of a key in the object at ``path``."""
    return f"{path}.{key}" if path else key


@dataclass(frozen=True)
class Field:
    """One field of a variant: attribute ``name``, written as ``key``."""

    name: str
    key: str
    shape: Shape[object]


@dataclass(frozen=True)
class Variant(Generic[T]):
    """One class of a closed set: its ``type`` in data, its maker and its fields."""

    type: str
    make: Callable[..., T]
    fields: tuple[Field, ...]


class Variants(Generic[T]):
    """A codec of values told apart by their key ``type``; unknown further keys are ignored."""

    def __init__(self, variants: Sequence[Variant[T]]) -> None:
        self._by_type = {variant.type: variant for variant in variants}

    def to_data(self, value: T) -> dict[str, object]:
        """The value as an object with the key ``type``."""
        name: str = value.type  # type: ignore[attr-defined] # every variant's class has it
        data: dict[str, object] = {"type": name}
        for field in self._by_type[name].fields:
            data[field.key] = field.shape.dump(getattr(value, field.name))
        return data

    def from_data(self, data: object, path: str = "") -> T:
        """The value an object stands for. Raises BadData."""
        row = mapping(data, path or "value")
        name = Text().load(required(row, "type", path), inside(path, "type"))
        variant = self._by_type.get(name)
        if variant is None:
            raise BadData(inside(path, "type"), "one of " + ", ".join(self._by_type))
        values = {
            field.name: field.shape.load(required(row, field.key, path), inside(path, field.key))
            for field in variant.fields
        }
        return variant.make(**values)
