"""Which rule tells about what a player meets: what F1 asks of a title, and each hint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.rules.core import Move
from game.scene.targets import Target


@dataclass(frozen=True, slots=True)
class Guidance:
    """The numbers of rules (``"B3.2"``), each with a page in the title's rulebook; "" for none.

    All by what the viewer knows, and by the rules that were agreed on for his seat. ``target``:
    about a thing on the table. ``control``: about a control of the title's panels, by its key.
    ``move``: about a move that the coach suggests.
    """

    target: Callable[[Any, Target], str] = lambda _view, _target: ""
    control: Callable[[Any, str], str] = lambda _view, _key: ""
    move: Callable[[Any, Move], str] = lambda _view, _move: ""


NONE = Guidance()
"""Of a title that has no rulebook."""


def by_key(rules: dict[str, str]) -> Callable[[Any, str], str]:
    """The rule of a control: that of the longest beginning of its key among ``rules``."""

    def told(_view: Any, key: str) -> str:
        begins = [start for start in rules if key.startswith(start)]
        return rules[max(begins, key=len)] if begins else ""

    return told
