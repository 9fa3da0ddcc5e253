"""Reading a position: any moment of a game as plain data that a person can write by hand.

A title's ``placed`` is strict: a key that it doesn't know is an error, what may be left out has a
default that its module names. It reads objects through a :class:`Form`, which knows its path; a
*reader* makes a value of plain data at a path, and raises BadData for what doesn't fit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeVar

from game.rules.chance import Dealer
from game.rules.codec import BadData, Number, Text, inside, mapping

T = TypeVar("T")
Reader = Callable[[object, str], T]
LONGEST_LIST: Final = 100
"""Entries of any list at the most: more than any box has pieces of one kind."""
LAST_TURN: Final = 9999
"""The highest number of a turn."""
_NAMED: Final = 12
"""So many names are told of those that were expected."""
_WORD_DIGITS: Final = 16
_POSITION: Final = 0x3C6EF372FE94F82B
"""Tells the dealer of what a position leaves open from other dealers with the same seed."""


class Form:
    """The object at ``path``, all of whose keys are known. Raises BadData."""

    def __init__(self, data: object, path: str, keys: Collection[str]) -> None:
        self._row = mapping(data, path or "position")
        self._path = path
        for key in self._row:
            if key not in keys:
                raise BadData(inside(path, key), "a key that exists: " + ", ".join(keys))

    def __contains__(self, key: str) -> bool:
        return key in self._row

    def at(self, key: str) -> str:
        """The path of a key."""
        return inside(self._path, key)

    def read(self, key: str, reader: Reader[T], usual: T) -> T:
        """The value under a key, ``usual`` where it isn't there."""
        return reader(self._row[key], self.at(key)) if key in self._row else usual

    def must(self, key: str, reader: Reader[T]) -> T:
        """The value under a key that has to be there."""
        if key not in self._row:
            raise BadData(self.at(key), "this key")
        return reader(self._row[key], self.at(key))

    def some(self, key: str, reader: Reader[T]) -> list[T]:
        """The values of the list under a key, none where it isn't there."""
        return few(reader)(self._row[key], self.at(key)) if key in self._row else []

    def form(self, key: str, keys: Collection[str]) -> Form:
        """The object under a key, an empty one where it isn't there."""
        return Form(self._row.get(key, {}), self.at(key), keys)

    def forms(self, key: str, keys: Collection[str]) -> list[Form]:
        """The objects of the list under a key, none where it isn't there."""
        return self.some(key, lambda data, path: Form(data, path, keys))

    def wrong(self, key: str, expected: str) -> BadData:
        """What to raise where the value under a key is not what was ``expected``."""
        return BadData(self.at(key), expected)


def few(reader: Reader[T]) -> Reader[list[T]]:
    """A list of at most :data:`LONGEST_LIST` values."""

    def read(data: object, path: str) -> list[T]:
        return [reader(item, f"{path}[{at}]") for at, item in enumerate(listed(data, path))]

    return read


def exactly(length: int, reader: Reader[T]) -> Reader[list[T]]:
    """A list of ``length`` values."""

    def read(data: object, path: str) -> list[T]:
        if len(listed(data, path)) != length:
            raise BadData(path, f"a list of {length}")
        return few(reader)(data, path)

    return read


def listed(data: object, path: str) -> list[object]:
    """``data`` as a list that isn't too long."""
    if not isinstance(data, list | tuple):
        raise BadData(path, "a list")
    if len(data) > LONGEST_LIST:
        raise BadData(path, f"at most {LONGEST_LIST} entries")
    return list(data)


def one_of(names: Collection[str]) -> Reader[int]:
    """One of some names: its number among them."""
    numbers = {name: number for number, name in enumerate(names)}
    some = list(numbers)[:_NAMED]
    expected = "one of " + ", ".join(some) + (" …" if len(numbers) > len(some) else "")

    def read(data: object, path: str) -> int:
        name = Text().load(data, path)
        if name not in numbers:
            raise BadData(path, expected)
        return numbers[name]

    return read


def counts(names: Collection[str], most: int) -> Reader[list[int]]:
    """How many of each of some names, none where one is missing: ``{wood: 2}``."""

    def read(data: object, path: str) -> list[int]:
        form = Form(data, path, names)
        return [form.read(name, Number(0, most).load, 0) for name in names]

    return read


def words(length: int) -> Reader[list[str]]:
    """A line of so many words, told as one string: ``"wood sand . stone"``."""

    def read(data: object, path: str) -> list[str]:
        found = Text().load(data, path).split(maxsplit=length)
        if len(found) != length:
            raise BadData(path, f"{length} words in one string")
        return found

    return read


def chance_word(data: object, path: str) -> int:
    """The whole state of a game's own dealer, as :func:`told_word` writes it."""
    text = Text().load(data, path)
    if len(text) != _WORD_DIGITS or not set(text) <= set("0123456789abcdef"):
        raise BadData(path, f"{_WORD_DIGITS} hexadecimal digits")
    return int(text, 16)


def told_word(word: int) -> str:
    """A dealer's state: JSON's numbers are too small for it."""
    return f"{word:0{_WORD_DIGITS}x}"


def counted(names: Collection[str], numbers: Collection[int]) -> dict[str, int]:
    """Those of the counts that aren't 0, by name.

    >>> counted(("wood", "sand", "stone"), (2, 0, 1))
    {'wood': 2, 'stone': 1}
    """
    return {name: count for name, count in zip(names, numbers, strict=True) if count}


def written(data: Mapping[str, object]) -> dict[str, object]:
    """What is worth writing: nothing, 0 and False are the defaults."""
    return {key: value for key, value in data.items() if value}


def dealer_of(seed: int) -> Dealer:
    """Who deals what a position leaves open."""
    return Dealer(seed ^ _POSITION)


def first_seat(player: int, steps: int, seats: int) -> int:
    """The seat that began, where ``player`` is on after so many steps from seat to seat.

    >>> first_seat(player=1, steps=6, seats=4)
    3
    """
    return (player - steps) % seats
