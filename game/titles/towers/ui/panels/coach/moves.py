"""Moves in words, as a coach suggests them: "Place a pawn on brick (row 2, column 8)"."""

from __future__ import annotations

from game.language import _
from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.panels.coach.field_words import field_text
from game.titles.towers.ui.panels.headings import heading


def move_text(view: TowersView, move: TowersMove) -> str:
    """What to do, as a short sentence without a full stop."""
    where = place_of_move(move)
    if where is None:
        return heading(view, move)
    # Translators: {deed}: a move, as Place a pawn on coal; {place}: row 3, column 4.
    text = _("{deed}: {place}")
    return text.format(deed=heading(view, move), place=field_text(where))


def place_of_move(move: TowersMove) -> Field | None:
    """The field that a move is about."""
    match move:
        case Place(to=to) | MovePawn(to=to) | Demolish(to=to) | Capture(to=to):
            return to
        case Build(at):
            return at
        case Exchange():
            return None
