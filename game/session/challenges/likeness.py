"""How alike two challenges are: by what their solutions do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.content.challenge import Challenge


def likeness(one: Challenge, other: Challenge) -> float:
    """From 0, nothing in common, to 1: the share of things done that both solutions do.

    Challenges of two kinds are never alike.
    """
    if one.kind != other.kind or one.proof is None or other.proof is None:
        return 0.0
    mine, theirs = (Counter(_done(each.proof.moves)) for each in (one, other) if each.proof)
    together = (mine | theirs).total()
    return (mine & theirs).total() / together if together else 1.0


def _done(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every single value in some moves told as plain data, with the key under which it stands."""
    if isinstance(value, Mapping):
        for name, held in value.items():
            yield from _done(held, str(name))
    elif isinstance(value, tuple) or (isinstance(value, list) and not _is_place(value)):
        for held in value:
            yield from _done(held, key)
    else:
        yield key, str(value)


def _is_place(values: list[object]) -> bool:
    """Whether a list holds the coordinates of one place."""
    return all(isinstance(each, int) for each in values)
