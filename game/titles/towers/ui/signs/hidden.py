"""What a field hides from an own pawn by its colour, and how that is told (T5.1, T7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from game.language import _
from game.rules.core import Refusal
from game.rules.towers.catalogue import Field
from game.rules.towers.view import TowersView
from game.titles.towers.scene.targets import PawnTarget
from game.titles.towers.ui.hands.guessing import capture_of, demolish_of
from game.titles.towers.ui.hands.meaning import is_own_pawn, seat_of
from game.titles.towers.ui.hands.selection import TowersDecision
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.view_facts import first_in_line, owner
from game.ui.persons import People


def hides(decision: TowersDecision, pawn: Field, goal: Field) -> Field | None:
    """The field whose colour hides from an own pawn what stands at ``goal`` (T5.1, T7.1)."""
    view = decision.view
    if is_own_pawn(view, goal):
        return None
    guess = demolish_of if view.towers[goal] else capture_of
    return _between(decision.why(guess(view, pawn, goal)))


def _between(reason: Refusal | None) -> Field | None:
    if reason is None or reason.code != "colour_between":
        return None
    field = dict(reason.values).get("field")
    return field if isinstance(field, int) else None


def cross_texts(decision: TowersDecision, field: Field) -> list[str]:
    """What the cross says that stands on a field while one's own pawn is pointed at."""
    if not decision.open or decision.selection.waits:
        return []
    view, held = decision.view, decision.selection.picked
    pawns = (held.field,) if isinstance(held, PawnTarget) else view.players[seat_of(view)].pawns
    return [
        _hides(view, decision.people, field, goal)
        for pawn in pawns
        for by, goal in _hidden(decision, pawn)
        if by == field
    ]


def _hidden(decision: TowersDecision, pawn: Field) -> Iterator[tuple[Field, Field]]:
    """The fields whose colours hide something from a pawn, and what stands there."""
    for goal in first_in_line(decision.view, pawn):
        by = hides(decision, pawn, goal)
        if by is not None:
            yield by, goal


def _hides(view: TowersView, people: People, by: Field, goal: Field) -> str:
    """That a field hides the tower or the pawn that stands at ``goal``."""
    material = material_words.within(view.catalogue.colours[by])
    count, seat = len(view.towers[goal]), owner(view, goal)
    if count:
        # Translators: said of a field: a tower, {count} blocks high, is hidden by its material.
        text = _("Its {material} hides the tower of {count} behind it from your pawn.")
        return text.format(material=material, count=count)
    if seat is None or seat < 0:
        # Translators: said of a field: a pawn is hidden by its material.
        text = _("Its {material} hides the neutral pawn behind it from your pawn.")
        return text.format(material=material)
    # Translators: said of a field: another player's pawn is hidden by its material.
    text = _("Its {material} hides the pawn of {name} behind it from your pawn.")
    return text.format(material=material, name=people[seat].name)
