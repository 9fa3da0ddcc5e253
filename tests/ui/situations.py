"""What panels are told in tests: a situation with the bar that goes with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.core import Move, View
from game.ui.panels.coach import HintButton
from game.ui.persons import People
from game.ui.situation import Acting, AnySituation, Situation


def situation_of(
    view: View,
    people: People,
    seat: int,
    selection: Any,
    legal: Sequence[Move] = (),
    *,
    mine: bool | None = None,
    undo: str = "",
    hint: HintButton | None = None,
    **further: Any,
) -> AnySituation:
    """What a viewer is told who may play what is ``legal``; ``further``: the other fields.

    ``mine``: whether he decides, which else he does where something is legal.
    """
    decides = bool(legal) if mine is None else mine
    acting: Acting[Any, Any, Any] = Acting(view, legal, selection, decides, undo, hint)
    return Situation(view, people, seat, selection, legal, acting, hint=hint, **further)
