"""Every code by which a title's rules refuse a move."""

from __future__ import annotations

from inspect import signature
from types import ModuleType

from game.rules.core import Refusal

_SAMPLES = {"int": 1, "str": "build", "Counts": (1, 1, 1, 1)}


def codes_of(refusals: ModuleType) -> list[str]:
    """Those of the plain refusals of a title's module, and of those that are made with values."""
    own = {name: each for name, each in vars(refusals).items() if not name.startswith("_")}
    plain = [each.code for each in own.values() if isinstance(each, Refusal)]
    made: list[str] = []
    for name, make in own.items():
        if callable(make) and name.islower():
            parameters = signature(make).parameters.values()
            made.append(make(*[_SAMPLES[each.annotation] for each in parameters]).code)
    assert len(plain) > 5 < len(made)
    assert len({*plain, *made}) == len([*plain, *made])
    return [*plain, *made]
