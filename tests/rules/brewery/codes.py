"""Every code by which the rules refuse a move."""

from __future__ import annotations

from inspect import signature

from game.rules.brewery import refusals
from game.rules.core import Refusal


def codes() -> list[str]:
    """Those of the plain refusals, and of those that are made with values."""
    own = {name: each for name, each in vars(refusals).items() if not name.startswith("_")}
    plain = [each.code for each in own.values() if isinstance(each, Refusal)]
    makers = [each for name, each in own.items() if callable(each) and name.islower()]
    made = [make(*[1] * len(signature(make).parameters)).code for make in makers]
    assert len(plain) > 20 < len(made)
    return [*plain, *made]
