"""How a game would stand if it ended here: cleaned up and scored as it lies (D9, D10)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.brewery import observe
from game.rules.brewery.cleaning import clean_up, score
from game.rules.brewery.determinize import shown
from game.rules.brewery.position import CLEAN_UP, PHASES
from game.rules.brewery.telling import SILENT
from game.rules.brewery.view import BreweryView
from game.rules.core import Outcome


def if_ended(view: BreweryView) -> tuple[BreweryView, Outcome]:
    """The end that ``view`` would come to if all passed from here on, and its outcome.

    What waits on fields has taken effect; a brewing that is only declared has not. ``view`` may be
    one on the way from one position to the next, in a phase in which nobody decides.
    """
    state = shown(view if view.phase in PHASES else replace(view, phase=PHASES[CLEAN_UP]))
    if not view.ended:
        clean_up(state, SILENT)
        score(state, SILENT)
    outcome = state.outcome()
    assert outcome is not None
    return replace(observe.view(state, view.seat), deck=view.deck), outcome
