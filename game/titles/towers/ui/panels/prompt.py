"""One line under the banner: what the viewer can do next."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.towers.moves import Exchange, TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.scene.targets import (
    CardTarget,
    JokerTarget,
    PawnTarget,
    ReserveTarget,
)
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.selection import Selection


def prompt_text(
    view: TowersView, selection: Selection, legal: Sequence[TowersMove], *, deciding: bool
) -> str:
    """What to do next, as a sentence; "" where a panel or the banner already says so.

    ``selection``: what is in hand; ``deciding``: whether the viewer decides now.
    """
    if not deciding or selection.waiting is not None:
        return ""
    if selection.unfinished is not None:
        return _("Choose the blocks of your tower.")
    if selection.blocks:
        return _of_blocks(len(selection.blocks), view.phase)
    if selection.payer is not None:
        return _("Choose where the pawn goes with this card: anything that glows.")
    match selection.picked:
        case PawnTarget():
            return _("This pawn can do what glows. Click it, or press Esc.")
        case ReserveTarget():
            return _("Choose a glowing field: the pawn runs in along its lane.")
        case CardTarget() | JokerTarget() if selection.action is None:
            return _("Choose what this card is for: anything that glows.")
        case _:
            pass
    if selection.action is not None:
        return _for_action(selection.action, view.phase)
    if all(isinstance(move, Exchange) for move in legal):
        return _("Your cards fit nothing now: exchange some of them.")
    if view.round == 1:
        return _("Most points win: demolish, build, capture. Begin with anything that glows.")
    return _("One action: begin with anything that glows.")


def _of_blocks(chosen: int, phase: int) -> str:
    """What to do with the blocks that were clicked (T6.1)."""
    if chosen > phase:
        return _("Choose the pawn on whose field to build.")
    return _("Choose more blocks, or the pawn on whose field to build.")


def looked_text() -> str:
    """What to do once the new cards are in hand and another person comes next."""
    # Translators: hand over: give the laptop to the next person.
    return _("Look at your new cards, then hand over.")


def counting_text() -> str:
    """What is shown when the last turn of a quick town is over (Q3)."""
    return _("The skyline is counted: a tower brings whoever built it a point for each storey.")


def _for_action(action: ActionKind, phase: int) -> str:
    if action is ActionKind.DEMOLISH:
        # Translators: {height} is a number: a tower so high.
        text = _("Choose a glowing tower of at most {height}.")
        return text.format(height=phase)
    return {
        ActionKind.PLACE: _("Choose a glowing field: the pawn runs in along its lane."),
        ActionKind.MOVE: _("Choose the pawn that runs on."),
        ActionKind.BUILD: _("Choose the pawn on whose field to build."),
        ActionKind.CAPTURE: _("Choose a glowing pawn to capture."),
        ActionKind.EXCHANGE: _("Choose the cards to exchange."),
    }[action]
