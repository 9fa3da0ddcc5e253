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


def _done(told: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every value of some moves, with its key."""
    if isinstance(told, Mapping):
        for name, held in told.items():
            yield from _done(held, str(name))
    elif isinstance(told, tuple) or (isinstance(told, list) and not _is_place(told)):
        for held in told:
            yield from _done(held, key)
    else:
        yield key, str(told)


def _is_place(told: list[object]) -> bool:
    """Whether a list tells one place by its coordinates."""
    return all(isinstance(each, int) for each in told)
